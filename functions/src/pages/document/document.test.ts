import { expect, it } from 'vitest';
import type { PageEnvelope } from '@first-show/domain/pages/page-data';
import { pageCsp, scriptHash } from './csp.ts';
import { leadPicture, leadPreload, renderDocument, scriptJson, withPlaceholder } from './document.ts';

const envelope = {
  status: 200,
  loadedAt: '2026-11-21T00:00:00.000Z',
  chrome: {
    categories: [],
    followers: [],
    stats: { activeUsers: 0, totalVisits: 0, totalPageViews: 0, totalUniqueVisitors: 0 },
  },
  page: {
    kind: 'article',
    category: { id: 'c', name: 'Music', slug: 'music' },
    article: {
      slug: 'a',
      title: 'He said "hi" & </script><script>alert(1)</script>',
      summary: 'A summary that is long enough to be one.',
      metaTitle: null,
      metaDescription: null,
      imageUrl: '/media/ab12/1200.webp',
      imageAlt: 'A sitar',
      tags: ['sitar', 'raga'],
      language: 'hi',
      byline: 'A. B.',
      publishedAt: '2026-11-20T00:00:00.000Z',
      updatedAt: '2026-11-20T01:00:00.000Z',
      content: '<p>Text</p>',
    },
  },
} as unknown as PageEnvelope;
const picture =
  '<picture><source type="image/avif" srcSet="/media/ab12/480.avif 480w, /media/ab12/800.avif 800w" sizes="100vw"/><source type="image/webp" srcSet="/media/ab12/480.webp 480w" sizes="100vw"/>' +
  '<img src="/media/ab12/800.webp" alt="&quot;A > B&quot;" width="800" height="397" loading="eager" fetchPriority="high" decoding="async"/></picture>';
const placeholder = 'data:image/avif;base64,sitar';
const document = renderDocument({
  path: '/article/a',
  siteUrl: 'https://firstshow.example',
  envelope,
  rendered: {
    html: `<h1>Title</h1>${picture}`,
    styleTags: '<style>a{}</style>',
    status: 200,
    preload: ['/assets/f.woff2', '/assets/page.js', '/assets/start.js'],
  },
  inlineScript: 'setTheme()',
  clientConfig: { projectId: 'demo', emulator: null },
  placeholder,
});

it('the document’s data never ends its script element', () => {
  expect(document).not.toContain('<script>alert(1)');
  expect(document).not.toContain('"hi" & </script>');
  expect(JSON.parse(scriptJson({ a: '</script>\u2028' }))).toEqual({ a: '</script>\u2028' });
});
it('the document has a complete head without JavaScript', () => {
  expect(document).toContain('<html lang="hi"');
  expect(document).toContain('<link rel="canonical" href="https://firstshow.example/article/a">');
  expect(document).toContain('<meta name="keywords" content="sitar, raga">');
  for (const name of ['og:title', 'og:description', 'og:type', 'og:url', 'og:image', 'twitter:card'])
    expect(document).toContain(`"${name}"`);
  expect(document.match(/<title>/g)).toHaveLength(1);
});
it('the document marks the interface as English on a Hindi page, including dialogs outside the root', () => {
  expect(document).toContain('<body lang="en">');
});
it('the document has structured data for an article', () => {
  const blocks = [...document.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/g)].map(
    (match) => JSON.parse(match[1] ?? '') as { '@type': string },
  );
  expect(blocks.map((block) => block['@type'])).toEqual(['NewsArticle', 'BreadcrumbList']);
});
it('the document loads the lead picture first, fonts without delaying the first paint, and scripts after all content', () => {
  const order = [
    'as="image"',
    '<style>',
    '<body',
    'as="font"',
    '<h1>',
    'id="client-config"',
    'src="/assets/page.js"',
    'href="/assets/start.js"',
  ];
  const places = order.map((text) => document.indexOf(text));
  expect(places).not.toContain(-1);
  expect(places).toEqual(places.toSorted((one, other) => one - other));
  expect(document.match(/<script type="module"/g)).toHaveLength(1);
  expect(document).toContain('<script type="module" src="/assets/page.js" fetchpriority="low"></script>');
  expect(document).toContain('<link rel="modulepreload" href="/assets/start.js" fetchpriority="low">');
  expect(document).toContain('<link rel="preload" as="font" type="font/woff2" href="/assets/f.woff2" crossorigin>');
});
it('preloads the high-priority picture in the sizes of its markup', () => {
  const lazy =
    '<picture><source type="image/avif" srcSet="/media/cd34/480.avif 480w" sizes="116px"/><img src="/media/cd34/800.webp" alt="" loading="lazy"/></picture>';
  expect(leadPreload(`${lazy}${picture}`)).toBe(
    '<link rel="preload" as="image" type="image/avif" imagesrcset="/media/ab12/480.avif 480w, /media/ab12/800.avif 800w" imagesizes="100vw" referrerpolicy="no-referrer" fetchpriority="high">',
  );
  expect(
    leadPreload('<picture><img src="https://example.org/a.jpg?b=1&amp;c" alt fetchpriority="high"></picture>'),
  ).toContain(' href="https://example.org/a.jpg?b=1&amp;c" ');
  expect(leadPreload(lazy)).toBe('');
});
it('the document contains a placeholder of the first picture only', () => {
  const lazy = '<picture><img src="/media/cd34/800.webp" alt="" loading="lazy"/></picture>';
  const html = withPlaceholder(`${lazy}${picture}${picture}`, placeholder);
  expect(html).toBe(
    `${lazy}${picture.replace('fetchPriority="high"', `$& style="background-image:url(${placeholder})"`)}${picture}`,
  );
  expect(document.match(/data:image/g)).toHaveLength(1);
});
it('finds the URL of the first picture, and does not change markup without a picture or a placeholder', () => {
  expect(leadPicture(picture)).toBe('/media/ab12/800.webp');
  expect(leadPicture('<img src="/media/ab12/800.webp">')).toBeNull();
  expect(withPlaceholder(picture, null)).toBe(picture);
  expect(withPlaceholder('<h1>Title</h1>', placeholder)).toBe('<h1>Title</h1>');
});
it('the Content-Security-Policy allows one inline script by its hash', () => {
  const csp = pageCsp({ inlineScript: 'setTheme()', emulatorOrigins: ['http://127.0.0.1:8080'], isHttps: false });
  expect(csp).toContain(`script-src 'self' ${scriptHash('setTheme()')};`);
  expect(csp).not.toMatch(/script-src[^;]*unsafe/);
  expect(csp).toContain('ws://127.0.0.1:8080');
  expect(csp).toContain(
    'frame-src https://www.youtube-nocookie.com https://player.vimeo.com https://geo.dailymotion.com;',
  );
});
it('the Content-Security-Policy requires Trusted Types, except with App Check', () => {
  const options = { inlineScript: '', emulatorOrigins: [], isHttps: true };
  const csp = pageCsp(options);
  expect(csp).toContain("; require-trusted-types-for 'script'; trusted-types first-show ProseMirrorClipboard;");
  expect(pageCsp({ ...options, hasAppCheck: true })).not.toContain('trusted-types');
});
