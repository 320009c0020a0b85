import { expect, test } from 'vitest';
import { dropExpired, forgetIds, pushUndo, takeUndo } from './undo-stack.ts';

const stack = pushUndo(pushUndo([], { key: 1, ids: ['a'], untilMs: 10_000 }), {
  key: 2,
  ids: ['b', 'c'],
  untilMs: 12_000,
});

test('undoes the latest decision first, then the one before', () => {
  const first = takeUndo(stack, 1_000);
  expect(first?.entry.ids).toEqual(['b', 'c']);
  expect(takeUndo(first?.rest ?? [], 1_000)?.entry.ids).toEqual(['a']);
});

test('undoes a named decision, even if later ones exist', () => {
  const taken = takeUndo(stack, 1_000, 1);
  expect(taken?.entry.ids).toEqual(['a']);
  expect(taken?.rest.map(({ key }) => key)).toEqual([2]);
});

test('puts back an entry whose undo failed', () => {
  const taken = takeUndo(stack, 1_000, 1);
  expect(pushUndo(taken?.rest ?? [], taken!.entry).map(({ key }) => key)).toEqual([1, 2]);
});

test("drops entries when the server's time for undo ends", () => {
  expect(takeUndo(stack, 10_000, 1)).toBeNull();
  expect(takeUndo(stack, 12_000)).toBeNull();
  expect(dropExpired(stack, 10_000).map(({ key }) => key)).toEqual([2]);
  expect(dropExpired(stack, 0)).toBe(stack);
});

test('drops failed decisions', () => {
  expect(forgetIds(stack, new Set(['a', 'b']))).toEqual([{ key: 2, ids: ['c'], untilMs: 12_000 }]);
});
