import { expect, it } from 'vitest';
import { collections, rollupIds, SITE_STATS_ID } from './collections.ts';
import { livePaths } from './live-paths.ts';

it('has the same paths as `collections.ts`', () => {
  expect(livePaths.siteStats).toBe(`${collections.stats}/${SITE_STATS_ID}`);
  expect(livePaths.home).toBe(`${collections.rollups}/${rollupIds.home}`);
  expect(livePaths.boxOffice).toBe(`${collections.rollups}/${rollupIds.boxOffice}`);
  expect(livePaths.film('a')).toBe(`${collections.films}/a`);
  expect(livePaths.shownComments('a')).toBe(`${collections.rollups}/${rollupIds.shownComments('a')}`);
  expect(livePaths.reactions('a')).toBe(`${collections.reactionCounts}/a`);
  expect(livePaths.poll('a')).toBe(`${collections.polls}/a`);
  expect(livePaths.prediction('a')).toBe(`${collections.predictions}/a`);
});
