import { expect, it } from 'vitest';
import { memoizeAsync } from './memoize-async.ts';

it('makes the value once for concurrent and later uses, and again after a failure', async () => {
  const results = [Promise.reject(new Error('down')), Promise.resolve('one'), Promise.resolve('two')];
  const value = memoizeAsync(() => results.shift()!);
  await expect(value()).rejects.toThrow('down');
  expect(await Promise.all([value(), value()])).toEqual(['one', 'one']);
  expect(await value()).toBe('one');
});
