import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { AdminMessage } from '@first-show/domain/contact/message-desk.schema';
import type { MessageDoc } from '@first-show/domain/contact/message';
import { fixedClock } from '../../platform/clock.ts';
import { newReader, openTestApp, type TestApp } from '../../testing/reader-app.ts';
import { registerContact } from './routes.ts';
import { registerInbox } from './inbox-routes.ts';
import { addMessage } from './store/messages.ts';
import { removeDeleted } from '../../jobs/empty-trash.job.ts';

const clock = fixedClock('2026-06-01T10:00:00.000Z');
let test: TestApp;
beforeAll(async () => {
  test = openTestApp(
    'inbox',
    (app, deps) => {
      registerContact(app, deps);
      registerInbox(app, deps);
    },
    { clock, verifyIdToken: (token) => Promise.resolve({ uid: token, role: token }) },
  );
  for (const role of ['editor', 'moderator'])
    await test.db.doc(`staff/${role}`).set({ displayName: 'Imtiaz', email: 'i@example.com', role, isActive: true });
});
afterAll(() => test.close());

const messageDoc = (id: string, changes: Partial<MessageDoc> = {}): MessageDoc => ({
  id,
  name: 'Asha Rao',
  email: 'asha@example.org',
  category: 'general',
  subject: `About ${id}`,
  message: 'Where do I find the old reviews?',
  createdAt: '2026-05-01T00:00:00.000Z',
  status: 'new',
  readerId: 'r',
  ...changes,
});
beforeEach(async () => {
  await test.db.recursiveDelete(test.db.collection('messages'));
  const docs = [
    messageDoc('m1', { createdAt: '2026-05-01T00:00:00.000Z' }),
    messageDoc('m2', {
      createdAt: '2026-05-02T00:00:00.000Z',
      status: 'read',
      category: 'press',
      subject: 'ÉCLAIR and प्रेस पास',
    }),
    messageDoc('m3', {
      createdAt: '2026-05-03T00:00:00.000Z',
      status: 'done',
      name: 'Rohan',
      email: 'rohan@example.com',
    }),
  ];
  for (const doc of docs) await test.db.doc(`messages/${doc.id}`).set(doc);
});

const editor = () => newReader(test.app, { authorization: 'Bearer editor' });
const idsOf = (body: unknown) => (body as AdminMessage[]).map(({ id }) => id);
const list = async (query = '') => idsOf((await editor().get(`/api/admin/messages${query}`)).body);
const search = async (body: object) => idsOf((await editor().send('POST', '/api/admin/messages/search', body)).body);

describe('the inbox', () => {
  it('lists messages newest first, filtered by state and category, page by page', async () => {
    expect(await list()).toEqual(['m3', 'm2', 'm1']);
    expect(await list('?status=new')).toEqual(['m1']);
    expect(await list('?status=read&category=press')).toEqual(['m2']);
    expect(await list('?category=press')).toEqual(['m2']);
    expect(await list('?limit=2')).toEqual(['m3', 'm2']);
    expect(await list('?limit=2&after=m2')).toEqual(['m1']);
    expect((await editor().get('/api/admin/messages?after=none')).status).toBe(400);
    expect((await editor().get('/api/admin/messages/counts')).body).toEqual({ new: 1, read: 1, done: 1 });
  });
  it('has the right counts after each change', async () => {
    const counts = async () => (await editor().get('/api/admin/messages/counts')).body;
    const moves: [method: string, path: string, body: object | undefined, after: object][] = [
      ['PATCH', '/api/admin/messages/m1', { status: 'read' }, { new: 0, read: 2, done: 1 }],
      ['PATCH', '/api/admin/messages/m1', { status: 'read' }, { new: 0, read: 2, done: 1 }],
      ['POST', '/api/admin/messages/status', { ids: ['m1', 'm2', 'm3'], status: 'done' }, { new: 0, read: 0, done: 3 }],
      ['DELETE', '/api/admin/messages/m2', undefined, { new: 0, read: 0, done: 2 }],
      ['POST', '/api/admin/messages/m2/undo', undefined, { new: 0, read: 0, done: 3 }],
      ['DELETE', '/api/admin/messages/m3', undefined, { new: 0, read: 0, done: 2 }],
    ];
    for (const [method, path, body, after] of moves) {
      expect((await editor().send(method, path, body)).status).toBeLessThan(300);
      expect(await counts()).toEqual(after);
    }
    await addMessage(test.db, {
      id: 'm4',
      message: {
        name: 'Asha',
        email: 'asha@example.com',
        category: 'general',
        subject: 'Old reviews',
        message: 'Where are the old reviews?',
      },
      readerId: 'r',
      now: new Date(),
    });
    expect(await counts()).toEqual({ new: 1, read: 0, done: 2 });
  });
  it('finds words in name, address, subject and text, in any case', async () => {
    expect(await search({ q: 'ROHAN' })).toEqual(['m3']);
    expect(await search({ q: 'asha@' })).toEqual(['m2', 'm1']);
    expect(await search({ q: 'éclair' })).toEqual(['m2']);
    expect(await search({ q: 'प्रेस' })).toEqual(['m2']);
    expect(await search({ q: 'old reviews', status: 'new' })).toEqual(['m1']);
    expect((await editor().send('POST', '/api/admin/messages/search', { q: ' ' })).status).toBe(400);
  });
  it('contains a message that a reader just sent', async () => {
    await newReader(test.app).send('POST', '/api/contact', {
      name: 'Meera',
      email: 'meera@example.org',
      category: 'feedback',
      subject: 'The rain page',
      message: 'It was lovely to read.',
    });
    const { body, headers } = await editor().get('/api/admin/messages');
    expect(body).toMatchObject([{ name: 'Meera', status: 'new', history: [] }, {}, {}, {}]);
    expect((body as object[])[0]).not.toHaveProperty('readerId');
    expect(headers.get('cache-control')).toBe('private, no-store');
  });
  it('contains a message once if it is sent twice, and again with a corrected name, address or category', async () => {
    const reader = newReader(test.app);
    const message = {
      name: 'Mera',
      email: 'mera@example.org',
      category: 'press',
      subject: 'The rain page',
      message: 'It was lovely to read.',
    };
    const corrections = [{}, {}, { name: 'Meera' }, { email: 'meera@example.org' }, { category: 'feedback' }];
    for (const correction of corrections)
      expect((await reader.send('POST', '/api/contact', { ...message, ...correction })).status).toBe(201);
    expect(await search({ q: 'rain' })).toHaveLength(4);
  });
  it('refuses readers (401) and moderators (403)', async () => {
    expect((await newReader(test.app).get('/api/admin/messages')).status).toBe(401);
    expect((await newReader(test.app, { authorization: 'Bearer moderator' }).get('/api/admin/messages')).status).toBe(
      403,
    );
  });
});

describe('the state of a message', () => {
  const patch = (id: string, body: object) => editor().send('PATCH', `/api/admin/messages/${id}`, body);
  it('is set, with an entry in the history that says who set it and when', async () => {
    expect(await patch('m1', { status: 'read', from: 'new' })).toMatchObject({
      status: 200,
      body: { status: 'read', history: [{ status: 'read', by: 'Imtiaz', at: clock.now().toISOString() }] },
    });
    expect((await patch('m1', { status: 'read' })).body).toMatchObject({ history: [{}] });
    expect((await patch('none', { status: 'read' })).status).toBe(404);
    expect((await patch('m1', { status: 'deleted' })).status).toBe(400);
  });
  it('is refused if a colleague was faster (409)', async () => {
    expect(await patch('m3', { status: 'read', from: 'new' })).toMatchObject({
      status: 409,
      body: { current: { status: 'done' } },
    });
  });
  it('is set for several messages at once', async () => {
    const { body } = await editor().send('POST', '/api/admin/messages/status', {
      ids: ['m1', 'm2', 'none', 'm1'],
      status: 'done',
    });
    expect(body).toMatchObject([
      { id: 'm1', status: 'done' },
      { id: 'm2', status: 'done' },
    ]);
    expect(await list('?status=done')).toEqual(['m3', 'm2', 'm1']);
    expect((await editor().send('POST', '/api/admin/messages/status', { ids: [], status: 'done' })).status).toBe(400);
  });
});

describe('deleting', () => {
  it('removes a message from every list, and restores it unchanged', async () => {
    expect((await editor().send('DELETE', '/api/admin/messages/m2')).status).toBe(204);
    expect(await list()).toEqual(['m3', 'm1']);
    expect(await search({ q: 'press' })).toEqual([]);
    expect((await editor().send('DELETE', '/api/admin/messages/m2')).status).toBe(404);
    expect((await editor().send('PATCH', '/api/admin/messages/m2', { status: 'new' })).status).toBe(404);
    await test.db.doc('messages/m2').update({
      history: [
        { status: 'read', at: 'x', by: 'y', uid: 'z' },
        { status: 'deleted', at: 'x', by: 'y', uid: 'z' },
      ],
    });
    expect(await editor().send('POST', '/api/admin/messages/m2/undo')).toMatchObject({
      status: 200,
      body: { status: 'read' },
    });
    expect(await list()).toEqual(['m3', 'm2', 'm1']);
  });
  it('is final after the next night', async () => {
    await editor().send('DELETE', '/api/admin/messages/m1');
    clock.advance(3_600_000);
    await removeDeleted(test.deps);
    expect((await test.db.doc('messages/m1').get()).exists).toBe(false);
    expect((await editor().send('POST', '/api/admin/messages/m1/undo')).status).toBe(404);
  });
});
