import { describe, expect, it } from 'vitest';
import type { PageData } from '@first-show/domain/pages/page-data';
import { pageMeta } from '@first-show/domain/pages/page-meta';
import { articleDoc, categoryDoc, filmDoc, personDoc, reviewOf } from '../../testing/content.ts';
import { jsonLd } from './json-ld.ts';

const siteUrl = 'https://firstshow.example';
type Data = Record<string, unknown>;

/**
 * Fields that Google requires, by type; for articles, also the fields that it recommends. A dot
 * leads into an object, or into the first item of a list.
 * https://developers.google.com/search/docs/appearance/structured-data
 */
const REQUIRED: Record<string, string[]> = {
  NewsArticle: [
    'headline',
    'image',
    'datePublished',
    'dateModified',
    'author.@type',
    'author.name',
    'publisher.name',
    'publisher.logo.url',
  ],
  BreadcrumbList: ['itemListElement.@type', 'itemListElement.position', 'itemListElement.name', 'itemListElement.item'],
  Movie: ['name', 'image', 'url'],
  Person: ['name', 'url'],
  Review: [
    'author.@type',
    'author.name',
    'itemReviewed.@type',
    'itemReviewed.name',
    'itemReviewed.image',
    'reviewRating.ratingValue',
    'reviewRating.bestRating',
    'reviewBody',
    'datePublished',
  ],
  ItemList: [
    'numberOfItems',
    'itemListElement.@type',
    'itemListElement.position',
    'itemListElement.url',
    'itemListElement.name',
  ],
};

function at(data: unknown, path: string): unknown {
  return path.split('.').reduce<unknown>((value, key) => {
    const one: unknown = Array.isArray(value) ? value[0] : value;
    return (one as Data | undefined)?.[key];
  }, data);
}

function dataOf(page: object): Data[] {
  const envelope = { page: page as PageData };
  const found = jsonLd(envelope, pageMeta(envelope, { path: '/', siteUrl }), siteUrl) as Data[];
  for (const data of found) {
    const type = String(data['@type']);
    expect(data['@context']).toBe('https://schema.org');
    const missing = (REQUIRED[type] ?? ['a type that is known here']).filter((path) =>
      [undefined, null, ''].includes(at(data, path) as null),
    );
    expect(missing, type).toEqual([]);
    // URLs must be absolute, because search engines read the data without the page.
    for (const address of JSON.stringify(data).match(/"(url|item|image|@id)":"[^"]*"/g) ?? [])
      expect(address).toContain(`"${siteUrl}`);
  }
  return found;
}
const typesOf = (page: object): unknown[] => dataOf(page).map((data) => data['@type']);
const breadcrumb = (page: object) =>
  (
    dataOf(page).find((data) => data['@type'] === 'BreadcrumbList')?.itemListElement as { name: string; item: string }[]
  ).map(({ name, item }) => `${name} ${item}`);

const category = { ...categoryDoc('reviews', 0), name: 'Reviews', slug: 'reviews' };
const list = { articles: [], hasMore: false, sort: 'recent', page: 1 };
const film = filmDoc('riyaaz', {
  movieName: 'Riyaaz',
  nativeTitle: 'रियाज़',
  imageUrl: '/media/ab12/800.webp',
  releaseDate: '2026-10-09',
  director: 'Ela Bhattacharya',
  cast: ['Nasreen Bano', 'Raghav Nautiyal'],
  studio: 'Sapta Films',
  runtimeMinutes: 129,
  certificate: 'U',
});
const stars = { rating: 4.5, review: reviewOf('riyaaz') };
const creditOf = (name: string, job: string, personSlug: string | null = null) => ({ name, job, personSlug });
const noStars = {
  rating: { count: 3, mean: null },
  credits: [
    creditOf('Ela Bhattacharya', 'director', 'ela-bhattacharya'),
    creditOf('Nasreen Bano', 'actor'),
    creditOf('Raghav Nautiyal', 'actor'),
  ],
  releases: [
    { date: '2026-10-09', platform: null },
    { date: '2026-12-18', platform: 'Jharokha' },
  ],
};
const noDetails = { ...noStars, credits: [], releases: [] };
const articlePage = (changes: object, page: object = {}) => ({
  kind: 'article',
  article: articleDoc('a', changes),
  category,
  ...page,
});

describe('structured data', () => {
  it('has the article and its breadcrumbs', () => {
    const page = articlePage({ byline: null });
    expect(typesOf(page)).toEqual(['NewsArticle', 'BreadcrumbList']);
    expect(breadcrumb(page)).toEqual([
      `Home ${siteUrl}/`,
      `Reviews ${siteUrl}/category/reviews`,
      `Title of a ${siteUrl}/article/a`,
    ]);
    expect(breadcrumb(articlePage({}, { category: null }))).toHaveLength(2);
  });
  it('has the review of a film with its stars, besides the article', () => {
    const page = articlePage({ ...stars, byline: 'Shirin Batliwala' }, { reviewedFilm: film });
    expect(typesOf(page)).toEqual(['NewsArticle', 'Review', 'BreadcrumbList']);
    expect(dataOf(page)[1]).toMatchObject({
      author: { '@type': 'Person', name: 'Shirin Batliwala' },
      itemReviewed: {
        '@type': 'Movie',
        name: 'Riyaaz',
        url: `${siteUrl}/riyaaz`,
        image: `${siteUrl}/media/ab12/800.webp`,
      },
      reviewBody: 'A verdict about riyaaz.',
      reviewRating: { '@type': 'Rating', ratingValue: 4.5, bestRating: 5, worstRating: 0.5 },
    });
  });
  it('has no review for an article that only has stars, or whose film has no page', () => {
    for (const page of [articlePage({ rating: 4.5 }), articlePage(stars)])
      expect(typesOf(page)).toEqual(['NewsArticle', 'BreadcrumbList']);
  });
  it('has the known facts of a film, and its breadcrumbs', () => {
    const page = { kind: 'movie', film, details: noStars, articles: [] };
    expect(typesOf(page)).toEqual(['Movie', 'BreadcrumbList']);
    expect(dataOf(page)[0]).toMatchObject({
      alternateName: 'रियाज़',
      dateCreated: '2026-10-09',
      director: [{ name: 'Ela Bhattacharya', url: `${siteUrl}/people/ela-bhattacharya` }],
      actor: [{ '@type': 'Person', name: 'Nasreen Bano' }, {}],
      releasedEvent: [
        {
          '@type': 'PublicationEvent',
          startDate: '2026-10-09',
          location: { '@type': 'Country', name: 'India' },
        },
        { startDate: '2026-12-18', publishedBy: { '@type': 'Organization', name: 'Jharokha' } },
      ],
      duration: 'PT129M',
      contentRating: 'U',
    });
    expect(breadcrumb(page)).toEqual([
      `Home ${siteUrl}/`,
      `Box Office ${siteUrl}/box-office`,
      `Riyaaz ${siteUrl}/riyaaz`,
    ]);
    const [bare] = dataOf({ kind: 'movie', film: filmDoc('bare'), details: noDetails, articles: [] });
    expect(JSON.stringify(bare)).not.toMatch(/null|duration|director|actor|releasedEvent|aggregateRating/);
  });
  it('has the readers’ stars of a film while their mean is shown', () => {
    const details = { ...noDetails, rating: { count: 42, mean: 3.61 } };
    expect(dataOf({ kind: 'movie', film, details, articles: [] })[0]).toMatchObject({
      aggregateRating: {
        '@type': 'AggregateRating',
        ratingValue: 3.61,
        ratingCount: 42,
        bestRating: 5,
        worstRating: 0.5,
      },
    });
  });
  it('has the breadcrumbs of a category, and the films of the chart by rank', () => {
    expect(breadcrumb({ kind: 'category', category, featured: [], list, trending: [], suggestions: null })).toEqual([
      `Home ${siteUrl}/`,
      `Reviews ${siteUrl}/category/reviews`,
    ]);
    const [chart] = dataOf({ kind: 'box-office', entries: [film, { ...filmDoc('second'), rank: 2 }] });
    expect(chart).toMatchObject({
      '@type': 'ItemList',
      numberOfItems: 2,
      itemListElement: [
        { position: 1, name: 'Riyaaz' },
        { position: 2, url: `${siteUrl}/second` },
      ],
    });
    expect(dataOf({ kind: 'box-office', entries: [] })).toEqual([]);
  });
  it('lists the films of the releases, each once', () => {
    const entry = (slug: string) => ({ slug, title: slug.toUpperCase() });
    const releases = (...entries: object[]) => ({
      kind: 'releases',
      month: null,
      filter: { kind: null, language: null },
      sections: [{ entries }],
    });
    expect(dataOf(releases(entry('rain'), entry('fog'), entry('rain')))[0]).toMatchObject({
      '@type': 'ItemList',
      url: `${siteUrl}/releases`,
      numberOfItems: 2,
      itemListElement: [
        { position: 1, name: 'RAIN', url: `${siteUrl}/rain` },
        { position: 2, name: 'FOG' },
      ],
    });
    expect(dataOf(releases())).toEqual([]);
  });
  it('has the known facts of a person, and breadcrumbs', () => {
    const person = personDoc('asha', {
      slug: 'asha-rao',
      name: 'Asha Rao',
      hindiName: 'आशा राव',
      jobs: ['actor'],
      pictureUrl: '/media/ab12/800.webp',
      born: '1984-02-11',
    });
    const page = { kind: 'person', person: { ...person, films: [] }, stories: [] };
    expect(typesOf(page)).toEqual(['Person', 'BreadcrumbList']);
    expect(dataOf(page)[0]).toMatchObject({
      name: 'Asha Rao',
      alternateName: ['आशा राव'],
      url: `${siteUrl}/people/asha-rao`,
      image: `${siteUrl}/media/ab12/800.webp`,
      jobTitle: ['actor'],
      birthDate: '1984-02-11',
    });
    const [monthOnly] = dataOf({ ...page, person: { ...page.person, born: '1984-02' } });
    expect(monthOnly?.birthDate).toBeUndefined();
  });
  it('is empty for other pages', () => {
    for (const page of [{ kind: 'polls' }, { kind: 'static', name: 'about' }, { kind: 'not-found', what: 'page' }])
      expect(dataOf(page)).toEqual([]);
  });
});
