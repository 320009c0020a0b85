import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { DayStats } from '@first-show/domain/analytics/daily-stats';
import { fixedClock } from '../../lib/clock.ts';
import { noteDeskChange, type DeskPart } from '../../lib/desk/desk-changes.ts';
import { readMessageCounts } from '../../lib/desk/desk-counts.ts';
import { countReads } from '../../testing/count-reads.ts';
import { newReader, openTestApp, type TestApp } from '../../testing/reader-app.ts';
import { registerAdmin } from '../../api/staff/admin.ts';
import { countDay } from './daily-stats.repo.ts';
import { isAnyDeskOpen, refreshDeskStats } from './desk-stats.ts';

let test: TestApp;
let clock: ReturnType<typeof fixedClock>;

beforeEach(async () => {
  clock = fixedClock('2026-11-21T10:00:00.000Z');
  test = openTestApp('desk-stats', registerAdmin, {
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

const beat = (target: string | null = null) =>
  newReader(test.app).send('POST', '/api/admin/presence', { target }, { Authorization: 'Bearer moderator' });
const get = async (path: string) => (await newReader(test.app).get(path, { Authorization: 'Bearer editor' })).body;
const overview = async () => (await test.db.doc('deskStats/overview').get()).data();
/** Does the work of a trigger. Its waiting time only advances the clock. */
const refresh = (changedAtMs = clock.now().getTime(), part: DeskPart = 'subscribers') =>
  refreshDeskStats(test.db, {
    part,
    changedAtMs,
    now: clock.now,
    wait: (ms) => {
      clock.advance(ms);
      return Promise.resolve();
    },
  });

describe('a heartbeat', () => {
  it('records who looks at what, and updates the numbers of the desks', async () => {
    expect((await beat('comment:one')).status).toBe(204);
    const at = clock.now().toISOString();
    expect((await test.db.doc('deskPresence/moderator').get()).data()).toEqual({
      uid: 'moderator',
      displayName: 'The moderator',
      target: 'comment:one',
      at,
    });
    expect(await overview()).toEqual({
      totalArticles: 2,
      publishedArticles: 1,
      totalViews: 42,
      totalSubscribers: 1,
      comments: { total: 2, pending: 1, approved: 1 },
      newMessages: 1,
      updatedAt: at,
    });
    expect((await test.db.doc('dailyStats/2026-11-21').get()).data()).toEqual({
      day: '2026-11-21',
      comments: 1,
      subscribers: 1,
    });
  });
  it('refuses a target of another kind', async () => {
    for (const target of ['film:one', 'comment:', 'comment:a/b', `article:${'x'.repeat(201)}`, 7]) {
      expect((await beat(target as string)).status).toBe(400);
    }
  });
  it('does not count again within ten seconds, and only writes changed numbers', async () => {
    await beat();
    const first = await overview();
    await test.db.doc('articles/c').set({ isPublished: true, viewCount: 1 });
    await noteDeskChange(test.db, 'articles');
    clock.advance(5000);
    await beat();
    expect(await overview()).toEqual(first);
    clock.advance(6000);
    await beat();
    const second = await overview();
    expect(second).toMatchObject({ totalArticles: 3, totalViews: 43, updatedAt: clock.now().toISOString() });
    clock.advance(11_000);
    await beat();
    expect(await overview()).toEqual(second);
  });
});

describe('after a change', () => {
  it('counts nothing while no desk is open', async () => {
    await refresh();
    expect(await overview()).toBeUndefined();
    await beat();
    expect(await isAnyDeskOpen(test.db, clock.now())).toBe(true);
    clock.advance(121_000);
    expect(await isAnyDeskOpen(test.db, clock.now())).toBe(false);
    await test.db.doc('subscribers/two').set({ isActive: true, subscribedAt: clock.now().toISOString() });
    await refresh();
    expect(await overview()).toMatchObject({ totalSubscribers: 1 });
  });
  it('updates the numbers within three seconds, with one count for many simultaneous changes', async () => {
    await beat();
    const startMs = clock.now().getTime();
    await test.db.doc('subscribers/two').set({ isActive: true, subscribedAt: clock.now().toISOString() });
    await Promise.all(Array.from({ length: 20 }, () => refresh()));
    expect(await overview()).toMatchObject({ totalSubscribers: 2 });
    expect(clock.now().getTime() - startMs).toBe(3000);
  });
  it('does not count again for changes that an earlier count included', async () => {
    await beat();
    const changedAtMs = clock.now().getTime();
    clock.advance(1000);
    await refresh(changedAtMs);
    const afterFirstMs = clock.now().getTime();
    for (let told = 0; told < 50; told += 1) await refresh(changedAtMs);
    expect(clock.now().getTime()).toBe(afterFirstMs);
    expect(afterFirstMs - changedAtMs).toBe(3000);
  });
  it('uses the moderators’ own numbers for comments if they exist', async () => {
    await test.db.doc('deskStats/comments').set({ pending: 7, approved: 5, rejected: 3, reported: 1, updatedAt: '' });
    await beat();
    expect(await overview()).toMatchObject({ comments: { total: 15, pending: 7, approved: 5 } });
  });
});

describe('the numbers for editors', () => {
  const today = async () => (await test.db.doc('deskStats/today').get()).data();
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

  it('cover drafts of sources, proposals, the day’s schedule, predictions, films, sources and licences', async () => {
    await beat();
    expect(await today()).toEqual({ ...nothing, updatedAt: clock.now().toISOString() });
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
      'boxOffice/waits': { releaseDate: '2026-11-20', days: [figure('2026-11-20')] },
      'boxOffice/has': { releaseDate: '2026-11-20T00:00:00.000Z', days: [figure('2026-11-21')] },
      'boxOffice/old': { releaseDate: '2026-01-01', days: [figure('2026-01-02')] },
      'sources/paused': { health: { pausedAt: '2026-11-21T05:00:00.000Z' } },
      'sources/works': { health: { pausedAt: null } },
      'media/ended': { licence: { terms: 'One year', expiresOn: '2026-11-20' } },
      'media/last-day': { licence: { terms: 'One year', expiresOn: '2026-11-21' } },
      'media/endless': { licence: { terms: 'Ours', expiresOn: null } },
      'media/unlicensed': { licence: null },
    };
    for (const [path, data] of Object.entries(writes)) await test.db.doc(path).set(data);
    await refresh(clock.now().getTime(), 'today');
    const { updatedAt: _at, ...numbers } = (await today()) ?? {};
    expect(numbers).toEqual({
      sourceDrafts: 1,
      openProposals: 1,
      scheduledToday: 1,
      predictionsDue: 1,
      filmsWithoutFigure: 1,
      pausedSources: 1,
      endedLicences: 1,
    });
  });
  it('are counted again after ten minutes, even if no editor has done anything', async () => {
    await beat();
    await test.db.doc('predictions/over').set({ endsAt: '2026-11-21T09:59:00.000Z', settled: null });
    clock.advance(60_000);
    await beat();
    expect(await today()).toMatchObject({ predictionsDue: 0 });
    clock.advance(10 * 60_000);
    await beat();
    expect(await today()).toMatchObject({ predictionsDue: 1 });
  });
});

describe('the numbers of the API', () => {
  it('are cached until a change is noted, and then counted again', async () => {
    const stats = () => get('/api/admin/stats');
    expect(await stats()).toMatchObject({
      totalArticles: 2,
      publishedArticles: 1,
      totalViews: 42,
      totalSubscribers: 1,
    });
    await test.db.doc('articles/c').set({ isPublished: true, viewCount: 1 });
    expect(await stats()).toMatchObject({ totalArticles: 2 });
    await noteDeskChange(test.db, 'articles');
    expect(await stats()).toMatchObject({ totalArticles: 3, publishedArticles: 2, totalViews: 43 });
  });
  it('are counted separately: a change of messages does not count the articles again', async () => {
    await get('/api/admin/stats');
    await test.db.doc('articles/c').set({ isPublished: true, viewCount: 1 });
    await test.db.doc('messages/one').set({ status: 'read' });
    await noteDeskChange(test.db, 'messages');
    expect(await readMessageCounts(test.db, clock.now())).toEqual({ newMessages: 0, readMessages: 1, doneMessages: 0 });
    expect(await get('/api/admin/stats')).toMatchObject({ totalArticles: 2 });
    await noteDeskChange(test.db, 'articles', 'messages');
    expect(await get('/api/admin/stats')).toMatchObject({ totalArticles: 3 });
  });
  it('cost as many reads with many articles as with few', async () => {
    await get('/api/admin/stats');
    const reads = async () => (await countReads(test.db, () => get('/api/admin/stats'))).reads;
    const few = await reads();
    for (let index = 0; index < 30; index += 1)
      await test.db.doc(`articles/more-${index}`).set({ isPublished: true, viewCount: 0 });
    await noteDeskChange(test.db, 'articles');
    await get('/api/admin/stats');
    expect(await reads()).toBe(few);
  });
  it('include aggregated views without a new count', async () => {
    await test.db.doc('system/siteTotals').set({ totalPageViews: 90, articleViews: 30 });
    expect(await get('/api/admin/stats')).toMatchObject({ totalViews: 42 });
    await test.db.doc('system/siteTotals').set({ totalPageViews: 97, articleViews: 35 });
    expect(await get('/api/admin/stats')).toMatchObject({ totalViews: 47 });
  });
  it('include a change that was not noted (`noteDeskChange`) after ten minutes', async () => {
    await get('/api/admin/stats');
    await test.db.doc('articles/c').set({ isPublished: true, viewCount: 1 });
    clock.advance(10 * 60_000);
    expect(await get('/api/admin/stats')).toMatchObject({ totalArticles: 3 });
  });
});

describe('the days', () => {
  it('are returned oldest first, with zeros for missing days, and at most fifty', async () => {
    await test.db.doc('dailyStats/2026-11-19').set({ day: '2026-11-19', views: 12 });
    await beat();
    const days = (await get('/api/admin/daily-stats?days=3')) as DayStats[];
    expect(days).toEqual([
      { day: '2026-11-19', views: 12, comments: 0, subscribers: 0 },
      { day: '2026-11-20', views: 0, comments: 0, subscribers: 0 },
      { day: '2026-11-21', views: 0, comments: 1, subscribers: 1 },
    ]);
    expect(await get('/api/admin/daily-stats')).toHaveLength(30);
    expect(await get('/api/admin/daily-stats?days=51')).toMatchObject({ issues: [{ path: 'days' }] });
  });
  it('are counted again from the documents after they have ended, and keep their views', async () => {
    await test.db.doc('dailyStats/2026-11-20').set({ day: '2026-11-20', views: 9 });
    await countDay(test.db, '2026-11-20');
    expect((await test.db.doc('dailyStats/2026-11-20').get()).data()).toEqual({
      day: '2026-11-20',
      views: 9,
      comments: 1,
      subscribers: 0,
    });
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
