import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { AdminSubscriber } from '@first-show/domain/newsletter/subscriber-desk.schema';
import { newReader, openTestApp, type TestApp } from '../../testing/reader-app.ts';
import { subscriberId } from './store/newsletter.ts';
import { registerSubscribers } from './subscriber-routes.ts';
import { eachBatch } from './store/subscribers.ts';

let test: TestApp;
beforeAll(async () => {
  test = openTestApp('subscribers', registerSubscribers, {
    verifyIdToken: (token) => Promise.resolve({ uid: token, role: token }),
  });
  for (const role of ['editor', 'moderator', 'admin'])
    await test.db.doc(`staff/${role}`).set({ displayName: 'Imtiaz', email: 'i@example.com', role, isActive: true });
});
afterAll(() => test.close());

const add = (email: string, day: number, isActive = true) =>
  test.db.doc(`subscribers/${subscriberId(email)}`).set({
    id: subscriberId(email),
    email,
    isActive,
    subscribedAt: `2026-05-0${day}T00:00:00.000Z`,
    unsubscribedAt: isActive ? null : '2026-05-09T00:00:00.000Z',
  });
const addUnconfirmed = (email: string) =>
  test.db
    .doc(`subscribers/${subscriberId(email)}`)
    .set({ id: subscriberId(email), email, isActive: false, subscribedAt: null, unsubscribedAt: null });
beforeEach(async () => {
  for (const name of ['subscribers', 'messages', 'mail']) await test.db.recursiveDelete(test.db.collection(name));
  await Promise.all([
    add('asha@example.org', 1),
    add('asha.rao@example.com', 2, false),
    add('=cmd@example.com', 3),
    add('meera@example.com', 4),
  ]);
});

const editor = () => newReader(test.app, { authorization: 'Bearer editor' });
const emailsOf = (body: unknown) => (body as AdminSubscriber[]).map(({ email }) => email);
const list = async (query = '') => emailsOf((await editor().get(`/api/admin/subscribers${query}`)).body);
const search = async (body: object) =>
  emailsOf((await editor().send('POST', '/api/admin/subscribers/search', body)).body);
const download = (query = '', token = 'admin') =>
  test.app.request(`/api/admin/subscribers/export${query}`, { headers: { authorization: `Bearer ${token}` } });

describe('subscribers', () => {
  it('are listed newest first, page by page, and counted', async () => {
    expect(await list()).toEqual(['meera@example.com', '=cmd@example.com', 'asha@example.org']);
    expect(await list('?status=all&limit=2')).toEqual(['meera@example.com', '=cmd@example.com']);
    expect(await list(`?status=all&limit=2&after=${subscriberId('=cmd@example.com')}`)).toEqual([
      'asha.rao@example.com',
      'asha@example.org',
    ]);
    expect((await editor().get('/api/admin/subscribers?after=none')).status).toBe(400);
    expect((await editor().get('/api/admin/subscribers/counts')).body).toEqual({ active: 3, unsubscribed: 1 });
  });
  it('are found by the beginning of the address', async () => {
    expect(await search({ q: 'ASHA', status: 'all' })).toEqual(['asha.rao@example.com', 'asha@example.org']);
    expect(await search({ q: 'asha' })).toEqual(['asha@example.org']);
    expect(await search({ q: 'example' })).toEqual([]);
    expect((await editor().send('POST', '/api/admin/subscribers/search', { q: ' ' })).status).toBe(400);
  });
  it('are never cached, are refused to readers (401), and are not exported for moderators (403)', async () => {
    expect((await editor().get('/api/admin/subscribers')).headers.get('cache-control')).toBe('private, no-store');
    expect((await newReader(test.app).get('/api/admin/subscribers')).status).toBe(401);
    expect((await download('', 'moderator')).status).toBe(403);
  });
  it('can be unsubscribed by an editor, and a second call changes nothing', async () => {
    const path = `/api/admin/subscribers/${subscriberId('meera@example.com')}/unsubscribe`;
    const first = await editor().send('POST', path);
    expect(first).toMatchObject({
      status: 200,
      body: { isActive: false, unsubscribedAt: expect.any(String) as string },
    });
    expect((await editor().send('POST', path)).body).toEqual(first.body);
    expect((await editor().send('POST', '/api/admin/subscribers/none/unsubscribe')).status).toBe(404);
  });
});

it("lists an unconfirmed address only with status=all, with the state 'unconfirmed', and does not count it", async () => {
  await addUnconfirmed('asha.later@example.org');
  expect(await list()).not.toContain('asha.later@example.org');
  expect((await list('?status=all')).at(-1)).toBe('asha.later@example.org');
  expect(
    (await editor().send('POST', '/api/admin/subscribers/search', { q: 'asha.l', status: 'all' })).body,
  ).toMatchObject([{ email: 'asha.later@example.org', isActive: false, state: 'unconfirmed', subscribedAt: null }]);
  expect((await editor().get('/api/admin/subscribers/counts')).body).toEqual({ active: 3, unsubscribed: 1 });
  expect(await (await download('?status=all')).text()).toContain('"asha.later@example.org","unconfirmed","",""');
  expect(await (await download()).text()).not.toContain('asha.later');
});

describe('the export', () => {
  it('is a CSV that is safe in a spreadsheet', async () => {
    const response = await download('?status=all');
    expect(response.headers.get('content-type')).toBe('text/csv; charset=UTF-8');
    expect(response.headers.get('content-disposition')).toMatch(
      /^attachment; filename="subscribers-all-\d{4}-\d\d-\d\d\.csv"$/,
    );
    expect(response.headers.get('cache-control')).toBe('private, no-store');
    const bytes = new Uint8Array(await response.arrayBuffer());
    expect([...bytes.slice(0, 3)]).toEqual([0xef, 0xbb, 0xbf]);
    const rows = new TextDecoder().decode(bytes).trimEnd().split('\r\n');
    expect(rows).toHaveLength(5);
    expect(rows).toContain(`"'=cmd@example.com","active","2026-05-03T00:00:00.000Z",""`);
    expect(rows).toContain(
      '"asha.rao@example.com","unsubscribed","2026-05-02T00:00:00.000Z","2026-05-09T00:00:00.000Z"',
    );
  });
  it('contains only active subscribers by default', async () => {
    expect(await (await download()).text()).not.toContain('asha.rao');
    expect((await download('?status=some')).status).toBe(400);
  });
  it('reads subscribers in batches, each subscriber once', async () => {
    const sizes: number[] = [];
    const seen = new Set<string>();
    for await (const batch of eachBatch(test.db, 'all', 3)) {
      sizes.push(batch.length);
      for (const { email } of batch) seen.add(email);
    }
    expect(sizes).toEqual([3, 1]);
    expect(seen.size).toBe(4);
  });
});

describe('erasing', () => {
  const email = 'asha@example.org';
  const erase = (body: object) => editor().send('POST', `/api/admin/subscribers/${subscriberId(email)}/erase`, body);
  const storeMessagesAndMail = async () => {
    await test.db.doc('messages/m').set({
      id: 'm',
      email,
      name: 'Asha',
      category: 'general',
      subject: 'Hello there',
      message: 'A message of some length',
      status: 'new',
      readerId: 'x'.repeat(20),
      createdAt: '2026-05-01T00:00:00.000Z',
    });
    await test.db.doc('messages/other').set({
      id: 'other',
      email: 'b@example.org',
      name: 'B',
      category: 'general',
      subject: 'Hello there',
      message: 'Written by the same reader',
      status: 'new',
      readerId: 'x'.repeat(20),
      createdAt: '2026-05-01T00:00:00.000Z',
    });
    await test.db.doc('mail/w').set({ to: [email], message: { subject: 'Welcome' }, headers: {} });
  };
  it('counts in a dry run, then removes exactly the data with this address', async () => {
    await storeMessagesAndMail();
    const counts = { comments: 0, messages: 1, subscriptions: 1, mails: 1, others: 0, isStaff: false, next: null };
    expect((await erase({ email, isDryRun: true })).body).toMatchObject(counts);
    expect((await test.db.doc('messages/m').get()).exists).toBe(true);
    expect(await erase({ email: ' Asha@Example.org ' })).toMatchObject({ status: 200, body: counts });
    expect((await test.db.doc('messages/m').get()).exists).toBe(false);
    expect((await test.db.doc('messages/other').get()).exists).toBe(true);
    expect(await list('?status=all')).toHaveLength(3);
    expect((await erase({ email })).body).toMatchObject({
      comments: 0,
      messages: 0,
      subscriptions: 0,
      mails: 0,
      others: 0,
      isStaff: false,
    });
  });
  it('stops at its time limit with the path of the last searched document, and the next call continues after it', async () => {
    // This clock advances by a minute whenever it is read, so the time limit is reached at once.
    let ms = Date.parse('2026-05-10T00:00:00.000Z');
    const hurried = openTestApp('subscribers-hurried', registerSubscribers, {
      verifyIdToken: (token) => Promise.resolve({ uid: token, role: token }),
      clock: { now: () => new Date((ms += 60_000)) },
    });
    await Promise.all([
      hurried.db
        .doc('staff/editor')
        .set({ displayName: 'Imtiaz', email: 'i@example.com', role: 'editor', isActive: true }),
      hurried.db
        .doc('messages/m')
        .set({ id: 'm', email, name: 'Asha', subject: 'Hello there', message: 'A message of some length' }),
      hurried.db
        .doc('mail/quote')
        .set({ to: ['desk@example.org'], message: { text: 'They wrote: A message of some length' } }),
      hurried.db.doc('stories/s').set({ title: `Write to ${email}` }),
    ]);
    const call = async (from: unknown) => {
      const path = `/api/admin/subscribers/${subscriberId(email)}/erase`;
      const { status, body } = await newReader(hurried.app, { authorization: 'Bearer editor' }).send('POST', path, {
        email,
        from,
      });
      expect(status).toBe(200);
      return body as { messages: number; others: number; searched: number; next: { after: string } | null };
    };
    // The search starts with the log of the desk, which has an entry about this erasure.
    const begun = await call(null);
    expect(begun).toMatchObject({
      messages: 1,
      others: 0,
      searched: 1,
      next: { after: expect.stringMatching(/^deskLog\//) as string },
    });
    expect((await hurried.db.doc('messages/m').get()).exists).toBe(false);
    const first = await call(begun.next);
    expect(first).toMatchObject({ others: 1, searched: 1, next: { after: 'mail/quote' } });
    const second = await call(first.next);
    expect(second).toMatchObject({ messages: 0, others: 1, searched: 1, next: { after: 'stories/s' } });
    expect(await call(second.next)).toMatchObject({ searched: 0, next: null });
    expect((await hurried.db.collection('system/erasures/setAside').get()).empty).toBe(true);
    await hurried.close();
  });
  it('refuses a start position that is not the path of a document', async () => {
    for (const after of ['mail', 'mail/', '/mail', 'mail/../x/y'])
      expect((await erase({ email, from: { pass: 1, known: 1, after } })).status).toBe(400);
  });
  it('requires the subscriber’s address to be typed, and refuses another address', async () => {
    expect((await erase({ email: 'meera@example.com' })).body).toMatchObject({
      message: 'This is not the address of this subscription',
    });
    expect((await erase({})).status).toBe(400);
    expect(await list('?status=all')).toHaveLength(4);
  });
});
