import { cpus, loadavg } from 'node:os';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Firestore } from 'firebase-admin/firestore';
import { collections, rollupIds } from '@first-show/domain/core/collections';
import { reactionTypes } from '@first-show/domain/reactions/reaction-types';
import { commentOf } from './lib/archive.ts';
import type { Bench, Figure } from './lib/bench.ts';
import { nowMs, openPages, type WatchedDocument, type Observation } from './lib/open-pages.ts';
import { openClient, percentile, type Client } from './lib/load.ts';
import { staffToken } from './lib/staff-token.ts';

const ARTICLE_PAGES = 200;
const POLL_PAGES = 100;
const LISTENERS = ARTICLE_PAGES * 2 + POLL_PAGES;
const PROCESSES = 2;
/**
 * Number of changes. Three kinds alternate, 16 of each, so that every item is idle for two seconds
 * between its changes.
 */
const CHANGES = 48;
const GAP_MS = 700;
const HOT_PER_SECOND = 20;
const HOT_SECONDS = 10;
const FLOOR_WRITES = 30;
const WARM_UPS = 10;
const SOON_MS = 1_000;
const GOAL_MS = 300;
const PATIENCE_MS = 5_000;

/**
 * Measures the delay from a change to every open page, over the whole path: Hosting, function,
 * transaction, roll-up or aggregation, listener under the rules. The listeners use Firestore's
 * client SDK in its Node build (gRPC), one connection per page. The extra time of a browser's
 * WebChannel and of the page is not included.
 */
export const bench: Bench = {
  summary: `from a change in one window to ${LISTENERS} listeners in others: comments, reactions, votes`,
  needs: 'site',
  async run({ siteUrl, db: open, step }) {
    const db = await open();
    const to = {
      projectId: process.env.GCLOUD_PROJECT ?? '',
      host: process.env.FIRESTORE_EMULATOR_HOST ?? '',
      processes: PROCESSES,
    };
    step('The floor: a document written, and received by one listener …');
    const floor = await rawWrites(db, [[FLOOR]], { ...to, processes: 1 });

    const changing = await prepare(db, openClient(siteUrl).call);
    const { comments, reactions, votes } = changing.watched;
    step('Warming up …');
    await changing.warmUp();
    const [busy = 0] = loadavg();
    step(`Opening ${ARTICLE_PAGES + POLL_PAGES} pages with ${LISTENERS} listeners …`);
    const pages = [
      ...Array.from({ length: ARTICLE_PAGES }, () => [comments, reactions]),
      ...Array.from({ length: POLL_PAGES }, () => [votes]),
    ];
    const opened = await openPages(pages, to);
    try {
      step(`${CHANGES} changes, one every ${GAP_MS} ms …`);
      const idle: Change[] = [];
      for (let index = 0; index < CHANGES; index += 1) {
        const [change] = await Promise.all([changing.change(index), sleep(GAP_MS)]);
        idle.push(change);
      }
      step(`A hot article: ${HOT_PER_SECOND} reactions a second for ${HOT_SECONDS} s …`);
      const hot = await changing.crowd();
      await sleep(PATIENCE_MS / 2);
      const observations = await opened.report();
      opened.close();
      return figuresOf({ floor, idle, hot, observations, busy });
    } finally {
      opened.close();
    }
  },
};

/**
 * A change: the path of the document that shows it, the sum of the document's counts after it, and
 * the time of the call.
 */
type Change = { path: string; sum: number; sentAtMs: number };

const FLOOR: WatchedDocument = { path: `${collections.reactionCounts}/bench-floor`, fields: ['like'] };

/** The baseline: delays from a direct write by the Admin SDK to each listener. */
async function rawWrites(
  db: Firestore,
  pages: WatchedDocument[][],
  to: Parameters<typeof openPages>[1],
): Promise<number[]> {
  const ref = db.doc(FLOOR.path);
  await ref.set({ like: 0 });
  const opened = await openPages(pages, to);
  try {
    const written: Change[] = [];
    for (let like = 1; like <= FLOOR_WRITES; like += 1) {
      written.push({ path: FLOOR.path, sum: like, sentAtMs: nowMs() });
      await Promise.all([ref.set({ like }), sleep(100)]);
    }
    await sleep(500);
    return timesOf(written, await opened.report()).times;
  } finally {
    opened.close();
  }
}

async function prepare(db: Firestore, call: Client) {
  const articles = await db.collection(collections.articles).where('isPublished', '==', true).limit(1).select().get();
  const polls = await db.collection(collections.polls).where('closed', '==', false).limit(1).get();
  const articleId = articles.docs[0]?.id;
  const poll = polls.docs[0];
  if (articleId === undefined || poll === undefined) throw new Error('The site has no article or no open poll.');
  const watched = {
    comments: { path: `${collections.rollups}/${rollupIds.shownComments(articleId)}`, fields: ['commentTotal'] },
    reactions: { path: `${collections.reactionCounts}/${articleId}`, fields: reactionTypes },
    votes: { path: `${collections.polls}/${poll.id}`, fields: ['totalVotes'] },
  } satisfies Record<string, WatchedDocument>;
  const sumOf = async ({ path, fields }: WatchedDocument) => {
    const found = await db.doc(path).get();
    return fields.reduce((sum, field) => sum + (Number(found.get(field)) || 0), 0);
  };
  const waiting = await pendingComments(db, articleId);
  const authorization = `Bearer ${await staffToken('moderator')}`;
  const sums = {
    comments: await sumOf(watched.comments),
    reactions: await sumOf(watched.reactions),
    votes: await sumOf(watched.votes),
  };

  const send = async (path: string, body: unknown, headers: Record<string, string> = {}) => {
    const { status, body: text } = await call({
      method: 'POST',
      path,
      body,
      headers: { 'user-agent': 'Mozilla/5.0 (bench)', ...headers },
    });
    if (status === 429) throw new Error('The site limits readers: start it with RATE_LIMIT_SCALE=1000.');
    if (status !== 200) throw new Error(`${path} was answered with ${status}: ${text.slice(0, 200)}`);
  };
  const react = () => send(`/api/articles/${articleId}/react`, { reactionType: reactionTypes[0] });
  const kinds = [
    {
      of: 'comments',
      make: () => send(`/api/admin/comments/${waiting.pop() ?? ''}/approve`, undefined, { authorization }),
    },
    { of: 'reactions', make: react },
    { of: 'votes', make: () => send(`/api/polls/${poll.id}/vote`, { optionIndex: 0 }) },
  ] as const;
  const changeOf = (of: keyof typeof watched): Change => {
    sums[of] += 1;
    return { path: watched[of].path, sum: sums[of], sentAtMs: nowMs() };
  };
  return {
    watched,
    /**
     * Makes changes of each kind until one is answered quickly. The first call waits until its
     * function has started, and on a new site other triggers may still be running.
     */
    warmUp: async () => {
      for (const { make } of kinds) {
        for (let attempt = 0; attempt < WARM_UPS; attempt += 1) {
          const began = nowMs();
          const isAnswered = await make().then(
            () => true,
            () => false,
          );
          if (isAnswered && nowMs() - began < SOON_MS) break;
        }
      }
      // Wait for the aggregation of the warm-up's changes, which runs a second later.
      await sleep(2 * GAP_MS + 1000);
      for (const kind of ['comments', 'reactions', 'votes'] as const) sums[kind] = await sumOf(watched[kind]);
    },
    change: async (index: number): Promise<Change> => {
      const { of, make } = kinds[(index % kinds.length) as 0 | 1 | 2];
      const change = changeOf(of);
      await make();
      return change;
    },
    /** Sends reactions at a fixed rate, even if earlier ones are unanswered. */
    crowd: async (): Promise<Change[]> => {
      const changes: Change[] = [];
      const calls: Promise<void>[] = [];
      for (let index = 0; index < HOT_PER_SECOND * HOT_SECONDS; index += 1) {
        changes.push(changeOf('reactions'));
        calls.push(react());
        await sleep(1000 / HOT_PER_SECOND);
      }
      await Promise.all(calls);
      return changes;
    },
  };
}

/**
 * Writes pending comments directly, in the form in which readers' requests store them. Returns the
 * ids of the comments.
 */
async function pendingComments(db: Firestore, articleId: string): Promise<string[]> {
  const batch = db.batch();
  const ids = Array.from({ length: CHANGES + WARM_UPS }, (_, index) => `bench-live-${process.pid}-${index}`);
  for (const id of ids) {
    const { comment, queued } = commentOf(0, 1);
    const now = new Date().toISOString();
    batch.set(db.collection(collections.comments).doc(id), { ...comment, id, articleId, createdAt: now });
    batch.set(db.collection(collections.commentQueue).doc(id), {
      ...queued,
      id,
      articleId,
      authorId: id,
      createdAt: now,
      keys: [],
    });
  }
  await batch.commit();
  return ids;
}

/** Delay of each change at each listener in ms, until the change or a later one was shown. */
function timesOf(changes: readonly Change[], observations: readonly Observation[]): { times: number[]; lost: number } {
  const times: number[] = [];
  let lost = 0;
  for (const { path, sum, sentAtMs } of changes) {
    for (const observation of observations) {
      if (observation.path !== path) continue;
      const shown = observation.received.find(([receivedSum]) => receivedSum >= sum);
      if (shown === undefined) lost += 1;
      else times.push(shown[1] - sentAtMs);
    }
  }
  return { times: times.sort((a, b) => a - b), lost };
}

const nameOf = (path: string): string =>
  path.startsWith(collections.rollups)
    ? 'a comment approved'
    : path.startsWith(collections.polls)
      ? 'a vote'
      : 'a reaction';

type Run = { floor: number[]; idle: Change[]; hot: Change[]; observations: Observation[]; busy: number };

function figuresOf({ floor, idle, hot, observations, busy }: Run): Figure[] {
  const all = timesOf(idle, observations);
  const crowd = timesOf(hot, observations);
  const p95 = percentile(all.times, 0.95);
  const both = (times: readonly number[]) =>
    `${percentile(times, 0.5).toFixed(0)} ms, ${percentile(times, 0.95).toFixed(0)} ms`;
  const kinds = [...new Set(idle.map(({ path }) => path))].map((path): Figure => {
    const { times } = timesOf(
      idle.filter((change) => change.path === path),
      observations,
    );
    return {
      what: `  ${nameOf(path)}: p50, p95`,
      measured: both(times),
      goal: `p95 at most ${GOAL_MS} ms`,
      isMet: percentile(times, 0.95) <= GOAL_MS,
    };
  });
  return [
    {
      what: 'listeners open',
      measured: `${observations.length}`,
      goal: `${LISTENERS}`,
      isMet: observations.length === LISTENERS,
    },
    {
      what: 'a change of something idle, call to listener: p95',
      measured: `${p95.toFixed(0)} ms, ${(p95 / percentile(floor, 0.95)).toFixed(1)} × the floor`,
      goal: `at most ${GOAL_MS} ms`,
      isMet: p95 <= GOAL_MS,
    },
    { what: '  p50', measured: `${percentile(all.times, 0.5).toFixed(0)} ms` },
    ...kinds,
    {
      what: 'changes that a listener never received',
      measured: `${all.lost + crowd.lost}`,
      goal: '0',
      isMet: all.lost + crowd.lost === 0,
    },
    {
      what: `a hot article, ${HOT_PER_SECOND} reactions a second (rolled up once a second): p50, p95`,
      measured: both(crowd.times),
    },
    { what: 'floor, a raw write to one listener: p50, p95', measured: both(floor) },
    { what: 'cores here, and processes that wanted one', measured: `${cpus().length}, ${busy.toFixed(1)}` },
  ];
}
