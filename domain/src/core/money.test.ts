import { describe, expect, it } from 'vitest';
import { croreToRupees, formatChange, formatCount, formatCountOf, formatRupees, formatRupeesInFull } from './money.ts';

describe('formatRupees', () => {
  it('formats sums from ten million rupees on in crore', () => {
    expect(formatRupees(10_000_000)).toBe('₹1.0 Cr');
    expect(formatRupees(1_284_000_000)).toBe('₹128.4 Cr');
    expect(formatRupees(10_500_000)).toBe('₹1.1 Cr');
    expect(formatRupees(14_074_000_000)).toBe('₹1,407.4 Cr');
    expect(formatRupees(-14_074_000_000)).toBe('-₹1,407.4 Cr');
    expect(formatRupees(9_999_960_000)).toBe('₹1,000.0 Cr');
    expect(formatRupees(1_234_567_000_000)).toBe('₹1,23,456.7 Cr');
  });
  it('formats sums from one lakh (100,000) on in lakh', () => {
    expect(formatRupees(100_000)).toBe('₹1.0 L');
    expect(formatRupees(9_000_000)).toBe('₹90.0 L');
  });
  it('formats a sum just below a crore in lakh', () => {
    expect(formatRupees(9_996_000)).toBe('₹100.0 L');
    expect(formatRupees(9_999_999)).toBe('₹100.0 L');
    expect(formatRupees(-9_999_999)).toBe('-₹100.0 L');
    expect(formatRupees(99_999)).toBe('₹99,999');
  });
  it('groups smaller sums in the Indian way', () => {
    expect(formatRupees(84_210)).toBe('₹84,210');
    expect(formatRupees(0)).toBe('₹0');
  });
  it('shows a dash for an unknown sum', () => {
    expect(formatRupees(null)).toBe('—');
    expect(formatRupees(undefined)).toBe('—');
    expect(formatRupees(Number.NaN)).toBe('—');
    expect(formatRupeesInFull(null)).toBe('—');
  });
});

it('writes all digits of a sum or a count in Indian grouping', () => {
  expect(formatRupeesInFull(1_284_000_000)).toBe('₹1,28,40,00,000');
  expect(formatCount(112_408)).toBe('1,12,408');
});

it('converts crore to whole rupees', () => {
  expect(croreToRupees(18.4)).toBe(184_000_000);
  expect(croreToRupees(0.43)).toBe(4_300_000);
});

it('shows the sign of a change once, and none for zero', () => {
  expect(formatChange(12.4)).toBe('+12.4%');
  expect(formatChange(-8.6)).toBe('-8.6%');
  expect(formatChange(0)).toBe('0.0%');
  expect(formatChange(-0.01)).toBe('0.0%');
  expect(formatChange(0.04)).toBe('0.0%');
});

it('groups digits like `Intl` does for India', () => {
  const indian = new Intl.NumberFormat('en-IN', { maximumFractionDigits: 0 });
  for (const count of [
    0, 7, 999, 1000, 12_345, 99_999, 100_000, 1_234_567, 12_84_00_000, 9_999_999_999, 1234.5, 999.5, -1, -999, -1000,
    -112_408,
  ])
    expect(formatCount(count)).toBe(indian.format(count));
});

it.each([
  [0, 'vote', undefined, '0 votes'],
  [1, 'vote', undefined, '1 vote'],
  [123_456, 'vote', undefined, '1,23,456 votes'],
  [1, 'story', 'stories', '1 story'],
  [2, 'story', 'stories', '2 stories'],
])('%i as a count of %s', (count, one, many, text) => {
  expect(formatCountOf(count, one, many)).toBe(text);
});
