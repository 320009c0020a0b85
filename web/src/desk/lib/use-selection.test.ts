import { expect, test } from 'vitest';
import { emptySelection, keepShown, selectAll, selectRange, toggle } from './use-selection.ts';

const shown = ['a', 'b', 'c', 'd'];
const idsOf = (selection: { ids: ReadonlySet<string> }) => [...selection.ids].sort();

test('selects and deselects one item', () => {
  const picked = toggle(emptySelection, 'b');
  expect(idsOf(picked)).toEqual(['b']);
  expect(idsOf(toggle(picked, 'b'))).toEqual([]);
});

test('selects a range from the last selected item in either direction', () => {
  expect(idsOf(selectRange(toggle(emptySelection, 'b'), shown, 'd'))).toEqual(['b', 'c', 'd']);
  expect(idsOf(selectRange(toggle(emptySelection, 'c'), shown, 'a'))).toEqual(['a', 'b', 'c']);
  expect(idsOf(selectRange(emptySelection, shown, 'c'))).toEqual(['c']);
  expect(selectRange(emptySelection, shown, 'gone')).toBe(emptySelection);
});

test('starts a new range at the item if the anchor is not shown', () => {
  const hidden = toggle(toggle(emptySelection, 'z'), 'z');
  const first = selectRange(hidden, shown, 'b');
  expect(idsOf(first)).toEqual(['b']);
  expect(idsOf(selectRange(first, shown, 'd'))).toEqual(['b', 'c', 'd']);
});

test('deselects items that are no longer shown', () => {
  const all = selectAll(shown);
  expect(keepShown(all, shown)).toBe(all);
  const left = keepShown(all, ['a', 'b']);
  expect(idsOf(left)).toEqual(['a', 'b']);
  expect(left.anchor).toBeNull();
});
