import { expect, test } from 'vitest';
import { createSubmissionKeys } from './submission-key.ts';

test('keeps the key for retries of the same body until the body was sent', () => {
  let count = 0;
  const keys = createSubmissionKeys(() => `key-${(count += 1)}`);
  expect(keys.keyFor({ a: 1 })).toBe('key-1');
  expect(keys.keyFor({ a: 1 })).toBe('key-1');
  expect(keys.keyFor({ a: 2 })).toBe('key-2');
  keys.done();
  expect(keys.keyFor({ a: 2 })).toBe('key-3');
});
