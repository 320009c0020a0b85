/**
 * Readers' stars. A rating is one to ten halves of a star. The site counts those of trusted readers
 * and of newcomers apart, so that a crowd of new readers can hardly move the mean. A crowd whose
 * members come back on three days counts as trusted.
 */

export type RaterClass = 'trusted' | 'new';
/** Ratings by halves of a star: ten counts, for 0.5 first. */
export type RatingCounts = Readonly<Record<RaterClass, readonly number[]>>;

/** As stored in `ratings/{filmId}`: what readers may know. */
export type RatingDoc = { count: number; mean: number | null; distribution: number[] | null };
export const noRatings: RatingDoc = { count: 0, mean: null, distribution: null };

export const RATING_VALUES = 10;
/** The mean is shown from this many ratings of trusted readers on. */
export const RATING_SHOWN_FROM = 20;
/** All newcomers together weigh at most this share of the trusted readers. */
const NEWCOMERS_SHARE = 0.04;

const sum = (counts: readonly number[]): number => counts.reduce((total, count) => total + count, 0);
const starsOf = (counts: readonly number[]): number =>
  counts.reduce((total, count, index) => total + (count * (index + 1)) / 2, 0);

/**
 * The public numbers. `count` has all ratings. Mean and distribution weigh newcomers less, and are
 * `null` until enough trusted readers have rated.
 */
export function ratingOf({ trusted, new: newcomers }: RatingCounts): RatingDoc {
  const [trustedCount, newCount] = [sum(trusted), sum(newcomers)];
  const count = trustedCount + newCount;
  if (trustedCount < RATING_SHOWN_FROM) return { count, mean: null, distribution: null };
  const weight = newCount === 0 ? 0 : Math.min(1, (NEWCOMERS_SHARE * trustedCount) / newCount);
  const mean = (starsOf(trusted) + weight * starsOf(newcomers)) / (trustedCount + weight * newCount);
  return {
    count,
    mean: Math.round(mean * 100) / 100,
    distribution: trusted.map((ratings, index) => ratings + Math.round(weight * (newcomers[index] ?? 0))),
  };
}
