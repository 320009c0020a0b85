import type { Article } from '@first-show/domain/articles/article.schema';
import type { BoxOfficeEntry } from '@first-show/domain/box-office/box-office.schema';
import { paths } from '@first-show/domain/core/paths';
import { site } from '@first-show/domain/core/site';
import type { ArticleData, PageEnvelope, ReviewedFilm } from '@first-show/domain/pages/page-data';
import type { PageMeta } from '@first-show/domain/pages/page-meta';

const CONTEXT = 'https://schema.org';
const STARS = { best: 5, worst: 0.5 } as const;
/**
 * The most films in the structured data. A chart may have five hundred, and every page that shows
 * it contains the list.
 */
const LISTED_FILMS_MAX = 100;

type Where = { meta: PageMeta; siteUrl: string };

/**
 * Structured data of a page for search engines: article, review, breadcrumbs, film, chart.
 * `json-ld.test.ts` lists the fields that Google requires.
 */
export function jsonLd({ page }: Pick<PageEnvelope, 'page'>, meta: PageMeta, siteUrl: string): object[] {
  const where = { meta, siteUrl };
  switch (page.kind) {
    case 'article':
      return [newsArticle(page, where), ...review(page, where), breadcrumbs(articleCrumbs(page, where), where)];
    case 'category':
      return [breadcrumbs([{ name: page.category.name, item: meta.canonical }], where)];
    case 'movie':
      return [
        { '@context': CONTEXT, ...movie(page.film, { siteUrl, image: meta.image }), description: meta.description },
        breadcrumbs(
          [
            { name: 'Box Office', item: `${siteUrl}${paths.boxOffice}` },
            { name: page.film.movieName, item: meta.canonical },
          ],
          where,
        ),
      ];
    case 'box-office':
      return page.entries.length === 0 ? [] : [chart(page.entries, where)];
    default:
      return [];
  }
}

const organisation = (siteUrl: string) => ({ '@type': 'Organization', name: site.name, url: siteUrl });
const publisher = (siteUrl: string) => ({
  '@type': 'NewsMediaOrganization',
  name: site.name,
  url: siteUrl,
  logo: { '@type': 'ImageObject', url: `${siteUrl}/art/icon-512.png`, width: 512, height: 512 },
});
const author = ({ byline }: Article, siteUrl: string) =>
  byline === null ? organisation(siteUrl) : { '@type': 'Person', name: byline };

const newsArticle = ({ article, category }: ArticleData, { meta, siteUrl }: Where) => ({
  '@context': CONTEXT,
  '@type': 'NewsArticle',
  headline: article.title.slice(0, 110),
  description: meta.description,
  image: [meta.image],
  datePublished: article.publishedAt,
  dateModified: article.updatedAt,
  inLanguage: article.language,
  keywords: article.tags.join(', '),
  articleSection: category?.name,
  isAccessibleForFree: true,
  author: [author(article, siteUrl)],
  publisher: publisher(siteUrl),
  mainEntityOfPage: { '@type': 'WebPage', '@id': meta.canonical },
});

/** The review, only if its film has a page: a review needs a subject. */
const review = ({ article, reviewedFilm }: ArticleData, { meta, siteUrl }: Where): object[] =>
  reviewedFilm === undefined
    ? []
    : [
        {
          '@context': CONTEXT,
          '@type': 'Review',
          name: article.title,
          url: meta.canonical,
          inLanguage: article.language,
          datePublished: article.publishedAt,
          author: author(article, siteUrl),
          publisher: publisher(siteUrl),
          itemReviewed: movie(reviewedFilm, { siteUrl, image: meta.image }),
          ...(article.rating === null
            ? {}
            : {
                reviewRating: {
                  '@type': 'Rating',
                  ratingValue: article.rating,
                  bestRating: STARS.best,
                  worstRating: STARS.worst,
                },
              }),
        },
      ];

/** `image` is the fallback for a film without a poster. Unknown facts are left out. */
const movie = (film: ReviewedFilm, { siteUrl, image }: { siteUrl: string; image: string }) => ({
  '@type': 'Movie',
  name: film.movieName,
  alternateName: film.nativeTitle ?? undefined,
  url: `${siteUrl}${paths.movie(film.slug)}`,
  image: film.imageUrl === null ? image : new URL(film.imageUrl, siteUrl).href,
  dateCreated: film.releaseDate?.slice(0, 10),
  director: film.director === null ? undefined : { '@type': 'Person', name: film.director },
  actor: film.cast.length === 0 ? undefined : film.cast.map((name) => ({ '@type': 'Person', name })),
  productionCompany: film.studio === null ? undefined : { '@type': 'Organization', name: film.studio },
  duration: film.runtimeMinutes === null ? undefined : `PT${film.runtimeMinutes}M`,
  contentRating: film.certificate ?? undefined,
});

const chart = (entries: readonly BoxOfficeEntry[], { meta, siteUrl }: Where) => ({
  '@context': CONTEXT,
  '@type': 'ItemList',
  name: 'Box Office',
  url: meta.canonical,
  itemListOrder: 'https://schema.org/ItemListOrderAscending',
  numberOfItems: entries.length,
  itemListElement: entries.slice(0, LISTED_FILMS_MAX).map(({ movieName, slug }, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name: movieName,
    url: `${siteUrl}${paths.movie(slug)}`,
  })),
});

type Crumb = { name: string; item: string };

const articleCrumbs = ({ article, category }: ArticleData, { meta, siteUrl }: Where): Crumb[] => [
  ...(category === null ? [] : [{ name: category.name, item: `${siteUrl}${paths.category(category.slug)}` }]),
  { name: article.title, item: meta.canonical },
];

/** The breadcrumbs after 'Home'. */
const breadcrumbs = (crumbs: readonly Crumb[], { siteUrl }: Where) => ({
  '@context': CONTEXT,
  '@type': 'BreadcrumbList',
  itemListElement: [{ name: 'Home', item: `${siteUrl}/` }, ...crumbs].map(({ name, item }, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name,
    item,
  })),
});
