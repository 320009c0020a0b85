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

it('says where Firestore is, then what the page wants, each once', () => {
  const { store, told } = begin();
  store.watch(polls, () => undefined);
  store.watch({ ...polls }, () => undefined);
  expect(told).toEqual([
    { say: 'open', config },
    { say: 'listen', key: 'stats/site', source: stats },
    { say: 'listen', key: 'rollups/polls', source: polls },
  ]);
});

it('ends what nobody wants any more, and begins it again when somebody does', async () => {
  const { store, told, leaveStats } = begin();
  leaveStats();
  await tick();
  expect(told.at(-1)).toEqual({ say: 'stop', key: 'stats/site' });
  store.watch(stats, () => undefined);
  expect(told.at(-1)).toEqual({ say: 'listen', key: 'stats/site', source: stats });
});

it('hands on what was heard, a refusal too', () => {
  const { store, say } = begin();
  const heard = vi.fn();
  store.watch(stats, heard);
  say({ key: 'stats/site', value: { activeUsers: 3 } });
  expect(store.value('stats/site')).toEqual({ activeUsers: 3 });
  say({ key: 'stats/site', hasFailed: true });
  expect(store.hasFailed('stats/site')).toBe(true);
  // The last value stays.
  expect(store.value('stats/site')).toEqual({ activeUsers: 3 });
  expect(heard).toHaveBeenCalledTimes(2);
});

it('is silent once it was stopped', () => {
  const { store, told, say, stop } = begin();
  stop();
  store.watch(polls, () => undefined);
  say({ key: 'stats/site', value: 1 });
  expect(told).toHaveLength(2);
  expect(store.value('stats/site')).toBeUndefined();
});
