import { expect, it } from 'vitest';
import { chooseStories } from './choose-stories.ts';

const now = new Date('2026-11-14T02:00:00.000Z');
const story = (id: string, hoursOld: number, viewCount: number, changes: object = {}) => ({
  id,
  isPublished: true,
  publishedAt: new Date(now.getTime() - hoursOld * 3_600_000).toISOString(),
  viewCount,
  reactionTotal: 0,
  commentTotal: 0,
  ...changes,
});
const ids = (...stories: ReturnType<typeof story>[]) => chooseStories(stories, now).map(({ id }) => id);

it('chooses the five stories with the most engagement', () => {
  expect(
    ids(
      story('a', 2, 10),
      story('b', 2, 500),
      story('c', 2, 10, { commentTotal: 300 }),
      story('d', 2, 1),
      story('e', 2, 40),
      story('f', 2, 90),
    ),
  ).toEqual(['c', 'b', 'f', 'e', 'a']);
});

it('ignores drafts, stories from 24 hours ago or earlier, and future ones', () => {
  expect(
    ids(
      story('draft', 1, 900, { isPublished: false }),
      story('old', 24, 900),
      story('soon', -1, 900),
      story('never', 1, 900, { publishedAt: null }),
      story('new', 23, 1),
    ),
  ).toEqual(['new']);
});

it('orders equal stories the same way, whatever their input order', () => {
  expect(ids(story('b', 1, 5), story('a', 1, 5))).toEqual(['a', 'b']);
  expect(ids(story('a', 1, 5), story('b', 1, 5))).toEqual(['a', 'b']);
});
