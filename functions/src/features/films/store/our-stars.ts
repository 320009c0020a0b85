import type { Firestore } from 'firebase-admin/firestore';
import type { ArticleDoc } from '@first-show/domain/articles/article.schema';
import { collections } from '@first-show/domain/core/collections';

/** The most articles with stars about a film among which its first review is looked for. */
const REVIEWS_READ = 50;

type Review = Pick<ArticleDoc, 'filmIds' | 'rating' | 'review' | 'publishedAt'>;

/** The film to which the stars of a published article belong: the first one that it names. */
const reviewedFilmOf = ({ filmIds, rating }: Review): string | undefined => (rating === null ? undefined : filmIds[0]);

/**
 * Our stars by film: those of the review that an editor chose, else of the first one.
 * `articles` are published.
 */
export function starsByFilm(articles: readonly Review[]): ReadonlyMap<string, number> {
  const newestFirst = [...articles].sort((a, b) => ((a.publishedAt ?? '') < (b.publishedAt ?? '') ? 1 : -1));
  const [others, chosen] = [false, true].map((isChosen) =>
    newestFirst.filter(({ review }) => (review?.isChosen ?? false) === isChosen),
  );
  // The last stars of a film replace the others.
  return new Map(
    [...(others ?? []), ...(chosen ?? [])].flatMap((article): [string, number][] => {
      const filmId = reviewedFilmOf(article);
      return filmId === undefined || article.rating === null ? [] : [[filmId, article.rating]];
    }),
  );
}

/**
 * Copies the stars of our first review to each film that a changed review is or was about, so that
 * a card of a film needs no article.
 */
export async function copyOurStars(
  db: Firestore,
  { before, after }: { before: ArticleDoc | undefined; after: ArticleDoc | undefined },
): Promise<void> {
  const filmIds = [before, after].flatMap((article) =>
    article?.isPublished === true ? (reviewedFilmOf(article) ?? []) : [],
  );
  await Promise.all([...new Set(filmIds)].map((filmId) => copyStarsOf(db, filmId)));
}

/** In a transaction, because two reviews of a film may change at the same time. */
function copyStarsOf(db: Firestore, filmId: string): Promise<void> {
  const reviews = db
    .collection(collections.articles)
    .where('isPublished', '==', true)
    .where('filmIds', 'array-contains', filmId)
    .where('rating', '>', 0)
    .select('filmIds', 'rating', 'review', 'publishedAt')
    .limit(REVIEWS_READ);
  return db.runTransaction(async (transaction) => {
    const [film, found] = await Promise.all([
      transaction.get(db.collection(collections.films).doc(filmId)),
      transaction.get(reviews),
    ]);
    const ourStars = starsByFilm(found.docs.map((doc) => doc.data() as Review)).get(filmId) ?? null;
    if (film.exists && film.get('ourStars') !== ourStars) transaction.update(film.ref, { ourStars });
  });
}
