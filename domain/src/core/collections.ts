/**
 * Every Firestore collection. `docs/data-model.md` has a line for each one and its sub-collections:
 * content, who reads and writes them, when they end.
 */
export const collections = {
  // Public: browsers can read single documents, as far as the security rules allow. No browser can
  // write to any collection.
  categories: 'categories',
  articles: 'articles',
  films: 'films',
  people: 'people',
  comments: 'comments',
  reactionCounts: 'reactionCounts',
  ratings: 'ratings',
  polls: 'polls',
  predictions: 'predictions',
  rollups: 'rollups',
  stats: 'stats',
  // Data of the desks. Browsers of staff can read some of these collections; the API returns the
  // others.
  staff: 'staff',
  deskLog: 'deskLog',
  articleDesk: 'articleDesk',
  commentQueue: 'commentQueue',
  messages: 'messages',
  subscribers: 'subscribers',
  digests: 'digests',
  settings: 'settings',
  commentAuthors: 'commentAuthors',
  filmDesk: 'filmDesk',
  ballotDesk: 'ballotDesk',
  deskPresence: 'deskPresence',
  dailyStats: 'dailyStats',
  sources: 'sources',
  scrapeJobs: 'scrapeJobs',
  media: 'media',
  trash: 'trash',
  // Internal: no browser can read them.
  articleSlugs: 'articleSlugs',
  filmSlugs: 'filmSlugs',
  personSlugs: 'personSlugs',
  searchIndex: 'searchIndex',
  searchCounts: 'searchCounts',
  fieldSpeed: 'fieldSpeed',
  browserErrors: 'browserErrors',
  counters: 'counters',
  viewShards: 'viewShards',
  presence: 'presence',
  idempotency: 'idempotency',
  limits: 'limits',
  stories: 'stories',
  storyGuids: 'storyGuids',
  recentStories: 'recentStories',
  mail: 'mail',
  erasures: 'erasures',
  system: 'system',
} as const;

/** Names of all sub-collections, for code that walks the whole database by collection groups. */
export const subcollections = [
  'history',
  'proposals',
  'readers',
  'reports',
  'revisions',
  'setAside',
  'shards',
  'versions',
  'workingCopies',
] as const;

/** Ids of roll-up documents. Each serves a whole list with one read. */
export const rollupIds = {
  home: 'home',
  sidebar: 'sidebar',
  boxOffice: 'boxOffice',
  /** The films of the chart that opened in a year, 'YYYY'. */
  boxOfficeYear: (year: string): string => `boxOffice-${year}`,
  records: 'records',
  ballots: 'ballots',
  category: (categoryId: string): string => `category-${categoryId}`,
  shownComments: (articleId: string): string => `article-${articleId}`,
  related: (articleId: string): string => `related-${articleId}`,
  /** The people whom a film credits, and the newest stories about it. */
  film: (filmId: string): string => `film-${filmId}`,
  /** The films that credit a person, and the newest stories about them. */
  person: (personId: string): string => `person-${personId}`,
  /** The releases of a month, 'YYYY-MM', or those without one, 'undated'. */
  releases: (month: string): string => `releases-${month}`,
  people: 'people',
  /** The names of a sixteenth of all films and people. */
  names: (shard: string): string => `names-${shard}`,
  /** Lists by views and by trending score, of one category or of 'all'. */
  ranked: (categoryId: string): string => `ranked-${categoryId}`,
  /** Sitemap entries of the articles published in one month, 'YYYY-MM' (UTC). */
  sitemap: (month: string): string => `sitemap-${month}`,
  /** Sitemap entries of some of the films or people; `shard` is '0' to 'f'. */
  subjectSitemap: (kind: 'films' | 'people', shard: string): string => `sitemap-${kind}-${shard}`,
} as const;

/** The shards of the lists of names: hexadecimal digits. */
export const NAME_SHARDS: readonly string[] = [...'0123456789abcdef'];

/** The document of `stats` to which all open public pages listen. */
export const SITE_STATS_ID = 'site';
