import { afterEach, describe, expect, it, vi } from 'vitest';
import { setTokens } from '../lib/staff-api.ts';
import { changeArticle, changeArticles, createArticle, undoChanges } from './article-api.ts';
import { emptyForm } from './article-form.ts';

const fetcher = vi.fn((_path: string, _call: RequestInit) => Promise.resolve(new Response('{}')));
vi.stubGlobal('fetch', fetcher);
setTokens({ token: () => Promise.resolve('a token'), renew: () => Promise.resolve(false) });
afterEach(() => fetcher.mockClear());
const sent = (): unknown => JSON.parse(String(fetcher.mock.calls[0]?.[1].body));

it('sends no picture URL for a new article without a picture', async () => {
  await createArticle('a', { ...emptyForm, title: 'A title' });
  expect(sent()).toMatchObject({ id: 'a', title: 'A title', tags: [], isPublished: true });
  expect(sent()).not.toHaveProperty('imageUrl');
});

it('sends the picture URL of a new article', async () => {
  await createArticle('a', { ...emptyForm, imageUrl: 'https://x.example/a.jpg' });
  expect(sent()).toMatchObject({ imageUrl: 'https://x.example/a.jpg' });
});

it('sends an empty picture URL if a change removes the picture', async () => {
  await changeArticle('a', { imageUrl: '' }, 3);
  expect(sent()).toEqual({ imageUrl: '', revision: 3 });
});

it('names the undone action, for the activity log', async () => {
  const items = [{ id: 'a', revision: 2 }];
  fetcher.mockImplementationOnce(() => Promise.resolve(new Response('{"results":[],"undo":[]}')));
  await undoChanges('publish', items);
  expect(sent()).toEqual({ items, action: 'publish' });
});

describe('a change of more articles than fit in one call', () => {
  const rows = Array.from({ length: 60 }, (_, index) => ({ id: `id-${index}`, revision: 1 }));
  const answerTo = ({ body }: RequestInit) => {
    const { items } = JSON.parse(String(body)) as { items: { id: string }[] };
    const results = items.map(({ id }) => ({ id, title: id, outcome: 'done' }));
    return Promise.resolve(
      new Response(JSON.stringify({ results, undo: items.map(({ id }) => ({ id, revision: 2 })) })),
    );
  };

  it('keeps the outcomes and the undo of the first call if the second one fails', async () => {
    fetcher.mockImplementationOnce((_, call) => answerTo(call));
    fetcher.mockImplementationOnce(() => Promise.resolve(new Response('{"message":"Too busy"}', { status: 503 })));
    const { results, undo } = await changeArticles('publish', rows);
    expect(results.map(({ id }) => id)).toEqual(rows.map(({ id }) => id));
    expect(results.slice(0, 50).every(({ outcome }) => outcome === 'done')).toBe(true);
    expect(results[50]).toMatchObject({ outcome: 'refused', message: 'Too busy' });
    expect(undo).toHaveLength(50);
  });
  it('fails if the first call fails', async () => {
    fetcher.mockImplementationOnce(() => Promise.resolve(new Response('{"message":"Too busy"}', { status: 503 })));
    await expect(changeArticles('publish', rows)).rejects.toThrow();
    expect(fetcher).toHaveBeenCalledTimes(1);
  });
});
