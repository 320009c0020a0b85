import { indianDay, plusDays } from '../core/dates.ts';
import type { BoxOfficeFilm } from './box-office.schema.ts';
import { hasDayFigure } from './day-figure.ts';

/** Number of days from the release on for which editors enter daily figures. */
const FOLLOWED_DAYS = 42;
/**
 * Number of days from the release on in which a film without any days is reported. Such a film
 * usually comes from a chart, and nobody enters its daily figures.
 */
const BEGUN_WITHIN_DAYS = 7;

type Film = Pick<BoxOfficeFilm, 'releaseDate' | 'days'>;

/**
 * The earliest release day of the films that still need a figure for `today`. Both are days in
 * India, 'YYYY-MM-DD'.
 */
export const followedSince = (today: string): string => plusDays(today, 1 - FOLLOWED_DAYS);

/** Whether a film needs a figure for `today` ('YYYY-MM-DD' in India) and has none. */
export function lacksFigure({ releaseDate, days }: Film, today: string): boolean {
  if (releaseDate === null) return false;
  const released = indianDay(releaseDate);
  if (released > today || released < followedSince(today)) return false;
  if (days.length === 0 && released < plusDays(today, 1 - BEGUN_WITHIN_DAYS)) return false;
  return !days.some((day) => day.date === today && hasDayFigure(day));
}
