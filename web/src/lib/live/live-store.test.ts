import { expect, test, vi } from 'vitest';
import { createLiveStore, keyOf, type LiveSource } from './live-store.ts';

const stats: LiveSource = { kind: 'doc', path: 'stats/site' };

test('shares one source between two watchers and drops it with the last', () => {
  const store = createLiveStore();
  const onSources = vi.fn();
  store.onSourcesChange(onSources);
  const first = store.watch(stats, () => undefined);
  const second = store.watch({ ...stats }, () => undefined);
  expect(store.sources()).toEqual([{ key: 'stats/site', source: stats }]);
  first();
  expect(store.sources()).toHaveLength(1);
  second();
  expect(store.sources()).toEqual([]);
  expect(onSources).toHaveBeenCalledTimes(2);
});

test('tells every watcher of a value and keeps it for the next one', () => {
  const store = createLiveStore();
  const heard = vi.fn();
  store.watch(stats, heard);
  store.publish('stats/site', { activeUsers: 3 });
  expect(heard).toHaveBeenCalledTimes(1);
  expect(store.value('stats/site')).toEqual({ activeUsers: 3 });
});

test('drops a value that comes after the last watcher left', () => {
  const store = createLiveStore();
  store.watch(stats, () => undefined)();
  store.publish('stats/site', 1);
  expect(store.value('stats/site')).toBeUndefined();
});

test('names equal queries alike', () => {
  const query = (limit: number): LiveSource => ({ kind: 'query', collection: 'comments', where: [['articleId', '==', 'a']], orderBy: [['createdAt', 'desc']], limit });
  expect(keyOf(query(50))).toBe(keyOf(query(50)));
  expect(keyOf(query(50))).not.toBe(keyOf(query(20)));
});

test('remembers that a source failed until it says something again', () => {
  const store = createLiveStore();
  const heard = vi.fn();
  store.watch(stats, heard);
  store.publishFailure('stats/site');
  expect(store.hasFailed('stats/site')).toBe(true);
  store.publish('stats/site', 1);
  expect(store.hasFailed('stats/site')).toBe(false);
  expect(heard).toHaveBeenCalledTimes(2);
});
