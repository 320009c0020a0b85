import { expect, it } from 'vitest';
import { createBatcher } from './batcher.ts';

function setUp(max = 10) {
  let nowMs = 1000;
  const written: string[][] = [];
  const sleeping: (() => void)[] = [];
  const add = createBatcher<string>({
    waitMs: 300,
    max,
    nowMs: () => nowMs,
    sleep: () => new Promise((resolve) => sleeping.push(resolve)),
    write: (items) =>
      items.includes('bad') ? Promise.reject(new Error('no')) : (written.push([...items]), Promise.resolve()),
  });
  return {
    add,
    written,
    at: (time: number) => (nowMs = time),
    wake: () => sleeping.splice(0).forEach((resolve) => resolve()),
  };
}

it('writes a single item at once, and items in quick succession together', async () => {
  const { add, written, at, wake } = setUp();
  await add('a');
  at(1100);
  const both = [add('b'), add('c')];
  expect(written).toEqual([['a']]);
  wake();
  await Promise.all(both);
  expect(written).toEqual([['a'], ['b', 'c']]);
  at(1400);
  await add('d');
  expect(written.at(-1)).toEqual(['d']);
});
it('starts a new batch when one is full', async () => {
  const { add, written, wake } = setUp(2);
  await add('a');
  const others = ['b', 'c', 'd'].map(add);
  wake();
  await Promise.all(others);
  expect(written).toEqual([['a'], ['b', 'c'], ['d']]);
});
it('rejects every item of a failed batch, and keeps working', async () => {
  const { add, written, wake } = setUp();
  await add('a');
  const lost = Promise.allSettled([add('b'), add('bad')]);
  wake();
  expect((await lost).map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  const next = add('c');
  wake();
  await next;
  expect(written.at(-1)).toEqual(['c']);
});
