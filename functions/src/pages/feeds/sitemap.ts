import type { ArticleCard } from '@first-show/domain/articles/article.schema';
import { paths } from '@first-show/domain/core/paths';
import { site } from '@first-show/domain/core/site';
import type { SitemapUrl } from '../data/server-page.ts';
import { escapeXml } from './xml.ts';

/**
 * Maximum number of entries in `/sitemap.xml`. If there are more, it is an index of other sitemaps.
 */
export const ENTRIES_PER_SITEMAP = 10_000;

const HEAD = '<?xml version="1.0" encoding="UTF-8"?>';
const NAMESPACE = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"';
const NEWS_NAMESPACE = 'xmlns:news="http://www.google.com/schemas/sitemap-news/0.9"';

function newsXml(article: ArticleCard): string {
  if (article.publishedAt === null) return '';
  return (
    `<news:news><news:publication><news:name>${escapeXml(site.name)}</news:name><news:language>${article.language}</news:language></news:publication>` +
    `<news:publication_date>${article.publishedAt}</news:publication_date><news:title>${escapeXml(article.title)}</news:title></news:news>`
  );
}

function urlXml(siteUrl: string, url: SitemapUrl, news?: ArticleCard): string {
  const changed = url.updatedAt ? `<lastmod>${escapeXml(url.updatedAt)}</lastmod>` : '';
  return `<url><loc>${escapeXml(`${siteUrl}${url.path}`)}</loc>${changed}${news === undefined ? '' : newsXml(news)}</url>`;
}

/**
 * A sitemap of `urls`, with a news element for those in `news`. `siteUrl` has no trailing slash.
 */
export function sitemapXml(siteUrl: string, urls: readonly SitemapUrl[], news: readonly ArticleCard[] = []): string {
  const newsByPath = new Map(news.map((article) => [paths.article(article.slug), article]));
  const entries = urls.map((url) => urlXml(siteUrl, url, newsByPath.get(url.path)));
  return `${HEAD}<urlset ${NAMESPACE} ${NEWS_NAMESPACE}>${entries.join('')}</urlset>`;
}

export function newsSitemapXml(siteUrl: string, news: readonly ArticleCard[]): string {
  const urls = news.map((article) => ({ path: paths.article(article.slug), updatedAt: article.updatedAt }));
  return sitemapXml(siteUrl, urls, news);
}

/** A sitemap index of the files '/sitemap-{part}.xml'. */
export function sitemapIndexXml(siteUrl: string, parts: readonly string[]): string {
  const entries = parts.map((part) => `<sitemap><loc>${escapeXml(`${siteUrl}/sitemap-${part}.xml`)}</loc></sitemap>`);
  return `${HEAD}<sitemapindex ${NAMESPACE}>${entries.join('')}</sitemapindex>`;
}
