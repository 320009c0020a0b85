import { expect, it } from 'vitest';
import { createLock, createLocks } from './lock.ts';

/** A call that logs its start, and ends when the test calls `end` or `fail`. */
function work(name: string, log: string[]) {
  const { promise, resolve, reject } = Promise.withResolvers<string>();
  const run = () => {
    log.push(`${name} begins`);
    return promise;
  };
  return { run, end: () => resolve(name), fail: () => reject(new Error(name)) };
}

it('runs one call at a time for a key, in order, and different keys in parallel', async () => {
  const log: string[] = [];
  const inTurn = createLocks();
  const [first, second, other] = [work('first', log), work('second', log), work('other', log)];
  const answers = [inTurn('a', first.run), inTurn('a', second.run), inTurn('b', other.run)];
  other.end();
  expect(await answers[2]).toBe('other');
  expect(log).toEqual(['first begins', 'other begins']);
  first.end();
  expect(await answers[0]).toBe('first');
  second.end();
  expect(await answers[1]).toBe('second');
  expect(log).toEqual(['first begins', 'other begins', 'second begins']);
});

it('runs the next call after a failure, and rejects only the failed call', async () => {
  const log: string[] = [];
  const exclusively = createLock();
  const [first, second] = [work('first', log), work('second', log)];
  const answers = [exclusively(first.run), exclusively(second.run)] as const;
  first.fail();
  await expect(answers[0]).rejects.toThrow('first');
  second.end();
  expect(await answers[1]).toBe('second');
});
