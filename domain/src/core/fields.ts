import { z } from 'zod';
import { cleanLine, cleanText } from './text.ts';

/** Building blocks of the request schemas. Texts are cleaned before their length is judged, so blank is too short. */

const REQUIRED = 'Required';
/** Longest address SMTP can carry (RFC 5321, path limit). */
const EMAIL_MAX = 254;
const URL_MAX = 2048;

const bounds = (schema: z.ZodString, min: [number, string], max?: [number, string]) => {
  const atLeast = schema.min(min[0], min[1]);
  return max === undefined ? atLeast : atLeast.max(max[0], max[1]);
};

/** One line of text, e.g. a name: `lineField([2, 'Too short'], [100, 'Too long'])`. */
export const lineField = (min: [number, string], max?: [number, string]) =>
  z.string(REQUIRED).transform(cleanLine).pipe(bounds(z.string(), min, max));

/** Text with line breaks. */
export const textField = (min: [number, string], max?: [number, string]) =>
  z.string(REQUIRED).transform(cleanText).pipe(bounds(z.string(), min, max));

/** An e-mail address, lower-cased: the same mailbox is one address. */
export const emailField = (message: string) =>
  z
    .string(REQUIRED)
    .transform((text) => cleanLine(text).toLowerCase())
    .pipe(z.email(message).max(EMAIL_MAX, message));

/** An http(s) address, or empty, or left out: all three of nothing become `null`. */
export const optionalUrlField = (message: string) =>
  z
    .string(REQUIRED)
    .nullish()
    .transform((text) => cleanLine(text ?? ''))
    .pipe(z.union([z.literal(''), z.url({ protocol: /^https?$/, hostname: z.regexes.hostname, error: message }).max(URL_MAX, message)], message))
    .transform((text) => (text === '' ? null : text));

/** Body of every error answer. */
export const errorBody = z.object({
  message: z.string(),
  issues: z.array(z.object({ path: z.string(), message: z.string() })).optional(),
});
export type ErrorBody = z.infer<typeof errorBody>;

/** `?limit&offset&after` of a list; out of range or not a number is an issue, never silently bounded. */
export const listQuery = (defaults: { limit: number; limitMax?: number; offsetMax?: number }) =>
  z.object({
    limit: z.coerce.number().int().min(1).max(defaults.limitMax ?? 50).default(defaults.limit),
    offset: z.coerce.number().int().min(0).max(defaults.offsetMax ?? 600).default(0),
    after: z.string().min(1).max(200).optional(),
  });

/** The stored path for pictures of the illustration system is relative to the site: both forms are a picture's address. */
export const pictureUrl = z.string().max(URL_MAX);
