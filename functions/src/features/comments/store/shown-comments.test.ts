import { describe, expect, it } from 'vitest';
import type { Comment } from '@first-show/domain/comments/comment.schema';
import { LIST_MAX } from '@first-show/domain/core/limits';
import { isFull, isShownAs, withChange, type ShownComments, type ShownCommentChange } from './shown-comments.ts';

const comment = (minute: number, id = `c${minute}`): Comment => ({
  id,
  authorName: 'Asha',
  content: 'A comment of some length.',
  createdAt: new Date(minute * 60_000).toISOString(),
  parentId: null,
});
/**
 * The result of a query for the newest comments. The list that `withChange` computes must equal it.
 */
const queried = (all: readonly Comment[]): ShownComments => ({
  comments: all
    .toSorted((a, b) => (a.createdAt === b.createdAt ? (a.id < b.id ? 1 : -1) : a.createdAt < b.createdAt ? 1 : -1))
    .slice(0, LIST_MAX),
  commentTotal: all.length,
});
const range = (count: number) => Array.from({ length: count }, (_, index) => comment(index + 1));
const approve = (one: Comment): ShownCommentChange => ({ isApproved: true, comment: one });
const withdraw = (one: Comment): ShownCommentChange => ({ isApproved: false, comment: one });

describe('an approved comment', () => {
  it('is inserted at the same place as in the result of a query', () => {
    const all = range(5);
    for (const one of all)
      expect(withChange(queried(all.filter(({ id }) => id !== one.id)), approve(one))).toEqual(queried(all));
    const twins = [comment(3, 'a'), comment(3, 'b'), comment(3, 'c')];
    for (const one of twins)
      expect(withChange(queried(twins.filter(({ id }) => id !== one.id)), approve(one))).toEqual(queried(twins));
  });
  it('pushes the oldest comment out of a full list, or only raises the total if it is older than the whole list', () => {
    const all = range(LIST_MAX + 3);
    for (const one of all)
      expect(withChange(queried(all.filter(({ id }) => id !== one.id)), approve(one))).toEqual(queried(all));
  });
  it('replaces its former version in the list, and is not counted again', () => {
    const [first, second] = range(2) as [Comment, Comment];
    expect(withChange(queried([first, second]), approve({ ...first, content: 'Written anew.' }))).toEqual({
      comments: [second, { ...first, content: 'Written anew.' }],
      commentTotal: 2,
    });
  });
});

describe('a withdrawn comment', () => {
  it('is removed from the list and from the total', () => {
    const all = range(5);
    for (const one of all)
      expect(withChange(queried(all), withdraw(one))).toEqual(queried(all.filter(({ id }) => id !== one.id)));
  });
  it('does not lower the total if the list reaches back to its date but does not contain it', () => {
    const all = range(4);
    expect(withChange(queried(all), withdraw(comment(2, 'other')))).toEqual(queried(all));
  });
  it('shortens a full list, or only lowers the total if it is older than the whole list', () => {
    const all = range(LIST_MAX + 1);
    const shorter = withChange(queried(all), withdraw(all.at(-1) as Comment));
    expect([shorter.comments.length, shorter.commentTotal, isFull(shorter)]).toEqual([LIST_MAX - 1, LIST_MAX, false]);
    expect(shorter.comments).not.toContainEqual(all.at(-1));
    expect(withChange(queried(all), withdraw(all[0] as Comment))).toEqual(queried(all.slice(1)));
    expect([isFull(queried([])), isFull(queried(all)), isFull(queried(range(3)))]).toEqual([true, true, true]);
  });
});

it('isShownAs is true only if the list reaches back to the comment’s date, shows an approved comment in its current form, and shows no comment that is not approved', () => {
  const all = range(LIST_MAX + 1);
  const [oldest, newest] = [all[0] as Comment, all.at(-1) as Comment];
  const shows = (shown: ShownComments, position: Comment, now: Comment | null) =>
    isShownAs(shown, { position, comment: now });
  expect(shows(queried(all), newest, newest)).toBe(true);
  expect(shows(queried(all), newest, { ...newest, authorName: 'Somebody else' })).toBe(false);
  expect(shows(queried(all), newest, null)).toBe(false);
  expect(shows(queried(all.slice(0, -1)), newest, newest)).toBe(false);
  expect(shows(queried(all.slice(0, -1)), newest, null)).toBe(true);
  expect(shows(queried(all), oldest, oldest)).toBe(false);
  expect(shows(queried(all), oldest, null)).toBe(false);
  expect(shows(queried([]), newest, null)).toBe(true);
});
