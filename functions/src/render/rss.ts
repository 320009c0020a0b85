import type { ArticleCard } from '@first-show/domain/articles/article.schema';
import { jpegPicture } from '@first-show/domain/media/picture-sources';
import type { Category } from '@first-show/domain/categories/category.schema';
import { paths } from '@first-show/domain/core/paths';
import { site } from '@first-show/domain/core/site';
import { escapeXml } from './xml.ts';

// Not a feed library: this is sixty lines, and the page function's cold start would load an XML
// package for it.

/**
 * RFC 822 with a two-digit day and a four-digit year (RFC 1123), in UTC: 'Sat, 07 Nov 2026 09:05:00
 * +0000'.
 */
export const rfc822 = (iso: string): string => new Date(iso).toUTCString().replace('GMT', '+0000');

/**
 * The guid never changes, even if slug, title or domain do. Otherwise feed readers would show the
 * story again.
 */
const guidOf = (article: ArticleCard): string => `${site.website}:article:${article.id}`;

const absolute = (siteUrl: string, address: string): string => new URL(address, siteUrl).href;

function itemXml(article: ArticleCard, siteUrl: string, categoryName: string | undefined): string {
  const link = `${siteUrl}${paths.article(article.slug)}`;
  return [
    '<item>',
    `<title>${escapeXml(article.title)}</title>`,
    `<link>${escapeXml(link)}</link>`,
    `<guid isPermaLink="false">${escapeXml(guidOf(article))}</guid>`,
    article.publishedAt === null ? '' : `<pubDate>${rfc822(article.publishedAt)}</pubDate>`,
    `<description>${escapeXml(article.summary)}</description>`,
    article.byline === null ? '' : `<dc:creator>${escapeXml(article.byline)}</dc:creator>`,
    categoryName === undefined ? '' : `<category>${escapeXml(categoryName)}</category>`,
    ...article.tags.map((tag) => `<category>${escapeXml(tag)}</category>`),
    article.imageUrl === null
      ? ''
      : `<media:content url="${escapeXml(absolute(siteUrl, jpegPicture(article.imageUrl) ?? article.imageUrl))}" medium="image"/>`,
    '</item>',
  ].join('');
}

/** RSS 2.0 of `articles`, newest first. `siteUrl` has no trailing slash. */
export function rssXml(input: {
  siteUrl: string;
  articles: readonly ArticleCard[];
  categories: readonly Category[];
}): string {
  const { siteUrl, articles } = input;
  const names = new Map(input.categories.map(({ id, name }) => [id, name]));
  const newest = articles[0]?.publishedAt ?? null;
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom" xmlns:dc="http://purl.org/dc/elements/1.1/" xmlns:media="http://search.yahoo.com/mrss/">',
    '<channel>',
    `<title>${escapeXml(site.name)}</title>`,
    `<link>${escapeXml(`${siteUrl}/`)}</link>`,
    `<description>${escapeXml(site.tagline)}</description>`,
    `<language>${site.language}</language>`,
    newest === null ? '' : `<lastBuildDate>${rfc822(newest)}</lastBuildDate>`,
    `<atom:link href="${escapeXml(`${siteUrl}${paths.rss}`)}" rel="self" type="application/rss+xml"/>`,
    ...articles.map((article) => itemXml(article, siteUrl, names.get(article.categoryId))),
    '</channel></rss>',
  ].join('');
}
