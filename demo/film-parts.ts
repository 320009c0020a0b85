import { slugify } from '@first-show/domain/core/paths';
import { indianDay } from '@first-show/domain/core/dates';
import type { FilmRelease, StoredCredit } from '@first-show/domain/films/film.schema';
import { JOBS } from '@first-show/domain/films/jobs';
import { ratingChoice, type Counts } from '../functions/src/platform/counters/counter.ts';
import type { DemoFilmFacts, DemoRelease } from './content/film-facts.ts';
import { people } from './content/people.ts';
import { ratings } from './content/ratings.ts';

/** Parts of the demo's films: credits, releases, ratings. */

const DAY_MS = 24 * 3_600_000;
/** The open film that stands for every trailer, because the demo's films are invented. */
export const DEMO_TRAILER = {
  url: 'https://www.youtube.com/watch?v=aqz-KE-bpKQ',
  title: 'In place of the trailer: ‘Big Buck Bunny’, an open film by the Blender Foundation',
};

/** The id of a person of the demo, which is also the slug. */
export const personIdOf = (name: string): string => slugify(name);
const known = new Set(people.map(({ name }) => name));

export function creditsOf(
  { director, leads, studio }: { director: string; leads: readonly string[]; studio: string },
  { cast, crew }: Pick<DemoFilmFacts, 'cast' | 'crew'>,
): StoredCredit[] {
  const credit = (name: string, job: string, character: string | null = null): StoredCredit => ({
    personId: known.has(name) ? personIdOf(name) : null,
    name,
    job,
    character,
    isLead: job === JOBS.cast && leads.includes(name),
  });
  return [
    ...director.split(', ').map((name) => credit(name, JOBS.director)),
    ...cast.map(([name, character]) => credit(name, JOBS.cast, character)),
    ...crew.map(([name, job]) => credit(name, job)),
    credit(studio, JOBS.studio),
  ];
}

/** The platforms have example addresses. */
const platformUrl = (platform: string, slug: string): string =>
  `https://${slugify(platform)}.example/${encodeURIComponent(slug)}`;

export function releaseOf(
  release: DemoRelease,
  { slug, friday, now }: { slug: string; friday: Date; now: Date },
): FilmRelease {
  const { kind, platform = null, language = null, checkedDaysAgo } = release;
  const isOnline = kind === 'streaming' && checkedDaysAgo !== undefined && platform !== null;
  return {
    kind,
    date: dateOf(release, { friday, now }),
    platform,
    url: isOnline ? platformUrl(platform, slug) : null,
    language,
    source: platform === null ? 'Studio’s statement' : `${platform}’s programme`,
    checkedOn: isOnline ? indianDay(new Date(now.getTime() - checkedDaysAgo * DAY_MS).toISOString()) : null,
  };
}

function dateOf(release: DemoRelease, { friday, now }: { friday: Date; now: Date }): string | null {
  if ('day' in release) return release.day;
  if ('week' in release) return dayOfWeek(friday, release.week);
  if ('inMonths' in release)
    return new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + release.inMonths, 1)).toISOString().slice(0, 7);
  return 'inYears' in release ? String(now.getUTCFullYear() + release.inYears) : null;
}

/** The Friday of a week; 0 is the most recent one, whose midnight in India is `friday`. */
export const dayOfWeek = (friday: Date, week: number): string =>
  indianDay(new Date(friday.getTime() + week * 7 * DAY_MS + DAY_MS / 2).toISOString());

/** The readers' ratings of a film, as its counter has them. */
export function ratingCountsOf(slug: string): Counts | null {
  const rated = ratings[slug];
  if (rated === undefined) return null;
  const choices = [
    ...rated.trusted.map((count, index) => [ratingChoice((index + 1) / 2, 'trusted'), count] as const),
    ...(rated.newcomers ?? []).map((count, index) => [ratingChoice((index + 1) / 2, 'new'), count] as const),
  ];
  return Object.fromEntries(choices.filter(([, count]) => count > 0));
}
