import { expect, test } from 'vitest';
import { formatFollowers } from './format-followers.ts';

test('formats lakh and crore, and prints smaller numbers in full', () => {
  expect(formatFollowers(210_000)).toBe('2.1 L');
  expect(formatFollowers(12_000_000)).toBe('1.2 Cr');
  expect(formatFollowers(88_214)).toBe('88,214');
});
