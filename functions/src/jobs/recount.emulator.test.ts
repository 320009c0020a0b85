import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { rebuildAllRollups } from '../lists/rebuild.ts';
import { indexArticles } from '../lists/search-index.ts';
import { recordChoice } from '../platform/counters/counters.ts';
import { publish } from '../platform/counters/publish.ts';
import { randomId } from '../platform/firestore/ids.ts';
import { articleDoc, categoryDoc, commentDoc, filmDoc, writeContent } from '../testing/content.ts';
import { openTestApp, type TestApp } from '../testing/reader-app.ts';
import { fixDrift, recount } from './recount.ts';
import { reportRecount } from './recount.job.ts';

const now = () => new Date('2026-11-20T06:00:00.000Z');
let test: TestApp;

beforeEach(async () => {
  test = openTestApp('recount', () => undefined);
  const { db } = test;
  const articles = [articleDoc('a', { commentTotal: 1 }), articleDoc('b')];
  await writeContent(db, {
    categories: [categoryDoc('music', 1)],
    articles,
    films: [filmDoc('pathaan', { totalCollection: 9 }), filmDoc('jawan', { totalCollection: 5 })],
    comments: [commentDoc('c', 'a')],
  });
  await db.doc('reactionCounts/a').set({ like: 1, love: 0, wow: 0, laugh: 0, angry: 0 });
  await db.doc('counters/reactions_a/readers/r1').set({ choice: 'like', at: '2026-11-14T12:00:00.000Z' });
  await db.doc('counters/reactions_a/shards/3').set({ counts: { like: 1 }, changedAt: '2026-11-14T12:00:00.000Z' });
  await db.doc('polls/p').set({ id: 'p', options: ['x', 'y'], votes: [0, 1], totalVotes: 1 });
  await db.doc('counters/polls_p/readers/r1').set({ choice: '1', at: '2026-11-14T12:00:00.000Z' });
  await db.doc('counters/polls_p/shards/4').set({ counts: { 1: 1 }, changedAt: '2026-11-14T12:00:00.000Z' });
  await db.doc('commentQueue/c').set({ status: 'approved' });
  await rebuildAllRollups(db);
  await indexArticles(articles, db);
});
afterEach(() => test.close());

const run = (sample: number | null = null) =>
  recount({ db: test.db, now, randomId: () => randomId(20), sample, waitMs: 0 });
const driftsOf = async (sample: number | null = null) =>
  (await run(sample)).flatMap(({ drifts }) => drifts.map(({ path }) => path)).sort();

describe('recounting', () => {
  it('finds no differences if every count is right', async () => {
    expect(await driftsOf()).toEqual([]);
  });

  it('finds a vote that was never published, and publishes it', async () => {
    const counter = { kind: 'polls', itemId: 'p' } as const;
    await recordChoice(test.db, { counter, readerId: 'r2', choice: '0', isFinal: true, now: now() });
    expect(await driftsOf()).toEqual(['polls/p']);
    await fixDrift(await run());
    expect((await test.db.doc('polls/p').get()).data()).toMatchObject({ votes: [1, 1], totalVotes: 2 });
    expect(await driftsOf()).toEqual([]);
  });

  it('corrects shards that disagree with the readers, so that later votes are added to the correct count', async () => {
    await test.db.doc('counters/polls_p/shards/4').update({ 'counts.0': 7 });
    expect(await driftsOf()).toEqual(['polls/p']);
    await fixDrift(await run());
    expect(await driftsOf()).toEqual([]);
    expect(await publish(test.db, { kind: 'polls', itemId: 'p' })).toEqual({ 0: 0, 1: 1 });
  });

  it('finds a difference in each kind of count, and writes the correct values', async () => {
    const { db } = test;
    await Promise.all([
      db.doc('reactionCounts/a').update({ like: 7 }),
      db.doc('polls/p').update({ votes: [3, 1], totalVotes: 4 }),
      db.doc('articles/a').update({ commentTotal: 5 }),
      db.doc('articles/b').update({ trendingScore: 1, author: 'Somebody else' }),
      db.doc('rollups/sidebar').update({ categories: [] }),
      db.doc('rollups/boxOffice').update({ entries: [] }),
      db.doc('rollups/home').update({ latest: [] }),
      db.doc('rollups/article-a').update({ comments: [], commentTotal: 0 }),
    ]);
    expect(await driftsOf()).toEqual([
      'articles/a.commentTotal',
      'articles/a.trendingScore',
      'articles/b.author',
      'articles/b.trendingScore',
      'polls/p',
      'reactionCounts/a',
      'rollups/article-a',
      'rollups/boxOffice.entries',
      'rollups/home.latest',
      'rollups/sidebar.categories',
    ]);
    await fixDrift(await run());
    expect(await driftsOf()).toEqual([]);
    expect((await db.doc('reactionCounts/a').get()).data()).toEqual({ like: 1, love: 0, wow: 0, laugh: 0, angry: 0 });
    expect((await db.doc('polls/p').get()).data()).toMatchObject({ votes: [0, 1], totalVotes: 1 });
  });

  it('indexes an article again if its search entry is missing or has another folding', async () => {
    const [a, b] = (await test.db.collection('searchIndex').get()).docs.map(({ ref }) => ref);
    await a?.update({ 'words.old': ['old'] });
    await b?.delete();
    expect(await driftsOf()).toEqual([a?.path, b?.path]);
    await fixDrift(await run());
    expect(await driftsOf()).toEqual([]);
    expect((await a?.get())?.get('words.old')).toBeUndefined();
  });

  it('checks only as many items of each kind as the sample has', async () => {
    await test.db.doc('reactionCounts/a').update({ like: 7 });
    expect((await run(1)).find(({ name }) => name === 'comments and scores')?.checked).toBe(1);
    expect(await driftsOf(1)).toEqual(['reactionCounts/a']);
  });

  it('informs the desk once a day by mail and log, and is silent if all counts are right', async () => {
    const deps = { ...test.deps, clock: { now }, log: { ...test.deps.log, error: () => undefined } };
    await reportRecount(deps, await run());
    expect((await test.db.collection('mail').get()).size).toBe(0);
    await test.db.doc('polls/p').update({ votes: [3, 1], totalVotes: 4 });
    for (let time = 0; time < 2; time += 1) await reportRecount(deps, await run());
    const mails = (await test.db.collection('mail').get()).docs;
    expect(mails).toHaveLength(1);
    expect(mails[0]?.get('message.text')).toContain('polls/p: [3,1] instead of [0,1]');
    expect((await test.db.collection('deskLog').get()).docs.map((entry) => entry.get('details') as string[])).toEqual([
      ['polls (1)'],
    ]);
  });
});
