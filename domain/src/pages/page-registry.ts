import { paths } from '../core/paths.ts';

/** The placeholder of a page whose data are loading (`web/src/app/page-skeleton.tsx`). */
export type SkeletonName = 'article' | 'list' | 'chart' | 'film';

type PageEntry = {
  /** The kind of the page's data (`PageData`). */
  kind: string;
  /** A segment that starts with ':' stands for any slug. */
  path: `/${string}`;
  /** A second address. It redirects to `path`. */
  alias?: `/${string}`;
  skeleton: SkeletonName;
  /**
   * Opened by a link in an email, which identifies the reader: not in search indexes, not in the
   * sitemap, not saved for offline reading.
   */
  isFromEmail?: true;
};

/**
 * Every public page, by the name of its module in `web/src/app/pages` without `-page`. The order is
 * that of the sitemap. The film comes last: its path also matches the other single segments.
 *
 * These records hold the other parts of a page and are complete, or TypeScript fails: `metaByKind`
 * (`page-meta.ts`), `serverPages` (`functions/src/render/pages`) and `pageModules`
 * (`web/src/app/routes.tsx`). The desks are no public pages; `core/desk-paths.ts` lists them.
 */
export const pages = {
  home: { kind: 'home', path: paths.home, skeleton: 'list' },
  'box-office': { kind: 'box-office', path: paths.boxOffice, skeleton: 'chart' },
  polls: { kind: 'polls', path: paths.polls, skeleton: 'film' },
  about: { kind: 'static', path: paths.about, skeleton: 'film' },
  contact: { kind: 'static', path: paths.contact, skeleton: 'film' },
  privacy: { kind: 'static', path: paths.privacy, skeleton: 'film' },
  terms: { kind: 'static', path: paths.terms, skeleton: 'film' },
  'confirm-subscription': { kind: 'static', path: paths.confirmSubscription, skeleton: 'film', isFromEmail: true },
  unsubscribe: { kind: 'static', path: paths.unsubscribe, skeleton: 'film', isFromEmail: true },
  article: { kind: 'article', path: '/article/:slug', alias: '/articles/:slug', skeleton: 'article' },
  category: { kind: 'category', path: '/category/:slug', alias: '/categories/:slug', skeleton: 'list' },
  movie: { kind: 'movie', path: '/:movieName', skeleton: 'film' },
} as const satisfies Record<string, PageEntry>;

type Pages = typeof pages;

export type PageId = keyof Pages;

/** The pages of one kind. Only the kind 'static' has several. */
export type PageIdOf<Kind extends string> = {
  [Id in PageId]: Pages[Id]['kind'] extends Kind ? Id : never;
}[PageId];

/** The pages that show one of many documents, named by a slug. */
export type PageWithSlug = {
  [Id in PageId]: Pages[Id]['path'] extends `${string}:${string}` ? Id : never;
}[PageId];

export const hasSlug = (id: PageId): id is PageWithSlug => pages[id].path.includes(':');

export const pageIds = Object.keys(pages) as PageId[];

/** The entry of a page, with the fields that only some have. */
export const pageEntry = (id: PageId): PageEntry => pages[id];
