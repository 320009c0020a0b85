import type { PageEnvelope } from '@first-show/domain/pages/page-data';
import { pageMeta, type PageMeta } from '@first-show/domain/pages/page-meta';

type Tag = readonly [attribute: 'name' | 'property', name: string, content: string | null];

/** The meta tags that differ from page to page, as `functions/src/render/document.ts` writes them; `null`: the page has none of that name. */
export function metaTags({ page }: Pick<PageEnvelope, 'page'>, meta: PageMeta): readonly Tag[] {
  const article = page.kind === 'article' ? page.article : null;
  return [
    ['name', 'description', meta.description],
    ['name', 'robots', meta.robots],
    ['name', 'keywords', meta.keywords.join(', ') || null],
    ['property', 'og:title', meta.title],
    ['property', 'og:description', meta.description],
    ['property', 'og:type', meta.ogType],
    ['property', 'og:url', meta.canonical],
    ['property', 'og:image', meta.image],
    ['property', 'og:image:alt', meta.imageAlt],
    ['property', 'og:locale', meta.language === 'hi' ? 'hi_IN' : 'en_IN'],
    ['name', 'twitter:title', meta.title],
    ['name', 'twitter:description', meta.description],
    ['name', 'twitter:image', meta.image],
    ['property', 'article:published_time', article?.publishedAt ?? null],
    ['property', 'article:modified_time', article?.updatedAt ?? null],
  ];
}

function showTag([attribute, name, content]: Tag): void {
  let tag = document.head.querySelector(`meta[${attribute}="${name}"]`);
  if (content === null) {
    tag?.remove();
    return;
  }
  if (tag === null) {
    tag = document.createElement('meta');
    tag.setAttribute(attribute, name);
    document.head.append(tag);
  }
  tag.setAttribute('content', content);
}

/** Writes a page's title, language, canonical address and meta tags into the open document. `path`: with its query. */
export function showPageMeta(envelope: PageEnvelope, path: string): void {
  const meta = pageMeta(envelope, { path, siteUrl: window.location.origin });
  document.title = meta.title;
  document.documentElement.lang = meta.language;
  document.head.querySelector('link[rel="canonical"]')?.setAttribute('href', meta.canonical);
  metaTags(envelope, meta).forEach(showTag);
}
