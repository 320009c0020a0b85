import { z } from 'zod';
import { lineField, optionalPictureField, starsField, textField } from '../core/fields.ts';
import { focalPoint } from '../core/focal-point.ts';
import { ARTICLE_MAX, ARTICLE_MIN, TRAILERS_MAX } from '../core/limits.ts';
import { cleanLine, cleanText } from '../core/text.ts';
import { depthProblem } from './content-depth.ts';
import { newReview, review } from './review.schema.ts';
import { parseTrailer } from './trailers.ts';

/** Size of an original picture in pixels, after its EXIF rotation. */
const pictureSize = z.object({ width: z.number().int(), height: z.number().int() });
type PictureSize = z.infer<typeof pictureSize>;

export const articleLanguage = z.enum(['en', 'hi']);

export const articleCard = z.object({
  id: z.string(),
  slug: z.string(),
  title: z.string(),
  summary: z.string(),
  imageUrl: z.string().nullable(),
  categoryId: z.string(),
  tags: z.array(z.string()),
  hashtags: z.array(z.string()),
  isPublished: z.boolean(),
  isFeatured: z.boolean(),
  isBreaking: z.boolean(),
  viewCount: z.number().int(),
  readMinutes: z.number().int(),
  language: articleLanguage,
  byline: z.string().nullable(),
  imageAlt: z.string(),
  /** The point of the picture that every crop keeps; `null` for the middle. */
  imageFocus: focalPoint.nullable(),
  publishedAt: z.string().nullable(),
  /**
   * ISO time of the last edit of the text or the lead picture, or of the first publication (for a
   * new draft: of its creation), whichever is later. Views, reactions, enhancement and undo do not
   * change this time.
   */
  updatedAt: z.string(),
  createdAt: z.string(),
  /** Stars of a review, 0.5 to 5; `null` for other articles. */
  rating: z.number().nullable(),
  /** The poster of the film that the article reviews, copied from the film. */
  posterUrl: z.string().nullable(),
});
export type ArticleCard = z.infer<typeof articleCard>;

/** The fields of a card in the small lists beside and below an article: no summary, no tags. */
export const SMALL_CARD_FIELDS = [
  'id',
  'slug',
  'title',
  'imageUrl',
  'imageFocus',
  'categoryId',
  'language',
  'rating',
  'viewCount',
  'readMinutes',
  'publishedAt',
  'createdAt',
] as const satisfies (keyof ArticleCard)[];
export type SmallCard = Pick<ArticleCard, (typeof SMALL_CARD_FIELDS)[number]>;

/**
 * A trailer of an article: the URL of its page (for the allowed sites see `trailers.ts`), and the
 * title that readers see.
 */
const trailer = z.object({ url: z.string(), title: z.string() });
export type Trailer = z.infer<typeof trailer>;

const nameLink = z.object({
  id: z.string(),
  kind: z.enum(['film', 'person']),
  /** The name as the text has it. */
  text: z.string(),
  /** The characters before the name, which tell its place from others of the same text. */
  before: z.string(),
  /** The address when the article was saved. A former address of a film or person redirects. */
  href: z.string(),
});
export type NameLink = z.infer<typeof nameLink>;

export const article = articleCard.extend({
  /** Sanitised HTML. */
  content: z.string(),
  metaTitle: z.string().nullable(),
  metaDescription: z.string().nullable(),
  source: z.object({ name: z.string(), url: z.string() }).nullable(),
  /** The text below the picture. (`imageAlt` describes it for readers who do not see it.) */
  imageCaption: z.string().nullable(),
  imageCredit: z.string().nullable(),
  /**
   * Size of the original picture in pixels. Missing or `null` if the picture is not in the library.
   */
  imageSize: pictureSize.nullish(),
  /** Explains an error that was corrected. Shown at the end of the article. */
  correction: z.string().nullable(),
  /** What makes the article the review of a film; `null` for other articles. */
  review: review.nullable(),
  /** The films that the article is about, the main one first. */
  filmIds: z.array(z.string()),
  /** The people that the article is about. */
  personIds: z.array(z.string()),
  /** Films and people whose name the text has, but whom it does not mean. */
  dismissedIds: z.array(z.string()).optional(),
  /** Where the text gets links to films and people. A trigger writes it after each save. */
  nameLinks: z.array(nameLink).optional(),
  trailers: z.array(trailer),
  /**
   * When a draft is published automatically; `null` for other drafts and for published articles.
   */
  scheduledFor: z.string().nullable(),
  /** True if moderators have closed the comments: existing ones stay, new ones are refused. */
  areCommentsClosed: z.boolean().optional(),
  /** Which provider enhanced the text, and when. The page mentions this in one line. */
  aiAssisted: z.object({ provider: z.enum(['embedded', 'gemini', 'openai-compatible']), at: z.string() }).nullish(),
  /**
   * Number of the current revision. A `PATCH` names the revision on which it is based. A missing
   * field means 1.
   */
  revision: z.number().int().optional(),
});
export type Article = z.infer<typeof article>;

/**
 * As stored in `articles/{id}`. Published articles are public as a whole, so the document holds no
 * data of the desk.
 */
export type ArticleDoc = Article & {
  /**
   * The score by which trending articles are sorted, highest first (`trendingScore` in
   * `trending.ts`). It is based on engagement and publication time, so it needs no recomputing as
   * time passes.
   */
  trendingScore: number;
  /** `trendingScore` is computed from `viewCount`, `reactionTotal` and `commentTotal`. */
  reactionTotal: number;
  commentTotal: number;
  /** The author's name from `authorOf`, stored because the desk's table sorts by it. */
  author: string | null;
  /** Ids of the films and people in `nameLinks`. */
  linkedIds?: string[];
  /** Ids of the library pictures in the article. */
  mediaIds: string[];
  /** Ids in `mediaIds` of pictures whose licence has ended. Readers see the default picture. */
  endedMediaIds?: string[];
  /** Sizes of the original pictures by id. Missing if the article has no picture of the library. */
  mediaSizes?: Record<string, PictureSize>;
};

/** The author that the desks show: the byline, or the name of the source. */
export const authorOf = ({ byline, source }: Pick<Article, 'byline' | 'source'>): string | null =>
  byline ?? source?.name ?? null;

/** 'stars': the most stars first, articles without stars last. */
export const articleSort = z.enum(['recent', 'views', 'trending', 'stars']);
export type ArticleSort = z.infer<typeof articleSort>;

const HASHTAG_MAX = 10;
const TAG_MAX = 20;
const tag = z.string().transform(cleanLine).pipe(z.string().max(60, 'Tag too long'));
const hashtag = tag.transform((text) => (text === '' ? '' : `#${text.replace(/^#+/, '').replace(/\s+/g, '')}`));
const nonEmpty = (list: string[]) => [...new Set(list.filter((text) => text !== '' && text !== '#'))];
const optionalLine = (max: number) =>
  z
    .string()
    .nullish()
    .transform((text) => cleanLine(text ?? ''))
    .pipe(z.string().max(max, `At most ${max} characters`))
    .transform((text) => (text === '' ? null : text));

/** Text of several lines. A blank text becomes `null`. */
const optionalText = (max: number) =>
  z
    .string()
    .nullish()
    .transform((text) => cleanText(text ?? ''))
    .pipe(z.string().max(max, `At most ${max} characters`))
    .transform((text) => (text === '' ? null : text));

const INVALID_TRAILER = 'Please enter a valid trailer URL';
const newTrailer = z.object({
  /** The canonical URL of the trailer's page on its site. */
  url: z.string(INVALID_TRAILER).transform((url, context) => {
    const parsed = parseTrailer(url);
    if (parsed !== null) return parsed.watchUrl;
    context.addIssue({ code: 'custom', message: INVALID_TRAILER });
    return z.NEVER;
  }),
  title: lineField([1, 'Trailer title is required'], [ARTICLE_MAX.trailerTitle, 'Trailer title too long']),
});

export const CONTENT_TOO_SHORT_TEXT = 'Content must be at least 200 characters';
export const SCHEDULE_IN_THE_PAST = 'Please choose a time in the future';
/** An ISO time with a time zone, converted to UTC. The caller checks that it is in the future. */
const scheduleTime = z
  .union(
    [z.literal(''), z.iso.datetime({ offset: true, error: 'Please choose a date and time' })],
    'Please choose a date and time',
  )
  .nullish()
  .transform((text) => (text ? new Date(text).toISOString() : null));

/** Refuses content with too many elements inside each other. */
export const refuseDepth = (html: string, context: z.RefinementCtx): void => {
  const message = depthProblem(html);
  if (message !== null) context.addIssue({ code: 'custom', message });
};

/** The id of a film or person that an article is about. */
const subjectId = z.string().regex(/^(?!__)[\w-]{1,100}$/, 'Unknown film or person');
const SUBJECTS_MAX = { films: 10, people: 20, dismissed: 100 } as const;
/** `POST /api/articles`, and the schema of the desk's form. */
export const newArticle = z.object({
  title: lineField([ARTICLE_MIN.title, 'Title must be at least 10 characters'], [ARTICLE_MAX.title, 'Title too long']),
  summary: textField(
    [ARTICLE_MIN.summary, 'Summary must be at least 50 characters'],
    [ARTICLE_MAX.summary, 'Summary too long'],
  ),
  content: textField(
    [ARTICLE_MIN.content, CONTENT_TOO_SHORT_TEXT],
    [ARTICLE_MAX.content, 'Content too long'],
  ).superRefine(refuseDepth),
  imageUrl: optionalPictureField('Please enter a valid image URL'),
  categoryId: z
    .string('Please select a category')
    .trim()
    .min(1, 'Please select a category')
    .max(100, 'Please select a category'),
  tags: z.array(tag).max(TAG_MAX, 'Too many tags').default([]).transform(nonEmpty),
  hashtags: z.array(hashtag).max(HASHTAG_MAX, 'Too many hashtags').default([]).transform(nonEmpty),
  isPublished: z.boolean().default(true),
  isFeatured: z.boolean().default(false),
  isBreaking: z.boolean().default(false),
  slug: optionalLine(120).optional(),
  metaTitle: optionalLine(120),
  metaDescription: optionalLine(400),
  language: articleLanguage.optional(),
  byline: optionalLine(100),
  imageAlt: optionalLine(300),
  imageFocus: focalPoint.nullish().transform((focus) => focus ?? null),
  imageCaption: optionalLine(300),
  imageCredit: optionalLine(200),
  rating: starsField.nullish().transform((stars) => stars ?? null),
  /** Refused without `rating`. Its film is added to the films of the article. */
  review: newReview.nullish().transform((sent) => sent ?? null),
  filmIds: z.array(subjectId).max(SUBJECTS_MAX.films).default([]),
  personIds: z.array(subjectId).max(SUBJECTS_MAX.people).default([]),
  dismissedIds: z.array(subjectId).max(SUBJECTS_MAX.dismissed).default([]),
  correction: optionalText(ARTICLE_MAX.correction),
  trailers: z.array(newTrailer).max(TRAILERS_MAX, `At most ${TRAILERS_MAX} trailers`).default([]),
  /**
   * Allowed only with `isPublished: false`, and only in the future; otherwise the answer is 400.
   */
  scheduledFor: scheduleTime,
});
export type NewArticle = z.output<typeof newArticle>;
/** The id that the editor gives a new article when it opens. */
export const newArticleId = z.uuid();
