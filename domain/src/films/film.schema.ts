import { z } from 'zod';
import type { Article } from '../articles/article.schema.ts';
import type { Review } from '../articles/review.schema.ts';
import { parseTrailer } from '../articles/trailers.ts';
import { boxOfficeEntry, verdict, type BoxOfficeFilm } from '../box-office/box-office.schema.ts';
import { changeableFilm, FILM_MAX } from '../box-office/change-film.ts';
import type { RecordFigures } from '../box-office/record-figures.ts';
import type { FilmVersion } from '../box-office/versions.ts';
import {
  filmDayField,
  linesField,
  optionalLineField,
  optionalTextField,
  partialDateField,
  posterField,
  refuseOtherYears,
} from '../core/fact-fields.ts';
import { factSources, factSourcesField, type FactSources } from '../core/fact-sources.ts';
import { lineField, starsField, wholeNumberParam } from '../core/fields.ts';
import { ARTICLE_MAX, LIST_MAX, SEARCH_MAX_CHARACTERS } from '../core/limits.ts';
import { libraryPicture } from '../media/picture-address.ts';
import { nameClass, type NameClass } from '../names/name-class.ts';

/**
 * Films: their facts, as stored (`FilmDoc`), as the API returns them, and as editors send them. The
 * figures of a film are its box-office entry (`box-office.schema.ts`), a part of the same document.
 */

export const filmStatus = z.enum(['announced', 'upcoming', 'running', 'ended', 'streaming']);
export type FilmStatus = z.infer<typeof filmStatus>;

const storedCredit = z.object({
  /** `null`: the name is text, without a page of its own. */
  personId: z.string().nullable(),
  name: z.string(),
  /** In lower case: 'director', 'actor', 'composer', 'studio'. */
  job: z.string(),
  character: z.string().nullable(),
  isLead: z.boolean(),
});
/**
 * `mergedFrom`: the people whom the credit named before they were merged into this one, one after
 * the other.
 */
export type StoredCredit = z.infer<typeof storedCredit> & { mergedFrom?: string[] };

export const releaseKind = z.enum(['premiere', 'cinema', 're-release', 'streaming', 'television']);
export type ReleaseKind = z.infer<typeof releaseKind>;

const filmRelease = z.object({
  kind: releaseKind,
  /** 'YYYY-MM-DD'; 'YYYY-MM' or 'YYYY' if no more is known; `null`: to be announced. */
  date: z.string().nullable(),
  platform: z.string().nullable(),
  url: z.string().nullable(),
  language: z.string().nullable(),
  source: z.string().nullable(),
  /** The day on which an editor last checked that the platform has the film. */
  checkedOn: z.string().nullable(),
});
export type FilmRelease = z.infer<typeof filmRelease>;

/** What a film lacks: `storedGap` follows from its facts, 'platform' also from the day. */
const storedGap = z.enum(['poster', 'date', 'source']);
export type StoredGap = z.infer<typeof storedGap>;
export const filmGap = z.enum([...storedGap.options, 'platform']);
export type FilmGap = z.infer<typeof filmGap>;

const datePrecision = z.enum(['day', 'month', 'year', 'none']);

const trailer = z.object({ url: z.string(), title: z.string() });

/** A picture of the library from the film, with the library's alt text. */
const still = z.object({ url: z.string(), alt: z.string() });
export type FilmStill = z.infer<typeof still>;

/** Facts of a film that may have a source of their own. Others have a field for it. */
export const FILM_FACTS = [
  'hindiTitle',
  'originalTitle',
  'languages',
  'genres',
  'certificate',
  'runtimeMinutes',
  'synopsis',
  'credits',
] as const;

/** From this day on ('' for ever) the film has this status. */
export type Phase = { from: string; status: FilmStatus };

/** `mean` is `null` until enough trusted readers have rated the film. */
export const filmRating = z.object({ count: z.number().int(), mean: z.number().nullable() });
export type FilmRating = z.infer<typeof filmRating>;

/** One of our reviews of a film, as the film keeps it. */
export type FilmReview = Pick<Article, 'slug' | 'language'> & Pick<Review, 'verdict'> & { stars: number };

/** The stored facts of a film, apart from those of its box-office entry. */
export type FilmFacts = {
  hindiTitle: string | null;
  aliases: string[];
  /** The first one is the language of the box-office entry. */
  languages: string[];
  genres: string[];
  credits: StoredCredit[];
  /** By date, those without a date last. */
  releases: FilmRelease[];
  trailers: { url: string; title: string }[];
  stills: FilmStill[];
  /** For the desk alone. */
  sources: FactSources<(typeof FILM_FACTS)[number]>;
  budgetSource: string | null;
  verdictSource: string | null;
  /** The last day in cinemas, if an editor has ended the run. */
  runEndedOn: string | null;
  /** Set by an editor for stories that name the film; `null`: follows from the title. */
  nameClass?: NameClass | null;
  /** An unpublished film is 404 for readers, and in no list. */
  isPublished: boolean;
  /** Whether the chart has the film: an editor or an import entered it there, or it has figures. */
  isCharted: boolean;
  /**
   * Our published reviews, copied from the articles. The first one, whose stars are ours for the
   * film, is the one that an editor chose, else the first published one.
   */
  ourReviews: FilmReview[];
  /** The stars of the first one of `ourReviews`. */
  ourStars: number | null;
  /** A copy of `ratings/{id}` for cards, some minutes old. */
  rating: FilmRating;
  // Fields that follow from the others, for queries (`changedFilm`).
  /** The film's titles under `foldName`. */
  nameKeys: string[];
  /** Keys of the titles for the desk's search (`name-starts.ts`). */
  nameStarts: string[];
  gaps: StoredGap[];
  /** The pictures of the library: poster and stills. */
  mediaIds: string[];
  /** The oldest check of a platform (`gaps.ts`). */
  platformsCheckedOn: string | null;
  /** The roll-ups that have a row of the film (`film-lists.ts`). */
  listIds: string[];
  /** Date of the first release, as precise as known; '' if unknown. Lists are sorted by it. */
  firstRelease: string;
  phases: Phase[];
  /** Languages and re-releases that have days of their own, in `films/{id}/versions`. */
  versions: FilmVersion[];
} & RecordFigures;
/** As stored in `films/{id}`. Its rank is worked out from all films and pins (`rankFilms`). */
export type FilmDoc = Omit<BoxOfficeFilm, 'rank'> & FilmFacts;

/** Body of `POST /api/films/{id}/rate`. */
export const newRating = z.object({ stars: starsField });

export const filmCard = z.object({
  id: z.string(),
  slug: z.string(),
  title: z.string(),
  hindiTitle: z.string().nullable(),
  languages: z.array(z.string()),
  genres: z.array(z.string()),
  status: filmStatus,
  /** The first day in cinemas or, for a film without one, of its first release. */
  releaseDate: z.string().nullable(),
  posterUrl: z.string().nullable(),
  ourStars: z.number().nullable(),
  rating: filmRating,
});
export type FilmCard = z.infer<typeof filmCard>;

export const credit = storedCredit.extend({ personSlug: z.string().nullable(), order: z.number().int() });
export type Credit = z.infer<typeof credit>;

export const release = filmRelease.extend({
  filmId: z.string(),
  filmSlug: z.string(),
  title: z.string(),
  precision: datePrecision,
});
export type Release = z.infer<typeof release>;

/** `GET /api/films/{slug or id}`. */
export const film = filmCard.extend({
  originalTitle: z.string().nullable(),
  aliases: z.array(z.string()),
  credits: z.array(credit),
  releases: z.array(release),
  synopsis: z.string().nullable(),
  runtimeMinutes: z.number().int().nullable(),
  certificate: z.string().nullable(),
  trailers: z.array(trailer),
  stills: z.array(still),
  budgetRupees: z.number().int().nullable(),
  budgetSource: z.string().nullable(),
  verdict: verdict.nullable(),
  verdictSource: z.string().nullable(),
  /** `null` if the chart does not have the film. */
  boxOffice: boxOfficeEntry.nullable(),
  /** Languages and re-releases that have days of their own, as `?version=` of its days. */
  versions: z.array(z.string()),
  /** Ratings by stars: ten counts, for 0.5 first. `null` until the mean is shown. */
  distribution: z.array(z.number().int()).nullable(),
});
export type Film = z.infer<typeof film>;

/** A film for the desk, as the staff's calls return it. */
export const deskFilm = film.extend({
  sources: factSources(FILM_FACTS),
  runEndedOn: z.string().nullable(),
  nameClass: nameClass.nullish(),
  isPublished: z.boolean(),
  revision: z.number().int(),
  updatedAt: z.string(),
});
export type DeskFilm = z.infer<typeof deskFilm>;

/** A row of the desk's table of films. */
export const deskFilmRow = filmCard.extend({
  /** 'YYYY-MM-DD', 'YYYY-MM' or 'YYYY'; '' if no date is known. */
  firstRelease: z.string(),
  isPublished: z.boolean(),
  gaps: z.array(filmGap),
});
export type DeskFilmRow = z.infer<typeof deskFilmRow>;

/** `GET /api/admin/films`. `nextAfter`: the `after` of the next page, `null` on the last one. */
export const deskFilms = z.object({ films: z.array(deskFilmRow), nextAfter: z.string().nullable() });
export type DeskFilms = z.infer<typeof deskFilms>;
export const deskFilmsQuery = z.object({
  /** Only these films, in any order: ids with commas between them. */
  ids: z.string().max(4_000).optional(),
  q: z.string().max(SEARCH_MAX_CHARACTERS).optional(),
  show: z.enum(['all', 'unpublished', ...filmGap.options]).default('all'),
  limit: wholeNumberParam('limit', { max: LIST_MAX }).default(LIST_MAX),
  after: z.string().min(1).max(200).optional(),
});

/**
 * `GET /api/releases`: the releases of the days `from` to `to` (today and the next months without
 * them), or those without a month.
 */
export const releasesQuery = z
  .object({
    from: z.iso.date("'from' must be a date, YYYY-MM-DD").optional(),
    to: z.iso.date("'to' must be a date, YYYY-MM-DD").optional(),
    kind: releaseKind.optional(),
    language: z.string().min(1).max(FILM_MAX.language).optional(),
    undated: z.literal('true', "'undated' must be true").optional(),
  })
  .refine(({ from, to }) => from === undefined || to === undefined || from <= to, {
    path: ['to'],
    message: "'to' must not be before 'from'",
  });

/** `GET /api/films`: the newest release first, films without a date last. */
export const filmsQuery = z.object({
  year: z
    .string()
    .regex(/^\d{4}$/, "'year' must be a year of four digits")
    .optional(),
  language: z.string().min(1).max(FILM_MAX.language).optional(),
  status: filmStatus.optional(),
  limit: wholeNumberParam('limit', { max: LIST_MAX }).default(20),
  after: z.string().min(1).max(200).optional(),
});

const MAX = {
  titles: 20,
  languages: 10,
  genres: 10,
  credits: 100,
  releases: 30,
  trailers: 10,
  stills: 12,
  name: 200,
  job: 60,
  url: 2048,
};

const changeableRelease = z
  .object({
    kind: releaseKind,
    date: partialDateField.superRefine(refuseOtherYears).nullable().default(null),
    /** Cuts a longer date, e.g. '2026-12-01' with the precision 'month'. */
    precision: datePrecision.optional(),
    platform: optionalLineField(100, 'Platform too long').default(null),
    url: z
      .url({ protocol: /^https?$/, error: 'Please enter a valid URL' })
      .max(MAX.url, 'Please enter a valid URL')
      .nullable()
      .default(null),
    language: optionalLineField(FILM_MAX.language, 'Language too long').default(null),
    source: optionalLineField(FILM_MAX.source, 'Source too long').default(null),
    checkedOn: z.iso.date('Please enter a valid date').nullable().default(null),
  })
  .transform(({ precision, date, ...release }) => ({ ...release, date: cutDate(date, precision) }));

/** A re-release before the first run in cinemas is a mistake in one of the two dates. */
function refuseEarlyReReleases(releases: readonly FilmRelease[], context: z.RefinementCtx): void {
  const runs = releases.flatMap(({ kind, date }) => (kind === 'cinema' && date !== null ? [date] : []));
  const firstRun = runs.sort()[0] ?? '';
  for (const [index, { kind, date }] of releases.entries()) {
    if (kind !== 're-release' || date === null || date >= firstRun.slice(0, date.length)) continue;
    const message = 'A re-release cannot be before the first release in cinemas';
    context.addIssue({ code: 'custom', path: [index, 'date'], message });
  }
}

const DATE_LENGTH = { day: 10, month: 7, year: 4, none: 0 } as const;
const cutDate = (date: string | null, precision: z.infer<typeof datePrecision> = 'day'): string | null =>
  date?.slice(0, DATE_LENGTH[precision]) || null;

const changeableCredit = z.object({
  personId: z.string().min(1).max(200).nullable().default(null),
  name: lineField([1, 'A credit needs a name'], [MAX.name, 'Name too long']),
  job: lineField([1, 'A credit needs a job'], [MAX.job, 'Job too long']).transform((job) => job.toLowerCase()),
  character: optionalLineField(MAX.name, 'Character too long').default(null),
  isLead: z.boolean().default(false),
});

const changeableTrailer = z.object({
  url: z.string().transform((url, context) => {
    const parsed = parseTrailer(url);
    if (parsed !== null) return parsed.watchUrl;
    context.addIssue({ code: 'custom', message: 'A trailer is a video of YouTube, Vimeo or Dailymotion' });
    return z.NEVER;
  }),
  title: lineField([1, 'A trailer needs a title'], [ARTICLE_MAX.trailerTitle, 'Title too long']),
});

/** A picture of the library. The server adds its alt text. */
const changeableStill = z
  .object({ url: z.string().refine((url) => libraryPicture(url) !== null, 'A still is a picture of the library') })
  .transform(({ url }): FilmStill => ({ url, alt: '' }));

/** The facts that editors may change: the schema of `PATCH /api/films/{id}`. */
export const changeableFacts = z.object({
  title: lineField([1, 'Title is required'], [200, 'Title too long']),
  originalTitle: optionalLineField(FILM_MAX.nativeTitle, 'Original title too long'),
  hindiTitle: optionalLineField(FILM_MAX.nativeTitle, 'Hindi title too long'),
  aliases: linesField({ items: MAX.titles, characters: 200 }, 'A title'),
  languages: linesField({ items: MAX.languages, characters: FILM_MAX.language }, 'A language'),
  genres: linesField({ items: MAX.genres, characters: 40 }, 'A genre'),
  certificate: changeableFilm.shape.certificate,
  runtimeMinutes: changeableFilm.shape.runtimeMinutes,
  synopsis: optionalTextField(FILM_MAX.about, 'Synopsis too long'),
  posterUrl: posterField,
  credits: z.array(changeableCredit).max(MAX.credits, `At most ${MAX.credits} credits`),
  releases: z
    .array(changeableRelease)
    .max(MAX.releases, `At most ${MAX.releases} releases`)
    .superRefine(refuseEarlyReReleases),
  trailers: z.array(changeableTrailer).max(MAX.trailers, `At most ${MAX.trailers} trailers`),
  stills: z
    .array(changeableStill)
    .max(MAX.stills, `At most ${MAX.stills} stills`)
    .transform((stills) => [...new Map(stills.map((one) => [one.url, one])).values()]),
  sources: factSourcesField(FILM_FACTS),
  budgetRupees: changeableFilm.shape.budgetRupees,
  budgetSource: optionalLineField(FILM_MAX.source, 'Source too long'),
  verdict: changeableFilm.shape.verdict,
  verdictSource: optionalLineField(FILM_MAX.source, 'Source too long'),
  runEndedOn: filmDayField.nullable(),
  nameClass: nameClass.nullable(),
  isPublished: z.boolean(),
});
export type FactChanges = Partial<z.output<typeof changeableFacts>>;

/**
 * Body of `POST /api/films`: a title, and any other fact. `isNamesake` confirms that the film is
 * not a known one of the same name and year.
 */
export const newFilm = changeableFacts
  .partial()
  .extend({ title: changeableFacts.shape.title, isNamesake: z.boolean().default(false) });
