import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { fixedClock } from '../../platform/clock.ts';
import { countReads } from '../../testing/count-reads.ts';
import { newReader, openTestApp, type TestApp } from '../../testing/reader-app.ts';
import { registerAdmin } from './desk-routes.ts';
import { storeDay } from './store/daily-stats.ts';

let test: TestApp;
let clock: ReturnType<typeof fixedClock>;

beforeEach(async () => {
  clock = fixedClock('2026-11-21T10:00:00.000Z');
  test = openTestApp('admin-stats', registerAdmin, {
    clock,
    verifyIdToken: (uid) => Promise.resolve({ uid, role: uid }),
  });
  for (const role of ['moderator', 'editor']) {
    await test.db
      .doc(`staff/${role}`)
      .set({ uid: role, displayName: `The ${role}`, email: `${role}@example.com`, role, isActive: true });
  }
  await test.db.doc('articles/a').set({ isPublished: true, viewCount: 40 });
  await test.db.doc('articles/b').set({ isPublished: false, viewCount: 2 });
  await test.db.doc('commentQueue/one').set({ status: 'pending', createdAt: '2026-11-20T18:30:00.000Z' });
  await test.db.doc('commentQueue/two').set({ status: 'approved', createdAt: '2026-11-20T18:29:59.999Z' });
  await test.db.doc('subscribers/one').set({ isActive: true, subscribedAt: '2026-11-21T09:00:00.000Z' });
  await test.db.doc('messages/one').set({ status: 'new' });
  await test.db.doc('messages/two').set({ status: 'answered' });
});
afterEach(() => test.close());

const get = async (path: string, token = 'editor') =>
  (await newReader(test.app).get(path, { Authorization: `Bearer ${token}` })).body;

it('records at a heartbeat who looks at what, and refuses a target of another kind', async () => {
  const beat = (target: unknown) =>
    newReader(test.app).send('POST', '/api/admin/presence', { target }, { Authorization: 'Bearer moderator' });
  expect((await beat('comment:one')).status).toBe(204);
  expect((await test.db.doc('deskPresence/moderator').get()).data()).toEqual({
    uid: 'moderator',
    displayName: 'The moderator',
    target: 'comment:one',
    at: clock.now().toISOString(),
  });
  for (const target of ['film:one', 'comment:', 'comment:a/b', `article:${'x'.repeat(201)}`, 7])
    expect((await beat(target)).status).toBe(400);
});

describe('the totals', () => {
  it('count articles, views, subscribers, comments and new messages', async () => {
    await test.db.doc('articles/c').set({ isPublished: true });
    await test.db.doc('subscribers/two').set({ isActive: false, subscribedAt: '2026-11-20T09:00:00.000Z' });
    await test.db.doc('commentQueue/three').set({ status: 'rejected', createdAt: '2026-11-20T18:29:00.000Z' });
    await test.db.doc('commentQueue/four').set({ status: 'deleted', createdAt: '2026-11-20T18:28:00.000Z' });
    await test.db.doc('commentQueue/two').update({ isReported: true });
    expect(await get('/api/admin/stats')).toEqual({
      totalArticles: 3,
      publishedArticles: 2,
      totalViews: 42,
      totalSubscribers: 1,
      comments: { total: 3, pending: 1, approved: 1, rejected: 1, reported: 1 },
      newMessages: 1,
    });
  });
  it('include every earlier write, whoever made it', async () => {
    expect(await get('/api/admin/stats')).toMatchObject({ totalArticles: 2, totalViews: 42 });
    await test.db.doc('articles/c').set({ isPublished: true, viewCount: 1 });
    expect(await get('/api/admin/stats')).toMatchObject({ totalArticles: 3, publishedArticles: 2, totalViews: 43 });
    await test.db.doc('commentQueue/one').update({ status: 'approved' });
    expect(await get('/api/admin/stats', 'moderator')).toMatchObject({ comments: { pending: 0, approved: 2 } });
  });
  it('are shared by all desks for as long as they accept, and counted again for everybody else', async () => {
    const counted = async (query: string, token?: string) =>
      ((await get(`/api/admin/stats${query}`, token)) as { totalArticles: number }).totalArticles;
    expect(await counted('?maxAgeSeconds=30')).toBe(2);
    await test.db.doc('articles/c').set({ isPublished: true, viewCount: 1 });
    clock.advance(20_000);
    expect(await counted('?maxAgeSeconds=30', 'moderator')).toBe(2);
    expect(await counted('?maxAgeSeconds=19')).toBe(3);
    await test.db.doc('articles/d').set({ isPublished: true, viewCount: 1 });
    expect(await counted('?maxAgeSeconds=30', 'moderator')).toBe(3);
    expect(await counted('')).toBe(4);
    await test.db.doc('articles/e').set({ isPublished: true, viewCount: 1 });
    clock.advance(30_000);
    expect(await counted('?maxAgeSeconds=30')).toBe(5);
    expect(await get('/api/admin/stats?maxAgeSeconds=31')).toMatchObject({ issues: [{ path: 'maxAgeSeconds' }] });
  });
  it('cost as many reads with many articles as with few', async () => {
    const reads = async () => (await countReads(test.db, () => get('/api/admin/stats'))).reads;
    const few = await reads();
    for (let index = 0; index < 30; index += 1)
      await test.db.doc(`articles/more-${index}`).set({ isPublished: true, viewCount: 0 });
    expect(await reads()).toBe(few);
  });
});

describe('the tasks of editors', () => {
  const nothing = {
    sourceDrafts: 0,
    openProposals: 0,
    scheduledToday: 0,
    predictionsDue: 0,
    filmsWithoutFigure: 0,
    pausedSources: 0,
    endedLicences: 0,
  };
  const figure = (date: string) => ({
    day: 1,
    date,
    nettRupees: 1,
    grossRupees: null,
    isEstimate: false,
    source: null,
  });

  it('are drafts of sources, proposals, the day’s schedule, predictions, films, sources and licences', async () => {
    expect(await get('/api/admin/tasks')).toEqual(nothing);
    const draft = { isPublished: false, scheduledFor: null };
    const writes: Record<string, object> = {
      'articles/of-source': { ...draft, source: { name: 'The Daily Reel', url: 'https://example.org' } },
      'articles/own': { ...draft, source: null },
      'articles/out': {
        isPublished: true,
        scheduledFor: null,
        source: { name: 'The Daily Reel', url: 'https://example.org' },
      },
      // The day in India ends at 18:30 UTC.
      'articles/tonight': {
        isPublished: false,
        scheduledFor: '2026-11-21T18:29:00.000Z',
        source: { name: 'The Daily Reel', url: 'https://example.org' },
      },
      'articles/tomorrow': { isPublished: false, scheduledFor: '2026-11-21T18:30:00.000Z', source: null },
      'articleDesk/of-source': { hasOpenProposal: true },
      'articleDesk/own': { hasOpenProposal: false },
      'predictions/over': { endsAt: '2026-11-21T09:59:00.000Z', settled: null },
      'predictions/open': { endsAt: '2026-11-21T10:01:00.000Z', settled: null },
      'predictions/settled': { endsAt: '2026-11-20T10:00:00.000Z', settled: { optionIndex: 0, source: 'The jury' } },
      'films/waits': { releaseDate: '2026-11-20', days: [figure('2026-11-20')] },
      'films/has': { releaseDate: '2026-11-20T00:00:00.000Z', days: [figure('2026-11-21')] },
      'films/old': { releaseDate: '2026-01-01', days: [figure('2026-01-02')] },
      'sources/paused': { health: { pausedAt: '2026-11-21T05:00:00.000Z' } },
      'sources/works': { health: { pausedAt: null } },
      'media/ended': { licence: { terms: 'One year', expiresOn: '2026-11-20' } },
      'media/last-day': { licence: { terms: 'One year', expiresOn: '2026-11-21' } },
      'media/endless': { licence: { terms: 'Ours', expiresOn: null } },
      'media/unlicensed': { licence: null },
    };
    for (const [path, data] of Object.entries(writes)) await test.db.doc(path).set(data);
    expect(await get('/api/admin/tasks')).toEqual({
      sourceDrafts: 1,
      openProposals: 1,
      scheduledToday: 1,
      predictionsDue: 1,
      filmsWithoutFigure: 1,
      pausedSources: 1,
      endedLicences: 1,
    });
  });
  it('also change when time passes', async () => {
    await test.db.doc('predictions/open').set({ endsAt: '2026-11-21T10:00:30.000Z', settled: null });
    expect(await get('/api/admin/tasks')).toEqual(nothing);
    clock.advance(30_000);
    expect(await get('/api/admin/tasks')).toEqual({ ...nothing, predictionsDue: 1 });
  });
  it('are not for moderators', async () => {
    expect(await get('/api/admin/tasks', 'moderator')).toEqual({ message: expect.any(String) as unknown });
  });
});

describe('the days', () => {
  it('are returned oldest first, with zeros for missing days, and at most fifty', async () => {
    await test.db.doc('dailyStats/2026-11-19').set({ day: '2026-11-19', views: 12 });
    expect(await get('/api/admin/daily-stats?days=3')).toEqual([
      { day: '2026-11-19', views: 12, comments: 0, subscribers: 0 },
      { day: '2026-11-20', views: 0, comments: 1, subscribers: 0 },
      { day: '2026-11-21', views: 0, comments: 1, subscribers: 1 },
    ]);
    expect(await get('/api/admin/daily-stats')).toHaveLength(30);
    expect(await get('/api/admin/daily-stats?days=51')).toMatchObject({ issues: [{ path: 'days' }] });
  });
  it('are counted until they are stored, and then keep their views and their numbers', async () => {
    await test.db.doc('dailyStats/2026-11-20').set({ day: '2026-11-20', views: 9 });
    const counted = { day: '2026-11-20', views: 9, comments: 1, subscribers: 0 };
    expect(await get('/api/admin/daily-stats?days=2')).toMatchObject([counted, { comments: 1 }]);
    await storeDay(test.db, '2026-11-20');
    expect((await test.db.doc('dailyStats/2026-11-20').get()).data()).toEqual(counted);
    await test.db.doc('commentQueue/two').delete();
    clock.advance(24 * 3_600_000);
    expect(await get('/api/admin/daily-stats?days=3')).toMatchObject([counted, { comments: 1 }, { comments: 0 }]);
  });
});

it('tells the signed-in person who they are', async () => {
  expect(await get('/api/admin/me')).toEqual({
    uid: 'editor',
    displayName: 'The editor',
    email: 'editor@example.com',
    role: 'editor',
  });
});
