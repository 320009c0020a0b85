import { setTimeout as sleep } from 'node:timers/promises';
import type { Firestore } from 'firebase-admin/firestore';
import { fixedClock } from '../../functions/src/lib/clock.ts';
import { collections } from '@first-show/domain/core/collections';
import { paths } from '@first-show/domain/core/paths';
import { registerAnalytics } from '../../functions/src/features/analytics/analytics.http.ts';
import { foldViews, publishStats } from '../../functions/src/features/analytics/analytics.repo.ts';
import { SLOT_GRACE_MS, SLOT_MS } from '../../functions/src/features/analytics/view-plan.ts';
import { createApp } from '../../functions/src/http/app.ts';
import { readConfig } from '../../functions/src/lib/config.ts';
import { randomId } from '../../functions/src/lib/ids.ts';
import { silentLogger } from '../../functions/src/lib/logger.ts';
import { loadPageData, PAGE_READS_MAX } from '../../functions/src/render/page-data.ts';
import { countReads } from '../../functions/src/testing/count-reads.ts';
import { countWrites } from '../../functions/src/testing/count-writes.ts';
import { newReader, type TestReader } from '../../functions/src/testing/reader-app.ts';
import type { Bench, Figure } from './lib/bench.ts';
import { copyDemo, type DemoCopy } from './lib/demo-copy.ts';
import { listenerReads, type Crowd } from './lib/listeners.ts';
import { seeded, zipf } from './lib/random.ts';

/** A million views a day, evenly. */
const VIEWS_PER_SECOND = 1_000_000 / 86_400;
const VIEWS = 2_000;
const VIEWS_PER_VISIT = 2.6;
/** Of the views, those of an article; the others are lists. */
const ARTICLE_SHARE = 0.75;
const WRITES_MAX = 1.2;
const LISTENER_READS_MAX = 2;
const SEED = 11;

/**
 * A visit of 2.6 pages, two minutes each, and five more minutes until a reader who left is not counted as online any more: 0.32 pages a
 * minute. One view in 200 is followed by a reaction, one in 2,000 by an approved comment.
 */
const CROWD: Omit<Crowd, 'random'> = {
  online: 10_000, minutes: 60, viewsPerMinute: 0.32, viewsPerVisit: VIEWS_PER_VISIT, homeShare: 0.25, articles: 100_000, reactionShare: 0.005, commentShare: 0.0005,
};

/** What Firestore bills, counted where the SDK asks and writes. Views go through the API's own code; its triggers are called as they would be. */
export const bench: Bench = {
  summary: 'documents read per uncached article page, written per page view, and sent to listeners per reader-minute at 10,000 online',
  needs: 'site',
  async run({ db: open, step }) {
    const copy = await copyDemo(await open(), 'cost');
    try {
      step(`${copy.articles.length} article pages, each read for itself …`);
      const reads = await pageReads(copy);
      step(`${VIEWS} views, ${VIEWS_PER_SECOND.toFixed(1)} a second: ${(VIEWS / VIEWS_PER_SECOND / 60).toFixed(0)} minutes …`);
      const writes = await viewWrites(copy);
      step(`${CROWD.online} readers online for ${CROWD.minutes} minutes, simulated …`);
      const listeners = listenerReads({ ...CROWD, random: seeded(SEED) });
      return figuresOf({ reads, writes, listeners });
    } finally {
      await copy.close();
    }
  },
};

type Reads = { average: number; most: number; afterRest: number };

/** Once as they are in a busy minute, and once more after an hour in which nobody looked: then the first one rebuilds the lists. */
async function pageReads({ db, articles }: DemoCopy): Promise<Reads> {
  const at = async (nowIso: string, slug: string) => (await countReads(db, () => loadPageData({ db: () => db, clock: fixedClock(nowIso) }, paths.article(slug)))).reads;
  const now = new Date();
  const [first] = articles;
  if (first === undefined) throw new Error('The demo has no articles.');
  // Makes the lists new, so that the pages behind it find them so.
  await at(now.toISOString(), first.slug);
  const counts: number[] = [];
  for (const { slug } of articles) counts.push(await at(new Date().toISOString(), slug));
  const afterRest = await at(new Date(now.getTime() + 65 * 60_000).toISOString(), first.slug);
  return { average: counts.reduce((sum, count) => sum + count, 0) / counts.length, most: Math.max(...counts), afterRest };
}

type Writes = { perView: number; byCollection: [string, number][]; seconds: number; counted: number; visits: number };

/** Readers come, read some pages and go; each answer is waited for beside the next views. */
async function viewWrites({ db, articles }: DemoCopy): Promise<Writes> {
  const random = seeded(SEED);
  const pick = zipf(articles.length, 1, random);
  const config = { ...readConfig(), rateLimitScale: 1000 };
  const app = createApp({ db: () => db, clock: { now: () => new Date() }, randomId, log: silentLogger, config }, registerAnalytics);
  const before = await viewsOf(db);
  const writes = countWrites();
  const began = Date.now();
  const folding = foldAlong(db);
  const here: TestReader[] = [];
  const underWay: Promise<unknown>[] = [];
  let visits = 0;
  for (let view = 0; view < VIEWS; view += 1) {
    await sleep(Math.max(0, began + (view * 1000) / VIEWS_PER_SECOND - Date.now()));
    // Who begins joins those who read; the longest there leaves once enough are.
    if (here.length === 0 || random() < 1 / VIEWS_PER_VISIT) {
      here.push(newReader(app));
      visits += 1;
      if (here.length > VIEWS_PER_SECOND * 120) here.shift();
    }
    const reader = here[view % 2 === 0 ? here.length - 1 : Math.floor(random() * here.length)];
    const articleId = random() < ARTICLE_SHARE ? articles[pick()]?.id : undefined;
    underWay.push(reader?.send('POST', '/api/analytics/page-views', { path: '/', ...(articleId === undefined ? {} : { articleId }) }) ?? Promise.resolve());
  }
  await Promise.all(underWay);
  await folding.end();
  const seconds = (Date.now() - began) / 1000;
  writes.stop();
  const counted = (await viewsOf(db)) - before;
  return { perView: writes.total() / VIEWS, byCollection: [...writes.counts()].sort(([, a], [, b]) => b - a), seconds, counted, visits };
}

const viewsOf = async (db: Firestore): Promise<number> => Number((await db.collection(collections.stats).doc('site').get()).get('totalPageViews') ?? 0);

/** What `foldPageViews` does: at the end of each slot what is over is folded, and the statistics are published when their gap is. */
function foldAlong(db: Firestore): { end: () => Promise<void> } {
  let isOver = false;
  const flush = async () => {
    while (!(await foldViews(db, Date.now())).isDone);
    return publishStats(db, Date.now());
  };
  const running = (async () => {
    while (!isOver) {
      await sleep(SLOT_MS - (Date.now() % SLOT_MS) + SLOT_GRACE_MS);
      await flush();
    }
  })();
  return {
    end: async () => {
      isOver = true;
      await running;
      await sleep(SLOT_MS + SLOT_GRACE_MS);
      for (let waitMs = (await flush()).waitMs; waitMs !== null; waitMs = (await flush()).waitMs) await sleep(waitMs);
    },
  };
}

function figuresOf({ reads, writes, listeners }: { reads: Reads; writes: Writes; listeners: ReturnType<typeof listenerReads> }): Figure[] {
  const two = (count: number) => count.toFixed(2);
  const perView = writes.byCollection.map(([name, count]) => `${name} ${two(count / VIEWS)}`).join(', ');
  return [
    { what: 'documents read per uncached article page, average', measured: two(reads.average), goal: `${PAGE_READS_MAX}`, isMet: reads.average <= PAGE_READS_MAX },
    { what: 'the same, the most of any article', measured: `${reads.most}`, goal: `${PAGE_READS_MAX}`, isMet: reads.most <= PAGE_READS_MAX },
    { what: 'once a minute and by the first who looks: the page that rebuilds the lists', measured: `${reads.afterRest}` },
    { what: 'views sent, counted', measured: `${VIEWS}, ${writes.counted} in ${writes.seconds.toFixed(0)} s, ${writes.visits} readers`, goal: `${VIEWS}`, isMet: writes.counted === VIEWS },
    { what: 'documents written per page view, deletes included', measured: two(writes.perView), goal: `${WRITES_MAX}`, isMet: writes.perView <= WRITES_MAX },
    { what: '  of them', measured: perView },
    { what: `listener reads per reader-minute at ${CROWD.online} online`, measured: two(listeners.total), goal: `${LISTENER_READS_MAX}`, isMet: listeners.total <= LISTENER_READS_MAX },
    { what: '  statistics, attaching, reactions, comments, home', measured: [listeners.stats, listeners.opening, listeners.reactions, listeners.comments, listeners.home].map(two).join(', ') },
  ];
}
