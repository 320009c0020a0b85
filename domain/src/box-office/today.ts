import { dayAfter } from '../analytics/daily-stats.ts';
import { indianDay } from '../core/dates.ts';
import type { BoxOfficeFilm } from './box-office.schema.ts';

/** Editors enter daily figures for this many days from the release on. */
export const FOLLOWED_DAYS = 42;
/**
 * A film without days usually comes from a chart, and nobody enters its daily figures. So it is
 * reported only during this many days from its release on.
 */
const BEGUN_WITHIN_DAYS = 7;

type Film = Pick<BoxOfficeFilm, 'releaseDate' | 'days'>;

/**
 * The earliest release day of films that still get daily figures on `today` ('YYYY-MM-DD' in
 * India).
 */
export const followedSince = (today: string): string => dayAfter(today, 1 - FOLLOWED_DAYS);

/** Whether a film in cinemas has no figure for `today` yet. */
export function lacksFigure({ releaseDate, days }: Film, today: string): boolean {
  if (releaseDate === null) return false;
  const released = indianDay(releaseDate);
  if (released > today || released < followedSince(today)) return false;
  if (days.length === 0 && released < dayAfter(today, 1 - BEGUN_WITHIN_DAYS)) return false;
  return !days.some(
    ({ date, nettRupees, grossRupees }) => date === today && (nettRupees !== null || grossRupees !== null),
  );
}
