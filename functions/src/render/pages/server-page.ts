import type { Firestore } from 'firebase-admin/firestore';
import type { deskOf } from '@first-show/domain/core/desk-paths';
import type { PathMatch } from '@first-show/domain/pages/match-page';
import type { DataOf, NotFoundData, PageKind, PageRedirect } from '@first-show/domain/pages/page-data';
import type { PageMeta } from '@first-show/domain/pages/page-meta';
import type { PageWithSlug } from '@first-show/domain/pages/page-registry';
import type { SidebarRollup } from '@first-show/domain/rollups/rollups';
import type { PageAge } from '../../http/cache.ts';

/** The page that a path means, or its new address. */
export type PageRoute = PathMatch | { kind: 'desk'; name: NonNullable<ReturnType<typeof deskOf>> };

export type RouteOf<Kind extends PageKind> = Extract<PageRoute, { kind: Kind }>;

/**
 * What a page's data are read with. `sidebar` is still loading, so that a page which does not need
 * it at once can read in parallel.
 */
export type Loading = { db: Firestore; now: Date; query: URLSearchParams; sidebar: Promise<SidebarRollup> };

export type Loaded<Kind extends PageKind> = DataOf<Kind> | NotFoundData | PageRedirect;

/** One address in the sitemap: its path, and the ISO time of its last change, if known. */
export type SitemapUrl = { path: string; updatedAt?: string };

/** The lists that have the slugs of pages. A page without a slug has one fixed address. */
export type SitemapLists = {
  categories: readonly { slug: string }[];
  films: readonly { slug: string; updatedAt: string }[];
};

/** The head of a page, and the origin of absolute addresses, without a slash at its end. */
export type Where = { meta: PageMeta; siteUrl: string };

/** The parts of a page that only the server has. */
export type ServerPage<Kind extends PageKind> = {
  /** Reads the data. At most `PAGE_READS_MAX` documents, with the surroundings. */
  load: (route: RouteOf<Kind>, loading: Loading) => Loaded<Kind> | Promise<Loaded<Kind>>;
  /** Structured data for search engines. `json-ld.test.ts` lists what Google requires. */
  jsonLd: (page: DataOf<Kind>, where: Where) => object[];
  age: PageAge;
} & (Kind extends PageWithSlug ? { sitemapUrls: (lists: SitemapLists) => SitemapUrl[] } : unknown);

export const noJsonLd = (): object[] => [];

export const notFound = (what: NotFoundData['what']): NotFoundData => ({ kind: 'not-found', what });
