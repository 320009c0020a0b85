import type { Firestore } from 'firebase-admin/firestore';
import { collections } from '@first-show/domain/core/collections';
import { rebuildAllRollups } from '../lists/rebuild.ts';
import { indexArticle } from '../lists/search-index.ts';

/**
 * Brings the search index and the roll-ups up to date, as the triggers of all writes so far would.
 * For tests without Cloud Functions.
 */
export async function runTriggers(db: Firestore): Promise<void> {
  const [articles, entries] = await Promise.all([
    db.collection(collections.articles).select().get(),
    db.collection(collections.searchIndex).select('articleId').get(),
  ]);
  const ids = new Set([
    ...articles.docs.map(({ id }) => id),
    ...entries.docs.map((doc) => String(doc.get('articleId'))),
  ]);
  await Promise.all([rebuildAllRollups(db), ...Array.from(ids, (id) => indexArticle(db, id))]);
}
