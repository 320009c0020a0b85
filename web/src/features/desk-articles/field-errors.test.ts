import { expect, it } from 'vitest';
import { emptyForm, type ArticleForm } from './article-form.ts';
import { articleResolver, pathsOf } from './field-errors.ts';
import { messageOf } from '../../lib/desk/message-of.ts';

const judge = async (values: ArticleForm, base: ArticleForm | null) =>
  (await articleResolver(() => base)(values, undefined, { fields: {}, shouldUseNativeValidation: false })).errors;

it('reports the required fields of an empty form in the words of the spec', async () => {
  const errors = await judge(emptyForm, null);
  expect(Object.fromEntries(Object.entries(errors).map(([field, error]) => [field, messageOf(error)]))).toEqual({
    title: 'Title must be at least 10 characters',
    summary: 'Summary must be at least 50 characters',
    content: 'Content must be at least 200 characters',
    categoryId: 'Please select a category',
  });
});
it('refuses a picture address that is no URL', async () => {
  expect(messageOf((await judge({ ...emptyForm, imageUrl: 'not a picture' }, null)).imageUrl)).toBe(
    'Please enter a valid image URL',
  );
});
it('validates only the changed fields of a saved article', async () => {
  const saved: ArticleForm = { ...emptyForm, imageUrl: '/art/tin-800.webp', title: 'The samosa clause' };
  expect(await judge(saved, saved)).toEqual({});
  expect(Object.keys(await judge({ ...saved, title: 'Short' }, saved))).toEqual(['title']);
});
it('finds an error in a row of a list', async () => {
  const errors = await judge({ ...emptyForm, trailers: [{ url: 'https://example.com', title: 'A' }] }, null);
  expect(messageOf(errors.trailers)).toBe('Please enter a valid trailer URL');
  expect(pathsOf({ trailers: errors.trailers } as never)).toEqual(['trailers.0.url']);
});
