import { z } from 'zod';
import { lineField, optionalUrlField, textField } from '../core/fields.ts';
import { ARTICLE_MAX, ARTICLE_MIN } from '../core/limits.ts';
import { cleanLine } from '../core/text.ts';

const articleLanguage = z.enum(['en', 'hi']);

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
  publishedAt: z.string().nullable(),
  /** Moves with the text only: never by views, reactions or enhancement. */
  updatedAt: z.string(),
  createdAt: z.string(),
  /** Stars of a review, 0.5 to 5, `null` elsewhere. */
  rating: z.number().nullable(),
});
export type ArticleCard = z.infer<typeof articleCard>;

export const article = articleCard.extend({
  /** Sanitised HTML. */
  content: z.string(),
  metaTitle: z.string().nullable(),
  metaDescription: z.string().nullable(),
  source: z.object({ name: z.string(), url: z.string() }).nullable(),
  imageCredit: z.string().nullable(),
  /** What was wrong and is right now, shown at the end of the article. */
  correction: z.string().nullable(),
  /** Slugs of movie pages the article is about. */
  filmSlugs: z.array(z.string()),
  /** Counts the edits: a `PATCH` names the one it was based on. Left out before the first edit: 1. */
  revision: z.number().int().optional(),
});
export type Article = z.infer<typeof article>;

/** As stored in `articles/{id}`. Readable whole once published, so nothing of the desk stands here. */
export type ArticleDoc = Article & {
  /** Rank among trending articles: grows with engagement and with the publication time, so it never needs re-computing. */
  trendingScore: number;
  /** Engagement behind `trendingScore`. */
  reactionTotal: number;
  commentTotal: number;
};

export const articleSort = z.enum(['recent', 'views', 'trending']);
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

/** `POST /api/articles`: the form of the desk. */
export const newArticle = z.object({
  title: lineField([ARTICLE_MIN.title, 'Title must be at least 10 characters'], [ARTICLE_MAX.title, 'Title too long']),
  summary: textField([ARTICLE_MIN.summary, 'Summary must be at least 50 characters'], [ARTICLE_MAX.summary, 'Summary too long']),
  content: textField([ARTICLE_MIN.content, 'Content must be at least 200 characters'], [ARTICLE_MAX.content, 'Content too long']),
  imageUrl: optionalUrlField('Please enter a valid image URL'),
  categoryId: z.string('Please select a category').trim().min(1, 'Please select a category').max(100, 'Please select a category'),
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
  imageCredit: optionalLine(200),
  rating: z.number().min(0.5).max(5).multipleOf(0.5).nullish().transform((stars) => stars ?? null),
  filmSlugs: z.array(z.string().max(100)).max(10).default([]),
});
export type NewArticle = z.output<typeof newArticle>;
