import { z } from 'zod';
import { wholeNumberParam } from '../core/fields.ts';
import { LIST_MAX, SEARCH_MAX_CHARACTERS } from '../core/limits.ts';
import { cleanLine } from '../core/text.ts';
import type { SentenceOrigin, StoryCredit } from '../scraping/credit.schema.ts';
import { article, articleCard, type Article } from './article.schema.ts';

/**
 * What editors see of articles beyond what readers do. Stored in `articleDesk/{id}`, which is
 * staff-only.
 */

export const deskArticleStatus = z.enum(['published', 'draft', 'scheduled']);
export type DeskArticleStatus = z.infer<typeof deskArticleStatus>;

/** The one state of an article: a draft with a time is scheduled. */
export const statusOf = (one: { isPublished: boolean; scheduledFor: string | null }): DeskArticleStatus =>
  one.isPublished ? 'published' : one.scheduledFor === null ? 'draft' : 'scheduled';

const deskFields = z.object({
  /** The one a `PATCH` or a restore is based on. */
  revision: z.number().int(),
  /**
   * Name of who saved last; `null` where nobody did since the article came (seeded, imported,
   * scraped), whatever machines filled.
   */
  lastEditedBy: z.string().nullable(),
  /** ISO; of any save, where `updatedAt` moves with the text only. */
  lastEditedAt: z.string().nullable(),
});

/** A row of the desk's table. */
export const deskCard = articleCard.extend({
  ...deskFields.shape,
  scheduledFor: z.string().nullable(),
  status: deskArticleStatus,
  /** Approved comments. */
  commentCount: z.number().int(),
  /** Whom it came from; `null` for what was written here. */
  sourceName: z.string().nullable(),
});
export type DeskCard = z.infer<typeof deskCard>;

/** `GET /api/admin/articles`. `nextAfter`: the `after` of the next page, `null` on the last one. */
export const deskArticles = z.object({ articles: z.array(deskCard), nextAfter: z.string().nullable() });
export type DeskArticles = z.infer<typeof deskArticles>;

export const deskSort = z.enum(['updated', 'published', 'views', 'comments']);
export type DeskSort = z.infer<typeof deskSort>;

/**
 * Query of `GET /api/admin/articles`. `status=scheduled` comes soonest first, whatever the sort;
 * with `q` those come first whose title has all the words, at most 100 in all.
 */
export const deskArticlesQuery = z.object({
  status: z.enum(['all', ...deskArticleStatus.options]).default('all'),
  /** Id or slug. */
  categoryId: z.string().max(200).optional(),
  language: z.enum(['en', 'hi']).optional(),
  flag: z.enum(['featured', 'breaking']).optional(),
  q: z.string().transform(cleanLine).pipe(z.string().min(1).max(SEARCH_MAX_CHARACTERS)).optional(),
  sort: deskSort.default('updated'),
  limit: wholeNumberParam('limit', { max: LIST_MAX }).default(25),
  after: z.string().min(1).max(200).optional(),
});
export type DeskArticlesQuery = z.output<typeof deskArticlesQuery>;

/**
 * `GET /api/admin/articles/{id}`: all that the editor needs. `content` is sanitised HTML, line
 * breaks included.
 */
export const deskArticle = article.extend({
  ...deskFields.shape,
  status: deskArticleStatus,
  /** Slugs it had before: each still leads to it. */
  formerSlugs: z.array(z.string()),
});
export type DeskArticle = z.infer<typeof deskArticle>;

/**
 * Fields of an article that editors write: what a revision tells apart and a restore brings back
 * (see `RESTORED_FIELDS`).
 */
export const EDITED_FIELDS = [
  'title',
  'summary',
  'content',
  'imageUrl',
  'imageAlt',
  'imageFocus',
  'imageCaption',
  'imageCredit',
  'categoryId',
  'tags',
  'hashtags',
  'isPublished',
  'isFeatured',
  'isBreaking',
  'slug',
  'metaTitle',
  'metaDescription',
  'language',
  'byline',
  'rating',
  'filmSlugs',
  'correction',
  'trailers',
  'scheduledFor',
] as const satisfies readonly (keyof Article)[];
export type EditedField = (typeof EDITED_FIELDS)[number];

const notRestored: readonly EditedField[] = ['isPublished', 'scheduledFor', 'slug'];
/**
 * A restore brings the words and pictures back; whether, when and where they are published stays as
 * it is.
 */
export const RESTORED_FIELDS: readonly EditedField[] = EDITED_FIELDS.filter((field) => !notRestored.includes(field));

export const revisionKind = z.enum([
  'create',
  'edit',
  'publish',
  'unpublish',
  'restore',
  'schedule',
  'enhance',
  'undo',
]);
export type RevisionKind = z.infer<typeof revisionKind>;

/** One line of an article's history. */
export const articleRevision = z.object({
  revision: z.number().int(),
  /** ISO. */
  at: z.string(),
  /**
   * Name of who saved it; 'Schedule' where the time did; `null` where nobody is known (seeded,
   * imported).
   */
  by: z.string().nullable(),
  /** Names of the fields that differ from the revision before; empty for the first one. */
  changed: z.array(z.string()),
  kind: revisionKind,
  /** With 'restore': the revision that was brought back. */
  restoredFrom: z.number().int().nullable(),
});
export type ArticleRevision = z.infer<typeof articleRevision>;

/**
 * `GET /api/admin/articles/{id}/revisions?limit&after`: newest first; `after` is the last
 * revision's number.
 */
export const articleRevisions = z.object({
  revisions: z.array(articleRevision),
  nextAfter: z.number().int().nullable(),
});
export type ArticleRevisions = z.infer<typeof articleRevisions>;

/** `GET /api/admin/articles/{id}/revisions/{revision}`: with the article as it was. */
export const articleSnapshot = articleRevision.extend({
  article: article.pick(Object.fromEntries(EDITED_FIELDS.map((field) => [field, true])) as Record<EditedField, true>),
});
export type ArticleSnapshot = z.infer<typeof articleSnapshot>;

/**
 * `POST /api/admin/articles/{id}/restore`. 409 `{ message, current }` when the article is no longer
 * at `basedOn`.
 */
export const restoreRequest = z.object({ revision: z.number().int().min(1), basedOn: z.number().int().min(1) });

/** As stored in `articleDesk/{id}/revisions/{number, ten digits}`. */
export type RevisionDoc = ArticleSnapshot;

/** As stored in `articleDesk/{id}`. */
export type ArticleDeskDoc = {
  lastEditedBy?: string | null;
  lastEditedAt?: string;
  /** The newest one in `revisions`; left out until the first save after the article came. */
  revision?: number;
  /** A proposal of the enhancement has open fields: counted for the desks (`deskStats/today`). */
  hasOpenProposal?: boolean;
  /**
   * Only of what sources brought: whom it is from, and which of its sentences
   * (`scraping/credit.schema.ts`).
   */
  credits?: StoryCredit[];
  provenance?: SentenceOrigin[];
  /** The whole article for the ten seconds in which its delete can be undone. */
  deleted?: { article: unknown; at: string; by: string } | null;
};

/** Values of an unfinished form: whatever the form holds, valid or not. */
const formValues = z.record(z.string(), z.unknown());

/**
 * Body of `PUT /api/admin/working-copies/{key}`; 413 over 512 KiB. `basedOnRevision`: `null` for a
 * new article.
 */
export const newWorkingCopy = z.object({ basedOnRevision: z.number().int().min(1).nullable(), values: formValues });

/** `key`: the article's id, or 'new'. Each editor has one of each: nobody else's is answered. */
export const workingCopy = z.object({
  key: z.string(),
  uid: z.string(),
  basedOnRevision: z.number().int().nullable(),
  values: formValues,
  /** ISO. */
  savedAt: z.string(),
});
export type WorkingCopy = z.infer<typeof workingCopy>;

/**
 * As stored in `articleDesk/{key}/workingCopies/{uid}`: as text, because a form may hold what a
 * document cannot.
 */
export type WorkingCopyDoc = Omit<WorkingCopy, 'values'> & { valuesJson: string };

/** The key of the article that does not exist yet. */
export const NEW_ARTICLE_KEY = 'new';

/** `GET /api/admin/tag-suggestions?q=`: what recent articles use, most used first. */
export const tagSuggestions = z.object({ tags: z.array(z.string()), hashtags: z.array(z.string()) });
export type TagSuggestions = z.infer<typeof tagSuggestions>;

/** `POST /api/admin/articles/preview-html`: what readers would get of this content. */
export const previewRequest = z.object({ content: z.string() });
export const previewAnswer = z.object({ content: z.string(), readMinutes: z.number().int() });
