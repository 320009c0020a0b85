// @vitest-environment happy-dom
import type { DeskCard } from '@first-show/domain/articles/article-desk.schema';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { renderDesk } from '../../../testing/render-desk.tsx';
import { ArticlesTable } from './articles-table.tsx';

vi.mock('../../lib/use-live-state.ts', () => ({
  useLiveQueryState: () => ({ status: 'loading', docs: [] }),
}));

const row = {
  id: 'rain',
  slug: 'rain',
  title: 'Thirty-one kinds of rain',
  summary: '',
  categoryId: 'music',
  categoryName: 'Music',
  isPublished: true,
  isFeatured: false,
  isBreaking: false,
  language: 'en',
  hashtags: [],
  publishedAt: '2026-11-20T06:00:00.000Z',
  updatedAt: '2026-11-20T06:00:00.000Z',
  viewCount: 5,
  commentCount: 1,
  revision: 1,
  lastEditedBy: null,
  lastEditedAt: null,
  scheduledFor: null,
  status: 'published',
  sourceName: null,
} as unknown as DeskCard;

/** Opens the table with one row. `lastOrder`: the order in its last call to the API. */
async function openTable(path = '/admin/articles') {
  const shown = renderDesk(<ArticlesTable onEnhance={() => Promise.resolve(null)} />, {
    path,
    api: {
      'GET /api/admin/articles': () => ({ articles: [row], nextAfter: null }),
      'GET /api/categories': () => [],
      'GET /api/admin/article-names': () => ({ authors: ['Asha', 'Zoya'], sources: ['The Post'] }),
    },
  });
  await screen.findByRole('table', { name: 'Articles' });
  const orders = () =>
    shown.calls
      .filter((call) => call.path === '/api/admin/articles')
      .map(({ query }) => [query.get('sort'), query.get('direction')]);
  return { ...shown, lastOrder: () => orders().at(-1) };
}
const table = () => within(screen.getByRole('table', { name: 'Articles' }));
/** The order that a column's header announces; `undefined` while the rows load. */
const orderOf = (name: string) => table().queryByRole('button', { name })?.closest('th')?.getAttribute('aria-sort');

test('every column sorts in both directions, and a third click restores the default order', async () => {
  const { user, router, lastOrder } = await openTable();
  for (const [name, sort, first] of [
    ['Title', 'title', 'ascending'],
    ['Category', 'category', 'ascending'],
    ['Author', 'author', 'ascending'],
    ['Status', 'state', 'ascending'],
    ['Views', 'views', 'descending'],
    ['Comments', 'comments', 'descending'],
    ['Date', 'published', 'descending'],
  ] as const) {
    const press = () => user.click(table().getByRole('button', { name }));
    const [second, direction] = first === 'ascending' ? ['descending', 'desc'] : ['ascending', 'asc'];
    await press();
    expect(router.state.location.search).toBe(`?sort=${sort}`);
    await expect.poll(lastOrder).toEqual([sort, null]);
    await expect.poll(() => orderOf(name)).toBe(first);
    await press();
    expect(router.state.location.search).toBe(`?sort=${sort}&direction=${direction}`);
    await expect.poll(lastOrder).toEqual([sort, direction]);
    await expect.poll(() => orderOf(name)).toBe(second);
    await press();
    expect(router.state.location.search).toBe('');
    // The header of the authors also sorts by the last edit, which is the default order.
    await expect.poll(() => orderOf(name)).toBe(name === 'Author' ? 'descending' : null);
  }
  await user.click(table().getByRole('button', { name: 'Last edited' }));
  expect(router.state.location.search).toBe('?direction=asc');
  await expect.poll(lastOrder).toEqual(['updated', 'asc']);
  await expect.poll(() => orderOf('Last edited')).toBe('ascending');
});

test('the list ‘Sort by’ sets the same order as the columns, and the URL keeps it', async () => {
  const { user, router } = await openTable('/admin/articles?sort=title&direction=desc');
  expect(orderOf('Title')).toBe('descending');
  await user.selectOptions(screen.getByLabelText('Sort by'), 'Category');
  expect(router.state.location.search).toBe('?sort=category');
  await user.selectOptions(screen.getByLabelText('Sort by'), 'Title, Z to A');
  expect(router.state.location.search).toBe('?sort=title&direction=desc');
  await expect.poll(() => orderOf('Title')).toBe('descending');
});

test('keeps every letter and every choice that follows quickly, and loads names only for open filters', async () => {
  const { user, router, calls } = await openTable();
  await user.type(screen.getByLabelText('Search articles'), 'rain in row h');
  await user.selectOptions(screen.getByLabelText('Language'), 'Hindi');
  await user.selectOptions(screen.getByLabelText('Flags'), 'Breaking');
  expect(screen.getByLabelText<HTMLInputElement>('Search articles').value).toBe('rain in row h');
  const wanted = { q: 'rain in row h', language: 'hi', flag: 'breaking' };
  await waitFor(() => expect(Object.fromEntries(new URLSearchParams(router.state.location.search))).toEqual(wanted));
  expect(calls.some(({ path }) => path === '/api/admin/article-names')).toBe(false);
});

test('filters by editor, author, source and days of publication, and the URL keeps the filters', async () => {
  const { user, router, calls, lastOrder } = await openTable('/admin/articles?author=Asha');
  const lastCall = () => calls.findLast(({ path }) => path === '/api/admin/articles')?.query;
  await screen.findByRole('option', { name: 'Zoya' });
  await user.selectOptions(screen.getByLabelText('Edited by'), 'Me');
  await user.selectOptions(screen.getByLabelText('Author'), 'Zoya');
  await user.selectOptions(screen.getByLabelText('Source'), 'The Post');
  fireEvent.change(screen.getByLabelText('Published from'), { target: { value: '2026-11-20' } });
  const chosen = { mine: 'true', author: 'Zoya', source: 'The Post', from: '2026-11-20', sort: 'published' };
  await waitFor(() => expect(Object.fromEntries(new URLSearchParams(router.state.location.search))).toEqual(chosen));
  await expect.poll(() => Object.fromEntries(lastCall() ?? [])).toMatchObject(chosen);
  await user.selectOptions(screen.getByLabelText('Sort by'), 'Views');
  expect(screen.getByLabelText<HTMLInputElement>('Published from').value).toBe('');
  await expect.poll(lastOrder).toEqual(['views', null]);
  expect(lastCall()?.get('author')).toBe('Zoya');
});
