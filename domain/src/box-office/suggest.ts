import { z } from 'zod';
import { isFriday } from '../core/dates.ts';
import { formatRupees } from '../core/money.ts';
import { verdict, type BoxOfficeDay, type BoxOfficeEntry, type BoxOfficeFilm } from './box-office.schema.ts';
import { lastDayWithFigure } from './day-figure.ts';
import { suggestVerdict, VERDICT_SCALE, hasFigures } from './figures.ts';
import { isVerdictDue } from './run.ts';

/**
 * Suggests a film's figures from its days, its budget and the other films. Editors may choose other
 * values.
 */

const SUGGESTED_FIELDS = [
  'day1Collection',
  'weekendCollection',
  'totalCollection',
  'totalGrossRupees',
  'changePercent',
  'verdict',
  'rank',
] as const;
export type SuggestedField = (typeof SUGGESTED_FIELDS)[number];

export const filmSuggestion = z.object({
  field: z.enum(SUGGESTED_FIELDS),
  current: z.union([z.number(), verdict]).nullable(),
  /** `null` if no value can be suggested. */
  suggested: z.union([z.number(), verdict]).nullable(),
  /** A sentence that explains the calculation, or says what is missing. */
  why: z.string(),
});
export type FilmSuggestion = z.infer<typeof filmSuggestion>;

export type RankedFilm = Pick<
  BoxOfficeEntry,
  'id' | 'movieName' | 'day1Collection' | 'weekendCollection' | 'totalCollection' | 'totalGrossRupees'
>;
type Said<T> = { suggested: T | null; why: string };

/**
 * One suggestion per field, in the order of `SUGGESTED_FIELDS`. `others` are the films among which
 * the film is ranked; they may include the film itself.
 */
export function suggestFigures(
  film: Omit<BoxOfficeFilm, 'slug' | 'updatedAt'>,
  { others, now }: { others: readonly RankedFilm[]; now: Date },
): FilmSuggestion[] {
  const said: Record<SuggestedField, Said<FilmSuggestion['suggested']>> = {
    day1Collection: day1Of(film.days),
    weekendCollection: weekendOf(film.days),
    totalCollection: sumOf(film.days, 'nettRupees'),
    totalGrossRupees: sumOf(film.days, 'grossRupees'),
    changePercent: changeOf(film.days),
    verdict: verdictOf(film, now),
    rank: rankSuggestion(film, others),
  };
  return SUGGESTED_FIELDS.map((field) => ({ field, current: film[field], ...said[field] }));
}

/** Whether there is a suggestion, and it differs from the current value. */
export const differs = ({ current, suggested }: Pick<FilmSuggestion, 'current' | 'suggested'>): boolean =>
  suggested !== null && suggested !== current;

const known = (day: BoxOfficeDay | undefined): day is BoxOfficeDay & { nettRupees: number } =>
  (day?.nettRupees ?? null) !== null;

/** The collections that the nett of the days gives; `null` where a needed day is not known. */
export const collectionsOf = (
  days: readonly BoxOfficeDay[],
): Pick<BoxOfficeEntry, 'day1Collection' | 'weekendCollection' | 'totalCollection'> => ({
  day1Collection: day1Of(days).suggested,
  weekendCollection: weekendOf(days).suggested,
  totalCollection: sumOf(days, 'nettRupees').suggested,
});

function day1Of(days: readonly BoxOfficeDay[]): Said<number> {
  const first = days.find(({ day }) => day === 1);
  return known(first)
    ? { suggested: first.nettRupees, why: 'The nett of day 1' }
    : { suggested: null, why: 'The nett of day 1 is not known' };
}

/** The nett of the first Friday to Sunday in cinemas or, if no day is a Friday, of days 1 to 3. */
function weekendOf(days: readonly BoxOfficeDay[]): Said<number> {
  const friday = days.find(({ date }) => isFriday(date))?.day;
  const first = friday ?? 1;
  const name =
    friday === undefined || friday === 1 ? 'days 1 to 3' : `the first Friday to Sunday, days ${first} to ${first + 2}`;
  const three = [first, first + 1, first + 2].map((number) => days.find(({ day }) => day === number));
  if (!three.every(known)) return { suggested: null, why: `The nett is not known for all of ${name}` };
  return { suggested: three.reduce((sum, { nettRupees }) => sum + nettRupees, 0), why: `The nett of ${name}` };
}

function sumOf(days: readonly BoxOfficeDay[], figure: 'nettRupees' | 'grossRupees'): Said<number> {
  const name = figure === 'nettRupees' ? 'nett' : 'gross';
  const last = days.findLast((day) => day[figure] !== null)?.day;
  if (last === undefined) return { suggested: null, why: `No day has a known ${name}` };
  let sum = 0;
  for (let number = 1; number <= last; number += 1) {
    const amount = days.find(({ day }) => day === number)?.[figure] ?? null;
    if (amount === null) return { suggested: null, why: `The ${name} of day ${number} is not known` };
    sum += amount;
  }
  return { suggested: sum, why: last === 1 ? `The ${name} of day 1` : `The ${name} of days 1 to ${last} together` };
}

function changeOf(days: readonly Pick<BoxOfficeDay, 'day' | 'nettRupees' | 'grossRupees'>[]): Said<number> {
  const change = changeFromDays(days);
  if (change === null) return { suggested: null, why: 'The last day and the one before it are not both known' };
  return { suggested: change.percent, why: `Day ${change.day} against day ${change.day - 1}, ${change.of}` };
}

/**
 * The change of the newest day against the previous day, in percent with one decimal. The newest
 * day is the last one with a figure. Compares nett if both days have it, otherwise gross. `null` if
 * the two days have no figure of the same kind, or the figure of the previous day is zero.
 */
export function changeFromDays(
  days: readonly Pick<BoxOfficeDay, 'day' | 'nettRupees' | 'grossRupees'>[],
): { percent: number; day: number; of: 'nett' | 'gross' } | null {
  const last = lastDayWithFigure(days);
  const before = days.find(({ day }) => day === (last?.day ?? 0) - 1);
  if (last === undefined || before === undefined) return null;
  const isNett = last.nettRupees !== null && before.nettRupees !== null;
  const [from, to] = isNett ? [before.nettRupees, last.nettRupees] : [before.grossRupees, last.grossRupees];
  if (from === null || to === null || from <= 0) return null;
  return { percent: Math.round(((to - from) / from) * 1000) / 10 || 0, day: last.day, of: isNett ? 'nett' : 'gross' };
}

function verdictOf(
  film: Pick<BoxOfficeFilm, 'totalCollection' | 'budgetRupees' | 'releaseDate' | 'days'>,
  now: Date,
): Said<FilmSuggestion['suggested']> {
  const total = film.totalCollection ?? sumOf(film.days, 'nettRupees').suggested;
  if (!isVerdictDue(film, now)) {
    return { suggested: null, why: 'A verdict needs a full week of figures, or the end of the run' };
  }
  const suggested = suggestVerdict({ ...film, totalCollection: total }, now);
  if (suggested === null || total === null || film.budgetRupees === null) {
    return { suggested: null, why: 'A verdict needs the total nett and the budget' };
  }
  const step = VERDICT_SCALE.find((one) => one.verdict === suggested);
  const times = (Math.floor((total / film.budgetRupees) * 100) / 100).toFixed(2);
  return {
    suggested,
    why: `${formatRupees(total)} is ${times} times the budget of ${formatRupees(film.budgetRupees)}; ${step?.label ?? suggested} is from ${step?.atLeast ?? 0}`,
  };
}

function rankSuggestion(film: RankedFilm, others: readonly RankedFilm[]): Said<number> {
  if (!hasFigures(film)) return { suggested: null, why: 'A film without figures has no rank' };
  const count = others.filter((one) => one.id !== film.id && hasFigures(one)).length + 1;
  return { suggested: rankByTotal(film, others), why: `of ${count} films, by total` };
}

/**
 * The film's rank by total among `others`, which may include the film itself; `null` if it has no
 * figures.
 */
export const rankByTotal = (film: RankedFilm, others: readonly RankedFilm[]): number | null =>
  rankFilms([...others.filter(({ id }) => id !== film.id), film]).get(film.id) ?? null;

/**
 * Ranks by film id, from 1. Films are sorted by total nett, then by total gross (each highest
 * first, unknown last), then by name. Films without figures have no rank. `pinned` are ranks
 * that editors or a file set, the oldest first: they stay, and the other films get the remaining
 * ranks.
 */
export function rankFilms(
  films: readonly RankedFilm[],
  pinned: ReadonlyMap<string, number> = new Map(),
): Map<string, number> {
  const amount = (value: number | null): number => value ?? -1;
  const ordered = films
    .filter(hasFigures)
    .sort(
      (a, b) =>
        amount(b.totalCollection) - amount(a.totalCollection) ||
        amount(b.totalGrossRupees) - amount(a.totalGrossRupees) ||
        a.movieName.localeCompare(b.movieName, 'en') ||
        (a.id < b.id ? -1 : 1),
    );
  const ranked = new Set(ordered.map(({ id }) => id));
  const kept = new Map<number, string>();
  for (const [pinnedId, wanted] of pinned) {
    let id = ranked.has(pinnedId) ? pinnedId : undefined;
    // The films that were pinned from this rank to the first gap move down by one.
    for (let rank = wanted; id !== undefined; rank += 1) {
      const former = kept.get(rank);
      kept.set(rank, id);
      id = former;
    }
  }
  const keeping = new Map([...kept].map(([rank, id]) => [id, rank]));
  let next = 0;
  const nextFree = (): number => {
    do next += 1;
    while (kept.has(next));
    return next;
  };
  return new Map(ordered.map(({ id }) => [id, keeping.get(id) ?? nextFree()]));
}
