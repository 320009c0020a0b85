import type { Firestore } from 'firebase-admin/firestore';
import type { ArticleDoc } from '@first-show/domain/articles/article.schema';
import { collections } from '@first-show/domain/core/collections';
import { rebuildAllRollups } from '../lists/rebuild.ts';
import { indexArticle } from '../lists/search-index.ts';

/**
 * Brings the search index and the roll-ups up to date, as the triggers of all writes so far would.
 * For tests without Cloud Functions.
 */
export async function runTriggers(db: Firestore): Promise<void> {
  const [articles, entries] = await Promise.all([
    db.collection(collections.articles).get(),
    db.collection(collections.searchIndex).select('articleId').get(),
  ]);
  const docs = new Map(articles.docs.map((doc) => [doc.id, doc.data() as ArticleDoc]));
  const ids = new Set([...docs.keys(), ...entries.docs.map((entry) => entry.get('articleId') as string)]);
  await Promise.all([rebuildAllRollups(db), ...Array.from(ids, (id) => indexArticle(db, id, docs.get(id)))]);
}
