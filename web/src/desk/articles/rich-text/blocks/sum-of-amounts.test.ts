import { expect, it } from 'vitest';
import { sumOfAmounts } from './sum-of-amounts.ts';

it('adds up amounts in rupees and paise', () => {
  expect(sumOfAmounts(['₹18', '₹ 131.50', '₹0.50'])).toBe('₹150');
  expect(sumOfAmounts(['₹1,00,000', '₹12.25'])).toBe('₹1,00,012.25');
  expect(sumOfAmounts(['₹१८', '₹1'])).toBe('₹19');
});
it('returns null if a row is not an amount, or if there are no rows', () => {
  expect(sumOfAmounts([])).toBeNull();
  expect(sumOfAmounts(['₹18', ''])).toBeNull();
  expect(sumOfAmounts(['₹18', '12%'])).toBeNull();
  expect(sumOfAmounts(['₹27,25'])).toBeNull();
});
