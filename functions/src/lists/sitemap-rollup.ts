import { FieldPath, FieldValue, type Firestore } from 'firebase-admin/firestore';
import { collections, rollupIds } from '@first-show/domain/core/collections';
import type { SitemapEntry } from '@first-show/domain/rollups/rollups';
import { rollupRef } from './rollups.ts';

export const monthOf = (publishedAt: string): string => publishedAt.slice(0, 7);

/**
 * Updates the entry of an article in the sitemaps, each of which has the articles of one month.
 * `publishedAt`: the times of publication before and after the change, because the article may have
 * moved to another month. A transaction, so that of two concurrent runs the later one sees the
 * later article.
 */
export async function updateSitemap(
  db: Firestore,
  articleId: string,
  publishedAt: readonly (string | null)[],
): Promise<void> {
  const ref = db.collection(collections.articles).doc(articleId);
  const path = new FieldPath('entries', articleId);
  await db.runTransaction(async (transaction) => {
    const [article] = await transaction.getAll(ref, { fieldMask: ['isPublished', 'publishedAt', 'slug', 'updatedAt'] });
    const now = article?.get('isPublished') === true ? (article.get('publishedAt') as string | null) : null;
    const months = new Set([...publishedAt, now].flatMap((time) => (time === null ? [] : [monthOf(time)])));
    for (const month of months) {
      const isListed = now !== null && monthOf(now) === month;
      const entry: SitemapEntry | FieldValue = isListed
        ? { slug: article?.get('slug') as string, updatedAt: article?.get('updatedAt') as string }
        : FieldValue.delete();
      transaction.set(
        rollupRef(db, rollupIds.sitemap(month)),
        { month, entries: { [articleId]: entry } },
        { mergeFields: ['month', path] },
      );
    }
  });
}
