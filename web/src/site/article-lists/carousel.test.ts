import { expect, test } from 'vitest';
import { carousel, isPlaying, startCarousel } from './carousel.ts';

test('wraps around at both ends', () => {
  const start = startCarousel(5);
  expect(carousel(start, { type: 'step', by: -1 }).index).toBe(4);
  expect(carousel({ ...start, index: 4 }, { type: 'step', by: 1 }).index).toBe(0);
});

test('stops on hover, on focus, in a hidden tab and on pause, and continues after each', () => {
  const start = startCarousel(5);
  expect(isPlaying(start)).toBe(true);
  const reasons = [
    [
      { type: 'hover', isHovered: true },
      { type: 'hover', isHovered: false },
    ],
    [
      { type: 'focus', hasFocus: true },
      { type: 'focus', hasFocus: false },
    ],
    [
      { type: 'tab', isHidden: true },
      { type: 'tab', isHidden: false },
    ],
    [
      { type: 'pause', isPaused: true },
      { type: 'pause', isPaused: false },
    ],
  ] as const;
  for (const [stop, go] of reasons) {
    const stopped = carousel(start, stop);
    expect(isPlaying(stopped)).toBe(false);
    expect(isPlaying(carousel(stopped, go))).toBe(true);
  }
});

test('continues after play, although pointer and focus are still on the button', () => {
  const pressed = [
    { type: 'hover', isHovered: true },
    { type: 'focus', hasFocus: true },
    { type: 'pause', isPaused: true },
    { type: 'pause', isPaused: false },
  ] as const;
  const playing = pressed.reduce(carousel, startCarousel(5));
  expect(isPlaying(playing)).toBe(true);
  expect(isPlaying(carousel(playing, { type: 'hover', isHovered: true }))).toBe(false);
});

test('does not play a single slide', () => {
  expect(isPlaying(startCarousel(1))).toBe(false);
});

test('goes to a slide, but never past the last one', () => {
  expect(carousel(startCarousel(3), { type: 'go', to: 2 }).index).toBe(2);
  expect(carousel(startCarousel(3), { type: 'go', to: 9 }).index).toBe(2);
});
