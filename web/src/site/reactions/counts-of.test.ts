import { expect, test } from 'vitest';
import { countsOf } from './counts-of.ts';

test('takes the five counts and ignores other fields', () => {
  expect(countsOf({ like: 3, love: 2, wow: -1, updatedAt: 'x' })).toEqual({
    like: 3,
    love: 2,
    wow: 0,
    laugh: 0,
    angry: 0,
  });
});
