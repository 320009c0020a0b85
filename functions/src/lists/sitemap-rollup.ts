import { FieldPath, FieldValue, type Firestore } from 'firebase-admin/firestore';
import type { ArticleDoc } from '@first-show/domain/articles/article.schema';
import { rollupIds } from '@first-show/domain/core/collections';
import type { SitemapEntry } from '@first-show/domain/rollups/rollups';
import { rollupRef } from './rollups.ts';

export const monthOf = (publishedAt: string): string => publishedAt.slice(0, 7);

/**
 * Updates the entry of an article in the sitemaps, each of which has the articles of one month.
 * `former`: other times of publication that the article may have had. `article`: `undefined` for a
 * deleted one.
 */
export async function updateSitemap(
  db: Firestore,
  articleId: string,
  { article, former }: { article: ArticleDoc | undefined; former: readonly (string | null)[] },
): Promise<void> {
  const publishedAt = article?.isPublished === true ? article.publishedAt : null;
  const months = new Set([...former, publishedAt].flatMap((time) => (time === null ? [] : [monthOf(time)])));
  const path = new FieldPath('entries', articleId);
  const batch = db.batch();
  for (const month of months) {
    const isListed = article !== undefined && publishedAt !== null && monthOf(publishedAt) === month;
    const entry: SitemapEntry | FieldValue = isListed
      ? { slug: article.slug, updatedAt: article.updatedAt }
      : FieldValue.delete();
    batch.set(
      rollupRef(db, rollupIds.sitemap(month)),
      { month, entries: { [articleId]: entry } },
      { mergeFields: ['month', path] },
    );
  }
  await batch.commit();
}
