import { expect, it } from 'vitest';
import { croreText, integerOrZero, parseAmount, parseCrore } from './parse-amount.ts';

it('reads digits with and without grouping, and amounts in crore and lakh', () => {
  expect(
    ['1284000000', '1,28,40,00,000', ' ₹ 500 ', 'Rs. 20', '128.4 Cr', '90 L', '1.5 lakh', '12.9', '-5'].map(
      parseAmount,
    ),
  ).toEqual([1_284_000_000, 1_284_000_000, 500, 20, 1_284_000_000, 9_000_000, 150_000, 12, -5]);
});
it('returns null for text that is not an amount', () => {
  expect(['', 'abc', '12 apples', '1e9', '99999999999999999999', '-'].map(parseAmount)).toEqual([
    null,
    null,
    null,
    null,
    null,
    null,
  ]);
  expect(['', 'abc', '-0', '27,25', '१२,५'].map(integerOrZero)).toEqual([0, 0, 0, Number.NaN, Number.NaN]);
});
it('reads a bare number as crore, or as rupees if it is too large for crore', () => {
  const same = ['18.4', '18.4 Cr', '18,40,00,000', '184000000', '₹18.4 crore', '1840 lakh'];
  expect(same.map(parseCrore)).toEqual(same.map(() => 184_000_000));
  expect(['1,84,00,000', '1500', '45,000', '45000', '500 rupees', '-2', '', 'lots'].map(parseCrore)).toEqual([
    18_400_000,
    15_000_000_000,
    45_000,
    45_000,
    500,
    -20_000_000,
    null,
    null,
  ]);
});
it('writes an amount in crore that reads back as the same amount', () => {
  const sums = [0, 1, 45_000, 12_345_678, 184_000_000, 15_000_000_000, 120_000_000_000];
  expect(sums.map(croreText)).toEqual(['0', '0.0000001', '0.0045', '1.2345678', '18.4', '1500', '12000 Cr']);
  expect(sums.map(croreText).map(parseCrore)).toEqual(sums);
  expect(croreText(null)).toBe('');
});
