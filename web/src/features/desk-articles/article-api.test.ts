import { afterEach, expect, it, vi } from 'vitest';
import { setTokens } from '../../lib/desk/staff-api.ts';
import { changeArticle, createArticle } from './article-api.ts';
import { emptyForm } from './article-form.ts';

const fetcher = vi.fn((_path: string, _call: RequestInit) => Promise.resolve(new Response('{}')));
vi.stubGlobal('fetch', fetcher);
setTokens({ token: () => Promise.resolve('a token'), renew: () => Promise.resolve(false) });
afterEach(() => fetcher.mockClear());
const sent = (): unknown => JSON.parse(String(fetcher.mock.calls[0]?.[1].body));

it('sends no picture URL for a new article without a picture', async () => {
  await createArticle({ ...emptyForm, title: 'A title' });
  expect(sent()).toMatchObject({ title: 'A title', tags: [], isPublished: true });
  expect(sent()).not.toHaveProperty('imageUrl');
});

it('sends the picture URL of a new article', async () => {
  await createArticle({ ...emptyForm, imageUrl: 'https://x.example/a.jpg' });
  expect(sent()).toMatchObject({ imageUrl: 'https://x.example/a.jpg' });
});

it('sends an empty picture URL if a change removes the picture', async () => {
  await changeArticle('a', { imageUrl: '' }, 3);
  expect(sent()).toEqual({ imageUrl: '', revision: 3 });
});
