import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { fixedClock } from '../../platform/clock.ts';
import { newReader, openTestApp, type Reply, type TestApp } from '../../testing/reader-app.ts';
import { addressId } from '../../platform/limits/address-id.ts';
import { registerAdmin } from '../staff/desk-routes.ts';
import { COMMENT_RECEIVED, registerComments } from './routes.ts';
import { forgetExpiredAddresses } from './store/comments.ts';
import { removeDeleted } from '../../jobs/empty-trash.job.ts';

const clock = fixedClock('2026-06-01T10:00:00.000Z');
let test: TestApp;
beforeAll(async () => {
  test = openTestApp(
    'comments',
    (app, deps) => {
      registerComments(app, deps);
      registerAdmin(app, deps);
    },
    {
      clock,
      verifyIdToken: (token) =>
        token.startsWith('good-')
          ? Promise.resolve({ uid: token.slice(5), role: token.slice(5).split('-')[0] })
          : Promise.reject(new Error('bad token')),
    },
  );
  await Promise.all([
    test.db
      .doc('staff/moderator')
      .set({ uid: 'moderator', displayName: 'Gauri Naik', role: 'moderator', isActive: true }),
    test.db
      .doc('staff/moderator-2')
      .set({ uid: 'moderator-2', displayName: 'Second Reader', role: 'moderator', isActive: true }),
    test.db.doc('staff/editor').set({ uid: 'editor', displayName: 'Imtiaz', role: 'editor', isActive: true }),
    test.db
      .doc('staff/moderator-gone')
      .set({ uid: 'moderator-gone', displayName: 'Gone', role: 'moderator', isActive: false }),
  ]);
});
afterAll(() => test.close());

let serial = 0;
let article = '';
beforeEach(async () => {
  serial += 1;
  article = `a${serial}`;
  clock.advance(120_000);
  await test.db.doc(`articles/${article}`).set({ isPublished: true, slug: `slug-${serial}`, title: 'A film' });
});

const form = (changes: object = {}) => ({
  authorName: 'Asha Rao',
  authorEmail: 'Asha@Example.org',
  content: 'The interval scene is the best.',
  captcha: '8',
  ...changes,
});
const post = (reader: ReturnType<typeof newReader>, changes: object = {}, headers = {}) =>
  reader.send('POST', `/api/articles/${article}/comments`, form(changes), headers);
const staff = (name: string) => newReader(test.app, { authorization: `Bearer good-${name}` });
const idOf = (reply: Reply) => (reply.body as { id: string }).id;
const approved = async (reader = newReader(test.app)) => {
  const id = idOf(await post(reader, { content: `An approved comment, number ${Math.random()}.` }));
  expect((await staff('moderator').send('POST', `/api/admin/comments/${id}/approve`)).status).toBe(200);
  return id;
};
const list = async (query = '') =>
  (await newReader(test.app).get(`/api/articles/${article}/comments${query}`)).body as { id: string }[];

describe('writing a comment', () => {
  it('stores the comment for moderation and hides it from all readers', async () => {
    const reply = await post(newReader(test.app, { 'x-forwarded-for': '203.0.113.9' }));
    expect(reply).toMatchObject({ status: 201, body: { message: COMMENT_RECEIVED, id: expect.any(String) as string } });
    expect(await list()).toEqual([]);
    const [shown, queued] = await Promise.all([
      test.db.doc(`comments/${idOf(reply)}`).get(),
      test.db.doc(`commentQueue/${idOf(reply)}`).get(),
    ]);
    expect(Object.keys(shown.data() ?? {}).sort()).toEqual([
      'approvedAt',
      'articleId',
      'authorName',
      'content',
      'createdAt',
      'id',
      'isApproved',
      'parentId',
    ]);
    expect(queued.data()).toMatchObject({
      authorId: addressId('asha@example.org'),
      ipAddress: '203.0.113.9',
      status: 'pending',
      flags: [],
      articleTitle: 'A film',
    });
  });
  it('refuses invalid fields with the same messages as the form', async () => {
    const rows: [object, string][] = [
      [{ authorName: ' a ' }, 'Name must be at least 2 characters'],
      [{ authorName: 'a'.repeat(101) }, 'Name too long'],
      [{ authorEmail: 'nobody' }, 'Please enter a valid email address'],
      [{ content: '\u200b too short\u200b' }, 'Comment must be at least 10 characters'],
      [{ content: 'a'.repeat(1001) }, 'Comment too long'],
      [{ captcha: '' }, 'Please complete the captcha'],
      [{ captcha: '9' }, 'Incorrect captcha answer'],
      [{ authorName: undefined }, 'Name must be at least 2 characters'],
      [{ authorName: null }, 'Name must be at least 2 characters'],
      [{ authorEmail: undefined }, 'Please enter a valid email address'],
      [{ content: 7 }, 'Comment must be at least 10 characters'],
      [{ captcha: undefined }, 'Please complete the captcha'],
    ];
    for (const [changes, message] of rows)
      expect(await post(newReader(test.app), changes)).toMatchObject({ status: 400, body: { message } });
    expect((await newReader(test.app).send('POST', '/api/articles/none/comments', form())).status).toBe(404);
  });
  it('accepts the captcha answer as a number, with blanks and in the digits of any script', async () => {
    expect((await post(newReader(test.app), { captcha: 8 })).status).toBe(201);
    expect((await post(newReader(test.app), { captcha: ' 8 ' })).status).toBe(201);
    expect((await post(newReader(test.app), { captcha: '८' })).status).toBe(201);
  });
  it('keeps hostile text as text and removes invisible characters', async () => {
    const reply = await post(newReader(test.app), {
      content: '<script>alert(1)</script>\u202e\u0000 and more',
      authorName: 'Eve\u200b<b>',
    });
    expect((await test.db.doc(`comments/${idOf(reply)}`).get()).data()).toMatchObject({
      content: '<script>alert(1)</script> and more',
      authorName: 'Eve<b>',
    });
  });
  it('flags a filled honeypot, a link and a listed word instead of refusing the comment', async () => {
    const reply = await post(newReader(test.app), {
      website: 'x',
      content: 'You idiot, look at https://spam.example/x now',
    });
    expect(reply.status).toBe(201);
    const flags = (await test.db.doc(`commentQueue/${idOf(reply)}`).get()).get('flags') as { rule: string }[];
    expect(flags.map((flag) => flag.rule)).toEqual(['honeypot', 'links', 'words']);
  });
  it('uses the moderators’ own word list if there is one', async () => {
    await test.db.doc('settings/moderation').set({ words: ['interval'] });
    const reply = await post(newReader(test.app));
    await test.db.doc('settings/moderation').delete();
    expect((await test.db.doc(`commentQueue/${idOf(reply)}`).get()).get('flags')).toMatchObject([{ rule: 'words' }]);
  });
  it('stores the same text only once within a minute, even if it is sent in parallel', async () => {
    const reader = newReader(test.app);
    const first = await post(reader);
    const others = await Promise.all([post(reader), post(reader)]);
    for (const other of others) expect(other).toMatchObject({ status: 201, body: { id: idOf(first) } });
    clock.advance(61_000);
    expect(idOf(await post(reader))).not.toBe(idOf(first));
  });
  it('stores a comment with a corrected name or address, also within a minute', async () => {
    const reader = newReader(test.app);
    const first = await post(reader, { authorName: 'Asha Roa' });
    const corrected = await post(reader);
    const readdressed = await post(reader, { authorEmail: 'asha.rao@example.org' });
    expect(new Set([first, corrected, readdressed].map(idOf)).size).toBe(3);
    expect((await test.db.doc(`commentQueue/${idOf(corrected)}`).get()).get('authorName')).toBe('Asha Rao');
  });
  it('answers a retry with the same idempotency key like the first call, and refuses another body (409)', async () => {
    const reader = newReader(test.app);
    const key = { 'idempotency-key': 'once' };
    const first = await post(reader, {}, key);
    clock.advance(120_000);
    expect(await post(reader, {}, key)).toMatchObject({ status: 201, body: first.body });
    expect((await post(reader, { content: 'Something else entirely.' }, key)).status).toBe(409);
    expect((await test.db.collection('commentQueue').where('articleId', '==', article).get()).size).toBe(1);
    // The retry gets the first answer even after the comments of the article were closed.
    await test.db.doc(`articles/${article}`).update({ areCommentsClosed: true });
    expect(await post(reader, {}, key)).toMatchObject({ status: 201, body: first.body });
  });
  it('stores two simultaneous comments with one idempotency key once', async () => {
    const reader = newReader(test.app);
    await post(reader, { content: 'A comment that gets me a cookie.' });
    const key = { 'idempotency-key': 'both' };
    const replies = await Promise.all([post(reader, {}, key), post(reader, {}, key)]);
    expect(replies.map(({ status }) => status)).toEqual([201, 201]);
    expect(new Set(replies.map(idOf)).size).toBe(1);
    expect((await test.db.collection('commentQueue').where('articleId', '==', article).get()).size).toBe(2);
  });
  it('does not count a retry with the same idempotency key against the limits', async () => {
    const reader = newReader(test.app);
    const key = { 'idempotency-key': 'again' };
    for (let count = 0; count < 12; count += 1) expect((await post(reader, {}, key)).status).toBe(201);
    expect((await post(reader, { content: 'And one more thought of mine.' })).status).toBe(201);
  });
  it('does not confuse the idempotency keys of two readers, and refuses an invalid one (400)', async () => {
    const key = { 'idempotency-key': 'shared' };
    const replies = await Promise.all([post(newReader(test.app), {}, key), post(newReader(test.app), {}, key)]);
    expect(new Set(replies.map(idOf)).size).toBe(2);
    expect((await post(newReader(test.app), {}, { 'idempotency-key': 'x'.repeat(201) })).status).toBe(400);
  });
  it('refuses the eleventh comment in ten minutes, and says when to try again', async () => {
    const reader = newReader(test.app);
    for (let count = 0; count < 10; count += 1)
      expect((await post(reader, { content: `Thought number ${count} of many.` })).status).toBe(201);
    const last = await post(reader, { content: 'One thought too many for today.' });
    expect(last.status).toBe(429);
    expect(Number(last.headers.get('retry-after'))).toBeGreaterThan(500);
    expect(last.body).toMatchObject({
      message: expect.stringMatching(/^Too many comments .* try again in \d+ minutes\.$/) as string,
    });
  });
});

describe('replies', () => {
  it('are accepted only for an approved comment that is not a reply itself', async () => {
    const parentId = await approved();
    const answer = await post(newReader(test.app), { parentId, content: 'I thought so too, honestly.' });
    expect(answer.status).toBe(201);
    await staff('moderator').send('POST', `/api/admin/comments/${idOf(answer)}/approve`);
    expect((await post(newReader(test.app), { parentId: idOf(answer) })).status).toBe(400);
    expect((await post(newReader(test.app), { parentId: 'none' })).status).toBe(400);
    const pending = idOf(await post(newReader(test.app), { content: 'Waiting for a moderator here.' }));
    expect((await post(newReader(test.app), { parentId: pending })).status).toBe(400);
  });
});

describe('reading comments', () => {
  it('lists approved comments newest first, in pages', async () => {
    const ids: string[] = [];
    for (let count = 0; count < 3; count += 1) {
      clock.advance(1000);
      ids.unshift(await approved());
    }
    expect((await list()).map((one) => one.id)).toEqual(ids);
    expect((await list('?limit=1&offset=1')).map((one) => one.id)).toEqual([ids[1]]);
    expect((await list(`?limit=2&after=${ids[0]}`)).map((one) => one.id)).toEqual(ids.slice(1));
    expect(Object.keys((await list())[0] ?? {}).sort()).toEqual([
      'authorName',
      'content',
      'createdAt',
      'id',
      'parentId',
    ]);
  });
  it('refuses invalid page parameters', async () => {
    for (const query of ['?limit=0', '?limit=51', '?limit=x', '?offset=601', '?after=none']) {
      expect((await newReader(test.app).get(`/api/articles/${article}/comments${query}`)).status).toBe(400);
    }
  });
});

it('flags a comment under the exact name of an active member of staff, in any spelling of case', async () => {
  const flagsOf = async (authorName: string) => {
    const id = idOf(await post(newReader(test.app), { authorName }));
    return (await test.db.doc(`commentQueue/${id}`).get()).get('flags') as { rule: string; detail: string }[];
  };
  for (const name of ['Gauri Naik', 'GAURI  NAIK', 'Imtiaz'])
    expect(await flagsOf(name)).toMatchObject([
      { rule: 'names', detail: expect.stringContaining('The name of a member of staff') as string },
    ]);
  for (const name of ['Gone', 'Gauri', 'Gauri Naiknaware']) expect(await flagsOf(name)).toEqual([]);
});

describe('reporting', () => {
  it('counts each reader once, and accepts only public comments', async () => {
    const id = await approved();
    const reader = newReader(test.app);
    expect((await reader.send('POST', `/api/comments/${id}/report`)).status).toBe(200);
    expect((await reader.send('POST', `/api/comments/${id}/report`)).status).toBe(409);
    expect((await newReader(test.app).send('POST', `/api/comments/${id}/report`)).status).toBe(200);
    expect((await test.db.doc(`commentQueue/${id}`).get()).get('reportCount')).toBe(2);
    const pending = idOf(await post(newReader(test.app)));
    expect((await reader.send('POST', `/api/comments/${pending}/report`)).status).toBe(404);
    expect((await reader.send('POST', '/api/comments/none/report')).status).toBe(404);
  });
  it('is 404 for an approved comment whose article was unpublished', async () => {
    const id = await approved();
    await test.db.doc(`articles/${article}`).update({ isPublished: false });
    expect((await newReader(test.app).send('POST', `/api/comments/${id}/report`)).status).toBe(404);
    expect((await test.db.doc(`commentQueue/${id}`).get()).get('reportCount')).toBe(0);
  });
  it('withdraws a report once; the comment stays reported while another reader’s report is open', async () => {
    const id = await approved();
    const [reader, other] = [newReader(test.app), newReader(test.app)];
    const queued = async () => (await test.db.doc(`commentQueue/${id}`).get()).data();
    expect((await reader.send('DELETE', `/api/comments/${id}/report`)).status).toBe(404);
    for (const one of [reader, other]) await one.send('POST', `/api/comments/${id}/report`);
    expect((await reader.send('DELETE', `/api/comments/${id}/report`)).status).toBe(200);
    expect(await queued()).toMatchObject({ reportCount: 1, isReported: true });
    expect((await reader.send('DELETE', `/api/comments/${id}/report`)).status).toBe(404);
    expect((await other.send('DELETE', `/api/comments/${id}/report`)).status).toBe(200);
    expect(await queued()).toMatchObject({ reportCount: 0, isReported: false });
    expect((await reader.send('POST', `/api/comments/${id}/report`)).status).toBe(200);
    expect(await queued()).toMatchObject({ reportCount: 1, isReported: true });
  });
});

describe('moderation', () => {
  it('refuses readers and invalid tokens (401), other roles and inactive accounts (403)', async () => {
    expect((await newReader(test.app).get('/api/admin/comments')).status).toBe(401);
    expect((await newReader(test.app, { authorization: 'Bearer bad' }).get('/api/admin/comments')).status).toBe(401);
    expect((await staff('editor').get('/api/admin/comments')).status).toBe(403);
    expect((await staff('moderator-gone').get('/api/admin/comments')).status).toBe(403);
    expect((await staff('moderator-unknown').get('/api/admin/comments')).status).toBe(403);
    expect((await staff('admin').get('/api/admin/comments')).status).toBe(403);
    const reply = await staff('moderator').get('/api/admin/comments?approved=false&limit=50');
    expect(reply.status).toBe(200);
    expect(reply.headers.get('cache-control')).toBe('private, no-store');
    expect(reply.headers.get('vary')).toContain('Authorization');
  });
  it('moves a comment from the pending to the approved list, and shows who decided', async () => {
    const id = idOf(await post(newReader(test.app)));
    const pending = (await staff('moderator').get('/api/admin/comments?approved=false')).body as { id: string }[];
    expect(pending[0]).toMatchObject({
      id,
      authorEmail: 'asha@example.org',
      moderatedAt: null,
      articleSlug: `slug-${serial}`,
    });
    expect((await staff('moderator').send('POST', `/api/admin/comments/${id}/approve`)).body).toMatchObject({
      isApproved: true,
      moderatedBy: 'Gauri Naik',
    });
    expect(((await staff('moderator').get('/api/admin/comments?approved=true')).body as { id: string }[])[0]?.id).toBe(
      id,
    );
    expect((await list()).map((one) => one.id)).toEqual([id]);
    expect(
      (await test.db.collection('deskLog').where('moderation.commentId', '==', id).get()).docs[0]?.data(),
    ).toMatchObject({ action: 'approve', uid: 'moderator' });
  });
  it('refuses a second decision and names the first moderator', async () => {
    const id = idOf(await post(newReader(test.app)));
    const replies = await Promise.all([
      staff('moderator').send('POST', `/api/admin/comments/${id}/approve`),
      staff('moderator-2').send('POST', `/api/admin/comments/${id}/reject`),
    ]);
    expect(replies.map((reply) => reply.status).sort()).toEqual([200, 409]);
    const conflict = replies.find((reply) => reply.status === 409);
    expect((conflict?.body as { message: string }).message).toMatch(
      /^Already (approved|rejected) by (Gauri Naik|Second Reader)$/,
    );
    expect((await staff('moderator').send('POST', '/api/admin/comments/none/approve')).status).toBe(404);
  });
  it('keeps rejected comments out of the pending and the approved list', async () => {
    const id = idOf(await post(newReader(test.app)));
    await staff('moderator').send('POST', `/api/admin/comments/${id}/reject`);
    for (const flag of ['true', 'false']) {
      expect(
        ((await staff('moderator').get(`/api/admin/comments?approved=${flag}`)).body as { id: string }[]).map(
          (one) => one.id,
        ),
      ).not.toContain(id);
    }
  });
  it('hides a deleted comment at once, and removes it for good in the next night', async () => {
    const id = await approved();
    expect((await staff('moderator').send('DELETE', `/api/admin/comments/${id}`)).status).toBe(204);
    expect(await list()).toEqual([]);
    expect((await staff('moderator').send('DELETE', `/api/admin/comments/${id}`)).status).toBe(404);
    await removeDeleted(test.deps);
    expect((await test.db.doc(`commentQueue/${id}`).get()).exists).toBe(true);
    clock.advance(3_600_000);
    await removeDeleted(test.deps);
    expect((await test.db.doc(`commentQueue/${id}`).get()).exists).toBe(false);
    expect((await test.db.doc(`comments/${id}`).get()).exists).toBe(false);
    expect((await staff('moderator').send('POST', `/api/admin/comments/${id}/undo`)).status).toBe(404);
  });
  it('undoes a decision or a delete within ten seconds', async () => {
    const id = idOf(await post(newReader(test.app)));
    await staff('moderator').send('POST', `/api/admin/comments/${id}/approve`);
    expect((await staff('moderator').send('POST', `/api/admin/comments/${id}/undo`)).body).toMatchObject({
      isApproved: false,
      moderatedAt: null,
    });
    expect((await staff('moderator').send('POST', `/api/admin/comments/${id}/undo`)).status).toBe(410);
    expect(await list()).toEqual([]);
    await staff('moderator').send('POST', `/api/admin/comments/${id}/approve`);
    await staff('moderator').send('DELETE', `/api/admin/comments/${id}`);
    await staff('moderator').send('POST', `/api/admin/comments/${id}/undo`);
    clock.advance(3_600_000);
    await removeDeleted(test.deps);
    expect((await list()).map((one) => one.id)).toEqual([id]);
    expect((await staff('moderator').send('POST', `/api/admin/comments/${id}/undo`)).status).toBe(410);
  });
  it('counts comments, articles, views and subscribers for the editors’ desk, and refuses readers (401)', async () => {
    const stats = (await staff('editor').get('/api/admin/stats')).body as {
      comments: { total: number; pending: number; approved: number };
    };
    expect(stats).toMatchObject({ totalArticles: expect.any(Number) as number, totalViews: 0, totalSubscribers: 0 });
    expect(stats.comments.total).toBeGreaterThanOrEqual(stats.comments.pending + stats.comments.approved);
    expect((await newReader(test.app).get('/api/admin/stats')).status).toBe(401);
  });
});

describe('network addresses', () => {
  it('are removed after 30 days', async () => {
    const id = idOf(await post(newReader(test.app, { 'x-forwarded-for': '203.0.113.9' })));
    expect(await forgetExpiredAddresses(test.db, new Date(clock.now().getTime() + 29 * 86_400_000))).toBe(0);
    await forgetExpiredAddresses(test.db, new Date(clock.now().getTime() + 31 * 86_400_000));
    expect((await test.db.doc(`commentQueue/${id}`).get()).data()).toMatchObject({
      ipAddress: null,
      authorId: addressId('asha@example.org'),
    });
  });
});
