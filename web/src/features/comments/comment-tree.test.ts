import { expect, test } from 'vitest';
import { mergeComments, stillWaiting, threadsOf, withOwn, type OwnComment } from './comment-tree.ts';

const comment = (id: string, minute: number, parentId: string | null = null) => ({
  id,
  authorName: 'Meher',
  content: 'Saw it at Liberty',
  createdAt: new Date(Date.UTC(2026, 10, 14, 9, minute)).toISOString(),
  parentId,
});
const own = (id: string): OwnComment => ({ ...comment(id, 0), articleId: 'a' });

test('puts answers below their comment, oldest first, and threads newest first', () => {
  const threads = threadsOf([comment('r2', 9, 'a'), comment('b', 5), comment('r1', 6, 'a'), comment('a', 1)]);
  expect(threads.map(({ comment: { id }, replies }) => [id, ...replies.map((reply) => reply.id)])).toEqual([
    ['b'],
    ['a', 'r1', 'r2'],
  ]);
});

test('keeps an answer whose comment is not there', () => {
  expect(threadsOf([comment('r', 1, 'gone')])).toHaveLength(1);
});

test('merges lists without doubles', () => {
  expect(mergeComments([comment('b', 2)], [comment('b', 2), comment('a', 1)]).map(({ id }) => id)).toEqual(['b', 'a']);
});

test('shows an own comment until it is published, decided or unknown', () => {
  const waiting = [own('1'), own('2'), own('3')];
  expect(stillWaiting(waiting, [], null)).toHaveLength(3);
  expect(stillWaiting(waiting, [comment('1', 0)], null).map(({ id }) => id)).toEqual(['2', '3']);
  expect(
    stillWaiting(
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
