import type { Firestore } from 'firebase-admin/firestore';
import { siteStats, type SiteStats } from '@first-show/domain/analytics/analytics.schema';
import type { Article, ArticleCard, ArticleSort } from '@first-show/domain/articles/article.schema';
import type { BoxOfficeEntry } from '@first-show/domain/box-office/box-office.schema';
import { boxOfficeSummary } from '@first-show/domain/box-office/figures';
import type { Category } from '@first-show/domain/categories/category.schema';
import { collections, SITE_STATS_ID } from '@first-show/domain/core/collections';
import {
  LIST_MAX,
  PAGE_SIZE,
  PANEL_ITEMS,
  RELATED_ITEMS,
  SEARCH_MIN_EXCLUSIVE,
  SUGGESTED_ITEMS,
  WIDGET_ROWS,
} from '@first-show/domain/core/limits';
import { paths, slugify } from '@first-show/domain/core/paths';
import type {
  ArticleData,
  ArticleList,
  BoxOfficeData,
  CategoryData,
  HomeData,
  MovieData,
  NotFoundData,
  PageData,
  PageEnvelope,
  PageRedirect,
  PollsData,
  ReviewedFilm,
  Suggestions,
} from '@first-show/domain/pages/page-data';
import { presentPoll } from '@first-show/domain/polls/present-poll';
import { presentPrediction } from '@first-show/domain/predictions/present-prediction';
import { noReactions, type ReactionCounts } from '@first-show/domain/reactions/reaction-types';
import type { SidebarRollup } from '@first-show/domain/rollups/rollups';
import { articlesAboutFilm, listArticles, loadArticle } from '../features/articles/read-articles.ts';
import { presentContent } from '../features/articles/sanitize.ts';
import { loadFilmByName, loadFilmBySlug } from '../features/box-office/read-box-office.ts';
import { firstPolls } from '../features/polls/polls.repo.ts';
import { firstPredictions } from '../features/predictions/predictions.repo.ts';
import {
  readBoxOfficeRollup,
  readCategoryLists,
  readCommentsRollup,
  readHome,
  readRanked,
  readRelatedRollup,
  readSidebar,
} from '../features/rollups/read-rollups.ts';
import { filmCard, shareCardPath, storyCard } from '../features/share-cards/share-card.ts';
import { matchingCategories, matchingFilms } from '../features/search/match-names.ts';
import { searchArticleIds } from '../features/search/search.ts';
import { publishedCards } from '../lib/article-card.ts';
import { FUNCTION_CACHE_SECONDS } from '../http/cache.ts';
import type { Deps } from '../lib/deps.ts';
import { createPageCache } from '../lib/page-cache.ts';
import { readTogether } from '../lib/read-together.ts';
import { readRoute, type PageRoute } from './page-route.ts';
import { loadStoryBlocks } from './story-block-data.ts';

/**
 * The most document reads of a page. Search results, lists beyond the first page, more than ten
 * polls and the live blocks of a story cost their own items in addition.
 */
export const PAGE_READS_MAX = 12;

/** The data around every page, and the lists beside it. */
type Surroundings = { sidebar: SidebarRollup; stats: SiteStats };
/**
 * `sidebar` is still loading, so that a page which does not need it at once can read in parallel.
 */
type Loading = { db: Firestore; now: Date; sidebar: Promise<SidebarRollup> };
type Found = PageData | PageRedirect;

const notFound = (what: NotFoundData['what']): NotFoundData => ({ kind: 'not-found', what });

export type PageLoader = (pathAndQuery: string) => Promise<PageEnvelope | PageRedirect>;

/**
 * `loadPageData` for one process: pages that are built at the same time share the reads of their
 * common data.
 */
export function createPageLoader(deps: Pick<Deps, 'db' | 'clock'>): PageLoader {
  const shared = createPageCache<Surroundings>({
    maxEntries: 1,
    maxAgeMs: () => FUNCTION_CACHE_SECONDS.surroundings * 1000,
    nowMs: () => deps.clock.now().getTime(),
  });
  return (pathAndQuery) => loadPageData(deps, pathAndQuery, () => shared.get('', () => loadSurroundings(deps)));
}

/** The data of the page at `pathAndQuery`, or its new address. The same for every reader. */
export async function loadPageData(
  deps: Pick<Deps, 'db' | 'clock'>,
  pathAndQuery: string,
  surroundings: () => Promise<Surroundings> = () => loadSurroundings(deps),
): Promise<PageEnvelope | PageRedirect> {
  const route = readRoute(pathAndQuery);
  if (route.kind === 'redirect') return { redirectTo: route.to };
  const now = deps.clock.now();
  const around = surroundings();
  const [page, { sidebar, stats }] = await Promise.all([
    loadRoute(route, { db: deps.db(), now, sidebar: around.then((found) => found.sidebar) }),
    around,
  ]);
  if ('redirectTo' in page) return page;
  return {
    status: page.kind === 'not-found' ? 404 : 200,
    chrome: { categories: sidebar.categories, stats, followers: sidebar.followers },
    page,
    loadedAt: now.toISOString(),
  };
}

async function loadSurroundings(deps: Pick<Deps, 'db' | 'clock'>): Promise<Surroundings> {
  const db = deps.db();
  const [sidebar, stats] = await Promise.all([readSidebar(db, deps.clock.now()), loadStats(db)]);
  return { sidebar, stats };
}

function loadRoute(route: Exclude<PageRoute, { kind: 'redirect' }>, loading: Loading): Promise<Found> | Found {
  switch (route.kind) {
    case 'home':
      return loadHome(route, loading);
    case 'category':
      return loadCategory(route, loading);
    case 'article':
      return loadArticlePage(route.slug, loading);
    case 'box-office':
      return loadBoxOffice(loading);
    case 'polls':
      return loadPolls(loading);
    case 'movie':
      return loadMovie(route.slug, loading);
    case 'static':
    case 'desk':
      return route;
    case 'not-found':
      return notFound(route.what);
  }
}

async function loadStats(db: Firestore): Promise<SiteStats> {
  const snapshot = await readTogether(db.collection(collections.stats).doc(SITE_STATS_ID));
  return siteStats.parse({
    activeUsers: 0,
    totalVisits: 0,
    totalPageViews: 0,
    totalUniqueVisitors: 0,
    ...snapshot.data(),
  });
}

async function loadHome(
  route: Extract<PageRoute, { kind: 'home' }>,
  { db, now, ...around }: Loading,
): Promise<HomeData> {
  const sidebar = await around.sidebar;
  const tabCategory = sidebar.categories.find(({ slug }) => slug === route.tab);
  const [home, list, chart, polls, predictions] = await Promise.all([
    readHome(db, now),
    route.query === null
      ? loadList(db, now, { category: tabCategory ?? null, sort: route.sort, page: route.page })
      : loadSearch(db, route.query, route.sort),
    readBoxOfficeRollup(db),
    firstPolls(db, PANEL_ITEMS),
    firstPredictions(db, now, PANEL_ITEMS),
  ]);
  const { count, clubCount, topRupees, averageRupees } = boxOfficeSummary(chart.entries);
  const isSearching = route.query !== null;
  return {
    kind: 'home',
    query: route.query,
    tab: tabCategory?.slug ?? 'all',
    list,
    matches:
      route.query === null ? null : namesIn(route.query, { films: chart.entries, categories: sidebar.categories }),
    suggestions: list.articles.length > 0 ? null : suggestionsOf(sidebar, chart.entries),
    featured: isSearching ? [] : home.featured,
    breaking: isSearching ? null : home.breaking,
    trending: sidebar.trending,
    boxOffice: { entries: chart.entries.slice(0, WIDGET_ROWS), count, clubCount, topRupees, averageRupees },
    polls: polls.map((doc) => presentPoll(doc, null)),
    predictions: predictions.map((doc) => presentPrediction(doc, null, now)),
  };
}

/** Matches names with data that the page has anyway, so it costs no reads. */
function namesIn(query: string, { films, categories }: { films: BoxOfficeEntry[]; categories: Category[] }) {
  if (query.length <= SEARCH_MIN_EXCLUSIVE) return { films: [], categories: [] };
  return { films: matchingFilms(films, query), categories: matchingCategories(categories, query) };
}

function suggestionsOf({ popular, trending }: SidebarRollup, films: readonly BoxOfficeEntry[]): Suggestions {
  const articles = new Map<string, ArticleCard>([...popular, ...trending].map((card) => [card.id, card]));
  return { articles: [...articles.values()].slice(0, SUGGESTED_ITEMS), films: films.slice(0, WIDGET_ROWS) };
}

/** All results are on one page: there are at most 50. */
async function loadSearch(db: Firestore, query: string, sort: ArticleSort): Promise<ArticleList> {
  const articles =
    query.length > SEARCH_MIN_EXCLUSIVE ? await publishedCards(db, await searchArticleIds(db, query)) : [];
  return { articles, hasMore: false, sort, page: 1 };
}

type ListWish = { category: Category | null; sort: ArticleSort; page: number };

/**
 * First pages come from roll-ups and cost one read. Later pages cost the articles that they show
 * and skip.
 */
async function loadList(db: Firestore, now: Date, { category, sort, page }: ListWish): Promise<ArticleList> {
  const cards =
    page === 1 ? await firstPage(db, now, { category, sort }) : await laterPage(db, { category, sort, page });
  return { articles: cards.slice(0, PAGE_SIZE), hasMore: cards.length > PAGE_SIZE, sort, page };
}

async function firstPage(db: Firestore, now: Date, { category, sort }: Omit<ListWish, 'page'>) {
  if (sort !== 'recent') return (await readRanked(db, category?.id ?? 'all', now))[sort];
  return category === null ? (await readHome(db, now)).latest : (await readCategoryLists(db, category.id, now)).latest;
}

async function laterPage(db: Firestore, { category, sort, page }: ListWish) {
  const listed = await listArticles(db, {
    categoryId: category?.id,
    isPublished: true,
    sort,
    limit: PAGE_SIZE + 1,
    offset: (page - 1) * PAGE_SIZE,
  });
  return listed.ok ? listed.value : [];
}

async function loadCategory(
  route: Extract<PageRoute, { kind: 'category' }>,
  { db, now, ...around }: Loading,
): Promise<CategoryData | NotFoundData | PageRedirect> {
  const sidebar = await around.sidebar;
  const category = sidebar.categories.find(({ slug }) => slug === route.slug);
  if (category === undefined) {
    const byId = sidebar.categories.find(({ id }) => id === route.slug);
    return byId === undefined ? notFound('category') : { redirectTo: paths.category(byId.slug) };
  }
  const [lists, list] = await Promise.all([
    readCategoryLists(db, category.id, now),
    loadList(db, now, { category, sort: route.sort, page: route.page }),
  ]);
  const isEmpty = list.articles.length === 0;
  const suggestions = isEmpty ? suggestionsOf(sidebar, (await readBoxOfficeRollup(db)).entries) : null;
  return { kind: 'category', category, featured: lists.featured, list, suggestions, trending: sidebar.trending };
}

async function loadArticlePage(
  slug: string,
  { db, now, ...around }: Loading,
): Promise<ArticleData | NotFoundData | PageRedirect> {
  const article = await loadArticle(db, slug);
  if (article === null || !article.isPublished) return notFound('article');
  if (article.slug !== slug) return { redirectTo: paths.article(article.slug) };
  const sidebar = await around.sidebar;
  const category = sidebar.categories.find(({ id }) => id === article.categoryId) ?? null;
  const content = presentContent(article.content);
  const [blocks, reviewedFilm, reactions, { comments, commentTotal }, { related }] = await Promise.all([
    loadStoryBlocks(db, content, now),
    loadReviewedFilm(db, { article, category }),
    loadReactions(db, article.id),
    readCommentsRollup(db, article.id),
    readRelatedRollup(db, article.id, now),
  ]);
  return {
    kind: 'article',
    article: { ...article, content },
    ...(blocks && { blocks }),
    category,
    shareCard: shareCardPath(article.id, storyCard(article, category)),
    ...(reviewedFilm && { reviewedFilm }),
    reactions,
    comments,
    commentTotal,
    related: related.slice(0, RELATED_ITEMS),
    trending: sidebar.trending,
    popular: sidebar.popular,
    latest: sidebar.latest,
  };
}

/** The slug of the category for reviews, with or without stars. */
const REVIEWS = 'reviews';

/** One read, and only for reviews. A review is about the first of its films. */
async function loadReviewedFilm(
  db: Firestore,
  { article, category }: { article: Article; category: Category | null },
): Promise<ReviewedFilm | undefined> {
  const [slug] = article.filmSlugs;
  const isReview = article.rating !== null || category?.slug === REVIEWS;
  const film = isReview && slug !== undefined ? await loadFilmBySlug(db, slug) : null;
  if (film === null) return undefined;
  const { movieName, nativeTitle, imageUrl, releaseDate, director, cast, studio, runtimeMinutes, certificate } = film;
  return {
    slug: film.slug,
    movieName,
    nativeTitle,
    imageUrl,
    releaseDate,
    director,
    cast,
    studio,
    runtimeMinutes,
    certificate,
  };
}

async function loadReactions(db: Firestore, articleId: string): Promise<ReactionCounts> {
  const stored = (await readTogether(db.collection(collections.reactionCounts).doc(articleId))).data() as
    Partial<ReactionCounts> | undefined;
  const { like, love, wow, laugh, angry } = { ...noReactions, ...stored };
  return { like, love, wow, laugh, angry };
}

async function loadBoxOffice({ db }: Loading): Promise<BoxOfficeData> {
  return { kind: 'box-office', entries: (await readBoxOfficeRollup(db)).entries };
}

async function loadPolls({ db, now }: Loading): Promise<PollsData> {
  const [polls, predictions] = await Promise.all([firstPolls(db, LIST_MAX), firstPredictions(db, now, LIST_MAX)]);
  return {
    kind: 'polls',
    polls: polls.map((doc) => presentPoll(doc, null)),
    predictions: predictions.map((doc) => presentPrediction(doc, null, now)),
  };
}

async function loadMovie(segment: string, { db }: Loading): Promise<MovieData | NotFoundData | PageRedirect> {
  const film = await loadFilmByName(db, segment);
  if (film === null) return notFound('movie');
  if (film.slug !== segment && film.slug !== '') return { redirectTo: paths.movie(film.slug) };
  return {
    kind: 'movie',
    film,
    shareCard: shareCardPath(film.id, filmCard(film)),
    articles: await articlesAboutFilm(db, slugify(film.slug) || film.slug, RELATED_ITEMS),
  };
}
