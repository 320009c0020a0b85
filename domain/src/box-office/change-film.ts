import { z } from 'zod';
import { filmDayField, linesField, optionalLineField, optionalTextField, posterField } from '../core/fact-fields.ts';
import { BOX_OFFICE_DAYS_MAX } from '../core/limits.ts';
import { boxOfficeDay, newBoxOfficeEntry, rupeesField, verdict } from './box-office.schema.ts';

/**
 * The fields of a film that editors may change: the schema of `PATCH /api/box-office/{id}` and of
 * the desk's form.
 */

/** Upper limits: characters of a text, items of a list, or minutes. */
export const FILM_MAX = {
  nativeTitle: 200,
  language: 60,
  about: 5000,
  socialBullets: 12,
  socialBullet: 300,
  director: 200,
  cast: 40,
  castName: 100,
  studio: 200,
  runtimeMinutes: 1000,
  certificate: 20,
  source: 100,
} as const;

const RUNTIME = 'Runtime must be 1 to 1,000 whole minutes';

const rupees = (message: string) => rupeesField(message).nullable();

const dayNumber = `A day is a whole number from 1 to ${BOX_OFFICE_DAYS_MAX}`;

const OCCUPANCY = 'The occupancy is a percentage from 0 to 100';
/** The most screenings of a film on one day. All of India has about 10,000 screens. */
export const SHOWS_MAX = 100_000;
const SHOWS = `The shows are a whole number up to ${SHOWS_MAX.toLocaleString('en-IN')}`;

export const changeableDay = boxOfficeDay.extend({
  day: z.number(dayNumber).int(dayNumber).min(1, dayNumber).max(BOX_OFFICE_DAYS_MAX, dayNumber),
  date: filmDayField,
  nettRupees: rupees('The nett must be a whole number of rupees'),
  grossRupees: rupees('The gross must be a whole number of rupees'),
  source: optionalLineField(FILM_MAX.source, 'Source too long'),
  occupancyPercent: z.number(OCCUPANCY).min(0, OCCUPANCY).max(100, OCCUPANCY).nullish(),
  shows: z.number(SHOWS).int(SHOWS).min(0, SHOWS).max(SHOWS_MAX, SHOWS).nullish(),
});

/** Days, sorted by number. A repeated day is refused. */
export const changeableDays = z
  .array(changeableDay)
  .max(BOX_OFFICE_DAYS_MAX, `At most ${BOX_OFFICE_DAYS_MAX} days`)
  .refine((days) => new Set(days.map(({ day }) => day)).size === days.length, 'A day is in the table twice')
  .transform((days) => [...days].sort((a, b) => a.day - b.day));

/**
 * The schema of a changed film. Collections may be `null` (unknown), because some imports have only
 * the gross.
 */
export const changeableFilm = newBoxOfficeEntry.extend({
  day1Collection: rupees('Day 1 collection must be positive'),
  weekendCollection: rupees('Weekend collection must be positive'),
  totalCollection: rupees('Total collection must be positive'),
  totalGrossRupees: rupees('Total gross must be positive'),
  overseasGrossRupees: rupees('Overseas gross must be positive'),
  worldwideGrossRupees: rupees('Worldwide gross must be positive'),
  budgetRupees: rupees('Budget must be positive'),
  verdict: verdict.nullable(),
  nativeTitle: optionalLineField(FILM_MAX.nativeTitle, 'Native title too long'),
  language: optionalLineField(FILM_MAX.language, 'Language too long'),
  imageUrl: posterField,
  about: optionalTextField(FILM_MAX.about, 'About the Movie too long'),
  socialBullets: linesField({ items: FILM_MAX.socialBullets, characters: FILM_MAX.socialBullet }, 'A line'),
  director: optionalLineField(FILM_MAX.director, 'Director too long'),
  cast: linesField({ items: FILM_MAX.cast, characters: FILM_MAX.castName }, 'A name'),
  studio: optionalLineField(FILM_MAX.studio, 'Studio too long'),
  runtimeMinutes: z.number(RUNTIME).int(RUNTIME).min(1, RUNTIME).max(FILM_MAX.runtimeMinutes, RUNTIME).nullable(),
  certificate: optionalLineField(FILM_MAX.certificate, 'Certificate too long'),
  days: changeableDays,
});
export type FilmChanges = Partial<z.output<typeof changeableFilm>>;

const usableDay = changeableDay.extend({
  nettRupees: changeableDay.shape.nettRupees.catch(null),
  grossRupees: changeableDay.shape.grossRupees.catch(null),
  source: changeableDay.shape.source.catch(null),
  occupancyPercent: changeableDay.shape.occupancyPercent.catch(null),
  shows: changeableDay.shape.shows.catch(null),
});

/**
 * The usable part of an unfinished form: the valid fields, and the days that have a valid number
 * and date (the first one of each number). An invalid figure or source of a day becomes `null`.
 */
export function usableChanges({ days, ...input }: Record<string, unknown> & { days: readonly object[] }): FilmChanges {
  const dated = days.flatMap((day) => usableDay.safeParse(day).data ?? []);
  const usable = { ...input, days: dated.filter(({ day }, at) => dated.findIndex((one) => one.day === day) === at) };
  const fields = Object.entries(changeableFilm.shape).flatMap(([field, schema]: [string, z.ZodType]) => {
    const { data } = schema.safeParse(usable[field as keyof typeof usable]);
    return data === undefined ? [] : [[field, data]];
  });
  return Object.fromEntries(fields) as FilmChanges;
}
