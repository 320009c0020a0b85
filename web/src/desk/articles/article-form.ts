import type { Article, Trailer } from '@first-show/domain/articles/article.schema';
import type { EditedField } from '@first-show/domain/articles/article-desk.schema';
import { titleSlug } from '@first-show/domain/articles/title-slug';
import { slugify } from '@first-show/domain/core/paths';
import { readMinutes } from '@first-show/domain/core/reading-time';
import { articleLabels } from '../lib/article-labels.ts';
import { isSame } from '../lib/form-draft.ts';

/** The form of a new article. Texts are never `null`, so that every control has a value. */
export const emptyForm = {
  title: '',
  summary: '',
  /** HTML. */
  content: '',
  imageUrl: '',
  imageAlt: '',
  imageCaption: '',
  imageCredit: '',
  categoryId: '',
  tags: [] as string[],
  hashtags: [] as string[],
  isPublished: true,
  isFeatured: false,
  isBreaking: false,
  slug: '',
  metaTitle: '',
  metaDescription: '',
  language: 'en' as Article['language'],
  byline: '',
  rating: null as Article['rating'],
  review: null as Article['review'],
  correction: '',
  trailers: [] as Trailer[],
  filmIds: [] as string[],
  personIds: [] as string[],
  dismissedIds: [] as string[],
  /** Time of publication (ISO); `null`: not scheduled. */
  scheduledFor: null as Article['scheduledFor'],
};

export type ArticleForm = typeof emptyForm;
export type FormField = keyof ArticleForm;

/** In the order in which the editor shows the fields. */
export const fieldLabels: Record<FormField, string> = articleLabels;
export const formFields = Object.keys(fieldLabels) as FormField[];

/** The form values of an article or of a revision. `null` gives the values of a new article. */
export function formOf(article: Pick<Article, EditedField> | null): ArticleForm {
  if (article === null) return emptyForm;
  const values = formFields.map((field) => [field, article[field] ?? emptyForm[field]]);
  return {
    ...(Object.fromEntries(values) as ArticleForm),
    trailers: article.trailers.map(({ url, title }) => ({ url, title })),
  };
}

/** The fields in which two forms differ, in the order of `fieldLabels`. */
export const differingFields = (a: ArticleForm, b: ArticleForm): FormField[] =>
  formFields.filter((field) => !isSame(a[field], b[field]));

/** The form without its text, for what need not render again for every letter of the text. */
export const withoutContent = ({ content: _content, ...fields }: ArticleForm): Omit<ArticleForm, 'content'> => fields;

const SLUG_MIN = 3;

/**
 * The slug that the server will probably give the article: from `wish`, or else the one that the
 * article has (`saved`), or else from the title. `null` if the slug is too short, as for a title in
 * Tamil. The server may decide otherwise: it refuses a `wish` that is taken, and adds a number to a
 * title's slug that is taken.
 */
export function slugPreview(wish: string, { title, saved }: { title: string; saved: string | null }): string | null {
  const slug = slugify(wish) || saved || titleSlug(title);
  return slug.length >= SLUG_MIN ? slug : null;
}

const orNull = (text: string): string | null => (text.trim() === '' ? null : text.trim());

/**
 * The article for previews, as if the form were published. Times that the saved article lacks are
 * set to the scheduled time, or else to `now`. `content` is not sanitised.
 */
export function articleOfForm(form: ArticleForm, { saved, now }: { saved: Article | null; now: Date }): Article {
  const at = form.scheduledFor ?? now.toISOString();
  const blank = {
    id: 'new',
    viewCount: 0,
    updatedAt: at,
    createdAt: at,
    source: null,
    aiAssisted: null,
    posterUrl: null,
  };
  return {
    ...(saved ?? blank),
    ...form,
    slug: slugPreview(form.slug, { title: form.title, saved: saved?.slug ?? null }) ?? saved?.slug ?? 'story',
    imageUrl: orNull(form.imageUrl),
    imageAlt: form.imageAlt.trim(),
    imageFocus: orNull(form.imageUrl) === saved?.imageUrl ? saved?.imageFocus : null,
    imageCaption: orNull(form.imageCaption),
    imageCredit: orNull(form.imageCredit),
    isPublished: true,
    readMinutes: readMinutes(form.content),
    byline: orNull(form.byline),
    publishedAt: saved?.publishedAt ?? at,
    metaTitle: orNull(form.metaTitle),
    metaDescription: orNull(form.metaDescription),
    correction: orNull(form.correction),
    scheduledFor: null,
  };
}
