import type { Article, Trailer } from '@first-show/domain/articles/article.schema';
import type { EditedField } from '@first-show/domain/articles/article-desk.schema';
import { isSame } from '../../lib/desk/form-draft.ts';

/**
 * The values of the editor's form. Texts are never `null`, so that every control has a value.
 * `newArticle` validates the same shape.
 */
export type ArticleForm = {
  title: string;
  summary: string;
  /** HTML. */
  content: string;
  imageUrl: string;
  imageAlt: string;
  imageCaption: string;
  imageCredit: string;
  categoryId: string;
  tags: string[];
  hashtags: string[];
  isPublished: boolean;
  isFeatured: boolean;
  isBreaking: boolean;
  slug: string;
  metaTitle: string;
  metaDescription: string;
  language: 'en' | 'hi';
  byline: string;
  rating: number | null;
  correction: string;
  trailers: Trailer[];
  filmSlugs: string[];
  /** Time of publication (ISO); `null`: not scheduled. */
  scheduledFor: string | null;
};

export type FormField = keyof ArticleForm;

/** Field labels, in the order of the page. */
export const fieldLabels: Record<FormField, string> = {
  title: 'Title',
  summary: 'Summary',
  content: 'Content',
  imageUrl: 'Image URL',
  imageAlt: 'Alt text',
  imageCaption: 'Picture caption',
  imageCredit: 'Picture credit',
  trailers: 'Trailers',
  correction: 'Correction note',
  isPublished: 'Published',
  isFeatured: 'Featured',
  isBreaking: 'Breaking',
  scheduledFor: 'Schedule',
  categoryId: 'Category',
  tags: 'Tags',
  hashtags: 'Hashtags',
  language: 'Language',
  byline: 'Byline',
  rating: 'Star rating',
  filmSlugs: 'Film pages',
  slug: 'URL',
  metaTitle: 'Meta title',
  metaDescription: 'Meta description',
};
export const formFields = Object.keys(fieldLabels) as FormField[];

export const emptyForm: ArticleForm = {
  title: '',
  summary: '',
  content: '',
  imageUrl: '',
  imageAlt: '',
  imageCaption: '',
  imageCredit: '',
  categoryId: '',
  tags: [],
  hashtags: [],
  isPublished: true,
  isFeatured: false,
  isBreaking: false,
  slug: '',
  metaTitle: '',
  metaDescription: '',
  language: 'en',
  byline: '',
  rating: null,
  correction: '',
  trailers: [],
  filmSlugs: [],
  scheduledFor: null,
};

/** The form values of an article or of one of its revisions; `null`: of a new article. */
export function formOf(article: Pick<Article, EditedField> | null): ArticleForm {
  if (article === null) return emptyForm;
  return {
    title: article.title,
    summary: article.summary,
    content: article.content,
    imageUrl: article.imageUrl ?? '',
    imageAlt: article.imageAlt,
    imageCaption: article.imageCaption ?? '',
    imageCredit: article.imageCredit ?? '',
    categoryId: article.categoryId,
    tags: article.tags,
    hashtags: article.hashtags,
    isPublished: article.isPublished,
    isFeatured: article.isFeatured,
    isBreaking: article.isBreaking,
    slug: article.slug,
    metaTitle: article.metaTitle ?? '',
    metaDescription: article.metaDescription ?? '',
    language: article.language,
    byline: article.byline ?? '',
    rating: article.rating,
    correction: article.correction ?? '',
    trailers: article.trailers.map(({ url, title }) => ({ url, title })),
    filmSlugs: article.filmSlugs,
    scheduledFor: article.scheduledFor,
  };
}

/** Completes a stored form: fields that were added to the form later get their empty value. */
export function completeForm(kept: Partial<ArticleForm>): ArticleForm {
  return { ...emptyForm, ...Object.fromEntries(Object.entries(kept).filter(([field]) => field in emptyForm)) };
}

/** The fields in which two forms differ, in the order of the page. */
export const differingFields = (a: ArticleForm, b: ArticleForm): FormField[] =>
  formFields.filter((field) => !isSame(a[field], b[field]));
