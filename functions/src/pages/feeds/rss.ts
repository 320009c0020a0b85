import { jpegPicture } from '@first-show/domain/media/picture-sources';
import type { Category } from '@first-show/domain/categories/category.schema';
import { paths } from '@first-show/domain/core/paths';
import { site } from '@first-show/domain/core/site';
import { plainHtml } from '../../features/articles/plain-html.ts';
import type { Story } from '../../features/articles/store/read-articles.ts';
import { escapeXml } from './xml.ts';

// No feed library is used: an XML package would slow down the cold start of the page function.

/**
 * Number of stories (the newest ones) that have their full text in the feed. The others only have
 * their summary.
 */
const WHOLE_STORIES = 20;
/** A longer text is left out instead of cut, because a cut story would look complete. */
const STORY_MAX_CHARACTERS = 50_000;

/**
 * RFC 822 with a two-digit day and a four-digit year (RFC 1123), in UTC: 'Sat, 07 Nov 2026 09:05:00
 * +0000'.
 */
export const rfc822 = (iso: string): string => new Date(iso).toUTCString().replace('GMT', '+0000');

/**
 * The guid of an article. It must not change with the slug or the title, because feed readers would
 * show the story again.
 */
const guidOf = ({ id }: Story): string => `${site.website}:article:${id}`;

const absolute = (siteUrl: string, address: string): string => new URL(address, siteUrl).href;

function contentXml({ content }: Story, siteUrl: string): string {
  const html = plainHtml(content, siteUrl);
  return html === '' || html.length > STORY_MAX_CHARACTERS
    ? ''
    : `<content:encoded>${escapeXml(html)}</content:encoded>`;
}

function itemXml(article: Story, around: { siteUrl: string; categoryName: string | undefined; hasFullText: boolean }) {
  const { siteUrl, categoryName } = around;
  const link = `${siteUrl}${paths.article(article.slug)}`;
  return [
    '<item>',
    `<title>${escapeXml(article.title)}</title>`,
    `<link>${escapeXml(link)}</link>`,
    `<guid isPermaLink="false">${escapeXml(guidOf(article))}</guid>`,
    article.publishedAt === null ? '' : `<pubDate>${rfc822(article.publishedAt)}</pubDate>`,
    `<description>${escapeXml(article.summary)}</description>`,
    around.hasFullText ? contentXml(article, siteUrl) : '',
    article.byline === null ? '' : `<dc:creator>${escapeXml(article.byline)}</dc:creator>`,
    categoryName === undefined ? '' : `<category>${escapeXml(categoryName)}</category>`,
    ...article.tags.map((tag) => `<category>${escapeXml(tag)}</category>`),
    article.imageUrl === null
      ? ''
      : `<media:content url="${escapeXml(absolute(siteUrl, jpegPicture(article.imageUrl) ?? article.imageUrl))}" medium="image"/>`,
    '</item>',
  ].join('');
}

/** A feed: its title, and the paths of its own file and of the page that it belongs to. */
export type Channel = { title: string; description: string; path: string; page: string };

const wholeSite: Channel = { title: site.name, description: site.tagline, path: paths.rss, page: paths.home };

/** The RSS 2.0 feed of `articles`, newest first. `siteUrl` has no trailing slash. */
export function rssXml(input: {
  siteUrl: string;
  articles: readonly Story[];
  categories: readonly Category[];
  channel?: Channel;
}): string {
  const { siteUrl, articles, channel = wholeSite } = input;
  const names = new Map(input.categories.map(({ id, name }) => [id, name]));
  const newest = articles[0]?.publishedAt ?? null;
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom" xmlns:content="http://purl.org/rss/1.0/modules/content/" xmlns:dc="http://purl.org/dc/elements/1.1/" xmlns:media="http://search.yahoo.com/mrss/">',
    '<channel>',
    `<title>${escapeXml(channel.title)}</title>`,
    `<link>${escapeXml(`${siteUrl}${channel.page}`)}</link>`,
    `<description>${escapeXml(channel.description)}</description>`,
    `<language>${site.language}</language>`,
    newest === null ? '' : `<lastBuildDate>${rfc822(newest)}</lastBuildDate>`,
    `<atom:link href="${escapeXml(`${siteUrl}${channel.path}`)}" rel="self" type="application/rss+xml"/>`,
    ...articles.map((article, index) =>
      itemXml(article, { siteUrl, categoryName: names.get(article.categoryId), hasFullText: index < WHOLE_STORIES }),
    ),
    '</channel></rss>',
  ].join('');
}
