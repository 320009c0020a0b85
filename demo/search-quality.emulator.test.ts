import { deleteApp, initializeApp } from 'firebase-admin/app';
import { getFirestore } from 'firebase-admin/firestore';
import { expect, it } from 'vitest';
import { indexArticles } from '../functions/src/lists/search-index.ts';
import { searchArticleIds } from '../functions/src/features/search/store/search.ts';
import { writeContent } from '../functions/src/testing/content.ts';
import { buildDemo } from './build-demo.ts';
import { searchQueries } from './content/search-queries.ts';
import { searchQuality } from './search-quality.ts';

/**
 * The minimum of the mean reciprocal rank, and of the share of expected stories among the first
 * three results. `npm run bench -- search` has the same goal for the mean reciprocal rank.
 */
const GOAL = 0.9;

it('reaches a mean reciprocal rank of 0.9 for the demo’s searches, and finds nothing for nonsense', async () => {
  const app = initializeApp({ projectId: 'demo-search-quality' }, 'search-quality');
  const store = getFirestore(app);
  await store.recursiveDelete(store.collection('searchIndex'));
  const { films, articles } = buildDemo(new Date('2026-11-21T09:30:00.000Z'));
  await writeContent(store, { films });
  await indexArticles(articles, store);
  const quality = await searchQuality(searchQueries, (text) => searchArticleIds(store, text));
  expect(searchQueries).toHaveLength(60);
  expect(quality.meanReciprocalRank, quality.missed.join('\n')).toBeGreaterThanOrEqual(GOAL);
  expect(quality.firstThree).toBeGreaterThanOrEqual(GOAL);
  const nonsense = searchQueries.filter(({ expected }) => expected.length === 0);
  expect((await searchQuality(nonsense, (text) => searchArticleIds(store, text))).missed).toEqual([]);
  await deleteApp(app);
});
