import { expect, it } from 'vitest';
import { integerOrZero, parseAmount } from './parse-amount.ts';

it('reads digits with or without grouping, and sums in crore and lakh', () => {
  expect(
    ['1284000000', '1,28,40,00,000', ' ₹ 500 ', 'Rs. 20', '128.4 Cr', '90 L', '1.5 lakh', '12.9', '-5'].map(
      parseAmount,
    ),
  ).toEqual([1_284_000_000, 1_284_000_000, 500, 20, 1_284_000_000, 9_000_000, 150_000, 12, -5]);
});
it('knows what is no amount', () => {
  expect(['', 'abc', '12 apples', '1e9', '99999999999999999999', '-'].map(parseAmount)).toEqual([
    null,
    null,
    null,
    null,
    null,
    null,
  ]);
  expect([integerOrZero(''), integerOrZero('abc'), integerOrZero('-0')]).toEqual([0, 0, 0]);
});
