import { createHash } from 'node:crypto';
import { expect, it } from 'vitest';
import { articlePath, articles, publicPages } from '../e2e/support/pages.ts';
import { request } from './support.ts';

const required = {
  'x-content-type-options': /^nosniff$/,
  'referrer-policy': /-origin/,
  'permissions-policy': /camera=\(\)/,
  'content-security-policy': /default-src/,
  'cross-origin-opener-policy': /^same-origin-allow-popups$/,
};

it('sends the security headers with every kind of response', async () => {
  const home = await (await request('/')).text();
  const linked = [/src="(\/assets\/[^"]+\.js)"/, /(\/media\/[^"' ,]+\.(?:webp|avif|jpg))/, /"(\/art\/[^"]+)"/].map(
    (pattern) => pattern.exec(home)?.[1] ?? `nothing matches ${pattern}`,
  );
  const paths = [
    '/',
    articlePath(articles.updated),
    '/no/such/page',
    '/api/categories',
    '/api/no-such-call',
    '/api/polls',
    '/rss.xml',
    '/sitemap.xml',
    '/robots.txt',
    '/favicon.svg',
    ...linked,
  ];
  for (const path of paths) {
    const { headers } = await request(path);
    for (const [name, value] of Object.entries(required))
      expect(headers.get(name) ?? 'missing', `${name} of ${path}`).toMatch(value);
    const isFramed =
      headers.get('x-frame-options') === 'DENY' || headers.get('content-security-policy')?.includes('frame-ancestors');
    expect(isFramed, `frame protection of ${path}`).toBe(true);
  }
});

it('sends pages without inline script except one small snippet, which is allowed by its hash', async () => {
  for (const { path } of publicPages) {
    const answer = await request(path);
    const policy = answer.headers.get('content-security-policy') ?? '';
    const scripts =
      policy
        .split(';')
        .map((part) => part.trim())
        .find((part) => part.startsWith('script-src ')) ?? policy;
    expect(scripts, path).not.toContain("'unsafe-inline'");
    expect(scripts, path).not.toContain("'unsafe-eval'");
    expect(scripts, path).not.toMatch(/(^|\s)(\*|https?:|data:)(\s|$)/);
    const inline = [...(await answer.text()).matchAll(/<script(?![^>]*\bsrc=)([^>]*)>([\s\S]*?)<\/script>/g)].filter(
      ([, attributes]) => !/type="application\/(ld\+)?json"/.test(attributes ?? ''),
    );
    expect(inline.length, path).toBe(1);
    const code = inline[0]?.[2] ?? '';
    expect(Buffer.byteLength(code)).toBeLessThan(500);
    expect(scripts).toContain(`'sha256-${createHash('sha256').update(code).digest('base64')}'`);
  }
});

it('sets no cookie with pages and public reads, which the CDN may cache; it may not cache personal data', async () => {
  for (const path of [
    '/',
    articlePath(articles.updated),
    '/box-office',
    '/dadar-ka-raja',
    '/api/articles',
    '/api/categories',
    '/api/box-office',
    '/api/search?q=riyaaz',
    '/api/page-data?path=/',
    '/rss.xml',
  ]) {
    const { headers } = await request(path, { headers: { Cookie: '__session=whatever' } });
    expect(headers.get('set-cookie'), path).toBeNull();
    expect(headers.get('cache-control'), path).toMatch(/s-maxage=\d+/);
    expect(headers.get('cache-control'), path).not.toContain('private');
  }
  for (const path of ['/api/polls', '/api/predictions', `/api/reader?items=article:${articles.updated}`])
    expect((await request(path)).headers.get('cache-control'), path).toMatch(/private/);
});
