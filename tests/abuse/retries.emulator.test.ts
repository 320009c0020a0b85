import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { createApp } from '../../functions/src/api/app.ts';
import { registerAll } from '../../functions/src/api/router.ts';
import { limits } from '../../functions/src/platform/limits/limits.ts';
import { articleDoc, hoursAgo, writeContent } from '../../functions/src/testing/content.ts';
import { countWrites } from '../../functions/src/testing/count-writes.ts';
import { newReader, openTestApp, type TestApp, type TestReader } from '../../functions/src/testing/reader-app.ts';

/** Refused calls, each with a new `Idempotency-Key`, against the production limits. */

let test: TestApp;
let writes: ReturnType<typeof countWrites>;
beforeAll(async () => {
  test = openTestApp('abuse-retries', registerAll);
  await writeContent(test.db, { articles: [articleDoc('a')] });
  await test.db.doc('polls/p').set({
    id: 'p',
    title: 'T',
    question: 'Which?',
    options: ['A', 'B'],
    votes: [0, 0],
    totalVotes: 0,
    closed: false,
    createdAt: hoursAgo(1),
  });
});
afterAll(() => test.close());
beforeEach(() => {
  writes = countWrites(test.db);
  return () => writes.stop();
});

let serial = 0;
const withKey = () => ({ 'idempotency-key': `key-${(serial += 1)}` });
const reader = (app = test.app): TestReader => newReader(app, { 'x-forwarded-for': `198.51.100.${(serial += 1)}` });
const CALLS = 200;
const message = { name: 'Asha', email: 'a@example.org', category: 'general', subject: 'A question' };
type Call = [path: string, body: (call: number) => object];
const contact: Call = ['/api/contact', (call) => ({ ...message, message: `Which song plays in reel ${call}?` })];

/**
 * Sends `CALLS` calls, each with its own key. Returns the number of refused calls, and the number
 * of documents that they wrote.
 */
async function refusedWrites(from: TestReader, [path, body]: Call): Promise<{ refused: number; written: number }> {
  let [refused, written] = [0, 0];
  for (let call = 0; call < CALLS; call += 1) {
    const before = writes.total();
    const { status, headers } = await from.send('POST', path, body(call), withKey());
    if (status < 400) continue;
    expect(headers.get('set-cookie')).toBeNull();
    refused += 1;
    written += writes.total() - before;
  }
  return { refused, written };
}

it.each<[string, number, Call]>([
  ['messages', limits.contact.reader.points, contact],
  [
    'newsletter requests',
    limits.newsletter.reader.points,
    ['/api/newsletter/subscribe', (n) => ({ email: `a${n}@e.org` })],
  ],
  ['reactions', limits.react.reader.points, ['/api/articles/a/react', () => ({ reactionType: 'love' })]],
  ['password requests', limits.passwordReset.reader.points, ['/api/staff/password-reset', () => ({ account: 'boss' })]],
])('200 %s of one reader write nothing beyond the limit', async (_, points, call) => {
  const from = reader();
  expect(await refusedWrites(from, call)).toEqual({ refused: CALLS - points, written: 0 });
});

it('repeated votes of one reader write nothing', async () => {
  const from = reader();
  expect(await refusedWrites(from, ['/api/polls/p/vote', () => ({ optionIndex: 0 })])).toEqual({
    refused: CALLS - 1,
    written: 0,
  });
  expect((await test.db.doc('polls/p').get()).get('totalVotes')).toBe(1);
});

it('a reader over the limit writes nothing on an instance that has not seen them', async () => {
  const from = reader();
  await refusedWrites(from, contact);
  const elsewhere = newReader(createApp({ ...test.deps }, registerAll), { 'x-forwarded-for': '203.0.113.7' });
  elsewhere.setCookie(from.cookie());
  const before = writes.total();
  expect((await elsewhere.send('POST', contact[0], contact[1](CALLS), withKey())).status).toBe(429);
  expect(writes.total()).toBe(before);
});
