import { plusDays } from '../core/dates.ts';
import { RUN_ENDS_AFTER_DAYS } from '../box-office/run.ts';
import type { FilmVersion } from '../box-office/versions.ts';
import type { FilmRelease, FilmStatus, Phase } from './film.schema.ts';

/** What follows from a film's releases. Dates are those of `FilmRelease`, days 'YYYY-MM-DD'. */

export function precisionOf(date: string | null): 'day' | 'month' | 'year' | 'none' {
  if (date === null) return 'none';
  return date.length === 10 ? 'day' : date.length === 7 ? 'month' : 'year';
}

/** The month of a release in the calendar, 'YYYY-MM'; 'undated' if no month is known. */
export const monthOf = (date: string | null): string =>
  date !== null && date.length >= 7 ? date.slice(0, 7) : UNDATED;
export const UNDATED = 'undated';

/** The first day on which a release has certainly happened. For a month or year: its next day. */
export function certainSince(date: string): string {
  if (date.length === 10) return date;
  const [year = 0, month = 12] = date.split('-').map(Number);
  return month === 12
    ? `${String(year + 1).padStart(4, '0')}-01-01`
    : `${year}-${String(month + 1).padStart(2, '0')}-01`;
}

/** Whether a release has certainly happened. `today`: the day in India. */
export const hasBegun = ({ date }: Dated, today: string): boolean => date !== null && certainSince(date) <= today;

export const isInCinemas = ({ kind }: Pick<FilmRelease, 'kind'>): boolean => kind === 'cinema' || kind === 're-release';

type Dated = Pick<FilmRelease, 'date'>;
const byCertainDay = (a: Dated, b: Dated): number => {
  const [first, second] = [a, b].map(({ date }) => (date === null ? 'later' : certainSince(date)));
  return (first ?? '') < (second ?? '') ? -1 : first === second ? 0 : 1;
};

/** Releases by date, those without a date last. */
export const sortedReleases = <R extends Dated>(releases: readonly R[]): R[] => [...releases].sort(byCertainDay);

/** The first release that readers can see: any with a date but a premiere. */
const firstOf = (releases: readonly FilmRelease[]): FilmRelease | undefined =>
  sortedReleases(releases).find(({ kind, date }) => kind !== 'premiere' && date !== null);

export const firstReleaseOf = (releases: readonly FilmRelease[]): string => firstOf(releases)?.date ?? '';

/** The first day on which readers may rate the film; `null` if no release has a date. */
export function ratingOpensOn(releases: readonly FilmRelease[]): string | null {
  const first = firstOf(releases);
  return first?.date ? certainSince(first.date) : null;
}

type Dates = Pick<FilmVersion, 'kind' | 'startsOn' | 'lastDay'>;

/**
 * The statuses of a film and when each begins. They follow from the releases, so a film is 'out
 * today' without anybody's action. `lastFigureOn`: the last day with a figure. A re-release in
 * `versions` has days of its own.
 */
export function phasesOf(film: {
  releases: readonly FilmRelease[];
  runEndedOn: string | null;
  lastFigureOn: string | null;
  versions?: readonly Dates[];
}): Phase[] {
  const dated = film.releases.flatMap(({ kind, date }) =>
    date === null ? [] : [{ kind, isDay: date.length === 10, since: certainSince(date) }],
  );
  if (dated.length === 0) return [{ from: '', status: 'announced' }];
  const runs = dated
    .filter((release) => release.isDay && isInCinemas(release))
    .map(({ kind, since }) => {
      const own = kind === 're-release' ? lastDayOfReRelease(film.versions ?? [], since.slice(0, 4)) : null;
      return { since, until: endOfRun(since, { ...film, lastFigureOn: own ?? film.lastFigureOn }) };
    });
  const shown = dated.filter(({ kind }) => kind !== 'premiere');
  const statusOn = (day: string): FilmStatus => {
    if (runs.some(({ since, until }) => since <= day && day < until)) return 'running';
    const past = shown.filter(({ since }) => since <= day);
    if (past.some(({ kind }) => kind === 'streaming')) return 'streaming';
    return past.length > 0 ? 'ended' : 'upcoming';
  };
  const turns = new Set(['', ...shown.map(({ since }) => since), ...runs.map(({ until }) => until)]);
  const phases = [...turns].sort().map((from) => ({ from, status: statusOn(from) }));
  return phases.filter(({ status }, index) => status !== phases[index - 1]?.status);
}

function lastDayOfReRelease(versions: readonly Dates[], year: string): string | null {
  const own = versions.find(({ kind, startsOn }) => kind === 're-release' && startsOn.startsWith(year));
  return own === undefined ? null : plusDays(own.startsOn, Math.max(0, own.lastDay - 1));
}

/** The day after the last one in cinemas. */
function endOfRun(
  since: string,
  { runEndedOn, lastFigureOn }: { runEndedOn: string | null; lastFigureOn: string | null },
): string {
  if (runEndedOn !== null && runEndedOn >= since) return plusDays(runEndedOn, 1);
  const lastSign = lastFigureOn !== null && lastFigureOn > since ? lastFigureOn : since;
  return plusDays(lastSign, RUN_ENDS_AFTER_DAYS + 1);
}

/** The film's status on an Indian day. */
export const statusOn = (phases: readonly Phase[], day: string): FilmStatus =>
  phases.findLast(({ from }) => from <= day)?.status ?? 'announced';
