import { zodResolver } from '@hookform/resolvers/zod';
import { newArticle } from '@first-show/domain/articles/article.schema';
import type { DeskArticle } from '@first-show/domain/articles/article-desk.schema';
import { expect, it } from 'vitest';
import { messageOf, pathsOf } from '../lib/message-of.ts';
import { emptyForm, formOf, type ArticleForm } from './article-form.ts';
import { changedArticle, inputOf } from './field-errors.ts';

const judge = async (values: ArticleForm, saved: DeskArticle | null) => {
  const options = { fields: {}, shouldUseNativeValidation: false };
  const resolve = zodResolver((saved === null ? newArticle : changedArticle) as typeof newArticle);
  return (await resolve(inputOf(values, saved) as ArticleForm, undefined, options)).errors;
};

it('reports each required field of an empty form', async () => {
  const errors = await judge(emptyForm, null);
  expect(Object.fromEntries(Object.entries(errors).map(([field, error]) => [field, messageOf(error)]))).toEqual({
    title: 'Title must be at least 10 characters',
    summary: 'Summary must be at least 50 characters',
    content: 'Content must be at least 200 characters',
    categoryId: 'Please select a category',
  });
});
it('refuses a picture URL that is not a URL', async () => {
  expect(messageOf((await judge({ ...emptyForm, imageUrl: 'not a picture' }, null)).imageUrl)).toBe(
    'Please enter a valid image URL',
  );
});
it('validates only the changed fields of a saved article', async () => {
  // Like some imported articles, this one has no summary.
  const saved = { ...emptyForm, imageUrl: '/media/ab12/800.webp', title: 'The samosa clause' } as DeskArticle;
  expect(await judge(formOf(saved), saved)).toEqual({});
  expect(Object.keys(await judge({ ...formOf(saved), title: 'Short' }, saved))).toEqual(['title']);
});
it('reports an invalid trailer with the path of its field', async () => {
  const errors = await judge({ ...emptyForm, trailers: [{ url: 'https://example.com', title: 'A' }] }, null);
  expect(messageOf(errors.trailers)).toBe('Please enter a valid trailer URL');
  expect(pathsOf({ trailers: errors.trailers } as never)).toEqual(['trailers.0.url']);
});
