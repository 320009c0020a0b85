import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import type { ArticleDeskDoc } from '@first-show/domain/articles/article-desk.schema';
import type { ArticleDoc } from '@first-show/domain/articles/article.schema';
import { changedFilm } from '@first-show/domain/films/change-facts';
import type { FilmDoc } from '@first-show/domain/films/film.schema';
import { articleDoc, filmDoc, personDoc, writeContent } from '../testing/content.ts';
import { countReads } from '../testing/count-reads.ts';
import { openTestApp, type TestApp } from '../testing/reader-app.ts';
import { loadPageData } from '../pages/page-data.ts';
import { updateArticleNames } from './article-names.ts';
import { updateListsAfterArticle, updateListsAfterFilm, updateListsAfterPerson } from './content-change.ts';
import { loadNameIndex, updateFilmNames } from './name-lists.ts';
import { rebuildAllRollups } from './rebuild.ts';

let test: TestApp;
beforeAll(() => {
  test = openTestApp('article-names', () => undefined);
});
afterAll(() => test.close());

/** Reads the lists again, however new the index is. */
const reloadIndex = () => loadNameIndex(test.db, Infinity);
const articleOf = async () => (await test.db.doc('articles/a').get()).data() as ArticleDoc;
const namesAtDesk = async () =>
  ((await test.db.doc('articleDesk/a').get()).data() as ArticleDeskDoc | undefined)?.names ?? [];

/** Writes the article, and delivers the event of this write. */
async function save(changes: Partial<ArticleDoc>): Promise<void> {
  const before = (await test.db.doc('articles/a').get()).data();
  await test.db.doc('articles/a').set({ ...articleDoc('a'), ...before, ...changes });
  await updateListsAfterArticle(test.db, 'a', { before, after: await articleOf() });
}
/** Changes or deletes (`null`) the film, and delivers the event of this write. */
async function changeFilm(changes: Partial<FilmDoc> | null): Promise<void> {
  const ref = test.db.doc('films/porter');
  const before = (await ref.get()).data() as FilmDoc;
  await (changes === null ? ref.delete() : ref.set(changedFilm(before, changes)));
  await updateListsAfterFilm(test.db, 'porter', before);
}
async function shownContent(): Promise<string> {
  const loaded = await loadPageData(test.deps, '/article/a');
  if ('redirectTo' in loaded || loaded.page.kind !== 'article') throw new Error('no article');
  return loaded.page.article.content;
}

const CONTENT = '<p>Vikram Solanke carries a trunk in the film Porter.</p>';

beforeEach(async () => {
  for (const collection of await test.db.listCollections()) await test.db.recursiveDelete(collection);
  await writeContent(test.db, {
    people: [
      personDoc('vikram', { name: 'Vikram Solanke' }),
      personDoc('hidden', { name: 'Asha Rane', isPublished: false }),
    ],
    films: [filmDoc('porter', { movieName: 'Porter' })],
  });
  await rebuildAllRollups(test.db);
  await reloadIndex();
});

it('finds the names of a saved article, for the desk and as links that only readers see', async () => {
  await save({ content: `${CONTENT}<p>Asha Rane agrees.</p>` });
  expect(await namesAtDesk()).toEqual([
    { id: 'vikram', kind: 'person', name: 'Vikram Solanke', isCertain: true },
    { id: 'porter', kind: 'film', name: 'Porter', isCertain: true },
  ]);
  expect((await articleOf()).content).toBe(`${CONTENT}<p>Asha Rane agrees.</p>`);
  expect(await shownContent()).toBe(
    '<p><a href="/people/vikram">Vikram Solanke</a> carries a trunk in the film <a href="/porter">Porter</a>.</p><p>Asha Rane agrees.</p>',
  );
});

it('finds a new name in stories that were saved before', async () => {
  await save({ content: `${CONTENT}<p>Asha Rane agrees.</p>` });
  const before = (await test.db.doc('people/hidden').get()).data();
  await test.db.doc('people/hidden').update({ isPublished: true });
  const after = (await test.db.doc('people/hidden').get()).data();
  await updateListsAfterPerson(test.db, 'hidden', { before, after });
  expect((await namesAtDesk()).map(({ id }) => id)).toContain('hidden');
  expect(await shownContent()).toContain('<a href="/people/hidden">Asha Rane</a> agrees.');

  await changeFilm({ aliases: ['Coolie Line'] });
  expect((await articleOf()).linkedIds).toEqual(['vikram', 'porter', 'hidden']);
});

it('links the film that an editor created for the story, though the index of names is older', async () => {
  await save({ content: '<p>They loved the film Kohra Junction.</p>', isPublished: false });
  const index = await loadNameIndex(test.db);
  const fog = filmDoc('fog', { movieName: 'Kohra Junction' });
  await test.db.doc('films/fog').set(fog);
  await updateFilmNames(test.db, 'fog', { before: undefined, after: fog });
  expect(await loadNameIndex(test.db)).toBe(index);
  await save({ filmIds: ['fog'] });
  expect((await articleOf()).linkedIds).toEqual(['fog']);
});

it('does not read the lists again for a person who is not published', async () => {
  const index = await loadNameIndex(test.db);
  await save({ content: CONTENT, personIds: ['hidden', 'unknown'] });
  expect(await loadNameIndex(test.db)).toBe(index);
  expect((await articleOf()).linkedIds).toEqual(['vikram', 'porter']);
});

it('finds names again when a story is published, because new ones are not looked for in drafts', async () => {
  await save({ content: '<p>They loved the film Coolie Number Nine.</p>', isPublished: false });
  await changeFilm({ aliases: ['Coolie Number Nine'] });
  await reloadIndex();
  await save({ isPublished: true });
  expect((await articleOf()).linkedIds).toEqual(['porter']);
});

it('follows an edit of the text and the decisions of an editor', async () => {
  await save({ content: CONTENT });
  await save({ dismissedIds: ['porter'] });
  expect((await articleOf()).linkedIds).toEqual(['vikram']);
  await save({ dismissedIds: [], content: '<p>They saw Porter at dawn.</p>' });
  expect(await namesAtDesk()).toMatchObject([{ id: 'porter', isCertain: false }]);
  expect(await shownContent()).toBe('<p>They saw Porter at dawn.</p>');
  await save({ filmIds: ['porter'] });
  expect(await shownContent()).toBe('<p>They saw <a href="/porter">Porter</a> at dawn.</p>');
});

it('removes the links to a film that is unpublished or deleted, and does not link it again', async () => {
  await save({ content: CONTENT });
  await changeFilm({ isPublished: false });
  expect(await shownContent()).not.toContain('href="/porter"');
  // The index of names may still have the film.
  await updateArticleNames(test.db, 'a');
  expect((await articleOf()).linkedIds).toEqual(['vikram']);
  await changeFilm({ isPublished: true });
  await updateArticleNames(test.db, 'a');
  expect(await shownContent()).toContain('href="/porter"');
  await changeFilm(null);
  expect(await shownContent()).not.toContain('href="/porter"');
});

it('knows a film under its new names', async () => {
  await save({ content: '<p>They loved the film Coolie Number Nine.</p>' });
  expect(await namesAtDesk()).toEqual([]);
  await changeFilm({ aliases: ['Coolie Number Nine'] });
  await reloadIndex();
  await updateArticleNames(test.db, 'a');
  expect(await namesAtDesk()).toMatchObject([{ id: 'porter' }]);
});

it('reads 16 lists at the first use and none at the next, and writes nothing without a change', async () => {
  const first = await countReads(test.db, reloadIndex);
  const next = await countReads(test.db, () => loadNameIndex(test.db));
  expect([first.reads, next.reads]).toEqual([16, 0]);
  await save({ content: CONTENT });
  const { updateTime } = await test.db.doc('articles/a').get();
  await updateArticleNames(test.db, 'a');
  expect((await test.db.doc('articles/a').get()).updateTime).toEqual(updateTime);
});
