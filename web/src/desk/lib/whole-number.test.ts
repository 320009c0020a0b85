import { expect, it } from 'vitest';
import { wholeNumber } from './whole-number.ts';

it('parses a whole number in the digits of any script', () => {
  expect(['20', ' 7 ', '२०', '\u0662\u0660'].map(wholeNumber)).toEqual([20, 7, 20, 20]);
  expect(['', 'many', '1.5', '-1', '1234567'].map(wholeNumber)).toEqual([null, null, null, null, null]);
});
