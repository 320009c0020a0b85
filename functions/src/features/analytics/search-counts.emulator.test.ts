import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { plusDays } from '@first-show/domain/core/dates';
import { SEARCH_COUNTED } from '@first-show/domain/core/limits';
import { fixedClock } from '../../platform/clock.ts';
import { decodeReaderCookie, READER_COOKIE_NAME, encodeReaderCookie } from '../../platform/identity/reader-cookie.ts';
import { countReads } from '../../testing/count-reads.ts';
import { newReader, openTestApp, type TestApp, type TestReader } from '../../testing/reader-app.ts';
import { registerAnalytics } from './routes.ts';
import { closeSearchDay, readSearchDays, SEARCH_SHARDS } from './store/search-counts.ts';

let test: TestApp;
let clock: ReturnType<typeof fixedClock>;
beforeEach(() => {
  clock = fixedClock('2026-11-14T12:00:00.000Z');
  test = openTestApp('search-counts', registerAnalytics, { clock });
});
afterEach(() => test.close());

const TODAY = '2026-11-14';
/**
 * Fixed reader ids: marks are chosen by hash, so random readers would share a mark in some runs.
 */
const readers = (count: number): TestReader[] =>
  Array.from({ length: count }, (_, index) => {
    const reader = newReader(test.app);
    const cookie = {
      readerId: `reader${String(index).padStart(14, '0')}`,
      createdAtSeconds: clock.now().getTime() / 1_000,
      lastViewAtSeconds: 0,
      activeDays: 0,
      lastActiveDay: 0,
    };
    reader.setCookie(`${READER_COOKIE_NAME}=${encodeReaderCookie(cookie, test.deps.config.signingSecret)}`);
    return reader;
  });
const search = (reader: TestReader, query: string, headers = {}) =>
  reader.send('POST', '/api/analytics/searches', { query }, headers);
const today = async () => (await readSearchDays(test.db, clock.now())).at(-1);
const stored = async () =>
  JSON.stringify((await test.db.collection('searchCounts').get()).docs.map((doc) => [doc.id, doc.data()]));

describe('counting searches', () => {
  it('stores a text only when a third reader searches for it, and never who searched', async () => {
    const crowd = readers(4);
    expect((await search(crowd[0] as TestReader, 'Jaane Kahan')).status).toBe(204);
    await search(crowd[0] as TestReader, 'jaane kahan');
    await search(crowd[1] as TestReader, 'जाने कहाँ');
    expect(await stored()).not.toMatch(/jaane|kahan|जाने/i);
    expect(await today()).toEqual({ day: TODAY, searches: [] });
    await search(crowd[2] as TestReader, ' kahan   jaane ');
    expect(await today()).toEqual({ day: TODAY, searches: [{ text: 'kahan jaane', readers: 3 }] });
    await search(crowd[3] as TestReader, 'jaane kahan');
    expect(await today()).toEqual({ day: TODAY, searches: [{ text: 'kahan jaane', readers: 4 }] });
    for (const reader of crowd) {
      const cookie = decodeReaderCookie(reader.cookie()?.split('=')[1] ?? '', test.deps.config.signingSecret);
      expect(cookie?.readerId).toHaveLength(20);
      expect(await stored()).not.toContain(cookie?.readerId);
    }
  });
  it('counts twelve readers who search concurrently as about twelve', async () => {
    await Promise.all(readers(12).map((reader) => search(reader, 'dawn show')));
    const [found] = (await today())?.searches ?? [];
    // The number is an estimate, because readers may share a mark.
    expect(found?.readers).toBeGreaterThanOrEqual(10);
    expect(found?.readers).toBeLessThanOrEqual(13);
  });
  it('costs one read and one write; a repeated search writes nothing, and an excluded search reads nothing either', async () => {
    const [reader] = readers(1) as [TestReader];
    await search(reader, 'riyaaz songs');
    const before = (await test.db.collection('searchCounts').get()).docs[0]?.updateTime;
    const { reads } = await countReads(test.db, () => search(reader, 'Riyaaz songs'));
    expect(reads).toBeLessThanOrEqual(1);
    expect((await test.db.collection('searchCounts').get()).docs[0]?.updateTime).toEqual(before);
    for (const text of ['asha@example.org', 'call 98200 12345', 'x'.repeat(30), 'the who']) {
      const nothing = await countReads(test.db, () => search(reader, text));
      expect([nothing.result.status, nothing.reads]).toEqual([204, 0]);
    }
    expect((await test.db.collection('searchCounts').get()).size).toBe(1);
  });
  it('ignores bots, and refuses invalid searches (400) and too many searches (429)', async () => {
    const bot = newReader(test.app);
    expect((await search(bot, 'jaane kahan', { 'user-agent': 'Googlebot/2.1' })).status).toBe(204);
    expect(bot.cookie()).toBeNull();
    expect((await test.db.collection('searchCounts').get()).size).toBe(0);
    const [reader] = readers(1) as [TestReader];
    for (const query of ['ab', '', 'x'.repeat(201)]) expect((await search(reader, query)).status).toBe(400);
    for (let count = 0; count < 30; count += 1) await search(reader, 'the who');
    const { result, reads } = await countReads(test.db, () => search(reader, 'the who'));
    expect(result).toMatchObject({
      status: 429,
      body: { message: expect.stringMatching(/^Too many searches in a short time/) as string },
    });
    expect(reads).toBe(0);
  });
  it('answers 204 even if the database is unavailable', async () => {
    const broken = openTestApp('search-broken', (app, deps) =>
      registerAnalytics(app, {
        ...deps,
        db: () => {
          throw new Error('unavailable');
        },
        log: { ...deps.log, error: () => undefined },
      }),
    );
    expect((await newReader(broken.app).send('POST', '/api/analytics/searches', { query: 'jaane kahan' })).status).toBe(
      204,
    );
    await broken.close();
  });
  it('keeps the size of a full document: a new search replaces a search by a single reader', async () => {
    const ofOneReader = Object.fromEntries(
      Array.from({ length: 500 }, (_, index) => [
        `key${String(index).padStart(4, '0')}`,
        index % 2 ? { marks: '1', text: null } : { marks: '7', text: `search ${index}` },
      ]),
    );
    await Promise.all(
      Array.from({ length: SEARCH_SHARDS }, (_, shard) =>
        test.db.doc(`searchCounts/${TODAY}_${shard}`).set({ day: TODAY, searches: ofOneReader }),
      ),
    );
    for (const reader of readers(3)) await search(reader, 'late but loud');
    expect((await today())?.searches).toContainEqual({ text: 'late but loud', readers: 3 });
    const sizes = (await test.db.collection('searchCounts').get()).docs.map(
      (doc) => Object.keys(doc.get('searches') as object).length,
    );
    expect(sizes).toEqual([500, 500, 500, 500]);
  });
});

describe('closing a day', () => {
  it('keeps texts and numbers of searches by three or more readers, deletes the marks, and changes nothing when repeated', async () => {
    const crowd = readers(5);
    for (const reader of crowd) await search(reader, 'jaane kahan');
    for (const reader of crowd.slice(0, 3)) await search(reader, 'dawn show');
    await search(crowd[0] as TestReader, 'my own little secret');
    clock.advance(86_400_000);
    for (const reader of crowd.slice(0, 3)) await search(reader, 'jaane kahan');
    const open = await readSearchDays(test.db, clock.now());
    await closeSearchDay(test.db, TODAY);
    await closeSearchDay(test.db, TODAY);
    const doc = (await test.db.doc(`searchCounts/${TODAY}`).get()).data();
    expect(doc).toMatchObject({
      day: TODAY,
      searches: [
        { text: 'jaane kahan', readers: 5 },
        { text: 'dawn show', readers: 3 },
      ],
    });
    expect(Object.keys(doc ?? {}).sort()).toEqual(['day', 'expireAt', 'searches']);
    expect(
      (await test.db.collection('searchCounts').get()).docs
        .map(({ id }) => id)
        .filter((id) => id.startsWith(`${TODAY}_`)),
    ).toEqual([]);

    const { result: days, reads } = await countReads(test.db, () => readSearchDays(test.db, clock.now()));
    expect(reads).toBe(13 + 2 * SEARCH_SHARDS);
    expect(days).toHaveLength(SEARCH_COUNTED.daysKept);
    expect(days.at(-1)?.day).toBe(plusDays(TODAY, 1));
    expect(days.at(-1)?.searches).toEqual([{ text: 'jaane kahan', readers: 3 }]);
    expect(days.at(-2)?.searches.length).toBe(open.at(-2)?.searches.length);
  });
  it('keeps nothing of a day on which no search reached three readers', async () => {
    await search(readers(1)[0] as TestReader, 'my own little secret');
    await closeSearchDay(test.db, TODAY);
    expect((await test.db.collection('searchCounts').get()).size).toBe(0);
  });
});
