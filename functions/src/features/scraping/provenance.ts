import { collections } from '@first-show/domain/core/collections';
import type { ArticleProvenance, StoryDeskNote } from '@first-show/domain/scraping/credit.schema';
import type { Deps } from '../../platform/deps.ts';

/**
 * The sources of an article, and for each of its sentences the source that it comes from. Both
 * lists are empty for an article without sources; the result is `null` for an unknown article.
 * Reads two documents.
 */
export async function provenanceOf(deps: Deps, articleId: string): Promise<ArticleProvenance | null> {
  const db = deps.db();
  const refs = [collections.articles, collections.articleDesk].map((name) => db.collection(name).doc(articleId));
  const [article, found] = await db.getAll(...refs, { fieldMask: ['credits', 'provenance'] });
  if (article?.exists !== true) return null;
  const note = found?.data() as Partial<StoryDeskNote> | undefined;
  return { credits: note?.credits ?? [], provenance: note?.provenance ?? [] };
}
