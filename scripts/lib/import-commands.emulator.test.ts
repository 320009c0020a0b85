import { readFileSync } from 'node:fs';
import { deleteApp, initializeApp, type App } from 'firebase-admin/app';
import { initializeFirestore, type Firestore } from 'firebase-admin/firestore';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { readBoxOffice } from '../../functions/src/lists/queries.ts';
import { filmDoc } from '../../functions/src/testing/content.ts';
import { runBoxOfficeImport, runFeedImport } from './import-commands.ts';

process.env.METADATA_SERVER_DETECTION ??= 'none';
const now = new Date('2026-11-21T06:00:00.000Z');
const fixture = (name: string) => readFileSync(new URL(`../../tests/fixtures/${name}`, import.meta.url));
const feedOptions = { categoryId: 'film-news', isPublished: true, sourceName: null, now };
const odd = { bytes: fixture('feeds/odd-items.xml'), contentType: null, url: null };

let app: App;
let db: Firestore;
let serial = 0;
beforeEach(async () => {
  const projectId = `demo-import-${process.pid}-${(serial += 1)}`;
  app = initializeApp({ projectId }, projectId);
  db = initializeFirestore(app);
  db.settings({ ignoreUndefinedProperties: true });
  const category = {
    id: 'film-news',
    slug: 'film-news',
    name: 'Film News',
    color: '#FF7A4D',
    icon: 'newspaper',
    description: 'News.',
    order: 0,
  };
  await db.doc('categories/film-news').set(category);
});
afterEach(() => deleteApp(app));
const sizes = async () => {
  const names = ['articles', 'articleSlugs', 'articleDesk', 'films', 'filmSlugs'];
  return Object.fromEntries(
    await Promise.all(
      names.map(async (name) => [name, (await db.collection(name).count().get()).data().count] as const),
    ),
  );
};

describe('importing a feed', () => {
  it('publishes each story with its slug, and adds nothing the second time', async () => {
    const first = await runFeedImport(db, odd, feedOptions);
    expect([first.added.length, first.known.length, first.skipped.length]).toEqual([4, 0, 6]);
    expect(await sizes()).toMatchObject({ articles: 4, articleSlugs: 4, articleDesk: 4 });
    const [story] = first.added;
    expect((await db.doc(`articles/${story?.id}`).get()).data()).toMatchObject({
      slug: story?.slug,
      isPublished: true,
      categoryId: 'film-news',
      source: { name: 'The Matinee Post' },
      byline: 'Asha Rane',
      publishedAt: '2025-04-04T05:13:26.000Z',
    });
    expect((await db.doc(`articleSlugs/${story?.slug}`).get()).data()).toEqual({
      articleId: story?.id,
      redirectTo: null,
    });
    const second = await runFeedImport(db, odd, { ...feedOptions, now: new Date('2026-11-22T06:00:00.000Z') });
    expect([second.added.length, second.known.length]).toEqual([0, 4]);
    expect(await sizes()).toMatchObject({ articles: 4, articleSlugs: 4, articleDesk: 4 });
  });
  it('recognises a story at a new address by its guid or its headline', async () => {
    await runFeedImport(db, odd, feedOptions);
    const item = (title: string, path: string, guid: string) =>
      `<item><title>${title}</title><link>https://www.matineepost.example/${path}</link><guid isPermaLink="false">${guid}</guid></item>`;
    const moved = `<rss version="2.0"><channel><title>T</title><link>https://www.matineepost.example/</link>${item('Renamed since', 'moved/1', 'mp-1')}${item('No picture, no date, no words', 'moved/2', 'mp-99')}</channel></rss>`;
    const result = await runFeedImport(db, { ...odd, bytes: new TextEncoder().encode(moved) }, feedOptions);
    expect(result.added).toEqual([]);
    expect(result.known.map(({ reason }) => reason)).toEqual(['same guid', 'same headline']);
  });
  it('writes the articles that an interrupted run only marked as known', async () => {
    await runFeedImport(db, odd, feedOptions);
    const articles = await db.collection('articles').get();
    await Promise.all(articles.docs.map((doc) => doc.ref.delete()));
    const before = articles.docs.map((doc) => doc.get('slug') as string).sort();
    const again = await runFeedImport(db, odd, feedOptions);
    expect(again.added.map(({ slug }) => slug).sort()).toEqual(before);
  });
  it('chooses another slug if one is taken', async () => {
    await db.doc('articleSlugs/no-picture-no-date-no-words').set({ articleId: 'another', redirectTo: null });
    const { added } = await runFeedImport(db, odd, feedOptions);
    expect(added.find(({ title }) => title.startsWith('No picture'))?.slug).toMatch(
      /^no-picture-no-date-no-words-[\da-f]{8}$/,
    );
  });
  it('imports drafts if asked to', async () => {
    await runFeedImport(db, odd, { ...feedOptions, isPublished: false });
    const { docs } = await db.collection('articles').get();
    expect(docs.map((article) => article.get('isPublished') as boolean)).toEqual([false, false, false, false]);
  });
  it('refuses an unknown category or a file that is not a feed, and says why', async () => {
    await expect(runFeedImport(db, odd, { ...feedOptions, categoryId: 'none' })).rejects.toThrow(
      "There is no category 'none': choose one of film-news.",
    );
    await expect(runFeedImport(db, { ...odd, bytes: new TextEncoder().encode('<html>') }, feedOptions)).rejects.toThrow(
      'This is not an RSS or Atom feed',
    );
  });
});

describe('importing box office figures', () => {
  const csv = fixture('box-office/odd-rows.csv');
  it('adds films, and changes nothing the second time', async () => {
    await db.doc('films/known').set(
      filmDoc('known', {
        movieName: 'Known',
        language: 'Hindi',
        totalCollection: 5_000_000,
        about: 'Written by an editor.',
      }),
    );
    const first = await runBoxOfficeImport(db, csv, { now, source: 'Trade sheet' });
    expect([first.added.length, first.errors.length, first.ranks.length]).toEqual([5, 6, 0]);
    expect((await db.doc('films/known').get()).get('revision')).toBe(1);
    const entries = await readBoxOffice(db);
    expect(entries.map(({ slug }) => slug)).toEqual([
      'known',
      'rain-again',
      'rain-again-tamil',
      'falling',
      'movie-tamil',
      'terms-tamil',
    ]);
    expect((await db.doc('filmSlugs/rain-again').get()).get('filmId')).toBe(first.added[0]?.id);

    const stored = async () =>
      (await db.collection('films').get()).docs.map((doc) => [doc.id, doc.updateTime.toMillis()]);
    const before = await stored();
    const second = await runBoxOfficeImport(db, csv, {
      now: new Date('2026-11-22T06:00:00.000Z'),
      source: 'Trade sheet',
    });
    expect([second.added.length, second.changed.length, second.unchanged.length, second.ranks.length]).toEqual([
      0, 0, 5, 0,
    ]);
    expect(await stored()).toEqual(before);
  });
  it('writes nothing if the header is wrong', async () => {
    await expect(runBoxOfficeImport(db, new TextEncoder().encode('a,b\n1,2'), { now, source: null })).rejects.toThrow(
      'Nothing was written.',
    );
    expect(await sizes()).toMatchObject({ films: 0, filmSlugs: 0 });
  });
});
