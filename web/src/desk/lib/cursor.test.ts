import { expect, test } from 'vitest';
import { arrivedAbove, keepCurrent, keepInView, step } from './cursor.ts';

test('moves the current card down and up and stops at both ends', () => {
  expect(step(['a', 'b', 'c'], 'a', 1)).toBe('b');
  expect(step(['a', 'b', 'c'], 'c', 1)).toBe('c');
  expect(step(['a', 'b', 'c'], 'a', -1)).toBe('a');
  expect(step(['a', 'b'], null, 1)).toBe('a');
  expect(step([], null, 1)).toBeNull();
});

test('keeps the current card while others come and go, and starts with the first card', () => {
  expect(keepCurrent(['a', 'b'], ['new', 'a', 'b'], 'b')).toBe('b');
  expect(keepCurrent([], ['a', 'b'], null)).toBe('a');
});

test('moves to the next card below when the current one leaves, or up at the end of the list', () => {
  expect(keepCurrent(['a', 'b', 'c'], ['a', 'c'], 'b')).toBe('c');
  expect(keepCurrent(['a', 'b', 'c', 'd'], ['a', 'd'], 'b')).toBe('d');
  expect(keepCurrent(['a', 'b', 'c'], ['a', 'b'], 'c')).toBe('b');
  expect(keepCurrent(['a'], [], 'a')).toBeNull();
  expect(keepCurrent(['a'], ['x', 'y'], 'a')).toBe('x');
});

test('moves to a visible card when scrolling hides most of the current one', () => {
  /** Cards one below the other. The first one starts at `top`. */
  const stack = (top: number, ...heights: number[]) =>
    heights.map((height, index) => ({ id: 'abcd'.charAt(index), top, bottom: (top += height) }));
  expect(keepInView(stack(0, 300, 300), 'b', 700)).toBe('b');
  expect(keepInView(stack(-200, 300, 300), 'a', 700)).toBe('a');
  expect(keepInView(stack(-201, 300, 300, 300), 'a', 700)).toBe('b');
  expect(keepInView(stack(-1000, 300, 300, 300, 300), 'a', 700), 'the only card in view').toBe('d');
  expect(keepInView(stack(200, 300, 300, 300), 'c', 700), 'below the view').toBe('a');
  expect(keepInView(stack(-500, 600, 1000), 'a', 700), 'no card fits the view').toBe('b');
  expect(keepInView(stack(-500, 2000), 'a', 700), 'fills the view').toBe('a');
  expect(keepInView(stack(-900, 300, 300), 'a', 700), 'all are above the view').toBe('a');
  expect(keepInView([], null, 700)).toBeNull();
});

test('counts only new cards above all known ones as arrived', () => {
  expect(arrivedAbove(['b', 'c'], ['a', 'b', 'c', 'd'])).toEqual(['a']);
  expect(arrivedAbove(['a', 'c'], ['a', 'b', 'c'])).toEqual([]);
  expect(arrivedAbove([], ['a'])).toEqual([]);
  expect(arrivedAbove(['a'], ['b'])).toEqual([]);
});
