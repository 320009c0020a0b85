import { PAGE_SIZE } from '@first-show/domain/core/limits';
import { expect, test } from 'vitest';
import { cardShapes } from './card-grid.tsx';

/** Width of a card in a grid of three columns, in sixths of a row. */
const widths = { lead: 6, half: 3, pair: 2 };

test('leaves no gap in a row, whatever the number of stories', () => {
  for (let count = 1; count <= 3 * PAGE_SIZE; count += 1) {
    const sixths = cardShapes(count, 3).reduce((sum, shape) => sum + widths[shape], 0);
    expect(sixths % 6, `${count} in three columns`).toBe(0);
    const halves = cardShapes(count, 2).reduce((sum, shape) => sum + (shape === 'lead' ? 2 : 1), 0);
    expect(halves % 2, `${count} in two columns`).toBe(0);
  }
});

test('makes the first story a lead if one is left over', () => {
  expect(cardShapes(1, 3)).toEqual(['lead']);
  expect(cardShapes(5, 2)).toEqual(['lead', 'pair', 'pair', 'pair', 'pair']);
});

test('makes the best match of a search a lead, however many stories were found', () => {
  expect(cardShapes(2, 3, true)).toEqual(['lead', 'lead']);
  expect(cardShapes(3, 3, true)).toEqual(['lead', 'half', 'half']);
  expect(cardShapes(4, 3, true)).toEqual(['lead', 'pair', 'pair', 'pair']);
  expect(cardShapes(5, 2, true)).toEqual(cardShapes(5, 2));
});

test('keeps the shapes of a page when another page is appended', () => {
  const before = cardShapes(PAGE_SIZE, 3);
  expect(cardShapes(PAGE_SIZE + 2, 3).slice(0, PAGE_SIZE)).toEqual(before);
  expect(cardShapes(PAGE_SIZE + 2, 3).slice(PAGE_SIZE)).toEqual(['half', 'half']);
});
