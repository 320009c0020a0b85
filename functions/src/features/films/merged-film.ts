import { isDeepStrictEqual } from 'node:util';
import { hasFigures, type BoxOfficeDay } from '@first-show/domain/box-office/box-office.schema';
import { nameKeyOf } from '@first-show/domain/core/name-keys';
import { fail, ok, type Result } from '@first-show/domain/core/result';
import type { DocChanges } from '@first-show/domain/films/change-facts';
import type { FilmDoc } from '@first-show/domain/films/film.schema';
import type { DifferingDay, FigureChoices } from '@first-show/domain/films/merge.schema';

/**
 * What a merge changes in the kept film. Its facts and figures stand; the duplicate fills what it
 * lacks. Figures are never summed.
 */

/** Facts and figures that the duplicate fills if the kept film has none. */
const FILLED = [
  'hindiTitle',
  'nativeTitle',
  'languages',
  'genres',
  'credits',
  'releases',
  'trailers',
  'about',
  'socialBullets',
  'imageUrl',
  'runtimeMinutes',
  'certificate',
  'budgetRupees',
  'verdict',
  'day1Collection',
  'weekendCollection',
  'totalCollection',
  'totalGrossRupees',
] as const satisfies readonly (keyof FilmDoc)[];

const isEmpty = (value: unknown): boolean =>
  value === null || value === 0 || (Array.isArray(value) && value.length === 0);

/** The fields of the kept film that a merge changes. Fails with the days that need a decision. */
export function mergeFilms(
  kept: FilmDoc,
  duplicate: FilmDoc,
  figures: FigureChoices,
): Result<DocChanges, DifferingDay[]> {
  const days = mergedDays(kept.days, duplicate.days, figures);
  if (!days.ok) return days;
  const filled: DocChanges = Object.fromEntries(
    FILLED.filter((field) => isEmpty(kept[field]) && !isEmpty(duplicate[field])).map((field) => [
      field,
      duplicate[field],
    ]),
  );
  const isNewName = !kept.nameKeys.includes(nameKeyOf(duplicate.movieName));
  const entersChart = kept.rank === null && hasFigures({ ...kept, ...filled });
  return ok({
    ...filled,
    ...(isNewName && { aliases: [...kept.aliases, duplicate.movieName] }),
    ...(!isDeepStrictEqual(days.value, kept.days) && { days: days.value }),
    // The duplicate leaves the chart, so its rank is free.
    ...(entersChart && { rank: duplicate.rank, isCharted: true }),
  });
}

const figuresOf = ({ day: _day, date: _date, isEstimate: _isEstimate, source: _source, ...figures }: BoxOfficeDay) =>
  Object.entries(figures) as [string, unknown][];

const differ = (a: BoxOfficeDay, b: BoxOfficeDay): boolean => {
  const others = new Map(figuresOf(b));
  return figuresOf(a).some(([field, value]) => {
    const other = others.get(field);
    return value != null && other != null && !isDeepStrictEqual(value, other);
  });
};

/** A figure that only the duplicate has fills the day of the kept film. */
const filledDay = (day: BoxOfficeDay, from: BoxOfficeDay): BoxOfficeDay => {
  const own = new Map(figuresOf(day));
  const missing = figuresOf(from).filter(([field, value]) => value != null && own.get(field) == null);
  return { ...day, ...Object.fromEntries(missing) };
};

function mergedDays(
  kept: readonly BoxOfficeDay[],
  duplicate: readonly BoxOfficeDay[],
  figures: FigureChoices,
): Result<BoxOfficeDay[], DifferingDay[]> {
  const choiceOf = (day: number) => (typeof figures === 'object' ? figures[String(day)] : figures);
  const days = new Map(kept.map((day) => [day.day, day]));
  const undecided: DifferingDay[] = [];
  for (const other of duplicate) {
    const own = days.get(other.day);
    if (own === undefined) days.set(other.day, other);
    else if (!differ(own, other)) days.set(other.day, filledDay(own, other));
    else if (choiceOf(other.day) === undefined) undecided.push({ day: other.day, kept: own, duplicate: other });
    else if (choiceOf(other.day) === 'take') days.set(other.day, other);
  }
  return undecided.length > 0 ? fail(undecided) : ok([...days.values()].sort((a, b) => a.day - b.day));
}

/**
 * The fields of the kept film that undo a merge: those that are still as the merge left them.
 * `before` and `after`: the changed fields before and after the merge.
 */
export function unmergeFilms(kept: FilmDoc, { before, after }: { before: DocChanges; after: DocChanges }): DocChanges {
  const fields = Object.keys(after) as (keyof FilmDoc)[];
  const unchanged = fields.filter((field) => field !== 'days' && isDeepStrictEqual(kept[field], after[field]));
  return {
    ...Object.fromEntries(unchanged.map((field) => [field, before[field]])),
    ...(after.days !== undefined && { days: unmergedDays(kept.days, before.days ?? [], after.days) }),
  };
}

function unmergedDays(
  days: readonly BoxOfficeDay[],
  before: readonly BoxOfficeDay[],
  after: readonly BoxOfficeDay[],
): BoxOfficeDay[] {
  const was = new Map(before.map((day) => [day.day, day]));
  const merged = new Map(after.map((day) => [day.day, day]));
  return days.flatMap((day) => (isDeepStrictEqual(day, merged.get(day.day)) ? (was.get(day.day) ?? []) : day));
}
