import type { PageEnvelope } from '@first-show/domain/pages/page-data';
import type { PageMeta } from '@first-show/domain/pages/page-meta';
import { serverPageOf } from '../data/server-pages.ts';

/** Structured data (JSON-LD) of a page for search engines. `siteUrl` has no trailing slash. */
export const jsonLd = ({ page }: Pick<PageEnvelope, 'page'>, meta: PageMeta, siteUrl: string): object[] =>
  serverPageOf(page).jsonLd(page, { meta, siteUrl });
