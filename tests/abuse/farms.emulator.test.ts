import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { registerAll } from '../../functions/src/api/router.ts';
import { limits, POINTS_WITHOUT_TICKET } from '../../functions/src/platform/limits/limits.ts';
import { TRUSTED_DAYS } from '../../functions/src/platform/limits/trust.ts';
import {
  decodeReaderCookie,
  READER_COOKIE_NAME,
  encodeReaderCookie,
} from '../../functions/src/platform/identity/reader-cookie.ts';
import { randomId } from '../../functions/src/platform/firestore/ids.ts';
import { articleDoc, hoursAgo, writeContent } from '../../functions/src/testing/content.ts';
import { newReader, openTestApp, type TestApp } from '../../functions/src/testing/reader-app.ts';
import { untilAnswered } from '../../functions/src/testing/until-answered.ts';

/** Tests the production limits with many readers, fake and honest, behind one network address. */

const POLLS = 8;
const ARTICLES = 12;
const HOURS = 24;
const PHONES = 5000;
/** Votes of one second are published together, so few at a time would take long. */
const CONCURRENT = 250;
const DAY_SECONDS = 86_400;

let test: TestApp;
// A project for each test, so that a second try finds nothing of the first.
beforeEach(async () => {
  test = openTestApp('abuse-farms', registerAll);
  const articles = Array.from({ length: ARTICLES }, (_, index) =>
    articleDoc(`a${index}`, { publishedAt: hoursAgo(index + 1) }),
  );
  await writeContent(test.db, { articles });
  const batch = test.db.batch();
  for (const id of ['stuffed', 'crowded', 'fought-over', ...Array.from({ length: POLLS }, (_, index) => `p${index}`)])
    batch.set(test.db.doc(`polls/${id}`), {
      id,
      title: 'T',
      question: 'Which?',
      options: ['A', 'B'],
      votes: [0, 0],
      totalVotes: 0,
      closed: false,
      createdAt: hoursAgo(1),
    });
  await batch.commit();
});
afterEach(() => test.close());
afterEach(() => vi.useRealTimers());

type Reader = ReturnType<typeof newReader>;
const vote = (reader: Reader, poll: string) =>
  untilAnswered(() => reader.send('POST', `/api/polls/${poll}/vote`, { optionIndex: 0 }), 409);
const react = (reader: Reader, article: string) =>
  untilAnswered(() => reader.send('POST', `/api/articles/${article}/react`, { reactionType: 'love' }));

/**
 * Returns a reader of a click farm: without a cookie for an even `index`, otherwise with an id that
 * is a month old but not trusted.
 */
const farmReader = (address: string, index: number): Reader =>
  index % 2 === 0 ? newReader(test.app, { 'fastly-client-ip': address }) : returningReader(address, TRUSTED_DAYS - 2);

/** A reader whose id is a month old and who took part on `activeDays` days. */
function returningReader(address: string, activeDays: number): Reader {
  const reader = newReader(test.app, { 'fastly-client-ip': address });
  const nowSeconds = Math.floor(Date.now() / 1000);
  const cookie = {
    readerId: randomId(20),
    createdAtSeconds: nowSeconds - 30 * DAY_SECONDS,
    lastViewAtSeconds: 0,
    activeDays,
    lastActiveDay: Math.floor(nowSeconds / DAY_SECONDS) - 1,
  };
  reader.setCookie(`${READER_COOKIE_NAME}=${encodeReaderCookie(cookie, test.deps.config.signingSecret)}`);
  return reader;
}

/** Runs `call` for 0 … `count` − 1, at most `CONCURRENT` at a time, and counts the statuses. */
async function statusesOf(count: number, call: (index: number) => Promise<{ status: number }>) {
  const statuses: Record<number, number> = {};
  let next = 0;
  const work = async () => {
    while (next < count) {
      const { status } = await call(next++);
      statuses[status] = (statuses[status] ?? 0) + 1;
    }
  };
  await Promise.all(Array.from({ length: CONCURRENT }, work));
  return statuses;
}

describe('a click farm behind one address', () => {
  it('gets no more new reader ids in an hour than the limit, whichever calls it makes', async () => {
    const ids = limits.newReader.everybody.points;
    const calls = [
      (reader: Reader) => reader.get('/api/reader'),
      (reader: Reader) => reader.send('POST', '/api/analytics/searches', { query: 'monsoon premiere' }),
      (reader: Reader) => react(reader, 'a11'),
    ];
    let given = 0;
    const statuses = await statusesOf(ids + 100, async (index) => {
      const reader = newReader(test.app, { 'fastly-client-ip': '203.0.113.4' });
      // Nearly all calls only ask for an id. Every hundredth is one of the three kinds in turn.
      const reply = await (index % 100 === 0 ? calls[(index / 100) % 3]! : calls[0]!)(reader);
      if (reader.cookie() !== null) given += 1;
      return reply;
    });
    expect(given).toBe(ids);
    expect(statuses[429]).toBe(100);
  });

  it('cannot make an id trusted by waiting or by refused calls', async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() });
    const reader = newReader(test.app, { 'fastly-client-ip': '203.0.113.5' });
    const daysOf = () => {
      const cookie = reader.cookie()?.slice(`${READER_COOKIE_NAME}=`.length) ?? '';
      return decodeReaderCookie(cookie, test.deps.config.signingSecret)?.activeDays;
    };
    for (let day = 0; day < 40; day += 1) {
      expect((await reader.get('/api/reader')).status).toBe(200);
      expect((await reader.send('POST', '/api/polls/p0/vote', { optionIndex: 9 })).status).toBe(400);
      vi.setSystemTime(Date.now() + DAY_SECONDS * 1000);
    }
    expect(daysOf()).toBe(0);
    for (let call = 0; call < 5; call += 1) await react(reader, 'a10');
    expect(daysOf()).toBe(1);
    vi.setSystemTime(Date.now() + DAY_SECONDS * 1000);
    await react(reader, 'a10');
    expect(daysOf()).toBe(2);
  });

  it('gets no more of one poll’s votes than the limit, with new and prepared ids together and however many vote at once', async () => {
    const most = limits.vote.newcomers.points;
    const statuses = await statusesOf(most + 100, (index) => vote(farmReader('203.0.113.1', index), 'stuffed'));
    expect(statuses).toEqual({ 200: most, 429: 100 });
  });

  it('gets no more of one article’s reactions than the limit', async () => {
    const most = limits.react.newcomers.points;
    const statuses = await statusesOf(most + 100, (index) => react(farmReader('203.0.113.2', index), 'a0'));
    expect(statuses).toEqual({ 200: most, 429: 100 });
  });

  it('gets only a third of a form’s limit without tickets', async () => {
    const most = Math.floor(limits.contact.newcomers.points / POINTS_WITHOUT_TICKET);
    const message = { name: 'Meera', email: 'meera@example.in', category: 'general', subject: 'A question' };
    const statuses = await statusesOf(most + 20, (index) =>
      farmReader('203.0.113.3', index).send('POST', '/api/contact', { ...message, message: `Which song is ${index}?` }),
    );
    expect(statuses).toEqual({ 201: most, 429: 20 });
  });
});

// Slow, because only thousands of readers come near the production limits.
describe('5,000 honest phones behind one carrier address', { tags: ['slow'] }, () => {
  it('lose no vote and no reaction over a day, although all of them are new readers', async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() });
    const phones = Array.from({ length: PHONES }, () => newReader(test.app, { 'fastly-client-ip': '198.51.100.1' }));
    const statuses: Record<number, number>[] = [];
    for (let hour = 0; hour < HOURS; hour += 1) {
      const ofHour = phones.slice(Math.round((hour * PHONES) / HOURS), Math.round(((hour + 1) * PHONES) / HOURS));
      // Half of the phones vote, the other half react.
      const act = (index: number) =>
        index % 2 === 0
          ? vote(ofHour[index]!, `p${index % POLLS}`)
          : react(ofHour[index]!, `a${1 + (index % (ARTICLES - 1))}`);
      statuses.push(await statusesOf(ofHour.length, act));
      vi.setSystemTime(Date.now() + 3_600_000);
    }
    const accepted = statuses.reduce((sum, one) => sum + (one[200] ?? 0), 0);
    expect({ accepted, answers: new Set(statuses.flatMap((one) => Object.keys(one))) }).toEqual({
      accepted: PHONES,
      answers: new Set(['200']),
    });
  });

  it('lose no vote to a farm on their network if they have taken part before', async () => {
    const farm = limits.vote.newcomers.points;
    expect(await statusesOf(farm, (index) => vote(farmReader('198.51.100.3', index), 'fought-over'))).toEqual({
      200: farm,
    });
    const honest = (PHONES * 4) / 5;
    expect(await statusesOf(honest, () => vote(returningReader('198.51.100.3', TRUSTED_DAYS), 'fought-over'))).toEqual({
      200: honest,
    });
  });

  it('lose no vote on one poll and no reaction to one article if they have taken part before', async () => {
    const act = async (index: number) => {
      const phone = returningReader('198.51.100.2', TRUSTED_DAYS);
      const voted = await vote(phone, 'crowded');
      return voted.status === 200 && index % 10 === 0 ? react(phone, 'a9') : voted;
    };
    expect(await statusesOf(PHONES, act)).toEqual({ 200: PHONES });
  });
});
