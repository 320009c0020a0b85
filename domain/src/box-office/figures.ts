import type { BoxOfficeEntry, BoxOfficeFilm, Verdict } from './box-office.schema.ts';
import { isVerdictDue } from './run.ts';

/**
 * Values that pages derive from the figures of box office entries. Collections are whole rupees,
 * India nett; `null` if unknown.
 */

const CRORE = 10_000_000;

/** The clubs that a film can enter by total collection, smallest first. */
const MILESTONES = [
  { label: '100 Crore', rupees: 100 * CRORE },
  { label: '200 Crore', rupees: 200 * CRORE },
  { label: '300 Crore', rupees: 300 * CRORE },
  { label: '500 Crore', rupees: 500 * CRORE },
] as const;

type Sums = Pick<BoxOfficeEntry, 'day1Collection' | 'weekendCollection' | 'totalCollection' | 'totalGrossRupees'>;

/** Whether any sum of a film is known. 0 counts as unknown, because an empty form sends 0. */
export const hasFigures = (film: Sums): boolean =>
  [film.day1Collection, film.weekendCollection, film.totalCollection, film.totalGrossRupees].some(
    (rupees) => (rupees ?? 0) > 0,
  );

type Totals = Pick<BoxOfficeEntry, 'movieName' | 'totalCollection'>;

/**
 * For each club: the number of films in it, and the film that is closest below the club, with the
 * amount that this film still needs.
 */
export function milestones(entries: readonly Totals[]): {
  label: string;
  rupees: number;
  count: number;
  next: { movieName: string; totalCollection: number; missingRupees: number } | null;
}[] {
  return MILESTONES.map(({ label, rupees }) => {
    const known = entries.flatMap((entry) =>
      entry.totalCollection === null ? [] : [{ ...entry, totalCollection: entry.totalCollection }],
    );
    const outside = known.filter((entry) => entry.totalCollection < rupees && entry.totalCollection > 0);
    const nearest = outside.reduce<(typeof outside)[number] | null>(
      (best, entry) => (best === null || entry.totalCollection > best.totalCollection ? entry : best),
      null,
    );
    return {
      label,
      rupees,
      count: known.filter((entry) => entry.totalCollection >= rupees).length,
      next:
        nearest === null
          ? null
          : {
              movieName: nearest.movieName,
              totalCollection: nearest.totalCollection,
              missingRupees: rupees - nearest.totalCollection,
            },
    };
  });
}

/**
 * The films of the chart: those with a rank. A film without figures, such as one that is not
 * released yet, has none.
 */
export const chartFilms = <T extends Pick<BoxOfficeEntry, 'rank'>>(entries: readonly T[]): T[] =>
  entries.filter(({ rank }) => rank !== null);

/**
 * Totals of the films of the chart, for the box-office page and the widget of the home page.
 * `entries` may include films without a rank.
 */
export function boxOfficeSummary(
  entries: readonly Pick<BoxOfficeEntry, 'movieName' | 'rank' | 'totalCollection' | 'changePercent' | 'updatedAt'>[],
): {
  count: number;
  /** Number of films in the 100 crore club. */
  clubCount: number;
  /** The highest total; `null` if no total is known, 0 without films. */
  topRupees: number | null;
  topMovieName: string | null;
  sumRupees: number | null;
  /** Average of the known totals; `null` if there are none. */
  averageRupees: number | null;
  /** Number of films whose change is not negative. */
  activeCount: number;
  /** The newest `updatedAt` of the films. */
  updatedAt: string | null;
} {
  const films = chartFilms(entries);
  const totals = films.flatMap(({ totalCollection }) => (totalCollection === null ? [] : [totalCollection]));
  const sumRupees = totals.reduce((sum, total) => sum + total, 0);
  const topRupees = totals.reduce((top, total) => Math.max(top, total), 0);
  const isUnknown = films.length > 0 && totals.length === 0;
  return {
    count: films.length,
    clubCount: totals.filter((total) => total >= MILESTONES[0].rupees).length,
    topRupees: isUnknown ? null : topRupees,
    topMovieName:
      topRupees > 0 ? (films.find(({ totalCollection }) => totalCollection === topRupees)?.movieName ?? null) : null,
    sumRupees: isUnknown ? null : sumRupees,
    averageRupees: totals.length === 0 ? null : Math.round(sumRupees / totals.length),
    activeCount: films.filter(({ changePercent }) => changePercent >= 0).length,
    updatedAt: films.reduce<string | null>(
      (newest, { updatedAt }) => (newest === null || updatedAt > newest ? updatedAt : newest),
      null,
    ),
  };
}

/**
 * Growth in percent from one sum to a later one; `null` if a sum is unknown or the first one is not
 * positive.
 */
export function growthPercent(from: number | null, to: number | null): number | null {
  if (from === null || to === null || from <= 0) return null;
  return ((to - from) / from) * 100;
}

/** A film's daily average, defined by the product as total / 7. */
export const dailyAverage = (totalRupees: number | null): number | null =>
  totalRupees === null ? null : Math.round(totalRupees / 7);

/**
 * The weekend as a share of the total, in percent, at most 100; `null` if it cannot be computed.
 */
export function weekendShare(weekendRupees: number | null, totalRupees: number | null): number | null {
  if (weekendRupees === null || totalRupees === null || totalRupees <= 0) return null;
  return Math.min(100, (weekendRupees / totalRupees) * 100);
}

type Figures = Pick<
  BoxOfficeEntry,
  'day1Collection' | 'weekendCollection' | 'totalCollection' | 'totalGrossRupees' | 'changePercent'
>;

/**
 * The change of an entry in percent; `null` (shown as a dash) if the 0 that is stored for it means
 * 'unknown': a film without figures has no change, nor has one whose total is its first day's.
 */
export function knownChangePercent(entry: Figures): number | null {
  const { day1Collection, weekendCollection, totalCollection, totalGrossRupees, changePercent } = entry;
  const hasSum = [day1Collection, weekendCollection, totalCollection, totalGrossRupees].some(
    (rupees) => rupees !== null,
  );
  const isFirstDay = totalCollection !== null && totalCollection === day1Collection;
  return (hasSum && !isFirstDay) || changePercent !== 0 ? changePercent : null;
}

/** Whether the sum of the first day is the only one: it needs no average, no share and no chart. */
export const hasFirstDayOnly = ({
  day1Collection,
  weekendCollection,
  totalCollection,
}: Pick<Figures, 'day1Collection' | 'weekendCollection' | 'totalCollection'>): boolean =>
  day1Collection !== null && weekendCollection === null && (totalCollection ?? day1Collection) === day1Collection;

export type RankColor = 'gold' | 'grey' | 'orange' | 'dark';
/** The colour of the badge with a film's rank; 'dark' is a dark grey. */
export function rankColor(rank: number): RankColor {
  return rank === 1 ? 'gold' : rank === 2 ? 'grey' : rank === 3 ? 'orange' : 'dark';
}

/**
 * Direction of a change: 'up' and 'down' have an arrow and a colour, 'flat' a neutral dash. A
 * change that rounds to 0.0 is flat.
 */
export function changeDirection(percent: number): 'up' | 'down' | 'flat' {
  if (Math.abs(percent) < 0.05) return 'flat';
  return percent > 0 ? 'up' : 'down';
}

/**
 * Verdicts, best first. `atLeast` is the minimum total India nett as a multiple of the budget. The
 * movie page shows and explains them.
 */
export const VERDICT_SCALE: readonly { verdict: Verdict; label: string; atLeast: number }[] = [
  { verdict: 'all-time-blockbuster', label: 'All-time blockbuster', atLeast: 4 },
  { verdict: 'blockbuster', label: 'Blockbuster', atLeast: 2.5 },
  { verdict: 'super-hit', label: 'Super hit', atLeast: 1.75 },
  { verdict: 'hit', label: 'Hit', atLeast: 1.25 },
  { verdict: 'average', label: 'Average', atLeast: 0.9 },
  { verdict: 'flop', label: 'Flop', atLeast: 0 },
];

/**
 * The label of a verdict, such as 'Super hit' for 'super-hit'. An unknown verdict is returned as it
 * is.
 */
export const verdictLabel = (verdict: string): string =>
  VERDICT_SCALE.find((step) => step.verdict === verdict)?.label ?? verdict;

/**
 * The verdict according to `VERDICT_SCALE`; `null` if budget or total is unknown, or if it is too
 * early (`isVerdictDue`). An editor may choose another verdict.
 */
export function suggestVerdict(
  film: Pick<BoxOfficeFilm, 'totalCollection' | 'budgetRupees' | 'releaseDate' | 'days'>,
  now: Date,
): Verdict | null {
  const { totalCollection, budgetRupees } = film;
  if (totalCollection === null || budgetRupees === null || budgetRupees <= 0) return null;
  if (!isVerdictDue(film, now)) return null;
  const multiple = totalCollection / budgetRupees;
  return VERDICT_SCALE.find((step) => multiple >= step.atLeast)?.verdict ?? null;
}
