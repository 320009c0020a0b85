import { expect, test } from 'vitest';
import { arrivedAbove, keepCurrent, step } from './cursor.ts';

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

test('counts only new cards above all known ones as arrived', () => {
  expect(arrivedAbove(['b', 'c'], ['a', 'b', 'c', 'd'])).toEqual(['a']);
  expect(arrivedAbove(['a', 'c'], ['a', 'b', 'c'])).toEqual([]);
  expect(arrivedAbove([], ['a'])).toEqual([]);
  expect(arrivedAbove(['a'], ['b'])).toEqual([]);
});
