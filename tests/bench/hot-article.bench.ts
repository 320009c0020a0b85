import { cpus, loadavg } from 'node:os';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Firestore } from 'firebase-admin/firestore';
import { collections } from '@first-show/domain/core/collections';
import { reactionTypes } from '@first-show/domain/reactions/reaction-types';
import { reactionsOf, sumOf } from '../../functions/src/platform/counters/counter.ts';
import { countsOfShards } from '../../functions/src/platform/counters/counters.ts';
import type { Bench, Figure } from './lib/bench.ts';
import { atRate, openClient, percentile, type LoadResult } from './lib/load.ts';

const PER_SECOND = 100;
const SECONDS = 30;
const FLOOR_SECONDS = 10;
const PATIENCE_SECONDS = 60;
/**
 * The maximum number of seconds that the warm-up waits until its reactions are counted. On a new
 * site other triggers may still be running.
 */
const WARM_UP_SECONDS = 300;
/** Documents that one reaction writes: the choice and a shard, in one transaction. */
const OWN_WRITES = 2;
/**
 * The maximum number of writes of the public document in `seconds` seconds: it is published at
 * most once a second. The two extra writes are for the partial seconds at the start and the end.
 */
const PUBLICATIONS_MAX = (seconds: number) => Math.ceil(seconds) + 2;

/**
 * Sends reactions to one article, through Hosting, function and Firestore. The calls have
 * no cookie, so that each reaction counts as that of a new reader.
 */
export const bench: Bench = {
  summary: `${PER_SECOND} reactions a second for ${SECONDS} s to one article: none lost, p50 and p99, documents written per reaction`,
  needs: 'site',
  async run({ siteUrl, db: open, step }) {
    const db = await open();
    const client = openClient(siteUrl);
    const articleId = await anyArticle(db);
    const react = (index: number) =>
      client.call({
        method: 'POST',
        path: `/api/articles/${articleId}/react`,
        body: { reactionType: typeOf(index) },
        headers: { 'user-agent': 'Mozilla/5.0 (bench)' },
      });
    const health = () => client.call({ method: 'GET', path: '/api/health' });

    step('Warming up …');
    for (let index = 0; index < 20; index += 1) {
      await health();
      const { status, body } = await react(index);
      if (status === 429) throw new Error('The site limits readers: start it with RATE_LIMIT_SCALE=1000.');
      if (status !== 200) throw new Error(`A reaction was answered with ${status}: ${body.slice(0, 200)}`);
    }
    await quiet(db, articleId, WARM_UP_SECONDS);

    step(`The floor: GET /api/health, ${PER_SECOND} a second for ${FLOOR_SECONDS} s …`);
    const floor = await atRate({
      perSecond: PER_SECOND,
      seconds: FLOOR_SECONDS,
      patienceSeconds: PATIENCE_SECONDS,
      send: health,
    });

    const before = await stateOf(db, articleId);
    const [busy = 0] = loadavg();
    const watch = watchWrites(db, articleId);
    await watch.ready;
    step(`Reactions: ${PER_SECOND} a second for ${SECONDS} s …`);
    const answered = new Map<string, number>();
    const load = await atRate({
      perSecond: PER_SECOND,
      seconds: SECONDS,
      patienceSeconds: PATIENCE_SECONDS,
      send: react,
      onGood: (index) => answered.set(typeOf(index), (answered.get(typeOf(index)) ?? 0) + 1),
    });
    const settledSeconds = await quiet(db, articleId, PATIENCE_SECONDS);
    const publicWrites = watch.stop();
    const after = await stateOf(db, articleId);
    client.close();
    return figuresOf({ floor, load, answered, before, after, publicWrites, settledSeconds, busy });
  },
};

const typeOf = (index: number): string => reactionTypes[index % reactionTypes.length] ?? 'like';

async function anyArticle(db: Firestore): Promise<string> {
  const found = await db.collection(collections.articles).where('isPublished', '==', true).limit(1).select().get();
  const id = found.docs[0]?.id;
  if (id === undefined) throw new Error('The site has no published article.');
  return id;
}

/**
 * Waits until the public counts are the sum of the shards. Returns the seconds it took; throws
 * after `seconds`.
 */
async function quiet(db: Firestore, articleId: string, seconds: number): Promise<number> {
  const began = performance.now();
  const shards = db.collection(collections.counters).doc(`reactions_${articleId}`).collection('shards');
  while (performance.now() - began < seconds * 1000) {
    const found = await db.collection(collections.reactionCounts).doc(articleId).get();
    const summed = reactionsOf(sumOf(countsOfShards((await shards.get()).docs)));
    if (reactionTypes.every((type) => found.get(type) === summed[type])) return (performance.now() - began) / 1000;
    await sleep(100);
  }
  throw new Error(`Counts were still waiting after ${seconds} s.`);
}

type State = { counts: Record<string, number>; choices: number };

async function stateOf(db: Firestore, articleId: string): Promise<State> {
  const [counts, choices] = await Promise.all([
    db.collection(collections.reactionCounts).doc(articleId).get(),
    db.collection(collections.counters).doc(`reactions_${articleId}`).collection('readers').count().get(),
  ]);
  return {
    counts: Object.fromEntries(reactionTypes.map((type) => [type, Number(counts.get(type) ?? 0)])),
    choices: choices.data().count,
  };
}

/** Counts the states of the public document as a listener sees them. */
function watchWrites(db: Firestore, articleId: string) {
  const versions = new Set<string>();
  let isFirst = true;
  let stopPublic = () => {};
  const ready = new Promise<void>((resolve) => {
    stopPublic = db
      .collection(collections.reactionCounts)
      .doc(articleId)
      .onSnapshot((snapshot) => {
        if (!isFirst && snapshot.updateTime) versions.add(snapshot.updateTime.valueOf());
        isFirst = false;
        resolve();
      });
  });
  return {
    ready,
    stop: () => {
      stopPublic();
      return versions.size;
    },
  };
}

function figuresOf(run: {
  floor: LoadResult;
  load: LoadResult;
  answered: Map<string, number>;
  before: State;
  after: State;
  publicWrites: number;
  settledSeconds: number;
  busy: number;
}): Figure[] {
  const { floor, load, answered, before, after, publicWrites } = run;
  const asked = PER_SECOND * SECONDS;
  const counted = Object.fromEntries(
    reactionTypes.map((type) => [type, (after.counts[type] ?? 0) - (before.counts[type] ?? 0)]),
  );
  const total = Object.values(counted).reduce((sum, count) => sum + count, 0);
  const choices = after.choices - before.choices;
  // Count per type, because a lost and a duplicate reaction of different types would cancel out.
  const lost = reactionTypes.reduce(
    (sum, type) => sum + Math.max(0, (answered.get(type) ?? 0) - (counted[type] ?? 0)),
    0,
  );
  const bad = Object.entries(load.bad)
    .map(([kind, count]) => `${count} × ${kind}`)
    .join(', ');
  const rate = load.good / Math.max(load.seconds, SECONDS);
  const perReaction = (OWN_WRITES * total + publicWrites) / Math.max(1, total);
  const ms = (result: LoadResult, share: number) => percentile(result.latenciesMs, share);
  const ratio = (share: number) => `${(ms(load, share) / ms(floor, share)).toFixed(1)} × the floor`;
  return [
    { what: 'reactions sent', measured: `${load.sent}`, goal: `${asked}`, isMet: load.sent === asked },
    {
      what: 'answered with 200',
      measured: bad === '' ? `${load.good}` : `${load.good} (and ${bad})`,
      goal: `${asked}`,
      isMet: load.good === asked,
    },
    { what: 'answered a second', measured: rate.toFixed(1), goal: `${PER_SECOND}`, isMet: rate >= PER_SECOND * 0.98 },
    { what: 'answered and not counted', measured: `${lost}`, goal: '0', isMet: lost === 0 },
    {
      what: 'counted in the public document',
      measured: `${total}`,
      goal: `${load.good}`,
      isMet: total >= load.good && total <= load.sent,
    },
    { what: 'documents of readers’ choices', measured: `${choices}`, goal: 'as counted', isMet: choices === total },
    {
      what: 'counts final after the last answer',
      measured: `${run.settledSeconds.toFixed(1)} s`,
      goal: 'at most 2 s',
      isMet: run.settledSeconds <= 2,
    },
    { what: 'p50', measured: `${ms(load, 0.5).toFixed(0)} ms, ${ratio(0.5)}` },
    { what: 'p99', measured: `${ms(load, 0.99).toFixed(0)} ms, ${ratio(0.99)}` },
    {
      what: 'floor, GET /api/health: p50, p99',
      measured: `${ms(floor, 0.5).toFixed(0)} ms, ${ms(floor, 0.99).toFixed(0)} ms at ${(floor.good / Math.max(floor.seconds, FLOOR_SECONDS)).toFixed(1)} a second`,
    },
    {
      what: 'writes of the public document',
      measured: `${publicWrites}`,
      goal: 'one a second',
      isMet: publicWrites <= PUBLICATIONS_MAX(load.seconds + run.settledSeconds),
    },
    {
      what: 'documents written per reaction',
      measured: perReaction.toFixed(2),
      goal: 'under 3',
      isMet: perReaction < 3,
    },
    { what: 'cores here, and processes that wanted one', measured: `${cpus().length}, ${run.busy.toFixed(1)}` },
  ];
}
