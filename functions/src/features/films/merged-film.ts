import { isDeepStrictEqual } from 'node:util';
import type { BoxOfficeDay } from '@first-show/domain/box-office/box-office.schema';
import { VERSIONS_MAX, type FilmVersion } from '@first-show/domain/box-office/versions';
import { fail, ok, type Result } from '@first-show/domain/core/result';
import type { DocChanges } from '@first-show/domain/films/change-facts';
import type { FilmDoc } from '@first-show/domain/films/film.schema';
import type { DifferingDay, FigureChoices } from '@first-show/domain/films/merge.schema';
import { filledFacts, undoneFacts } from '../../platform/firestore/merge.ts';

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
  'stills',
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

/** Sources name two facts as the API does. */
const SOURCE_OF: Readonly<Record<string, string>> = { nativeTitle: 'originalTitle', about: 'synopsis' };

/** The fields of the kept film that a merge changes. Fails with the days that need a decision. */
export function mergeFilms(
  kept: FilmDoc,
  duplicate: FilmDoc,
  figures: FigureChoices,
): Result<DocChanges, DifferingDay[]> {
  const days = mergedDays(kept.days, duplicate.days, figures);
  if (!days.ok) return days;
  const versions = [...kept.versions, ...missingVersions(kept, duplicate)].slice(0, VERSIONS_MAX);
  return ok({
    ...filledFacts({ kept, duplicate }, { facts: FILLED, name: duplicate.movieName, sourceNames: SOURCE_OF }),
    ...(!isDeepStrictEqual(days.value, kept.days) && { days: days.value }),
    ...(versions.length > kept.versions.length && { versions }),
  });
}

/** The languages and re-releases of which only the duplicate has days. */
const missingVersions = (kept: FilmDoc, duplicate: FilmDoc): FilmVersion[] =>
  duplicate.versions.filter(({ id }) => !kept.versions.some((own) => own.id === id));

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
 * The fields of the kept film that undo a merge. `before` and `after`: the fields that the merge
 * changed. Days and versions that have changed since stay.
 */
export function unmergeFilms(kept: FilmDoc, { before, after }: { before: DocChanges; after: DocChanges }): DocChanges {
  return {
    ...undoneFacts(kept, { before, after }),
    ...(after.days !== undefined && { days: unmergedDays(kept.days, before.days ?? [], after.days) }),
    ...(after.versions !== undefined && { versions: unmergedVersions(kept, { before, after }) }),
  };
}

/** Without the versions that the merge added, unless their days have changed since. */
function unmergedVersions(kept: FilmDoc, { before, after }: { before: DocChanges; after: DocChanges }): FilmVersion[] {
  const own = new Set(before.versions?.map(({ id }) => id));
  const merged = new Map(after.versions?.map((version) => [version.id, version]));
  return kept.versions.filter((version) => own.has(version.id) || !isDeepStrictEqual(version, merged.get(version.id)));
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
