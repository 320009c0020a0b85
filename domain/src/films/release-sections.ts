import { daysBetween, formatDay, formatMonth, formatWeekday, plusDays } from '../core/dates.ts';
import { formatCountOf } from '../core/money.ts';
import type { ReleasesRow } from '../rollups/rollups.ts';
import { languagesIn, monthsOf } from './calendar.ts';
import type { FilmRelease } from './film.schema.ts';
import { precisionOf, sortedReleases } from './releases.ts';
import { PLACES } from './where-to-watch.ts';

/**
 * The sections of the page of releases: this Friday, next Friday, the months after, and films
 * without a date. Days are 'YYYY-MM-DD' in India, months 'YYYY-MM'.
 */

/** Where a film is released. */
export type ReleasePlace = 'cinema' | 'streaming';

export type ReleasesFilter = { kind: ReleasePlace | null; language: string | null };

/** A release of a film. Releases in several languages on the same day are one entry. */
export type ReleaseEntry = {
  /** It stays the same if the date moves. */
  id: string;
  slug: string;
  title: string;
  hindiTitle: string | null;
  posterUrl: string | null;
  /** As in `FilmRelease`. */
  date: string | null;
  /** 'In cinemas', 'Back in cinemas', or the name of a platform or channel. */
  place: string;
  languages: string[];
  /** 'Fri, 4 Dec', 'December 2026', '2027' or 'Date to be announced'. */
  when: string;
  /** 'Out today', 'In 12 days'; `null` for other dates. */
  status: string | null;
  /** Of the film when its release was last changed, for calendars of other programs. */
  revision: number;
  updatedAt: string;
};

export type ReleasesSection = { id: string; title: string; entries: ReleaseEntry[] };

/** The number of months that the page reads. */
export const RELEASE_MONTHS = 3;
/** A film has 'out now' this many days after its release. */
const OUT_NOW_DAYS = 7;
/** The status counts the days to releases that are nearer than this. */
const COUNTED_DAYS = 60;

const kindOf: Record<FilmRelease['kind'], ReleasePlace | null> = {
  // Readers cannot buy a ticket for a premiere.
  premiere: null,
  cinema: 'cinema',
  're-release': 'cinema',
  streaming: 'streaming',
  television: 'streaming',
};

/** Monday of the week of a day. Films open on its Friday, or on a holiday of the week. */
const mondayOf = (day: string): string => plusDays(day, -((new Date(day).getUTCDay() + 6) % 7));

/** The months whose lists the page needs: from `month`, or from the week of `today`. */
export const releaseMonths = (month: string | null, today: string): string[] =>
  monthsOf(month === null ? mondayOf(today) : `${month}-01`, undefined).slice(0, RELEASE_MONTHS);

/** The months of the week of `today`: one or two. */
export const monthsOfWeek = (today: string): string[] => monthsOf(mondayOf(today), plusDays(mondayOf(today), 6));

/** The languages of the given films, by name. */
export const languagesOf = (rows: readonly ReleasesRow[]): string[] =>
  [...new Set(rows.flatMap((row) => row.releases.flatMap((release) => languagesIn(release, row))))].sort();

/** The releases of the given films by date, then by title. Premieres are left out. */
export function releaseEntries(
  rows: readonly ReleasesRow[],
  { kind, language, today }: ReleasesFilter & { today: string },
): ReleaseEntry[] {
  const entries = new Map<string, ReleaseEntry>();
  for (const row of [...rows].sort((a, b) => a.movieName.localeCompare(b.movieName)))
    for (const release of row.releases) {
      const place = kindOf[release.kind];
      const languages = languagesIn(release, row);
      if (place === null || (kind !== null && place !== kind)) continue;
      if (language !== null && !languages.includes(language)) continue;
      const key = [row.id, release.kind, release.platform, release.date].join(' ');
      const known = entries.get(key);
      if (known === undefined) entries.set(key, entryOf(row, { release, languages, today }));
      else known.languages = [...new Set([...known.languages, ...languages])];
    }
  return sortedReleases([...entries.values()]);
}

function entryOf(
  { id, slug, movieName, hindiTitle, imageUrl, revision, updatedAt }: ReleasesRow,
  { release, languages, today }: { release: FilmRelease; languages: string[]; today: string },
): ReleaseEntry {
  const { kind, date, platform, language } = release;
  return {
    id: [id, kind, platform, language].filter((part) => part !== null).join('-'),
    slug,
    title: movieName,
    hindiTitle,
    posterUrl: imageUrl,
    date,
    place: platform ?? PLACES[kind as keyof typeof PLACES],
    languages,
    when: whenText(date),
    status: statusText(date, today),
    revision,
    updatedAt,
  };
}

function whenText(date: string | null): string {
  const precision = precisionOf(date);
  if (date === null) return 'Date to be announced';
  if (precision === 'year') return date;
  return precision === 'month' ? formatMonth(date) : `${formatWeekday(date)}, ${formatDay(date)}`;
}

/** How far a day is from today. A page is cached for a minute at most, so it turns at midnight. */
export function statusText(date: string | null, today: string): string | null {
  if (date === null || precisionOf(date) !== 'day') return null;
  const days = daysBetween(today, date);
  if (days === 0) return 'Out today';
  if (days < 0) return days >= -OUT_NOW_DAYS ? 'Out now' : null;
  if (days === 1) return 'Tomorrow';
  return days <= COUNTED_DAYS ? `In ${formatCountOf(days, 'day')}` : null;
}

/** The entries of the week of `today`, which the page and the home page call 'This Friday'. */
export const inWeekOf = (entries: readonly ReleaseEntry[], today: string): ReleaseEntry[] =>
  entries.filter(({ date }) => date?.length === 10 && mondayOf(date) === mondayOf(today));

/**
 * The sections of `entries`. With `month`, they are the months from it on; otherwise this week, the
 * next one, and what is left of the months. Sections without entries are left out.
 */
export function releaseSections(
  entries: readonly ReleaseEntry[],
  { month, today }: { month: string | null; today: string },
): ReleasesSection[] {
  const nextWeek = plusDays(today, 7);
  const later = plusDays(mondayOf(nextWeek), 7);
  const isLater = (date: string) => (date.length === 7 ? date >= today.slice(0, 7) : date >= later);
  const inMonth = (wanted: string) =>
    entries.filter(({ date }) => date?.slice(0, 7) === wanted && (month !== null || isLater(date)));
  const months = releaseMonths(month, today).map((one) => ({
    id: `month-${one}`,
    title: formatMonth(one),
    entries: inMonth(one),
  }));
  const sections =
    month !== null
      ? months
      : [
          { id: 'this-friday', title: 'This Friday', entries: inWeekOf(entries, today) },
          { id: 'next-friday', title: 'Next Friday', entries: inWeekOf(entries, nextWeek) },
          ...months,
          {
            id: 'to-be-announced',
            title: 'To be announced',
            entries: entries.filter(({ date }) => date === null || date.length === 4),
          },
        ];
  return sections.filter((section) => section.entries.length > 0);
}
