import { expect, it, vi } from 'vitest';
import { createLiveStore, type LiveSource } from '../../lib/live/live-store.ts';
import { followSources, type FromListener, type ToListener } from './follow-sources.ts';

const stats: LiveSource = { kind: 'doc', path: 'stats/site' };
const polls: LiveSource = { kind: 'doc', path: 'rollups/polls' };
const config = { projectId: 'demo-test', emulator: null };
const tick = () => new Promise<void>((resolve) => queueMicrotask(resolve));

function begin() {
  const store = createLiveStore();
  const leaveStats = store.watch(stats, () => undefined);
  const told: ToListener[] = [];
  const port: Parameters<typeof followSources>[0]['port'] = {
    postMessage: (message) => told.push(message),
    onmessage: null,
  };
  const stop = followSources({ store, port, config });
  const say = (data: FromListener) => port.onmessage?.({ data } as MessageEvent<FromListener>);
  return { store, leaveStats, told, say, stop };
}

it('sends the config first, then each watched source once', () => {
  const { store, told } = begin();
  store.watch(polls, () => undefined);
  store.watch({ ...polls }, () => undefined);
  expect(told).toEqual([
    { say: 'open', config },
    { say: 'listen', key: 'stats/site', source: stats },
    { say: 'listen', key: 'rollups/polls', source: polls },
  ]);
});

it('stops a source that nobody watches any more, and starts it again when somebody does', async () => {
  const { store, told, leaveStats } = begin();
  leaveStats();
  await tick();
  expect(told.at(-1)).toEqual({ say: 'stop', key: 'stats/site' });
  store.watch(stats, () => undefined);
  expect(told.at(-1)).toEqual({ say: 'listen', key: 'stats/site', source: stats });
});

it('passes values and failures to the store', () => {
  const { store, say } = begin();
  const heard = vi.fn();
  store.watch(stats, heard);
  say({ key: 'stats/site', value: { activeUsers: 3 } });
  expect(store.value('stats/site')).toEqual({ activeUsers: 3 });
  say({ key: 'stats/site', hasFailed: true });
  expect(store.hasFailed('stats/site')).toBe(true);
  // The last value stays after a failure.
  expect(store.value('stats/site')).toEqual({ activeUsers: 3 });
  expect(heard).toHaveBeenCalledTimes(2);
});

it('ignores messages after it was stopped', () => {
  const { store, told, say, stop } = begin();
  stop();
  store.watch(polls, () => undefined);
  say({ key: 'stats/site', value: 1 });
  expect(told).toHaveLength(2);
  expect(store.value('stats/site')).toBeUndefined();
});
