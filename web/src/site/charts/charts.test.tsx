import { expect, it } from 'vitest';
import { shareText } from './shares.tsx';
import { sparkPath } from './sparkline.tsx';

it('draws a gap for an unknown value, and a dot for a value without neighbours', () => {
  expect(sparkPath([10, 5, null, 10, null])).toBe('M0.0 0.0L0.0 0.0L25.0 50.0M75.0 0.0L75.0 0.0');
});
it('gives shares of an empty sum as zero', () => {
  expect(shareText(1, 3)).toBe('33.3%');
  expect(shareText(0, 0)).toBe('0.0%');
});
