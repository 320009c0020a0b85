import type { ReleasesRow } from '../rollups/rollups.ts';
import type { Release, ReleaseKind } from './film.schema.ts';
import { releasesOf } from './present-film.ts';
import { certainSince, UNDATED } from './releases.ts';

/** The calendar of releases. Days are 'YYYY-MM-DD', months 'YYYY-MM'. */

/** The most months that one call reads. */
export const CALENDAR_MONTHS_MAX = 12;
/** The most releases that one call returns. */
const RELEASES_MAX = 200;

/** The months from `from` to `to`, at most `CALENDAR_MONTHS_MAX`. */
export function monthsOf(from: string, to: string | undefined): string[] {
  const [year = 0, month = 1] = from.split('-').map(Number);
  const months = Array.from({ length: CALENDAR_MONTHS_MAX }, (_, index) => {
    const count = year * 12 + month - 1 + index;
    return `${String(Math.floor(count / 12)).padStart(4, '0')}-${String((count % 12) + 1).padStart(2, '0')}`;
  });
  return to === undefined ? months : months.filter((one) => one <= to.slice(0, 7));
}

type Wanted = { from?: string; to?: string | undefined; kind?: ReleaseKind | undefined; language?: string | undefined };

/**
 * The wanted releases of the given rows, by date. A release of which only the month is known is
 * wanted if a part of the month is. A release without a language has those of its film.
 */
export function calendarOf(rows: readonly ReleasesRow[], { from, to, kind, language }: Wanted): Release[] {
  const isWanted = ({ date, ...release }: Release, { languages }: ReleasesRow): boolean =>
    (kind === undefined || release.kind === kind) &&
    (language === undefined || (release.language === null ? languages : [release.language]).includes(language)) &&
    (date === null ||
      ((from === undefined || date >= from.slice(0, date.length)) &&
        (to === undefined || date <= to.slice(0, date.length))));
  return rows
    .flatMap((row) => releasesOf(row).filter((release) => isWanted(release, row)))
    .sort((a, b) => sortKeyOf(a).localeCompare(sortKeyOf(b)))
    .slice(0, RELEASES_MAX);
}

const sortKeyOf = ({ date, title }: Release): string => `${date === null ? UNDATED : certainSince(date)} ${title}`;
