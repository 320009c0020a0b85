import { expect, it } from 'vitest';
import { plainArticle, staticPage } from './static-page.ts';

const preload =
  '<link rel="preload" as="image" type="image/avif" imagesrcset="/media/ab12/480.avif 480w" imagesizes="100vw" fetchpriority="high">';
const data = {
  page: {
    article: {
      title: 'A & B',
      byline: 'A. B.',
      publishedAt: '2026-11-06T18:32:00.000Z',
      viewCount: 12,
      readMinutes: 4,
      summary: 'Short',
      content: '<p>Text</p>',
    },
  },
};
const served = `<head>${preload}</head><div id="root"></div><script type="application/json" id="page-data">${JSON.stringify(data)}</script>`;

it('creates a plain page with the text and the picture of the article', () => {
  const html = staticPage(plainArticle(served));
  expect(html).toContain(preload);
  expect(html).toContain(
    '<h1>A &amp; B</h1><p>A. B., 2026-11-06, 12 views, 4 min read</p><img srcset="/media/ab12/480.avif 480w" sizes="100vw"',
  );
  expect(html).toContain('<p>Short</p><p>Text</p>');
  expect(html).not.toContain('<script');
});

it('refuses a page that is not an article', () => {
  expect(() => plainArticle('<html></html>')).toThrow('no article');
});
