import type { DeskCard } from '@first-show/domain/articles/article-desk.schema';
import { expect, it } from 'vitest';
import { rowsOf, withChanges, withoutRows, withRowsBack } from './table-rows.ts';

const row = (id: string): DeskCard => ({ id, title: `Title of ${id}`, revision: 1 }) as DeskCard;
const pagesOf = (...pages: string[][]) => ({
  pages: pages.map((ids) => ({ articles: ids.map(row), nextAfter: null })),
  pageParams: pages.map(() => ({})),
});
const idsOf = (pages: Parameters<typeof rowsOf>[0]) => pages.pages.map(({ articles }) => articles.map(({ id }) => id));

it('lists a row once if it is on two pages', () =>
  expect(rowsOf(pagesOf(['a', 'b'], ['b', 'c'])).map(({ id }) => id)).toEqual(['a', 'b', 'c']));

it('replaces the changed row and keeps the others', () => {
  const changed = withChanges(pagesOf(['a', 'b']), [{ ...row('b'), revision: 2 }]);
  expect(rowsOf(changed).map(({ revision }) => revision)).toEqual([1, 2]);
});

it('restores deleted rows at their old positions and keeps new rows', () => {
  const before = pagesOf(['a', 'b', 'c'], ['d', 'e']);
  const without = withoutRows(before, ['b', 'c', 'e'].map(row));
  expect(idsOf(without)).toEqual([['a'], ['d']]);
  const meanwhile = withChanges(
    {
      ...without,
      pages: without.pages.map((page, index) =>
        index === 0 ? { ...page, articles: [...page.articles, row('new')] } : page,
      ),
    },
    [{ ...row('a'), revision: 7 }],
  );
  const back = withRowsBack(meanwhile, before, ['b', 'e'].map(row));
  expect(idsOf(back)).toEqual([
    ['a', 'b', 'new'],
    ['d', 'e'],
  ]);
  expect(rowsOf(back)[0]?.revision).toBe(7);
  // Restoring twice changes nothing.
  expect(idsOf(withRowsBack(back, before, [row('b')]))).toEqual(idsOf(back));
});
