import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Firestore } from 'firebase-admin/firestore';
import { collections } from '@first-show/domain/core/collections';
import { paths } from '@first-show/domain/core/paths';
import type { Bench, Figure } from './lib/bench.ts';
import { openClient, percentile } from './lib/load.ts';
import { countOf } from './lib/options.ts';
import { seeded } from './lib/random.ts';
import { compare, openLedger, readCounts, type Ballot, type Compared } from './lib/soak/ledger.ts';
import {
  keptBytes,
  meanBytes,
  prepareHeapReports,
  watchMemory,
  type KeptBytes,
  type MemorySample,
} from './lib/soak/memory.ts';
import { openLog, runModerator, runReader, type Log, type Site } from './lib/soak/readers.ts';
import { staffToken } from './lib/staff-token.ts';

const READERS = 11;
const ARTICLES = 40;
/** The maximum time to wait until everything is counted, in milliseconds. */
const SETTLING_MS = 120_000;
/**
 * Seconds around the end of the first minute. The mean memory in this time is compared with that of
 * the last `LAST_SECONDS`.
 */
const FIRST_MINUTE = { from: 50, to: 70 } as const;
const LAST_SECONDS = 20;
/**
 * When the first heap report is taken: after `FIRST_MINUTE`, so that the forced garbage collection
 * does not lower the memory that is measured during `FIRST_MINUTE`.
 */
const FIRST_COLLECTION_MS = 75_000;
const FUNCTIONS = ['api', 'page'] as const;
const GROWTH_MAX = 0.15;

/**
 * Eleven readers and a moderator use the site for ten minutes, or for `--minutes`: pages, views,
 * votes, reactions, comments, messages, subscriptions, decisions, and retries with the same
 * `Idempotency-Key`. Afterwards the stored documents are compared with the accepted actions.
 */
export const bench: Bench = {
  summary: `${READERS} readers and a moderator for ten minutes: nothing lost, doubled or failed, flat memory`,
  needs: 'site',
  options: { minutes: 'string' },
  prepare: (given) => {
    // Heap reports need functions that this process starts. With `--running`, the functions run
    // already.
    if (given.running !== true) prepareHeapReports();
    return Promise.resolve();
  },
  async run({ siteUrl, db: open, given, step }) {
    const minutes = countOf(given, 'minutes', 10);
    const db = await open();
    const { call, close } = openClient(siteUrl);
    const site = await siteOf(db);
    const [ledger, log] = [openLedger(), openLog()];
    const mark = `soak-${randomUUID().slice(0, 8)}-`;
    for (const path of site.pages) await call({ method: 'GET', path });
    await noMoreViewShards(db);
    const before = await readCounts(db, { ballots: site.ballots, articles: site.articles.map(({ id }) => id) });
    const startedAtIso = new Date().toISOString();

    step(`${READERS} readers and a moderator for ${minutes} minutes …`);
    const memory = watchMemory(FUNCTIONS);
    const endsAt = performance.now() + minutes * 60_000;
    const isOver = () => performance.now() > endsAt;
    const soak = { call, site, ledger, log, mark };
    const readers = Array.from({ length: READERS }, (_, index) =>
      runReader({ ...soak, random: seeded(index + 1) }, isOver),
    );
    const moderator = runModerator({ ...soak, random: seeded(0) }, await staffToken('moderator'), isOver);
    const keptEarly = sleep(FIRST_COLLECTION_MS).then(keptByAll);
    await Promise.all([...readers, moderator]);
    const samples = memory.stop();
    const kept = { early: await keptEarly, late: await keptByAll() };
    close();

    step('Comparing the documents with what was accepted …');
    const run = { db, ledger, before, startedAtIso, mark };
    const settledBy = performance.now() + SETTLING_MS;
    let compared = await compare(run);
    while (compared.some(({ lost, doubled }) => lost + doubled > 0) && performance.now() < settledBy) {
      await sleep(2_000);
      compared = await compare(run);
    }
    return figuresOf({ compared, log, samples, kept, seconds: minutes * 60 });
  },
};

async function siteOf(db: Firestore): Promise<Site> {
  const published = db.collection(collections.articles).where('isPublished', '==', true).limit(ARTICLES);
  const [found, polls, predictions] = await Promise.all([
    published.select('slug').get(),
    db.collection(collections.polls).where('closed', '==', false).get(),
    db
      .collection(collections.predictions)
      .where('endsAt', '>', new Date(Date.now() + 3_600_000).toISOString())
      .get(),
  ]);
  const articles = found.docs.map((doc) => ({ id: doc.id, path: paths.article(String(doc.get('slug'))) }));
  const ballots = [
    ...polls.docs.map((doc) => ballotOf('polls', doc.id, doc.get('options'))),
    ...predictions.docs
      .filter((doc) => (doc.get('settled') ?? null) === null)
      .map((doc) => ballotOf('predictions', doc.id, doc.get('options'))),
  ];
  const pages = [
    paths.home,
    paths.boxOffice,
    paths.polls,
    paths.search('film'),
    paths.contact,
    ...articles.map(({ path }) => path),
  ];
  return { pages, articles, ballots };
}
const ballotOf = (kind: Ballot['kind'], id: string, options: unknown): Ballot => ({
  kind,
  id,
  options: (options as unknown[]).length,
});

/** Waits until no view shard is left, at most `SETTLING_MS`. */
async function noMoreViewShards(db: Firestore): Promise<void> {
  const givesUpAt = performance.now() + SETTLING_MS;
  while (performance.now() < givesUpAt) {
    if ((await db.collection(collections.viewShards).limit(1).get()).empty) return;
    await sleep(1_000);
  }
}

async function keptByAll(): Promise<Map<string, KeptBytes>> {
  const kept = new Map<string, KeptBytes>();
  for (const target of FUNCTIONS) kept.set(target, await keptBytes(target));
  return kept;
}

type Ran = {
  compared: Compared[];
  log: Log;
  samples: Map<string, MemorySample[]>;
  kept: { early: Map<string, KeptBytes>; late: Map<string, KeptBytes> };
  seconds: number;
};

function figuresOf({ compared, log, samples, kept, seconds }: Ran): Figure[] {
  const answers = [...log.latenciesMs.values()].flat();
  return [
    {
      what: 'answers, a second',
      measured: `${answers.length.toLocaleString('en-US')}, ${(answers.length / seconds).toFixed(0)}`,
    },
    ...compared.map(({ what, accepted, lost, doubled }) => ({
      what: `${what}: accepted; lost, doubled`,
      measured: `${accepted}; ${lost}, ${doubled}`,
      goal: '0, 0',
      isMet: lost + doubled === 0,
    })),
    {
      what: 'retries with the same key; answered differently',
      measured: `${log.retries}; ${log.differingRetries}`,
      goal: '0',
      isMet: log.differingRetries === 0,
    },
    { what: 'answers with 5xx', measured: `${log.serverErrors}`, goal: '0', isMet: log.serverErrors === 0 },
    {
      what: 'other calls that did not succeed',
      measured: [...log.refused].map(([what, count]) => `${what} × ${count}`).join(', ') || 'none',
      goal: 'none',
      isMet: log.refused.size === 0,
    },
    ...[...samples].flatMap(([target, taken]) => [
      growthFigure(`resident memory of '${target}': at minute 1, at the end`, {
        early: meanBytes(taken, FIRST_MINUTE.from, FIRST_MINUTE.to),
        late: meanBytes(taken, seconds - LAST_SECONDS, Infinity),
      }),
      memoryByMinute(taken, seconds),
      keptFigure(kept.early.get(target), kept.late.get(target)),
    ]),
    ...[...log.latenciesMs]
      .sort(([, a], [, b]) => b.length - a.length)
      .map(([kind, times]) => {
        const sorted = times.sort((a, b) => a - b);
        const [p50, p95, p99] = [0.5, 0.95, 0.99].map((share) => percentile(sorted, share).toFixed(0));
        return { what: `  ${kind} (${times.length}): p50, p95, p99`, measured: `${p50}, ${p95}, ${p99} ms` };
      }),
  ];
}

function keptFigure(early: KeptBytes | undefined, late: KeptBytes | undefined): Figure {
  const processes = `${early?.processes ?? 0}, ${late?.processes ?? 0}`;
  return growthFigure(`  kept by a process after forced collections (processes: ${processes})`, {
    early: early?.bytes ?? NaN,
    late: late?.bytes ?? NaN,
  });
}

function growthFigure(what: string, { early, late }: { early: number; late: number }): Figure {
  if (Number.isNaN(early) || Number.isNaN(late))
    return { what, measured: 'not measured: it needs Linux and a site of its own' };
  const growth = late / early - 1;
  return {
    what,
    measured: `${megabytes(early)}, ${megabytes(late)} MB (${growth < 0 ? '' : '+'}${(growth * 100).toFixed(0)} %)`,
    goal: `at most +${GROWTH_MAX * 100} %`,
    isMet: growth <= GROWTH_MAX,
  };
}

/** Mean memory of each minute, which shows whether memory grows steadily (a leak) or levels off. */
function memoryByMinute(samples: readonly MemorySample[], seconds: number): Figure {
  const minutes = Array.from({ length: Math.ceil(seconds / 60) }, (_, minute) => minute * 60);
  const means = minutes.map((from) => meanBytes(samples, from, from + 60)).filter((mean) => !Number.isNaN(mean));
  return { what: '  mean of each minute', measured: `${means.map(megabytes).join(', ')} MB` };
}

const megabytes = (bytes: number): string => (bytes / 1024 / 1024).toFixed(0);
