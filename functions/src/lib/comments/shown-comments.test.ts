import { describe, expect, it } from 'vitest';
import type { Comment } from '@first-show/domain/comments/comment.schema';
import { LIST_MAX } from '@first-show/domain/core/limits';
import { isFull, isShownAs, withChange, type Shown, type ShownChange } from './shown-comments.ts';

const comment = (minute: number, id = `c${minute}`): Comment => ({
  id,
  authorName: 'Asha',
  content: 'A comment of some length.',
  createdAt: new Date(minute * 60_000).toISOString(),
  parentId: null,
});
/** What the query would return that the list replaces. */
const queried = (all: readonly Comment[]): Shown => ({
  comments: all
    .toSorted((a, b) => (a.createdAt === b.createdAt ? (a.id < b.id ? 1 : -1) : a.createdAt < b.createdAt ? 1 : -1))
    .slice(0, LIST_MAX),
  commentTotal: all.length,
});
const range = (count: number) => Array.from({ length: count }, (_, index) => comment(index + 1));
const approve = (one: Comment): ShownChange => ({ isApproved: true, comment: one });
const withdraw = (one: Comment): ShownChange => ({ isApproved: false, comment: one });

describe('an approved comment', () => {
  it('gets the same place as in the query', () => {
    const all = range(5);
    for (const one of all)
      expect(withChange(queried(all.filter(({ id }) => id !== one.id)), approve(one))).toEqual(queried(all));
    const twins = [comment(3, 'a'), comment(3, 'b'), comment(3, 'c')];
    for (const one of twins)
      expect(withChange(queried(twins.filter(({ id }) => id !== one.id)), approve(one))).toEqual(queried(twins));
  });
  it('pushes the oldest out of a full list, or is only counted if it is older', () => {
    const all = range(LIST_MAX + 3);
    for (const one of all)
      expect(withChange(queried(all.filter(({ id }) => id !== one.id)), approve(one))).toEqual(queried(all));
  });
  it('is counted once, and shown in its current form', () => {
    const [first, second] = range(2) as [Comment, Comment];
    expect(withChange(queried([first, second]), approve({ ...first, content: 'Written anew.' }))).toEqual({
      comments: [second, { ...first, content: 'Written anew.' }],
      commentTotal: 2,
    });
  });
});

describe('a withdrawn comment', () => {
  it('is removed and no longer counted', () => {
    const all = range(5);
    for (const one of all)
      expect(withChange(queried(all), withdraw(one))).toEqual(queried(all.filter(({ id }) => id !== one.id)));
  });
  it('was not counted if its place in the list is covered and it is not there', () => {
    const all = range(4);
    expect(withChange(queried(all), withdraw(comment(2, 'other')))).toEqual(queried(all));
  });
  it('shortens the list, or only lowers the total if the list does not reach back to it', () => {
    const all = range(LIST_MAX + 1);
    const shorter = withChange(queried(all), withdraw(all.at(-1) as Comment));
    expect([shorter.comments.length, shorter.commentTotal, isFull(shorter)]).toEqual([LIST_MAX - 1, LIST_MAX, false]);
    expect(shorter.comments).not.toContainEqual(all.at(-1));
    expect(withChange(queried(all), withdraw(all[0] as Comment))).toEqual(queried(all.slice(1)));
    expect([isFull(queried([])), isFull(queried(all)), isFull(queried(range(3)))]).toEqual([true, true, true]);
  });
});

it('tells whether a comment is shown in its current form, and not if the list does not reach back to it', () => {
  const all = range(LIST_MAX + 1);
  const [oldest, newest] = [all[0] as Comment, all.at(-1) as Comment];
  const shows = (shown: Shown, place: Comment, now: Comment | null) => isShownAs(shown, { place, comment: now });
  expect(shows(queried(all), newest, newest)).toBe(true);
  expect(shows(queried(all), newest, { ...newest, authorName: 'Somebody else' })).toBe(false);
  expect(shows(queried(all), newest, null)).toBe(false);
  expect(shows(queried(all.slice(0, -1)), newest, newest)).toBe(false);
  expect(shows(queried(all.slice(0, -1)), newest, null)).toBe(true);
  expect(shows(queried(all), oldest, oldest)).toBe(false);
  expect(shows(queried(all), oldest, null)).toBe(false);
  expect(shows(queried([]), newest, null)).toBe(true);
});
