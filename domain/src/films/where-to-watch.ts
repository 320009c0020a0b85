import { daysBetween, formatIndianDate, formatPartialDate } from '../core/dates.ts';
import type { FilmRelease, FilmStatus } from './film.schema.ts';
import { hasBegun, isInCinemas } from './releases.ts';

/** An entry of the list 'Where to Watch'. */
export type WatchEntry = {
  /** 'In cinemas', or the name of a platform or channel. */
  place: string;
  /** 'since 6 November 2026', 'from December 2026' or 'on a date to be announced'. */
  when: string;
  language: string | null;
  url: string | null;
  /** When an editor last checked a platform; `null` for cinemas and unchecked platforms. */
  checked: string | null;
};

/** A check that is older may no longer be true, because films leave platforms. */
export const CHECK_HOLDS_DAYS = 90;

export const PLACES = {
  cinema: 'In cinemas',
  're-release': 'Back in cinemas',
  streaming: 'Streaming',
  television: 'On television',
} as const;

/**
 * Where readers can watch a film, by date. Premieres are left out, because readers cannot buy a
 * ticket for them, and so are runs in cinemas before the last one. `today` is the day in India,
 * 'YYYY-MM-DD', for which `status` is the film's.
 */
export function whereToWatch(
  releases: readonly FilmRelease[],
  { today, status }: { today: string; status: FilmStatus },
): WatchEntry[] {
  const hasRun = (release: FilmRelease) => isInCinemas(release) && hasBegun(release, today);
  const lastRun = releases.findLast(hasRun);
  return releases.flatMap((release) => {
    const { kind, date, platform, language, url, checkedOn } = release;
    if (kind === 'premiere' || (hasRun(release) && release !== lastRun)) return [];
    const hasEnded = release === lastRun && status !== 'running';
    const since = hasEnded ? 'released' : hasBegun(release, today) ? 'since' : 'from';
    return {
      place: hasEnded ? 'No longer in cinemas,' : (platform ?? PLACES[kind]),
      when: date === null ? 'on a date to be announced' : `${since} ${formatPartialDate(date)}`,
      language,
      url,
      checked: checkText(checkedOn, today),
    };
  });
}

function checkText(checkedOn: string | null, today: string): string | null {
  if (checkedOn === null) return null;
  const isOld = daysBetween(checkedOn, today) > CHECK_HOLDS_DAYS;
  return `Checked on ${formatIndianDate(checkedOn)}${isOld ? ', may have changed' : ''}`;
}
