import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type {
  ArticleRevisions,
  ArticleSnapshot,
  DeskArticle,
  DeskArticles,
  UnfinishedArticle,
  WorkingCopy,
} from '@first-show/domain/articles/article-desk.schema';
import type { Article } from '@first-show/domain/articles/article.schema';
import { REVISIONS_KEPT } from '@first-show/domain/core/limits';
import { fixedClock } from '../../platform/clock.ts';
import { articleDoc, categoryDoc, hoursAgo, filmDoc, NOW, writeContent } from '../../testing/content.ts';
import { countReads } from '../../testing/count-reads.ts';
import { newReader, openTestApp, type TestApp } from '../../testing/reader-app.ts';
import { erasePerson } from '../erasure/erase.ts';
import { indexArticles } from '../../lists/search-index.ts';
import { registerArticleDesk } from './desk-routes.ts';
import { registerArticleReads } from './routes.ts';
import { registerArticleWrites } from './write-routes.ts';
import { registerStoryBlocks } from '../../pages/story-blocks-endpoint.ts';
import { removeDeleted } from '../../jobs/empty-trash.job.ts';

const DAYS_31 = 31 * 86_400_000;
const clock = fixedClock(NOW);
let test: TestApp;
beforeAll(async () => {
  test = openTestApp(
    'article-desk',
    (app, deps) => {
      registerArticleReads(app, deps);
      registerArticleWrites(app, deps);
      registerArticleDesk(app, deps);
      registerStoryBlocks(app, deps);
    },
    { clock, verifyIdToken: (token) => Promise.resolve({ uid: token, role: token.replace(/\d$/, '') }) },
  );
  const set = (path: string, data: object) => test.db.doc(path).set(data);
  await set('staff/editor', { displayName: 'Imtiaz', role: 'editor', isActive: true });
  await set('staff/editor2', { displayName: 'Zoya', role: 'editor', isActive: true });
  await set('staff/editor3', { displayName: 'Kabir', role: 'editor', isActive: true });
  await set('staff/moderator', { displayName: 'Gauri', role: 'moderator', isActive: true });
  await writeContent(test.db, { categories: [categoryDoc('music', 1), categoryDoc('trade', 2)] });
});
afterAll(() => test.close());

const staff = (token: string) => newReader(test.app, { authorization: `Bearer ${token}` });
const get = async <T>(path: string, token = 'editor') => (await staff(token).get(path)).body as T;
const form = (changes: object = {}) => ({
  title: 'The song everyone hums',
  summary: 'A song from a small film is on every phone of the city, and nobody knows who sings it yet.',
  content: `<p>${'It began in a tea stall by the station. '.repeat(8)}</p>`,
  categoryId: 'music',
  ...changes,
});
const create = async (changes: object = {}) =>
  (await staff('editor').send('POST', '/api/articles', form(changes))).body as Article;
const patch = (id: string, body: object, token = 'editor') => staff(token).send('PATCH', `/api/articles/${id}`, body);
const inHours = (hours: number) => new Date(clock.now().getTime() + hours * 3_600_000).toISOString();

it('refuses readers (401) and moderators (403) on every route of the article desk', async () => {
  const { id } = await create({ isPublished: false });
  const calls: [string, string][] = [
    ['GET', '/api/admin/articles'],
    ['GET', `/api/admin/articles/${id}`],
    ['GET', `/api/admin/articles/${id}/revisions`],
    ['GET', `/api/admin/articles/${id}/revisions/1`],
    ['POST', `/api/admin/articles/${id}/restore`],
    ['GET', `/api/admin/working-copies/${id}`],
    ['PUT', '/api/admin/working-copies/new'],
    ['DELETE', '/api/admin/working-copies/new?savedAt=now'],
    ['GET', '/api/admin/tag-suggestions'],
    ['GET', '/api/admin/article-names'],
    ['POST', '/api/admin/articles/preview-html'],
    ['POST', '/api/admin/story-blocks'],
  ];
  for (const [method, path] of calls) {
    expect((await newReader(test.app).send(method, path)).status, `${method} ${path}`).toBe(401);
    expect((await staff('moderator').send(method, path)).status, `${method} ${path}`).toBe(403);
  }
});

describe('history', () => {
  it('has an entry for every save: editor, time, changed fields, and the article at that time', async () => {
    const created = await create({ isPublished: false });
    clock.advance(1000);
    await patch(created.id, { title: 'A better headline for it', tags: ['song'] }, 'editor2');
    await patch(created.id, { isPublished: true });
    await patch(created.id, { isPublished: false });
    const { revisions, nextAfter } = await get<ArticleRevisions>(`/api/admin/articles/${created.id}/revisions`);
    expect(revisions.map(({ revision, by, changed, kind }) => ({ revision, by, changed, kind }))).toEqual([
      { revision: 4, by: 'Imtiaz', changed: ['isPublished'], kind: 'unpublish' },
      { revision: 3, by: 'Imtiaz', changed: ['isPublished'], kind: 'publish' },
      { revision: 2, by: 'Zoya', changed: ['title', 'tags'], kind: 'edit' },
      { revision: 1, by: 'Imtiaz', changed: [], kind: 'create' },
    ]);
    expect([nextAfter, revisions[2]?.at]).toEqual([null, clock.now().toISOString()]);
    const first = await get<ArticleSnapshot>(`/api/admin/articles/${created.id}/revisions/1`);
    expect(first).toMatchObject({
      revision: 1,
      article: { title: 'The song everyone hums', tags: [], isPublished: false },
    });
    const page = await get<ArticleRevisions>(`/api/admin/articles/${created.id}/revisions?limit=2&after=4`);
    expect([page.revisions.map(({ revision }) => revision), page.nextAfter]).toEqual([[3, 2], 2]);
    expect((await staff('editor').get(`/api/admin/articles/${created.id}/revisions/99`)).status).toBe(404);
    expect((await staff('editor').get('/api/admin/articles/nobody/revisions')).status).toBe(404);
  });
  it('begins with the original state of an imported article, when its first edit is saved', async () => {
    await writeContent(test.db, { articles: [articleDoc('imported')] });
    await patch('imported', { title: 'A headline of our own' });
    const { revisions } = await get<ArticleRevisions>('/api/admin/articles/imported/revisions');
    expect(revisions.map(({ revision, by, kind }) => [revision, by, kind])).toEqual([
      [2, 'Imtiaz', 'edit'],
      [1, null, 'create'],
    ]);
    expect((await get<ArticleSnapshot>('/api/admin/articles/imported/revisions/1')).article.title).toBe(
      'Title of imported',
    );
  });
  it('has no entry for a save that changes nothing', async () => {
    const created = await create({ tags: ['a', 'b'] });
    expect((await patch(created.id, { title: created.title, tags: ['a', 'b'] })).body).toMatchObject({ revision: 1 });
    expect((await get<ArticleRevisions>(`/api/admin/articles/${created.id}/revisions`)).revisions).toHaveLength(1);
  });
  it('keeps the newest hundred revisions', async () => {
    await writeContent(test.db, { articles: [{ ...articleDoc('worked-over'), revision: REVISIONS_KEPT }] });
    for (const count of [1, 2, 3]) await patch('worked-over', { metaTitle: `Title number ${count}` });
    const kept = await test.db.collection('articleDesk/worked-over/revisions').get();
    expect(kept.docs.map(({ id }) => Number(id))).toEqual([100, 101, 102, 103]);
    await test.db.doc('articleDesk/worked-over/revisions/0000000004').set({ revision: 4 });
    await patch('worked-over', { metaTitle: 'One more' });
    expect((await test.db.doc('articleDesk/worked-over/revisions/0000000004').get()).exists).toBe(false);
  });
  it('accepts one of two saves that are based on the same revision', async () => {
    const created = await create();
    const replies = await Promise.all(
      ['editor', 'editor2'].map((token) => patch(created.id, { title: `A headline by ${token}`, revision: 1 }, token)),
    );
    expect(replies.map(({ status }) => status).sort()).toEqual([200, 409]);
    const [winner, loser] = replies[0]?.status === 200 ? replies : [...replies].reverse();
    expect((loser?.body as { current: Article }).current).toEqual(winner?.body);
    expect((await get<ArticleRevisions>(`/api/admin/articles/${created.id}/revisions`)).revisions).toHaveLength(2);
  });
  it('lists an article as mine for everyone who has saved it, also after a colleague’s save', async () => {
    const { id } = await create();
    await patch(id, { title: 'Another headline for it' }, 'editor2');
    for (const [token, isListed] of [
      ['editor', true],
      ['editor2', true],
      ['editor3', false],
    ] as const) {
      const { articles } = await get<DeskArticles>('/api/admin/articles?mine=true', token);
      expect(
        articles.some((one) => one.id === id),
        token,
      ).toBe(isListed);
    }
  });
  it('keeps editors’ names out of the public document', async () => {
    const created = await create();
    await patch(created.id, { title: 'Another headline for it' }, 'editor2');
    expect(JSON.stringify((await test.db.doc(`articles/${created.id}`).get()).data())).not.toMatch(
      /Zoya|Imtiaz|editor/,
    );
  });
});

describe('restoring', () => {
  const restore = (id: string, body: object) =>
    staff('editor2').send('POST', `/api/admin/articles/${id}/restore`, body);

  it('brings text and pictures back as a new revision, and leaves address and publication unchanged', async () => {
    const created = await create({
      slug: 'restored-one',
      trailers: [{ url: 'https://youtu.be/aqz-KE-bpKQ', title: 'The trailer' }],
      isPublished: false,
    });
    await patch(created.id, {
      title: 'What it should not say',
      trailers: [],
      correction: 'Wrong.',
      slug: 'restored-one-renamed',
      isPublished: true,
      isFeatured: true,
    });
    const reply = await restore(created.id, { revision: 1, basedOn: 2 });
    expect(reply).toMatchObject({
      status: 200,
      body: {
        revision: 3,
        title: created.title,
        trailers: created.trailers,
        correction: null,
        isFeatured: false,
        slug: 'restored-one-renamed',
        isPublished: true,
      },
    });
    const { revisions } = await get<ArticleRevisions>(`/api/admin/articles/${created.id}/revisions`);
    expect(revisions[0]).toMatchObject({
      revision: 3,
      kind: 'restore',
      restoredFrom: 1,
      by: 'Zoya',
      changed: ['title', 'isFeatured', 'correction', 'trailers'],
    });
    expect((await newReader(test.app).get('/api/articles/restored-one-renamed')).body).toMatchObject({
      title: created.title,
    });
  });
  it('keeps the current category if the former category was deleted', async () => {
    await writeContent(test.db, { categories: [categoryDoc('short-lived', 3)] });
    const created = await create({ categoryId: 'short-lived' });
    await patch(created.id, { categoryId: 'music', title: 'Moved to another shelf' });
    await test.db.doc('categories/short-lived').delete();
    expect(await restore(created.id, { revision: 1, basedOn: 2 })).toMatchObject({
      status: 200,
      body: { revision: 3, title: created.title, categoryId: 'music' },
    });
  });
  it('refuses a stale revision, and an unknown article or revision', async () => {
    const created = await create();
    await patch(created.id, { title: 'Saved by somebody else' });
    expect(await restore(created.id, { revision: 1, basedOn: 1 })).toMatchObject({
      status: 409,
      body: { current: { title: 'Saved by somebody else', revision: 2 } },
    });
    expect((await restore(created.id, { revision: 7, basedOn: 2 })).status).toBe(404);
    expect((await restore('nobody', { revision: 1, basedOn: 1 })).status).toBe(404);
  });
});

describe('unpublishing', () => {
  it('hides the page; publishing again keeps the first publication date', async () => {
    const created = await create({ slug: 'comes-back' });
    clock.advance(3_600_000);
    expect((await patch(created.id, { isPublished: false })).body).toMatchObject({
      isPublished: false,
      publishedAt: created.publishedAt,
    });
    expect((await newReader(test.app).get('/api/articles/comes-back')).status).toBe(404);
    expect((await patch(created.id, { isPublished: true })).body).toMatchObject({
      publishedAt: created.publishedAt,
      updatedAt: created.updatedAt,
    });
  });
});

describe('scheduling', () => {
  it('accepts drafts and future times only', async () => {
    const refused: [object, string][] = [
      [{ isPublished: false, scheduledFor: inHours(-1) }, 'Please choose a time in the future'],
      [{ isPublished: true, scheduledFor: inHours(1) }, 'Only a draft can be scheduled'],
      [{ scheduledFor: inHours(1) }, 'Only a draft can be scheduled'],
      [{ isPublished: false, scheduledFor: 'soon' }, 'Please choose a date and time'],
    ];
    for (const [changes, message] of refused)
      expect(await staff('editor').send('POST', '/api/articles', form(changes))).toMatchObject({
        status: 400,
        body: { message, issues: [{ path: 'scheduledFor' }] },
      });
    const published = await create();
    expect((await patch(published.id, { scheduledFor: inHours(1) })).status).toBe(400);
    expect((await patch(published.id, { scheduledFor: inHours(1), isPublished: false })).body).toMatchObject({
      isPublished: false,
      scheduledFor: inHours(1),
    });
  });
  it('can be changed and cancelled, ends when the article is published, and has an entry in the history for each step', async () => {
    const created = await create({ isPublished: false });
    await patch(created.id, { scheduledFor: inHours(2) });
    await patch(created.id, { scheduledFor: inHours(3) });
    await patch(created.id, { scheduledFor: null });
    await patch(created.id, { scheduledFor: inHours(2) });
    expect((await patch(created.id, { isPublished: true })).body).toMatchObject({
      isPublished: true,
      scheduledFor: null,
      publishedAt: clock.now().toISOString(),
    });
    const { revisions } = await get<ArticleRevisions>(`/api/admin/articles/${created.id}/revisions`);
    expect(revisions.map(({ kind }) => kind)).toEqual([
      'publish',
      'schedule',
      'schedule',
      'schedule',
      'schedule',
      'create',
    ]);
  });
  it('lets an editor save a form whose scheduled time has just passed', async () => {
    const scheduledFor = inHours(1);
    const created = await create({ isPublished: false, scheduledFor });
    clock.advance(3_600_001);
    expect((await patch(created.id, { title: 'Saved on the stroke', isPublished: false, scheduledFor })).status).toBe(
      200,
    );
  });
});

describe('a working copy', () => {
  const path = (id: string) => `/api/admin/working-copies/${id}`;
  type Put = { token?: string; basedOnRevision?: number | null; replaces?: string | null };
  const put = (id: string, values: object, { token = 'editor', basedOnRevision = 1, replaces = null }: Put = {}) =>
    staff(token).send('PUT', path(id), { basedOnRevision, replaces, values });
  const drop = (id: string, savedAt: string, token = 'editor') =>
    staff(token).send('DELETE', `${path(id)}?savedAt=${savedAt}`);
  const listed = (token: string) => get<UnfinishedArticle[]>('/api/admin/working-copies', token);
  const isNew = { basedOnRevision: null };

  it('is stored for its editor only, with any content, and is not a revision', async () => {
    const { id } = await create();
    const odd = {
      title: '',
      summary: 'one\ntwo',
      rows: [[1, [2]], null],
      deep: { a: { b: [{}] } },
      __proto__x: 'y',
      __name__: 'z',
    };
    const savedAt = clock.now().toISOString();
    expect(await put(id, odd)).toMatchObject({ status: 200, body: { articleId: id, basedOnRevision: 1, savedAt } });
    await put(id, { title: 'By Zoya' }, { token: 'editor2' });
    expect((await get<WorkingCopy>(path(id))).values).toEqual(odd);
    expect(await get<WorkingCopy>(path(id), 'editor2')).toMatchObject({ uid: 'editor2', values: { title: 'By Zoya' } });
    expect((await drop(id, savedAt)).status).toBe(204);
    expect((await staff('editor').get(path(id))).status).toBe(204);
    expect((await drop(id, savedAt)).status).toBe(204);
    expect((await staff('editor2').get(path(id))).status).toBe(200);
    expect((await get<ArticleRevisions>(`/api/admin/articles/${id}/revisions`)).revisions).toHaveLength(1);
    expect((await newReader(test.app).get(`/api/articles/${id}`)).body).toMatchObject({ title: form().title });
  });
  it('does not overwrite the copy of another window, which has not been seen (409), and does not delete it', async () => {
    const { id } = await create();
    const first = ((await put(id, { title: 'One window' })).body as WorkingCopy).savedAt;
    clock.advance(1000);
    const second = ((await put(id, { title: 'The same window' }, { replaces: first })).body as WorkingCopy).savedAt;
    for (const replaces of [null, first])
      expect(await put(id, { title: 'Another window' }, { replaces })).toMatchObject({
        status: 409,
        body: {
          message: 'You changed this article in another window in the meantime',
          current: { savedAt: second, values: { title: 'The same window' } },
        },
      });
    await drop(id, first);
    expect(await get<WorkingCopy>(path(id))).toMatchObject({ savedAt: second });
    await drop(id, second);
    expect((await put(id, { title: 'Typed after the other window had saved' }, { replaces: second })).status).toBe(200);
  });
  it('is stored for an article that was never saved, but not for a saved article that does not exist (404)', async () => {
    expect((await put('half', { title: 'Half a head' }, isNew)).status).toBe(200);
    expect(await get<WorkingCopy>(path('half'))).toMatchObject({
      basedOnRevision: null,
      values: { title: 'Half a head' },
    });
    expect((await staff('editor2').get(path('half'))).status).toBe(204);
    expect((await put('nobody', { title: 'x' })).status).toBe(404);
  });
  it('is listed for its editor with its title, the newest first', async () => {
    const { id } = await create();
    clock.advance(1000);
    await put('first', { title: ' Only a title ' }, { ...isNew, token: 'editor3' });
    clock.advance(1000);
    await put(id, { title: 5 }, { token: 'editor3' });
    expect(await listed('editor3')).toEqual([
      { articleId: id, title: '', basedOnRevision: 1, isDeleted: false, savedAt: clock.now().toISOString() },
      {
        articleId: 'first',
        title: 'Only a title',
        basedOnRevision: null,
        isDeleted: false,
        savedAt: expect.any(String),
      },
    ]);
    expect((await listed('editor')).map(({ articleId }) => articleId)).not.toContain('first');
    await drop(id, clock.now().toISOString(), 'editor3');
    expect((await listed('editor3')).map(({ articleId }) => articleId)).toEqual(['first']);
  });
  it('may have up to 512 KiB, and must be an object', async () => {
    expect((await put('large', { content: 'x'.repeat(500_000) }, isNew)).status).toBe(200);
    expect((await put('large', { content: 'x'.repeat(530_000) }, isNew)).status).toBe(413);
    expect((await put('large', 'text' as unknown as object, isNew)).status).toBe(400);
  });
  it('is kept and listed while its article is in the trash, and then removed with it', async () => {
    const { id } = await create();
    await patch(id, { title: 'One more headline for it' });
    const replaces = ((await put(id, { title: 'mine' })).body as WorkingCopy).savedAt;
    await put(id, { title: 'hers' }, { token: 'editor2' });
    await staff('editor').send('DELETE', `/api/articles/${id}`);
    expect((await put(id, { title: 'typed after the deletion' }, { replaces })).status).toBe(200);
    expect((await listed('editor')).find(({ articleId }) => articleId === id)).toMatchObject({
      title: 'typed after the deletion',
      isDeleted: true,
    });
    clock.advance(DAYS_31);
    await removeDeleted(test.deps);
    const left = await Promise.all(
      ['revisions', 'workingCopies'].map(
        async (name) => (await test.db.collection(`articleDesk/${id}/${name}`).get()).size,
      ),
    );
    expect([...left, (await test.db.doc(`articleDesk/${id}`).get()).exists]).toEqual([0, 0, false]);
    expect((await put(id, { title: 'typed after the removal' })).status).toBe(404);
  });
});

it('creates an article under the id that its editor has, but only once (409)', async () => {
  const id = '0b9cf0a6-9a51-4b3e-8f6f-3a7f2f8e4d10';
  const send = () => staff('editor').send('POST', '/api/articles', { ...form(), id });
  expect(await send()).toMatchObject({ status: 201, body: { id, revision: 1 } });
  expect(await send()).toMatchObject({
    status: 409,
    body: { message: 'Someone else changed this article in the meantime', current: { id, revision: 1 } },
  });
  expect((await staff('editor').send('POST', '/api/articles', { ...form(), id: 'a/b' })).status).toBe(400);
  await staff('editor').send('DELETE', `/api/articles/${id}`);
  expect(await send()).toMatchObject({ status: 409, body: { message: 'This article is in the trash' } });
});

describe('the article editor', () => {
  it('loads the whole article by its id, with its former addresses and its last editor', async () => {
    const created = await create({ slug: 'named-first', isPublished: false });
    await patch(created.id, { slug: 'named-second' }, 'editor2');
    const found = await get<DeskArticle>(`/api/admin/articles/${created.id}`);
    expect(found).toMatchObject({
      id: created.id,
      slug: 'named-second',
      formerSlugs: ['named-first'],
      revision: 2,
      status: 'draft',
      lastEditedBy: 'Zoya',
      lastEditedAt: clock.now().toISOString(),
      scheduledFor: null,
      trailers: [],
    });
    expect((await staff('editor').get('/api/admin/articles/named-second')).status).toBe(404);
  });
  it('previews the text as readers will see it', async () => {
    const preview = await staff('editor').send('POST', '/api/admin/articles/preview-html', {
      content: `one\ntwo<script>alert(1)</script> ${'word '.repeat(300)}`,
    });
    expect(preview).toMatchObject({
      status: 200,
      body: { content: expect.stringMatching(/^one<br>two word/) as string, readMinutes: 2 },
    });
  });
  it('previews live blocks as readers see them, without the votes of an open poll', async () => {
    const question = { id: 'hum', title: 'Songs', question: 'Do you hum it?', options: ['Yes', 'No'], createdAt: NOW };
    await test.db.doc('polls/hum').set({ ...question, votes: [3, 1], totalVotes: 4, closed: false });
    const blocksOf = async (content: string) =>
      (await staff('editor').send('POST', '/api/admin/story-blocks', { content })).body;
    const link = (kind: string, attribute: string) =>
      `<p data-block="${kind}" data-${kind}="${attribute}"><a href="/polls">Do you hum it?</a></p>`;
    expect(await blocksOf(link('poll', 'hum') + link('poll', 'gone'))).toMatchObject({
      polls: [{ id: 'hum', options: ['Yes', 'No'], results: null }],
      films: [],
    });
    const noFigures = { isCharted: false, day1Collection: null, weekendCollection: null, totalCollection: null };
    await writeContent(test.db, { films: [filmDoc('charted'), filmDoc('announced', noFigures)] });
    const card = link('film', 'charted') + link('film', 'announced');
    expect(await blocksOf(card)).toMatchObject({ films: [{ id: 'charted' }, { id: 'announced', rank: null }] });
    const { reads, result } = await countReads(test.db, () => blocksOf('<p>No blocks at all.</p>'));
    expect([reads, result]).toEqual([1, null]);
  });
});

describe('the table of articles', () => {
  const ids = (list: DeskArticles) => list.articles.map(({ id }) => id);
  let desk: TestApp;
  const list = async (query: string) =>
    (await newReader(desk.app, { authorization: 'Bearer editor' }).get(`/api/admin/articles${query}`))
      .body as DeskArticles;
  beforeAll(async () => {
    desk = openTestApp('article-table', registerArticleDesk, {
      clock,
      verifyIdToken: (uid) => Promise.resolve({ uid, role: uid }),
    });
    await desk.db.doc('staff/editor').set({ displayName: 'Imtiaz', role: 'editor', isActive: true });
    const draft = { isPublished: false, publishedAt: null };
    const articles = [
      ...Array.from({ length: 5 }, (_, index) =>
        articleDoc(`p${index}`, {
          title: `Title ${'caebd'[index]}~${index}% | story`,
          byline: [null, 'Zoya', 'Asha', null, 'शीला'][index],
          updatedAt: hoursAgo(index),
          publishedAt: hoursAgo(10 - index),
          viewCount: 100 * ((index * 3) % 5),
          commentTotal: (index * 2) % 5,
          isFeatured: index % 2 === 0,
          isBreaking: index === 1,
        }),
      ),
      articleDoc('hindi', {
        title: 'शहर की सबसे लंबी रात',
        language: 'hi',
        categoryId: 'trade',
        updatedAt: hoursAgo(20),
        publishedAt: hoursAgo(20),
        viewCount: 5,
      }),
      ...Array.from({ length: 3 }, (_, index) =>
        articleDoc(`d${index}`, { ...draft, updatedAt: hoursAgo(30 + index), viewCount: 0 }),
      ),
      articleDoc('draft-raat', {
        ...draft,
        source: { name: 'The Post', url: 'https://post.example/1' },
        title: 'Raat ke baad',
        updatedAt: hoursAgo(40),
        viewCount: 0,
      }),
      articleDoc('s-late', { ...draft, scheduledFor: hoursAgo(-48), updatedAt: hoursAgo(30.5), viewCount: 0 }),
      articleDoc('s-soon', { ...draft, scheduledFor: hoursAgo(-24), updatedAt: hoursAgo(31.5), viewCount: 0 }),
    ];
    const { scheduledFor: _unknown, ...old } = articleDoc('d-old', { ...draft, updatedAt: hoursAgo(50), viewCount: 0 });
    await writeContent(desk.db, { articles, categories: [categoryDoc('music', 1), categoryDoc('trade', 2)] });
    await desk.db.doc('articles/d-old').set(old);
    await desk.db.doc('articleDesk/p0').set({ lastEditedBy: 'Zoya', lastEditedAt: NOW, editors: ['Imtiaz', 'Zoya'] });
    await desk.db.doc('articleDesk/d0').set({ lastEditedBy: 'Imtiaz', lastEditedAt: hoursAgo(2), editors: ['Imtiaz'] });
    await desk.db.doc('articleDesk/hindi').set({ hasOpenProposal: true });
    await desk.db.doc('articleDesk/d1').set({ hasOpenProposal: true });
    await desk.db.doc('articleDesk/d2').set({ hasOpenProposal: false });
    await indexArticles(articles, desk.db);
  });
  afterAll(() => desk.close());

  it('lists every article, last changed first, with its last editor', async () => {
    const all = await list('');
    expect(ids(all)).toEqual([
      'p0',
      'p1',
      'p2',
      'p3',
      'p4',
      'hindi',
      'd0',
      's-late',
      'd1',
      's-soon',
      'd2',
      'draft-raat',
      'd-old',
    ]);
    expect(all.nextAfter).toBeNull();
    expect(all.articles[2]).toMatchObject({ commentCount: 4 });
    expect(all.articles[0]).toMatchObject({
      lastEditedBy: 'Zoya',
      lastEditedAt: NOW,
      revision: 1,
      status: 'published',
      scheduledFor: null,
    });
    expect(all.articles[0]).not.toHaveProperty('content');
    expect(all.articles[11]).toMatchObject({ sourceName: 'The Post', lastEditedBy: null });
    expect(all.articles[7]).toMatchObject({ status: 'scheduled', scheduledFor: hoursAgo(-48), lastEditedBy: null });
  });
  it('filters by state, flag, language, category and open tasks, and sorts by each column', async () => {
    const rows: [string, string[]][] = [
      ['?status=published&sort=views', ['p3', 'p1', 'p4', 'p2', 'hindi', 'p0']],
      ['?status=published&sort=comments', ['p2', 'p4', 'p1', 'p3', 'p0', 'hindi']],
      ['?status=published&sort=published', ['p4', 'p3', 'p2', 'p1', 'p0', 'hindi']],
      ['?status=draft', ['d0', 'd1', 'd2', 'draft-raat', 'd-old']],
      ['?status=scheduled', ['s-soon', 's-late']],
      ['?flag=featured', ['p0', 'p2', 'p4']],
      ['?flag=breaking&status=published', ['p1']],
      ['?language=hi', ['hindi']],
      ['?categoryId=trade-slug', ['hindi']],
      ['?categoryId=trade&status=draft', []],
      ['?waiting=source', ['draft-raat']],
      ['?waiting=source&status=published', []],
      ['?waiting=proposal', ['hindi', 'd1']],
      ['?waiting=proposal&status=draft', ['d1']],
      ['?waiting=proposal&q=raat', ['hindi']],
      ['?mine=true', ['p0', 'd0']],
      ['?mine=true&status=draft', ['d0']],
      ['?mine=true&q=title&status=published', ['p0']],
      ['?author=Zoya', ['p1']],
      ['?author=Zoya&sort=author', ['p1']],
      ['?author=The+Post', ['draft-raat']],
      ['?author=Zoya&status=draft', []],
      ['?source=The+Post', ['draft-raat']],
      ['?source=The+Post&sort=published&waiting=source', ['draft-raat']],
      ['?source=The+Post&q=raat', ['draft-raat']],
      ['?sort=published&from=2026-11-14', ['p4', 'p3', 'p2', 'p1', 'p0']],
      ['?sort=published&until=2026-11-13&direction=asc', ['hindi']],
      ['?sort=published&from=2026-11-14&until=2026-11-14&flag=breaking', ['p1']],
      ['?sort=published&from=2026-11-14&q=title&author=Zoya', ['p1']],
      ['?sort=views&direction=asc&status=published', ['p0', 'hindi', 'p2', 'p4', 'p1', 'p3']],
      ['?sort=comments&direction=asc&status=published', ['hindi', 'p0', 'p3', 'p1', 'p4', 'p2']],
      ['?sort=updated&direction=asc&status=draft', ['d-old', 'draft-raat', 'd2', 'd1', 'd0']],
      ['?sort=title&status=published', ['p1', 'p3', 'p0', 'p4', 'p2', 'hindi']],
      ['?sort=title&direction=desc&status=published', ['hindi', 'p2', 'p4', 'p0', 'p3', 'p1']],
      ['?sort=category&flag=featured', ['p0', 'p2', 'p4']],
      ['?sort=category&direction=desc&status=published', ['hindi', 'p0', 'p1', 'p2', 'p3', 'p4']],
      ['?sort=category&categoryId=trade', ['hindi']],
      ['?sort=state&waiting=source', ['draft-raat']],
      ['?q=title&status=published&sort=title', ['p1', 'p3', 'p0', 'p4', 'p2']],
      ['?q=title&status=published&sort=author', ['p2', 'p1', 'p4', 'p0', 'p3']],
    ];
    for (const [query, expected] of rows) expect(ids(await list(query)), query).toEqual(expected);
  });
  it('lists articles without an author or a date last in both directions', async () => {
    const drafts = ['d0', 's-late', 'd1', 's-soon', 'd2', 'draft-raat', 'd-old'];
    // The author is the byline or, without one, the name of the source ('The Post').
    const signed = ['p2', 'draft-raat', 'p1', 'p4'];
    const unsigned = ['p0', 'p3', 'hindi', ...drafts.filter((id) => id !== 'draft-raat')];
    expect(ids(await list('?sort=author'))).toEqual([...signed, ...unsigned]);
    expect(ids(await list('?sort=author&direction=desc'))).toEqual([...signed.toReversed(), ...unsigned]);
    const dated = ['hindi', 'p0', 'p1', 'p2', 'p3', 'p4'];
    expect(ids(await list('?sort=published&direction=asc'))).toEqual([...dated, ...drafts]);
    expect(ids(await list('?sort=published'))).toEqual([...dated.toReversed(), ...drafts]);
  });
  it('sorts by state in the order of an article’s life: draft, scheduled, published', async () => {
    const [drafts, scheduled] = [
      ['d0', 'd1', 'd2', 'draft-raat', 'd-old'],
      ['s-soon', 's-late'],
    ];
    const published = ['p0', 'p1', 'p2', 'p3', 'p4', 'hindi'];
    expect(ids(await list('?sort=state'))).toEqual([...drafts, ...scheduled, ...published]);
    expect(ids(await list('?sort=state&direction=desc'))).toEqual([...published, ...scheduled, ...drafts]);
  });
  it.each([
    '',
    '?sort=title',
    '?sort=title&direction=desc',
    '?sort=author&direction=desc',
    '?sort=category',
    '?sort=category&flag=breaking',
    '?sort=state',
    '?sort=state&direction=desc',
    '?sort=published&direction=asc',
    '?q=title&sort=category',
    '?q=title&sort=state&direction=desc',
    '?status=draft',
    '?status=scheduled',
    '?status=published&sort=views',
    '?sort=comments',
    '?q=title&sort=comments',
    '?waiting=proposal',
    '?mine=true',
    '?sort=published&from=2000-01-01',
  ])('continues page by page: %s', async (query) => {
    const whole = ids(await list(`${query}${query === '' ? '?' : '&'}limit=50`));
    for (const limit of [1, 2, 5]) {
      const seen: string[] = [];
      for (let after: string | null = ''; after !== null;) {
        const page: DeskArticles = await list(
          `${query}${query === '' ? '?' : '&'}limit=${limit}${after === '' ? '' : `&after=${encodeURIComponent(after)}`}`,
        );
        expect(page.articles.length).toBeLessThanOrEqual(limit);
        seen.push(...ids(page));
        after = page.nextAfter;
      }
      expect(seen).toEqual(whole);
    }
  });
  it.each([
    ['', 'updatedAt'],
    ['?status=scheduled', 'scheduledFor'],
    ['?q=title', 'updatedAt'],
  ])('continues after a row that was deleted or moved meanwhile: %s', async (query, field) => {
    const more = (text: string) => list(`${query}${query === '' ? '?' : '&'}limit=1${text}`);
    const whole = ids(await list(`${query}${query === '' ? '?' : '&'}limit=50`));
    const { nextAfter } = await more('');
    const next = `&after=${encodeURIComponent(nextAfter ?? '')}`;
    const first = desk.db.doc(`articles/${whole[0]}`);
    const before = (await first.get()).data()!;
    try {
      await first.update({ [field]: hoursAgo(-1000) });
      expect(ids(await more(next))).toEqual([whole[1]]);
      await first.delete();
      expect(ids(await more(next))).toEqual([whole[1]]);
    } finally {
      await first.set(before);
    }
  });
  it('finds drafts as well as published articles, in Latin and Devanagari script', async () => {
    expect(new Set(ids(await list('?q=raat')))).toEqual(new Set(['hindi', 'draft-raat']));
    expect(ids(await list(`?q=${encodeURIComponent('रात')}&status=draft`))).toEqual(['draft-raat']);
    expect(ids(await list('?q=s-soon&status=scheduled'))).toContain('s-soon');
    expect(ids(await list('?q=nothingofthekind'))).toEqual([]);
  });
  it('refuses an invalid query', async () => {
    const reader = newReader(desk.app, { authorization: 'Bearer editor' });
    // In a table with a single list, `after` also accepts the id of an existing row.
    const [first, second] = (await list('?limit=2')).articles;
    expect((await list(`?limit=1&after=${first?.id ?? ''}`)).articles.map(({ id }) => id)).toEqual([second?.id]);
    for (const [query, status] of [
      ['?status=gone', 400],
      ['?limit=51', 400],
      ['?after=nobody', 400],
      ['?after=a%2Fb', 400],
      ['?after=__x__', 400],
      ['?after=0~~a%2Fb', 400],
      ['?sort=views&after=0~many~p0', 400],
      ['?sort=comments&after=0~many~p0', 400],
      ['?sort=state&after=p0', 400],
      ['?sort=state&after=gone%7C', 400],
      ['?sort=state&after=draft%7Cnobody', 400],
      ['?sort=weather', 400],
      ['?from=2026-11-20', 400],
      ['?sort=views&until=2026-11-20', 400],
      ['?sort=published&from=yesterday', 400],
      ['?q=raat&after=nobody', 400],
      ['?categoryId=nobody', 404],
    ] as const)
      expect((await reader.get(`/api/admin/articles${query}`)).status, query).toBe(status);
  });
  it('costs two reads per row and at most two others', async () => {
    const { reads } = await countReads(desk.db, () => list('?limit=5'));
    expect(reads).toBeLessThanOrEqual(2 * 5 + 2);
  });
});

describe('tag suggestions', () => {
  it('are the tags of recent articles, most used first, in either script', async () => {
    const desk = openTestApp('tag-suggestions', registerArticleDesk, {
      clock,
      verifyIdToken: (uid) => Promise.resolve({ uid, role: uid }),
    });
    await desk.db.doc('staff/editor').set({ displayName: 'Imtiaz', role: 'editor', isActive: true });
    await writeContent(desk.db, {
      articles: [
        articleDoc('a', {
          byline: 'Asha',
          tags: ['box office', 'raja'],
          hashtags: ['#DadarKaRaja'],
          createdAt: hoursAgo(1),
        }),
        articleDoc('b', { byline: 'Zoya', tags: ['raja'], hashtags: ['#राजा'], createdAt: hoursAgo(2) }),
        articleDoc('c', {
          byline: 'Zoya',
          source: { name: 'The Post', url: 'https://post.example/1' },
          tags: ['songs'],
          hashtags: [],
          isPublished: false,
          createdAt: hoursAgo(3),
        }),
      ],
    });
    const suggest = async (query: string) =>
      (await newReader(desk.app, { authorization: 'Bearer editor' }).get(`/api/admin/tag-suggestions${query}`)).body;
    expect(await suggest('')).toEqual({ tags: ['raja', 'box office', 'songs'], hashtags: ['#DadarKaRaja', '#राजा'] });
    expect(await suggest('?q=raj')).toEqual({ tags: ['raja'], hashtags: ['#DadarKaRaja'] });
    expect(await suggest('?q=off')).toMatchObject({ tags: ['box office'] });
    const { reads } = await countReads(desk.db, () => suggest('?q=so'));
    expect(reads).toBeLessThanOrEqual(1);
    expect(
      (await newReader(desk.app, { authorization: 'Bearer editor' }).get('/api/admin/article-names')).body,
    ).toEqual({
      authors: ['Asha', 'Zoya'],
      sources: ['The Post'],
    });
    await desk.close();
  });
});

describe('erasing a person', () => {
  it('removes the person’s address from working copies and from the history', async () => {
    const { id } = await create({ correction: 'Pointed out by\nasha@example.org.' });
    await patch(id, { correction: 'Put right.' });
    await staff('editor').send('PUT', `/api/admin/working-copies/${id}`, {
      basedOnRevision: 2,
      replaces: null,
      values: { correction: 'Write to\nasha@example.org\nfirst', title: '"asha@example.org"' },
    });
    await erasePerson(test.db, {
      identifier: { email: 'asha@example.org' },
      followsLinks: true,
      isDryRun: false,
      register: () => Promise.resolve(),
      allowsWide: false,
      randomId: test.deps.randomId,
    });
    expect((await get<WorkingCopy>(`/api/admin/working-copies/${id}`)).values).toEqual({
      correction: 'Write to\n[removed]\nfirst',
      title: '"[removed]"',
    });
    expect((await get<ArticleSnapshot>(`/api/admin/articles/${id}/revisions/1`)).article.correction).toBe(
      'Pointed out by\n[removed].',
    );
  });
});
