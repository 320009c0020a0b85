import type { BoxOfficeDay } from '@first-show/domain/box-office/box-office.schema';
import { parseVersion, versionSummary, type VersionDoc } from '@first-show/domain/box-office/versions';
import { indianDay, plusDays } from '@first-show/domain/core/dates';
import { croreToRupees } from '@first-show/domain/core/money';
import { changedFilm } from '@first-show/domain/films/change-facts';
import type { FilmDoc } from '@first-show/domain/films/film.schema';

/** Languages and re-releases of the demo's films, with days of their own. */

/** Shares of the film's nett. The rest is other languages, of which the source gives no figures. */
const LANGUAGES: Readonly<Record<string, Readonly<Record<string, number>>>> = {
  'godavari-gadiyaaram': { Telugu: 0.74, Hindi: 0.19 },
  'kadal-vilakku': { Tamil: 0.81, Telugu: 0.12 },
};
/** India nett by day in crore, from the day of the re-release in the film's facts. */
const RE_RELEASES: Readonly<Record<string, readonly number[]>> = {
  'shehar-ki-shaam': [0.62, 0.94, 1.21, 0.38, 0.33, 0.29, 0.27, 0.41, 0.6, 0.78, 0.22, 0.2, 0.18, 0.17],
};

const LAKH = 100_000;
const WEEKEND = [0, 5, 6];
/** Plausible numbers of seats: fuller from Friday to Sunday, with fewer shows from week to week. */
function seatsOf(date: string, day: number, share: number): Pick<BoxOfficeDay, 'occupancyPercent' | 'shows'> {
  const isWeekend = WEEKEND.includes(new Date(`${date}T00:00:00Z`).getUTCDay());
  const week = Math.floor((day - 1) / 7);
  return {
    occupancyPercent: Math.max(6, Math.round((isWeekend ? 48 : 23) * 0.82 ** week * 10) / 10),
    shows: Math.max(40, Math.round(3200 * share * 0.55 ** week)),
  };
}

function languagesOf(film: FilmDoc): VersionDoc[] {
  return Object.entries(LANGUAGES[film.id] ?? {}).flatMap(([language, share]): VersionDoc[] => {
    const version = parseVersion(language);
    const [first] = film.days;
    if (version === null || first === undefined) return [];
    const days = film.days.map((day) => ({
      ...day,
      nettRupees: day.nettRupees === null ? null : Math.round((day.nettRupees * share) / LAKH) * LAKH,
      grossRupees: null,
      ...seatsOf(day.date, day.day, share),
    }));
    return [{ ...version, startsOn: first.date, days, updatedAt: film.updatedAt }];
  });
}

function reReleaseOf(film: FilmDoc, now: Date): VersionDoc[] {
  const startsOn = film.releases.find(({ kind }) => kind === 're-release')?.date ?? null;
  const crores = RE_RELEASES[film.id];
  const version = startsOn === null ? null : parseVersion(`re-release ${startsOn.slice(0, 4)}`);
  if (startsOn === null || crores === undefined || version === null) return [];
  const today = indianDay(now.toISOString());
  const days = crores
    .map((crore, index) => {
      const date = plusDays(startsOn, index);
      return {
        ...{ day: index + 1, date, nettRupees: croreToRupees(crore), grossRupees: null, isEstimate: false },
        ...{ source: 'Trade estimate', ...seatsOf(date, index + 1, 0.12) },
      };
    })
    .filter(({ date }) => date <= today);
  return [{ ...version, startsOn, days, updatedAt: film.updatedAt }];
}

/** The versions of a film, and the film with their summaries. */
export function withVersions(film: FilmDoc, now: Date): { film: FilmDoc; versions: VersionDoc[] } {
  const versions = [...languagesOf(film), ...reReleaseOf(film, now)];
  return { film: changedFilm(film, { versions: versions.map(versionSummary) }), versions };
}
