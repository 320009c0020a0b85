import { expect, test, vi } from 'vitest';

vi.mock('./use-live-state.ts', () => ({}));
const { pendingOf } = await import('./use-desk-stats.ts');

test('the number of pending comments is the length of the live list, unless the list has more pages', () => {
  expect(pendingOf({ listed: 0, counted: 3 })).toBe(0);
  expect(pendingOf({ listed: 49, counted: null })).toBe(49);
  expect(pendingOf({ listed: 50, counted: 120 })).toBe(120);
});

test('the number of pending comments is never less than the comments of a full page, even if it was counted earlier', () => {
  expect(pendingOf({ listed: 50, counted: 48 })).toBe(50);
});

test('the number of pending comments is the count if there is no live list', () => {
  expect(pendingOf({ listed: null, counted: 3 })).toBe(3);
  expect(pendingOf({ listed: null, counted: null })).toBeNull();
  expect(pendingOf({ listed: 50, counted: null })).toBeNull();
});
