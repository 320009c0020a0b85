import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Article } from '@first-show/domain/articles/article.schema';
import { fixedClock } from '../../../platform/clock.ts';
import { newReader, openTestApp, type TestApp } from '../../../testing/reader-app.ts';
import { registerArticleReads } from '../routes.ts';
import { runAndCrash } from '../../../testing/crash.ts';
import { registerArticleWrites } from '../write-routes.ts';
import { removeDeleted } from '../../../jobs/empty-trash.job.ts';

const DAYS_31 = 31 * 86_400_000;
const clock = fixedClock('2026-06-01T10:00:00.000Z');
let test: TestApp;
beforeAll(async () => {
  test = openTestApp(
    'article-writes',
    (app, deps) => {
      registerArticleReads(app, deps);
      registerArticleWrites(app, deps);
    },
    { clock, verifyIdToken: (token) => Promise.resolve({ uid: token, role: token }) },
  );
  await Promise.all([
    test.db.doc('staff/editor').set({ displayName: 'Imtiaz', role: 'editor', isActive: true }),
    test.db.doc('staff/moderator').set({ displayName: 'Gauri', role: 'moderator', isActive: true }),
    test.db.doc('categories/c-music').set({
      id: 'c-music',
      name: 'Music',
      slug: 'music',
      description: '',
      color: '#112233',
      icon: 'note',
      order: 1,
    }),
  ]);
});
afterAll(() => test.close());

const staff = (role: string) => newReader(test.app, { authorization: `Bearer ${role}` });
const form = (changes: object = {}) => ({
  title: 'The song everyone hums',
  summary: 'A song from a small film is on every phone of the city, and nobody knows who sings it yet.',
  content: `<p>${'It began in a tea stall by the station. '.repeat(8)}</p>`,
  categoryId: 'music',
  tags: [' song ', 'song', ''],
  ...changes,
});
const create = async (changes: object = {}) =>
  (await staff('editor').send('POST', '/api/articles', form(changes))).body as Article;
const patch = (id: string, body: object) => staff('editor').send('PATCH', `/api/articles/${id}`, body);

describe('creating an article', () => {
  it('stores alt text and caption of a picture separately', async () => {
    const title = 'A picture and its words';
    const picture = {
      title,
      imageUrl: 'https://example.com/a.jpg',
      imageAlt: ' A tin of blue paint ',
      imageCaption: ' Blue, as mixed in room 42 ',
      imageCredit: 'First Show',
    };
    const created = await create(picture);
    expect(created).toMatchObject({
      imageAlt: 'A tin of blue paint',
      imageCaption: 'Blue, as mixed in room 42',
      imageCredit: 'First Show',
    });
    expect((await patch(created.id, { imageCaption: '', revision: 1 })).body).toMatchObject({
      imageAlt: 'A tin of blue paint',
      imageCaption: null,
    });
    expect(
      (await staff('editor').send('POST', '/api/articles', form({ imageCaption: 'x'.repeat(301) }))).body,
    ).toMatchObject({ message: 'At most 300 characters' });
    expect(await create({ title })).toMatchObject({ imageAlt: '', imageCaption: null });
  });
  it('keeps the focal point as long as the picture stays the same', async () => {
    const imageFocus = { x: 0.68, y: 0.1 };
    const created = await create({
      title: 'A marquee and its sign',
      imageUrl: 'https://example.com/marquee.jpg',
      imageFocus,
    });
    expect(created).toMatchObject({ imageFocus });
    expect((await newReader(test.app).get(`/api/articles/${created.slug}`)).body).toMatchObject({ imageFocus });
    expect((await patch(created.id, { imageAlt: 'A sign', revision: 1 })).body).toMatchObject({ imageFocus });
    expect((await patch(created.id, { imageUrl: 'https://example.com/other.jpg', revision: 2 })).body).toMatchObject({
      imageFocus: null,
    });
    expect(
      (await staff('editor').send('POST', '/api/articles', form({ imageFocus: { x: 1.2, y: 0 } }))).body,
    ).toMatchObject({ message: 'Please choose a point in the picture' });
  });
  it('stores the article sanitised, with a slug from its title and the defaults of the form', async () => {
    const reply = await staff('editor').send(
      'POST',
      '/api/articles',
      form({ content: `${form().content}<script>alert(1)</script><p onclick="x()">x</p>` }),
    );
    expect(reply.status).toBe(201);
    const created = reply.body as Article;
    expect(created).toMatchObject({
      slug: 'the-song-everyone-hums',
      categoryId: 'c-music',
      isPublished: true,
      isFeatured: false,
      tags: ['song'],
      imageUrl: null,
      viewCount: 0,
      language: 'en',
      revision: 1,
      publishedAt: clock.now().toISOString(),
    });
    expect(created.content).not.toMatch(/script|onclick/);
    expect((await newReader(test.app).get('/api/articles/the-song-everyone-hums')).status).toBe(200);
  });
  it('gives every article its own slug, even for concurrent calls', async () => {
    const made = await Promise.all(Array.from({ length: 4 }, () => create({ title: 'One title for many stories' })));
    expect(made.map((one) => one.slug).sort()).toEqual([
      'one-title-for-many-stories',
      'one-title-for-many-stories-2',
      'one-title-for-many-stories-3',
      'one-title-for-many-stories-4',
    ]);
  });
  it('transliterates a Hindi title for the slug, and takes the id for a title in another script', async () => {
    const created = await create({
      title: 'गाना जो सबकी ज़ुबान पर है',
      summary: 'एक छोटी फ़िल्म का गाना शहर के हर फ़ोन पर है और किसी को नहीं पता कि गाया किसने है।',
    });
    expect(created).toMatchObject({ language: 'hi', slug: 'gaanaa-jo-sabaki-zubaan-par-hai' });
    const tamil = await create({ title: 'ஜெயிலர் படத்தின் கதை' });
    expect(tamil).toMatchObject({ slug: expect.stringMatching(/^story-/) as string });
  });
  it('refuses invalid fields with the same messages as the form', async () => {
    const rows: [object, string][] = [
      [{ title: 'Short' }, 'Title must be at least 10 characters'],
      [{ summary: 'Short' }, 'Summary must be at least 50 characters'],
      [{ content: 'Short' }, 'Content must be at least 200 characters'],
      // Nothing of this content is left after sanitising, or no text.
      [{ content: `<script>${'x'.repeat(300)}</script>` }, 'Content must be at least 200 characters'],
      [{ content: '<p>&nbsp;</p>'.repeat(30) }, 'Content must be at least 200 characters'],
      // This content is short enough as sent, but too long after escaping.
      [{ content: '&'.repeat(300_000) }, 'Content too long'],
      [{ imageUrl: 'nonsense' }, 'Please enter a valid image URL'],
      [{ categoryId: '' }, 'Please select a category'],
      [{ categoryId: 'none' }, 'Please select a category'],
    ];
    for (const [changes, message] of rows)
      expect(await staff('editor').send('POST', '/api/articles', form(changes))).toMatchObject({
        status: 400,
        body: { message },
      });
  });
  it('refuses readers (401) and moderators (403)', async () => {
    expect((await newReader(test.app).send('POST', '/api/articles', form())).status).toBe(401);
    expect((await staff('moderator').send('POST', '/api/articles', form())).status).toBe(403);
  });
  it('accepts content of 100 KB, and refuses a request above 512 KiB (413)', async () => {
    expect(
      (await staff('editor').send('POST', '/api/articles', form({ content: `<p>${'a'.repeat(100_000)}</p>` }))).status,
    ).toBe(201);
    expect((await staff('editor').send('POST', '/api/articles', form({ content: 'a'.repeat(530_000) }))).status).toBe(
      413,
    );
  });
});

describe('changing an article', () => {
  it('changes the sent fields and nothing else', async () => {
    const created = await create({ isFeatured: true, isPublished: false });
    clock.advance(60_000);
    const reply = await patch(created.id, { isBreaking: true, revision: 1 });
    expect(reply).toMatchObject({
      status: 200,
      body: {
        isFeatured: true,
        isPublished: false,
        isBreaking: true,
        tags: ['song'],
        updatedAt: created.updatedAt,
        revision: 2,
      },
    });
  });
  it('updates updatedAt only if the text changed', async () => {
    const created = await create();
    clock.advance(60_000);
    expect((await patch(created.id, { isFeatured: true })).body).toMatchObject({ updatedAt: created.updatedAt });
    expect((await patch(created.id, { title: 'The song that everyone hums' })).body).toMatchObject({
      updatedAt: clock.now().toISOString(),
      publishedAt: created.publishedAt,
    });
  });
  it('publishes a draft immediately', async () => {
    const created = await create({ isPublished: false });
    expect(created.publishedAt).toBeNull();
    expect((await newReader(test.app).get(`/api/articles/${created.slug}`)).status).toBe(404);
    clock.advance(60_000);
    const at = clock.now().toISOString();
    expect((await patch(created.id, { isPublished: true })).body).toMatchObject({ publishedAt: at, updatedAt: at });
  });
  it('refuses a stale revision and returns the current article', async () => {
    const created = await create();
    await patch(created.id, { title: 'Changed by somebody else', revision: 1 });
    const reply = await patch(created.id, { title: 'Changed by me, too late', revision: 1 });
    expect(reply).toMatchObject({ status: 409, body: { current: { title: 'Changed by somebody else', revision: 2 } } });
  });
  it('keeps the article reachable by its former slugs after two renames', async () => {
    const created = await create({ slug: 'first-name' });
    await patch(created.id, { slug: 'second-name' });
    await patch(created.id, { slug: 'Third name' });
    for (const slug of ['first-name', 'second-name', 'third-name'])
      expect((await newReader(test.app).get(`/api/articles/${slug}`)).body).toMatchObject({ id: created.id });
  });
  it('refuses a URL that another article has or had, and adds a number only to a slug made from the title', async () => {
    const first = await create({ slug: 'a-wanted-name' });
    await patch(first.id, { slug: 'its-newer-name' });
    const taken = {
      status: 400,
      body: { message: 'This URL is taken', issues: [{ path: 'slug', message: 'This URL is taken' }] },
    };
    const other = await create({ title: 'Another story altogether' });
    for (const slug of ['a-wanted-name', 'its-newer-name', 'Its newer name!']) {
      expect(await staff('editor').send('POST', '/api/articles', form({ slug }))).toMatchObject(taken);
      expect(await patch(other.id, { slug })).toMatchObject(taken);
    }
    expect(await patch(other.id, { slug: 'नाम' })).toMatchObject({ status: 400, body: { issues: [{ path: 'slug' }] } });
    // An editor may send the article's own slug, its former slug, or no slug at all.
    expect((await patch(other.id, { slug: other.slug, title: 'Another story, retold' })).body).toMatchObject({
      slug: other.slug,
    });
    expect((await patch(other.id, { slug: '' })).body).toMatchObject({ slug: other.slug });
    expect((await patch(first.id, { slug: 'a-wanted-name' })).body).toMatchObject({ slug: 'a-wanted-name' });
    expect((await create({ title: 'Another story altogether' })).slug).toBe('another-story-altogether-2');
  });
  it('refuses invalid fields and unknown ids', async () => {
    const created = await create();
    expect(await patch(created.id, { content: '<p>&nbsp;</p>'.repeat(30) })).toMatchObject({
      status: 400,
      body: { message: 'Content must be at least 200 characters' },
    });
    expect(await patch(created.id, { title: 'Short' })).toMatchObject({
      status: 400,
      body: { message: 'Title must be at least 10 characters' },
    });
    expect((await patch('none', { isFeatured: true })).status).toBe(404);
  });
});

describe('deleting an article', () => {
  it('hides the article at once, and removes it for good after thirty days', async () => {
    const created = await create({ slug: 'to-be-deleted' });
    expect((await staff('editor').send('DELETE', `/api/articles/${created.id}`)).status).toBe(204);
    expect((await newReader(test.app).get('/api/articles/to-be-deleted')).status).toBe(404);
    expect((await staff('editor').send('DELETE', `/api/articles/${created.id}`)).status).toBe(404);
    expect((await test.db.doc('articleSlugs/to-be-deleted').get()).exists).toBe(false);
    clock.advance(29 * 86_400_000);
    await removeDeleted(test.deps);
    expect((await test.db.doc(`trash/article-${created.id}`).get()).exists).toBe(true);
    clock.advance(2 * 86_400_000);
    await removeDeleted(test.deps);
    expect(await staff('editor').send('POST', `/api/articles/${created.id}/undo`)).toMatchObject({
      status: 404,
      body: { message: 'This is no longer in the trash' },
    });
    expect((await test.db.collection('trash').get()).empty).toBe(true);
  });
  it("removes the article's comments when the article is removed for good, not before", async () => {
    const created = await create({ slug: 'much-discussed' });
    const statuses = ['approved', 'pending', 'rejected'] as const;
    const add = (id: string, articleId: string, status: (typeof statuses)[number]) =>
      Promise.all([
        test.db
          .doc(`comments/${id}`)
          .set({ articleId, isApproved: status === 'approved', createdAt: clock.now().toISOString() }),
        test.db.doc(`commentQueue/${id}`).set({ articleId, status, isReported: status === 'approved' }),
        test.db.doc(`commentQueue/${id}/reports/reader`).set({ at: clock.now().toISOString() }),
      ]);
    await Promise.all(
      Array.from({ length: 60 }, (_, index) => add(`own-${index}`, created.id, statuses[index % 3] ?? 'pending')),
    );
    await add('other', 'another-article', 'approved');

    await staff('editor').send('DELETE', `/api/articles/${created.id}`);
    await removeDeleted(test.deps);
    // The article can still be restored, so the comments are kept.
    expect((await test.db.collection('commentQueue').get()).size).toBe(61);
    clock.advance(DAYS_31);
    // An interrupted run leaves the article in the trash, and the next run finishes it.
    await runAndCrash(test.db, { write: 3, when: 'after' }, () => removeDeleted(test.deps));
    expect((await test.db.doc(`trash/article-${created.id}`).get()).exists).toBe(true);
    expect((await staff('editor').send('POST', `/api/articles/${created.id}/undo`)).status).toBe(404);
    await removeDeleted(test.deps);
    expect((await test.db.doc(`trash/article-${created.id}`).get()).exists).toBe(false);
    for (const found of [
      test.db.collection('comments'),
      test.db.collection('commentQueue'),
      test.db.collectionGroup('reports'),
    ])
      expect((await found.get()).size).toBe(1);
  });
  it('is restored once; a second restore is 409', async () => {
    const created = await create({ slug: 'to-be-kept' });
    await patch(created.id, { slug: 'to-be-kept-long' });
    await staff('editor').send('DELETE', `/api/articles/${created.id}`);
    const restore = () => staff('editor').send('POST', `/api/articles/${created.id}/undo`);
    expect(await restore()).toMatchObject({ status: 200, body: { id: created.id, slug: 'to-be-kept-long' } });
    expect(await restore()).toMatchObject({ status: 409, body: { message: 'This has already been restored' } });
    expect((await staff('editor').send('POST', '/api/articles/none/undo')).status).toBe(404);
    clock.advance(DAYS_31);
    await removeDeleted(test.deps);
    for (const slug of ['to-be-kept', 'to-be-kept-long'])
      expect((await newReader(test.app).get(`/api/articles/${slug}`)).status).toBe(200);
  });
  it('frees its addresses; a restored article gets a new one if another article has taken it', async () => {
    const first = await create({ slug: 'one-address' });
    await patch(first.id, { slug: 'another-address' });
    await staff('editor').send('DELETE', `/api/articles/${first.id}`);
    const second = await create({ slug: 'another-address' });
    expect(second.slug).toBe('another-address');
    const restored = await staff('editor').send('POST', `/api/articles/${first.id}/undo`);
    expect(restored).toMatchObject({ status: 200, body: { slug: 'another-address-2' } });
    const idAt = async (slug: string) => ((await newReader(test.app).get(`/api/articles/${slug}`)).body as Article).id;
    expect([await idAt('another-address'), await idAt('another-address-2'), await idAt('one-address')]).toEqual([
      second.id,
      first.id,
      first.id,
    ]);
  });
  it('cannot be restored without its category', async () => {
    const created = await create();
    await staff('editor').send('DELETE', `/api/articles/${created.id}`);
    const category = test.db.doc('categories/c-music');
    const stored = (await category.get()).data() ?? {};
    await category.delete();
    const restore = () => staff('editor').send('POST', `/api/articles/${created.id}/undo`);
    expect(await restore()).toMatchObject({
      status: 409,
      body: { message: 'The category of this article was deleted. Create it again, then restore the article.' },
    });
    await category.set(stored);
    expect((await restore()).status).toBe(200);
  });
  it('is not published by a publication time that passed while it was in the trash', async () => {
    const scheduledFor = new Date(clock.now().getTime() + 3_600_000).toISOString();
    const created = await create({ isPublished: false, scheduledFor });
    await staff('editor').send('DELETE', `/api/articles/${created.id}`);
    clock.advance(7_200_000);
    await staff('editor').send('POST', `/api/articles/${created.id}/undo`);
    expect((await test.db.doc(`articles/${created.id}`).get()).data()).toMatchObject({
      isPublished: false,
      scheduledFor: null,
    });
  });
});

describe('withdrawing an article', () => {
  it.each([
    ['unpublishes', (id: string) => patch(id, { isPublished: false })],
    ['deletes', (id: string) => staff('editor').send('DELETE', `/api/articles/${id}`)],
  ])('hides the comments in the commit that %s the article', async (_, withdraw) => {
    const { id } = await create({ isPublished: true });
    const list = test.db.doc(`rollups/article-${id}`);
    await list.set({ comments: [{ id: 'c', content: 'An approved comment.' }], commentTotal: 1 });
    await runAndCrash(test.db, { write: 1, when: 'after' }, () => withdraw(id));
    expect((await list.get()).exists).toBe(false);
  });
});
