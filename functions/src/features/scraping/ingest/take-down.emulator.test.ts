import { afterAll, beforeEach, expect, it } from 'vitest';
import type { ArticleDoc } from '@first-show/domain/articles/article.schema';
import { createTitleIndex } from '@first-show/domain/scraping/near-titles';
import { openTestApp, type TestApp } from '../../../testing/reader-app.ts';
import { creditOf, extractiveSummary } from './draft-text.ts';
import type { Story } from './normalise-feed.ts';
import { knownStories, readRecentTitles, recordStories, type StoryMatch } from '../store/stories.ts';
import { deleteSource, restoreSource } from '../store/sources.ts';
import { takeDownSource, type TakeDownContext } from './take-down.ts';

const now = new Date('2026-11-21T06:00:00.000Z');
let test: TestApp;
beforeEach(async () => {
  await test?.close();
  test = openTestApp('take-down', () => undefined);
});
afterAll(() => test.close());

const storyOf = (id: string, site: string, changes: Partial<Story> = {}): Story => ({
  id,
  guidKey: `guid-${id}`,
  titleKey: `title of ${id}`,
  url: `https://${site}.example/${id}`,
  title: `The title of ${id} in ${site}`,
  publishedAt: null,
  pictureUrl: `https://img.${site}.example/${id}.jpg`,
  description: `What ${site} says about ${id} goes on for a while, with some words to spare. And it has a second sentence, so that a part of it is left out in any case.`,
  author: null,
  categories: [],
  language: 'en',
  ...changes,
});
async function record(story: Story, site: string, match: StoryMatch = { kind: 'new' }): Promise<void> {
  const credit = await creditOf(story, {
    sourceId: site,
    sourceName: `The ${site}`,
    summarise: extractiveSummary,
    now,
  });
  await test.db.doc('categories/film-news').set({ id: 'film-news' });
  await test.db
    .doc(`sources/${site}`)
    .set({ categoryId: 'film-news', isActive: true, isTrusted: false, isPictureLicensed: true });
  const pictureUrl = `/media/${site}/1600.webp`;
  await recordStories(test.db, [{ story, match, credit, pictureUrl }], { sourceId: site, now, storesHeadline: true });
}
async function mergeInto(articleId: string, story: Story, site: string): Promise<void> {
  const { titles } = await readRecentTitles(test.db, now);
  const into = titles.find(({ storyId }) => storyId === articleId);
  if (into === undefined) throw new Error('no such story');
  await record(story, site, { kind: 'merged', into });
}
const takeDown = (sourceId: string, more: Partial<TakeDownContext> = {}) =>
  takeDownSource(
    {
      db: test.db,
      isDryRun: false,
      now,
      removeArticle: async (id) => void (await test.db.doc(`articles/${id}`).delete()),
      ...more,
    },
    sourceId,
  );
const article = async (id: string) => (await test.db.doc(`articles/${id}`).get()).data() as ArticleDoc | undefined;

it('deletes articles without another source, and removes the source’s name and text from unedited articles with other sources', async () => {
  await record(storyOf('alone', 'gone'), 'gone');
  await record(storyOf('led', 'gone'), 'gone');
  await mergeInto('led', storyOf('led-too', 'stays'), 'stays');
  await record(storyOf('other', 'stays'), 'stays');
  await mergeInto('other', storyOf('other-too', 'gone'), 'gone');
  await record(storyOf('untouched', 'stays'), 'stays');
  const untouched = await article('untouched');

  const dry = await takeDown('gone', { isDryRun: true });
  expect(dry).toMatchObject({ stories: 3, removed: [{ id: 'alone' }], toLookAt: [] });
  expect(dry.rewritten.map(({ id }) => id).sort()).toEqual(['led', 'other']);
  expect(await article('alone')).toBeDefined();

  expect(await takeDown('gone')).toEqual(dry);
  expect(await article('alone')).toBeUndefined();
  expect(await article('untouched')).toEqual(untouched);
  expect(await article('led')).toMatchObject({
    title: 'The title of led-too in stays',
    source: { name: 'The stays', url: 'https://stays.example/led-too' },
    imageUrl: null,
    mediaIds: [],
  });
  for (const id of ['led', 'other']) {
    expect(JSON.stringify([await article(id), (await test.db.doc(`articleDesk/${id}`).get()).data()]), id).not.toMatch(
      /The gone|gone\.example|media\/gone|What gone says/,
    );
  }
  expect(await takeDown('gone')).toEqual({ stories: 0, removed: [], rewritten: [], toLookAt: [] });
});

it('rebuilds a draft that only enhancement has changed, and deletes its history and its proposals', async () => {
  await record(storyOf('led', 'gone'), 'gone');
  await test.db.doc('articles/led').update({
    metaDescription: 'What gone says about led.',
    aiAssisted: { provider: 'embedded', at: now.toISOString() },
    revision: 2,
  });
  await test.db.doc('articleDesk/led').set({ revision: 2, enhancement: { triedHash: 'words' } }, { merge: true });
  await test.db
    .doc('articleDesk/led/revisions/0000000002')
    .set({ article: { metaDescription: 'What gone says about led.' } });
  await test.db
    .doc('articleDesk/led/proposals/one')
    .set({ fields: { metaDescription: { after: 'What gone says about led.' } } });
  await mergeInto('led', storyOf('led-too', 'stays'), 'stays');
  expect(await article('led')).toMatchObject({ content: expect.stringContaining('The stays') as string, revision: 3 });

  expect(await takeDown('gone')).toMatchObject({ removed: [], rewritten: [{ id: 'led' }], toLookAt: [] });
  const after = await article('led');
  expect(after).toMatchObject({ title: 'The title of led-too in stays', metaDescription: null, revision: 4 });
  expect(after).not.toHaveProperty('aiAssisted');
  const desk = test.db.doc('articleDesk/led');
  expect((await desk.get()).data()).not.toHaveProperty('enhancement');
  for (const name of ['revisions', 'proposals']) expect((await desk.collection(name).get()).size, name).toBe(0);
});

it('keeps the text of an editor, removes the source’s name, and lists the article for review', async () => {
  await record(storyOf('led', 'stays'), 'stays');
  await mergeInto('led', storyOf('led-too', 'gone'), 'gone');
  const before = await article('led');
  await test.db
    .doc('articles/led')
    .update({ content: `<p>Written by an editor.</p>\n${before?.content.split('\n').at(-1)}`, isPublished: true });
  await test.db.doc('articleDesk/led').set({ lastEditedBy: 'Imtiaz', revision: 2 }, { merge: true });
  expect(await takeDown('gone')).toMatchObject({
    removed: [],
    rewritten: [],
    toLookAt: [{ id: 'led', isPublished: true }],
  });
  const after = await article('led');
  expect(after?.content).toBe(
    '<p>Written by an editor.</p>\n<p>Sources: <a href="https://stays.example/led">The stays</a></p>',
  );
  expect(after?.title).toBe(before?.title);
});

it('removes a source that is in the trash, so that it cannot be restored', async () => {
  await test.db.doc('sources/gone').set({ name: 'Gone', url: 'https://gone.example/feed' });
  await deleteSource(test.db, { id: 'gone', by: 'Imtiaz', now });
  await takeDown('gone', { isDryRun: true });
  expect((await test.db.doc('trash/source-gone').get()).exists).toBe(true);
  await takeDown('gone');
  expect(await restoreSource(test.db, 'gone')).toMatchObject({ ok: false, error: { status: 404 } });
});

it('still recognises the stories of the source after a take-down, although their URLs and headlines are deleted', async () => {
  const story = storyOf('alone', 'gone');
  await record(story, 'gone');
  await takeDown('gone');
  expect(await knownStories(test.db, [story, storyOf('elsewhere', 'gone', { guidKey: 'guid-alone' })])).toEqual(
    new Map([
      ['alone', 'same address'],
      ['elsewhere', 'same guid'],
    ]),
  );
  const { titles } = await readRecentTitles(test.db, now);
  expect(createTitleIndex(titles).size()).toBe(0);
  expect(JSON.stringify((await test.db.doc('stories/alone').get()).data())).not.toContain('example');
});

it('creates no document for headlines that have already expired', async () => {
  await record(storyOf('old', 'gone'), 'gone');
  const windows = await test.db.collection('recentStories').listDocuments();
  expect(windows).toHaveLength(1);
  for (const window of windows) await window.delete();
  await takeDown('gone');
  expect((await test.db.collection('recentStories').get()).size).toBe(0);
  expect((await test.db.doc('stories/old').get()).data()).toMatchObject({ articleId: null, url: null, window: null });
});
