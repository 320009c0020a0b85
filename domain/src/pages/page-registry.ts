import { paths } from '../core/paths.ts';

/**
 * The placeholder while a page loads (`web/src/app/page-skeleton.tsx`). `film` is a head with text,
 * for all pages but lists.
 */
export type SkeletonName = 'article' | 'list' | 'chart' | 'film';

type PageEntry = {
  /** The kind of the page's data (`PageData`). */
  kind: string;
  /** The path's pattern. A segment that starts with ':' stands for any slug. */
  path: `/${string}`;
  /** A second path, which redirects to `path`. */
  alias?: `/${string}`;
  skeleton: SkeletonName;
  /**
   * True for a page that is opened by a link in an email. Such a link identifies the reader, so the
   * page is not in search indexes, not in the sitemap and not saved for offline reading.
   */
  isFromEmail?: true;
};

/**
 * Every public page. The key is the name of the page's module in `web/src/site/pages`, without
 * `-page`. The sitemap lists the pages in this order: fixed paths first, then paths with a slug.
 * The film page comes last, because its path also matches all other single segments.
 *
 * Other records hold the rest of each page's definition, and TypeScript fails if one lacks a page:
 * `metaByKind` (`page-meta.ts`), `serverPages` (`functions/src/pages/data`) and `pageModules`
 * (`web/src/app/routes.tsx`). The desks are not public pages; `core/desk-paths.ts` lists them.
 */
export const pages = {
  home: { kind: 'home', path: paths.home, skeleton: 'list' },
  'box-office': { kind: 'box-office', path: paths.boxOffice, skeleton: 'chart' },
  'box-office-records': { kind: 'box-office-records', path: paths.boxOfficeRecords, skeleton: 'film' },
  'box-office-compare': { kind: 'box-office-compare', path: paths.boxOfficeCompare, skeleton: 'film' },
  releases: { kind: 'releases', path: paths.releases, skeleton: 'list' },
  people: { kind: 'people', path: paths.people, skeleton: 'list' },
  polls: { kind: 'polls', path: paths.polls, skeleton: 'film' },
  about: { kind: 'static', path: paths.about, skeleton: 'film' },
  contact: { kind: 'static', path: paths.contact, skeleton: 'film' },
  privacy: { kind: 'static', path: paths.privacy, skeleton: 'film' },
  terms: { kind: 'static', path: paths.terms, skeleton: 'film' },
  'confirm-subscription': { kind: 'static', path: paths.confirmSubscription, skeleton: 'film', isFromEmail: true },
  unsubscribe: { kind: 'static', path: paths.unsubscribe, skeleton: 'film', isFromEmail: true },
  article: { kind: 'article', path: '/article/:slug', alias: '/articles/:slug', skeleton: 'article' },
  category: { kind: 'category', path: '/category/:slug', alias: '/categories/:slug', skeleton: 'list' },
  person: { kind: 'person', path: '/people/:slug', skeleton: 'film' },
  'box-office-year': { kind: 'box-office-year', path: '/box-office/:year', skeleton: 'chart' },
  movie: { kind: 'movie', path: '/:movieName', skeleton: 'film' },
} as const satisfies Record<string, PageEntry>;

type Pages = typeof pages;

export type PageId = keyof Pages;

/** The pages of one kind. Only the kind 'static' has several. */
export type PageIdOf<Kind extends string> = {
  [Id in PageId]: Pages[Id]['kind'] extends Kind ? Id : never;
}[PageId];

/** Ids of the pages that have a slug in their path. */
export type PageWithSlug = {
  [Id in PageId]: Pages[Id]['path'] extends `${string}:${string}` ? Id : never;
}[PageId];

export const hasSlug = (id: PageId): id is PageWithSlug => pages[id].path.includes(':');

export const pageIds = Object.keys(pages) as PageId[];

/** The kinds of public pages, each once. */
export const pageKinds = [...new Set(pageIds.map((id) => pages[id].kind))];

/** A page's entry, with the fields that only some entries have. */
export const pageEntry = (id: PageId): PageEntry => pages[id];
