import { expect, it } from 'vitest';
import { trendingScore } from './trending.ts';

const article = (publishedAt: string, viewCount: number, reactionTotal = 0, commentTotal = 0) =>
  trendingScore({ publishedAt, viewCount, reactionTotal, commentTotal });

it('gives the more engaging of two equally old articles the higher score', () => {
  expect(article('2026-11-14T00:00:00Z', 200)).toBeGreaterThan(article('2026-11-14T00:00:00Z', 100));
  expect(article('2026-11-14T00:00:00Z', 100, 10)).toBeGreaterThan(article('2026-11-14T00:00:00Z', 100, 5));
  expect(article('2026-11-14T00:00:00Z', 100, 0, 3)).toBeGreaterThan(article('2026-11-14T00:00:00Z', 100, 3, 0));
});
it('gives two articles the same score if one is half a day older and has twice the engagement', () => {
  const older = article('2026-11-14T00:00:00Z', 2047);
  const newer = article('2026-11-14T12:00:00Z', 1023);
  expect(newer).toBeCloseTo(older, 9);
});
it('gives an article that was never published the score 0', () => {
  expect(trendingScore({ publishedAt: null, viewCount: 10_000, reactionTotal: 0, commentTotal: 0 })).toBe(0);
});
