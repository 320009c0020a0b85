import type { Firestore } from 'firebase-admin/firestore';
import type { SiteStats } from '@first-show/domain/analytics/analytics.schema';
import type { deskOf } from '@first-show/domain/core/desk-paths';
import type { PathMatch } from '@first-show/domain/pages/match-page';
import type { DataOf, NotFoundData, PageKind, PageRedirect } from '@first-show/domain/pages/page-data';
import type { PageMeta } from '@first-show/domain/pages/page-meta';
import type { PageWithSlug } from '@first-show/domain/pages/page-registry';
import type { SidebarRollup } from '@first-show/domain/rollups/rollups';
import type { PageAge } from '../../platform/http/cache.ts';

/** The page of a path, or the path to redirect to. */
export type PageRoute = PathMatch | { kind: 'desk'; name: NonNullable<ReturnType<typeof deskOf>> };

export type RouteOf<Kind extends PageKind> = Extract<PageRoute, { kind: Kind }>;

/** The data that every page needs: the lists of the sidebar, and the statistics of the site. */
export type Surroundings = { sidebar: Omit<SidebarRollup, 'updatedAt'>; stats: SiteStats };

/**
 * The input of `load`. `surroundings` is a promise, so that a page can read its own data at the
 * same time.
 */
export type Loading = { db: Firestore; now: Date; query: URLSearchParams; surroundings: Promise<Surroundings> };

export type Loaded<Kind extends PageKind> = DataOf<Kind> | NotFoundData | PageRedirect;

/** An entry of the sitemap: a path, and the ISO time of its last change if it is known. */
export type SitemapUrl = { path: string; updatedAt?: string };

/** The slugs of categories, films and people, for their sitemap entries. */
export type SitemapLists = {
  categories: readonly { slug: string }[];
  films: readonly { slug: string; updatedAt: string }[];
  people: readonly { slug: string; updatedAt: string }[];
  /** Years with a ranked film. */
  years: readonly string[];
};

/** The meta data of a page, and the origin of the site without a trailing slash. */
export type PageContext = { meta: PageMeta; siteUrl: string };

/** The parts of a page's definition that only the server needs. */
export type ServerPage<Kind extends PageKind> = {
  /**
   * Reads the data of the page: at most `PAGE_READS_MAX` documents, including those of the
   * surroundings.
   */
  load: (route: RouteOf<Kind>, loading: Loading) => Loaded<Kind> | Promise<Loaded<Kind>>;
  /**
   * The most documents of a list or search that the page reads in addition, for the read budget of
   * the caller's network. Without it, the page has none.
   */
  readsAtMost?: (query: URLSearchParams) => number;
  /** Structured data for search engines. `json-ld.test.ts` lists what Google requires. */
  jsonLd: (page: DataOf<Kind>, context: PageContext) => object[];
  age: PageAge;
} & (Kind extends PageWithSlug ? { sitemapUrls: (lists: SitemapLists) => SitemapUrl[] } : unknown);

export const noJsonLd = (): object[] => [];

export const notFound = (what: NotFoundData['what']): NotFoundData => ({ kind: 'not-found', what });
