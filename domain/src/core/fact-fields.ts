import { z } from 'zod';
import { cleanLine, cleanText } from './text.ts';

/** Building blocks of the schemas of films and people, most of whose facts may be unknown. */

const URL_MAX = 2048;

/** A line of text. A blank one becomes `null`. */
export const optionalLineField = (max: number, message: string) =>
  z
    .string()
    .nullable()
    .transform((text) => cleanLine(text ?? ''))
    .pipe(z.string().max(max, message))
    .transform((text) => (text === '' ? null : text));

/** A text of several lines. A blank one becomes `null`. */
export const optionalTextField = (max: number, message: string) =>
  z
    .string()
    .nullable()
    .transform((text) => cleanText(text ?? ''))
    .pipe(z.string().max(max, message))
    .transform((text) => (text === '' ? null : text));

/** A list of lines. Blank lines are dropped. */
export const linesField = (max: { items: number; characters: number }, what: string) =>
  z
    .array(z.string())
    .transform((items) => items.map(cleanLine).filter((item) => item !== ''))
    .pipe(z.array(z.string().max(max.characters, `${what} too long`)).max(max.items, `At most ${max.items} of them`));

/** The URL of a poster: a path on the site ('/media/…'), or a URL of another site. */
export const posterField = z
  .string()
  .nullable()
  .transform((text) => cleanLine(text ?? ''))
  .pipe(
    z
      .string()
      .max(URL_MAX, 'Please enter a valid image URL')
      .refine((text) => text === '' || isPictureAddress(text), 'Please enter a valid image URL'),
  )
  .transform((text) => (text === '' ? null : text));

function isPictureAddress(text: string): boolean {
  if (/^\/(?!\/)[^\\]*$/.test(text)) return true;
  return z.url({ protocol: /^https?$/, hostname: z.regexes.hostname }).safeParse(text).success;
}

/** The year of the first film screenings, and one that no announced film reaches. */
const FILM_YEARS = { first: '1895', last: '2099' } as const;

/** Why no film can have this date ('YYYY-MM-DD', 'YYYY-MM' or 'YYYY'); `null` if one can. */
export function filmDateProblem(date: string): string | null {
  if (date < FILM_YEARS.first) return `No film was shown before ${FILM_YEARS.first}`;
  return date.slice(0, 4) > FILM_YEARS.last ? `The date is after ${FILM_YEARS.last}` : null;
}

/** Refuses a date that no film can have, mostly a year with a typing error. */
export function refuseOtherYears(date: string, context: z.RefinementCtx): void {
  const message = filmDateProblem(date);
  if (message !== null) context.addIssue({ code: 'custom', message });
}

/** A day in the life of a film, 'YYYY-MM-DD'. */
export const filmDayField = z.iso
  .date({ error: 'Please enter a valid date', abort: true })
  .superRefine(refuseOtherYears);

const INVALID_DATE = 'A date is YYYY-MM-DD, YYYY-MM or YYYY';

/** A date of which perhaps only the year and month, or the year, are known. */
export const partialDateField = z
  .string()
  .regex(/^\d{4}(?:-(?:0[1-9]|1[0-2])(?:-\d{2})?)?$/, { error: INVALID_DATE, abort: true })
  .refine((date) => date.length < 10 || z.iso.date().safeParse(date).success, { error: INVALID_DATE, abort: true });
