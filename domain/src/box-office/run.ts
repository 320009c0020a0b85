import { daysBetween, indianDay } from '../core/dates.ts';
import type { BoxOfficeFilm } from './box-office.schema.ts';
import { lastDayWithFigure } from './day-figure.ts';

/**
 * A film's run in cinemas, worked out from its release date and its days. Does not use date-fns,
 * which readers' pages do not load (`core/dates.ts`).
 */

const DAYS_A_WEEK = 7;
/** A run ends after this many days without a figure, unless an editor has ended it. */
export const RUN_ENDS_AFTER_DAYS = 21;

/** All numbers of days are counted in India's time. */
export type Run =
  | { status: 'upcoming'; daysToGo: number }
  /** The day of release is day 1. */
  | { status: 'running'; dayCount: number }
  /** `dayCount` is the last day with a figure; `null` if no day has one. */
  | { status: 'ended'; dayCount: number | null };

type Film = Pick<BoxOfficeFilm, 'releaseDate' | 'days'>;

/** The state of a film's run at `now`; `null` without a release date. */
export function runOf({ releaseDate, days }: Film, now: Date): Run | null {
  if (releaseDate === null) return null;
  const release = releaseDate.length === 10 ? releaseDate : indianDay(releaseDate);
  const today = daysBetween(release, indianDay(now.toISOString())) + 1;
  if (today < 1) return { status: 'upcoming', daysToGo: 1 - today };
  const lastDay = lastDayWithFigure(days)?.day ?? null;
  return today - (lastDay ?? 0) > RUN_ENDS_AFTER_DAYS
    ? { status: 'ended', dayCount: lastDay }
    : { status: 'running', dayCount: today };
}

/**
 * Whether a film has run long enough for a verdict: its days reach a full week, or its run has
 * ended. If no day has a figure, seven days must have passed since the release.
 */
export function isVerdictDue(film: Film, now: Date): boolean {
  const lastDay = lastDayWithFigure(film.days)?.day ?? null;
  if (lastDay !== null && lastDay >= DAYS_A_WEEK) return true;
  const run = runOf(film, now);
  if (run?.status === 'running') return lastDay === null && run.dayCount > DAYS_A_WEEK;
  return run?.status === 'ended';
}
