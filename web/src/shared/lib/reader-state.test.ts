import type { ReaderState } from '@first-show/domain/reader/reader.schema';
import { expect, test, vi } from 'vitest';
import { createReaderQueue } from './reader-state.ts';

const state: ReaderState = { reactions: { a: 'love' }, votes: { b: 1 }, predictions: {}, ratings: {}, comments: [] };

test('asks for all items of the page in one call, without those whose request was cancelled', async () => {
  const tasks: (() => void)[] = [];
  const load = vi.fn((_items: string[]) => Promise.resolve(state));
  const ask = createReaderQueue(load, (task) => tasks.push(task));
  const reaction = vi.fn();
  const comments = vi.fn();
  const gone = vi.fn();
  ask('article:a', reaction);
  ask('article:a', comments);
  ask('poll:b', vi.fn());
  ask('poll:c', gone)();
  expect(tasks).toHaveLength(1);
  tasks[0]?.();
  await vi.waitFor(() => expect(reaction).toHaveBeenCalledWith(state));
  expect(load.mock.calls).toEqual([[['article:a', 'poll:b']]]);
  expect(comments).toHaveBeenCalledWith(state);
  expect(gone).not.toHaveBeenCalled();
});

test('splits more items than one call allows into several calls, and gives each listener its own answer', async () => {
  const tasks: (() => void)[] = [];
  const load = vi.fn((items: string[]) => Promise.resolve({ ...state, votes: { [items.length]: 0 } }));
  const ask = createReaderQueue(load, (task) => tasks.push(task));
  const [first, last] = [vi.fn(), vi.fn()];
  for (let index = 0; index < 51; index += 1) ask(`poll:${index}`, index === 50 ? last : first);
  tasks[0]?.();
  await vi.waitFor(() => expect(last).toHaveBeenCalledTimes(1));
  expect(load.mock.calls.map(([items]) => items.length)).toEqual([50, 1]);
  expect(last).toHaveBeenCalledWith(expect.objectContaining({ votes: { 1: 0 } }));
  expect(first).toHaveBeenCalledTimes(50);
});

test('calls no listener if the call fails, and sends a new call for the next request', async () => {
  const tasks: (() => void)[] = [];
  const load = vi.fn((_items: string[]) => Promise.reject(new Error('503')));
  const ask = createReaderQueue(load, (task) => tasks.push(task));
  const listener = vi.fn();
  ask('poll:b', listener);
  tasks[0]?.();
  await Promise.resolve();
  ask('poll:b', listener);
  tasks[1]?.();
  expect(load).toHaveBeenCalledTimes(2);
  expect(listener).not.toHaveBeenCalled();
});
