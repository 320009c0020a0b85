import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { AdminComment, CommentQueueDoc } from '@first-show/domain/comments/comment.schema';
import {
  moderationLogEntryOf,
  type BulkResult,
  type CommentAuthor,
  type CommentAuthorHistory,
  type ModerationLogDoc,
  type ModerationLogEntry,
  type ModerationSettings,
  type QueueSearchPage,
} from '@first-show/domain/comments/moderation-desk.schema';
import { rebuildComments } from '../../lists/rebuild.ts';
import { addressId } from '../../platform/limits/address-id.ts';
import { fixedClock } from '../../platform/clock.ts';
import { newReader, openTestApp, type Reply, type TestApp, type TestReader } from '../../testing/reader-app.ts';
import { articleDoc } from '../../testing/content.ts';
import { countAdminStats } from '../staff/store/admin-stats.ts';
import { COMMENT_PUBLISHED, COMMENT_RECEIVED, registerComments } from './routes.ts';
import { removeDeleted } from '../../jobs/empty-trash.job.ts';

const clock = fixedClock('2026-06-01T10:00:00.000Z');
let test: TestApp;
beforeAll(async () => {
  test = openTestApp('moderation-desk', registerComments, {
    clock,
    config: { rateLimitScale: 100 },
    verifyIdToken: (token) => Promise.resolve({ uid: token, role: token.split('-')[0] }),
  });
  const member = (uid: string, displayName: string) =>
    test.db.doc(`staff/${uid}`).set({ uid, displayName, role: uid.split('-')[0], isActive: true });
  await Promise.all([
    member('moderator-1', 'Gauri Naik'),
    member('moderator-2', 'Second Reader'),
    member('editor-1', 'Imtiaz'),
  ]);
});
afterAll(() => test.close());

let serial = 0;
let article = '';
let authorEmail = '';
beforeEach(async () => {
  serial += 1;
  article = `a${serial}`;
  authorEmail = `asha${serial}@example.org`;
  clock.advance(120_000);
  await test.db.doc(`articles/${article}`).set(articleDoc(article, { title: 'A film' }));
  await rebuildComments(test.db, article);
});

const moderator = (number = 1) => newReader(test.app, { authorization: `Bearer moderator-${number}` });
const call = async (method: string, path: string, body?: unknown, who = moderator()) =>
  who.send(method, `/api/admin/${path}`, body);
const post = (changes: object = {}, reader: TestReader = newReader(test.app), to = article) =>
  reader.send('POST', `/api/articles/${to}/comments`, {
    authorName: 'Asha Rao',
    authorEmail,
    content: `The interval scene is the best, said somebody ${Math.random()}.`,
    captcha: '8',
    ...changes,
  });
const idOf = (reply: Reply) => (reply.body as { id: string }).id;
const posted = async (changes: object = {}, reader?: TestReader, to?: string) => {
  const reply = await post(changes, reader, to);
  expect(reply.status).toBe(201);
  return idOf(reply);
};
const many = async (count: number, changes: object = {}) => {
  const ids: string[] = [];
  for (let one = 0; one < count; one += 1) ids.push(await posted(changes));
  return ids;
};
const queued = async (id: string) => (await test.db.doc(`commentQueue/${id}`).get()).data() as CommentQueueDoc;
const isPublic = async (id: string) => (await test.db.doc(`comments/${id}`).get()).get('isApproved') as boolean;
const author = async (email = authorEmail) =>
  (await test.db.doc(`commentAuthors/${addressId(email)}`).get()).data() as CommentAuthor | undefined;
const logOf = async (commentId: string) =>
  (await test.db.collection('deskLog').where('moderation.commentId', '==', commentId).get()).docs
    .map((entry) => moderationLogEntryOf(entry.data() as ModerationLogDoc))
    .sort((a, b) => a.at.localeCompare(b.at));
const bulk = async (ids: string[], decision: string, who = moderator()) =>
  ((await call('POST', 'comments/decisions', { ids, decision }, who)).body as BulkResult).results;
const saveSettings = async (autoApprove: object, words = ['casino']) => {
  const reply = await call('PUT', 'moderation-settings', { words, autoApprove });
  expect(reply.status).toBe(200);
  return reply.body as ModerationSettings;
};

/**
 * Compares the desk's numbers and the authors' histories with the comments. Deletions are not
 * compared, because removed comments are gone.
 */
async function expectExactCounts(): Promise<void> {
  const all = (await test.db.collection('commentQueue').get()).docs.map((found) => found.data() as CommentQueueDoc);
  const count = (belongs: (comment: CommentQueueDoc) => boolean) => all.filter(belongs).length;
  expect((await countAdminStats(test.db)).comments).toMatchObject({
    pending: count(({ status }) => status === 'pending'),
    approved: count(({ status }) => status === 'approved'),
    rejected: count(({ status }) => status === 'rejected'),
    reported: count(({ isReported }) => isReported),
  });
  for (const found of (await test.db.collection('commentAuthors').get()).docs) {
    const own = all.filter(({ authorId }) => authorId === found.id);
    expect(found.data()).toMatchObject({
      approved: own.filter(({ status }) => status === 'approved').length,
      rejected: own.filter(({ status }) => status === 'rejected').length,
    });
  }
}

describe('every call of the desk', () => {
  it('is refused without a token (401) and for an editor (403)', async () => {
    const calls: [string, string, unknown?][] = [
      ['GET', 'comments?status=reported'],
      ['POST', 'comments/decisions', { ids: ['x'], decision: 'approve' }],
      ['POST', 'comments/undo', { ids: ['x'] }],
      ['POST', 'comments/x/dismiss-reports'],
      ['GET', 'comment-authors?ids=x'],
      ['GET', 'comment-authors/x'],
      ['POST', 'comment-authors/x/block', {}],
      ['POST', 'comment-authors/x/unblock', {}],
      ['GET', 'moderation-settings'],
      ['PUT', 'moderation-settings', { words: [], autoApprove: { isOn: true, minApproved: 1 } }],
      ['POST', 'articles/x/comments-closed', { isClosed: true }],
      ['GET', 'moderation-log'],
    ];
    for (const [method, path, body] of calls) {
      expect([path, (await call(method, path, body, newReader(test.app))).status]).toEqual([path, 401]);
      const editor = newReader(test.app, { authorization: 'Bearer editor-1' });
      expect([path, (await call(method, path, body, editor)).status]).toEqual([path, 403]);
    }
  });
});

describe('lists', () => {
  const listed = async (query: string) =>
    ((await call('GET', `comments?${query}`)).body as AdminComment[]).map(({ id }) => id);

  it('show pending, approved, rejected and reported comments separately', async () => {
    const [pending = '', approved = '', rejected = ''] = await many(3);
    await bulk([approved], 'approve');
    await bulk([rejected], 'reject');
    const own = `articleId=${article}`;
    expect(await listed(`status=pending&${own}`)).toEqual([pending]);
    expect(await listed(`status=approved&${own}`)).toEqual([approved]);
    expect(await listed(`status=rejected&${own}`)).toEqual([rejected]);
    expect(await listed(`status=reported&${own}`)).toEqual([]);
    await newReader(test.app).send('POST', `/api/comments/${approved}/report`);
    expect(await listed(`status=reported&${own}`)).toEqual([approved]);
    expect((await call('GET', 'comments?status=deleted')).status).toBe(400);
  });
  it('can be searched by words in any script, email address, author and flag, also combined', async () => {
    const plain = await posted({ content: 'Pathaan ka interval is the best.' });
    clock.advance(1000);
    const flagged = await posted({ content: 'पठान at cheap.shop for all of you' });
    const own = `&articleId=${article}`;
    expect(await listed(`q=pathan${own}`)).toEqual([flagged, plain]);
    expect(await listed(`q=pathan&limit=1&offset=1${own}`)).toEqual([plain]);
    expect(await listed(`q=pathan&after=${flagged}${own}`)).toEqual([plain]);
    expect(await listed(`q=pathan%20interval${own}`)).toEqual([plain]);
    expect(await listed(`q=${authorEmail}`)).toEqual([flagged, plain]);
    const searched = async (filter: object, after?: string) =>
      (
        (await call('POST', 'comments/search', { list: 'pending', filter, after })).body as QueueSearchPage
      ).comments.map(({ id }) => id);
    expect(await searched({ text: authorEmail })).toEqual([flagged, plain]);
    expect(await searched({ text: `pathan ${authorEmail}` }, flagged)).toEqual([plain]);
    expect((await call('POST', 'comments/search', { list: 'pending', filter: {}, after: 'none' })).status).toBe(400);
    expect(await listed(`authorId=${addressId(authorEmail)}&flag=links`)).toEqual([flagged]);
    expect(await listed(`q=pathan&flag=words${own}`)).toEqual([]);
    expect(await listed(`q=pathan&order=oldest${own}`)).toEqual([plain, flagged]);
  });
  it('say where a search continues that has checked a thousand comments', async () => {
    const count = 1_200;
    const id = (index: number) => `long-${String(index).padStart(4, '0')}`;
    const base = await queued(await posted());
    const writer = test.db.bulkWriter();
    for (let index = 0; index < count; index += 1)
      void writer.set(test.db.doc(`commentQueue/${id(index)}`), {
        ...base,
        id: id(index),
        status: 'rejected',
        createdAt: new Date(Date.UTC(2026, 0, 1, 0, 0, index)).toISOString(),
        keys: ['a:long', ...(index === 0 ? ['f:links'] : [])],
      });
    await writer.close();
    const search = async (body: object) =>
      (
        await call('POST', 'comments/search', {
          list: 'rejected',
          filter: { articleId: 'long', rule: 'links' },
          ...body,
        })
      ).body as QueueSearchPage;
    const first = await search({});
    expect(first.comments).toEqual([]);
    const second = await search({ after: first.nextAfter });
    expect(second.comments.map((comment) => comment.id)).toEqual([id(0)]);
    expect(second.nextAfter).toBeNull();
    expect((await search({ order: 'oldest' })).comments.map((comment) => comment.id)).toEqual([id(0)]);
    await test.db.recursiveDelete(test.db.collection('commentQueue'));
    await test.db.recursiveDelete(test.db.collection('commentAuthors'));
  });
});

describe('bulk decisions', () => {
  it('return one outcome per comment, in the order of the input: done, conflict or missing', async () => {
    const [first = '', second = '', third = ''] = await many(3);
    await call('POST', `comments/${second}/reject`, undefined, moderator(2));
    const results = await bulk([third, second, 'none', first, '__no__'], 'approve');
    expect(results.map(({ id, outcome }) => [id, outcome])).toEqual([
      [third, 'done'],
      [second, 'conflict'],
      ['none', 'missing'],
      [first, 'done'],
      ['__no__', 'missing'],
    ]);
    expect(results[1]?.comment).toMatchObject({ moderatedBy: 'Second Reader', status: 'rejected' });
    expect([await isPublic(first), await isPublic(second), await isPublic(third)]).toEqual([true, false, true]);
    expect(((await test.db.doc(`rollups/article-${article}`).get()).get('comments') as unknown[]).length).toBe(2);
    expect(await author()).toMatchObject({ approved: 2, rejected: 1, deleted: 0, authorName: 'Asha Rao', authorEmail });
    await expectExactCounts();
  });
  it('delete pending and decided comments; the comments are removed in the next night', async () => {
    const [first = '', second = ''] = await many(2);
    await bulk([first], 'approve');
    expect((await bulk([first, second], 'delete')).map(({ outcome }) => outcome)).toEqual(['done', 'done']);
    expect((await bulk([first], 'delete')).map(({ outcome }) => outcome)).toEqual(['missing']);
    expect(await author()).toMatchObject({ approved: 0, rejected: 0, deleted: 2 });
    clock.advance(3_600_000);
    await removeDeleted(test.deps);
    expect((await test.db.doc(`commentQueue/${first}`).get()).exists).toBe(false);
    expect(await author()).toMatchObject({ deleted: 2 });
    await expectExactCounts();
  });
  it('are undone together, with the counts and the authors’ histories', async () => {
    const [first = '', second = '', third = ''] = await many(3);
    await bulk([third], 'approve');
    clock.advance(20_000);
    const before = await author();
    await bulk([first, second, third], 'delete');
    const undone = (await call('POST', 'comments/undo', { ids: [first, second, third, 'none'] })).body as BulkResult;
    expect(undone.results.map(({ outcome }) => outcome)).toEqual(['done', 'done', 'done', 'missing']);
    expect([(await queued(first)).status, (await queued(third)).status]).toEqual(['pending', 'approved']);
    expect([await isPublic(first), await isPublic(third)]).toEqual([false, true]);
    expect(await author()).toMatchObject({ approved: before?.approved, rejected: before?.rejected, deleted: 0 });
    const again = (await call('POST', 'comments/undo', { ids: [first] })).body as BulkResult;
    expect(again.results[0]?.outcome).toBe('late');
    await expectExactCounts();
  });
  it('cannot be undone after ten seconds', async () => {
    const ids = await many(2);
    await bulk(ids, 'reject');
    clock.advance(10_001);
    const undone = (await call('POST', 'comments/undo', { ids })).body as BulkResult;
    expect(undone.results.map(({ outcome }) => outcome)).toEqual(['late', 'late']);
    expect(undone.results[0]?.comment?.status).toBe('rejected');
  });
  it('are not undone by a moderator after another moderator has decided', async () => {
    const id = await posted();
    await call('POST', `comments/${id}/approve`, undefined, moderator(1));
    clock.advance(10_001);
    await call('DELETE', `comments/${id}`, undefined, moderator(2));
    expect(await call('POST', `comments/${id}/undo`, undefined, moderator(1))).toMatchObject({
      status: 409,
      body: { message: 'Someone else has decided since', comment: { id, moderatedBy: 'Second Reader' } },
    });
    const undone = (await call('POST', 'comments/undo', { ids: [id] }, moderator(1))).body as BulkResult;
    expect(undone.results.map(({ outcome }) => outcome)).toEqual(['conflict']);
    expect([(await queued(id)).status, await isPublic(id)]).toEqual(['deleted', false]);
    expect((await call('POST', `comments/${id}/undo`, undefined, moderator(2))).status).toBe(200);
    await expectExactCounts();
  });
  it('do not delete a comment that another moderator decided just now', async () => {
    const id = await posted();
    await call('POST', `comments/${id}/approve`, undefined, moderator(1));
    clock.advance(1000);
    expect(await call('DELETE', `comments/${id}`, undefined, moderator(2))).toMatchObject({
      status: 409,
      body: { message: 'Already approved by Gauri Naik', comment: { id, status: 'approved' } },
    });
    expect((await bulk([id], 'delete', moderator(2))).map(({ outcome }) => outcome)).toEqual(['conflict']);
    expect((await call('DELETE', `comments/${id}`, undefined, moderator(1))).status).toBe(204);
    await expectExactCounts();
  });
  it('by two concurrent moderators take effect once for each comment, and the other moderator gets a conflict', async () => {
    const ids = await many(6);
    const [mine, theirs] = await Promise.all([
      bulk(ids, 'approve', moderator(1)),
      bulk([...ids].reverse(), 'reject', moderator(2)),
    ]);
    const outcomeOf = (results: BulkResult['results'], id: string) => results.find((one) => one.id === id)?.outcome;
    for (const id of ids) expect([outcomeOf(mine, id), outcomeOf(theirs, id)].sort()).toEqual(['conflict', 'done']);
    for (const id of ids) expect(await logOf(id)).toHaveLength(1);
    await expectExactCounts();
  });
  it('are refused for more than fifty comments and for an empty list', async () => {
    const ids = Array.from({ length: 51 }, (_, index) => String(index));
    expect((await call('POST', 'comments/decisions', { ids, decision: 'approve' })).status).toBe(400);
    expect((await call('POST', 'comments/decisions', { ids: [], decision: 'approve' })).status).toBe(400);
  });
});

describe('a decision', () => {
  it('takes effect once if it is sent twice concurrently', async () => {
    const id = await posted();
    const replies = await Promise.all([call('POST', `comments/${id}/approve`), call('POST', `comments/${id}/approve`)]);
    expect(replies.map(({ status }) => status).sort()).toEqual([200, 409]);
    const conflict = replies.find(({ status }) => status === 409)?.body as { message: string; comment: AdminComment };
    expect(conflict).toMatchObject({
      message: 'Already approved by Gauri Naik',
      comment: { id, status: 'approved', moderatedByUid: 'moderator-1' },
    });
    expect(await author()).toMatchObject({ approved: 1, lastAt: clock.now().toISOString() });
    expect(await logOf(id)).toHaveLength(1);
  });
  it('is logged with the former state, and without the comment’s text', async () => {
    const id = await posted({ content: 'A secret sentence about the rain.' });
    await call('POST', `comments/${id}/approve`);
    clock.advance(10_001);
    await call('DELETE', `comments/${id}`, undefined, moderator(2));
    clock.advance(1000);
    await call('POST', `comments/${id}/undo`, undefined, moderator(2));
    const log = await logOf(id);
    expect(log).toMatchObject([
      {
        action: 'approve',
        before: { status: 'pending', moderatedBy: null },
        uid: 'moderator-1',
        articleTitle: 'A film',
      },
      { action: 'delete', before: { status: 'approved', moderatedBy: 'Gauri Naik' }, moderatedBy: 'Second Reader' },
      {
        action: 'undo',
        uid: 'moderator-2',
        before: { status: 'deleted', moderatedBy: 'Second Reader' },
        subject: 'Asha Rao',
      },
    ]);
    expect(JSON.stringify(log)).not.toContain('secret');
    const page = (await call('GET', 'moderation-log?limit=2')).body as ModerationLogEntry[];
    expect(page.map(({ action }) => action)).toEqual(['undo', 'delete']);
    const next = (await call('GET', `moderation-log?limit=1&after=${page[1]?.id}`)).body as ModerationLogEntry[];
    expect(next.map(({ action }) => action)).toEqual(['approve']);
    expect((await call('GET', 'moderation-log?after=none')).status).toBe(400);
  });
});

describe('a reversal', () => {
  const shownComments = async () =>
    ((await test.db.doc(`rollups/article-${article}`).get()).get('comments') as { id: string }[]).map(({ id }) => id);
  const totalOf = async () => (await test.db.doc(`rollups/article-${article}`).get()).get('commentTotal') as number;

  it('rejects an approved comment and approves it again, even days later, with exact numbers', async () => {
    const id = await posted();
    await call('POST', `comments/${id}/approve`);
    expect([await shownComments(), await totalOf()]).toEqual([[id], 1]);
    clock.advance(7 * 86_400_000);
    expect(await call('POST', `comments/${id}/reject`, { isReversal: true }, moderator(2))).toMatchObject({
      status: 200,
      body: { status: 'rejected', isApproved: false, moderatedBy: 'Second Reader' },
    });
    expect([await isPublic(id), await shownComments(), await totalOf()]).toEqual([false, [], 0]);
    expect(await author()).toMatchObject({ approved: 0, rejected: 1 });
    await expectExactCounts();
    clock.advance(7 * 86_400_000);
    expect((await call('POST', `comments/${id}/approve`, { isReversal: true })).status).toBe(200);
    expect([await isPublic(id), await shownComments(), await totalOf()]).toEqual([true, [id], 1]);
    expect(await author()).toMatchObject({ approved: 1, rejected: 0 });
    await expectExactCounts();
    expect(await logOf(id)).toMatchObject([
      { action: 'approve', before: { status: 'pending' } },
      { action: 'reject', before: { status: 'approved', moderatedBy: 'Gauri Naik' }, uid: 'moderator-2' },
      { action: 'approve', before: { status: 'rejected', moderatedBy: 'Second Reader' }, uid: 'moderator-1' },
    ]);
  });
  it('must be explicit: without `isReversal`, a decided comment is a conflict (409)', async () => {
    const id = await posted();
    await call('POST', `comments/${id}/reject`);
    clock.advance(60_000);
    expect((await call('POST', `comments/${id}/approve`)).status).toBe(409);
    expect((await call('POST', `comments/${id}/approve`, { isReversal: false })).status).toBe(409);
    expect((await bulk([id], 'approve')).map(({ outcome }) => outcome)).toEqual(['conflict']);
    expect((await queued(id)).status).toBe('rejected');
  });
  it('to the current state changes nothing', async () => {
    const id = await posted();
    await call('POST', `comments/${id}/approve`);
    clock.advance(60_000);
    expect(await call('POST', `comments/${id}/approve`, { isReversal: true }, moderator(2))).toMatchObject({
      status: 409,
      body: { message: 'Already approved by Gauri Naik' },
    });
    expect(await logOf(id)).toHaveLength(1);
  });
  it('changes another moderator’s decision of a second ago; only the reversal can be undone then', async () => {
    const id = await posted();
    await call('POST', `comments/${id}/approve`, undefined, moderator(1));
    clock.advance(1000);
    expect((await call('POST', `comments/${id}/reject`, undefined, moderator(2))).status).toBe(409);
    expect((await call('POST', `comments/${id}/reject`, { isReversal: true }, moderator(2))).status).toBe(200);
    expect(await call('POST', `comments/${id}/undo`, undefined, moderator(1))).toMatchObject({
      status: 409,
      body: { message: 'Someone else has decided since', comment: { id, status: 'rejected' } },
    });
    expect(await call('POST', `comments/${id}/undo`, undefined, moderator(2))).toMatchObject({
      status: 200,
      body: { status: 'approved', moderatedBy: 'Gauri Naik' },
    });
    expect([await isPublic(id), await totalOf()]).toEqual([true, 1]);
    await expectExactCounts();
  });
  it('works in a bulk call, including pending comments', async () => {
    const [first = '', second = '', third = ''] = await many(3);
    await bulk([first, second], 'approve');
    clock.advance(60_000);
    const results = (
      (await call('POST', 'comments/decisions', { ids: [first, second, third], decision: 'reject', isReversal: true }))
        .body as BulkResult
    ).results;
    expect(results.map(({ outcome }) => outcome)).toEqual(['done', 'done', 'done']);
    expect(await shownComments()).toEqual([]);
    await expectExactCounts();
  });
});

describe('reports', () => {
  it('are dismissed once; the next report lists the comment again, and the dismissal can be undone', async () => {
    const id = await posted();
    expect((await call('POST', `comments/${id}/dismiss-reports`)).status).toBe(409);
    await call('POST', `comments/${id}/approve`);
    await newReader(test.app).send('POST', `/api/comments/${id}/report`);
    const replies = await Promise.all([
      call('POST', `comments/${id}/dismiss-reports`, undefined, moderator(1)),
      call('POST', `comments/${id}/dismiss-reports`, undefined, moderator(2)),
    ]);
    expect(replies.map(({ status }) => status).sort()).toEqual([200, 409]);
    const second = replies.find(({ status }) => status === 409)?.body;
    expect(second).toMatchObject({
      message: expect.stringMatching(/^Already looked at by (Gauri Naik|Second Reader)$/) as string,
      comment: { id, isReported: false, reportCount: 1 },
    });
    const dismissals = (await logOf(id)).filter(({ action }) => action === 'dismiss-reports');
    expect(dismissals).toMatchObject([{ before: { isReported: true } }]);
    const dismisser = moderator(replies[0]?.status === 200 ? 1 : 2);
    expect((await call('POST', `comments/${id}/undo`, undefined, dismisser)).body).toMatchObject({
      isReported: true,
      status: 'approved',
    });
    await call('POST', `comments/${id}/dismiss-reports`);
    await newReader(test.app).send('POST', `/api/comments/${id}/report`);
    expect(await queued(id)).toMatchObject({ isReported: true, reportCount: 2 });
    expect((await call('DELETE', `comments/${id}`)).status).toBe(204);
    expect((await queued(id)).isReported).toBe(false);
    expect((await call('POST', `comments/${id}/undo`)).body).toMatchObject({ isReported: true });
    expect((await call('POST', 'comments/none/dismiss-reports')).status).toBe(404);
    await expectExactCounts();
  });
  it('that were withdrawn before an undo do not come back with it', async () => {
    const id = await posted();
    await call('POST', `comments/${id}/approve`);
    for (const act of ['dismiss-reports', 'reject']) {
      const reader = newReader(test.app);
      await reader.send('POST', `/api/comments/${id}/report`);
      await call('POST', `comments/${id}/${act}`, act === 'reject' ? { isReversal: true } : undefined);
      expect((await reader.send('DELETE', `/api/comments/${id}/report`, {})).status).toBe(200);
      expect((await call('POST', `comments/${id}/undo`)).body).toMatchObject({
        status: 'approved',
        isReported: false,
        reportCount: 0,
      });
    }
    // Another reader's report stays open.
    const readers = [newReader(test.app), newReader(test.app)];
    for (const reader of readers) await reader.send('POST', `/api/comments/${id}/report`);
    await call('POST', `comments/${id}/dismiss-reports`);
    await readers[0]?.send('DELETE', `/api/comments/${id}/report`, {});
    expect((await call('POST', `comments/${id}/undo`)).body).toMatchObject({ isReported: true, reportCount: 1 });
    await expectExactCounts();
  });
});

describe('an author', () => {
  const pathOf = (rest = '', email = authorEmail) => `comment-authors/${addressId(email)}${rest}`;

  it('has a history from the first comment on', async () => {
    expect((await call('GET', pathOf())).status).toBe(404);
    const [first = ''] = await many(2);
    const fresh = { authorEmail, approved: 0, rejected: 0, isBlocked: false, lastAt: null };
    expect((await call('GET', pathOf())).body).toMatchObject(fresh);
    expect((await call('GET', `comment-authors?ids=${addressId(authorEmail)}`)).body).toMatchObject([fresh]);
    await call('POST', `comments/${first}/reject`);
    const history = (await call('GET', pathOf())).body as CommentAuthorHistory;
    expect(history).toMatchObject({ rejected: 1, authorEmail });
    expect(history.comments.map(({ status }) => status).sort()).toEqual(['pending', 'rejected']);
    const listed = (await call('GET', `comment-authors?ids=${addressId(authorEmail)},none,none`)).body;
    expect(listed).toMatchObject([{ rejected: 1, blockedBy: null }]);
    const tooMany = Array.from({ length: 51 }, (_, index) => index).join();
    expect((await call('GET', `comment-authors?ids=${tooMany}`)).status).toBe(400);
  });
  it('has the only email address: desks listen to the queue, and the API adds the address to its answers', async () => {
    const id = await posted();
    expect(JSON.stringify(await queued(id))).not.toContain('@');
    expect((await call('GET', `comments?authorId=${addressId(authorEmail)}`)).body).toMatchObject([
      { id, authorEmail },
    ]);
    expect((await call('POST', `comments/${id}/approve`)).body).toMatchObject({ id, authorEmail });
    await test.db.doc(`commentAuthors/${addressId(authorEmail)}`).delete();
    expect((await call('GET', `comments?approved=true&authorId=${addressId(authorEmail)}`)).body).toMatchObject([
      { id, authorEmail: null },
    ]);
  });
  it('gets the usual answer while blocked, but each comment is rejected until a moderator unblocks the author', async () => {
    const before = await posted();
    const blocked = await call('POST', pathOf('/block'), { reason: 'Advertising' });
    expect(blocked.body).toMatchObject({ isBlocked: true, blockedBy: 'Gauri Naik', reason: 'Advertising' });
    expect((await call('GET', 'blocked-authors?limit=1')).body).toEqual([blocked.body]);
    expect((await queued(before)).status).toBe('pending');

    const reply = await post({ authorEmail: authorEmail.toUpperCase() });
    expect(reply).toMatchObject({ status: 201, body: { message: COMMENT_RECEIVED } });
    const id = idOf(reply);
    expect(await queued(id)).toMatchObject({ status: 'rejected', moderatedBy: 'Block list', moderatedByUid: null });
    expect(await isPublic(id)).toBe(false);
    expect(await logOf(id)).toMatchObject([{ action: 'auto-reject', uid: null, moderatedBy: 'Block list' }]);
    expect(await author()).toMatchObject({ rejected: 1, isBlocked: true });

    const again = await call('POST', pathOf('/block'), {}, moderator(2));
    expect(again).toMatchObject({ status: 409, body: { message: 'Already blocked by Gauri Naik' } });
    expect((await call('POST', pathOf('/unblock'), {})).body).toMatchObject({
      isBlocked: false,
      blockedBy: null,
      reason: null,
    });
    expect((await call('POST', pathOf('/unblock'), {})).status).toBe(409);
    expect((await queued(await posted())).status).toBe('pending');
    expect((await call('POST', pathOf('/block', 'nobody@example.org'), {})).status).toBe(404);
    await expectExactCounts();
  });
  it('is blocked once by two concurrent calls', async () => {
    await posted();
    const replies = await Promise.all([1, 2].map((who) => call('POST', pathOf('/block'), {}, moderator(who))));
    expect(replies.map(({ status }) => status).sort()).toEqual([200, 409]);
    const log = await test.db.collection('deskLog').where('moderation.authorId', '==', addressId(authorEmail)).get();
    expect(log.docs.map((entry) => entry.get('action') as string)).toEqual(['block']);
  });
});

describe('automatic approval', () => {
  const knownReader = async () => {
    const reader = newReader(test.app);
    for (const id of [await posted({}, reader), await posted({}, reader)]) await call('POST', `comments/${id}/approve`);
    clock.advance(3_600_000);
    return reader;
  };

  it('is off by default', async () => {
    const reader = await knownReader();
    expect((await queued(await posted({}, reader))).status).toBe('pending');
  });
  it('publishes a known author’s comment at once', async () => {
    await saveSettings({ isOn: true, minApproved: 2 });
    const reader = await knownReader();
    const reply = await post({}, reader);
    expect(reply).toMatchObject({ status: 201, body: { message: COMMENT_PUBLISHED } });
    expect(await queued(idOf(reply))).toMatchObject({
      status: 'approved',
      moderatedBy: 'Auto-approval',
      moderatedByUid: null,
    });
    expect(await logOf(idOf(reply))).toMatchObject([{ action: 'auto-approve', before: { status: 'pending' } }]);
    expect((await test.db.doc(`rollups/article-${article}`).get()).get('commentTotal')).toBe(3);
    expect(await author()).toMatchObject({ approved: 3 });
    await expectExactCounts();
  });
  it('counts a comment once if it is sent twice', async () => {
    await saveSettings({ isOn: true, minApproved: 2 });
    const reader = await knownReader();
    const content = 'The very same sentence again and again.';
    const first = await post({ content }, reader, article);
    const [second, third] = await Promise.all([post({ content }, reader), post({ content }, reader)]);
    expect([idOf(second), idOf(third)]).toEqual([idOf(first), idOf(first)]);
    for (const { body } of [first, second, third]) expect(body).toMatchObject({ message: COMMENT_PUBLISHED });
    expect(await author()).toMatchObject({ approved: 3 });
    await expectExactCounts();
  });
  it('excludes authors with too few approved or any rejected comments, flagged comments, and other readers with the author’s address', async () => {
    await saveSettings({ isOn: true, minApproved: 3 });
    const reader = await knownReader();
    expect((await queued(await posted({}, reader))).status).toBe('pending');
    await saveSettings({ isOn: true, minApproved: 2 });
    expect((await queued(await posted({ content: 'Look at cheap.shop for all of it' }, reader))).status).toBe(
      'pending',
    );
    expect((await queued(await posted({}, newReader(test.app)))).status).toBe('pending');
    const last = await posted({}, reader);
    expect((await queued(last)).status).toBe('approved');
    await call('POST', `comments/${await posted({}, newReader(test.app))}/reject`);
    expect((await queued(await posted({}, reader))).status).toBe('pending');
    await saveSettings({ isOn: false, minApproved: 2 });
  });
});

describe('settings', () => {
  it('are the defaults until a moderator saves others; the saved words flag comments', async () => {
    await test.db.doc('settings/moderation').delete();
    const first = (await call('GET', 'moderation-settings')).body as ModerationSettings;
    expect(first).toMatchObject({ autoApprove: { isOn: false, minApproved: 5 }, updatedAt: null });
    expect(first.words).toContain('casino');
    const saved = await saveSettings({ isOn: false, minApproved: 5 }, [' Interval ', 'interval']);
    expect(saved).toMatchObject({ words: ['interval'], updatedBy: 'Gauri Naik' });
    expect((await queued(await posted())).flags).toMatchObject([{ rule: 'words' }]);
    const [entry] = (await call('GET', 'moderation-log?limit=1')).body as ModerationLogEntry[];
    expect(entry).toMatchObject({ action: 'settings', words: { added: ['interval'] }, before: null });
    expect(entry?.words?.removed).toContain('casino');
  });
  it('are not overwritten by a save that is based on older settings (409)', async () => {
    const mine = await saveSettings({ isOn: false, minApproved: 7 });
    clock.advance(1000);
    const form = { words: ['casino'], autoApprove: { isOn: false, minApproved: 8 } };
    expect((await call('PUT', 'moderation-settings', { ...form, basedOn: mine.updatedAt }, moderator(2))).status).toBe(
      200,
    );
    const late = await call('PUT', 'moderation-settings', {
      words: ['x'],
      autoApprove: form.autoApprove,
      basedOn: mine.updatedAt,
    });
    expect(late).toMatchObject({
      status: 409,
      body: {
        message: 'Second Reader saved the settings in the meantime',
        settings: { autoApprove: { minApproved: 8 } },
      },
    });
  });
  it('are refused if a field is missing or invalid', async () => {
    for (const body of [
      {},
      { words: [], autoApprove: { isOn: true, minApproved: 0 } },
      { words: 'x', autoApprove: { isOn: true, minApproved: 5 } },
    ])
      expect((await call('PUT', 'moderation-settings', body)).status).toBe(400);
  });
});

describe('closed comments', () => {
  it('stay visible, new comments are refused (410), and closing changes no other field of the article', async () => {
    const id = await posted();
    await call('POST', `comments/${id}/approve`);
    const before = (await test.db.doc(`articles/${article}`).get()).data();
    const path = `articles/${article}/comments-closed`;
    expect((await call('POST', path, { isClosed: true })).body).toEqual({
      articleId: article,
      areCommentsClosed: true,
    });
    expect(await post()).toMatchObject({ status: 410, body: { message: 'Comments are closed on this article' } });
    expect((await newReader(test.app).get(`/api/articles/${article}/comments`)).body).toHaveLength(1);
    const { areCommentsClosed, ...rest } = (await test.db.doc(`articles/${article}`).get()).data() ?? {};
    expect(areCommentsClosed).toBe(true);
    expect(rest).toEqual(before);
    expect((await call('POST', path, { isClosed: true })).status).toBe(200);
    expect((await call('POST', path, { isClosed: false })).body).toMatchObject({ areCommentsClosed: false });
    expect((await post()).status).toBe(201);
    const log = await test.db.collection('deskLog').where('moderation.articleId', '==', article).get();
    expect(log.docs.map((entry) => entry.get('action') as string).sort()).toEqual([
      'approve',
      'close-comments',
      'open-comments',
    ]);
    expect((await call('POST', 'articles/none/comments-closed', { isClosed: true })).status).toBe(404);
  });
});

describe('the desk’s numbers', () => {
  it('are exact after many concurrent posts, decisions, undos and reports', async () => {
    await saveSettings({ isOn: true, minApproved: 1 });
    const ids = await many(12);
    await call('POST', `comment-authors/${addressId(authorEmail)}/block`, {});
    const statuses: number[] = [];
    const told = async (reply: Promise<Reply>) => statuses.push((await reply).status);
    const step = async (index: number, id: string) => {
      const who = moderator((index % 2) + 1);
      await told(call('POST', `comments/${id}/${index % 3 === 0 ? 'reject' : 'approve'}`, undefined, who));
      if (index % 2 === 0) await told(call('POST', `comments/${id}/undo`, undefined, who));
      if (index % 4 === 1) await told(newReader(test.app).send('POST', `/api/comments/${id}/report`));
      if (index % 5 === 0) await told(call('DELETE', `comments/${id}`, undefined, who));
    };
    await Promise.all([
      ...ids.map((id, index) => step(index, id)),
      ...ids.map((id, index) => step(index + 1, id)),
      bulk(ids.slice(0, 6), 'approve', moderator(2)),
      ...Array.from({ length: 5 }, () => told(post())),
      ...Array.from({ length: 5 }, (_, index) => told(post({ authorEmail: `other${index}@example.org` }))),
    ]);
    expect(statuses.filter((status) => ![200, 201, 204, 404, 409, 410].includes(status))).toEqual([]);
    await expectExactCounts();
  });
});
