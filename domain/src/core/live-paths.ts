/**
 * Paths of the documents to which open pages listen. They are written out instead of being built
 * from `collections.ts`, so that readers' bundles do not contain the names of private collections.
 */
export const livePaths = {
  siteStats: 'stats/site',
  home: 'rollups/home',
  boxOffice: 'rollups/boxOffice',
  film: (id: string): string => `films/${id}`,
  /** Approved comments and their total. */
  shownComments: (articleId: string): string => `rollups/article-${articleId}`,
  reactions: (articleId: string): string => `reactionCounts/${articleId}`,
  poll: (id: string): string => `polls/${id}`,
  prediction: (id: string): string => `predictions/${id}`,
} as const;
