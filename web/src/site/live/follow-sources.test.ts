import { expect, it, vi } from 'vitest';
import { createLiveStore, type LiveSource } from '../../shared/lib/live/live-store.ts';
import { followSources, type FromListener, type ToListener } from './follow-sources.ts';

const stats: LiveSource = { kind: 'doc', path: 'stats/site' };
const polls: LiveSource = { kind: 'doc', path: 'rollups/polls' };
const config = { projectId: 'demo-test', emulator: null };
const tick = () => new Promise<void>((resolve) => queueMicrotask(resolve));

function begin() {
  const store = createLiveStore();
  const leaveStats = store.watch(stats, () => undefined);
  const messages: ToListener[] = [];
  const port: Parameters<typeof followSources>[0]['port'] = {
    postMessage: (message) => messages.push(message),
    onmessage: null,
  };
  const stop = followSources({ store, port, config });
  const receive = (data: FromListener) => port.onmessage?.({ data } as MessageEvent<FromListener>);
  return { store, leaveStats, messages, receive, stop };
}

it('sends the config to the listener first, then each watched source once', () => {
  const { store, messages } = begin();
  store.watch(polls, () => undefined);
  store.watch({ ...polls }, () => undefined);
  expect(messages).toEqual([
    { type: 'open', config },
    { type: 'listen', key: 'stats/site', source: stats },
    { type: 'listen', key: 'rollups/polls', source: polls },
  ]);
});

it('stops listening to a source that is no longer watched, and starts again when it is watched again', async () => {
  const { store, messages, leaveStats } = begin();
  leaveStats();
  await tick();
  expect(messages.at(-1)).toEqual({ type: 'stop', key: 'stats/site' });
  store.watch(stats, () => undefined);
  expect(messages.at(-1)).toEqual({ type: 'listen', key: 'stats/site', source: stats });
});

it('passes values and failures to the store', () => {
  const { store, receive } = begin();
  const listener = vi.fn();
  store.watch(stats, listener);
  receive({ key: 'stats/site', value: { activeUsers: 3 } });
  expect(store.value('stats/site')).toEqual({ activeUsers: 3 });
  receive({ key: 'stats/site', hasFailed: true });
  expect(store.hasFailed('stats/site')).toBe(true);
  // The last value stays after a failure.
  expect(store.value('stats/site')).toEqual({ activeUsers: 3 });
  expect(listener).toHaveBeenCalledTimes(2);
});

it('ignores messages after it was stopped', () => {
  const { store, messages, receive, stop } = begin();
  stop();
  store.watch(polls, () => undefined);
  receive({ key: 'stats/site', value: 1 });
  expect(messages).toHaveLength(2);
  expect(store.value('stats/site')).toBeUndefined();
});
