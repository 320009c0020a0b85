import type { BoxOfficeDay, BoxOfficeFilm } from '@first-show/domain/box-office/box-office.schema';
import { hasFigures } from '@first-show/domain/box-office/figures';

export type ChartDay = Pick<BoxOfficeDay, 'day' | 'date' | 'isEstimate' | 'source' | 'occupancyPercent' | 'shows'> & {
  rupees: number;
};

/**
 * Whether a day belongs to the weekend as the trade counts it: Friday to Sunday. `date` is a day,
 * 'YYYY-MM-DD'.
 */
export function isWeekend(date: string): boolean {
  return [0, 5, 6].includes(new Date(`${date}T00:00:00Z`).getUTCDay());
}

/**
 * The days for chart and table: with nett sums if the film has any, otherwise with gross sums. Nett
 * and gross are never mixed.
 */
export function chartDays(days: readonly BoxOfficeDay[]): { label: 'India nett' | 'India gross'; days: ChartDay[] } {
  const pick = (key: 'nettRupees' | 'grossRupees'): ChartDay[] =>
    days.flatMap((day) => {
      const rupees = day[key];
      return rupees === null
        ? []
        : [
            {
              ...{ day: day.day, date: day.date, rupees, isEstimate: day.isEstimate, source: day.source },
              ...{ occupancyPercent: day.occupancyPercent, shows: day.shows },
            },
          ];
    });
  const nett = pick('nettRupees');
  return nett.length > 0 ? { label: 'India nett', days: nett } : { label: 'India gross', days: pick('grossRupees') };
}

/**
 * Whether there are collections to show. A film that is not released yet has none. A film may have
 * daily figures before its first sum.
 */
export const hasCollections = (film: Parameters<typeof hasFigures>[0] & Pick<BoxOfficeFilm, 'days'>): boolean =>
  hasFigures(film) || chartDays(film.days).days.length > 0;

/**
 * Each day with its running total and the change from the day before in percent. The change is
 * `null` on the first day, after a gap and after zero.
 */
export function runningTotals(
  days: readonly ChartDay[],
): (ChartDay & { totalRupees: number; changePercent: number | null })[] {
  let totalRupees = 0;
  return days.map((day, index) => {
    totalRupees += day.rupees;
    const before = days[index - 1];
    // After a missing day there is nothing to compare with.
    const isNextDay = before !== undefined && before.day === day.day - 1;
    const changePercent = isNextDay && before.rupees > 0 ? ((day.rupees - before.rupees) / before.rupees) * 100 : null;
    return { ...day, totalRupees, changePercent };
  });
}

const DAYS_A_WEEK = 7;

/**
 * The weeks since the release that have a known day, with the number of their known days and the
 * sum. Week 1 begins on day 1.
 */
export function weeksOf(days: readonly ChartDay[]): { week: number; dayCount: number; rupees: number }[] {
  const weeks = new Map<number, { week: number; dayCount: number; rupees: number }>();
  for (const { day, rupees } of days) {
    const week = Math.ceil(day / DAYS_A_WEEK);
    const before = weeks.get(week);
    weeks.set(week, { week, dayCount: (before?.dayCount ?? 0) + 1, rupees: (before?.rupees ?? 0) + rupees });
  }
  return [...weeks.values()];
}

/** Films are compared day by day up to this day in cinemas, otherwise week by week. */
const VERSUS_DAYS = 10;

export type VersusRow = { number: number; rupees: readonly (number | null)[] };

/**
 * The sums of several films for each day in cinemas, or for each week if one film has a day after
 * `VERSUS_DAYS`. `null` where a film has no figure.
 */
export function versusRows(films: readonly (readonly ChartDay[])[]): { unit: 'day' | 'week'; rows: VersusRow[] } {
  const lastDay = Math.max(0, ...films.flat().map(({ day }) => day));
  const unit = lastDay > VERSUS_DAYS ? 'week' : 'day';
  const sums = films.map(
    (days) =>
      new Map(
        unit === 'day'
          ? days.map(({ day, rupees }) => [day, rupees])
          : weeksOf(days).map(({ week, rupees }) => [week, rupees]),
      ),
  );
  const numbers = [...new Set(sums.flatMap((one) => [...one.keys()]))].sort((a, b) => a - b);
  return { unit, rows: numbers.map((number) => ({ number, rupees: sums.map((one) => one.get(number) ?? null) })) };
}

/**
 * The running total of a film for each day from day 1 on. It ends before the first day that is not
 * known, because a sum without this day would look like a total.
 */
export function totalsByDay(days: readonly ChartDay[]): { day: number; rupees: number }[] {
  const gap = days.findIndex(({ day }, index) => day !== index + 1);
  return runningTotals(gap === -1 ? days : days.slice(0, gap)).map(({ day, totalRupees }) => ({
    day,
    rupees: totalRupees,
  }));
}

/**
 * The number (`day`) of the day with the highest sum in each weekend. If no day is on a weekend,
 * the number of the day with the highest sum of all.
 */
export function weekendPeaks(days: readonly ChartDay[]): Set<number> {
  const best = new Map<number, ChartDay>();
  for (const one of days) {
    if (!isWeekend(one.date)) continue;
    const weekend = fridayOf(one.date);
    if (one.rupees > (best.get(weekend)?.rupees ?? -1)) best.set(weekend, one);
  }
  if (best.size === 0) {
    const highest = days.reduce<ChartDay | null>(
      (most, one) => (most === null || one.rupees > most.rupees ? one : most),
      null,
    );
    return new Set(highest === null ? [] : [highest.day]);
  }
  return new Set([...best.values()].map(({ day }) => day));
}

const DAY_MS = 86_400_000;
/**
 * The Friday of the weekend that contains a day, as a number of days since 1 January 1970, which
 * was a Thursday. Does not use date-fns, which readers' pages do not load
 * (`domain/src/core/dates.ts`).
 */
function fridayOf(date: string): number {
  const day = Date.parse(`${date}T00:00:00Z`) / DAY_MS;
  return day - ((day - 1 + DAYS_A_WEEK) % DAYS_A_WEEK);
}
