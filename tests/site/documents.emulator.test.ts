import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { articlePath, articles, missingPages, publicPages } from '../e2e/support/pages.ts';
import { attributesOf, request, servedPage, siteUrl, textOf } from './support.ts';

const meta = (document: Document, key: string): string =>
  document.querySelector(`head meta[name="${key}"], head meta[property="${key}"]`)?.getAttribute('content') ?? '';

describe('the head of a page', () => {
  const titles = new Map<string, string>();
  it.each(publicPages)('is complete: $name', async ({ path, status = 200 }) => {
    const answer = await servedPage(path);
    const { document } = answer;
    expect(answer.status).toBe(status);
    const title = textOf(document.querySelector('title'));
    expect(title).not.toBe('');
    expect(titles.get(title) ?? path, 'no two pages share a title').toBe(path);
    titles.set(title, path);
    expect(meta(document, 'description').length).toBeGreaterThanOrEqual(30);
    expect(meta(document, 'description').length).toBeLessThanOrEqual(400);
    expect(document.querySelectorAll('h1')).toHaveLength(1);
    expect(document.documentElement.getAttribute('lang')).toMatch(/^(en|hi)/);
    for (const key of ['og:title', 'og:description', 'og:type', 'og:url', 'og:image', 'twitter:card'])
      expect(meta(document, key), key).not.toBe('');
    expect(meta(document, 'og:image')).toMatch(/^https?:\/\//);
    if (status === 200) {
      const canonical = document.querySelector('head link[rel="canonical"]')?.getAttribute('href') ?? '';
      expect(canonical.startsWith(siteUrl)).toBe(true);
      expect(meta(document, 'og:url')).toBe(canonical);
    }
  });

  it('has structured data on an article', async () => {
    const { document } = await servedPage(articlePath(articles.updated));
    expect(meta(document, 'og:type')).toBe('article');
    expect(meta(document, 'keywords').split(',').length).toBeGreaterThan(1);
    const parsed = [...document.querySelectorAll('script[type="application/ld+json"]')].flatMap(
      ({ textContent }) => JSON.parse(textContent) as object,
    );
    const things = parsed.flatMap((one) => ('@graph' in one ? (one['@graph'] as object[]) : [one])) as Record<
      string,
      unknown
    >[];
    const news = things.find((thing) => thing['@type'] === 'NewsArticle');
    expect(news).toMatchObject({
      headline: expect.stringMatching(/.+/) as unknown,
      datePublished: expect.stringMatching(/^\d{4}-\d\d-\d\dT/) as unknown,
    });
    expect(Date.parse(String(news?.dateModified))).toBeGreaterThan(Date.parse(String(news?.datePublished)));
    const crumbs = things.find((thing) => thing['@type'] === 'BreadcrumbList') as
      { itemListElement: unknown[] } | undefined;
    expect(crumbs?.itemListElement.length).toBeGreaterThanOrEqual(2);
  });

  it('names a share card of its own on articles and films, and none on the home page', async () => {
    for (const path of [articlePath(articles.hindi), '/dadar-ka-raja']) {
      const { document } = await servedPage(path);
      const card = meta(document, 'og:image');
      expect(card, path).toMatch(/\/media\/share\/(article|film)\//);
      expect(meta(document, 'og:image:alt'), path).not.toBe('');
      const drawn = await request(card);
      // 'immutable' shows that the card was drawn with its picture: a card without its picture is
      // cached briefly.
      expect(drawn.headers.get('cache-control'), path).toContain('immutable');
      const { width, height } = await sharp(await drawn.arrayBuffer()).metadata();
      expect({ width, height }, path).toEqual({ width: 1200, height: 630 });
      expect(meta(document, 'og:image:width'), path).toBe(String(width));
      expect(meta(document, 'og:image:height'), path).toBe(String(height));
    }
    expect(meta((await servedPage('/')).document, 'og:image')).not.toContain('/media/share/');
  });
});

it('sets the language of Hindi pages and passages', async () => {
  const { document } = await servedPage(articlePath(articles.hindi));
  expect(document.querySelector('h1')?.closest('[lang]')?.getAttribute('lang')).toBe('hi');
  const film = await servedPage('/dadar-ka-raja');
  const hindi = [...film.main.querySelectorAll('[lang="hi"]')].map(textOf);
  expect(hindi).toContain('दादर का राजा');
});

it.each(missingPages)('answers an unknown $name with status 404 and its own text', async ({ path, text }) => {
  const { status, main } = await servedPage(path);
  expect(status).toBe(404);
  expect(textOf(main)).toContain(text);
});

it.each([
  [`/articles/${articles.updated}`, articlePath(articles.updated)],
  ['/categories/music', '/category/music'],
])('redirects %s permanently to %s', async (from, to) => {
  const answer = await request(from);
  expect(answer.status).toBe(301);
  expect(new URL(answer.headers.get('location') ?? '', siteUrl).pathname).toBe(to);
});

it.each([
  ['/rss.xml', /rss|xml/, '<rss'],
  ['/sitemap.xml', /xml/, '<'],
  ['/robots.txt', /text\/plain/, 'sitemap.xml'],
])('answers %s with its content type and content', async (path, type, content) => {
  const answer = await request(path);
  expect(answer.status, path).toBe(200);
  expect(answer.headers.get('content-type')).toMatch(type);
  expect(await answer.text()).toContain(content);
});

it.each(['/', '/category/film-news'])('has a link in place of Load More on %s, to other articles', async (path) => {
  const listed = ({ main }: { main: Element }) =>
    attributesOf(
      main,
      ':is(section[aria-labelledby="latest"], section[aria-label="More articles"]) article h3 a',
      'href',
    );
  const page = await servedPage(path);
  expect(listed(page)).toHaveLength(12);
  const more = [...page.main.querySelectorAll('a')].find((link) => textOf(link) === 'Load More Articles');
  expect(more?.getAttribute('href')).toBe(`${path}?page=2`);
  const second = listed(await servedPage(`${path}?page=2`));
  expect(second.length).toBeGreaterThan(0);
  expect(second.filter((one) => listed(page).includes(one))).toEqual([]);
});
