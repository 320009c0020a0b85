import { afterEach, beforeEach, expect, it } from 'vitest';
import { registerAll } from '../../functions/src/api/router.ts';
import { drainViews } from '../../functions/src/features/analytics/store/drain-views.ts';
import { fixedClock } from '../../functions/src/platform/clock.ts';
import { articleDoc, writeContent } from '../../functions/src/testing/content.ts';
import { newReader, openTestApp, type TestApp, type TestReader } from '../../functions/src/testing/reader-app.ts';
import { untilAnswered } from '../../functions/src/testing/until-answered.ts';

/** Attacks that push an article up the popular and trending lists. */

const MINUTE_MS = 60_000;
const clock = fixedClock(new Date().toISOString());
let test: TestApp;
// A project for each test, so that a second try finds nothing of the first.
beforeEach(async () => {
  test = openTestApp('abuse-views', registerAll, { clock });
  await writeContent(test.db, { articles: [articleDoc('a', { viewCount: 0 }), articleDoc('b', { viewCount: 0 })] });
});
afterEach(() => test.close());

const view = (reader: TestReader, articleId: string) =>
  untilAnswered(() => reader.send('POST', '/api/analytics/page-views', { path: '/', articleId }));
/**
 * Drains the page views, as the minute job does, and returns the values by which the popular and
 * the trending list are sorted.
 */
async function rankOf(articleId: string): Promise<{ views: number; score: number }> {
  await drainViews(test.deps);
  const article = await test.db.doc(`articles/${articleId}`).get();
  return { views: article.get('viewCount') as number, score: article.get('trendingScore') as number };
}

it('200 calls with one cookie count one view', async () => {
  const reader = newReader(test.app);
  expect((await view(reader, 'a')).status).toBe(204);
  const first = reader.cookie();
  const once = await rankOf('a');
  expect(once.views).toBe(1);
  const again = Array.from({ length: 199 }, (_, call) => {
    const one = newReader(test.app);
    one.setCookie(call % 2 === 0 ? first : reader.cookie());
    return view(one, 'a');
  });
  for (const { status } of await Promise.all(again)) expect(status).toBe(204);
  expect(await rankOf('a')).toEqual(once);
});

it('many concurrent calls with one cookie count one view, and a call 30 minutes later counts a second view', async () => {
  const reader = newReader(test.app);
  await view(reader, 'a');
  await Promise.all(Array.from({ length: 50 }, () => view(reader, 'b')));
  expect((await rankOf('b')).views).toBe(1);
  clock.advance(30 * MINUTE_MS);
  await view(reader, 'b');
  expect((await rankOf('b')).views).toBe(2);
});
