import { expect, it } from 'vitest';
import { speedText, trendText } from './speed-text.ts';

it('formats a value in the unit of its metric', () => {
  expect(speedText('LCP', 1240)).toBe('1.24 s');
  expect(speedText('INP', 180.4)).toBe('180 ms');
  expect(speedText('CLS', 0.0123)).toBe('0.012');
  expect(speedText('TTFB', null)).toBe('—');
});

it('formats the change against the week before, if both weeks have a value', () => {
  expect(trendText({ now: 108, before: 100 })).toBe('+8%');
  expect(trendText({ now: 90, before: 100 })).toBe('−10%');
  expect(trendText({ now: 100, before: 100 })).toBe('±0%');
  expect(trendText({ now: null, before: 100 })).toBe('');
});
