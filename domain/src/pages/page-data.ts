import type { Article, ArticleCard, ArticleSort } from '../articles/article.schema.ts';
import type { SiteStats } from '../analytics/analytics.schema.ts';
import type { BoxOfficeEntry, BoxOfficeFilm } from '../box-office/box-office.schema.ts';
import type { Category } from '../categories/category.schema.ts';
import type { Comment } from '../comments/comment.schema.ts';
import type { Poll } from '../polls/poll.schema.ts';
import type { Prediction } from '../predictions/prediction.schema.ts';
import type { ReactionCounts } from '../reactions/reaction-types.ts';
import type { SidebarRollup } from '../rollups/rollups.ts';

/**
 * What a page is made of: loaded once by the renderer for the first response, and by
 * `GET /api/page-data?path=…` for navigation inside the app. The same data either way, public and
 * cacheable, never anything of one reader.
 */
export type PageData =
  HomeData | CategoryData | ArticleData | BoxOfficeData | MovieData | PollsData | StaticData | DeskData | NotFoundData;

/** Around every page. */
export type Chrome = {
  categories: Category[];
  stats: SiteStats;
  followers: SidebarRollup['followers'];
};

/** What an answer of `/api/page-data` and the renderer's JSON hold. */
export type PageEnvelope = {
  /** HTTP status of the page. */
  status: 200 | 404;
  chrome: Chrome;
  page: PageData;
  /** ISO time at which the data were read; live listeners start from here. */
  loadedAt: string;
};

/** Instead of a page: an alias or a renamed slug. */
export type PageRedirect = { redirectTo: string };

export type ArticleList = {
  articles: ArticleCard[];
  /** True where the page after this one has at least one article. */
  hasMore: boolean;
  sort: ArticleSort;
  /** 1 for the first. With `?page=N` (no script) the list holds page N only. */
  page: number;
};

/** What a list without a story shows instead. */
export type Suggestions = {
  /** The stories most read, then trending ones, at most 6. */
  articles: ArticleCard[];
  /** The top of the chart, at most 5. */
  films: BoxOfficeEntry[];
};

export type HomeData = {
  kind: 'home';
  /**
   * The search text; `null` where nothing is searched. Featured and breaking are hidden while
   * searching.
   */
  query: string | null;
  /** Slug of the selected tab, 'all' for none. */
  tab: string;
  list: ArticleList;
  /** Films and categories whose names the search text has; `null` where nothing is searched. */
  matches: { films: BoxOfficeEntry[]; categories: Category[] } | null;
  /** `null` where the list has stories. */
  suggestions: Suggestions | null;
  featured: ArticleCard[];
  breaking: ArticleCard | null;
  trending: ArticleCard[];
  boxOffice: {
    /** Top five by rank. */
    entries: BoxOfficeEntry[];
    count: number;
    clubCount: number;
    topRupees: number | null;
    averageRupees: number | null;
  };
  polls: Poll[];
  predictions: Prediction[];
};

export type CategoryData = {
  kind: 'category';
  category: Category;
  featured: ArticleCard[];
  list: ArticleList;
  /** `null` where the list has stories. */
  suggestions: Suggestions | null;
  trending: ArticleCard[];
};

/** What structured data say of a film: its days would weigh more than the article. */
export type ReviewedFilm = Pick<
  BoxOfficeFilm,
  | 'slug'
  | 'movieName'
  | 'nativeTitle'
  | 'imageUrl'
  | 'releaseDate'
  | 'director'
  | 'cast'
  | 'studio'
  | 'runtimeMinutes'
  | 'certificate'
>;

export type ArticleData = {
  kind: 'article';
  article: Article;
  category: Category | null;
  /**
   * The film that a review is about; left out of other articles, and where the film has no page of
   * its own.
   */
  reviewedFilm?: ReviewedFilm;
  reactions: ReactionCounts;
  comments: Comment[];
  commentTotal: number;
  related: ArticleCard[];
  trending: ArticleCard[];
  popular: ArticleCard[];
  latest: ArticleCard[];
};

export type BoxOfficeData = {
  kind: 'box-office';
  /** All entries, by rank. */
  entries: BoxOfficeEntry[];
};

export type MovieData = {
  kind: 'movie';
  film: BoxOfficeFilm;
  /** Articles about the film, newest first, at most 4. */
  articles: ArticleCard[];
};

export type PollsData = { kind: 'polls'; polls: Poll[]; predictions: Prediction[] };

export type StaticData = {
  kind: 'static';
  name: 'about' | 'contact' | 'privacy' | 'terms' | 'confirm-subscription' | 'unsubscribe';
};

/** The door of a desk: nothing of what lies behind it. */
export type DeskData = { kind: 'desk'; name: 'admin' | 'webadmin' };

export type NotFoundData = { kind: 'not-found'; what: 'article' | 'category' | 'movie' | 'page' };
