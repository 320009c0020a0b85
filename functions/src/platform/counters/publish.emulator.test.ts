import { deleteApp, initializeApp } from 'firebase-admin/app';
import { initializeFirestore, type Firestore } from 'firebase-admin/firestore';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openTestApp, type TestApp } from '../../testing/reader-app.ts';
import { countWrites } from '../../testing/count-writes.ts';
import type { Deps } from '../deps.ts';
import type { Counter } from './counter.ts';
import { recordChoice, shardRef } from './counters.ts';
import { chooseAndPublish, publish, PUBLISH_GAP_MS } from './publish.ts';
import { sweepCounters } from './sweep.ts';

let test: TestApp;
/** Other instances of the function: each has its own connection and its own memory. */
let others: Firestore[];
let closeOthers: () => Promise<unknown>;
beforeAll(() => {
  test = openTestApp('publish', () => undefined);
  const apps = ['one', 'two'].map((name) => initializeApp({ projectId: test.projectId }, `${test.projectId}-${name}`));
  others = apps.map((app) => initializeFirestore(app));
  closeOthers = () => Promise.all(apps.map((app) => deleteApp(app)));
});
afterAll(async () => {
  await closeOthers();
  await test.close();
});

let serial = 0;
/** A new article for each test. */
let article: Counter;
beforeEach(() => {
  serial += 1;
  article = { kind: 'reactions', itemId: `a${serial}` };
});

const instance = (db: Firestore): Deps => ({ ...test.deps, db: () => db });
const react = (readerId: string, choice: string | null, deps = test.deps) =>
  chooseAndPublish(deps, { counter: article, readerId, choice, isFinal: false });
/** Commits a choice like a request that dies before it publishes. */
const chooseAndDie = (counter: Counter, readerId: string, choice: string) =>
  recordChoice(test.db, { counter, readerId, choice, isFinal: false, now: test.deps.clock.now() });
const publicCounts = async ({ itemId } = article) => {
  const { countedAt: _, ...counts } = (await test.db.doc(`reactionCounts/${itemId}`).get()).data() ?? {};
  return counts;
};
const counts = (some: object = {}) => ({ like: 0, love: 0, wow: 0, laugh: 0, angry: 0, ...some });

describe('a choice', () => {
  it('is public before the answer, which includes it', async () => {
    expect(await react('r1', 'like')).toEqual({ outcome: 'counted', before: null, counts: { like: 1 } });
    expect(await publicCounts()).toEqual(counts({ like: 1 }));
  });
  it('can be changed and withdrawn', async () => {
    await react('r1', 'like');
    expect(await react('r1', 'wow')).toMatchObject({ outcome: 'counted', before: 'like' });
    expect(await publicCounts()).toEqual(counts({ wow: 1 }));
    expect(await react('r1', null)).toMatchObject({ outcome: 'counted', before: 'wow' });
    expect(await publicCounts()).toEqual(counts());
    expect((await test.db.collection(`counters/reactions_${article.itemId}/readers`).get()).size).toBe(0);
    expect(await react('r1', null)).toMatchObject({ outcome: 'unchanged', before: null });
  });
  it('is added to a seeded count, which is the first shard', async () => {
    await shardRef(test.db, article).set({ counts: { like: 40 }, changedAt: '2026-01-01T00:00:00.000Z' });
    await react('r1', 'like');
    expect(await publicCounts()).toEqual(counts({ like: 41 }));
  });
});

describe('the choices of 200 readers, with changes and withdrawals, on three instances', () => {
  it('are counted exactly', { timeout: 60_000 }, async () => {
    const instances = [test.db, ...others].map(instance);
    const readers = Array.from({ length: 200 }, (_, index) => `reader-${index}`);
    await Promise.all(
      readers.map(async (readerId, index) => {
        const deps = instances[index % instances.length] ?? test.deps;
        const first = await react(readerId, 'like', deps);
        expect(first.counts.like, 'the answer includes the choice').toBeGreaterThan(0);
        if (index % 4 === 1) await react(readerId, 'love', deps);
        if (index % 4 === 2) await react(readerId, null, deps);
        if (index % 4 === 3) await Promise.all([react(readerId, 'wow'), react(readerId, 'wow', deps)]);
      }),
    );
    expect(await publicCounts()).toEqual(counts({ like: 50, love: 50, wow: 50 }));
  });
});

describe('publishing', () => {
  it('twice, or concurrently, writes once', async () => {
    await chooseAndDie(article, 'r1', 'like');
    const writes = countWrites();
    await Promise.all([publish(test.db, article), ...others.map((db) => publish(db, article))]);
    await publish(test.db, article);
    writes.stop();
    expect(writes.total()).toBe(1);
    expect(await publicCounts()).toEqual(counts({ like: 1 }));
  });
  it('late does not replace a later sum', async () => {
    const [slow, fast] = others as [Firestore, Firestore];
    await chooseAndDie(article, 'r1', 'like');
    // The slow instance has read its sum, and is delayed before it writes the sum.
    const getAll = slow.getAll.bind(slow);
    const hasRead = Promise.withResolvers<void>();
    const goOn = Promise.withResolvers<void>();
    slow.getAll = async (...refs) => {
      const found = await getAll(...refs);
      // Reading a single document calls this method too.
      if (refs.length === 1) return found;
      hasRead.resolve();
      await goOn.promise;
      return found;
    };
    const late = publish(slow, article);
    await hasRead.promise;
    await react('r2', 'like', instance(fast));
    goOn.resolve();
    expect(await late).toEqual({ like: 2 });
    expect(await publicCounts()).toEqual(counts({ like: 2 }));
    slow.getAll = getAll;
  });
  it('a busy item happens at most once a second, and includes every answered choice', { timeout: 30_000 }, async () => {
    const countedAt: string[] = [];
    const stop = test.db.doc(`reactionCounts/${article.itemId}`).onSnapshot((found) => {
      if (found.exists) countedAt.push(found.get('countedAt') as string);
    });
    let answered = 0;
    const readers = Array.from({ length: 20 }, async (_, index) => {
      for (let turn = 0; turn < 3; turn += 1) {
        const { counts: seen } = await react(`r${index}-${turn}`, 'like');
        answered += 1;
        expect(seen.like).toBeGreaterThanOrEqual(answered);
      }
    });
    await Promise.all(readers);
    expect(await publicCounts()).toEqual(counts({ like: 60 }));
    await expect.poll(() => countedAt.length).toBeGreaterThanOrEqual(3);
    stop();
    for (const [index, at] of countedAt.entries()) {
      if (index === 0) continue;
      expect(Date.parse(at) - Date.parse(countedAt[index - 1] ?? '')).toBeGreaterThanOrEqual(PUBLISH_GAP_MS);
    }
  });
});

describe('the sweep', () => {
  const setPoll = (id: string, options: string[] | null) =>
    test.db.doc(`polls/${id}`).set({ options, votes: [0, 0], totalVotes: 0 });
  const poll = (itemId: string): Counter => ({ kind: 'polls', itemId });
  const votesOf = async (id: string) => (await test.db.doc(`polls/${id}`).get()).get('votes') as number[];

  it('publishes choices whose request died before it published them', async () => {
    await chooseAndDie(article, 'r1', 'like');
    await setPoll('p', ['x', 'y']);
    await chooseAndDie(poll('p'), 'r1', '1');
    await sweepCounters(test.deps);
    expect(await publicCounts()).toEqual(counts({ like: 1 }));
    expect(await votesOf('p')).toEqual([0, 1]);
  });
  it('writes no count that is right, and none of a deleted poll', async () => {
    await react('r1', 'like');
    await chooseAndDie(poll('deleted'), 'r1', '1');
    const writes = countWrites(test.db);
    await sweepCounters(test.deps);
    writes.stop();
    expect([...writes.counts().keys()]).toEqual(['system']);
  });
  it('looks only at items that readers have chosen for since the last sweep', async () => {
    const later = (minutes: number): Deps => ({
      ...test.deps,
      clock: { now: () => new Date(Date.now() + minutes * 60_000) },
    });
    await chooseAndDie(article, 'r1', 'like');
    await sweepCounters(later(5));
    expect(await sweepCounters(later(5))).toEqual([]);
  });
  it('publishes the other items when one fails, and names the failed item', async () => {
    // Make one poll fail: its options are not a list, so they cannot be counted.
    await setPoll('broken', null);
    await test.db.doc('system/counterSweep').delete();
    for (const id of ['b', 'c']) await setPoll(id, ['x', 'y']);
    for (const id of ['broken', 'b', 'c']) await chooseAndDie(poll(id), 'r1', '1');
    const failed: unknown[] = [];
    const log = { ...test.deps.log, error: (...said: unknown[]) => failed.push(said[2]) };
    await sweepCounters({ ...test.deps, log });
    expect([await votesOf('b'), await votesOf('c')]).toEqual([
      [0, 1],
      [0, 1],
    ]);
    expect(failed).toEqual([{ kind: 'polls', itemId: 'broken' }]);
  });
});
