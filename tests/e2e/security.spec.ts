import { createHash } from 'node:crypto';
import { articlePath, articles, publicPages } from './support/pages.ts';
import { open } from './support/browser.ts';
import { getJson } from './support/site.ts';
import { expect, test } from './support/test.ts';
import type { Page } from '@playwright/test';

const required = {
  'x-content-type-options': /^nosniff$/,
  'referrer-policy': /-origin/,
  'permissions-policy': /camera=\(\)/,
  'content-security-policy': /default-src/,
  'cross-origin-opener-policy': /^same-origin-allow-popups$/,
};

test('every kind of response has the security headers', async ({ request }) => {
  const home = await (await request.get('/')).text();
  const script = /src="(\/assets\/[^"]+\.js)"/.exec(home)?.[1] ?? '';
  const picture = /(\/media\/[^"' ,]+\.(?:webp|avif|jpg))/.exec(home)?.[1] ?? '';
  const pageArt = /"(\/art\/[^"]+)"/.exec(home)?.[1] ?? '';
  expect(script).not.toBe('');
  expect(picture).not.toBe('');
  expect(pageArt).not.toBe('');
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
    script,
    picture,
    pageArt,
  ];
  for (const path of paths) {
    const headers = (await request.get(path)).headers();
    for (const [name, value] of Object.entries(required))
      expect(headers[name] ?? 'missing', `${name} of ${path}`).toMatch(value);
    const isFramed =
      headers['x-frame-options'] === 'DENY' || headers['content-security-policy']?.includes('frame-ancestors');
    expect(isFramed, `frame protection of ${path}`).toBe(true);
  }
});

test('pages contain no inline script except one small snippet, which is allowed by its hash', async ({ request }) => {
  for (const { path } of publicPages) {
    const answer = await request.get(path);
    const policy = answer.headers()['content-security-policy'] ?? '';
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

/**
 * Assigns strings to the page's injection sinks (such as `innerHTML`), as an attacker would.
 * Returns for each sink 'accepted' or the name of the error.
 */
const feedStrings = (page: Page): Promise<Record<string, string>> =>
  page.evaluate(() => {
    const attempts: Record<string, () => unknown> = {
      innerHTML: () => (document.createElement('div').innerHTML = '<img src=x onerror=alert(1)>'),
      insertAdjacentHTML: () => document.body.insertAdjacentHTML('beforeend', '<b>x</b>'),
      srcdoc: () => (document.createElement('iframe').srcdoc = '<script>alert(1)</script>'),
      DOMParser: () => new DOMParser().parseFromString('<b>x</b>', 'text/html'),
      'script address': () => (document.createElement('script').src = '/assets/x.js'),
      worker: () => new Worker('/workers/x.js'),
      'another policy': () =>
        (
          window as unknown as { trustedTypes: { createPolicy: (name: string, rules: object) => void } }
        ).trustedTypes.createPolicy('another', {}),
    };
    const outcome = (attempt: () => unknown): string => {
      try {
        attempt();
        return 'accepted';
      } catch (error) {
        return (error as Error).name;
      }
    };
    return Object.fromEntries(Object.entries(attempts).map(([name, attempt]) => [name, outcome(attempt)]));
  });

test('Trusted Types refuse strings as HTML or as the URL of a script, on pages and desks', async ({
  page,
  complaints,
}) => {
  complaints.expectTrustedTypes();
  for (const path of ['/', articlePath(articles.updated), '/about', '/admin']) {
    await page.goto(path);
    await page.getByRole('heading').first().waitFor();
    const outcomes = Object.entries(await feedStrings(page)).map(([name, outcome]) => `${name}: ${outcome}`);
    expect(
      outcomes.filter((line) => !line.endsWith(': TypeError')),
      path,
    ).toEqual([]);
  }
});

test('an article opened inside the app shows its text without a Trusted Types violation', async ({ page }) => {
  await open(page, '/');
  const link = page.getByRole('main').locator('a[href^="/article/"]:visible').first();
  const slug = (await link.getAttribute('href'))?.split('/').at(-1) ?? '';
  const { content } = await getJson<{ content: string }>(`/api/articles/${slug}`);
  await link.click();
  await expect(page).toHaveURL(new RegExp(`/article/${slug}$`));
  const [firstWords = ''] = /[\w ]{12,}/.exec(content.replace(/<[^>]*>/g, '\n')) ?? [];
  await expect(page.getByRole('main')).toContainText(firstWords);
});

test('pages and public reads set no cookie and may be cached by the CDN; personal data may not', async ({
  request,
}) => {
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
    const headers = (await request.get(path, { headers: { Cookie: '__session=whatever' } })).headers();
    expect(headers['set-cookie'], path).toBeUndefined();
    expect(headers['cache-control'], path).toMatch(/s-maxage=\d+/);
    expect(headers['cache-control'], path).not.toContain('private');
  }
  for (const path of ['/api/polls', '/api/predictions', `/api/reader?items=article:${articles.updated}`]) {
    expect((await request.get(path)).headers()['cache-control'], path).toMatch(/private/);
  }
});

test('the client sends its public reads without cookies', async ({ page, context }) => {
  await open(page, '/');
  // The cookie is set by the first call that needs to know the reader.
  await expect
    .poll(async () =>
      (await context.cookies()).map(({ name, path, httpOnly, sameSite }) => ({ name, path, httpOnly, sameSite })),
    )
    .toEqual([{ name: '__session', path: '/api', httpOnly: true, sameSite: 'Lax' }]);
  const read = page.waitForRequest((request) => request.url().includes('/api/page-data'));
  await page.getByRole('banner').getByRole('link', { name: 'Music' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Music' })).toBeVisible();
  const headers = await (await read).allHeaders();
  expect(headers.cookie).toBeUndefined();
});

test('the API answers an unknown call with JSON without a stack, and refuses foreign origins and form bodies', async ({
  request,
}) => {
  const unknown = await request.get('/api/no-such-call');
  expect(unknown.status()).toBe(404);
  expect(Object.keys((await unknown.json()) as object)).toEqual(['message']);
  const refused = await request.post(`/api/articles/${articles.updated}/react`, {
    data: { reactionType: 'like' },
    headers: { Origin: 'https://elsewhere.example' },
  });
  expect(refused.status()).toBe(403);
  const form = await request.post(`/api/articles/${articles.updated}/react`, { form: { reactionType: 'like' } });
  expect(form.status()).toBe(415);
});
