import { afterEach, beforeEach, expect, it } from 'vitest';
import { registerAll } from '../../functions/src/api/router.ts';
import { randomId } from '../../functions/src/platform/firestore/ids.ts';
import { filmDoc, hoursAgo, writeContent } from '../../functions/src/testing/content.ts';
import { newReader, openTestApp, trustedReader, type TestApp } from '../../functions/src/testing/reader-app.ts';
import { untilAnswered } from '../../functions/src/testing/until-answered.ts';

/**
 * A crowd of new readers who all give a film the same stars. A crowd whose members take part on
 * three days counts as trusted; nothing here covers that.
 */

const TRUSTED = 300;
const NEWCOMERS = 10_000;
const NETWORKS = 500;
/** Ratings of one second are published together, so few at a time would take long. */
const AT_ONCE = 250;

let test: TestApp;
// A project for each test, so that a second try finds nothing of the first.
beforeEach(async () => {
  test = openTestApp('abuse-ratings', registerAll);
  await writeContent(test.db, {
    films: ['low', 'high'].map((id) => filmDoc(id, { releaseDate: hoursAgo(100) })),
  });
});
afterEach(() => test.close());

type Rater = ReturnType<typeof newReader>;
const trusted = (index: number): Rater =>
  trustedReader(test, randomId(), { 'fastly-client-ip': `198.51.100.${index % 250}` });
const newcomer = (index: number): Rater =>
  newReader(test.app, { 'fastly-client-ip': `10.${Math.floor((index % NETWORKS) / 250)}.${index % 250}.1` });

async function rateAll(film: string, count: number, rater: (index: number) => [Rater, number]): Promise<void> {
  for (let from = 0; from < count; from += AT_ONCE) {
    const some = Array.from({ length: Math.min(AT_ONCE, count - from) }, (_, index) => rater(from + index));
    const replies = await Promise.all(
      some.map(([reader, stars]) => untilAnswered(() => reader.send('POST', `/api/films/${film}/rate`, { stars }))),
    );
    expect(new Set(replies.map(({ status }) => status))).toEqual(new Set([200]));
  }
}
const published = async (film: string) =>
  (await test.db.doc(`ratings/${film}`).get()).data() as { count: number; mean: number };

// Slow, because it sends ten thousand ratings.
it.each([
  ['low', 0.5],
  ['high', 5],
])(
  'moves the mean of 300 trusted ratings by less than 0.2: %s',
  { tags: ['slow'], timeout: 300_000 },
  async (film, stars) => {
    // 3, 3.5 and 4.5 by turns: a mean of 3.67.
    await rateAll(film, TRUSTED, (index) => [trusted(index), [3, 3.5, 4.5][index % 3] ?? 3]);
    const { mean } = await published(film);
    await rateAll(film, NEWCOMERS, (index) => [newcomer(index), stars]);
    const after = await published(film);
    expect(after.count).toBe(TRUSTED + NEWCOMERS);
    expect(Math.abs(after.mean - mean)).toBeLessThan(0.2);
  },
);
