import { expect, test } from 'vitest';
import { closeGaps, cursorAfter } from './page-cursors.ts';

test('makes the next page repeat all comments that have the time of the last one', () => {
  expect(cursorAfter(['9', '8', '7'])).toBe('8');
  expect(cursorAfter(['9', '7', '7', '7'])).toBe('9');
  expect(cursorAfter(['7', '7'])).toBe('7');
  expect(cursorAfter([])).toBeNull();
});

test('keeps the cursors while a page shrinks or loads', () => {
  const cursors = ['6'];
  expect(closeGaps(cursors, [['9', '8', '7', '6']], 4)).toBe(cursors);
  expect(closeGaps(cursors, [['9', '8']], 4)).toBe(cursors);
  expect(closeGaps(cursors, [undefined], 4)).toBe(cursors);
});

test('inserts a page where new comments opened a gap, and keeps the other pages', () => {
  const cursors = ['4', '2'];
  const closed = closeGaps(cursors, [['9', '8', '7', '6'], ['3', '2'], ['1']], 4);
  expect(closed).toEqual(['7', '4', '2']);
  expect(closeGaps(closed, [['9', '8', '7', '6'], undefined, ['3', '2'], ['1']], 4)).toBe(closed);
});

test('drops a page if the page above it reaches the page below', () => {
  expect(
    closeGaps(
      ['7', '4'],
      [
        ['8', '7', '5', '4'],
        ['6', '5', '4', '3'],
        ['3', '2'],
      ],
      4,
    ),
  ).toEqual(['4']);
});
