import type { ArticleCard } from '@first-show/domain/articles/article.schema';

/**
 * Appends `more` to `list` without what is already there: a story published meanwhile moves the
 * pages against each other.
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
 * `list` without what is gone from it: stories that would have to be in `fresh`, the beginning of
 * the same list as it is now, since they were published after its last story and before its first.
 * Only of a list by date; in others a story's place says nothing.
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
 * The same stories in the same places, each as `fresh` tells it, if it does: counts move, and
 * stories are withdrawn.
 */
export const renewed = (
  list: readonly ArticleCard[],
  fresh: readonly ArticleCard[],
  { isByDate }: Order,
): ArticleCard[] =>
  (isByDate ? withoutWithdrawn(list, fresh) : list).map(
    (article) => fresh.find(({ id }) => id === article.id) ?? article,
  );

/**
 * `fresh`, the beginning of a list, before what was shown of it; `null` where they do not meet:
 * nobody knows what lies between them.
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
 * Stories of `live` (newest first) that are newer than everything in `list`: what the "new stories"
 * pill counts.
 */
export function newStories(list: readonly ArticleCard[], live: readonly ArticleCard[]): ArticleCard[] {
  const ids = new Set(list.map(({ id }) => id));
  const newest = list.reduce(
    (latest, { publishedAt }) => (publishedAt !== null && publishedAt > latest ? publishedAt : latest),
    '',
  );
  return live.filter(({ id, publishedAt }) => !ids.has(id) && publishedAt !== null && publishedAt > newest);
}
