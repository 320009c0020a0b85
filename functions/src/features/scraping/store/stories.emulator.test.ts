import { afterAll, beforeEach, expect, it } from 'vitest';
import { openTestApp, type TestApp } from '../../../testing/reader-app.ts';
import { creditOf, extractiveSummary } from '../ingest/draft-text.ts';
import type { Story } from '../ingest/normalise-feed.ts';
import { rememberStories, readRecentTitles, recordStories } from './stories.ts';

const now = new Date('2026-11-21T07:00:00.000Z');
const WINDOW = 'recentStories/2026-11-21T06';
let test: TestApp;
beforeEach(async () => {
  await test?.close();
  test = openTestApp('stories', () => undefined);
  await Promise.all([
    test.db.doc('categories/film-news').set({ id: 'film-news' }),
    test.db.doc('sources/a').set({ categoryId: 'film-news', isActive: true, isTrusted: false }),
  ]);
});
afterAll(() => test.close());

const storyOf = (id: string): Story => ({
  id,
  guidKey: `guid-${id}`,
  titleKey: `key of ${id}`,
  url: `https://a.example/${id}`,
  title: `The title of ${id} in four words`,
  publishedAt: null,
  pictureUrl: null,
  description: 'A few words that say what it is about, and no more.',
  author: null,
  categories: [],
  language: 'en',
});
async function attempt(...ids: string[]): ReturnType<typeof recordStories> {
  const stories = ids.map(storyOf);
  const credits = await Promise.all(
    stories.map((story) => creditOf(story, { sourceId: 'a', sourceName: 'A', summarise: extractiveSummary, now })),
  );
  const candidates = stories.map((story, index) => ({
    story,
    match: { kind: 'new' } as const,
    credit: credits[index]!,
    pictureUrl: null,
  }));
  return recordStories(test.db, candidates, { sourceId: 'a', now, storesHeadline: true });
}
async function record(...ids: string[]) {
  const written = await attempt(...ids);
  if (!written.ok) throw new Error(written.error);
  return written.value.recorded;
}
const storyDoc = async (id: string) => (await test.db.doc(`stories/${id}`).get()).data();
const storedHeadlines = async () => (await readRecentTitles(test.db, now)).titles.map(({ storyId }) => storyId).sort();
const heldBytes = async () => (await test.db.doc(WINDOW).get()).get('bytes') as number;

it('counts the bytes of the headlines in a window, from runs and manual imports', async () => {
  await record('one', 'two');
  const two = await heldBytes();
  expect(two).toBeGreaterThan(200);
  await rememberStories(test.db, [{ story: storyOf('three'), seenAt: now }], { sourceId: 'b' });
  expect(await heldBytes()).toBeGreaterThan(two);
  await record('four');
  expect(await storedHeadlines()).toEqual(['four', 'one', 'three', 'two']);
  expect(await storyDoc('four')).toMatchObject({ window: '2026-11-21T06' });
});
it.each([
  ['is full', { bytes: 899_990 }],
  ['has no byte count', {}],
])('records stories completely if the window %s, but without their headlines', async (_, window) => {
  await test.db.doc(WINDOW).set({ stories: {}, ...window });
  expect(await record('one', 'two')).toMatchObject([{ outcome: 'added' }, { outcome: 'added' }]);
  await rememberStories(test.db, [{ story: storyOf('three'), seenAt: now }], { sourceId: 'b' });
  for (const id of ['one', 'two', 'three']) expect(await storyDoc(id)).toMatchObject({ articleId: id, window: null });
  expect((await test.db.doc('articles/two').get()).exists).toBe(true);
  expect(await storedHeadlines()).toEqual([]);
});
it.each([
  ['is switched off', 'off', () => test.db.doc('sources/a').update({ isActive: false })],
  ['is deleted', 'off', () => test.db.doc('sources/a').delete()],
  ['loses its category', 'no-category', () => test.db.doc('categories/film-news').delete()],
] as const)('records nothing for a source that %s in the meantime', async (_, error, change) => {
  await change();
  expect(await attempt('one')).toEqual({ ok: false, error });
  for (const name of ['articles', 'stories', 'articleSlugs', 'articleDesk', 'recentStories'])
    expect((await test.db.collection(name).get()).size, name).toBe(0);
});
it('publishes stories while the source is trusted, and creates drafts when it no longer is', async () => {
  await test.db.doc('sources/a').update({ isTrusted: true });
  expect(await attempt('one')).toMatchObject({ ok: true, value: { isPublished: true } });
  await test.db.doc('sources/a').update({ isTrusted: false });
  expect(await attempt('two')).toMatchObject({ ok: true, value: { isPublished: false } });
  const isPublished = async (id: string) => (await test.db.doc(`articles/${id}`).get()).get('isPublished') as boolean;
  expect([await isPublished('one'), await isPublished('two')]).toEqual([true, false]);
});
it('returns the article id of a story that another run has recorded, and null if the article was deleted', async () => {
  await record('one', 'two');
  await test.db.doc('stories/one').update({ articleId: 'another' });
  await test.db.doc('stories/two').update({ articleId: null });
  expect(await record('one', 'two')).toMatchObject([
    { storyId: 'one', outcome: 'known', articleId: 'another' },
    { storyId: 'two', outcome: 'known', articleId: null },
  ]);
});
