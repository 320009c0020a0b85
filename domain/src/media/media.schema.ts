import { z } from 'zod';
import { lineField, wholeNumberParam } from '../core/fields.ts';
import { focalPoint } from '../core/focal-point.ts';
import { DESK_SEARCH_MAX, LIST_MAX, MEDIA_TEXT_MAX } from '../core/limits.ts';
import { cleanLine } from '../core/text.ts';

export const renditionFormat = z.enum(['avif', 'webp', 'jpg']);
export type RenditionFormat = z.infer<typeof renditionFormat>;

/**
 * `expiresOn` is the last day in India on which the picture may be shown; `null` if there is no
 * such limit.
 */
const mediaLicence = z.object({ terms: z.string(), expiresOn: z.string().nullable() });
export type MediaLicence = z.infer<typeof mediaLicence>;

/** A story or film that shows the picture. */
const mediaUse = z.object({ kind: z.enum(['article', 'film']), id: z.string(), title: z.string() });
export type MediaUse = z.infer<typeof mediaUse>;

export const media = z.object({
  id: z.string(),
  /** The URL that articles store: the largest WebP. */
  url: z.string(),
  /** Width and height of the uploaded picture in pixels, after its EXIF rotation. */
  width: z.number().int(),
  height: z.number().int(),
  /** Alt text; '' until somebody describes the picture. */
  alt: z.string(),
  caption: z.string().nullable(),
  credit: z.string().nullable(),
  licence: mediaLicence.nullable(),
  focalPoint,
  renditions: z.array(z.object({ width: z.number().int(), format: renditionFormat, url: z.string() })),
  /** A small AVIF picture as a data URL, shown until a rendition has loaded. */
  placeholder: z.string(),
  /** The dominant colour as '#rrggbb'. */
  dominantColor: z.string(),
  /** Ids of the articles and films that show the picture. */
  usedBy: z.array(z.string()),
  uses: z.array(mediaUse),
  /** The URL from which the picture was copied; `null` for an uploaded file. */
  sourceUrl: z.string().nullable(),
  createdAt: z.string(),
  createdBy: z.string(),
  revision: z.number().int(),
});
export type Media = z.infer<typeof media>;

/** As stored in `media/{id}`. The id is a hash of the uploaded bytes. */
export type MediaDoc = Omit<Media, 'url' | 'renditions' | 'usedBy' | 'uses'> & {
  /** Prefixes of the words of alt text, caption, credit and file name, for the desk's search. */
  keys: string[];
  fileName: string | null;
  /** The alt text was typed in an article that shows the picture. */
  isAltFromArticle?: boolean;
  /** Width of the largest rendition in pixels: 1600, or less for a small or very tall original. */
  largestWidth: number;
  /** Bytes of all renditions together. */
  storedBytes: number;
};

const optionalLine = (max: number) =>
  z
    .string()
    .nullable()
    .transform((text) => cleanLine(text ?? '') || null)
    .pipe(z.string().max(max, `At most ${max} characters`).nullable());

/** `PATCH /api/admin/media/{id}`: the fields that an editor can change. */
export const mediaDetails = z.object({
  alt: z.string().transform(cleanLine).pipe(z.string().max(MEDIA_TEXT_MAX.alt, 'Alt text too long')),
  caption: optionalLine(MEDIA_TEXT_MAX.caption),
  credit: optionalLine(MEDIA_TEXT_MAX.credit),
  focalPoint,
  licence: z
    .object({
      terms: lineField([1, 'Please name the licence'], [MEDIA_TEXT_MAX.licence, 'Licence too long']),
      expiresOn: z
        .string()
        .nullable()
        .transform((day) => (day === '' ? null : day))
        .pipe(z.iso.date('Please choose a day').nullable()),
    })
    .nullable(),
});
export type MediaDetails = z.output<typeof mediaDetails>;

/** `POST /api/admin/media` with JSON: a picture to copy from a URL. */
export const mediaFromAddress = z.object({
  url: z.url({ protocol: /^https?$/, error: 'Please enter a URL that starts with https://' }).max(2048),
});

export const mediaListQuery = z.object({
  q: z.string().max(DESK_SEARCH_MAX).optional(),
  after: z
    .string()
    .regex(/^[a-z0-9]{1,40}$/, 'after is the id of a picture')
    .optional(),
  /** 'ended' lists only pictures whose licence has ended. */
  licence: z.enum(['ended']).optional(),
  /** 'none' lists only pictures without alt text. Not with `licence`. */
  alt: z.enum(['none']).optional(),
  limit: wholeNumberParam('limit', { max: LIST_MAX }).default(24),
});
