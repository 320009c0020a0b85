import { expect, it } from 'vitest';
import type { ArticleCard } from '@first-show/domain/articles/article.schema';
import { pageEntry, pageIds } from '@first-show/domain/pages/page-registry';
import { robotsTxt } from '@first-show/domain/pages/robots';
import type { Story } from '../../features/articles/store/read-articles.ts';
import { rfc822, rssXml } from './rss.ts';
import { pageEntries } from './sitemap-pages.ts';
import { newsSitemapXml, sitemapIndexXml, sitemapXml } from './sitemap.ts';

const siteUrl = 'https://firstshow.example';
const card = (overrides: Partial<ArticleCard> = {}): ArticleCard => ({
  id: 'id-1',
  slug: 'a-b',
  title: 'Rock & <Roll>\u0000',
  summary: 'Sum',
  imageUrl: '/media/ab12/800.webp',
  categoryId: 'c',
  tags: ['x'],
  hashtags: [],
  isPublished: true,
  isFeatured: false,
  isBreaking: false,
  viewCount: 1,
  readMinutes: 1,
  language: 'hi',
  byline: 'A. B.',
  imageAlt: '',
  imageFocus: null,
  publishedAt: '2026-11-07T09:05:03.000Z',
  updatedAt: '2026-11-08T00:00:00.000Z',
  createdAt: '2026-11-07T00:00:00.000Z',
  rating: null,
  posterUrl: null,
  ...overrides,
});

it('writes dates in the RFC 822 form, in UTC, with days of two digits', () => {
  expect(rfc822('2026-11-07T09:05:03.000Z')).toBe('Sat, 07 Nov 2026 09:05:03 +0000');
});
it('writes a feed with absolute addresses, a self link and guids that do not depend on the slug', () => {
  const xml = rssXml({
    siteUrl,
    articles: [{ ...card(), content: '' }],
    categories: [{ id: 'c', name: 'Music', slug: 'm', description: '', color: '', icon: '', articleCount: 1 }],
  });
  expect(xml).toContain('<atom:link href="https://firstshow.example/rss.xml" rel="self" type="application/rss+xml"/>');
  expect(xml).toContain('<title>Rock &amp; &lt;Roll&gt;</title>');
  expect(xml).toContain('<link>https://firstshow.example/article/a-b</link>');
  expect(xml).toContain('<guid isPermaLink="false">firstshow.example:article:id-1</guid>');
  expect(xml).toContain('<media:content url="https://firstshow.example/media/ab12/800.jpg" medium="image"/>');
  expect(xml).toContain('<category>Music</category>');
  const renamed = rssXml({
    siteUrl,
    articles: [{ ...card({ slug: 'new', title: 'New' }), content: '' }],
    categories: [],
  });
  expect(renamed).toContain('firstshow.example:article:id-1<');
});
it('names subject, own address and page of a feed about a film', () => {
  const channel = { title: 'Rain & Sun', description: 'Stories.', path: '/rss/films/rain.xml', page: '/rain' };
  const xml = rssXml({ siteUrl, articles: [], categories: [], channel });
  expect(xml).toContain('<title>Rain &amp; Sun</title><link>https://firstshow.example/rain</link>');
  expect(xml).toContain('<atom:link href="https://firstshow.example/rss/films/rain.xml" rel="self"');
});
it('contains the full text of the newest 20 stories as escaped HTML, and leaves out a text that is too long', () => {
  const story = (overrides: Partial<Story> = {}): Story => ({ ...card(), content: '<p>A &amp; B</p>', ...overrides });
  const textsOf = (articles: Story[]) =>
    rssXml({ siteUrl, articles, categories: [] }).match(/<content:encoded>.*?<\/content:encoded>/g) ?? [];
  expect(textsOf([story()])).toEqual(['<content:encoded>&lt;p&gt;A &amp;amp; B&lt;/p&gt;</content:encoded>']);
  expect(textsOf(Array.from({ length: 50 }, () => story()))).toHaveLength(20);
  expect(textsOf([story({ content: `<p>${'a'.repeat(50_000)}</p>` })])).toEqual([]);
});
it('lists the fixed pages, categories and films for the sitemap', () => {
  const urls = pageEntries({
    categories: [{ slug: 'music' }],
    films: [{ slug: 'war-2', updatedAt: '2026-01-01T00:00:00.000Z' }],
  });
  const fixed = pageIds.map(pageEntry).filter(({ path, isFromEmail }) => !path.includes(':') && !isFromEmail);
  expect(urls.map(({ path }) => path)).toEqual([...fixed.map(({ path }) => path), '/category/music', '/war-2']);
  expect(urls.map(({ path }) => path)).not.toContain('/unsubscribe');
});
it('marks news articles in the sitemap', () => {
  const xml = sitemapXml(
    siteUrl,
    [{ path: '/' }, { path: '/article/a-b', updatedAt: '2026-11-08T00:00:00.000Z' }],
    [card()],
  );
  expect(xml).toContain('<url><loc>https://firstshow.example/</loc></url>');
  expect(xml).toContain('<lastmod>2026-11-08T00:00:00.000Z</lastmod><news:news>');
  expect(xml).toContain('<news:language>hi</news:language>');
  expect(newsSitemapXml(siteUrl, [card()])).toContain(
    '<news:publication_date>2026-11-07T09:05:03.000Z</news:publication_date>',
  );
});
it('lists the parts of the sitemap in its index, and names the sitemap in robots.txt', () => {
  expect(sitemapIndexXml(siteUrl, ['pages', 'articles-2026-11'])).toContain(
    '<loc>https://firstshow.example/sitemap-articles-2026-11.xml</loc>',
  );
  expect(robotsTxt(siteUrl)).toContain('Sitemap: https://firstshow.example/sitemap.xml');
});
