import { site } from '../core/site.ts';
import type { PageEnvelope } from './page-data.ts';
import { SHARE_CARD, type PageMeta } from './page-meta.ts';

/** A meta tag of a page's head. If `content` is `null`, the page does not have the tag. */
export type MetaTag = readonly [attribute: 'name' | 'property', name: string, content: string | null];

/**
 * The meta tags that describe a page. The server writes them into the document, and the app updates
 * them after a navigation.
 */
export function metaTags({ page }: Pick<PageEnvelope, 'page'>, meta: PageMeta): readonly MetaTag[] {
  const card = meta.shareCard;
  const image = card?.url ?? meta.image;
  const article = page.kind === 'article' ? page.article : null;
  return [
    ['name', 'description', meta.description],
    ['name', 'robots', meta.robots],
    ['name', 'keywords', meta.keywords.join(', ') || null],
    ['property', 'og:site_name', site.name],
    ['property', 'og:title', meta.title],
    ['property', 'og:description', meta.description],
    ['property', 'og:type', meta.ogType],
    ['property', 'og:url', meta.canonical],
    ['property', 'og:image', image],
    ['property', 'og:image:width', card && String(SHARE_CARD.width)],
    ['property', 'og:image:height', card && String(SHARE_CARD.height)],
    ['property', 'og:image:alt', card?.alt ?? meta.imageAlt],
    ['property', 'og:locale', meta.language === 'hi' ? 'hi_IN' : 'en_IN'],
    ['name', 'twitter:card', 'summary_large_image'],
    ['name', 'twitter:title', meta.title],
    ['name', 'twitter:description', meta.description],
    ['name', 'twitter:image', image],
    ['name', 'twitter:image:alt', card?.alt ?? meta.imageAlt],
    ['property', 'article:published_time', article?.publishedAt ?? null],
    ['property', 'article:modified_time', article?.updatedAt ?? null],
  ];
}
