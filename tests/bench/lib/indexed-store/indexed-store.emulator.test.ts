import { join } from 'node:path';
import { deleteApp, initializeApp } from 'firebase-admin/app';
import { FieldPath, Filter, initializeFirestore, type Firestore, type Query } from 'firebase-admin/firestore';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { fileURLToPath } from 'node:url';
import { articleOf, commentOf, filmOf } from '../archive.ts';
import { indexEntryOf } from '../../../../functions/src/lists/search-index.ts';
import { connect } from './connect.ts';
import { serveIndexedStore } from './serve.ts';

/**
 * Compares the answers of the store with those of the emulator, so that measurements on the store
 * are valid.
 */
const ARTICLES = 120;
const COMMENTS = 300;
let emulator: Firestore;
let store: Firestore;
let close = () => Promise.resolve();

beforeAll(async () => {
  const served = await serveIndexedStore(join(fileURLToPath(import.meta.url), '../../../../../firestore.indexes.json'));
  const app = initializeApp({ projectId: 'demo-indexed' }, 'indexed');
  emulator = initializeFirestore(app);
  emulator.settings({ ignoreUndefinedProperties: true });
  const connected = connect(served.host, 'demo-indexed-store');
  store = connected.db;
  close = async () => {
    await Promise.all([deleteApp(app), connected.close()]);
    served.stop();
  };
  for (const db of [emulator, store]) {
    const writer = db.bulkWriter({ throttling: false });
    for (let index = 0; index < ARTICLES; index += 1) {
      const article = articleOf(index, ARTICLES);
      const entry = indexEntryOf(article);
      void writer.set(db.collection('articles').doc(article.id), article);
      void writer.set(db.collection('searchIndex').doc(entry.id), entry.doc);
    }
    for (let index = 0; index < COMMENTS; index += 1) {
      const { comment, queued } = commentOf(index, ARTICLES);
      void writer.set(db.collection('comments').doc(comment.id), comment);
      void writer.set(db.collection('commentQueue').doc(queued.id), queued);
    }
    await writer.close();
  }
}, 60_000);
afterAll(() => close());

const shown = async (query: Query) => (await query.get()).docs.map((doc) => [doc.id, doc.data()]);
async function expectSame(make: (db: Firestore) => Query): Promise<unknown[]> {
  const [expected, answered] = [await shown(make(emulator)), await shown(make(store))];
  expect(answered).toEqual(expected);
  return answered;
}
const articles = (db: Firestore) => db.collection('articles');
const published = (db: Firestore) => articles(db).where('isPublished', '==', true);
const byTime = (query: Query) => query.orderBy('publishedAt', 'desc').orderBy(FieldPath.documentId(), 'desc');

it('answers lists, their later pages and ranges like the emulator', async () => {
  expect(await expectSame((db) => byTime(published(db)).limit(13).select('title', 'tags'))).toHaveLength(13);
  await expectSame((db) =>
    byTime(published(db).where('categoryId', '==', 'music'))
      .offset(5)
      .limit(13),
  );
  await expectSame((db) => byTime(published(db)).startAfter(articleOf(20, ARTICLES).publishedAt, 'a000020').limit(5));
  await expectSame((db) =>
    published(db)
      .where('publishedAt', '>=', articleOf(9, ARTICLES).publishedAt)
      .orderBy('publishedAt', 'desc')
      .limit(50),
  );
  await expectSame((db) => articles(db).orderBy('createdAt', 'desc').limit(7).select('slug'));
  await expectSame((db) => articles(db).where('slug', '==', 'story-40').limit(1));
});
it('answers filters on arrays, and filters that need several indexes, like the emulator', async () => {
  const { slug } = filmOf(3);
  expect(
    (await expectSame((db) => published(db).where('filmSlugs', 'array-contains', slug).orderBy('publishedAt', 'desc')))
      .length,
  ).toBeGreaterThan(0);
  await expectSame((db) =>
    published(db)
      .where('filmSlugs', 'array-contains-any', [slug, filmOf(4).slug])
      .orderBy('publishedAt', 'desc')
      .limit(12),
  );
  await expectSame((db) =>
    published(db)
      .where('isFeatured', '==', true)
      .where('categoryId', '==', 'film-news')
      .orderBy('publishedAt', 'desc')
      .limit(3),
  );
  await expectSame((db) =>
    db
      .collection('commentQueue')
      .where('status', '==', 'approved')
      .where('keys', 'array-contains', 'w:rare')
      .orderBy('createdAt', 'desc')
      .limit(9),
  );
});
it('answers the queries of the search like the emulator', async () => {
  const entry = indexEntryOf(articleOf(3, ARTICLES)).doc as { n: Record<string, 1>; b: Record<string, 1> };
  const [near = '', other = ''] = Object.keys(entry.n);
  const [word = ''] = Object.keys(entry.b);
  const index = (db: Firestore) => db.collection('searchIndex');
  const has = (map: string, key: string) => Filter.where(new FieldPath(map, key), '==', 1);
  expect(
    (
      await expectSame((db) =>
        index(db)
          .where(Filter.and(has('n', near), has('b', word)))
          .orderBy(FieldPath.documentId())
          .limit(50)
          .select('articleId', new FieldPath('words', near)),
      )
    ).length,
  ).toBeGreaterThan(0);
  await expectSame((db) =>
    index(db)
      .where(Filter.and(has('b', word), Filter.or(has('n', other), has('n', 'zz'))))
      .orderBy(FieldPath.documentId())
      .limit(50),
  );
});
it('counts documents like the emulator, and updates its indexes when documents change', async () => {
  const counts = await Promise.all(
    [emulator, store].map(
      async (db) => (await published(db).where('categoryId', '==', 'music').count().get()).data().count,
    ),
  );
  expect(counts[1]).toBe(counts[0]);
  for (const db of [emulator, store]) {
    await articles(db).doc('a000000').update({ isPublished: false, 'source.name': 'Somebody' });
    await articles(db).doc('a000002').delete();
    await db.runTransaction(async (transaction) => {
      const found = await transaction.get(articles(db).doc('a000004'));
      transaction.set(found.ref, { viewCount: 1_000_000, tags: ['new'] }, { merge: true });
    });
  }
  await expectSame((db) => byTime(published(db)).limit(6));
  await expectSame((db) => published(db).orderBy('viewCount', 'desc').limit(3));
});
it('refuses a query that production would refuse', async () => {
  await expect(published(store).orderBy('readMinutes').get()).rejects.toThrow('requires an index');
});
