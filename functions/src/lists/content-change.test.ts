import { expect, it } from 'vitest';
import { onlyVolatileFieldsChanged } from './content-change.ts';

const article = { title: 'A', tags: ['x'], viewCount: 1, trendingScore: 2 };
it('ignores a write that only changes counts', () => {
  expect(onlyVolatileFieldsChanged(article, { ...article, viewCount: 2, trendingScore: 3, commentTotal: 1 })).toBe(
    true,
  );
});
it('detects an edit, a creation and a deletion', () => {
  expect(onlyVolatileFieldsChanged(article, { ...article, viewCount: 2, title: 'B' })).toBe(false);
  expect(onlyVolatileFieldsChanged(undefined, article)).toBe(false);
  expect(onlyVolatileFieldsChanged(article, undefined)).toBe(false);
});
