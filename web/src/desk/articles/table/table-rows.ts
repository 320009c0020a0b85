import type { InfiniteData } from '@tanstack/react-query';
import type { DeskArticles, DeskCard } from '@first-show/domain/articles/article-desk.schema';

/** The cached pages of the table. The functions below do not mutate them. */
export type Pages = InfiniteData<DeskArticles, unknown>;

const withRows = (pages: Pages, rowsOf: (rows: DeskCard[], index: number) => DeskCard[]): Pages => ({
  ...pages,
  pages: pages.pages.map((page, index) => ({ ...page, articles: rowsOf(page.articles, index) })),
});

/** All rows. A row that moved to another page during loading is listed once. */
export const rowsOf = ({ pages }: Pages): DeskCard[] => [
  ...new Map(pages.flatMap(({ articles }) => articles).map((row) => [row.id, row])).values(),
];

/** The pages with new values for some articles. */
export function withChanges(pages: Pages, articles: readonly (Partial<DeskCard> & { id: string })[]): Pages {
  const byId = new Map(articles.map((one) => [one.id, one]));
  return withRows(pages, (rows) => rows.map((row) => ({ ...row, ...byId.get(row.id) })));
}

type Ids = readonly { id: string }[];

export const withoutRows = (pages: Pages, gone: Ids): Pages =>
  withRows(pages, (rows) => rows.filter((row) => !gone.some(({ id }) => id === row.id)));

/** The pages with the removed rows `back` at the positions that they have in `before`. */
export function withRowsBack(pages: Pages, before: Pages, back: Ids): Pages {
  const present = new Map(rowsOf(pages).map((row) => [row.id, row]));
  const missing = new Set(back.map(({ id }) => id).filter((id) => !present.has(id)));
  return withRows(pages, (rows, index) => {
    const earlier = before.pages[index]?.articles ?? [];
    if (!earlier.some(({ id }) => missing.has(id))) return rows;
    const known = new Set(earlier.map(({ id }) => id));
    const stood = earlier.filter(({ id }) => missing.has(id) || rows.some((row) => row.id === id));
    return [...stood.map((row) => present.get(row.id) ?? row), ...rows.filter(({ id }) => !known.has(id))];
  });
}
