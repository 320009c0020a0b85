/**
 * Every Firestore collection, once. `docs/data-model.md` says of each what it holds, who reads it
 * and who writes it. Sub-collections are named beside their parent.
 */
export const collections = {
  // Public: readable as the rules allow, written by functions only.
  categories: 'categories',
  articles: 'articles',
  boxOffice: 'boxOffice',
  comments: 'comments',
  reactionCounts: 'reactionCounts',
  polls: 'polls',
  predictions: 'predictions',
  rollups: 'rollups',
  stats: 'stats',
  // Staff only.
  staff: 'staff',
  staffLog: 'staffLog',
  deskLog: 'deskLog',
  articleDesk: 'articleDesk',
  commentQueue: 'commentQueue',
  moderationLog: 'moderationLog',
  messages: 'messages',
  subscribers: 'subscribers',
  digests: 'digests',
  settings: 'settings',
  commentAuthors: 'commentAuthors',
  filmDesk: 'filmDesk',
  ballotDesk: 'ballotDesk',
  deskPresence: 'deskPresence',
  deskStats: 'deskStats',
  dailyStats: 'dailyStats',
  sources: 'sources',
  scrapeJobs: 'scrapeJobs',
  media: 'media',
  // Nobody: functions only.
  articleSlugs: 'articleSlugs',
  movieSlugs: 'movieSlugs',
  searchIndex: 'searchIndex',
  searchCounts: 'searchCounts',
  reactions: 'reactions',
  votes: 'votes',
  counterShards: 'counterShards',
  viewBuckets: 'viewBuckets',
  presence: 'presence',
  idempotency: 'idempotency',
  limits: 'limits',
  stories: 'stories',
  storyGuids: 'storyGuids',
  recentStories: 'recentStories',
  mail: 'mail',
  system: 'system',
} as const;

/** Ids of roll-up documents: one read serves a whole list. */
export const rollupIds = {
  home: 'home',
  sidebar: 'sidebar',
  boxOffice: 'boxOffice',
  category: (categoryId: string): string => `category-${categoryId}`,
  articleExtras: (articleId: string): string => `article-${articleId}`,
  related: (articleId: string): string => `related-${articleId}`,
  /** Lists by views and by trending; of one category, or of 'all'. */
  ranked: (categoryId: string): string => `ranked-${categoryId}`,
  /** Addresses of the articles published in one month, 'YYYY-MM' (UTC). */
  sitemap: (month: string): string => `sitemap-${month}`,
} as const;

/** The one document of `stats` that everybody listens to. */
export const SITE_STATS_ID = 'site';
