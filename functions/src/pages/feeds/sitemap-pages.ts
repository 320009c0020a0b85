import { hasSlug, pageEntry, pageIds } from '@first-show/domain/pages/page-registry';
import { serverPages } from '../data/server-pages.ts';
import type { SitemapLists, SitemapUrl } from '../data/server-page.ts';

/**
 * Sitemap entries of the public pages, in the order of the registry, except articles and pages that
 * are only reached from a mail.
 */
export const pageEntries = (lists: SitemapLists): SitemapUrl[] =>
  pageIds.flatMap((id) => {
    if (hasSlug(id)) return serverPages[id].sitemapUrls(lists);
    const { path, isFromEmail } = pageEntry(id);
    return isFromEmail === true ? [] : [{ path }];
  });
