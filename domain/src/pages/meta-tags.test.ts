import { expect, it } from 'vitest';
import { metaTags } from './meta-tags.ts';
import type { PageData } from './page-data.ts';
import { pageMeta } from './page-meta.ts';

const article = {
  kind: 'article',
  article: {
    slug: 'a',
    title: 'A title of an article',
    metaTitle: null,
    metaDescription: null,
    summary: 'A summary that is long enough to describe.',
    imageUrl: '/media/ab12/800.webp',
    imageAlt: 'A sitar',
    tags: ['sitar', 'raga'],
    language: 'hi',
    publishedAt: '2026-11-14T02:00:00.000Z',
    updatedAt: '2026-11-15T02:00:00.000Z',
  },
  shareCard: '/media/share/article/a/0123456789abcdef.jpg',
} as unknown as PageData;
const tagsOf = (page: PageData, path: string) =>
  Object.fromEntries(
    metaTags({ page }, pageMeta({ page }, { path, siteUrl: 'https://firstshow.example' })).map(([, name, content]) => [
      name,
      content,
    ]),
  );

it('gives an article its own texts and dates', () => {
  expect(tagsOf(article, '/article/a')).toMatchObject({
    robots: 'index,follow,max-image-preview:large',
    keywords: 'sitar, raga',
    'og:title': expect.stringContaining('A title of an article') as string,
    'og:type': 'article',
    'og:url': 'https://firstshow.example/article/a',
    'og:locale': 'hi_IN',
    'twitter:description': 'A summary that is long enough to describe.',
    'article:published_time': '2026-11-14T02:00:00.000Z',
    'article:modified_time': '2026-11-15T02:00:00.000Z',
  });
});

it('shows the share card in link previews', () => {
  const card = 'https://firstshow.example/media/share/article/a/0123456789abcdef.jpg';
  expect(tagsOf(article, '/article/a')).toMatchObject({
    'og:image': card,
    'og:image:width': '1200',
    'og:image:height': '630',
    'og:image:alt': 'A title of an article',
    'twitter:card': 'summary_large_image',
    'twitter:image': card,
    'twitter:image:alt': 'A title of an article',
  });
  expect(pageMeta({ page: article }, { path: '/article/a', siteUrl: 'https://firstshow.example' }).image).toBe(
    'https://firstshow.example/media/ab12/800.jpg',
  );
});

it('keeps a missing page out of search indexes, and removes the tags of the article shown before', () => {
  expect(tagsOf({ kind: 'not-found', what: 'page' }, '/nobody')).toMatchObject({
    robots: 'noindex,follow',
    keywords: null,
    'og:type': 'website',
    'og:image': 'https://firstshow.example/art/default-og.jpg',
    'og:image:width': null,
    'og:image:height': null,
    'og:locale': 'en_IN',
    'article:published_time': null,
    'article:modified_time': null,
  });
});
