import { z } from 'zod';
import { refuseOtherYears } from '../core/fact-fields.ts';
import { lineField } from '../core/fields.ts';
import { foldName } from '../core/name-keys.ts';

/** Whole rupees; `null` if unknown. */
const rupees = z.number().int().nullable();

/** One day in cinemas. */
export const boxOfficeDay = z.object({
  /** Day 1 is the day of release. */
  day: z.number().int().min(1),
  /** Day in India, 'YYYY-MM-DD'. */
  date: z.string(),
  nettRupees: rupees,
  /** The day's India gross; `null` if the source does not give it. It is never shown as nett. */
  grossRupees: rupees,
  isEstimate: z.boolean(),
  source: z.string().nullable(),
  /** Share of sold seats. Missing or `null`: not known. */
  occupancyPercent: z.number().nullish(),
  /** Number of screenings. Missing or `null`: not known. */
  shows: z.number().int().nullish(),
});
export type BoxOfficeDay = z.infer<typeof boxOfficeDay>;

/** A day as `GET /api/films/{id}/days` returns it: what is not known is `null`. */
export const filmDay = boxOfficeDay.extend({
  occupancyPercent: z.number().nullable().default(null),
  shows: z.number().int().nullable().default(null),
});

export const verdict = z.enum(['all-time-blockbuster', 'blockbuster', 'super-hit', 'hit', 'average', 'flop']);
export type Verdict = z.infer<typeof verdict>;

export const boxOfficeEntry = z.object({
  id: z.string(),
  slug: z.string(),
  movieName: z.string(),
  /**
   * Rank in the chart: unique, from 1. `null` without figures, while the film is not published, and
   * beyond the end of the chart.
   */
  rank: z.number().int().nullable(),
  /** India nett of the first day. */
  day1Collection: rupees,
  weekendCollection: rupees,
  totalCollection: rupees,
  changePercent: z.number(),
  /** 'YYYY-MM-DD' or an ISO date-time. */
  releaseDate: z.string().nullable(),
  nativeTitle: z.string().nullable(),
  language: z.string().nullable(),
  imageUrl: z.string().nullable(),
  /** India gross up to now, if known. */
  totalGrossRupees: rupees,
  budgetRupees: rupees,
  verdict: verdict.nullable(),
  updatedAt: z.string(),
});
export type BoxOfficeEntry = z.infer<typeof boxOfficeEntry>;

/**
 * A film with the fields that only its own page shows, as `GET /api/box-office/{id}` returns it.
 */
export const boxOfficeFilm = boxOfficeEntry.extend({
  about: z.string().nullable(),
  socialBullets: z.array(z.string()),
  director: z.string().nullable(),
  cast: z.array(z.string()),
  studio: z.string().nullable(),
  runtimeMinutes: z.number().int().nullable(),
  certificate: z.string().nullable(),
  /** Gross up to now outside India; `null` if unknown. */
  overseasGrossRupees: rupees,
  /** Gross up to now of all countries, as the source gives it: it is never a sum of ours. */
  worldwideGrossRupees: rupees,
  days: z.array(boxOfficeDay),
  /**
   * Number of the current revision. A `PATCH` names the revision on which it is based. A missing
   * field means 1.
   */
  revision: z.number().int().optional(),
});
export type BoxOfficeFilm = z.infer<typeof boxOfficeFilm>;

/** A film of which only the name is known. */
export const emptyBoxOfficeFilm = (
  own: Pick<BoxOfficeFilm, 'id' | 'slug' | 'movieName' | 'updatedAt'>,
): BoxOfficeFilm => ({
  ...own,
  rank: null,
  day1Collection: null,
  weekendCollection: null,
  totalCollection: null,
  changePercent: 0,
  releaseDate: null,
  nativeTitle: null,
  language: null,
  imageUrl: null,
  totalGrossRupees: null,
  budgetRupees: null,
  verdict: null,
  about: null,
  socialBullets: [],
  director: null,
  cast: [],
  studio: null,
  runtimeMinutes: null,
  certificate: null,
  overseasGrossRupees: null,
  worldwideGrossRupees: null,
  days: [],
});

/** A form reads text that is no amount as `NaN`. */
const AMOUNT_HINT = 'Not an amount. Write it like 18.4 Cr';

/** The error of a sum of money: `message`, or how to write an amount. */
const amountError =
  (message: string) =>
  ({ input }: { input?: unknown }): string =>
    Number.isNaN(input) ? AMOUNT_HINT : message;

/** A sum of money in whole rupees. */
export const rupeesField = (message: string) =>
  z
    .number({ error: amountError(message) })
    .int(message)
    .min(0, message)
    .max(Number.MAX_SAFE_INTEGER, message);

/** `POST /api/box-office`, and the schema of the desk's form. */
export const newBoxOfficeEntry = z.object({
  movieName: lineField([1, 'Movie name is required'], [200, 'Movie name too long']),
  day1Collection: rupeesField('Day 1 collection must be positive').default(0),
  weekendCollection: rupeesField('Weekend collection must be positive').default(0),
  totalCollection: rupeesField('Total collection must be positive').default(0),
  /**
   * If omitted, the film is ranked by its total. A film that an editor had set at this rank moves
   * down to the next one. A film without figures gets no rank.
   */
  rank: z
    .number('Rank must be at least 1')
    .int('Rank must be at least 1')
    .min(1, 'Rank must be at least 1')
    .max(100_000, 'Rank must be at most 100,000')
    .optional(),
  changePercent: z.number().default(0),
  releaseDate: z
    .union([z.iso.date(), z.iso.datetime({ offset: true })], 'Please enter a valid date')
    .superRefine(refuseOtherYears)
    .nullish()
    // A date without a time stays as it is; a time is converted to UTC.
    .transform((date) => (date ? (date.includes('T') ? new Date(date).toISOString() : date) : null)),
});
export type NewBoxOfficeEntry = z.output<typeof newBoxOfficeEntry>;

/**
 * Body of `POST /api/box-office`. If a film with the same name and year exists, the answer is 409
 * with `{ message, existing }`. `isNamesake` confirms that the new film is not the existing one.
 */
export const newFilmRequest = newBoxOfficeEntry.extend({ isNamesake: z.boolean().default(false) });

/** `firstRelease`: also a year or month (`FilmDoc`). */
type Named = Pick<BoxOfficeEntry, 'movieName' | 'releaseDate'> & { firstRelease?: string };

/** A known film with the same folded name and year. A film without a year matches every year. */
export function namesakeOf<T extends Named>(film: Named, known: readonly T[]): T | null {
  const yearOf = ({ releaseDate, firstRelease = '' }: Named) => (releaseDate ?? firstRelease).slice(0, 4) || null;
  const [name, year] = [foldName(film.movieName), yearOf(film)];
  if (name === '') return null;
  return (
    known.find(
      (one) => foldName(one.movieName) === name && (year === null || yearOf(one) === null || yearOf(one) === year),
    ) ?? null
  );
}
