import type { Article, ArticleCard, ArticleSort, SmallCard } from '../articles/article.schema.ts';
import type { SiteStats } from '../analytics/analytics.schema.ts';
import type { BoxOfficeEntry, BoxOfficeFilm } from '../box-office/box-office.schema.ts';
import type { Category } from '../categories/category.schema.ts';
import type { Comment } from '../comments/comment.schema.ts';
import type { Poll, Prediction } from '../ballots/ballot.schema.ts';
import type { ChartFilter } from '../box-office/chart-filter.ts';
import type { FilmHeadline } from '../films/film-headline.ts';
import type { Film, FilmDoc, FilmReview, StoredCredit } from '../films/film.schema.ts';
import type { ReleaseEntry, ReleasesFilter, ReleasesSection } from '../films/release-sections.ts';
import type { WatchEntry } from '../films/where-to-watch.ts';
import type { Person, PersonCard } from '../people/person.schema.ts';
import type { ReactionCounts } from '../reactions/reaction-types.ts';
import type { ChartEntry, RecordsRollup, SidebarRollup } from '../rollups/rollups.ts';
import type { PageIdOf, PageWithSlug } from './page-registry.ts';

/**
 * The data of a page. The renderer loads it for the first response, and `GET /api/page-data?path=…`
 * returns the same data for navigation inside the app. It is public and cacheable, and never
 * contains data of an individual reader.
 */
export type PageData =
  | HomeData
  | CategoryData
  | ArticleData
  | BoxOfficeData
  | BoxOfficeYearData
  | RecordsData
  | CompareData
  | MovieData
  | ReleasesData
  | PeopleData
  | PersonData
  | PollsData
  | StaticData
  | DeskData
  | NotFoundData;

/** The kinds of pages in the registry, of the desks, and of a page that does not exist. */
export type PageKind = PageData['kind'];

export type DataOf<Kind extends PageKind> = Extract<PageData, { kind: Kind }>;

/** Data for the header and footer around every page. */
export type Chrome = {
  categories: Category[];
  stats: SiteStats;
  followers: SidebarRollup['followers'];
};

/** The answer of `/api/page-data`, and the JSON in a rendered page. */
export type PageEnvelope = {
  /** The HTTP status of the page. */
  status: 200 | 404;
  chrome: Chrome;
  page: PageData;
  /** ISO time at which the data was read. */
  loadedAt: string;
};

/** Returned instead of a page for an alias or a renamed slug. */
export type PageRedirect = { redirectTo: string };

export type ArticleList = {
  articles: ArticleCard[];
  /** Whether the next page has at least one article. */
  hasMore: boolean;
  sort: ArticleSort;
  /** The only language of the articles; missing: all languages. */
  language?: Article['language'];
  /** Page number from 1. With `?page=N` (readers without JavaScript) the list has only page N. */
  page: number;
};

/** Shown instead of an empty list. */
export type Suggestions = {
  /** The most read stories, then trending ones, at most 6. */
  articles: ArticleCard[];
  /** The first films of the chart, at most 5. */
  films: BoxOfficeEntry[];
};

export type HomeData = {
  kind: 'home';
  /** The search query; `null` without a search. A search hides featured and breaking stories. */
  query: string | null;
  /** Slug of the selected tab; 'all' by default. */
  tab: string;
  list: ArticleList;
  /** Films, people and categories whose names match the query; `null` without a search. */
  matches: { films: BoxOfficeEntry[]; people: PersonCard[]; categories: Category[] } | null;
  /** Shown if the list is empty; otherwise `null`. */
  suggestions: Suggestions | null;
  featured: ArticleCard[];
  breaking: ArticleCard | null;
  trending: ArticleCard[];
  boxOffice: {
    /** The first five films by rank. */
    entries: BoxOfficeEntry[];
    count: number;
    clubCount: number;
    topRupees: number | null;
    averageRupees: number | null;
  };
  /** The first releases of this week, at most `THIS_FRIDAY_ITEMS`; none during a search. */
  thisFriday: ReleaseEntry[];
  polls: Poll[];
  predictions: Prediction[];
};

type CategoryData = {
  kind: 'category';
  category: Category;
  featured: ArticleCard[];
  list: ArticleList;
  /** Shown if the list is empty; otherwise `null`. */
  suggestions: Suggestions | null;
  trending: ArticleCard[];
};

/**
 * The fields of a film for the head of a review, and for structured data. The days are left out,
 * because they would be larger than the article itself.
 */
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
  | 'totalCollection'
  | 'totalGrossRupees'
>;

/** A film of a chart block: the days, but not the texts of the film's page. */
export type ChartFilm = Pick<BoxOfficeFilm, 'id' | 'slug' | 'movieName' | 'days'>;

/**
 * The data of a story's live blocks. Trailers need no data. Any other block whose id is missing
 * here stays a plain link.
 */
export type StoryBlockData = {
  films: BoxOfficeEntry[];
  chartFilms: ChartFilm[];
  polls: Poll[];
  predictions: Prediction[];
  articles: ArticleCard[];
};

export type ArticleData = {
  kind: 'article';
  article: Article;
  /** Missing for a story without live blocks. */
  blocks?: StoryBlockData;
  category: Category | null;
  /** Path of the share card. */
  shareCard: string;
  /** The film of a review. Missing for other articles, and if the film has no page. */
  reviewedFilm?: ReviewedFilm;
  /** Our other reviews of that film, e.g. in another language. */
  otherReviews?: FilmReview[];
  reactions: ReactionCounts;
  comments: Comment[];
  commentTotal: number;
  related: SmallCard[];
  /** The lists of the rail, at most `SIDEBAR_SHOWN` stories each, without this article. */
  trending: SmallCard[];
  popular: SmallCard[];
  latest: SmallCard[];
};

type BoxOfficeData = {
  kind: 'box-office';
  filter: ChartFilter;
  /**
   * The films by rank, at most `BOX_OFFICE_MAX`. Films without a rank come last. They are not
   * filtered, because the choices of the filters follow from all films.
   */
  entries: ChartEntry[];
};

type BoxOfficeYearData = {
  kind: 'box-office-year';
  /** 'YYYY'. */
  year: string;
  /** The films that opened in the year, with their ranks among each other. */
  entries: ChartEntry[];
};

type RecordsData = { kind: 'box-office-records'; tables: RecordsRollup['tables'] };

/** A film on the page that compares films. */
export type CompareFilm = Pick<
  FilmDoc,
  | 'id'
  | 'slug'
  | 'movieName'
  | 'releaseDate'
  | 'days'
  | 'day1Collection'
  | 'weekendCollection'
  | 'totalCollection'
  | 'secondWeekendHold'
  | 'runDays'
>;

type CompareData = {
  kind: 'box-office-compare';
  /** The known films of the address, at most four. */
  films: CompareFilm[];
  /** The slugs of the address that no film has. */
  unknown: string[];
  /** The films that the form offers; none if two of the address are known. */
  choices: { slug: string; movieName: string }[];
};

/** The facts of a film's page that are not in its box-office entry. */
export type FilmDetails = Pick<FilmDoc, 'versions'> &
  Pick<Film, 'hindiTitle' | 'languages' | 'genres' | 'trailers' | 'stills' | 'ourStars' | 'rating' | 'distribution'> & {
    headline: FilmHeadline;
    /** The first one has our stars. */
    ourReviews: FilmReview[];
    credits: FilmCredit[];
    /** The releases with a known day, but no premieres. */
    releases: { date: string; platform: string | null }[];
    /** Whether readers may rate the film: from its first release on. */
    canRate: boolean;
    watch: WatchEntry[];
  };

/** A credit of a film's page. Without a published person, it is a name without page and picture. */
export type FilmCredit = Pick<StoredCredit, 'name' | 'job' | 'character'> & {
  personSlug: string | null;
  pictureUrl: string | null;
};

type MovieData = {
  kind: 'movie';
  film: BoxOfficeFilm;
  details: FilmDetails;
  /** Path of the share card. */
  shareCard: string;
  /** Articles about the film, newest first, at most 4. */
  articles: ArticleCard[];
  /** The open prediction about the film that ends soonest; `null` if there is none. */
  prediction: Prediction | null;
  /** The newest open poll about the film; `null` if there is none. */
  poll: Poll | null;
  /** Films to compare it with, at most two. */
  similar: BoxOfficeEntry[];
};

type ReleasesData = {
  kind: 'releases';
  filter: ReleasesFilter;
  /** The first month that is shown, 'YYYY-MM'; `null`: from this Friday on. */
  month: string | null;
  /** The months of the links 'Earlier' and 'Later'; `null` at the end of the calendar. */
  earlier: string | null;
  later: string | null;
  /** The languages to choose from. */
  languages: string[];
  sections: ReleasesSection[];
};

type PeopleData = {
  kind: 'people';
  /** The first letter of the names; `null`: the people of the stories that are read now. */
  letter: string | null;
  people: PersonCard[];
  /** The `before` of the previous page; `null` on the first one. */
  previousBefore: string | null;
  /** The `after` of the next page; `null` on the last one. */
  nextAfter: string | null;
};

type PersonData = {
  kind: 'person';
  person: Person;
  /** The newest stories about the person. */
  stories: ArticleCard[];
};

type PollsData = { kind: 'polls'; polls: Poll[]; predictions: Prediction[] };

export type StaticData = { kind: 'static'; name: PageIdOf<'static'> };

/** The page of a desk before its script runs. It contains no data of the desk. */
type DeskData = { kind: 'desk'; name: 'admin' | 'webadmin' };

export type NotFoundData = { kind: 'not-found'; what: PageWithSlug | 'page' };
