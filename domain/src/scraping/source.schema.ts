import { z } from 'zod';
import { lineField } from '../core/fields.ts';
import { SELECTOR_MAX_CHARACTERS, SOURCE_INTERVAL_MINUTES, SOURCE_ITEMS, SOURCE_NAME } from './scraping-limits.ts';

/**
 * The sources of stories: editors' settings, and the results of the last runs. Stored in
 * `sources/{id}`, which only editors can read.
 */

/**
 * 'feed': RSS, RDF or Atom. 'json-feed': JSON Feed. 'page': a web page, read with CSS selectors.
 */
export const sourceKind = z.enum(['feed', 'json-feed', 'page']);
export type SourceKind = z.infer<typeof sourceKind>;

const INVALID_SELECTOR = 'Please enter a CSS selector';
const selector = lineField([1, INVALID_SELECTOR], [SELECTOR_MAX_CHARACTERS, 'Selector too long']);
const optionalSelector = z
  .string()
  .nullish()
  .transform((text) => (text ?? '').trim())
  .pipe(z.string().max(SELECTOR_MAX_CHARACTERS, 'Selector too long'))
  .transform((text) => (text === '' ? null : text));

/**
 * CSS selectors of a page: `item` within the page, the others within an item. ':self' means the
 * item itself.
 */
export const pageSelectors = z.object({
  item: selector,
  title: selector,
  /** Selects an element with `href`. */
  link: selector,
  summary: optionalSelector,
  /** Selects an element with `datetime`, or with a date as its text. */
  date: optionalSelector,
  picture: optionalSelector,
  author: optionalSelector,
});
export type PageSelectors = z.infer<typeof pageSelectors>;

const INVALID_ADDRESS = 'Please enter a valid URL, beginning with https:// or http://';
const address = z
  .string(INVALID_ADDRESS)
  .trim()
  .pipe(z.url({ protocol: /^https?$/, error: INVALID_ADDRESS }).max(2048, INVALID_ADDRESS))
  .transform((text) => new URL(text).href);

/** `POST /api/admin/sources`, and the schema of the form. */
export const newSource = z.object({
  name: lineField([SOURCE_NAME.min, 'Name must be at least 2 characters'], [SOURCE_NAME.max, 'Name too long']),
  kind: z.enum(sourceKind.options, 'Please choose a kind'),
  url: address,
  categoryId: z
    .string('Please select a category')
    .trim()
    .min(1, 'Please select a category')
    .max(100, 'Please select a category'),
  language: z.enum(['en', 'hi'], 'Please choose a language').default('en'),
  intervalMinutes: z
    .number()
    .int()
    .min(SOURCE_INTERVAL_MINUTES.min, `At least ${SOURCE_INTERVAL_MINUTES.min} minutes`)
    .max(SOURCE_INTERVAL_MINUTES.max, 'At most a week')
    .default(SOURCE_INTERVAL_MINUTES.default),
  isActive: z.boolean().default(true),
  /** Stories of a trusted source are published at once instead of becoming drafts. */
  isTrusted: z.boolean().default(false),
  /**
   * Whether we may publish the source's pictures, which are then copied and credited. If not, its
   * stories come without pictures.
   */
  isPictureLicensed: z.boolean().default(false),
  selectors: pageSelectors.nullish().transform((given) => given ?? null),
  maxItems: z
    .number()
    .int()
    .min(SOURCE_ITEMS.min, 'At least one item')
    .max(SOURCE_ITEMS.max, `At most ${SOURCE_ITEMS.max} items`)
    .default(SOURCE_ITEMS.default),
});
export type NewSource = z.output<typeof newSource>;

/**
 * Checks fields that depend on each other. Returns why a source with these settings cannot be read;
 * `null` if it can.
 */
export function sourceProblem(source: Pick<NewSource, 'kind' | 'selectors'>): { path: string; message: string } | null {
  return source.kind === 'page' && source.selectors === null
    ? { path: 'selectors', message: 'A page needs selectors' }
    : null;
}

/** The results of the last runs for a source. Times are ISO. */
const sourceHealth = z.object({
  lastRunAt: z.string().nullable(),
  lastSuccessAt: z.string().nullable(),
  /** The result of the last reading as a sentence. */
  lastStatus: z.string().nullable(),
  /** Number of stories in the last reading that ended as 'done'. */
  items: z.number().int(),
  failuresInARow: z.number().int(),
  /**
   * When the source was paused after repeated failures; `null` if it is not paused. A paused source
   * is not read until an editor resumes it.
   */
  pausedAt: z.string().nullable(),
  /** The source is not read before this time, because it failed or asked us to wait. */
  backOffUntil: z.string().nullable(),
  /**
   * Validators (ETag and date) of the source's last response. They are sent with the next request,
   * so that the source can answer 304.
   */
  etag: z.string().nullable(),
  lastModified: z.string().nullable(),
});
export type SourceHealth = z.infer<typeof sourceHealth>;

export const newHealth: SourceHealth = {
  lastRunAt: null,
  lastSuccessAt: null,
  lastStatus: null,
  items: 0,
  failuresInARow: 0,
  pausedAt: null,
  backOffUntil: null,
  etag: null,
  lastModified: null,
};

/** A source with its health: `GET /api/admin/sources`, and as stored. */
export const source = z.object({
  id: z.string(),
  ...newSource.shape,
  selectors: pageSelectors.nullable(),
  health: sourceHealth,
  /** Number of the current revision. Only edits change it, never `health`. */
  revision: z.number().int(),
  createdAt: z.string(),
  createdBy: z.string().nullable(),
  updatedAt: z.string(),
});
export type Source = z.output<typeof source>;

/** `GET /api/admin/sources/suggestions`: known feeds that can be added. */
export const suggestedSource = z.object({
  name: z.string(),
  kind: sourceKind,
  url: z.string(),
  language: z.enum(['en', 'hi']),
  /** Whether the source was already added. */
  isAdded: z.boolean(),
});
export type SuggestedSource = z.infer<typeof suggestedSource>;

/** `POST /api/admin/sources/preview`: what a run would import now. Writes nothing. */
export const sourcePreview = z.object({
  /** False if the source could not be read; `outcome` says why. */
  isReadable: z.boolean(),
  outcome: z.string(),
  /** The source's own name. */
  sourceName: z.string().nullable(),
  steps: z.array(z.object({ name: z.string(), note: z.string() })),
  items: z.array(
    z.object({
      title: z.string(),
      url: z.string(),
      /** The first words of the story's text. */
      excerpt: z.string(),
      publishedAt: z.string().nullable(),
      pictureUrl: z.string().nullable(),
      author: z.string().nullable(),
      language: z.enum(['en', 'hi']),
      /**
       * 'new': the story would become an article. 'known': the story is stored already, or has the
       * headline of another story from this source. 'merged': there is an article about the same
       * story from another source, and that article would get one more credit.
       */
      state: z.enum(['new', 'known', 'merged']),
      reason: z.string().nullable(),
    }),
  ),
  skipped: z.array(z.object({ title: z.string(), reason: z.string() })),
});
export type SourcePreview = z.infer<typeof sourcePreview>;
