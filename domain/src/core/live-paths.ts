/**
 * Documents that open pages listen to. Spelled apart from `collections.ts`, whose names of private
 * collections need not be in a bundle that every reader downloads.
 */
export const livePaths = {
  siteStats: 'stats/site',
  home: 'rollups/home',
  boxOffice: 'rollups/boxOffice',
  /** Approved comments and related articles. */
  articleExtras: (articleId: string): string => `rollups/article-${articleId}`,
  reactions: (articleId: string): string => `reactionCounts/${articleId}`,
  poll: (id: string): string => `polls/${id}`,
  prediction: (id: string): string => `predictions/${id}`,
} as const;
