import { z } from 'zod';
import { formatRupees } from '../core/money.ts';
import { indianDay } from '../core/dates.ts';
import { filmDayField } from '../core/fact-fields.ts';
import { slugify } from '../core/paths.ts';
import { cleanLine } from '../core/text.ts';
import type { FilmDoc } from '../films/film.schema.ts';
import { boxOfficeDay, type BoxOfficeFilm } from './box-office.schema.ts';
import { changeableDays, FILM_MAX } from './change-film.ts';
import { hasDayFigure, lastDayWithFigure } from './day-figure.ts';
import { collectionsOf } from './suggest.ts';

/**
 * Versions of a film: a language, or a re-release. Each has days of its own. They are parts of what
 * the film earned, or years apart from it, so no total is ever made of them.
 */

/** The summary of a version in its film's document. */
export const filmVersion = z.object({
  /** 'telugu' or 're-release-2025'. */
  id: z.string(),
  /** 'Telugu' or 'Re-release 2025'. */
  name: z.string(),
  kind: z.enum(['language', 're-release']),
  /** The date of day 1, 'YYYY-MM-DD'. */
  startsOn: z.string(),
  /** The last day with a figure. */
  lastDay: z.number().int(),
  /** India nett of day 1; `null` if unknown. */
  day1Rupees: z.number().int().nullable(),
  /** India nett of all days; `null` if a day up to the last one is unknown. */
  totalRupees: z.number().int().nullable(),
  /** The source of the last figure. */
  source: z.string().nullable(),
});
export type FilmVersion = z.infer<typeof filmVersion>;

/** `films/{id}/versions/{version id}`. */
export const versionDoc = filmVersion
  .pick({ id: true, name: true, kind: true, startsOn: true })
  .extend({ days: z.array(boxOfficeDay), updatedAt: z.string() });
export type VersionDoc = z.infer<typeof versionDoc>;

/** The most versions of a film. */
export const VERSIONS_MAX = 20;

const RE_RELEASE = /^re-?release-?(\d{4})$/;

/** The version that a text names, such as 'Telugu' or 're-release 2025'; `null` for other text. */
export function parseVersion(text: string): Pick<FilmVersion, 'id' | 'name' | 'kind'> | null {
  const name = cleanLine(text);
  const id = slugify(name);
  const year = RE_RELEASE.exec(id)?.[1];
  if (year !== undefined) return { id: `re-release-${year}`, name: `Re-release ${year}`, kind: 're-release' };
  if (id === '' || !/^[a-z]/.test(id) || id.startsWith('re-release') || name.length > FILM_MAX.language) return null;
  return { id, name: name.charAt(0).toUpperCase() + name.slice(1), kind: 'language' };
}

/** The text of a refused name of a version. */
export const notAVersion = (text: string): string =>
  `'${cleanLine(text).slice(0, 60)}' is not a language, such as Telugu, or a re-release with its year, such as re-release 2025`;

/** What editors may change of a version. */
export const changeableVersion = z.object({
  name: z.string().superRefine((text, context) => {
    if (parseVersion(text) === null) context.addIssue({ code: 'custom', message: notAVersion(text) });
  }),
  startsOn: filmDayField,
  days: changeableDays.refine((days) => days.some(hasDayFigure), 'Enter the figure of at least one day'),
});

/** `updatedAt`: of the version that the editor opened; `null` for a new one. */
export const versionRequest = changeableVersion.extend({ updatedAt: z.string().nullable() });

/** Why a version does not fit its film, and the field of `changeableVersion`; `null` if it does. */
export function versionProblem(
  film: Pick<FilmDoc, 'releaseDate' | 'versions'>,
  { id, kind, startsOn }: VersionDoc,
): { path: 'name' | 'startsOn'; message: string } | null {
  if (film.versions.length >= VERSIONS_MAX && film.versions.every((one) => one.id !== id))
    return { path: 'name', message: `A film has at most ${VERSIONS_MAX} versions` };
  if (kind === 'language') return null;
  const year = id.slice(-4);
  if (!startsOn.startsWith(year)) return { path: 'startsOn', message: `The re-release of ${year} starts in ${year}` };
  if (film.releaseDate === null || startsOn > indianDay(film.releaseDate)) return null;
  return { path: 'startsOn', message: 'A re-release cannot be before the first release in cinemas' };
}

export function versionSummary({ id, name, kind, startsOn, days }: VersionDoc): FilmVersion {
  const { day1Collection, totalCollection } = collectionsOf(days);
  const lastDay = lastDayWithFigure(days);
  return {
    id,
    name,
    kind,
    startsOn,
    lastDay: lastDay?.day ?? 0,
    day1Rupees: day1Collection,
    totalRupees: totalCollection,
    source: lastDay?.source ?? null,
  };
}

/** Sources round, so sums that differ by less than this share agree. */
const TOLERANCE = 0.01;

/**
 * A remark for the editor if the languages of a film add up to more than its own figure of a day;
 * `null` if they do not. They may add up to less, because a language may be missing.
 */
export function versionMismatch(
  film: Pick<BoxOfficeFilm, 'movieName' | 'days'>,
  versions: readonly VersionDoc[],
): string | null {
  const languages = versions.filter(({ kind }) => kind === 'language');
  const sumOn = (date: string): number =>
    languages
      .flatMap(({ days }) => days.find((day) => day.date === date)?.nettRupees ?? [])
      .reduce((sum, rupees) => sum + rupees, 0);
  const wrong = film.days.filter(
    ({ date, nettRupees }) => nettRupees !== null && sumOn(date) > nettRupees * (1 + TOLERANCE),
  );
  const [first] = wrong;
  if (first === undefined) return null;
  const more = wrong.length > 1 ? `, and on ${wrong.length - 1} more` : '';
  return `${film.movieName}: on day ${first.day} the languages add up to ${formatRupees(sumOn(first.date))}, more than the film’s ${formatRupees(first.nettRupees)}${more}. Please check both`;
}
