import type { Firestore, Transaction } from 'firebase-admin/firestore';
import type { ArticleDoc } from '@first-show/domain/articles/article.schema';
import { FILM_MISSING_TEXT, STARS_MISSING_TEXT } from '@first-show/domain/articles/review.schema';
import { collections } from '@first-show/domain/core/collections';
import { fail, invalidField, ok, type Result } from '@first-show/domain/core/result';
import type { FilmDoc } from '@first-show/domain/films/film.schema';
import { posterOf } from '../../films/store/our-reviews.ts';
import { isDocumentId } from '../../../platform/firestore/ids.ts';

const STARS_MISSING = invalidField('rating', STARS_MISSING_TEXT);
const FILM_MISSING = invalidField('review.filmId', FILM_MISSING_TEXT);

/**
 * The article with the poster of the film that it reviews, and with that film among its films.
 * Refuses a review without stars and, unless `mayBeDeleted`, of a film that does not exist.
 */
export async function withReviewedFilm(
  db: Firestore,
  transaction: Transaction,
  { article, mayBeDeleted = false }: { article: ArticleDoc; mayBeDeleted?: boolean },
): Promise<Result<ArticleDoc>> {
  const { review, rating, filmIds } = article;
  if (review === null) return ok({ ...article, posterUrl: null });
  if (rating === null) return fail(STARS_MISSING);
  const film = isDocumentId(review.filmId)
    ? ((await transaction.get(db.collection(collections.films).doc(review.filmId))).data() as FilmDoc | undefined)
    : undefined;
  if (film === undefined) return mayBeDeleted ? ok({ ...article, posterUrl: null }) : fail(FILM_MISSING);
  const others = filmIds.filter((id) => id !== film.id);
  return ok({ ...article, posterUrl: posterOf(film), filmIds: [film.id, ...others] });
}
