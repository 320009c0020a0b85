import { z } from 'zod';
import { LIST_MAX, OFFSET_MAX } from './limits.ts';
import { cleanLine, cleanText, withoutJoiners } from './text.ts';

/**
 * Building blocks of the request schemas. Texts are cleaned before their length is checked, so a
 * blank text is too short.
 */

/** Longest address that SMTP allows (RFC 5321, path limit). */
const EMAIL_MAX = 254;
const URL_MAX = 2048;

/**
 * The limits of a text for the OpenAPI document, which does not see those that are checked after a
 * transformation.
 */
const limits = ([minLength]: [number, string], max?: [number, string]) => ({ minLength, maxLength: max?.[0] });

/** A cleaned text within these limits. Joiners have no width, so they count in no length. */
const bounded = (min: [number, string], max?: [number, string]) =>
  z
    .string()
    .refine((text) => withoutJoiners(text).length >= min[0], min[1])
    .refine((text) => max === undefined || withoutJoiners(text).length <= max[0], max?.[1]);

/** A line of text, e.g. a name: `lineField([2, 'Too short'], [100, 'Too long'])`. */
export const lineField = (min: [number, string], max?: [number, string]) =>
  z.string(min[1]).meta(limits(min, max)).transform(cleanLine).pipe(bounded(min, max));

const STARS_TEXT = 'Stars are 0.5 to 5, in halves';
export const starsField = z.number(STARS_TEXT).min(0.5, STARS_TEXT).max(5, STARS_TEXT).multipleOf(0.5, STARS_TEXT);

/** Text with line breaks. */
export const textField = (min: [number, string], max?: [number, string]) =>
  z.string(min[1]).meta(limits(min, max)).transform(cleanText).pipe(bounded(min, max));

/**
 * Zod's own pattern of an email address, which also accepts top-level domains in other scripts:
 * browsers send the address of a domain under '.भारत' with 'xn--h2brj9c'.
 */
const EMAIL = /^(?:[a-z0-9_'+-]+\.)*[a-z0-9_'+-]*[a-z0-9_+-]@(?:[a-z0-9][a-z0-9-]*\.)+(?:[a-z]{2,}|xn--[a-z0-9-]+)$/;

/** An email address in lower case, so that a mailbox has only one address. */
export const emailField = (message: string) =>
  z
    .string(message)
    .transform((text) => cleanLine(text).toLowerCase())
    .pipe(z.email({ pattern: EMAIL, error: message }).max(EMAIL_MAX, message));

/** The path of a picture in the library, or of an illustration in `web/public/art`. */
const OWN_PICTURE = /^\/(?:media\/[a-z0-9]+\/|art\/[a-z0-9-]+-)\d+\.webp$/;
const webAddress = z.url({ protocol: /^https?$/, hostname: z.regexes.hostname }).max(URL_MAX);

/**
 * A picture's URL: a path of our own pictures, or an http(s) URL. An empty or missing one becomes
 * `null`.
 */
export const optionalPictureField = (message: string) =>
  z
    .string(message)
    .nullish()
    .transform((text) => cleanLine(text ?? ''))
    .refine((text) => text === '' || OWN_PICTURE.test(text) || webAddress.safeParse(text).success, message)
    .transform((text) => (text === '' ? null : text));

/** Body of an error answer. Some answers have further fields. */
export const errorBody = z.object({
  message: z.string(),
  issues: z.array(z.object({ path: z.string(), message: z.string() })).optional(),
});
export type ErrorBody = z.infer<typeof errorBody>;

/**
 * A whole number in a query, with the same message for every invalid value. `1e1` and ' 5', which
 * `Number` accepts, are invalid.
 */
export function wholeNumberParam(name: string, { min = 1, max }: { min?: number; max: number }) {
  const sentence = `'${name}' must be a whole number from ${min} to ${max}`;
  return z
    .string(sentence)
    .refine((text) => /^-?\d+$/.test(text), sentence)
    .meta({ type: 'integer', minimum: min, maximum: max })
    .transform(Number)
    .pipe(z.number().min(min, sentence).max(max, sentence));
}

/** `?limit&offset&after` of a list. An invalid value is refused, never silently clamped. */
export const listQuery = (defaults: { limit: number; limitMax?: number; offsetMax?: number }) =>
  z.object({
    limit: wholeNumberParam('limit', { max: defaults.limitMax ?? LIST_MAX }).default(defaults.limit),
    offset: wholeNumberParam('offset', { min: 0, max: defaults.offsetMax ?? OFFSET_MAX }).default(0),
    after: z.string().min(1).max(200).optional(),
  });
