import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { registerBallots } from '../../features/ballots/routes.ts';
import { registerContact } from '../../features/contact/routes.ts';
import { registerReactions } from '../../features/reactions/routes.ts';
import { createApp } from '../../api/app.ts';
import type { ApiApp } from '../http/api-app.ts';
import { newReader, openTestApp, type TestApp } from '../../testing/reader-app.ts';
import type { Deps } from '../deps.ts';
import { randomId } from '../firestore/ids.ts';
import { READER_COOKIE_NAME, encodeReaderCookie } from '../identity/reader-cookie.ts';
import { BLOCK_MAX } from './limiter.ts';
import { limits, POINTS_WITHOUT_TICKET } from './limits.ts';
import { TRUSTED_DAYS } from './trust.ts';

const register = (app: ApiApp, deps: Deps) => {
  registerBallots(app, deps);
  registerReactions(app, deps);
  registerContact(app, deps);
};
/** Reduces the votes of a network's newcomers to 20, so that the tests need few readers. */
const rateLimitScale = 0.02;
const VOTES = limits.vote.newcomers.points * rateLimitScale;
let test: TestApp;
beforeAll(() => {
  test = openTestApp('limits', register, { config: { rateLimitScale } });
});
afterAll(() => test.close());

let serial = 0;
let [network, poll, prediction] = ['', '', ''];
beforeEach(async () => {
  serial += 1;
  [network, poll, prediction] = [`203.0.113.${serial}`, `p${serial}`, `q${serial}`];
  const common = {
    title: 'T',
    options: ['A', 'B'],
    votes: [0, 0],
    totalVotes: 0,
    createdAt: '2026-01-02T00:00:00.000Z',
  };
  await test.db.doc(`polls/${poll}`).set({ ...common, id: poll, question: 'Which?', closed: false });
  await test.db.doc(`predictions/${prediction}`).set({
    ...common,
    id: prediction,
    description: 'D',
    category: 'other',
    endsAt: '2999-01-01T00:00:00.000Z',
    settled: null,
  });
});

const from = (address: string, app = test.app) => newReader(app, { 'x-forwarded-for': address });
const vote = (reader: ReturnType<typeof from>) => reader.send('POST', `/api/polls/${poll}/vote`, { optionIndex: 0 });
/** An API instance that shares only the database with the first. */
const anotherInstance = () => createApp({ ...test.deps }, register);
/**
 * Sends all calls at once, because the votes of one second are answered together. Counts the
 * statuses.
 */
async function statusesOf(count: number, call: () => Promise<{ status: number }>): Promise<Record<number, number>> {
  const replies = await Promise.all(Array.from({ length: count }, call));
  return replies.reduce<Record<number, number>>(
    (counts, { status }) => ({ ...counts, [status]: (counts[status] ?? 0) + 1 }),
    {},
  );
}
const useUp = async () => expect(await statusesOf(VOTES, () => vote(from(network)))).toEqual({ 200: VOTES });

it('limits the votes of a network’s new readers per item across all instances, and explains the refusal', async () => {
  await useUp();
  const refused = await vote(from(network));
  expect(refused).toMatchObject({
    status: 429,
    body: { message: 'Too many votes from your network in a short time. Please try again in 24 hours.' },
  });
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(86_000);
  expect((await vote(from(network, anotherInstance()))).status).toBe(429);
  expect((await test.db.doc(`polls/${poll}`).get()).get('totalVotes')).toBeLessThanOrEqual(VOTES);
  const documents = await test.db.collection('limits').listDocuments();
  expect(documents.map(({ id }) => id).join(' ')).not.toContain('203.0.113');
});
/** A reader whose id is 30 days old, with accepted actions on this many days. */
function returning(activeDays: number): ReturnType<typeof from> {
  const reader = from(network);
  const nowSeconds = Math.floor(Date.now() / 1000);
  const cookie = {
    readerId: randomId(20),
    createdAtSeconds: nowSeconds - 30 * 86_400,
    lastViewAtSeconds: 0,
    activeDays,
    lastActiveDay: Math.floor(nowSeconds / 86_400),
  };
  reader.setCookie(`${READER_COOKIE_NAME}=${encodeReaderCookie(cookie, test.deps.config.signingSecret)}`);
  return reader;
}

it('does not limit other networks, other items or trusted readers', async () => {
  await useUp();
  expect((await vote(from('198.51.100.7'))).status).toBe(200);
  expect(
    (await from(network, anotherInstance()).send('POST', `/api/predictions/${prediction}/predict`, { optionIndex: 1 }))
      .status,
  ).toBe(200);
  expect((await vote(returning(TRUSTED_DAYS))).status).toBe(200);
});
it('also limits readers with too few active days, even if their ids are a month old', async () => {
  await useUp();
  expect((await vote(returning(TRUSTED_DAYS - 1))).status).toBe(429);
});
it('limits trusted readers by the higher limit for all readers', async () => {
  const all = limits.vote.everybody.points * rateLimitScale;
  expect(await statusesOf(all + 5, () => vote(returning(TRUSTED_DAYS)))).toEqual({ 200: all, 429: 5 });
});
it('limits the reactions of a network’s new readers per article, and does not count changed reactions', async () => {
  const article = `a${serial}`;
  await test.db
    .doc(`articles/${article}`)
    .set({ id: article, slug: article, title: 'T', isPublished: true, publishedAt: '2026-01-02T00:00:00.000Z' });
  const react = (reader: ReturnType<typeof from>, reactionType: string) =>
    reader.send('POST', `/api/articles/${article}/react`, { reactionType });
  const first = from(network);
  for (const type of ['like', 'love']) expect((await react(first, type)).status).toBe(200);
  expect(await statusesOf(VOTES - 1, () => react(from(network), 'like'))).toEqual({ 200: VOTES - 1 });
  expect(await react(from(network), 'like')).toMatchObject({
    status: 429,
    body: { message: 'Too many reactions from your network in a short time. Please try again in 24 hours.' },
  });
});
it('limits the messages of untrusted readers, even if their ids are old', async () => {
  const message = {
    name: 'Meera',
    email: 'meera@example.in',
    category: 'general',
    subject: 'A question',
    message: 'Which song plays at the end?',
  };
  const write = (reader: ReturnType<typeof from>) => reader.send('POST', '/api/contact', message);
  const forms = Math.floor(limits.contact.newcomers.points / POINTS_WITHOUT_TICKET);
  for (let count = 0; count < Math.max(1, forms * rateLimitScale - 1); count += 1)
    expect((await write(returning(0))).status).toBe(201);
  expect((await write(returning(0))).status).toBe(429);
  expect((await write(returning(TRUSTED_DAYS))).status).toBe(201);
});
it('the limit of a network is not overdrawn by concurrent votes', async () => {
  expect(await statusesOf(3 * VOTES, () => vote(from(network)))).toEqual({ 200: VOTES, 429: 2 * VOTES });
});
it('a network gets back the points of concurrent votes without effect', async () => {
  const [reader, other] = [from(network), from(network)];
  for (const one of [reader, other]) expect((await vote(one)).status).toBe(200);
  for (let round = 0; round < 3; round += 1) {
    await Promise.all(Array.from({ length: 5 }, (_, index) => vote(index % 2 === 0 ? reader : other)));
  }
  expect(await statusesOf(VOTES - 2, () => vote(from(network)))).toEqual({ 200: VOTES - 2 });
  expect((await vote(from(network))).status).toBe(429);
});
it('points are reserved in blocks, and only votes that count use them up', async () => {
  const unscaled = openTestApp('limits-unscaled', register);
  await unscaled.db.doc(`polls/${poll}`).set((await test.db.doc(`polls/${poll}`).get()).data() ?? {});
  const taken = async () =>
    (await unscaled.db.collection('limits').get()).docs.map((one) => [
      one.id.split(':')[0],
      one.get('points') as number,
    ]);
  const reader = from(network, unscaled.app);
  expect((await vote(reader)).status).toBe(200);
  for (let count = 0; count <= BLOCK_MAX; count += 1) expect((await vote(reader)).status).toBe(409);
  expect(await taken()).toEqual([
    ['vote-everybody', BLOCK_MAX],
    ['vote-newcomers', BLOCK_MAX],
  ]);
  // Concurrent votes wait for the blocks that they need.
  expect(await statusesOf(45, () => vote(from(network, unscaled.app)))).toEqual({ 200: 45 });
  expect((await vote(from(network, unscaled.app))).status).toBe(200);
  const [[, points = 0] = []] = await taken();
  expect(points).toBeGreaterThanOrEqual(47);
  expect(points).toBeLessThan(47 + 2 * BLOCK_MAX);
  await unscaled.close();
});
