import { afterAll, beforeEach, expect, it } from 'vitest';
import { openTestApp, type TestApp } from '../../testing/reader-app.ts';
import { creditOf, extractiveSummary } from './draft-text.ts';
import type { Story } from './normalise-feed.ts';
import { markStories, readRecentTitles, recordStories, type Recorded } from './stories.repo.ts';

const now = new Date('2026-11-21T07:00:00.000Z');
const WINDOW = 'recentStories/2026-11-21T06';
let test: TestApp;
beforeEach(async () => {
  await test?.close();
  test = openTestApp('stories', () => undefined);
});
afterAll(() => test.close());

const storyOf = (id: string): Story => ({
  id, guidKey: `guid-${id}`, titleKey: `key of ${id}`, url: `https://a.example/${id}`, title: `The title of ${id} in four words`, publishedAt: null, pictureUrl: null,
  description: 'A few words that say what it is about, and no more.', author: null, categories: [], language: 'en',
});
async function record(...ids: string[]): Promise<Recorded[]> {
  const stories = ids.map(storyOf);
  const credits = await Promise.all(stories.map((story) => creditOf(story, { sourceId: 'a', sourceName: 'A', summarise: extractiveSummary, now })));
  const candidates = stories.map((story, index) => ({ story, verdict: { kind: 'new' } as const, credit: credits[index]! }));
  return recordStories(test.db, candidates, { sourceId: 'a', categoryId: 'film-news', isPublished: false, now, marksTitle: true });
}
const storyDoc = async (id: string) => (await test.db.doc(`stories/${id}`).get()).data();
const marked = async () => (await readRecentTitles(test.db, now)).marks.map(({ storyId }) => storyId).sort();
const heldBytes = async () => (await test.db.doc(WINDOW).get()).get('bytes') as number;

it('counts the bytes of the headlines in a window, whoever adds them', async () => {
  await record('one', 'two');
  const two = await heldBytes();
  expect(two).toBeGreaterThan(200);
  await markStories(test.db, [{ story: storyOf('three'), seenAt: now }], { sourceId: 'b' });
  expect(await heldBytes()).toBeGreaterThan(two);
  await record('four');
  expect(await marked()).toEqual(['four', 'one', 'three', 'two']);
  expect(await storyDoc('four')).toMatchObject({ window: '2026-11-21T06' });
});
it.each([['is full', { bytes: 899_990 }], ['does not say what it holds', {}]])('records stories whole where the window %s, without their headlines', async (_, window) => {
  await test.db.doc(WINDOW).set({ stories: {}, ...window });
  expect(await record('one', 'two')).toMatchObject([{ outcome: 'added' }, { outcome: 'added' }]);
  await markStories(test.db, [{ story: storyOf('three'), seenAt: now }], { sourceId: 'b' });
  for (const id of ['one', 'two', 'three']) expect(await storyDoc(id)).toMatchObject({ articleId: id, window: null });
  expect((await test.db.doc('articles/two').get()).exists).toBe(true);
  expect(await marked()).toEqual([]);
});
