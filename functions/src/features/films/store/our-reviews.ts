import { isDeepStrictEqual } from 'node:util';
import type { Firestore, Query } from 'firebase-admin/firestore';
import type { ArticleDoc } from '@first-show/domain/articles/article.schema';
import { collections } from '@first-show/domain/core/collections';
import type { FilmDoc, FilmReview } from '@first-show/domain/films/film.schema';
import { withoutEndedPoster } from '../../articles/store/ended-pictures.ts';
import { filmRef } from './read-box-office.ts';

/** The most reviews of a film that are read, and the most that the film keeps. */
const REVIEWS_READ = 50;
const REVIEWS_KEPT = 6;

type Reviewing = Pick<ArticleDoc, 'slug' | 'language' | 'rating' | 'review' | 'publishedAt'>;

/** Our reviews by the id of the film (`FilmDoc.ourReviews`). `articles` are published. */
export function reviewsByFilm(articles: readonly Reviewing[]): ReadonlyMap<string, FilmReview[]> {
  const byFilm = Map.groupBy(articles, ({ review }) => review?.filmId ?? '');
  byFilm.delete('');
  return new Map([...byFilm].map(([filmId, reviews]) => [filmId, oursFirst(reviews)]));
}

/** The newest review that an editor chose, else the first one; then the others, oldest first. */
function oursFirst(reviews: readonly Reviewing[]): FilmReview[] {
  const oldestFirst = [...reviews].sort((a, b) => ((a.publishedAt ?? '') < (b.publishedAt ?? '') ? -1 : 1));
  const ours = oldestFirst.findLast(({ review }) => review?.isChosen) ?? oldestFirst[0];
  return [...oldestFirst.filter((one) => one === ours), ...oldestFirst.filter((one) => one !== ours)]
    .flatMap(({ slug, language, rating, review }) =>
      rating === null || review === null ? [] : [{ slug, language, stars: rating, verdict: review.verdict }],
    )
    .slice(0, REVIEWS_KEPT);
}

/** The fields of a film about our reviews of it. */
export const reviewFieldsOf = (ourReviews: FilmReview[] = []): Pick<FilmDoc, 'ourReviews' | 'ourStars'> => ({
  ourReviews,
  ourStars: ourReviews[0]?.stars ?? null,
});

const reviewsOf = (db: Firestore, filmId: string): Query =>
  db.collection(collections.articles).where('review.filmId', '==', filmId).limit(REVIEWS_READ);

/**
 * Copies our reviews to each film that a changed article reviews or reviewed, so that a card of a
 * film needs no article.
 */
export async function copyOurReviews(
  db: Firestore,
  { before, after }: { before: ArticleDoc | undefined; after: ArticleDoc | undefined },
): Promise<void> {
  const filmIds = [before, after].flatMap((article) =>
    article?.isPublished === true && article.review !== null ? [article.review.filmId] : [],
  );
  await Promise.all([...new Set(filmIds)].map((filmId) => copyReviewsOf(db, filmId)));
}

/** In a transaction, because two reviews of a film may change at the same time. */
function copyReviewsOf(db: Firestore, filmId: string): Promise<void> {
  const reviews = reviewsOf(db, filmId)
    .where('isPublished', '==', true)
    .select('slug', 'language', 'rating', 'review', 'publishedAt');
  return db.runTransaction(async (transaction) => {
    const [film, found] = await Promise.all([transaction.get(filmRef(db, filmId)), transaction.get(reviews)]);
    const fields = reviewFieldsOf(reviewsByFilm(found.docs.map((doc) => doc.data() as Reviewing)).get(filmId));
    const stored = film.get('ourReviews') as unknown;
    if (film.exists && !isDeepStrictEqual(stored, fields.ourReviews)) transaction.update(film.ref, fields);
  });
}

/** The poster that the reviews of a film show. */
export const posterOf = (film: FilmDoc): string | null =>
  film.isPublished ? withoutEndedPoster(film, film).imageUrl : null;

/** Copies a changed poster of a film to its reviews, so that their cards need no film. */
export async function copyPosterToReviews(
  db: Firestore,
  filmId: string,
  { before, after }: { before: FilmDoc | undefined; after: FilmDoc | undefined },
): Promise<void> {
  const posterUrl = after === undefined ? null : posterOf(after);
  if (before === undefined || posterOf(before) === posterUrl) return;
  const { docs } = await reviewsOf(db, filmId).select('posterUrl').get();
  const changed = docs.filter((review) => review.get('posterUrl') !== posterUrl);
  await Promise.all(changed.map(({ ref }) => ref.update({ posterUrl })));
}
