import type { Article, ArticleDoc } from '@first-show/domain/articles/article.schema';

/** A stored article as the staff API returns it: without fields that only the functions use. */
export function presentArticle(doc: ArticleDoc): Article {
  const {
    author: _author,
    trendingScore: _score,
    reactionTotal: _reactions,
    commentTotal: _comments,
    mediaIds: _media,
    endedMediaIds: _ended,
    mediaSizes: _sizes,
    nameLinks: _links,
    linkedIds: _linkedIds,
    ...shown
  } = doc;
  return shown;
}
