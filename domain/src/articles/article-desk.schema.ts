import { z } from 'zod';
import { boxOfficeEntry, boxOfficeFilm } from '../box-office/box-office.schema.ts';
import { wholeNumberParam } from '../core/fields.ts';
import { LIST_MAX, SEARCH_MAX_CHARACTERS } from '../core/limits.ts';
import { cleanLine } from '../core/text.ts';
import { poll, prediction } from '../ballots/ballot.schema.ts';
import type { SentenceOrigin, StoryCredit } from '../scraping/credit.schema.ts';
import { article, articleCard, refuseDepth, type Article } from './article.schema.ts';

/**
 * The parts of an article that only editors see: schemas of the API, and the documents
 * `articleDesk/{id}`, which browsers of editors can read.
 */

export const deskArticleStatus = z.enum(['published', 'draft', 'scheduled']);
export type DeskArticleStatus = z.infer<typeof deskArticleStatus>;

/** The status of an article. A draft with a publication time is scheduled. */
export const statusOf = (one: { isPublished: boolean; scheduledFor: string | null }): DeskArticleStatus =>
  one.isPublished ? 'published' : one.scheduledFor === null ? 'draft' : 'scheduled';

const deskFields = z.object({
  /** The current revision. A `PATCH` or a restore names the revision on which it is based. */
  revision: z.number().int(),
  /**
   * Name of the editor who saved last, or 'Schedule' after a scheduled publication; `null` if
   * nobody has saved since the article was seeded, imported or scraped. Enhancement by the
   * background job does not count.
   */
  lastEditedBy: z.string().nullable(),
  /** ISO time of the save by `lastEditedBy`. (`updatedAt` does not change with every save.) */
  lastEditedAt: z.string().nullable(),
});

/** A row of the desk's table of articles. */
export const deskCard = articleCard.extend({
  ...deskFields.shape,
  scheduledFor: z.string().nullable(),
  status: deskArticleStatus,
  /** Number of approved comments. */
  commentCount: z.number().int(),
  /** Name of the source; `null` for an article written by the newsroom. */
  sourceName: z.string().nullable(),
});
export type DeskCard = z.infer<typeof deskCard>;

/** `GET /api/admin/articles`. `nextAfter`: the `after` of the next page, `null` on the last one. */
export const deskArticles = z.object({ articles: z.array(deskCard), nextAfter: z.string().nullable() });
export type DeskArticles = z.infer<typeof deskArticles>;

export const deskSort = z.enum(['updated', 'title', 'category', 'author', 'state', 'views', 'comments', 'published']);
export type DeskSort = z.infer<typeof deskSort>;
export const sortDirection = z.enum(['asc', 'desc']);
export type SortDirection = z.infer<typeof sortDirection>;

/** `GET /api/admin/article-names`: authors and sources of recent articles, by name. */
export const articleNames = z.object({ authors: z.array(z.string()), sources: z.array(z.string()) });
export type ArticleNames = z.infer<typeof articleNames>;

const FROM_A_TO_Z: readonly DeskSort[] = ['title', 'category', 'author', 'state'];
/**
 * The direction of a sort. By default texts are sorted from A to Z, times newest first, and counts
 * highest first.
 */
export const directionOf = ({ sort, direction }: { sort: DeskSort; direction?: SortDirection }): SortDirection =>
  direction ?? (FROM_A_TO_Z.includes(sort) ? 'asc' : 'desc');

/**
 * Filter by open tasks, as counted in `DeskTasks`. 'source': drafts that came from a source
 * and are not scheduled. 'proposal': articles with an enhancement proposal that has open fields.
 */
export const waitingFor = z.enum(['source', 'proposal']);
export type WaitingFor = z.infer<typeof waitingFor>;

/**
 * Query of `GET /api/admin/articles`. With `q`, at most 100 articles are found, and articles with
 * all words in the title come first. In a table sorted by author or publication date, articles
 * without an author or a date come last in both directions. Two rules apply only without `q`,
 * `mine` and `waiting=proposal`. First, `status=scheduled` is always sorted by publication time,
 * the soonest first. Second, in a table sorted by category or status (`sort=state`), articles with
 * the same value are ordered by `updatedAt`, newest first; but with the status 'scheduled', they
 * are ordered by publication time.
 */
export const deskArticlesQuery = z.object({
  status: z.enum(['all', ...deskArticleStatus.options]).default('all'),
  /** The id or the slug of a category. */
  categoryId: z.string().max(200).optional(),
  language: z.enum(['en', 'hi']).optional(),
  flag: z.enum(['featured', 'breaking']).optional(),
  waiting: waitingFor.optional(),
  /** Only articles that the caller has saved at least once: at most the 100 last edited ones. */
  mine: z.literal('true').optional(),
  /** The whole name of the author: the byline or, without one, the name of the source. */
  author: z.string().min(1).max(200).optional(),
  /** The whole name of the source. */
  source: z.string().min(1).max(200).optional(),
  /** The first and the last day of publication, in India. Only with `sort=published`. */
  from: z.iso.date().optional(),
  until: z.iso.date().optional(),
  q: z.string().transform(cleanLine).pipe(z.string().min(1).max(SEARCH_MAX_CHARACTERS)).optional(),
  sort: deskSort.default('updated'),
  direction: sortDirection.optional(),
  limit: wholeNumberParam('limit', { max: LIST_MAX }).default(25),
  after: z.string().min(1).max(1000).optional(),
});
export type DeskArticlesQuery = z.output<typeof deskArticlesQuery>;

/**
 * `GET /api/admin/articles/{id}`: an article for the editor. `content` is sanitised HTML, in which
 * line breaks of plain text are `<br>`.
 */
export const deskArticle = article.extend({
  ...deskFields.shape,
  status: deskArticleStatus,
  /** Former slugs. Each still redirects to the article. */
  formerSlugs: z.array(z.string()),
});
export type DeskArticle = z.infer<typeof deskArticle>;

/**
 * Fields of an article that editors write. Revisions record all of them; a restore brings back
 * `RESTORED_FIELDS`.
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
  'review',
  'filmIds',
  'personIds',
  'dismissedIds',
  'correction',
  'trailers',
  'scheduledFor',
] as const satisfies readonly (keyof Article)[];
export type EditedField = (typeof EDITED_FIELDS)[number];

const notRestored: readonly EditedField[] = ['isPublished', 'scheduledFor', 'slug'];
/**
 * Fields that a restore brings back. The restored article keeps its slug, and stays published,
 * scheduled or a draft.
 */
export const RESTORED_FIELDS: readonly EditedField[] = EDITED_FIELDS.filter((field) => !notRestored.includes(field));

const revisionKind = z.enum(['create', 'edit', 'publish', 'unpublish', 'restore', 'schedule', 'enhance', 'undo']);
export type RevisionKind = z.infer<typeof revisionKind>;

/** One entry of an article's history. */
const articleRevision = z.object({
  revision: z.number().int(),
  /** ISO time of the save. */
  at: z.string(),
  /**
   * Name of the editor who saved; 'Schedule' for a scheduled publication; 'Enhancement' for the
   * background job; `null` if unknown (seeded, imported).
   */
  by: z.string().nullable(),
  /** Names of the fields that differ from the previous revision; empty for the first one. */
  changed: z.array(z.string()),
  kind: revisionKind,
  /** For kind 'restore': the number of the restored revision. */
  restoredFrom: z.number().int().nullable(),
});
export type ArticleRevision = z.infer<typeof articleRevision>;

/**
 * `GET /api/admin/articles/{id}/revisions?limit&after`: newest first. `after` is the number of the
 * last revision on the previous page.
 */
export const articleRevisions = z.object({
  revisions: z.array(articleRevision),
  nextAfter: z.number().int().nullable(),
});
export type ArticleRevisions = z.infer<typeof articleRevisions>;

/**
 * `GET /api/admin/articles/{id}/revisions/{revision}`: a revision with the article at that time.
 */
export const articleSnapshot = articleRevision.extend({
  article: article.pick(Object.fromEntries(EDITED_FIELDS.map((field) => [field, true])) as Record<EditedField, true>),
});
export type ArticleSnapshot = z.infer<typeof articleSnapshot>;

/**
 * `POST /api/admin/articles/{id}/restore`. The answer is 409 `{ message, current }` if the article
 * is no longer at revision `basedOn`.
 */
export const restoreRequest = z.object({ revision: z.number().int().min(1), basedOn: z.number().int().min(1) });
export type RestoreRequest = z.infer<typeof restoreRequest>;

/** As stored in `articleDesk/{id}/revisions/{number, ten digits}`. */
export type RevisionDoc = ArticleSnapshot;

/** A film or person that a text names. `isCertain`: linked without an editor. */
export type NameInStory = { id: string; kind: 'film' | 'person'; name: string; isCertain: boolean };

/** As stored in `articleDesk/{id}`. */
export type ArticleDeskDoc = {
  lastEditedBy?: string | null;
  lastEditedAt?: string;
  /** Names of all editors who have saved the article. */
  editors?: string[];
  /**
   * Number of the newest document in `revisions`. Missing for an article without history (seeded or
   * imported) until its first save.
   */
  revision?: number;
  /**
   * Whether an enhancement proposal has open fields. `DeskTasks` has the number of articles
   * for which this is true.
   */
  hasOpenProposal?: boolean;
  /** The films and people that the text names. A trigger writes them after each save. */
  names?: NameInStory[];
  /**
   * Only for articles from sources: the sources, and the source of each sentence
   * (`scraping/credit.schema.ts`).
   */
  credits?: StoryCredit[];
  provenance?: SentenceOrigin[];
};

/** Values of an unsaved form, valid or not. */
const formValues = z.record(z.string(), z.unknown());

/**
 * Body of `PUT /api/admin/working-copies/{id}`; 413 over 512 KiB. `basedOnRevision` is `null` for
 * an article that was never saved. `replaces` is the `savedAt` of the stored copy that the editor
 * has seen; `null`: none. If another copy is stored, the answer is 409 `{ message, current }`.
 */
export const workingCopyBody = z.object({
  basedOnRevision: z.number().int().min(1).nullable(),
  replaces: z.string().max(40).nullable(),
  values: formValues,
});

/** The unsaved form of an article. Each editor has their own, and sees no other. */
export const workingCopy = z.object({
  /** The id of the article, which an article that was never saved has already. */
  articleId: z.string(),
  uid: z.string(),
  basedOnRevision: z.number().int().nullable(),
  values: formValues,
  /** ISO time of the last save. It identifies this version of the copy. */
  savedAt: z.string(),
});
export type WorkingCopy = z.infer<typeof workingCopy>;

/** `GET /api/admin/working-copies`: the caller's unfinished articles, newest first. */
export const unfinishedArticles = z.array(
  workingCopy.omit({ uid: true, values: true }).extend({
    /** The title in the form; it may be empty. */
    title: z.string(),
    /** The article is in the trash. */
    isDeleted: z.boolean(),
  }),
);
export type UnfinishedArticle = z.infer<typeof unfinishedArticles>[number];

/**
 * As stored in `articleDesk/{id}/workingCopies/{uid}`. The values are stored as JSON, because a
 * form may contain values that Firestore refuses.
 */
export type WorkingCopyDoc = Omit<WorkingCopy, 'values'> & { title: string; valuesJson: string };

/**
 * `GET /api/admin/tag-suggestions?q=`: tags and hashtags of recent articles, most used first. With
 * `q`, only tags and hashtags with a word that starts with `q`.
 */
export const tagSuggestions = z.object({ tags: z.array(z.string()), hashtags: z.array(z.string()) });
export type TagSuggestions = z.infer<typeof tagSuggestions>;

/** `POST /api/admin/articles/preview-html`: the HTML that readers would get for this content. */
export const previewRequest = z.object({ content: z.string().superRefine(refuseDepth) });
export const previewAnswer = z.object({ content: z.string(), readMinutes: z.number().int() });

/**
 * `POST /api/admin/story-blocks`: the data that the live blocks of this content show now; `null` if
 * the content has no live blocks.
 */
export const storyBlocksRequest = z.object({ content: z.string().superRefine(refuseDepth) });
export const storyBlocksAnswer = z
  .object({
    films: z.array(boxOfficeEntry),
    chartFilms: z.array(boxOfficeFilm.pick({ id: true, slug: true, movieName: true, days: true })),
    polls: z.array(poll),
    predictions: z.array(prediction),
    articles: z.array(articleCard),
  })
  .nullable();
