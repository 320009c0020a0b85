import { expect, it } from 'vitest';
import { isCountersOnly } from './content-change.ts';

const article = { title: 'A', tags: ['x'], viewCount: 1, trendingScore: 2 };
it('ignores a write that only changes counts', () => {
  expect(isCountersOnly(article, { ...article, viewCount: 2, trendingScore: 3, commentTotal: 1 })).toBe(true);
});
it('detects an edit, a creation and a deletion', () => {
  expect(isCountersOnly(article, { ...article, viewCount: 2, title: 'B' })).toBe(false);
  expect(isCountersOnly(undefined, article)).toBe(false);
  expect(isCountersOnly(article, undefined)).toBe(false);
});
