import { isDeepStrictEqual } from 'node:util';
import type { Firestore } from 'firebase-admin/firestore';
import type { ArticleDoc } from '@first-show/domain/articles/article.schema';
import { collections } from '@first-show/domain/core/collections';
import { loadFilmNames } from '../features/films/store/read-films.ts';
import type { Drift } from '../platform/counters/drift.ts';
import { indexArticle, indexEntryOf } from './search-index.ts';

/**
 * Compares the search entry of an article with the article. After a change of the folding every
 * entry differs, so the fix indexes the archive again.
 */
export async function checkSearchEntry(db: Firestore, articleId: string): Promise<Drift[]> {
  const article = (await db.collection(collections.articles).doc(articleId).get()).data() as ArticleDoc | undefined;
  if (article === undefined) return [];
  const { id, doc } = indexEntryOf(article, await loadFilmNames(db, article.filmIds));
  const ref = db.collection(collections.searchIndex).doc(id);
  const stored = (await ref.get()).data();
  if (isDeepStrictEqual(stored, doc)) return [];
  // An entry has hundreds of keys, so the report names only its state.
  const state = stored === undefined ? 'no entry' : 'an entry of another text or folding';
  return [
    { path: ref.path, stored: state, expected: 'the current entry', fix: () => indexArticle(db, articleId, article) },
  ];
}
