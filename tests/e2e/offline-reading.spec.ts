import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { transform } from 'esbuild';
import { articlePath, articles } from './support/pages.ts';
import { expectAccessible, open } from './support/browser.ts';
import { signIn } from './support/desks.ts';
import { getJson } from './support/site.ts';
import { takeSiteInHand, type SiteInHand } from './support/site-in-hand.ts';
import { expect, test as base } from './support/test.ts';
import type { Page } from '@playwright/test';

const test = base.extend<{ site: SiteInHand }>({
  site: async ({ browserName: _ }, use) => {
    const site = await takeSiteInHand();
    await use(site);
    await site.close();
  },
});
test.use({ serviceWorkers: 'allow' });

const SAVED_MAX = 20;
const title = (page: Page) => page.getByRole('heading', { level: 1 });
/** The URLs of everything in the browser's caches for this site. */
const stored = (page: Page): Promise<string[]> =>
  page.evaluate(async () => {
    const caches = await Promise.all((await self.caches.keys()).map((name) => self.caches.open(name)));
    return (await Promise.all(caches.map((cache) => cache.keys())))
      .flat()
      .map(({ url }) => url.slice(location.origin.length));
  });
const savedPages = (page: Page): Promise<string[]> =>
  page.evaluate(async () =>
    (await (await caches.open('pages')).keys()).map(({ url }) => url.slice(location.origin.length)),
  );
const expectSaved = (page: Page, path: string) =>
  expect.poll(() => savedPages(page), `${path} is saved`).toContain(path);
const hasWorker = (page: Page) =>
  page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length > 0);

test('a reload without a network shows the saved page', { tag: '@journey' }, async ({ page, context, complaints }) => {
  complaints.expectOffline();
  await open(page, articlePath(articles.updated));
  await expectSaved(page, articlePath(articles.updated));
  const text = (await title(page).textContent()) ?? '';
  await context.setOffline(true);
  await page.reload();
  await expect(title(page)).toHaveText(text);
  await expect(
    page.getByText('You are offline. You can go on reading this page; new pages need a connection.'),
  ).toBeVisible();
  const theme = await page.locator('html').getAttribute('data-theme');
  await page
    .getByRole('banner')
    .getByRole('button', { name: /^Switch to the/ })
    .click();
  await expect(page.locator('html')).not.toHaveAttribute('data-theme', theme ?? '');
});

test('pages that the reader opened inside the site are saved and open without a network', async ({
  page,
  context,
  complaints,
}) => {
  complaints.expectOffline();
  await open(page, '/about');
  await expectSaved(page, '/about');
  await page
    .getByRole('contentinfo')
    .getByRole('link', { name: /contact/i })
    .first()
    .click();
  await expect(page).toHaveTitle(/contact/i);
  await expectSaved(page, '/contact');
  await context.setOffline(true);
  await page.reload();
  await expect(title(page)).toHaveText(/contact/i);
  // Navigate inside the app: the HTML of the open document never contained the data of '/about'.
  await page.getByRole('contentinfo').getByRole('link', { name: /about/i }).first().click();
  await expect(page).toHaveURL('/about');
  await expect(title(page)).toHaveText(/./);
  await expect(page.getByRole('main').getByRole('alert')).toHaveCount(0);
});

test('offline, a page that is not saved is replaced by a page with a picture and links to the saved pages', async ({
  page,
  context,
  complaints,
}) => {
  complaints.expectOffline();
  await open(page, articlePath(articles.updated));
  await expectSaved(page, articlePath(articles.updated));
  const text = (await title(page).textContent()) ?? '';
  await context.setOffline(true);
  await page.goto('/terms');
  await expect(page.getByText("You are offline, and this page isn't saved for offline reading.")).toBeVisible();
  const picture = page.getByRole('main').locator('img');
  await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
  expect(await page.evaluate(async () => (await document.fonts.load('800 40px Eczar')).length)).toBe(1);
  await expectAccessible(page, 'the offline page');
  // The network comes back just after the click. The page must not reload then, because that would
  // cancel the navigation.
  await page.getByRole('link', { name: text }).evaluate((link: HTMLElement) => {
    link.click();
    window.dispatchEvent(new Event('online'));
  });
  await expect(title(page)).toHaveText(text);
  await page.goto('/terms');
  await context.setOffline(false);
  // The page reloads by itself at the `online` event. Retry, because the browser may fire this
  // event before the service worker can use the network again.
  await expect(async () => {
    await page.evaluate(() => window.dispatchEvent(new Event('online'))).catch(() => undefined);
    await expect(title(page)).toHaveText(/terms/i, { timeout: 2_000 });
  }).toPass();
});

test('only the 20 pages saved last are kept', async ({ page }) => {
  const stories = await getJson<{ slug: string }[]>('/api/articles?limit=24');
  await open(page, '/about');
  await expectSaved(page, '/about');
  for (const { slug } of stories) {
    await page.evaluate(
      async (path) => (await navigator.serviceWorker.ready).active?.postMessage({ savePage: path }),
      articlePath(slug),
    );
    await expectSaved(page, articlePath(slug));
  }
  await expect.poll(async () => (await savedPages(page)).length).toBe(SAVED_MAX);
  expect(await savedPages(page)).not.toContain('/about');
});

test('the offline caches contain no desks, API responses, error pages, outbox or URLs with a token', async ({
  page,
  complaints,
}) => {
  complaints.expectRefusals();
  await open(page, '/');
  await expectSaved(page, '/');
  await page.goto('/unsubscribe?token=a-secret');
  await page.goto('/no/such/page');
  await page.goto('/outbox');
  await page.goto('/api/articles');
  await signIn(page, 'moderator');
  await page.goto('/admin');
  await page.goto('/');
  const addresses = await stored(page);
  expect(addresses.filter((path) => /^\/(?:admin|webadmin|api|outbox|unsubscribe|no|workers)\b/.test(path))).toEqual(
    [],
  );
  const scripts = addresses.filter((path) => /\/assets\/.*\.js/.test(path));
  expect(scripts.length).toBeGreaterThan(20);
  expect(scripts.filter((path) => /desk|moderation|rich-text|inbox|scraping|sign-in|DataGrid/i.test(path))).toEqual([]);
});

test('with a network, a reader gets the current page instead of the saved one', async ({ page, site }) => {
  await open(page, `${site.url}/about`);
  await expectSaved(page, '/about');
  await page.reload();
  await expect.poll(() => page.evaluate(() => navigator.serviceWorker.controller !== null)).toBe(true);
  site.changePages(({ body }) => body.replace(/<title>[^<]*/, '<title>Changed since'));
  await page.reload({ waitUntil: 'commit' });
  expect(await page.evaluate(() => document.querySelector('title')?.textContent)).toBe('Changed since');
});

test('a page that the site no longer has is removed from the saved pages', async ({ page, site }) => {
  await open(page, `${site.url}/about`);
  await expectSaved(page, '/about');
  await page.evaluate(async () =>
    (await caches.open('pages')).put(
      '/gone-film',
      new Response('<title>Gone</title>', { headers: { 'content-type': 'text/html' } }),
    ),
  );
  await page.evaluate(async () =>
    (await navigator.serviceWorker.ready).active?.postMessage({ savePage: '/gone-film' }),
  );
  await expect.poll(() => savedPages(page)).not.toContain('/gone-film');
});

test('the kill switch removes the service worker and everything it stored', async ({ page, site }) => {
  await open(page, `${site.url}/about`);
  await expectSaved(page, '/about');
  expect(await hasWorker(page)).toBe(true);
  const source = await readFile(
    join(import.meta.dirname, '../../web/src/app/service-worker/kill-switch/sw.ts'),
    'utf8',
  );
  // The script of a build with `SERVICE_WORKER=off`, whose pages register no worker.
  site.replaceScript('/sw.js', (await transform(source, { loader: 'ts', format: 'iife' })).code);
  await page.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.update());
  await expect.poll(() => hasWorker(page)).toBe(false);
  await expect.poll(() => page.evaluate(() => caches.keys())).toEqual([]);
  await expect(title(page)).toBeVisible();
});

test('the site can be installed', async ({ page, request }) => {
  await open(page, '/');
  const address = await page.locator('link[rel="manifest"]').getAttribute('href');
  const answer = await request.get(address ?? '');
  expect(answer.headers()['content-type']).toContain('application/manifest+json');
  const manifest = (await answer.json()) as {
    name: string;
    start_url: string;
    display: string;
    icons: { src: string; sizes: string; purpose?: string }[];
  };
  expect(manifest).toMatchObject({ name: 'First Show', start_url: '/', display: 'standalone' });
  expect(manifest.icons.map(({ sizes, purpose }) => [sizes, purpose ?? 'any'])).toEqual([
    ['192x192', 'any'],
    ['512x512', 'any'],
    ['512x512', 'maskable'],
  ]);
  for (const { src } of manifest.icons) expect((await request.get(src)).headers()['content-type']).toBe('image/png');
  const session = await page.context().newCDPSession(page);
  const read = await session.send('Page.getAppManifest');
  expect(new URL(read.url).pathname).toBe(address);
  expect(read.errors).toEqual([]);
  const { installabilityErrors } = await session.send('Page.getInstallabilityErrors');
  // Test windows are incognito, which Chromium reports and its headless shell does not.
  expect(installabilityErrors.filter(({ errorId }) => errorId !== 'in-incognito')).toEqual([]);
});
