import { newArticle } from '@first-show/domain/articles/article.schema';
import type { DeskArticle } from '@first-show/domain/articles/article-desk.schema';
import { changesOf } from '../../lib/desk/form-draft.ts';
import { type ArticleForm, type FormField, formFields, formOf } from './article-form.ts';

/** Only changed fields of a saved article are validated: the others may be older than the rules. */
export const changedArticle = newArticle.partial();

/** The part of the form to validate. `saved` is `null` for a new article. */
export const inputOf = (form: ArticleForm, saved: DeskArticle | null): Partial<ArticleForm> =>
  saved === null ? form : changesOf(formOf(saved), form);

/** The id of a field's control. */
export const controlId = (field: FormField): string => `article-${field}`;

/** Focuses the first control of these paths ('title', 'trailers.0.url'), in the page's order. */
export function focusFirst(paths: readonly string[]): void {
  const first = formFields.find((field) => paths.some((path) => path.split('.')[0] === field));
  if (first === undefined) return;
  const row = paths.find((path) => path.startsWith(`${first}.`))?.split('.') ?? [];
  const element =
    document.getElementById([controlId(first), ...row.slice(1)].join('-')) ?? document.getElementById(controlId(first));
  element?.focus();
}
