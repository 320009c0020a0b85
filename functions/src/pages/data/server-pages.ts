import type { PageData, PageKind } from '@first-show/domain/pages/page-data';
import { articlePage } from './article-page.ts';
import { boxOfficeComparePage } from './box-office-compare-page.ts';
import { boxOfficePage } from './box-office-page.ts';
import { boxOfficeRecordsPage } from './box-office-records-page.ts';
import { boxOfficeYearPage } from './box-office-year-page.ts';
import { categoryPage } from './category-page.ts';
import { homePage } from './home-page.ts';
import { moviePage } from './movie-page.ts';
import { peoplePage } from './people-page.ts';
import { personPage } from './person-page.ts';
import { pollsPage } from './polls-page.ts';
import { releasesPage } from './releases-page.ts';
import {
  noJsonLd,
  notFound,
  type Loaded,
  type Loading,
  type PageRoute,
  type RouteOf,
  type ServerPage,
} from './server-page.ts';

/** Data, structured data, sitemap and cache age of every kind of page. */
export const serverPages: { [Kind in PageKind]: ServerPage<Kind> } = {
  home: homePage,
  category: categoryPage,
  article: articlePage,
  'box-office': boxOfficePage,
  'box-office-year': boxOfficeYearPage,
  'box-office-records': boxOfficeRecordsPage,
  'box-office-compare': boxOfficeComparePage,
  movie: moviePage,
  releases: releasesPage,
  people: peoplePage,
  person: personPage,
  polls: pollsPage,
  static: { load: ({ id }) => ({ kind: 'static', name: id }), jsonLd: noJsonLd, age: 'found' },
  // A desk loads its data in the browser, so the server reads none.
  desk: { load: ({ name }) => ({ kind: 'desk', name }), jsonLd: noJsonLd, age: 'found' },
  'not-found': { load: ({ what }) => notFound(what), jsonLd: noJsonLd, age: 'notFound' },
};

// TypeScript cannot infer that a route or data of a kind belong to the page of that kind.
const pageOfKind = (kind: PageKind) => serverPages[kind] as ServerPage<PageKind>;

export const loadRoute = async (route: RouteOf<PageKind>, loading: Loading): Promise<Loaded<PageKind>> =>
  pageOfKind(route.kind).load(route, loading);

/** See `ServerPage.readsAtMost`. */
export const readsOfRoute = (route: PageRoute, query: URLSearchParams): number =>
  route.kind === 'redirect' ? 0 : (pageOfKind(route.kind).readsAtMost?.(query) ?? 0);

export const serverPageOf = (page: PageData): ServerPage<PageKind> => pageOfKind(page.kind);
