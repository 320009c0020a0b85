import { deleteApp, initializeApp } from 'firebase-admin/app';
import { initializeFirestore, type Firestore } from 'firebase-admin/firestore';
import type { ArticleDoc } from '@first-show/domain/articles/article.schema';
import { collections, rollupIds } from '@first-show/domain/core/collections';
import { readRelated } from '../../../functions/src/lists/related-lists.ts';

const READ_BY_PAGES = [
  collections.articles,
  collections.rollups,
  collections.reactionCounts,
  collections.categories,
  collections.polls,
  collections.predictions,
  collections.stats,
  collections.films,
  collections.filmSlugs,
  collections.people,
  collections.personSlugs,
  collections.ratings,
  collections.media,
];

export type DemoCopy = {
  db: Firestore;
  projectId: string;
  articles: { id: string; slug: string }[];
  copied: { id: string; slug: string }[];
  close: () => Promise<void>;
};

/**
 * Copies the documents that the demo's pages read to a separate project without triggers. With
 * `copies` above 1, each published article exists `copies` times; the additional articles have
 * other ids and are listed in `copied`. Related articles are chosen before, as on a site whose
 * pages somebody has already read.
 */
export async function copyDemo(from: Firestore, name: string, copies = 1): Promise<DemoCopy> {
  const projectId = `demo-bench-${name}-${process.pid}`;
  const app = initializeApp({ projectId }, projectId);
  const db = initializeFirestore(app);
  db.settings({ ignoreUndefinedProperties: true });
  const writer = db.bulkWriter({ throttling: false });
  await chooseRelated(from);
  const found = await Promise.all(
    READ_BY_PAGES.map(async (collection) => ({ collection, docs: (await from.collection(collection).get()).docs })),
  );
  const rollups = new Map(
    found.find(({ collection }) => collection === collections.rollups)?.docs.map((doc) => [doc.id, doc.data()]),
  );
  const [articles, copied]: [DemoCopy['articles'], DemoCopy['copied']] = [[], []];
  for (const { collection, docs } of found) {
    for (const doc of docs) {
      void writer.set(db.collection(collection).doc(doc.id), doc.data());
      if (collection !== collections.articles || doc.get('isPublished') !== true) continue;
      articles.push({ id: doc.id, slug: doc.get('slug') as string });
      for (let copy = 1; copy < copies; copy += 1) {
        const id = `${doc.id}-copy-${copy}`;
        void writer.set(db.collection(collection).doc(id), { ...doc.data(), id, slug: id });
        for (const idOf of [rollupIds.shownComments, rollupIds.related])
          void writer.set(db.collection(collections.rollups).doc(idOf(id)), rollups.get(idOf(doc.id)) ?? {});
        copied.push({ id, slug: id });
      }
    }
  }
  await writer.close();
  return { db, projectId, articles, copied, close: () => deleteApp(app) };
}

/** Fills `rollups/related-{id}` of every published article. */
async function chooseRelated(db: Firestore): Promise<void> {
  const published = await db.collection(collections.articles).where('isPublished', '==', true).get();
  for (const doc of published.docs)
    await readRelated(db, { ...(doc.data() as ArticleDoc), id: doc.id }, { limit: 1, now: new Date() });
}
