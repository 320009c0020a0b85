import type { ArticleCard } from '@first-show/domain/articles/article.schema';
import { expect, test } from 'vitest';
import { joinFresh, mergeArticles, newStories, refreshStories } from './merge-articles.ts';

const story = (id: string, publishedAt = '2026-11-14T06:00:00.000Z') => ({ id, publishedAt }) as ArticleCard;
const ids = (list: readonly ArticleCard[]) => list.map(({ id }) => id);

test('appends a page without the stories that are in the list already', () => {
  expect(ids(mergeArticles([story('a'), story('b')], [story('b'), story('c'), story('c')]))).toEqual(['a', 'b', 'c']);
});

test('returns as new only the stories that are newer than all shown stories', () => {
  const list = [story('b', '2026-11-14T08:00:00.000Z'), story('a')];
  const live = [
    story('c', '2026-11-14T09:00:00.000Z'),
    story('b', '2026-11-14T08:00:00.000Z'),
    story('old', '2026-11-01T08:00:00.000Z'),
  ];
  expect(ids(newStories(list, live))).toEqual(['c']);
});

test('keeps the stories of a restored list and updates their data', () => {
  const now = { ...story('b'), views: 9 };
  expect(refreshStories([story('a'), story('b'), story('c')], [story('new'), now], { isByDate: true })).toEqual([
    story('a'),
    now,
    story('c'),
  ]);
});

test('puts new stories before a reloaded list, without duplicates or gaps', () => {
  expect(
    ids(joinFresh([story('new'), story('a')], [story('a'), story('b'), story('c')], { isByDate: true }) ?? []),
  ).toEqual(['new', 'a', 'b', 'c']);
  expect(joinFresh([story('x'), story('y')], [story('a'), story('b')], { isByDate: true })).toBeNull();
});

test('removes withdrawn stories only from a list that is sorted by date', () => {
  const [d, c, b, a] = ['d', 'c', 'b', 'a'].map((id, index) => story(id, `2026-11-1${4 - index}T06:00:00.000Z`)) as [
    ArticleCard,
    ArticleCard,
    ArticleCard,
    ArticleCard,
  ];
  const fresh = [story('e', '2026-11-15T06:00:00.000Z'), d, b];
  expect(ids(refreshStories([d, c, b, a], fresh, { isByDate: true }))).toEqual(['d', 'b', 'a']);
  expect(ids(refreshStories([d, c, b, a], fresh, { isByDate: false }))).toEqual(['d', 'c', 'b', 'a']);
  expect(ids(joinFresh(fresh, [d, c, b, a], { isByDate: true }) ?? [])).toEqual(['e', 'd', 'b', 'a']);
  expect(ids(joinFresh(fresh, [d, c, b, a], { isByDate: false }) ?? [])).toEqual(['e', 'd', 'b', 'c', 'a']);
});
