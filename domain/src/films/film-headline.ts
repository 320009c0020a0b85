import { daysBetween, formatPartialDate } from '../core/dates.ts';
import { formatCountOf } from '../core/money.ts';
import type { FilmDoc, FilmRelease } from './film.schema.ts';
import { hasBegun, isInCinemas, precisionOf, statusOn } from './releases.ts';
import { PLACES } from './where-to-watch.ts';

/** What the head of a film's page says about its releases on a day. */
export type FilmHeadline = {
  /** 'In cinemas in 12 days', 'Back in cinemas', 'Streaming on Jharokha', 'Announced'. */
  status: string;
  /**
   * The first release but a premiere, as precisely as known: '6 November 2026', 'December 2026';
   * `null` without a date.
   */
  released: string | null;
};

/** `today`: the day in India, 'YYYY-MM-DD'. The releases are sorted by date, as stored. */
export function headlineOf(film: Pick<FilmDoc, 'releases' | 'phases'>, today: string): FilmHeadline {
  const isPast = (release: FilmRelease) => hasBegun(release, today);
  const shown = film.releases.filter(({ kind, date }) => kind !== 'premiere' && date !== null);
  const released = shown[0]?.date ?? null;
  const begun = shown.filter(isPast);
  const wasPremiered = film.releases.some((release) => release.kind === 'premiere' && isPast(release));
  return {
    status: statusText({
      status: statusOn(film.phases, today),
      begun,
      next: shown.find((release) => !isPast(release)),
      wasPremiered,
      today,
    }),
    released: released === null ? null : formatPartialDate(released),
  };
}

function statusText({
  status,
  begun,
  next,
  wasPremiered,
  today,
}: {
  status: ReturnType<typeof statusOn>;
  begun: readonly FilmRelease[];
  next: FilmRelease | undefined;
  wasPremiered: boolean;
  today: string;
}): string {
  const lastRun = begun.findLast(isInCinemas);
  switch (status) {
    case 'running':
      if (lastRun?.kind === 're-release') return PLACES['re-release'];
      return lastRun?.date === today ? 'First day in cinemas' : 'In cinemas now';
    case 'streaming': {
      const { platform = null } = begun.findLast(({ kind }) => kind === 'streaming') ?? {};
      return platform === null ? 'Streaming now' : `Streaming on ${platform}`;
    }
    case 'ended':
      return lastRun === undefined ? 'Shown on television' : 'No longer in cinemas';
    default:
      if (next !== undefined) return `${placeOf(next)} ${timeTo(next.date ?? '', today)}`;
      return wasPremiered ? 'Shown at a festival' : 'Announced';
  }
}

const placeOf = (release: FilmRelease): string =>
  release.platform === null || isInCinemas(release)
    ? PLACES[release.kind as keyof typeof PLACES]
    : `On ${release.platform}`;

function timeTo(date: string, today: string): string {
  if (precisionOf(date) !== 'day') return `in ${formatPartialDate(date)}`;
  const days = daysBetween(today, date);
  return days === 1 ? 'tomorrow' : `in ${formatCountOf(days, 'day')}`;
}
