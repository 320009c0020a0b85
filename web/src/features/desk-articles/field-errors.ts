import { zodResolver } from '@hookform/resolvers/zod';
import { newArticle } from '@first-show/domain/articles/article.schema';
import type { FieldErrors, Resolver } from 'react-hook-form';
import { type ArticleForm, differingFields, type FormField, formFields } from './article-form.ts';

const judge = zodResolver(newArticle as never) as unknown as Resolver<ArticleForm>;

/**
 * The API's schema as the form's resolver. For a saved article, only changed fields are validated,
 * as the API does: stored values may be older than today's rules. `baseOf` returns the form as
 * saved, `null` for a new article.
 */
export const articleResolver =
  (baseOf: () => ArticleForm | null): Resolver<ArticleForm> =>
  async (values, context, options) => {
    const judged = await judge(values, context, options);
    const base = baseOf();
    const changed = base === null ? formFields : differingFields(values, base);
    const errors = Object.fromEntries(
      Object.entries(judged.errors).filter(([field]) => changed.includes(field as FormField)),
    ) as FieldErrors<ArticleForm>;
    return Object.keys(errors).length === 0 ? { values, errors: {} } : { values: {}, errors };
  };

/** The id of the control of a field. */
export const controlId = (field: FormField): string => `article-${field}`;

/** Focuses the first of these fields, in the order of the page. */
export function focusFirst(paths: readonly string[]): void {
  const first = formFields.find((field) => paths.some((path) => path.split('.')[0] === field));
  if (first === undefined) return;
  const row = paths.find((path) => path.startsWith(`${first}.`))?.split('.') ?? [];
  const element =
    document.getElementById([controlId(first), ...row.slice(1)].join('-')) ?? document.getElementById(controlId(first));
  element?.focus();
}

/** The path of every error, such as 'trailers.0.url'. */
export function pathsOf(errors: FieldErrors, prefix = ''): string[] {
  return Object.entries(errors).flatMap(([name, error]) => {
    if (typeof error !== 'object' || error === null || name === 'ref') return [];
    if ('type' in error || 'message' in error) return [`${prefix}${name}`];
    return pathsOf(error as FieldErrors, `${prefix}${name}.`);
  });
}
