import { expect, test } from 'vitest';
import {
  decidedOwnComments,
  hasWithdrawal,
  mergeWithShown,
  pendingOwnComments,
  threadsOf,
  withOwn,
  type OwnComment,
} from './comment-tree.ts';

const comment = (id: string, minute: number, parentId: string | null = null) => ({
  id,
  authorName: 'Meher',
  content: 'Saw it at Liberty',
  createdAt: new Date(Date.UTC(2026, 10, 14, 9, minute)).toISOString(),
  parentId,
});
const own = (id: string): OwnComment => ({ ...comment(id, 0), articleId: 'a' });

test('puts replies below their comment, oldest first, and threads newest first', () => {
  const threads = threadsOf([comment('r2', 9, 'a'), comment('b', 5), comment('r1', 6, 'a'), comment('a', 1)]);
  expect(threads.map(({ comment: { id }, replies }) => [id, ...replies.map((reply) => reply.id)])).toEqual([
    ['b'],
    ['a', 'r1', 'r2'],
  ]);
});

test('shows a reply as a thread of its own if its comment is missing', () => {
  expect(threadsOf([comment('r', 1, 'gone')])).toHaveLength(1);
});

const ids = (comments: readonly { id: string }[]) => comments.map(({ id }) => id).join('');
const [a, b, c, d, e] = ['a', 'b', 'c', 'd', 'e'].map((id, minute) => comment(id, minute)) as [
  OwnComment,
  OwnComment,
  OwnComment,
  OwnComment,
  OwnComment,
];

test('keeps older comments that the page has shown or loaded', () => {
  expect(ids(mergeWithShown([d, c], 4, [c, b, a]))).toBe('dcba');
  expect(ids(mergeWithShown([c, b], 3, []))).toBe('cb');
});

test('drops a comment that was withdrawn since it was shown', () => {
  expect(ids(mergeWithShown([d, b], 3, [d, c, b, a]))).toBe('dba');
  // The total equals the number of the newest comments, so their list is complete, and older ones
  // were withdrawn.
  expect(ids(mergeWithShown([d, c], 2, [d, c, b]))).toBe('dc');
  expect(mergeWithShown([], 0, [b])).toEqual([]);
});

test('drops the shown comments if there may be a gap between them and the newest', () => {
  expect(ids(mergeWithShown([e, d], 5, [b, a]))).toBe('ed');
});

test('recognises that a comment was withdrawn, also an older one while a new one was approved', () => {
  const before = { comments: [c, b], total: 3 };
  expect(hasWithdrawal(before, { comments: [d, c], total: 4 })).toBe(false);
  expect(hasWithdrawal(before, { comments: [c, b], total: 2 })).toBe(true);
  expect(hasWithdrawal(before, { comments: [d, c], total: 3 })).toBe(true);
});

test("keeps the reader's own comment while the server lists it as pending, also after it was on the page", () => {
  const mine = [own('1'), own('2')];
  const pending = [{ id: '1', status: 'pending' as const }];
  expect(decidedOwnComments(mine, pending).map(({ id }) => id)).toEqual(['2']);
  // A moderator approved the comment and has undone it.
  expect(pendingOwnComments(mine, [comment('1', 0)], pending)).toEqual([]);
  expect(pendingOwnComments(mine, [], pending).map(({ id }) => id)).toEqual(['1']);
});

test("shows the reader's own comment until it is published, decided or unknown to the server", () => {
  const waiting = [own('1'), own('2'), own('3')];
  expect(pendingOwnComments(waiting, [], null)).toHaveLength(3);
  expect(pendingOwnComments(waiting, [comment('1', 0)], null).map(({ id }) => id)).toEqual(['2', '3']);
  expect(
    pendingOwnComments(
      waiting,
      [],
      [
        { id: '1', status: 'pending' },
        { id: '2', status: 'rejected' },
      ],
    ).map(({ id }) => id),
  ).toEqual(['1']);
  expect(withOwn([own('1')], own('1'))).toHaveLength(1);
});
