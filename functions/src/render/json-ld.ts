import type { PageEnvelope } from '@first-show/domain/pages/page-data';
import type { PageMeta } from '@first-show/domain/pages/page-meta';
import { paths } from '@first-show/domain/core/paths';
import { site } from '@first-show/domain/core/site';

const publisher = (siteUrl: string) => ({
  '@type': 'NewsMediaOrganization',
  name: site.name,
  url: siteUrl,
  logo: { '@type': 'ImageObject', url: `${siteUrl}/art/icon-512.png`, width: 512, height: 512 },
});

/** Structured data of an article page (schema.org NewsArticle and BreadcrumbList); nothing for other pages. */
export function jsonLd({ page }: Pick<PageEnvelope, 'page'>, meta: PageMeta, siteUrl: string): object[] {
  if (page.kind !== 'article') return [];
  const { article, category } = page;
  const crumbs = [
    { name: 'Home', item: `${siteUrl}/` },
    ...(category === null ? [] : [{ name: category.name, item: `${siteUrl}${paths.category(category.slug)}` }]),
    { name: article.title, item: meta.canonical },
  ];
  return [
    {
      '@context': 'https://schema.org',
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
      author: [article.byline === null ? { '@type': 'Organization', name: site.name, url: siteUrl } : { '@type': 'Person', name: article.byline }],
      publisher: publisher(siteUrl),
      mainEntityOfPage: { '@type': 'WebPage', '@id': meta.canonical },
    },
    {
      '@context': 'https://schema.org',
      '@type': 'BreadcrumbList',
      itemListElement: crumbs.map(({ name, item }, index) => ({ '@type': 'ListItem', position: index + 1, name, item })),
    },
  ];
}
