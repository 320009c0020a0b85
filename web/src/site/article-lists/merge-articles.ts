import type { ArticleCard } from '@first-show/domain/articles/article.schema';

/**
 * Appends `more` to `list` without duplicates. Duplicates occur, for example, if the order of the
 * stories has changed since `list` was loaded.
 */
export function mergeArticles(list: readonly ArticleCard[], more: readonly ArticleCard[]): ArticleCard[] {
  const ids = new Set(list.map(({ id }) => id));
  const merged = [...list];
  for (const article of more) {
    if (ids.has(article.id)) continue;
    ids.add(article.id);
    merged.push(article);
  }
  return merged;
}

/**
 * Removes withdrawn stories from `list`, which must be sorted by date. `fresh` is the current first
 * page of the same list, so it has every story between its newest and its oldest story. A story of
 * `list` from this period that is not in `fresh` was withdrawn.
 */
function withoutWithdrawn(list: readonly ArticleCard[], fresh: readonly ArticleCard[]): ArticleCard[] {
  const ids = new Set(fresh.map(({ id }) => id));
  const [newest, oldest] = [fresh[0]?.publishedAt ?? '', fresh.at(-1)?.publishedAt ?? ''];
  return list.filter(
    ({ id, publishedAt }) => ids.has(id) || publishedAt === null || publishedAt <= oldest || publishedAt >= newest,
  );
}

type Order = { isByDate: boolean };

/**
 * The stories of `list`, in the same order, with the data of `fresh`. Withdrawn stories are removed
 * if the list is sorted by date.
 */
export const refreshStories = (
  list: readonly ArticleCard[],
  fresh: readonly ArticleCard[],
  { isByDate }: Order,
): ArticleCard[] =>
  (isByDate ? withoutWithdrawn(list, fresh) : list).map(
    (article) => fresh.find(({ id }) => id === article.id) ?? article,
  );

/**
 * Puts `fresh`, the current first page of a list, before the stories that were shown. Returns
 * `null` if the two have no story in common, because stories between them might be missing.
 * Withdrawn stories are removed if the list is sorted by date.
 */
export const joinFresh = (
  fresh: readonly ArticleCard[],
  shown: readonly ArticleCard[],
  { isByDate }: Order,
): ArticleCard[] | null =>
  fresh.some(({ id }) => shown.some((one) => one.id === id))
    ? mergeArticles(fresh, isByDate ? withoutWithdrawn(shown, fresh) : shown)
    : null;

/**
 * Stories of `live` (newest first) that are newer than all stories in `list`. The "new stories"
 * pill shows their number.
 */
export function newStories(list: readonly ArticleCard[], live: readonly ArticleCard[]): ArticleCard[] {
  const ids = new Set(list.map(({ id }) => id));
  const newest = list.reduce(
    (latest, { publishedAt }) => (publishedAt !== null && publishedAt > latest ? publishedAt : latest),
    '',
  );
  return live.filter(({ id, publishedAt }) => !ids.has(id) && publishedAt !== null && publishedAt > newest);
}
