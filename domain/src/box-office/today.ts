import { dayAfter } from '../analytics/daily-stats.ts';
import { indianDay } from '../core/dates.ts';
import type { BoxOfficeFilm } from './box-office.schema.ts';

/** Days from the release on during which editors enter a film's figures. */
export const FOLLOWED_DAYS = 42;
/**
 * A film without days usually comes from a chart. In its first week, somebody may still start
 * entering days.
 */
const BEGUN_WITHIN_DAYS = 7;

type Film = Pick<BoxOfficeFilm, 'releaseDate' | 'days'>;

/** The earliest release day whose films are still followed on `today` ('YYYY-MM-DD' in India). */
export const followedSince = (today: string): string => dayAfter(today, 1 - FOLLOWED_DAYS);

/** Whether a film in cinemas still lacks its figure of `today`. */
export function lacksFigure({ releaseDate, days }: Film, today: string): boolean {
  if (releaseDate === null) return false;
  const released = indianDay(releaseDate);
  if (released > today || released < followedSince(today)) return false;
  if (days.length === 0 && released < dayAfter(today, 1 - BEGUN_WITHIN_DAYS)) return false;
  return !days.some(
    ({ date, nettRupees, grossRupees }) => date === today && (nettRupees !== null || grossRupees !== null),
  );
}
