import { readFileSync } from 'node:fs';
import type { Firestore } from 'firebase-admin/firestore';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { commentKeys } from '@first-show/domain/comments/comment-keys';
import type { CommentQueueDoc } from '@first-show/domain/comments/comment.schema';
import { subcollections } from '@first-show/domain/core/collections';
import { newHealth } from '@first-show/domain/scraping/source.schema';
import { publishStats } from '../../functions/src/features/analytics/store/publish-stats.ts';
import { decide } from '../../functions/src/features/comments/store/decide.ts';
import { sendDigest } from '../../functions/src/features/digest/send-digest.ts';
import { erasePerson } from '../../functions/src/features/erasure/erase.ts';
import { erasureEntry, registerErasure } from '../../functions/src/features/erasure/register.ts';
import { registerBallots } from '../../functions/src/features/ballots/routes.ts';
import { registerBallotDesks } from '../../functions/src/features/ballots/desk-routes.ts';
import { updateListsAfterComment, rebuildAllRollups, rebuildChart } from '../../functions/src/lists/rebuild.ts';
import { createRun } from '../../functions/src/features/scraping/store/scrape-jobs.ts';
import { updateListsAfterArticle } from '../../functions/src/lists/content-change.ts';
import { countViews } from '../../functions/src/jobs/every-minute.job.ts';
import { publishDue } from '../../functions/src/jobs/publish-due.ts';
import { runContext } from '../../functions/src/features/scraping/read-source.ts';
import { deliverRun } from '../../functions/src/features/scraping/triggers.ts';
import { addressId } from '../../functions/src/platform/limits/address-id.ts';
import { fixedClock } from '../../functions/src/platform/clock.ts';
import { sweepCounters } from '../../functions/src/platform/counters/sweep.ts';
import { randomId } from '../../functions/src/platform/firestore/ids.ts';
import { silentLogger } from '../../functions/src/platform/logger.ts';
import { READER_COOKIE_NAME, encodeReaderCookie } from '../../functions/src/platform/identity/reader-cookie.ts';
import { safeFetch } from '../../functions/src/platform/net/safe-fetch.ts';
import {
  articleDoc,
  categoryDoc,
  commentDoc,
  filmDoc,
  hoursAgo,
  NOW,
  writeContent,
} from '../../functions/src/testing/content.ts';
import { runAndCrash, type CrashPoint } from '../../functions/src/testing/crash.ts';
import { newReader, openTestApp, type TestApp } from '../../functions/src/testing/reader-app.ts';
import { rss, startSourceServer, type SourceServer } from '../../functions/src/testing/source-server.ts';
import { canonical } from '../../scripts/lib/fingerprint-database.ts';
import { runBoxOfficeImport, runFeedImport } from '../../scripts/lib/import-commands.ts';

/**
 * Kills each operation before and after each of its writes. Then repeats the operation, as its
 * client, a retry or its next run would do. The triggers of its writes run twice, the second time
 * in reverse order. In the end the database must have the same contents as without a crash, except
 * for `BOOKKEEPING` and `STAMPS`.
 *
 * @module-tag slow: it repeats every operation twice for each of its writes.
 */

type Context = { test: TestApp; db: Firestore; clock: ReturnType<typeof fixedClock> };
type Scenario = {
  name: string;
  setUp: (context: Context) => Promise<unknown>;
  /** The operation. It is called again after a crash. */
  act: (context: Context) => Promise<unknown>;
  /**
   * Milliseconds to wait before repeating the operation, until the dead process's leases expire.
   */
  waitMs?: number;
  /** The triggers that the operation's writes cause, whether it finished or not. */
  events?: (context: Context) => Promise<(() => Promise<unknown>)[]>;
};

const secret = 'a secret of these tests';
const readerId = 'AbCdEfGhIjKlMnOpQrSt';
const email = 'asha@example.org';
const fixture = (name: string) => readFileSync(new URL(`../fixtures/${name}`, import.meta.url));
const at = { createdAt: '2026-01-01T00:00:00.000Z' };

const stories = ['One film opens', 'Another film closes', 'A third one waits'].map((title, index) => ({
  title,
  link: `https://paper.example/${index}`,
  description: `${title}, says the paper, and tells at some length what everybody in the trade expects of it.`,
}));

let sources: SourceServer;
beforeAll(async () => {
  sources = await startSourceServer();
  sources.on('/feed', (_request, response) => {
    response.writeHead(200, { 'content-type': 'application/rss+xml' }).end(rss(stories));
  });
});
afterAll(() => sources.close());

const queued = (id: string, changes: Partial<CommentQueueDoc> = {}): CommentQueueDoc => {
  const doc = {
    ...commentDoc(id, 'a', { isApproved: false }),
    articleSlug: 'a',
    articleTitle: 'Title of a',
    authorId: addressId(email),
    ipAddress: null,
    status: 'pending',
    moderatedAt: null,
    moderatedBy: null,
    moderatedByUid: null,
    isReported: false,
    reportsDismissed: null,
    flags: [],
    readerId,
    undo: null,
    ...changes,
  } as unknown as CommentQueueDoc;
  return { ...doc, keys: commentKeys(doc) };
};

/** The triggers of all articles, as if each had just been created. */
const eventsOfArticles = async ({ db }: Context) =>
  (await db.collection('articles').get()).docs.map(
    (doc) => () => updateListsAfterArticle(db, doc.id, { before: undefined, after: doc.data() }),
  );

const scenarios: Scenario[] = [
  {
    name: 'a vote',
    setUp: ({ db }) =>
      db.doc('polls/p').set({
        id: 'p',
        title: 'P',
        question: 'Q',
        options: ['x', 'y'],
        votes: [0, 0],
        totalVotes: 0,
        closed: false,
        ...at,
      }),
    act: async ({ test }) => {
      const reader = newReader(test.app);
      const cookie = { readerId, createdAtSeconds: 1, lastViewAtSeconds: 0, activeDays: 9, lastActiveDay: 1 };
      reader.setCookie(`${READER_COOKIE_NAME}=${encodeReaderCookie(cookie, secret)}`);
      const answer = await reader.send('POST', '/api/polls/p/vote', { optionIndex: 1 });
      if (answer.status >= 500) throw new Error(`status ${answer.status}`);
    },
  },
  {
    name: 'a decision about comments',
    setUp: async ({ db }) => {
      await writeContent(db, { categories: [categoryDoc('music', 1)], articles: [articleDoc('a')] });
      for (const id of ['c1', 'c2', 'c3']) {
        await db.doc(`comments/${id}`).set(commentDoc(id, 'a', { isApproved: false }));
        await db.doc(`commentQueue/${id}`).set(queued(id));
      }
      await rebuildAllRollups(db);
    },
    act: async ({ db, clock }) => {
      const moderator = { uid: 'm', displayName: 'Meena' };
      const input = { moderator, now: clock.now(), newId: () => randomId(20) };
      await decide(db, { ...input, ids: ['c1', 'c2'], decision: 'approve' });
      await decide(db, { ...input, ids: ['c3'], decision: 'reject' });
    },
    events: ({ db }) =>
      Promise.resolve(
        ['c1', 'c2', 'c3'].map(
          (id) => () => updateListsAfterComment(db, { id, articleId: 'a', createdAt: commentDoc(id, 'a').createdAt }),
        ),
      ),
  },
  {
    name: 'publishing what is due',
    setUp: async ({ db }) => {
      const draft = { isPublished: false, publishedAt: null, scheduledFor: hoursAgo(0.1) };
      await writeContent(db, {
        categories: [categoryDoc('music', 1)],
        articles: [articleDoc('old'), articleDoc('one', draft)],
      });
      await rebuildAllRollups(db);
    },
    act: ({ test }) => publishDue(test.deps),
    events: eventsOfArticles,
  },
  {
    name: 'counting page views',
    setUp: async ({ db }) => {
      await writeContent(db, { articles: [articleDoc('a'), articleDoc('b')] });
      await Promise.all([
        db.doc('viewShards/0').set({ views: 3, visits: 2, readers: 1, articles: { a: 2, b: 1 } }),
        db.doc('viewShards/1').set({ views: 2, articles: { a: 1 } }),
      ]);
    },
    act: async ({ test, clock }) => {
      await countViews(test.deps);
      await publishStats(test.db, clock.now());
    },
  },
  {
    name: 'importing a feed',
    setUp: ({ db }) => writeContent(db, { categories: [categoryDoc('film-news', 1)] }),
    act: ({ db, clock }) => {
      const bytes = Buffer.from(rss(stories.slice(0, 2)));
      const options = { categoryId: 'film-news', isPublished: true, sourceName: null, now: clock.now() };
      return runFeedImport(db, { bytes, contentType: null, url: null }, options);
    },
    events: eventsOfArticles,
  },
  {
    name: 'importing a chart',
    setUp: ({ db }) => writeContent(db, { films: [filmDoc('known', { totalCollection: 5 })] }),
    act: ({ db, clock }) =>
      runBoxOfficeImport(db, fixture('box-office/odd-rows.csv'), { now: clock.now(), source: null }),
    events: ({ db }) => Promise.resolve([() => rebuildChart(db)]),
  },
  {
    name: 'the digest',
    setUp: async ({ db }) => {
      await writeContent(db, { articles: [articleDoc('a'), articleDoc('b')] });
      for (const address of ['a', 'b', 'c', 'd', 'e'].map((name) => `${name}@example.org`))
        await db.doc(`subscribers/${addressId(address)}`).set({
          id: addressId(address),
          email: address,
          isActive: true,
          subscribedAt: hoursAgo(99),
          unsubscribedAt: null,
        });
    },
    act: ({ test }) =>
      sendDigest(test.deps, { origin: 'https://site.test', films: () => Promise.resolve([]) }, { batchSize: 2 }),
    waitMs: 3 * 60_000,
  },
  {
    name: 'reading a source',
    setUp: async ({ db }) => {
      await writeContent(db, { categories: [categoryDoc('film-news', 1)] });
      await db.doc('sources/paper').set({
        id: 'paper',
        name: 'The Paper',
        kind: 'feed',
        url: `${sources.origin}/feed`,
        categoryId: 'film-news',
        language: 'en',
        intervalMinutes: 120,
        isActive: true,
        isTrusted: false,
        selectors: null,
        maxItems: 50,
        health: newHealth,
        revision: 1,
        createdAt: NOW,
        createdBy: null,
        updatedAt: NOW,
      });
    },
    act: async ({ test, db, clock }) => {
      const context = runContext(test.deps, 'http://site.test', {
        fetch: (url, options) => safeFetch(url, options),
        sleep: () => Promise.resolve(),
      });
      // If no run was started, the desk repeats the call. If one was started, its event is
      // delivered again.
      if (!(await db.doc('scrapeJobs/run').get()).exists)
        await createRun(db, { id: 'run', trigger: 'person', startedBy: null, now: clock.now() });
      await deliverRun({ ...context, every: () => () => undefined }, 'run');
    },
    waitMs: 3 * 60_000,
    events: eventsOfArticles,
  },
  {
    name: 'settling a prediction',
    setUp: async ({ db }) => {
      await db
        .doc('staff/editor')
        .set({ displayName: 'Imtiaz', email: 'i@example.com', role: 'editor', isActive: true });
      await db.doc('predictions/q').set({
        id: 'q',
        title: 'Q',
        description: 'D',
        category: 'other',
        options: ['x', 'y'],
        votes: [1, 2],
        totalVotes: 3,
        endsAt: '2026-12-01T00:00:00.000Z',
        settled: null,
        closed: false,
        ...at,
      });
    },
    act: async ({ test }) => {
      const editor = newReader(test.app, { authorization: 'Bearer editor' });
      const body = { optionIndex: 1, source: 'Trade sheet', revision: 1 };
      const { status } = await editor.send('POST', '/api/admin/predictions/q/settle', body);
      if (status >= 500) throw new Error(`status ${status}`);
      expect([200, 409]).toContain(status);
    },
  },
  {
    name: 'erasing a person',
    setUp: async ({ db }) => {
      await writeContent(db, { articles: [articleDoc('a', { commentTotal: 1 })], comments: [commentDoc('c1', 'a')] });
      await Promise.all([
        db.doc('commentQueue/c1').set(queued('c1', { status: 'approved', isApproved: true })),
        db.doc('commentQueue/c1/reports/somebody').set({ at: NOW }),
        db.doc(`subscribers/${addressId(email)}`).set({ email, isActive: true, subscribedAt: NOW }),
        db.doc('messages/m').set({
          name: 'Asha',
          email,
          subject: 'About the rain',
          message: 'Where was it shot?',
          readerId,
          status: 'new',
        }),
        db.doc('mail/x').set({ to: [email], message: { subject: 'News', text: 'News' } }),
        db.doc(`counters/reactions_a/readers/${readerId}`).set({ choice: 'love', at: NOW }),
        db.doc('counters/reactions_a/shards/0').set({ counts: { love: 1 }, changedAt: NOW }),
        db.doc('reactionCounts/a').set({ like: 0, love: 1, wow: 0, laugh: 0, angry: 0 }),
        db.doc('deskLog/l').set({
          id: 'l',
          desk: 'moderation',
          action: 'approve',
          uid: 'm',
          by: 'Meena',
          at: NOW,
          moderation: { commentId: 'c1', articleId: 'a', subject: 'Asha', authorId: addressId(email) },
        }),
      ]);
      await rebuildAllRollups(db);
    },
    act: ({ db, clock }) =>
      erasePerson(db, {
        identifier: { email },
        isDryRun: false,
        followsLinks: true,
        allowsWide: false,
        randomId: () => randomId(20),
        register: () =>
          registerErasure(
            db,
            erasureEntry({ identifier: { email }, followsLinks: true, allowsWide: false, now: clock.now() }, secret),
          ),
      }),
    events: ({ db }) =>
      Promise.resolve([() => updateListsAfterComment(db, { id: 'c1', articleId: 'a', createdAt: NOW })]),
  },
];

async function openContext(): Promise<Context> {
  const clock = fixedClock(NOW);
  const test = openTestApp(
    'crash',
    (app, deps) => {
      registerBallots(app, deps);
      registerBallotDesks(app, deps);
    },
    {
      clock,
      config: { signingSecret: secret, feedHosts: [sources.host] },
      verifyIdToken: (token) => Promise.resolve({ uid: token, role: token }),
    },
  );
  test.deps.log = silentLogger;
  return { test, db: test.db, clock };
}

type Run = { point: CrashPoint | null; isTroubled: boolean };

/**
 * Executes a scenario once. `point`: where the operation is killed. `isTroubled`: the operation is
 * repeated, and its events arrive twice. Returns the final contents of the database, and the number
 * of writes of the first attempt.
 */
async function live(scenario: Scenario, { point, isTroubled }: Run): Promise<{ state: string[]; writes: number }> {
  const context = await openContext();
  try {
    await scenario.setUp(context);
    const { writes, died } = await runAndCrash(context.db, point, () => scenario.act(context));
    expect(died, 'died where it was to').toBe(point !== null);
    if (isTroubled) {
      context.clock.advance(scenario.waitMs ?? 0);
      await scenario.act(context);
    }
    const events = (await scenario.events?.(context)) ?? [];
    for (const event of isTroubled ? [...events, ...events.toReversed()] : events) await event();
    await sweepCounters(context.test.deps);
    return { state: await stateOf(context.db), writes };
  } finally {
    await context.test.close();
  }
}

/**
 * Paths of documents that may differ, because they record when or how something was done and not
 * its result (caches, leases, logs).
 */
const BOOKKEEPING = /^(limits|idempotency|system\/(scrapeLease|robots_|counterSweep)|scrapeJobs)/;
/** Fields that may differ between two executions. */
const STAMPS = new Set([
  'updatedAt',
  'expireAt',
  'lease',
  // How the last reading of a source ended. A repeated reading finds only known stories.
  'lastStatus',
  'countedAt',
  'changedAt',
  'startedAt',
  'finishedAt',
]);
/** Paths of documents with random ids. */
const RANDOM_IDS = /^(deskLog|mail(?!\/digest_))\/|\/(readers|reports)\//;

/**
 * Describes every document in a line, without values that may differ between two executions. Leaves
 * out bookkeeping.
 */
async function stateOf(db: Firestore): Promise<string[]> {
  const roots = await db.listCollections();
  const queries = [...roots, ...subcollections.map((id) => db.collectionGroup(id))];
  const lines: string[] = [];
  for (const { docs } of await Promise.all(queries.map((query) => query.get()))) {
    for (const { ref, id, data } of docs.map((doc) => ({ ref: doc.ref, id: doc.id, data: doc.data() }))) {
      if (BOOKKEEPING.test(ref.path)) continue;
      const hasRandomId = RANDOM_IDS.test(ref.path);
      // The id of a draft's search entry contains the time of its creation, which differs.
      const path = hasRandomId
        ? `${ref.parent.path}/*`
        : ref.path.replace(/^searchIndex\/draft_\d+/, 'searchIndex/draft');
      lines.push(
        `${path} ${canonical(withoutStamps(hasRandomId ? { ...data, id: '*' } : data)).replaceAll(id, hasRandomId ? '*' : id)}`,
      );
    }
  }
  return lines.sort();
}

const MOMENT = /^2026-\d\d-\d\dT[\d:.]+Z$/;
const HOUR_MS = 3_600_000;
const isNow = (text: string): boolean =>
  MOMENT.test(text) && [Date.parse(NOW), Date.now()].some((now) => Math.abs(Date.parse(text) - now) < HOUR_MS / 2);

function withoutStamps(value: unknown): unknown {
  if (typeof value === 'string') return isNow(value) ? 'now' : value;
  if (Array.isArray(value)) return value.map(withoutStamps);
  if (typeof value !== 'object' || value === null || value.constructor !== Object) return value;
  return Object.fromEntries(
    Object.entries(value)
      .filter(([name]) => !STAMPS.has(name))
      .map(([name, one]) => [name, withoutStamps(one)]),
  );
}

let points = 0;
afterAll(() => console.log(`crash matrix: ${points} points of death in ${scenarios.length} works`));

describe.each(scenarios.map((scenario) => ({ ...scenario })))('$name', (scenario) => {
  it('ends in the same state wherever it is killed, if it is repeated and its events arrive twice, the second time reversed', async () => {
    const { state, writes } = await live(scenario, { point: null, isTroubled: false });
    expect(writes).toBeGreaterThan(0);
    expect((await live(scenario, { point: null, isTroubled: true })).state, 'done twice').toEqual(state);
    for (let write = 1; write <= writes; write += 1) {
      for (const when of ['before', 'after'] as const) {
        const ended = await live(scenario, { point: { write, when }, isTroubled: true });
        expect(ended.state, `killed ${when} write ${write} of ${writes}`).toEqual(state);
        points += 1;
      }
    }
  });
});
