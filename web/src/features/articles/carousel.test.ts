import { expect, test } from 'vitest';
import { carousel, isPlaying, startCarousel } from './carousel.ts';

test('wraps at both ends', () => {
  const start = startCarousel(5);
  expect(carousel(start, { type: 'step', by: -1 }).index).toBe(4);
  expect(carousel({ ...start, index: 4 }, { type: 'step', by: 1 }).index).toBe(0);
});

test('stands still on hover, focus, a hidden tab and pause, and goes on after each', () => {
  const start = startCarousel(5);
  expect(isPlaying(start)).toBe(true);
  const reasons = [
    [{ type: 'hover', isHovered: true }, { type: 'hover', isHovered: false }],
    [{ type: 'focus', hasFocus: true }, { type: 'focus', hasFocus: false }],
    [{ type: 'tab', isHidden: true }, { type: 'tab', isHidden: false }],
    [{ type: 'pause', isPaused: true }, { type: 'pause', isPaused: false }],
  ] as const;
  for (const [stop, go] of reasons) {
    const stopped = carousel(start, stop);
    expect(isPlaying(stopped)).toBe(false);
    expect(isPlaying(carousel(stopped, go))).toBe(true);
  }
});

test('does not play a single slide', () => {
  expect(isPlaying(startCarousel(1))).toBe(false);
});

test('goes to a slide and never past the last', () => {
  expect(carousel(startCarousel(3), { type: 'go', to: 2 }).index).toBe(2);
  expect(carousel(startCarousel(3), { type: 'go', to: 9 }).index).toBe(2);
});
