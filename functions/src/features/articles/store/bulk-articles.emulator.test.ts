import { afterAll, beforeAll, expect, it } from 'vitest';
import type { ArticleRevisions } from '@first-show/domain/articles/article-desk.schema';
import type { ArticleCard, ArticleDoc } from '@first-show/domain/articles/article.schema';
import type { BulkArticlesResult } from '@first-show/domain/articles/bulk-articles.schema';
import { fixedClock } from '../../../platform/clock.ts';
import { articleDoc, categoryDoc, writeContent } from '../../../testing/content.ts';
import { newReader, openTestApp, type TestApp } from '../../../testing/reader-app.ts';
import { registerArticleDesk } from '../desk-routes.ts';
import { registerArticleReads } from '../routes.ts';
import { registerBulkArticles } from '../bulk-routes.ts';
import { removeDeleted } from '../../../jobs/empty-trash.job.ts';
import { changeArticle, deleteArticle } from './write-articles.ts';

const DAYS_31 = 31 * 86_400_000;
const clock = fixedClock('2026-11-14T12:00:00.000Z');
let test: TestApp;
beforeAll(async () => {
  test = openTestApp(
    'bulk-articles',
    (app, deps) => {
      registerArticleReads(app, deps);
      registerArticleDesk(app, deps);
      registerBulkArticles(app, deps);
    },
    { clock, verifyIdToken: (token) => Promise.resolve({ uid: token, role: token }) },
  );
  await Promise.all([
    test.db.doc('staff/editor').set({ displayName: 'Imtiaz', role: 'editor', isActive: true }),
    test.db.doc('staff/moderator').set({ displayName: 'Gauri', role: 'moderator', isActive: true }),
    writeContent(test.db, { categories: [categoryDoc('music', 1), categoryDoc('reviews', 2)] }),
  ]);
});
afterAll(() => test.close());

const editor = () => newReader(test.app, { authorization: 'Bearer editor' });
const send = (path: string, body: object) => editor().send('POST', `/api/admin/articles/${path}`, body);
const bulk = async (body: object): Promise<BulkArticlesResult> => {
  const reply = await send('bulk', body);
  expect(reply.status).toBe(200);
  return reply.body as BulkArticlesResult;
};
const undo = async ({ undo: items }: BulkArticlesResult): Promise<BulkArticlesResult> =>
  (await send('bulk/undo', { items })).body as BulkArticlesResult;
const itemsOf = (...ids: string[]) => ids.map((id) => ({ id }));
const outcomesOf = ({ results }: BulkArticlesResult) => results.map(({ id, outcome }) => [id, outcome]);
const stored = async (id: string) => (await test.db.doc(`articles/${id}`).get()).data() as ArticleDoc | undefined;
const historyOf = async (id: string) =>
  ((await editor().get(`/api/admin/articles/${id}/revisions`)).body as ArticleRevisions).revisions;
const publicIds = async () =>
  ((await newReader(test.app).get('/api/articles')).body as ArticleCard[]).map(({ id }) => id);

let serial = 0;
async function articles(count: number, changes: Partial<ArticleDoc> = {}): Promise<string[]> {
  serial += 1;
  const ids = Array.from({ length: count }, (_, index) => `s${serial}-${index}`);
  await writeContent(test.db, { articles: ids.map((id) => articleDoc(id, changes)) });
  return ids;
}
const draft = { isPublished: false, publishedAt: null } as const;

it('publishes drafts, reports failures by id, and undoes all of it with one call', async () => {
  const [one = '', two = ''] = await articles(2, draft);
  const [out = ''] = await articles(1);
  const changed = await bulk({ action: 'publish', items: itemsOf(two, 'unknown', out, one, '__odd__') });
  expect(outcomesOf(changed)).toEqual([
    [two, 'done'],
    ['unknown', 'missing'],
    [out, 'unchanged'],
    [one, 'done'],
    ['__odd__', 'missing'],
  ]);
  expect(changed.results[1]).toMatchObject({ title: null, message: 'This article is gone' });
  expect(changed.results[0]).toMatchObject({
    title: `Title of ${two}`,
    article: { isPublished: true, status: 'published', revision: 2 },
  });
  expect(await publicIds()).toEqual(expect.arrayContaining([one, two]));
  expect((await historyOf(one))[0]).toMatchObject({ kind: 'publish', by: 'Imtiaz' });

  clock.advance(5000);
  const undone = await undo(changed);
  expect(outcomesOf(undone)).toEqual([
    [two, 'done'],
    [one, 'done'],
  ]);
  expect(undone.undo).toEqual([]);
  expect(await publicIds()).not.toContain(one);
  // The undo removes the publication date, so that a later publication counts as the first.
  expect(await stored(one)).toMatchObject({ isPublished: false, publishedAt: null, revision: 3 });
  expect((await historyOf(one)).map(({ kind }) => kind)).toEqual(['undo', 'publish', 'create']);
});

it('restores the scheduled time of a draft when its publication is undone', async () => {
  const scheduledFor = '2026-12-01T06:00:00.000Z';
  const [id = ''] = await articles(1, { ...draft, scheduledFor });
  const changed = await bulk({ action: 'publish', items: itemsOf(id) });
  expect(await stored(id)).toMatchObject({ isPublished: true, scheduledFor: null });
  await undo(changed);
  expect(await stored(id)).toMatchObject({ isPublished: false, scheduledFor });
});

it('changes an article once, however often the call is repeated', async () => {
  const [id = ''] = await articles(1);
  const items = [
    { id, revision: 1 },
    { id, revision: 1 },
  ];
  const first = await bulk({ action: 'feature', items });
  expect(outcomesOf(first)).toEqual([[id, 'done']]);
  // The desk did not get the answer and sends the call again.
  expect(outcomesOf(await bulk({ action: 'feature', items }))).toEqual([[id, 'unchanged']]);
  expect(await stored(id)).toMatchObject({ isFeatured: true, revision: 2 });
  expect(outcomesOf(await undo(first))).toEqual([[id, 'done']]);
  expect(outcomesOf(await undo(first))).toEqual([[id, 'done']]);
  expect(await stored(id)).toMatchObject({ isFeatured: false, revision: 3 });
});

it('skips an article that a colleague has changed meanwhile, both in the bulk change and in its undo', async () => {
  const [seen = '', stale = ''] = await articles(2);
  await bulk({ action: 'feature', items: itemsOf(stale) });
  const changed = await bulk({
    action: 'unpublish',
    items: [
      { id: seen, revision: 1 },
      { id: stale, revision: 1 },
    ],
  });
  expect(outcomesOf(changed)).toEqual([
    [seen, 'done'],
    [stale, 'stale'],
  ]);
  expect(changed.results[1]).toMatchObject({
    message: 'Someone else changed this article in the meantime',
    article: { isPublished: true, revision: 2 },
  });
  await bulk({ action: 'feature', items: itemsOf(seen) });
  expect(outcomesOf(await undo(changed))).toEqual([[seen, 'stale']]);
  expect(await stored(seen)).toMatchObject({ isPublished: false, isFeatured: true });
});

it('deletes no article that a colleague changes at the same time', async () => {
  const [id = ''] = await articles(1);
  const change = { changes: { isFeatured: true }, revision: 1, now: clock.now(), by: 'Gauri' };
  const [deleted, changed] = await Promise.all([
    bulk({ action: 'delete', items: [{ id, revision: 1 }] }),
    changeArticle(test.db, { id, ...change }),
  ]);
  const [outcome] = deleted.results;
  if (changed.outcome === 'changed') expect(outcome).toMatchObject({ outcome: 'stale', article: { revision: 2 } });
  else expect([changed.outcome, outcome?.outcome]).toEqual(['missing', 'done']);
  expect((await deleteArticle(test.db, { id: 'none', by: 'Gauri', now: clock.now() })).outcome).toBe('missing');

  const [edited = ''] = await articles(1);
  await changeArticle(test.db, { id: edited, ...change });
  const stale = await deleteArticle(test.db, { id: edited, revision: 1, by: 'Gauri', now: clock.now() });
  expect(stale).toMatchObject({ outcome: 'stale', doc: { revision: 2 } });
  expect(await stored(edited)).toMatchObject({ isFeatured: true });
});

it('moves articles to the category with the given slug, and refuses an unknown or missing category', async () => {
  const ids = await articles(2);
  const changed = await bulk({ action: 'move', items: itemsOf(...ids), categoryId: 'reviews-slug' });
  expect(await Promise.all(ids.map(async (id) => (await stored(id))?.categoryId))).toEqual(['reviews', 'reviews']);
  await undo(changed);
  expect(await stored(ids[0] ?? '')).toMatchObject({ categoryId: 'music' });
  for (const categoryId of ['none', undefined])
    expect(await send('bulk', { action: 'move', items: itemsOf(...ids), categoryId })).toMatchObject({
      status: 400,
      body: { message: 'Please select a category' },
    });
});

it('restores deleted articles from the trash, until they are removed for good', async () => {
  const [back = '', gone = ''] = await articles(2);
  const changed = await bulk({ action: 'delete', items: itemsOf(back, gone) });
  expect(outcomesOf(changed)).toEqual([
    [back, 'done'],
    [gone, 'done'],
  ]);
  expect(changed.undo).toEqual([
    { id: back, revision: null },
    { id: gone, revision: null },
  ]);
  expect(await publicIds()).not.toContain(back);
  expect(outcomesOf(await undo({ ...changed, undo: changed.undo.slice(0, 1) }))).toEqual([[back, 'done']]);
  expect(await publicIds()).toContain(back);
  clock.advance(DAYS_31);
  await removeDeleted(test.deps);
  expect(await undo({ ...changed, undo: changed.undo.slice(1) })).toMatchObject({
    results: [{ id: gone, outcome: 'missing', message: 'This is no longer in the trash' }],
  });
});

it('enhances drafts; the undo empties the filled fields again', async () => {
  const content = `<p>${'Asha Rao began the film in Nashik in March with a crew of forty, and the first song was recorded in one night. '.repeat(6)}</p>`;
  const [id = ''] = await articles(1, {
    ...draft,
    title: 'Asha Rao begins her new film in Nashik',
    content,
    hashtags: [],
  });
  const changed = await bulk({ action: 'enhance', items: itemsOf(id, 'unknown') });
  expect(outcomesOf(changed)).toEqual([
    [id, 'done'],
    ['unknown', 'missing'],
  ]);
  expect(changed.undo).toEqual([{ id, revision: 2 }]);
  expect((await historyOf(id))[0]).toMatchObject({ kind: 'enhance', by: 'Imtiaz' });
  const filled = await stored(id);
  await undo(changed);
  const after = await stored(id);
  expect([filled?.hashtags?.length === 0, after?.hashtags]).toEqual([false, []]);
});

it('accepts one to fifty articles, and refuses moderators (403)', async () => {
  const many = Array.from({ length: 51 }, (_, index) => ({ id: `x${index}` }));
  expect(await send('bulk', { action: 'publish', items: many })).toMatchObject({
    status: 400,
    body: { message: 'At most 50 articles at once' },
  });
  expect(await send('bulk', { action: 'publish', items: [] })).toMatchObject({
    status: 400,
    body: { message: 'Name at least one article' },
  });
  expect((await send('bulk', { action: 'burn', items: itemsOf('x') })).status).toBe(400);
  const moderator = newReader(test.app, { authorization: 'Bearer moderator' });
  for (const path of ['bulk', 'bulk/undo'])
    expect(
      (await moderator.send('POST', `/api/admin/articles/${path}`, { action: 'publish', items: itemsOf('x') })).status,
    ).toBe(403);
});
