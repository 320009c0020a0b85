import { metaTags, type MetaTag } from '@first-show/domain/pages/meta-tags';
import type { PageEnvelope } from '@first-show/domain/pages/page-data';
import { pageMeta } from '@first-show/domain/pages/page-meta';

function showTag([attribute, name, content]: MetaTag): void {
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

/**
 * Updates title, language, canonical URL and meta tags of the open document. `path` includes the
 * query.
 */
export function showPageMeta(envelope: PageEnvelope, path: string): void {
  const meta = pageMeta(envelope, { path, siteUrl: window.location.origin });
  document.title = meta.title;
  document.documentElement.lang = meta.language;
  document.head.querySelector('link[rel="canonical"]')?.setAttribute('href', meta.canonical);
  metaTags(envelope, meta).forEach(showTag);
}
