import { expect, test } from 'vitest';
import { pendingOwnComments, threadsOf, withOwn, mergeWithShown, type OwnComment } from './comment-tree.ts';

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
