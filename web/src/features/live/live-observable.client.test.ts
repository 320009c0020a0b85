import { expect, test, vi } from 'vitest';
import { createLiveObservables } from './live-observable.client.ts';

const tick = () => new Promise<void>((resolve) => queueMicrotask(resolve));

function setUp() {
  const stop = vi.fn();
  const on: { next: (value: number) => void; error: (error: Error) => void }[] = [];
  const start = vi.fn((listener: (typeof on)[number]) => {
    on.push(listener);
    return stop;
  });
  return { observables: createLiveObservables<number>(), start, stop, on };
}

test('turns an error into data and goes on', () => {
  const { observables, start, on } = setUp();
  const heard: unknown[] = [];
  observables.get('a', start).observable.subscribe((value) => heard.push(value));
  const refused = new Error('permission-denied');
  on[0]?.next(1);
  on[0]?.error(refused);
  on[0]?.next(2);
  expect(heard).toEqual([{ value: 1 }, { error: refused }, { value: 2 }]);
});

test('starts one listener for many subscribers and gives late ones the last value', () => {
  const { observables, start, on } = setUp();
  observables.get('a', start).observable.subscribe();
  on[0]?.next(7);
  const late: unknown[] = [];
  observables.get('a', start).observable.subscribe((value) => late.push(value));
  expect(start).toHaveBeenCalledTimes(1);
  expect(late).toEqual([{ value: 7 }]);
});

test('stops listening when the last component unmounts, whatever reactfire keeps', async () => {
  const { observables, start, stop } = setUp();
  const { observable, cacheId } = observables.get('a', start);
  observable.subscribe();
  const first = observables.retain('a');
  const second = observables.retain('a');
  first();
  await tick();
  expect(stop).not.toHaveBeenCalled();
  second();
  await tick();
  expect(stop).toHaveBeenCalledTimes(1);
  expect(observables.get('a', start).cacheId).not.toBe(cacheId);
});

test('keeps the listener when the next page wants the same at once', async () => {
  const { observables, start, stop } = setUp();
  observables.get('a', start).observable.subscribe();
  const leave = observables.retain('a');
  leave();
  observables.retain('a');
  await tick();
  expect(stop).not.toHaveBeenCalled();
});
