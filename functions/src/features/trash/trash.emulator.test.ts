import { afterAll, beforeAll, expect, it } from 'vitest';
import type { TrashPage } from '@first-show/domain/trash/trash.schema';
import { registerAll } from '../../api/router.ts';
import { removeDeleted } from '../../jobs/empty-trash.job.ts';
import { fixedClock } from '../../platform/clock.ts';
import type { FileStore } from '../../platform/files/file-store.ts';
import { articleDoc, categoryDoc, writeContent } from '../../testing/content.ts';
import { findKnown } from '../scraping/store/ingest.ts';
import { newReader, openTestApp, type TestApp } from '../../testing/reader-app.ts';

const DAY_MS = 86_400_000;
const clock = fixedClock('2026-11-14T12:00:00.000Z');
let test: TestApp;
beforeAll(async () => {
  test = openTestApp('trash', registerAll, {
    clock,
    verifyIdToken: (token) => Promise.resolve({ uid: token, role: token }),
  });
  for (const [role, displayName] of [
    ['editor', 'Imtiaz'],
    ['moderator', 'Gauri'],
  ])
    await test.db.doc(`staff/${role}`).set({ uid: role, displayName, role, isActive: true });
  await writeContent(test.db, { categories: [categoryDoc('music', 1)] });
});
afterAll(() => test.close());

const as = (role: string) => newReader(test.app, { authorization: `Bearer ${role}` });
const list = async (query = '') => (await as('editor').get(`/api/admin/trash${query}`)).body as TrashPage;

it('lists deleted items of every kind, the latest first, page by page, until they are removed', async () => {
  const options = ['Yes', 'No'];
  const endsAt = new Date(clock.now().getTime() + DAY_MS).toISOString();
  const kinds = [
    ['/api/box-office', { movieName: 'Baarish', releaseDate: null }, 'film', 'Baarish'],
    ['/api/admin/polls', { title: 'A poll', question: 'Who sings it?', options }, 'poll', 'A poll'],
    [
      '/api/admin/predictions',
      { title: 'A guess', description: 'Will it be a hit this year?', category: 'other', options, endsAt },
      'prediction',
      'A guess',
    ],
  ] as const;
  for (const [path, body] of kinds) {
    const made = (await as('editor').send('POST', path, body)).body as { id: string };
    clock.advance(1000);
    expect((await as('editor').send('DELETE', `${path}/${made.id}`)).status).toBe(204);
  }
  const { items } = await list();
  expect(items.map(({ kind, title }) => [kind, title])).toEqual(
    kinds.map(([, , kind, title]) => [kind, title]).toReversed(),
  );
  const [latest] = items;
  expect(latest).toMatchObject({ deletedBy: 'Imtiaz', deletedAt: clock.now().toISOString() });
  expect(Date.parse(latest!.removeAt) - Date.parse(latest!.deletedAt)).toBe(30 * DAY_MS);

  const first = await list('?limit=2');
  const rest = await list(`?limit=2&after=${first.nextAfter}`);
  expect([...first.items, ...rest.items]).toEqual(items);
  expect(rest.nextAfter).toBeNull();
  expect((await list('?kind=poll')).items.map(({ title }) => title)).toEqual(['A poll']);

  clock.advance(31 * DAY_MS);
  await removeDeleted(test.deps);
  expect((await list()).items).toEqual([]);
});

it('knows a deleted article in an import, and removes nothing of an article that was written again', async () => {
  await writeContent(test.db, { articles: [articleDoc('imported')] });
  expect((await as('editor').send('DELETE', '/api/articles/imported')).status).toBe(204);
  const stories = [{ id: 'imported', guidKey: null, title: 'Another title' }];
  expect([...(await findKnown(test.db, stories)).ids]).toEqual(['imported']);

  await writeContent(test.db, { articles: [articleDoc('imported')] });
  await test.db.doc('reactionCounts/imported').set({ love: 3 });
  clock.advance(31 * DAY_MS);
  await removeDeleted(test.deps);
  expect((await list()).items).toEqual([]);
  expect((await test.db.doc('reactionCounts/imported').get()).data()).toEqual({ love: 3 });
});

it('removes every other item if one cannot be removed, reports the failure at the end, and removes it the next time', async () => {
  await writeContent(test.db, { articles: [articleDoc('late')] });
  expect((await as('editor').send('DELETE', '/api/articles/late')).status).toBe(204);
  const deleted = { status: 'deleted', history: [{ at: clock.now().toISOString() }], undo: null };
  for (const path of ['commentQueue/c', 'messages/m']) await test.db.doc(path).set({ id: path, ...deleted });
  const removeAt = clock.now().toISOString();
  await test.db.doc('trash/picture-broken').set({ kind: 'picture', id: 'broken', removeAt, deletedAt: removeAt });
  clock.advance(31 * DAY_MS);

  const files = { removeFolder: () => Promise.reject(new Error('no bucket')) } as unknown as FileStore;
  await expect(removeDeleted({ ...test.deps, files })).rejects.toThrow('1 of 4');
  for (const path of ['trash/article-late', 'commentQueue/c', 'messages/m'])
    expect((await test.db.doc(path).get()).exists, path).toBe(false);
  // The interrupted removal is in no list, and cannot be undone.
  expect((await list()).items).toEqual([]);
  expect((await as('editor').send('POST', '/api/admin/media/broken/undo')).status).toBe(404);

  await removeDeleted({ ...test.deps, files: { ...files, removeFolder: () => Promise.resolve() } });
  expect((await test.db.doc('trash/picture-broken').get()).exists).toBe(false);
});

it('refuses moderators (403), readers (401), an unknown kind and an unknown position (400)', async () => {
  expect((await as('moderator').get('/api/admin/trash')).status).toBe(403);
  expect((await newReader(test.app).get('/api/admin/trash')).status).toBe(401);
  expect((await as('editor').get('/api/admin/trash?kind=comment')).status).toBe(400);
  expect((await as('editor').get('/api/admin/trash?after=none')).status).toBe(400);
});
