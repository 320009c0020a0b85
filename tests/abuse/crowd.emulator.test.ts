import { afterEach, beforeEach, expect, it } from 'vitest';
import { registerAll } from '../../functions/src/api/router.ts';
import { drainViews } from '../../functions/src/features/analytics/store/drain-views.ts';
import { publishStats } from '../../functions/src/features/analytics/store/publish-stats.ts';
import { recordPresence, recordView } from '../../functions/src/features/analytics/store/record-view.ts';
import { articleDoc, writeContent } from '../../functions/src/testing/content.ts';
import { openTestApp, type TestApp } from '../../functions/src/testing/reader-app.ts';

/** A crowd that arrives at once, such as after a link in a popular channel. */

const READERS_A_SECOND = 50;
const SECONDS = 60;
const ARTICLES = 100;

let test: TestApp;
// A project for each test, so that a second try finds nothing of the first.
beforeEach(async () => {
  test = openTestApp('abuse-crowd', registerAll);
  const articles = Array.from({ length: ARTICLES }, (_, index) => articleDoc(`a${index}`, { viewCount: 0 }));
  await writeContent(test.db, { articles });
});
afterEach(() => test.close());

// Slow, because it records three thousand views and their presence.
it(
  'counts a minute of fifty new readers a second exactly, with one drain',
  { tags: ['slow'], timeout: 240_000 },
  async () => {
    const nowMs = Date.now();
    const shards = test.deps.config.viewShards;
    for (let second = 0; second < SECONDS; second += 1) {
      await Promise.all(
        Array.from({ length: READERS_A_SECOND }, (_, index) => second * READERS_A_SECOND + index).flatMap((reader) => [
          recordView(test.db, { articleId: `a${reader % ARTICLES}`, lastViewAtMs: 0, nowMs }, reader % shards),
          recordPresence(test.db, `reader-${String(reader).padStart(13, '0')}`, nowMs),
        ]),
      );
    }
    await drainViews(test.deps);
    await publishStats(test.db, new Date(nowMs));
    const readers = READERS_A_SECOND * SECONDS;
    expect((await test.db.doc('stats/site').get()).data()).toEqual({
      activeUsers: readers,
      totalVisits: readers,
      totalPageViews: readers,
      totalUniqueVisitors: readers,
    });
    const counted = test.db.collection('articles').where('viewCount', '==', readers / ARTICLES);
    expect((await counted.count().get()).data().count).toBe(ARTICLES);
  },
);
