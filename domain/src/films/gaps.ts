import { plusDays } from '../core/dates.ts';
import type { FilmDoc, FilmGap, FilmRelease, StoredGap } from './film.schema.ts';
import { certainSince } from './releases.ts';
import { CHECK_HOLDS_DAYS } from './where-to-watch.ts';

/** What editors should still add to a film. */

type Facts = Pick<FilmDoc, 'imageUrl' | 'firstRelease' | 'releases'>;

export function storedGapsOf({ imageUrl, firstRelease, releases }: Facts): StoredGap[] {
  const isWithoutSource = releases.some(({ date, source }) => date !== null && source === null);
  return [
    ...(imageUrl === null ? (['poster'] as const) : []),
    ...(firstRelease === '' ? (['date'] as const) : []),
    ...(isWithoutSource ? (['source'] as const) : []),
  ];
}

/**
 * The day of the oldest check of the film's platforms; `null` if it has none with a date. Without a
 * check it is the day with which a check is due when the release begins.
 */
export const platformsCheckedOn = (releases: readonly FilmRelease[]): string | null =>
  releases
    .flatMap(({ kind, date, checkedOn }) =>
      kind !== 'streaming' || date === null ? [] : [checkedOn ?? staleCheckDay(certainSince(date))],
    )
    .sort()[0] ?? null;

/** The last day of a check that is too old on the day `today`. */
export const staleCheckDay = (today: string): string => plusDays(today, -CHECK_HOLDS_DAYS - 1);

export const gapsOn = (film: Pick<FilmDoc, 'gaps' | 'platformsCheckedOn'>, today: string): FilmGap[] => {
  const checkedOn = film.platformsCheckedOn;
  return checkedOn !== null && checkedOn <= staleCheckDay(today) ? [...film.gaps, 'platform'] : film.gaps;
};
