import { z } from 'zod';
import { lineField } from '../core/fields.ts';

/** Whole rupees; `null` is unknown. */
const rupees = z.number().int().nullable();

/** One day in cinemas. */
export const boxOfficeDay = z.object({
  /** 1 is the day of release. */
  day: z.number().int().min(1),
  /** Calendar day in India, 'YYYY-MM-DD'. */
  date: z.string(),
  nettRupees: rupees,
  /** India gross of the day, where the source gives gross. Never shown as nett. */
  grossRupees: rupees,
  isEstimate: z.boolean(),
  source: z.string().nullable(),
});
export type BoxOfficeDay = z.infer<typeof boxOfficeDay>;

export const verdict = z.enum(['all-time-blockbuster', 'blockbuster', 'super-hit', 'hit', 'average', 'flop']);
export type Verdict = z.infer<typeof verdict>;

export const boxOfficeEntry = z.object({
  id: z.string(),
  slug: z.string(),
  movieName: z.string(),
  rank: z.number().int(),
  /** India nett. */
  day1Collection: rupees,
  weekendCollection: rupees,
  totalCollection: rupees,
  changePercent: z.number(),
  /** 'YYYY-MM-DD' or an ISO date-time. */
  releaseDate: z.string().nullable(),
  nativeTitle: z.string().nullable(),
  language: z.string().nullable(),
  imageUrl: z.string().nullable(),
  /** India gross so far, where known. */
  totalGrossRupees: rupees,
  budgetRupees: rupees,
  verdict: verdict.nullable(),
  updatedAt: z.string(),
});
export type BoxOfficeEntry = z.infer<typeof boxOfficeEntry>;

/** One film with what only its own page shows. `GET /api/box-office/{id}` answers this. */
export const boxOfficeFilm = boxOfficeEntry.extend({
  about: z.string().nullable(),
  socialBullets: z.array(z.string()),
  director: z.string().nullable(),
  cast: z.array(z.string()),
  studio: z.string().nullable(),
  runtimeMinutes: z.number().int().nullable(),
  certificate: z.string().nullable(),
  days: z.array(boxOfficeDay),
  /** Counts the edits: a `PATCH` names the one it was based on. Left out before the first edit: 1. */
  revision: z.number().int().optional(),
});
export type BoxOfficeFilm = z.infer<typeof boxOfficeFilm>;

const collection = (message: string) => z.number(message).int(message).min(0, message).max(Number.MAX_SAFE_INTEGER, message);

/** `POST /api/box-office`: the form of the desk. */
export const newBoxOfficeEntry = z.object({
  movieName: lineField([1, 'Movie name is required'], [200, 'Movie name too long']),
  day1Collection: collection('Day 1 collection must be positive').default(0),
  weekendCollection: collection('Weekend collection must be positive').default(0),
  totalCollection: collection('Total collection must be positive').default(0),
  rank: z.number('Rank must be at least 1').int('Rank must be at least 1').min(1, 'Rank must be at least 1').max(100_000).default(1),
  changePercent: z.number().default(0),
  releaseDate: z
    .union([z.iso.date(), z.iso.datetime({ offset: true })], 'Please enter a valid date')
    .nullish()
    // A day stays a day; a time is kept in UTC.
    .transform((date) => (date ? (date.includes('T') ? new Date(date).toISOString() : date) : null)),
});
export type NewBoxOfficeEntry = z.output<typeof newBoxOfficeEntry>;
