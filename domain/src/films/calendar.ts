import { addMonths } from 'date-fns/addMonths';
import { formatISO } from 'date-fns/formatISO';
import { parseISO } from 'date-fns/parseISO';
import type { ReleasesRow } from '../rollups/rollups.ts';
import type { FilmRelease, Release, ReleaseKind } from './film.schema.ts';
import { releasesOf } from './present-film.ts';
import { sortedReleases } from './releases.ts';

/** The calendar of releases. Days are 'YYYY-MM-DD', months 'YYYY-MM'. */

/** The most months that one call reads. */
export const CALENDAR_MONTHS_MAX = 12;
/** The most releases that one call returns. */
const RELEASES_MAX = 200;

/** The months from `from` to `to`, at most `CALENDAR_MONTHS_MAX`. */
export const monthsOf = (from: string, to: string | undefined): string[] =>
  Array.from({ length: CALENDAR_MONTHS_MAX }, (_, index) =>
    formatISO(addMonths(parseISO(from), index), { representation: 'date' }).slice(0, 7),
  ).filter((month) => to === undefined || month <= to.slice(0, 7));

/** A release without a language has those of its film. */
export const languagesIn = ({ language }: FilmRelease, { languages }: Pick<ReleasesRow, 'languages'>): string[] =>
  language === null ? languages : [language];

type Wanted = { from?: string; to?: string | undefined; kind?: ReleaseKind | undefined; language?: string | undefined };

/**
 * The wanted releases of the given rows, by date, then by title. A release of which only the month
 * is known is wanted if a part of the month is.
 */
export function calendarOf(rows: readonly ReleasesRow[], { from, to, kind, language }: Wanted): Release[] {
  const isBetween = (date: string | null): boolean =>
    date === null ||
    ((from === undefined || date >= from.slice(0, date.length)) &&
      (to === undefined || date <= to.slice(0, date.length)));
  const isWanted = (release: Release, row: ReleasesRow): boolean =>
    (kind === undefined || release.kind === kind) &&
    (language === undefined || languagesIn(release, row).includes(language)) &&
    isBetween(release.date);
  const wanted = rows.flatMap((row) => releasesOf(row).filter((release) => isWanted(release, row)));
  return sortedReleases(wanted.sort((a, b) => a.title.localeCompare(b.title))).slice(0, RELEASES_MAX);
}
