import { newArticle } from '@first-show/domain/articles/article.schema';
import type { DeskArticle } from '@first-show/domain/articles/article-desk.schema';
import { changesOf } from '../lib/form-draft.ts';
import { type ArticleForm, type FormField, formFields, formOf } from './article-form.ts';

/**
 * The schema for the changed fields of a saved article. All fields are optional, because unchanged
 * fields are not validated: their values may be older than the rules.
 */
export const changedArticle = newArticle.partial();

/** The part of the form to validate. `saved` is `null` for a new article. */
export const inputOf = (form: ArticleForm, saved: DeskArticle | null): Partial<ArticleForm> =>
  saved === null ? form : changesOf(formOf(saved), form);

export const controlId = (field: FormField): string => `article-${field}`;

/**
 * Focuses one invalid control. `paths` are paths of fields, such as 'title' and 'trailers.0.url'.
 * The field that the editor shows first wins.
 */
export function focusFirst(paths: readonly string[]): void {
  const first = formFields.find((field) => paths.some((path) => path.split('.')[0] === field));
  if (first === undefined) return;
  const parts =
    paths
      .find((path) => path.startsWith(`${first}.`))
      ?.split('.')
      .slice(1) ?? [];
  // An error in an item of a list may belong to the control of the whole list.
  for (let depth = parts.length; depth >= 0; depth -= 1) {
    const element = document.getElementById([controlId(first), ...parts.slice(0, depth)].join('-'));
    if (element !== null) return element.focus();
  }
}
