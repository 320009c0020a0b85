import type { Firestore } from 'firebase-admin/firestore';
import type { ArticleDoc } from '@first-show/domain/articles/article.schema';
import { collections } from '@first-show/domain/core/collections';

/** The most articles about a film among which its first review is looked for. */
const REVIEWS_READ = 100;

/**
 * Copies the stars of our first review to each film that a changed review names or named, so that a
 * card of a film needs no article.
 */
export async function copyOurStars(
  db: Firestore,
  { before, after }: { before: ArticleDoc | undefined; after: ArticleDoc | undefined },
): Promise<void> {
  const reviews = [before, after].flatMap((article) =>
    article?.isPublished === true && article.rating !== null ? article : [],
  );
  const slugs = new Set(reviews.flatMap(({ filmSlugs }) => filmSlugs));
  await Promise.all([...slugs].map((slug) => copyStarsOf(db, slug)));
}

async function copyStarsOf(db: Firestore, filmSlug: string): Promise<void> {
  const [films, articles] = await Promise.all([
    db.collection(collections.films).where('slug', '==', filmSlug).select('ourStars').limit(1).get(),
    db
      .collection(collections.articles)
      .where('isPublished', '==', true)
      .where('filmSlugs', 'array-contains', filmSlug)
      .orderBy('publishedAt', 'desc')
      .select('rating')
      .limit(REVIEWS_READ)
      .get(),
  ]);
  const [film] = films.docs;
  const first = articles.docs.findLast((article) => typeof article.get('rating') === 'number');
  const ourStars = (first?.get('rating') as number | undefined) ?? null;
  if (film !== undefined && film.get('ourStars') !== ourStars) await film.ref.update({ ourStars });
}
