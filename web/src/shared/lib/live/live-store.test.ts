import { expect, test, vi } from 'vitest';
import { createLiveStore, keyOf, type LiveSource } from './live-store.ts';

const stats: LiveSource = { kind: 'doc', path: 'stats/site' };

const tick = () => new Promise<void>((resolve) => queueMicrotask(resolve));

test('shares one source between two watchers and removes it after the last one has stopped watching', async () => {
  const store = createLiveStore();
  const onSources = vi.fn();
  store.onSourcesChange(onSources);
  const first = store.watch(stats, () => undefined);
  const second = store.watch({ ...stats }, () => undefined);
  expect(store.sources()).toEqual([{ key: 'stats/site', source: stats }]);
  first();
  expect(store.sources()).toHaveLength(1);
  second();
  await tick();
  expect(store.sources()).toEqual([]);
  expect(onSources).toHaveBeenCalledTimes(2);
});

test('notifies a watcher of a value and keeps the value', () => {
  const store = createLiveStore();
  const heard = vi.fn();
  store.watch(stats, heard);
  store.publish('stats/site', { activeUsers: 3 });
  expect(heard).toHaveBeenCalledTimes(1);
  expect(store.value('stats/site')).toEqual({ activeUsers: 3 });
});

test('keeps a source and its value for a watcher that starts in the same tick in which the last one stops', async () => {
  const store = createLiveStore();
  const leave = store.watch(stats, () => undefined);
  store.publish('stats/site', { activeUsers: 3 });
  leave();
  store.watch(stats, () => undefined);
  await tick();
  expect(store.value('stats/site')).toEqual({ activeUsers: 3 });
});

test('ignores a value that arrives after the last watcher has stopped', async () => {
  const store = createLiveStore();
  store.watch(stats, () => undefined)();
  await tick();
  store.publish('stats/site', 1);
  expect(store.value('stats/site')).toBeUndefined();
});

test('gives equal queries the same key, and different queries different keys', () => {
  const query = (limit: number): LiveSource => ({
    kind: 'query',
    collection: 'comments',
    where: [['articleId', '==', 'a']],
    orderBy: [['createdAt', 'desc']],
    limit,
  });
  expect(keyOf(query(50))).toBe(keyOf(query(50)));
  expect(keyOf(query(50))).not.toBe(keyOf(query(20)));
});

test('marks all sources as failed when the listener is lost, also those watched later, each until its own value arrives', () => {
  const store = createLiveStore();
  const heard = vi.fn();
  store.watch(stats, heard);
  store.publishLoss();
  store.publishLoss();
  expect(heard).toHaveBeenCalledTimes(1);
  store.watch({ kind: 'doc', path: 'rollups/polls' }, () => undefined);
  expect([store.hasFailed('stats/site'), store.hasFailed('rollups/polls')]).toEqual([true, true]);
  store.publish('rollups/polls', {});
  expect(store.hasFailed('rollups/polls')).toBe(false);
});

test('keeps the last data of a deleted document and marks it as gone, until the document exists again', () => {
  const store = createLiveStore();
  store.watch(stats, () => undefined);
  store.publish('stats/site', null);
  expect([store.value('stats/site'), store.isGone('stats/site')]).toEqual([null, false]);
  store.publish('stats/site', { activeUsers: 3 });
  store.publish('stats/site', null);
  store.publish('stats/site', null);
  expect([store.value('stats/site'), store.isGone('stats/site')]).toEqual([{ activeUsers: 3 }, true]);
  store.publish('stats/site', { activeUsers: 4 });
  expect([store.value('stats/site'), store.isGone('stats/site')]).toEqual([{ activeUsers: 4 }, false]);
});

test('keeps a source marked as failed until a value arrives', () => {
  const store = createLiveStore();
  const heard = vi.fn();
  store.watch(stats, heard);
  store.publishFailure('stats/site');
  expect(store.hasFailed('stats/site')).toBe(true);
  store.publish('stats/site', 1);
  expect(store.hasFailed('stats/site')).toBe(false);
  expect(heard).toHaveBeenCalledTimes(2);
});
