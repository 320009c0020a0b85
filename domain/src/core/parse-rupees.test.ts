import { expect, it } from 'vitest';
import { parseRupees, withDecimalPoint } from './parse-rupees.ts';

it('parses one sum in all spellings of trade sheets', () => {
  const texts = [
    '18.4',
    '18.4 Cr',
    '18.40cr.',
    '₹18.4 crore',
    'Rs. 18.4 Crores',
    '18.4 करोड़',
    '१८.४',
    '\u09E7\u09EE.\u09EA',
    '1840 lakh',
    '1,840 L',
    '18,40,00,000',
    '₹ 18,40,00,000',
    '184,000,000',
    '184000000 rupees',
  ];
  expect(texts.map((text) => parseRupees(text, 'crore'))).toEqual(texts.map(() => 184_000_000));
  expect(parseRupees('1,84,00,000', 'crore')).toBe(18_400_000);
});
it("uses the sheet's unit if the cell names none", () => {
  expect([parseRupees('12.5', 'crore'), parseRupees('12.5', 'lakh'), parseRupees('1250', 'rupees')]).toEqual([
    125_000_000, 1_250_000, 1250,
  ]);
  // A number with one comma has the sheet's unit; a number with more commas is in rupees.
  expect([parseRupees('1,250', 'lakh'), parseRupees('1,250', 'rupees'), parseRupees('1,84,00,000', 'lakh')]).toEqual([
    125_000_000, 1250, 18_400_000,
  ]);
});
it('does not lose a rupee to binary rounding', () => {
  expect([parseRupees('1.005', 'crore'), parseRupees('0.29', 'crore'), parseRupees('128.4', 'crore')]).toEqual([
    10_050_000, 2_900_000, 1_284_000_000,
  ]);
});
it('keeps the sign; the caller decides about negative sums', () => {
  expect([
    parseRupees('-5', 'rupees'),
    parseRupees('−1.5 Cr', 'crore'),
    Object.is(parseRupees('-0', 'rupees'), 0),
  ]).toEqual([-5, -15_000_000, true]);
});
it('accepts a comma only between thousands and lakhs', () => {
  expect(['1,234', '1,84,00,000', '18,400,000', '12,345.5'].map((text) => parseRupees(text, 'rupees'))).toEqual([
    1234, 18_400_000, 18_400_000, 12_345,
  ]);
  expect(
    ['27,25', '45,5', '२७,२५', '1,84,00', '1234,567', '1,2,345', ',500', '12,5 Cr'].map((text) =>
      parseRupees(text, 'crore'),
    ),
  ).toEqual(Array.from({ length: 8 }, () => null));
});
it('replaces a decimal comma with a point, and keeps other commas', () => {
  expect(['45,5', '12,50', '0,1234', '₹12,5 Cr', '१२,५', '-3,5'].map(withDecimalPoint)).toEqual([
    '45.5',
    '12.50',
    '0.1234',
    '₹12.5 Cr',
    '12.5',
    '-3.5',
  ]);
  for (const text of ['1,234', '1,84,00,000', '18,400,000', '12.5', '1.234,5', '1,84,00'])
    expect(withDecimalPoint(text)).toBe(text);
});
it('returns null for text that is not an amount', () => {
  expect(
    ['', ' ', 'n/a', '12 apples', '1e9', '1.2.3', '-', ',', '99999999999999999999', '18.4 Cr Cr'].map((text) =>
      parseRupees(text, 'crore'),
    ),
  ).toEqual(Array.from({ length: 10 }, () => null));
});
