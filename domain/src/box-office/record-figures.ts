import { isFriday } from '../core/dates.ts';
import type { BoxOfficeFilm } from './box-office.schema.ts';
import { lastDayWithFigure } from './day-figure.ts';
import type { FilmVersion } from './versions.ts';

/** Figures of a film that follow from its days, for records, lists and sparklines. */
export type RecordFigures = {
  /** The second weekend in percent of the first; `null` if it does not count or is not known. */
  secondWeekendHold: number | null;
  /** The last day with a figure; `null` without one. */
  runDays: number | null;
  /** The highest India nett of a re-release; `null` without a known one. */
  reReleaseRupees: number | null;
  /** India nett of the first days, in lakh. An unknown day is `null`. */
  trend: (number | null)[];
};

/** A hold counts from this India nett of the first weekend on. */
const HOLD_MIN_RUPEES = 50_000_000;
const DAYS_A_WEEK = 7;
const LAKH = 100_000;
/** The number of days in a film's sparkline. */
const TREND_DAYS = 30;

export const recordFigures = ({
  days,
  versions,
}: Pick<BoxOfficeFilm, 'days'> & { versions: readonly FilmVersion[] }): RecordFigures => ({
  secondWeekendHold: secondWeekendHold(days),
  runDays: lastDayWithFigure(days)?.day ?? null,
  reReleaseRupees: highest(
    versions.flatMap(({ kind, totalRupees }) => (kind === 're-release' ? (totalRupees ?? []) : [])),
  ),
  trend: trendOf(days),
});

const highest = (values: readonly number[]): number | null => (values.length === 0 ? null : Math.max(...values));

/** The number of the day on which the first weekend's Friday falls; `null` if it is not known. */
function firstFriday(days: BoxOfficeFilm['days']): number | null {
  const friday = days.find(({ date }) => isFriday(date))?.day;
  return friday === undefined || friday > DAYS_A_WEEK ? null : friday;
}

/** The number of the day on which the second weekend ends; `null` if it is not known. */
export function secondSunday(days: BoxOfficeFilm['days']): number | null {
  const friday = firstFriday(days);
  return friday === null ? null : friday + DAYS_A_WEEK + 2;
}

/**
 * Compares Friday to Sunday of the first weekend with Friday to Sunday of the second one, so that
 * neither a holiday opening nor a preview day counts. All six days must be known.
 */
function secondWeekendHold(days: BoxOfficeFilm['days']): number | null {
  const friday = firstFriday(days);
  if (friday === null) return null;
  const nettOf = new Map(days.map(({ day, nettRupees }) => [day, nettRupees]));
  const weekend = (first: number): number | null => {
    const three = [first, first + 1, first + 2].map((day) => nettOf.get(day) ?? null);
    return three.reduce<number | null>((sum, nett) => (sum === null || nett === null ? null : sum + nett), 0);
  };
  const [first, second] = [weekend(friday), weekend(friday + DAYS_A_WEEK)];
  if (first === null || second === null || first < HOLD_MIN_RUPEES) return null;
  return Math.round((second / first) * 1000) / 10;
}

function trendOf(days: BoxOfficeFilm['days']): (number | null)[] {
  const nettOf = new Map(days.map(({ day, nettRupees }) => [day, nettRupees]));
  const last = days.findLast(({ day, nettRupees }) => day <= TREND_DAYS && nettRupees !== null)?.day ?? 0;
  return Array.from({ length: last }, (_, index) => {
    const rupees = nettOf.get(index + 1) ?? null;
    return rupees === null ? null : Math.round(rupees / LAKH);
  });
}
