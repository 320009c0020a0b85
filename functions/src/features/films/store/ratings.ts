import type { Firestore } from 'firebase-admin/firestore';
import { collections } from '@first-show/domain/core/collections';
import { noRatings, type RatingDoc } from '@first-show/domain/films/rating';
import { filmRef } from './read-box-office.ts';

const ratingRef = (db: Firestore, filmId: string) => db.collection(collections.ratings).doc(filmId);

/** The public numbers of a film's ratings. One read. */
export async function loadRating(db: Firestore, filmId: string): Promise<RatingDoc> {
  const stored = (await ratingRef(db, filmId).get()).data() as Partial<RatingDoc> | undefined;
  const { count, mean, distribution } = { ...noRatings, ...stored };
  return { count, mean, distribution };
}

/** Copies count and mean of each of these films into its document, from which lists show them. */
export async function copyRatings(db: Firestore, filmIds: readonly string[]): Promise<void> {
  for (const id of filmIds) {
    const film = await filmRef(db, id).get();
    const { count, mean } = await loadRating(db, id);
    const shown = film.get('rating') as Pick<RatingDoc, 'count' | 'mean'> | undefined;
    if (film.exists && (shown?.count !== count || shown.mean !== mean))
      await film.ref.update({ rating: { count, mean } });
  }
}
