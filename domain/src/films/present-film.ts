import { boxOfficeEntry } from '../box-office/box-office.schema.ts';
import type { FilmPerson } from '../rollups/rollups.ts';
import type { Credit, DeskFilm, DeskFilmRow, Film, FilmCard, FilmDoc, Release } from './film.schema.ts';
import { gapsOn } from './gaps.ts';
import type { RatingDoc } from './rating.ts';
import { precisionOf, statusOn } from './releases.ts';

/** The stored fields that a card needs. */
export const CARD_FIELDS = [
  'id',
  'slug',
  'movieName',
  'hindiTitle',
  'languages',
  'genres',
  'phases',
  'releaseDate',
  'firstRelease',
  'imageUrl',
  'ourStars',
  'rating',
] as const satisfies readonly (keyof FilmDoc)[];
export type CardFields = Pick<FilmDoc, (typeof CARD_FIELDS)[number]>;

/** `today`: the day in India, which decides the status. */
export const filmCardOf = (film: CardFields, today: string): FilmCard => ({
  id: film.id,
  slug: film.slug,
  title: film.movieName,
  hindiTitle: film.hindiTitle,
  languages: film.languages,
  genres: film.genres,
  status: statusOn(film.phases, today),
  releaseDate: film.releaseDate ?? (film.firstRelease.length === 10 ? film.firstRelease : null),
  posterUrl: film.imageUrl,
  ourStars: film.ourStars,
  rating: film.rating,
});

export const releasesOf = (film: Pick<FilmDoc, 'id' | 'slug' | 'movieName' | 'releases'>): Release[] =>
  film.releases.map((release) => ({
    ...release,
    filmId: film.id,
    filmSlug: film.slug,
    title: film.movieName,
    precision: precisionOf(release.date),
  }));

type Shown = { today: string; rating: RatingDoc; rank: number | null; people: ReadonlyMap<string, FilmPerson> };

/** `people`: the credited people who are published, by id. The other credits are text. */
export const filmOf = (film: FilmDoc, { today, rating, rank, people }: Shown): Film => ({
  ...filmCardOf(film, today),
  rating: { count: rating.count, mean: rating.mean },
  originalTitle: film.nativeTitle,
  aliases: film.aliases,
  credits: film.credits.map(({ mergedFrom: _former, ...one }, order): Credit => {
    const person = people.get(one.personId ?? '');
    return { ...one, personId: person?.id ?? null, personSlug: person?.slug ?? null, order };
  }),
  releases: releasesOf(film),
  synopsis: film.about,
  runtimeMinutes: film.runtimeMinutes,
  certificate: film.certificate,
  trailers: film.trailers,
  stills: film.stills,
  budgetRupees: film.budgetRupees,
  budgetSource: film.budgetSource,
  verdict: film.verdict,
  verdictSource: film.verdictSource,
  boxOffice: film.isCharted ? boxOfficeEntry.parse({ ...film, rank }) : null,
  versions: film.versions.map(({ id }) => id),
  distribution: rating.distribution,
});

/** Like `filmOf`, for editors: credits keep the ids of people who are not published. */
export const deskFilmOf = (film: FilmDoc, shown: Shown): DeskFilm => {
  const presented = filmOf(film, shown);
  return {
    ...presented,
    credits: presented.credits.map((one, index) => ({ ...one, personId: film.credits[index]?.personId ?? null })),
    sources: film.sources,
    runEndedOn: film.runEndedOn,
    nameClass: film.nameClass ?? null,
    isPublished: film.isPublished,
    revision: film.revision ?? 1,
    updatedAt: film.updatedAt,
  };
};

/** The stored fields that a row of the desk's table needs. */
export const DESK_ROW_FIELDS = [
  ...CARD_FIELDS,
  'isPublished',
  'gaps',
  'platformsCheckedOn',
  'nameStarts',
] as const satisfies readonly (keyof FilmDoc)[];

export const deskFilmRowOf = (film: Pick<FilmDoc, (typeof DESK_ROW_FIELDS)[number]>, today: string): DeskFilmRow => ({
  ...filmCardOf(film, today),
  firstRelease: film.firstRelease,
  isPublished: film.isPublished,
  gaps: gapsOn(film, today),
});
