import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newReader, openTestApp, type TestApp } from '../../testing/reader-app.ts';
import { registerComments } from '../comments/routes.ts';
import { registerContact } from '../contact/routes.ts';
import { registerNewsletter } from '../newsletter/routes.ts';
import { registerBallots } from '../ballots/routes.ts';
import { registerReactions } from '../reactions/routes.ts';
import { registerReader } from './routes.ts';

let test: TestApp;
beforeAll(async () => {
  test = openTestApp('reader', (app, deps) => {
    for (const register of [
      registerReactions,
      registerBallots,
      registerComments,
      registerReader,
      registerNewsletter,
      registerContact,
    ])
      register(app, deps);
  });
  await Promise.all([
    test.db.doc('articles/a').set({ isPublished: true, slug: 'a', title: 'A' }),
    test.db.doc('polls/p').set({
      id: 'p',
      title: 'P',
      question: 'Q',
      options: ['x', 'y'],
      votes: [0, 0],
      totalVotes: 0,
      closed: false,
      createdAt: '2026-01-01T00:00:00.000Z',
    }),
  ]);
});
afterAll(() => test.close());

describe('the reader’s state', () => {
  it('contains this reader’s actions on the given items, and no other reader’s', async () => {
    const reader = newReader(test.app);
    await reader.send('POST', '/api/articles/a/react', { reactionType: 'wow' });
    await reader.send('POST', '/api/polls/p/vote', { optionIndex: 1 });
    const comment = await reader.send('POST', '/api/articles/a/comments', {
      authorName: 'Asha',
      authorEmail: 'a@example.org',
      content: 'Waiting to be read here.',
      captcha: '8',
    });
    const reply = await reader.get('/api/reader?items=article:a,poll:p,prediction:none');
    expect(reply.body).toEqual({
      reactions: { a: 'wow' },
      votes: { p: 1 },
      predictions: {},
      ratings: {},
      comments: [{ id: (comment.body as { id: string }).id, status: 'pending' }],
    });
    expect(reply.headers.get('cache-control')).toBe('private, no-store');
    expect((await newReader(test.app).get('/api/reader?items=article:a,poll:p')).body).toEqual({
      reactions: {},
      votes: {},
      predictions: {},
      ratings: {},
      comments: [],
    });
  });
  it('gives a new reader a cookie, and does not replace it later', async () => {
    const reader = newReader(test.app);
    await reader.get('/api/reader');
    const first = reader.cookie();
    await reader.get('/api/reader');
    expect(reader.cookie()).toBe(first);
  });
  it('refuses invalid items', async () => {
    for (const items of [
      'a',
      'person:x',
      'article:',
      'toString:x',
      Array.from({ length: 51 }, (_, index) => `poll:${index}`).join(','),
    ]) {
      expect((await newReader(test.app).get(`/api/reader?items=${items}`)).status).toBe(400);
    }
  });
});

describe('the newsletter', () => {
  const subscribe = (email: unknown) => newReader(test.app).send('POST', '/api/newsletter/subscribe', { email });
  it('refuses an invalid address (400) and a body that is not JSON (415)', async () => {
    expect(await subscribe('nobody')).toMatchObject({
      status: 400,
      body: { message: 'Please enter a valid email address' },
    });
    expect((await subscribe(undefined)).status).toBe(400);
    expect(
      (await newReader(test.app).send('POST', '/api/newsletter/subscribe', 'email=a', { 'content-type': 'text/plain' }))
        .status,
    ).toBe(415);
  });
});

describe('the contact form', () => {
  const message = (changes: object = {}) => ({
    name: 'Asha',
    email: 'a@example.org',
    category: 'press',
    subject: 'An interview',
    message: 'Could we talk next week?',
    ...changes,
  });
  it('stores a message once, even if it is sent again', async () => {
    const reader = newReader(test.app);
    const first = await reader.send('POST', '/api/contact', message());
    expect(first).toMatchObject({
      status: 201,
      body: { message: "Thank you for contacting us. We'll get back to you within 24 hours." },
    });
    await Promise.all([
      reader.send('POST', '/api/contact', message()),
      reader.send('POST', '/api/contact', message(), { 'idempotency-key': 'x' }),
    ]);
    const stored = (await test.db.collection('messages').get()).docs.map((document) => document.data());
    expect(stored).toHaveLength(1);
    expect(stored[0]).toMatchObject({ status: 'new', category: 'press', email: 'a@example.org' });
  });
  it('answers a retry with the same idempotency key like the first call, and refuses another body (409)', async () => {
    const reader = newReader(test.app);
    const sendWithKey = (changes: object = {}) =>
      reader.send('POST', '/api/contact', message({ subject: 'A festival', ...changes }), {
        'idempotency-key': 'once',
      });
    const first = await sendWithKey();
    expect(await sendWithKey()).toMatchObject({ status: 201, body: first.body });
    expect((await sendWithKey({ message: 'Could we talk next month?' })).status).toBe(409);
    expect((await test.db.collection('messages').where('subject', '==', 'A festival').get()).size).toBe(1);
  });
  it('refuses invalid fields with the same messages as the form', async () => {
    const rows: [object, string][] = [
      [{ name: 'a' }, 'Name must be at least 2 characters'],
      [{ email: 'x' }, 'Please enter a valid email address'],
      [{ subject: 'abcd' }, 'Subject must be at least 5 characters'],
      [{ message: 'short' }, 'Message must be at least 10 characters'],
      [{ category: 'other' }, 'Please select a category'],
    ];
    for (const [changes, text] of rows)
      expect(await newReader(test.app).send('POST', '/api/contact', message(changes))).toMatchObject({
        status: 400,
        body: { message: text },
      });
  });
  it('accepts five messages in a short time, and refuses the sixth (429)', async () => {
    const reader = newReader(test.app);
    const statuses = [];
    for (let count = 0; count < 6; count += 1)
      statuses.push((await reader.send('POST', '/api/contact', message({ subject: `Number ${count}` }))).status);
    expect(statuses).toEqual([201, 201, 201, 201, 201, 429]);
  });
});
