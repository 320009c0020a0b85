import { expect, test } from 'vitest';
import { closeGaps, cursorAfter } from './page-cursors.ts';

test('begins after the last one, and before those of the same time', () => {
  expect(cursorAfter(['9', '8', '7'])).toBe('8');
  expect(cursorAfter(['9', '7', '7', '7'])).toBe('9');
  expect(cursorAfter(['7', '7'])).toBe('7');
  expect(cursorAfter([])).toBeNull();
});

test('stands still while a page shrinks or is loading', () => {
  const cursors = ['6'];
  expect(closeGaps(cursors, [['9', '8', '7', '6']], 4)).toBe(cursors);
  expect(closeGaps(cursors, [['9', '8']], 4)).toBe(cursors);
  expect(closeGaps(cursors, [undefined], 4)).toBe(cursors);
});

test('moves up to the middle of the page above when newcomers pushed its end out', () => {
  expect(closeGaps(['4', '2'], [['9', '8', '7', '6'], ['3', '2']], 4)).toEqual(['7', '2']);
});
