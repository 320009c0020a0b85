import { indianDay } from '@first-show/domain/core/dates';

const DAY_MS = 86_400_000;

/**
 * The number of days that a film has been in cinemas, in India's time; the day of release is day 1.
 * `null` before the release or without a date. Does not use date-fns, which readers' pages do not
 * load (`domain/src/core/dates.ts`).
 */
export function daysInCinemas(releaseDate: string | null, now: Date): number | null {
  if (releaseDate === null) return null;
  const release = releaseDate.length === 10 ? releaseDate : indianDay(releaseDate);
  const days = Math.round((Date.parse(indianDay(now.toISOString())) - Date.parse(release)) / DAY_MS) + 1;
  return days > 0 ? days : null;
}
