import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createApp } from './app.ts';
import { limits } from '../platform/limits/limits.ts';
import { countWrites } from '../testing/count-writes.ts';
import { newReader, openTestApp, type TestApp, type TestReader } from '../testing/reader-app.ts';
import { registerAll } from './router.ts';

/**
 * Checks that a refused call creates no reader id, writes nothing and is charged to the caller's
 * network.
 */

const rateLimitScale = 0.02;
let test: TestApp;
let writes: ReturnType<typeof countWrites>;
beforeAll(async () => {
  test = openTestApp('refusals', registerAll, { config: { rateLimitScale } });
  const published = { isPublished: true, publishedAt: '2026-01-02T00:00:00.000Z', title: 'A story' };
  await test.db.doc('articles/open').set({ ...published, id: 'open', slug: 'open' });
  await test.db.doc('articles/closed').set({ ...published, id: 'closed', slug: 'closed', areCommentsClosed: true });
  const poll = {
    title: 'T',
    question: 'Which?',
    options: ['A', 'B'],
    votes: [0, 0],
    totalVotes: 0,
    createdAt: '2026-01-02T00:00:00.000Z',
  };
  await test.db.doc('polls/open').set({ ...poll, id: 'open', closed: false });
  await test.db.doc('polls/closed').set({ ...poll, id: 'closed', closed: true });
});
afterAll(() => test.close());

let network = 0;
beforeEach(() => {
  network += 1;
  writes = countWrites(test.db);
  return () => writes.stop();
});
let key = 0;
const withKey = () => ({ 'idempotency-key': `key-${(key += 1)}` });
const reader = (): TestReader => newReader(test.app, { 'x-forwarded-for': `198.51.100.${network}` });
const comment = {
  authorName: 'Meera',
  authorEmail: 'meera@example.in',
  content: 'I went with my grandmother.',
  captcha: '8',
};
const message = {
  name: 'Meera',
  email: 'meera@example.in',
  category: 'general',
  subject: 'A question',
  message: 'Which song plays at the end?',
};

const refused: [string, string, unknown, number][] = [
  ['a wrong captcha answer', '/api/articles/open/comments', { ...comment, captcha: '9' }, 400],
  ['a comment without a name', '/api/articles/open/comments', { ...comment, authorName: '' }, 400],
  ['a comment on an unknown article', '/api/articles/nowhere/comments', comment, 404],
  ['a comment where comments are closed', '/api/articles/closed/comments', comment, 410],
  ['a reply to an unknown comment', '/api/articles/open/comments', { ...comment, parentId: 'nobody' }, 400],
  ['a vote for an option that does not exist', '/api/polls/open/vote', { optionIndex: 7 }, 400],
  ['a vote in a closed poll', '/api/polls/closed/vote', { optionIndex: 0 }, 410],
  ['an unknown reaction', '/api/articles/open/react', { reactionType: 'boo' }, 400],
  ['an invalid email address', '/api/newsletter/subscribe', { email: 'nobody' }, 400],
  ['a message without a subject', '/api/contact', { ...message, subject: '' }, 400],
  ['a report of an unknown comment', '/api/comments/nowhere/report', {}, 404],
];

describe('a refused call', () => {
  it.each(refused)('sets no cookie and writes nothing: %s', async (_, path, body, status) => {
    for (const headers of [{}, withKey()]) {
      const answer = await reader().send('POST', path, body, headers);
      expect(answer.status).toBe(status);
      expect(answer.headers.get('set-cookie')).toBeNull();
    }
    expect(Object.fromEntries(writes.counts())).toEqual({});
  });

  it('is charged to its network, and at the limit all readers of the network get 429', async () => {
    const wrong = () => reader().send('POST', '/api/articles/open/comments', { ...comment, captcha: '9' }, withKey());
    const points = limits.refused.everybody.points * rateLimitScale;
    for (let count = 0; count < points; count += 1) expect((await wrong()).status).toBe(400);
    const answer = await wrong();
    expect(answer).toMatchObject({
      status: 429,
      body: { message: 'Too many refused requests from your network in a short time. Please try again in 10 minutes.' },
    });
    expect(answer.headers.get('retry-after')).toBe('600');
    expect((await reader().send('POST', '/api/polls/open/vote', { optionIndex: 7 })).status).toBe(429);
    expect(
      (
        await newReader(test.app, { 'x-forwarded-for': '203.0.113.9' }).send('POST', '/api/polls/open/vote', {
          optionIndex: 7,
        })
      ).status,
    ).toBe(400);
  });

  it.each([
    ['an unknown item', '/api/polls/nowhere/vote', { optionIndex: 0 }, {}, 404],
    ['an invalid id', '/api/polls/__a__/vote', { optionIndex: 0 }, {}, 404],
    ['a closed poll', '/api/polls/closed/vote', { optionIndex: 0 }, {}, 410],
    ['an invalid link of an email', '/api/newsletter/confirm?token=x', {}, {}, 400],
    ['a content type other than JSON', '/api/polls/open/vote', 'x', { 'content-type': 'text/plain' }, 415],
    ['the Origin of another site', '/api/polls/open/vote', { optionIndex: 0 }, { origin: 'https://evil.example' }, 403],
  ])('is charged to its network, also when it is refused because of %s', async (_, path, body, headers, status) => {
    const points = limits.refused.everybody.points * rateLimitScale;
    for (let count = 0; count < points; count += 1)
      expect((await reader().send('POST', path, body, headers)).status).toBe(status);
    expect((await reader().send('POST', path, body, headers)).status).toBe(429);
  });

  it.each([
    ['password requests', 'POST', '/api/staff/password-reset', { account: 'nobody' }],
    ['reactions', 'POST', '/api/articles/open/react', { reactionType: 'like' }],
  ])('is not charged to the network if it exceeds one reader’s own limit of %s', async (_, method, path, body) => {
    const greedy = reader();
    const send = async () => (await greedy.send(method, path, body)).status;
    for (let count = 0; count < 200; count += 1) await send();
    expect(await send()).toBe(429);
    expect((await reader().send(method, path, body)).status).toBe(200);
  });

  it('writes nothing if it is over a limit, even with a new idempotency key each time', async () => {
    const one = reader();
    const send = () => one.send('POST', '/api/contact', message, withKey());
    expect((await send()).status).toBe(201);
    const before = writes.total();
    for (let count = 0; count < 10; count += 1) expect((await send()).status).toBe(429);
    expect(writes.total()).toBe(before);
  });

  it('writes nothing if it reports the same comment a second time', async () => {
    await test.db.doc('comments/shown').set({ articleId: 'open', isApproved: true, content: 'A comment.' });
    await test.db.doc('commentQueue/shown').set({ articleId: 'open', status: 'approved', reportCount: 0 });
    const one = reader();
    expect((await one.send('POST', '/api/comments/shown/report', {}, withKey())).status).toBe(200);
    const before = writes.total();
    expect((await one.send('POST', '/api/comments/shown/report', {}, withKey())).status).toBe(409);
    expect(writes.total()).toBe(before);
  });

  it('writes nothing if it is a second vote', async () => {
    const one = reader();
    expect((await one.send('POST', '/api/polls/open/vote', { optionIndex: 1 }, withKey())).status).toBe(200);
    const before = writes.total();
    // Use another instance, because this one remembers that the reader's limit is used up.
    const again = newReader(createApp({ ...test.deps }, registerAll), { 'x-forwarded-for': `198.51.100.${network}` });
    again.setCookie(one.cookie());
    const answer = await again.send('POST', '/api/polls/open/vote', { optionIndex: 0 }, withKey());
    expect(answer).toMatchObject({
      status: 409,
      body: { message: 'You have already voted in this poll', poll: { myVote: 1 } },
    });
    expect(writes.total()).toBe(before);
  });
});
