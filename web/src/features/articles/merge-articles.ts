import type { ArticleCard } from '@first-show/domain/articles/article.schema';

/** Appends `more` to `list` without what is already there: a story published meanwhile moves the pages against each other. */
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

/** Stories of `live` (newest first) that are newer than everything in `list`: what the "new stories" pill counts. */
export function newStories(list: readonly ArticleCard[], live: readonly ArticleCard[]): ArticleCard[] {
  const ids = new Set(list.map(({ id }) => id));
  const newest = list.reduce((latest, { publishedAt }) => (publishedAt !== null && publishedAt > latest ? publishedAt : latest), '');
  return live.filter(({ id, publishedAt }) => !ids.has(id) && publishedAt !== null && publishedAt > newest);
}
