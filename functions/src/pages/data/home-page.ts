import type { Firestore } from 'firebase-admin/firestore';
import type { ArticleSort } from '@first-show/domain/articles/article.schema';
import type { BoxOfficeEntry } from '@first-show/domain/box-office/box-office.schema';
import { filterChart, NO_CHART_FILTER } from '@first-show/domain/box-office/chart-filter';
import { boxOfficeSummary, chartFilms } from '@first-show/domain/box-office/figures';
import type { Category } from '@first-show/domain/categories/category.schema';
import { indianDay } from '@first-show/domain/core/dates';
import { PANEL_ITEMS, SEARCH_MIN_EXCLUSIVE, THIS_FRIDAY_ITEMS, WIDGET_ROWS } from '@first-show/domain/core/limits';
import { inWeekOf, monthsOfWeek, releaseEntries, type ReleaseEntry } from '@first-show/domain/films/release-sections';
import type { PersonCard } from '@first-show/domain/people/person.schema';
import { typedSound, typedStarts } from '@first-show/domain/search/name-starts';
import type { ChartEntry } from '@first-show/domain/rollups/rollups';
import { readHomeQuery } from './list-query.ts';
import type { ArticleList, HomeData } from '@first-show/domain/pages/page-data';
import { presentPoll, presentPrediction } from '@first-show/domain/ballots/present-ballot';
import { firstPolls, firstPredictions } from '../../features/ballots/store/ballots.ts';
import { publishedPeopleNamed } from '../../features/people/store/read-people.ts';
import { readReleasesRows } from '../../lists/film-lists.ts';
import { publishedFilmsNamed } from '../../lists/queries.ts';
import { readCategoryLists, readChart, readHome } from '../../lists/read-rollups.ts';
import { matchingCategories, matchingFilms, matchingPeople } from '../../features/search/match-names.ts';
import { SEARCH_READS_MAX, searchArticleIds } from '../../features/search/store/search.ts';
import { publishedCards } from '../../features/articles/store/article-card.ts';
import { listReads, loadList, suggestionsOf } from './article-list.ts';
import { noJsonLd, type Loading, type ServerPage } from './server-page.ts';

/** A search reads this many films and this many people whose names have its longest word. */
const NAMED_MAX = 5;

export const homePage: ServerPage<'home'> = {
  load: (_, loading) => loadHome(loading),
  readsAtMost: (query) => {
    const { search, sort, page } = readHomeQuery(query);
    if (search === null) return listReads({ sort, page });
    return search.length > SEARCH_MIN_EXCLUSIVE ? SEARCH_READS_MAX + 2 * NAMED_MAX : 0;
  },
  jsonLd: noJsonLd,
  age: 'found',
};

async function loadHome({ db, now, query, surroundings }: Loading): Promise<HomeData> {
  const { search, tab, sort, page } = readHomeQuery(query);
  const { sidebar } = await surroundings;
  const tabCategory = sidebar.categories.find(({ slug }) => slug === tab);
  const lists = readHome(db);
  const listsOfTab = () => (tabCategory === undefined ? lists : readCategoryLists(db, tabCategory.id));
  const [home, list, chart, named, thisFriday, polls, predictions] = await Promise.all([
    lists,
    search === null
      ? loadList(db, { category: tabCategory ?? null, sort, page, lists: listsOfTab })
      : loadSearch(db, search, sort),
    readChart(db),
    loadNamed(db, search),
    search === null ? loadThisFriday(db, now) : [],
    firstPolls(db, PANEL_ITEMS),
    firstPredictions(db, now, PANEL_ITEMS),
  ]);
  const { count, clubCount, topRupees, averageRupees } = boxOfficeSummary(chart);
  return {
    kind: 'home',
    query: search,
    tab: tabCategory?.slug ?? 'all',
    list,
    matches: search === null ? null : namesIn(search, { ...named, chart, categories: sidebar.categories }),
    suggestions: list.articles.length > 0 ? null : suggestionsOf(sidebar, chart),
    featured: search === null ? home.featured : [],
    breaking: search === null ? home.breaking : null,
    trending: sidebar.trending,
    boxOffice: { entries: widgetFilms(chart, now), count, clubCount, topRupees, averageRupees },
    thisFriday,
    polls: polls.map((doc) => presentPoll(doc, null)),
    predictions: predictions.map((doc) => presentPrediction(doc, null, now)),
  };
}

/** One read; two in a week in which a month begins. */
async function loadThisFriday(db: Firestore, now: Date): Promise<ReleaseEntry[]> {
  const today = indianDay(now.toISOString());
  const rows = await Promise.all(monthsOfWeek(today).map((month) => readReleasesRows(db, month)));
  const entries = releaseEntries(rows.flat(), { kind: null, language: null, today });
  return inWeekOf(entries, today).slice(0, THIS_FRIDAY_ITEMS);
}

/** The first films of the chart as `/box-office` opens. */
const widgetFilms = (chart: readonly ChartEntry[], now: Date): ChartEntry[] =>
  chartFilms(filterChart(chart, NO_CHART_FILTER, indianDay(now.toISOString()))).slice(0, WIDGET_ROWS);

type Named = { films: BoxOfficeEntry[]; people: PersonCard[] };

/**
 * Films, also those without figures, and people with a word of the search in their names; if there
 * are none, with a word that sounds like it.
 */
async function loadNamed(db: Firestore, query: string | null): Promise<Named> {
  if (query === null || query.length <= SEARCH_MIN_EXCLUSIVE) return { films: [], people: [] };
  const named = await namedBy(db, typedStarts(query)[0]);
  return named.films.length + named.people.length > 0 ? named : namedBy(db, typedSound(query) ?? undefined);
}

async function namedBy(db: Firestore, key: string | undefined): Promise<Named> {
  if (key === undefined) return { films: [], people: [] };
  const [films, people] = await Promise.all([
    publishedFilmsNamed(db, key, NAMED_MAX),
    publishedPeopleNamed(db, key, NAMED_MAX),
  ]);
  return { films, people };
}

/** The films, people and categories whose names match the search. */
function namesIn(
  query: string,
  { chart, films, people, categories }: Named & { chart: BoxOfficeEntry[]; categories: Category[] },
) {
  if (query.length <= SEARCH_MIN_EXCLUSIVE) return { films: [], people: [], categories: [] };
  const charted = new Set(chart.map(({ id }) => id));
  return {
    films: matchingFilms([...chart, ...films.filter(({ id }) => !charted.has(id))], query),
    people: matchingPeople(people, query),
    categories: matchingCategories(categories, query),
  };
}

/** The results of a search. There are at most 50, all on one page. */
async function loadSearch(db: Firestore, query: string, sort: ArticleSort): Promise<ArticleList> {
  const articles =
    query.length > SEARCH_MIN_EXCLUSIVE ? await publishedCards(db, await searchArticleIds(db, query)) : [];
  return { articles, hasMore: false, sort, page: 1 };
}
