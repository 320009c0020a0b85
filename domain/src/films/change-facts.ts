import { emptyBoxOfficeFilm } from '../box-office/box-office.schema.ts';
import { hasFigures } from '../box-office/figures.ts';
import { lastDayWithFigure } from '../box-office/day-figure.ts';
import type { FilmChanges } from '../box-office/change-film.ts';
import { recordFigures } from '../box-office/record-figures.ts';
import type { FilmVersion } from '../box-office/versions.ts';
import { rollupIds } from '../core/collections.ts';
import { indianDay } from '../core/dates.ts';
import { nameKeysOf } from '../core/name-keys.ts';
import { libraryPicture } from '../media/picture-address.ts';
import { nameStartsOf } from '../search/name-starts.ts';
import { platformsCheckedOn, storedGapsOf } from './gaps.ts';
import type { FactChanges, FilmDoc, FilmRelease, StoredCredit } from './film.schema.ts';
import { JOBS, LEADS } from './jobs.ts';
import { firstReleaseOf, monthOf, phasesOf, sortedReleases } from './releases.ts';

/**
 * Changes of a film. Its facts come in two forms: `director`, `cast`, `studio`, `language` and
 * `releaseDate` of the box-office entry follow from credits, languages and releases. A change of
 * either form changes both.
 */

/** A new film without facts or figures. */
export function emptyFilm(own: Pick<FilmDoc, 'id' | 'slug' | 'movieName' | 'updatedAt'>): FilmDoc {
  const { rank: _rank, ...figures } = emptyBoxOfficeFilm(own);
  return {
    ...figures,
    revision: 1,
    hindiTitle: null,
    aliases: [],
    languages: [],
    genres: [],
    credits: [],
    releases: [],
    trailers: [],
    stills: [],
    sources: {},
    budgetSource: null,
    verdictSource: null,
    runEndedOn: null,
    isPublished: true,
    isCharted: false,
    ourReviews: [],
    ourStars: null,
    rating: { count: 0, mean: null },
    nameKeys: [],
    nameStarts: [],
    gaps: [],
    mediaIds: [],
    platformsCheckedOn: null,
    listIds: [],
    firstRelease: '',
    phases: phasesOf({ releases: [], runEndedOn: null, lastFigureOn: null }),
    versions: [],
    ...recordFigures({ days: [], versions: [] }),
  };
}

/** Fields of a stored film that may change, in both forms. */
export type DocChanges = Partial<FilmDoc>;

/** The stored fields of facts that an editor sent. */
export function fieldsOfFacts({ title, originalTitle, synopsis, posterUrl, ...facts }: FactChanges): DocChanges {
  return {
    ...facts,
    ...(title !== undefined && { movieName: title }),
    ...(originalTitle !== undefined && { nativeTitle: originalTitle }),
    ...(synopsis !== undefined && { about: synopsis }),
    ...(posterUrl !== undefined && { imageUrl: posterUrl }),
  };
}

/** The film after a change. A change that changes no value returns an equal film. */
export function changedFilm(before: FilmDoc, changes: DocChanges): FilmDoc {
  const languages = changes.languages ?? withFirstLanguage(before.languages, changes.language);
  const credits = changes.credits ?? creditsWithNames(before.credits, changes);
  const releases = sortedReleases(changes.releases ?? withReleaseDate(before.releases, changes.releaseDate));
  const after: FilmDoc = { ...before, ...changes, languages, credits, releases };
  return { ...after, ...derivedFrom(after), isCharted: after.isCharted || hasFigures(after) };
}

function derivedFrom(film: FilmDoc): DocChanges {
  const { credits, releases, runEndedOn, days, versions } = film;
  const namesOf = (job: string) => credits.filter((one) => one.job === job).map(({ name }) => name);
  const firstDay = firstCinemaDay(releases);
  const firstRelease = firstReleaseOf(releases);
  const titles = [film.movieName, film.nativeTitle, film.hindiTitle, ...film.aliases];
  // An imported release date may have a time, which the releases do not keep.
  const isSameDay = film.releaseDate !== null && indianDay(film.releaseDate) === firstDay;
  return {
    language: film.languages[0] ?? null,
    director: joined(namesOf(JOBS.director)),
    cast: namesOf(JOBS.cast),
    studio: joined(namesOf(JOBS.studio)),
    releaseDate: isSameDay ? film.releaseDate : firstDay,
    nameKeys: nameKeysOf(titles),
    nameStarts: nameStartsOf(titles),
    gaps: storedGapsOf({ ...film, firstRelease }),
    mediaIds: mediaIdsOf(film),
    platformsCheckedOn: platformsCheckedOn(releases),
    listIds: listIdsOf(film),
    firstRelease,
    phases: phasesOf({ releases, runEndedOn, lastFigureOn: lastDayWithFigure(days)?.date ?? null, versions }),
    ...recordFigures(film),
  };
}

const mediaIdsOf = ({ imageUrl, stills }: FilmDoc): string[] => [
  ...new Set([imageUrl ?? '', ...stills.map(({ url }) => url)].flatMap((url) => libraryPicture(url)?.id ?? [])),
];

/**
 * The roll-ups of the people whom the film credits, of the months of its releases and, if it has
 * figures, of its year in cinemas.
 */
function listIdsOf(film: FilmDoc): string[] {
  const { credits, releases } = film;
  const people = credits.flatMap(({ personId }) => (personId === null ? [] : [rollupIds.person(personId)]));
  const year = firstCinemaDay(releases)?.slice(0, 4);
  const years = year === undefined || !hasFigures(film) ? [] : [rollupIds.boxOfficeYear(year)];
  return [...new Set([...people, ...releases.map(({ date }) => rollupIds.releases(monthOf(date))), ...years])];
}

const joined = (names: readonly string[]): string | null => (names.length === 0 ? null : names.join(', '));

const firstCinemaDay = (releases: readonly FilmRelease[]): string | null =>
  releases.find(({ kind, date }) => kind === 'cinema' && date?.length === 10)?.date ?? null;

function withFirstLanguage(languages: readonly string[], first: string | null | undefined): string[] {
  if (first === undefined || first === (languages[0] ?? null)) return [...languages];
  return first === null ? [] : [first, ...languages.slice(1).filter((language) => language !== first)];
}

/** The credits with the names that the box-office entry gives for a job. Known credits stay. */
function creditsWithNames(
  credits: readonly StoredCredit[],
  { director, cast, studio }: Pick<FilmChanges, 'director' | 'cast' | 'studio'>,
): StoredCredit[] {
  const named: [job: string, names: readonly string[] | undefined][] = [
    [JOBS.director, director === undefined ? undefined : splitNames(director)],
    [JOBS.cast, cast],
    [JOBS.studio, studio === undefined ? undefined : studio === null ? [] : [studio]],
  ];
  return named.reduce<StoredCredit[]>(
    (all, [job, names]) => {
      const known = all.filter((one) => one.job === job);
      if (names === undefined || isSameText(names, known)) return all;
      return [...all.filter((one) => one.job !== job), ...names.map((name, at) => creditOf(name, { job, at, known }))];
    },
    [...credits],
  );
}

const isSameText = (names: readonly string[], known: readonly StoredCredit[]): boolean =>
  names.join(', ') === known.map(({ name }) => name).join(', ');

const splitNames = (names: string | null): string[] =>
  (names ?? '')
    .split(',')
    .map((name) => name.trim())
    .filter((name) => name !== '');

/** A name among the credits of a job: the known credit of that name, else a new one as text. */
export const creditOf = (
  name: string,
  { job, at, known }: { job: string; at: number; known: readonly StoredCredit[] },
): StoredCredit =>
  known.find((one) => one.name === name) ?? {
    personId: null,
    name,
    job,
    character: null,
    isLead: job === JOBS.cast && at < LEADS,
  };

/** The releases with this first day in cinemas. `null` removes it. */
function withReleaseDate(releases: readonly FilmRelease[], date: string | null | undefined): FilmRelease[] {
  if (date === undefined) return [...releases];
  const day = date === null ? null : indianDay(date);
  if (day === firstCinemaDay(releases)) return [...releases];
  const first =
    releases.find((release) => release.kind === 'cinema' && release.date?.length === 10) ??
    releases.find(({ kind }) => kind === 'cinema');
  if (first !== undefined) return releases.map((release) => (release === first ? { ...release, date: day } : release));
  if (day === null) return [...releases];
  return [...releases, releaseOn('cinema', day)];
}

const releaseOn = (kind: FilmRelease['kind'], date: string): FilmRelease => ({
  ...{ kind, date },
  ...{ platform: null, url: null, language: null, source: null, checkedOn: null },
});

/** The releases, and one for each re-release that has days, unless its year has one already. */
export function withReReleases(
  releases: readonly FilmRelease[],
  versions: readonly Pick<FilmVersion, 'kind' | 'startsOn'>[],
): FilmRelease[] {
  const isKnown = (year: string) =>
    releases.some(({ kind, date }) => kind === 're-release' && date?.slice(0, 4) === year);
  const added = versions.filter(({ kind, startsOn }) => kind === 're-release' && !isKnown(startsOn.slice(0, 4)));
  return [...releases, ...added.map(({ startsOn }) => releaseOn('re-release', startsOn))];
}
