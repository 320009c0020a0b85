import { afterAll, beforeAll, expect, it } from 'vitest';
import type { AdminCategory } from '@first-show/domain/categories/category-desk.schema';
import { fixedClock } from '../../platform/clock.ts';
import { articleDoc, categoryDoc, writeContent } from '../../testing/content.ts';
import { newReader, openTestApp, type TestApp } from '../../testing/reader-app.ts';
import { registerCategoriesDesk } from './desk-routes.ts';
import { registerCategories } from './routes.ts';

const clock = fixedClock('2026-06-01T10:00:00.000Z');
let test: TestApp;
beforeAll(async () => {
  test = openTestApp(
    'categories-desk',
    (app, deps) => {
      registerCategories(app, deps);
      registerCategoriesDesk(app, deps);
    },
    { clock, verifyIdToken: (token) => Promise.resolve({ uid: token, role: token }) },
  );
  await test.db
    .doc('staff/editor')
    .set({ displayName: 'Imtiaz', email: 'i@example.com', role: 'editor', isActive: true });
  await writeContent(test.db, {
    categories: [categoryDoc('music', 0), categoryDoc('trade', 1)],
    articles: [articleDoc('a'), articleDoc('b', { isPublished: false })],
  });
});
afterAll(() => test.close());

const editor = () => newReader(test.app, { authorization: 'Bearer editor' });
const form = {
  name: 'Festivals',
  slug: 'festivals',
  description: 'From Goa to Kolkata: premieres, juries and the queue outside.',
  color: '#ff00aa',
  icon: 'calendar',
};
/** The categories that readers get, in their order. */
const inMenu = async () =>
  ((await newReader(test.app).get('/api/categories')).body as { id: string }[]).map(({ id }) => id);
const list = async () => (await editor().get('/api/admin/categories')).body as AdminCategory[];

it('lists the categories in display order, with totals that include drafts, and refuses readers (401)', async () => {
  expect(await list()).toMatchObject([
    { id: 'music', articleTotal: 2, order: 0 },
    { id: 'trade', articleTotal: 0, order: 1 },
  ]);
  expect((await newReader(test.app).get('/api/admin/categories')).status).toBe(401);
});

it('adds a category at the end of the order, shows it to readers of the API at once, and refuses a slug in use (409)', async () => {
  expect(await editor().send('POST', '/api/admin/categories', form)).toMatchObject({
    status: 201,
    body: { ...form, color: '#FF00AA', id: 'festivals', order: 2, articleCount: 0, revision: 1 },
  });
  expect(await inMenu()).toEqual(['music', 'trade', 'festivals']);
  expect(await editor().send('POST', '/api/admin/categories', form)).toMatchObject({
    status: 409,
    body: { message: 'Another category has this URL', issues: [{ path: 'slug' }] },
  });
  expect((await editor().send('POST', '/api/admin/categories', { ...form, slug: 'music-slug' })).status).toBe(409);
});

it('refuses invalid fields with the same messages as the form', async () => {
  for (const [changes, message] of [
    [{ name: 'X' }, 'Name must be at least 2 characters'],
    [{ slug: 'Not a slug' }, 'Only small letters (a to z), digits and hyphens'],
    [{ description: 'Short' }, 'Description must be at least 30 characters'],
    [{ color: 'red' }, 'Please choose a colour'],
    [{ icon: 'nothing' }, 'Please choose an icon'],
  ] as const)
    expect(await editor().send('POST', '/api/admin/categories', { ...form, ...changes })).toMatchObject({
      status: 400,
      body: { message },
    });
});

it('changes a category but never its address, and refuses a stale revision', async () => {
  const patch = (body: object) => editor().send('PATCH', '/api/admin/categories/trade', body);
  expect(await patch({ name: 'Trade talk', slug: 'other', revision: 1 })).toMatchObject({
    status: 200,
    body: { name: 'Trade talk', slug: 'trade-slug', revision: 2 },
  });
  expect(await patch({ name: 'Late', revision: 1 })).toMatchObject({
    status: 409,
    body: { current: { name: 'Trade talk' } },
  });
  expect((await newReader(test.app).get('/api/categories/trade-slug')).body).toMatchObject({ name: 'Trade talk' });
  expect((await editor().send('PATCH', '/api/admin/categories/none', { name: 'None' })).status).toBe(404);
});

it('reorders all categories at once, and refuses a list with missing, repeated or unknown ids', async () => {
  const order = (ids: string[]) => editor().send('POST', '/api/admin/categories/order', { ids });
  expect((await order(['trade', 'festivals', 'music'])).status).toBe(200);
  expect(await inMenu()).toEqual(['trade', 'festivals', 'music']);
  expect(((await newReader(test.app).get('/api/categories')).body as { id: string }[]).map(({ id }) => id)).toEqual([
    'trade',
    'festivals',
    'music',
  ]);
  for (const ids of [['trade'], ['trade', 'trade', 'music'], ['trade', 'festivals', 'none']])
    expect(await order(ids)).toMatchObject({ status: 409, body: { current: [{ id: 'trade' }, {}, {}] } });
});

it('deletes a category only if it has no articles and no sources, and can restore it', async () => {
  const remove = (id: string) => editor().send('DELETE', `/api/admin/categories/${id}`);
  expect(await remove('music')).toMatchObject({
    status: 409,
    body: { message: '2 articles are in this category: move them first', articles: 2 },
  });
  await test.db.doc('sources/off').set({ categoryId: 'festivals', isActive: false });
  expect(await remove('festivals')).toMatchObject({
    status: 409,
    body: { message: '1 source writes into this category: choose another for it first', articles: 0, sources: 1 },
  });
  await test.db.doc('sources/off').update({ categoryId: 'music' });
  expect((await remove('festivals')).status).toBe(204);
  expect(await inMenu()).toEqual(['trade', 'music']);
  expect(await editor().send('POST', '/api/admin/categories/festivals/undo')).toMatchObject({
    status: 200,
    body: { id: 'festivals', order: 1 },
  });
  expect(await inMenu()).toEqual(['trade', 'festivals', 'music']);
  expect((await editor().send('POST', '/api/admin/categories/festivals/undo')).status).toBe(409);
  expect((await remove('festivals')).status).toBe(204);
  // A new category with the same slug replaces the deleted one.
  expect((await editor().send('POST', '/api/admin/categories', form)).status).toBe(201);
  expect((await remove('festivals')).status).toBe(204);
  expect((await editor().send('POST', '/api/admin/categories/festivals/undo')).status).toBe(200);
});

it('restores no category whose slug is taken, and none beyond the maximum (409)', async () => {
  const restore = () => editor().send('POST', '/api/admin/categories/festivals/undo');
  expect((await editor().send('DELETE', '/api/admin/categories/festivals')).status).toBe(204);
  await test.db.doc('categories/other').set({ ...categoryDoc('other', 9), slug: 'festivals' });
  expect(await restore()).toMatchObject({ status: 409, body: { message: 'Another category has this URL' } });
  await test.db.doc('categories/other').delete();

  const others = Array.from({ length: 48 }, (_, index) => categoryDoc(`more-${index}`, 10 + index));
  for (const doc of others) await test.db.doc(`categories/${doc.id}`).set(doc);
  expect(await restore()).toMatchObject({ status: 409, body: { message: 'At most 50 categories are allowed' } });
  for (const { id } of others) await test.db.doc(`categories/${id}`).delete();
  expect((await restore()).status).toBe(200);
});
