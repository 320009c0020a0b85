import type { QueuedComment } from '@first-show/domain/comments/comment.schema';
import { expect, test } from 'vitest';
import { applyOverlay, emptyOverlay, type Overlay } from './overlay.ts';

const comment = (id: string, minute: number, changes: Partial<QueuedComment> = {}) =>
  ({
    id,
    status: 'pending',
    createdAt: new Date(Date.UTC(2026, 10, 14, 9, minute)).toISOString(),
    ...changes,
  }) as QueuedComment;
const pending = { list: 'pending', order: 'newest' } as const;
const idsOf = (live: QueuedComment[], overlay: Partial<Overlay>) =>
  applyOverlay(live, { ...emptyOverlay, ...overlay }, pending).map(({ comment: { id } }) => id);

const live = [comment('c', 3), comment('b', 2), comment('a', 1)];

test('hides a decided comment even while the live list still has it', () => {
  const expected = new Map([['b', { comment: comment('b', 2, { status: 'approved' }), isRestored: false }]]);
  expect(idsOf(live, { expected })).toEqual(['c', 'a']);
  expect(idsOf(live, {})).toEqual(['c', 'b', 'a']);
});

test('shows a restored comment once, in its old place, even if the live list lacks it', () => {
  const expected = new Map([['b', { comment: comment('b', 2), isRestored: true }]]);
  expect(idsOf([comment('c', 3), comment('a', 1)], { expected })).toEqual(['c', 'b', 'a']);
  expect(idsOf(live, { expected })).toEqual(['c', 'b', 'a']);
});

test('puts a restored comment in its old place in a list with the oldest first', () => {
  const expected = new Map([['b', { comment: comment('b', 2), isRestored: true }]]);
  const cards = applyOverlay(
    [comment('a', 1), comment('c', 3)],
    { ...emptyOverlay, expected },
    { ...pending, order: 'oldest' },
  );
  expect(cards.map((card) => card.comment.id)).toEqual(['a', 'b', 'c']);
});

test('shows a restored comment only in its own list', () => {
  const expected = new Map([['x', { comment: comment('x', 9, { status: 'approved' }), isRestored: true }]]);
  expect(idsOf(live, { expected })).toEqual(['c', 'b', 'a']);
});

test('keeps a comment that somebody else decided, with a notice, in the list where it was seen', () => {
  const decided = { comment: comment('b', 2, { status: 'approved' }), notice: 'Already approved by Gauri Naik' };
  const shown = applyOverlay(
    [comment('c', 3)],
    { ...emptyOverlay, decidedElsewhere: new Map([['b', { ...decided, list: 'pending' as const }]]) },
    pending,
  );
  expect(shown.map(({ comment: { id }, notice }) => [id, notice])).toEqual([
    ['c', null],
    ['b', 'Already approved by Gauri Naik'],
  ]);
  expect(idsOf([], { decidedElsewhere: new Map([['b', { ...decided, list: 'reported' as const }]]) })).toEqual([]);
});
