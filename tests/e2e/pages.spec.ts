import {
  backgroundOf,
  expectAccessibleInBothSchemes,
  expectNoHorizontalScroll,
  hydrated,
  open,
  openMeasuringShifts,
} from './support/browser.ts';
import { articlePath, articles, missingPages, publicPages } from './support/pages.ts';
import { pictureSize } from './support/pictures.ts';
import { siteUrl } from './support/site.ts';
import { expect, test } from './support/test.ts';
import type { Page } from '@playwright/test';

const meta = (page: Page, key: string) =>
  page.locator(`head meta[name="${key}"], head meta[property="${key}"]`).getAttribute('content');

// Axe checks the colours at the moment of the call, so transitions must be off.
test.use({ colorScheme: 'dark', contextOptions: { reducedMotion: 'reduce' } });

test.describe('each public page', { tag: '@both' }, () => {
  const titles = new Map<string, string>();
  for (const { name, path, status = 200 } of publicPages) {
    test(`${name}: has a complete head and one h1, does not shift or scroll sideways, and is accessible`, async ({
      page,
      complaints,
      viewport,
    }) => {
      if (status === 404) complaints.expectRefusals();
      const { response, loading, hydration } = await openMeasuringShifts(page, path);
      expect(response?.status()).toBe(status);
      expect.soft(hydration.sum, `hydration shifts: ${hydration.what.join('\n')}`).toBeLessThan(0.001);
      expect.soft(loading.sum, `loading shifts: ${loading.what.join('\n')}`).toBeLessThan(0.1);

      const title = await page.title();
      expect(title).not.toBe('');
      expect(titles.get(title) ?? path, 'no two pages share a title').toBe(path);
      titles.set(title, path);
      const description = (await meta(page, 'description')) ?? '';
      expect(description.length).toBeGreaterThanOrEqual(30);
      expect(description.length).toBeLessThanOrEqual(400);
      await expect(page.locator('h1')).toHaveCount(1);
      expect(await page.locator('html').getAttribute('lang')).toMatch(/^(en|hi)/);
      for (const key of ['og:title', 'og:description', 'og:type', 'og:url', 'og:image', 'twitter:card'])
        expect(await meta(page, key), key).toBeTruthy();
      expect(await meta(page, 'og:image')).toMatch(/^https?:\/\//);
      if (status === 200) {
        const canonical = await page.locator('head link[rel="canonical"]').getAttribute('href');
        expect(canonical?.startsWith(siteUrl)).toBe(true);
        expect(await meta(page, 'og:url')).toBe(canonical);
      }

      await expectNoHorizontalScroll(page);
      await expectAccessibleInBothSchemes(page, name);
      if ((viewport?.width ?? 0) < 500) {
        await page.setViewportSize({ width: 320, height: 640 });
        await expectNoHorizontalScroll(page);
      }
    });
  }
});

test('the links of the header fit in one row with the fallback fonts', async ({ page, complaints }) => {
  complaints.expectRefusals();
  // Test with the fallback fonts: the text must fit before our fonts arrive.
  await page.route('**/*.woff2', (route) => route.fulfill({ status: 404 }));
  await open(page, '/');
  const links = page.getByRole('navigation', { name: 'Main' }).getByRole('link');
  for (const width of [1260, 1280, 1440]) {
    await page.setViewportSize({ width, height: 800 });
    await expectNoHorizontalScroll(page);
    const lefts = await links.evaluateAll((all) => all.map((link) => Math.round(link.getBoundingClientRect().left)));
    expect(lefts.length).toBeGreaterThan(5);
    expect(lefts, 'side by side').toEqual(lefts.toSorted((one, other) => one - other));
    await links.last().focus();
    await expect(links.last()).toBeInViewport({ ratio: 1 });
  }
});

test('an article has structured data', async ({ page }) => {
  await page.goto(articlePath(articles.updated));
  expect(await meta(page, 'og:type')).toBe('article');
  expect((await meta(page, 'keywords'))?.split(',').length).toBeGreaterThan(1);
  const parsed = (await page.locator('script[type="application/ld+json"]').allTextContents()).flatMap(
    (text) => JSON.parse(text) as object,
  );
  const things = parsed.flatMap((one) => ('@graph' in one ? (one['@graph'] as object[]) : [one])) as Record<
    string,
    unknown
  >[];
  const news = things.find((thing) => thing['@type'] === 'NewsArticle');
  expect(news).toMatchObject({
    headline: expect.stringMatching(/.+/),
    datePublished: expect.stringMatching(/^\d{4}-\d\d-\d\dT/),
  });
  expect(Date.parse(String(news?.dateModified))).toBeGreaterThan(Date.parse(String(news?.datePublished)));
  const crumbs = things.find((thing) => thing['@type'] === 'BreadcrumbList') as
    { itemListElement: unknown[] } | undefined;
  expect(crumbs?.itemListElement.length).toBeGreaterThanOrEqual(2);
});

test('Hindi pages and passages have their language set', async ({ page }) => {
  await open(page, articlePath(articles.hindi));
  const language = await page.locator('h1').evaluate((heading) => heading.closest('[lang]')?.getAttribute('lang'));
  expect(language).toBe('hi');
  await open(page, '/dadar-ka-raja');
  await expect(page.getByText('दादर का राजा').first()).toHaveAttribute('lang', 'hi');
});

for (const { name, path, text, goesBack } of missingPages) {
  test(`an unknown ${name} is answered with status 404 and its own text`, async ({ page, complaints }) => {
    complaints.expectRefusals();
    await open(page, '/about');
    const answer = await page.goto(path);
    expect(answer?.status()).toBe(404);
    await expect(page.getByText(text).first()).toBeVisible();
    if (!goesBack) return;
    await hydrated(page);
    await page.getByRole('button', { name: 'Go Back' }).click();
    await expect(page).toHaveURL(/\/about$/);
  });
}

test('the plural addresses redirect permanently to the singular ones', async ({ request }) => {
  for (const [from, to] of [
    [`/articles/${articles.updated}`, articlePath(articles.updated)],
    ['/categories/music', '/category/music'],
  ] as const) {
    const answer = await request.get(from, { maxRedirects: 0 });
    expect(answer.status()).toBe(301);
    expect(new URL(answer.headers().location ?? '', siteUrl).pathname).toBe(to);
  }
});

test('an unknown movie opened inside the app shows its error text', async ({ page, complaints }) => {
  complaints.expectRefusals();
  await open(page, '/about');
  // Navigates inside the app, without loading a document, as a link in a text does.
  await page.evaluate(() => {
    history.pushState(null, '', '/no-such-movie');
    dispatchEvent(new PopStateEvent('popstate'));
  });
  await expect(page.getByText('Movie not found or failed to load movie details.')).toBeVisible();
});

/** The tags of the head, sorted: of the open document, or of the document at `path`. */
const headOf = (page: Page, path?: string) =>
  page.evaluate(async (path) => {
    // Let the browser parse the document: Trusted Types refuse `DOMParser` with a string.
    const load = (url: string) =>
      new Promise<Document>((resolve, reject) => {
        const request = new XMLHttpRequest();
        request.open('GET', url);
        request.responseType = 'document';
        request.onload = () => resolve(request.response as Document);
        request.onerror = () => reject(new Error(`${url} did not load`));
        request.send();
      });
    const { head, documentElement } = path === undefined ? document : await load(path);
    const tags = [...head.querySelectorAll('title, meta, link[rel="canonical"]')].map(({ outerHTML }) => outerHTML);
    return [documentElement.lang, ...tags.toSorted()];
  }, path);

test('articles and films have a share card of their own, and the home page has none', async ({ page }) => {
  for (const path of [articlePath(articles.hindi), '/dadar-ka-raja']) {
    await page.goto(path);
    const card = (await meta(page, 'og:image')) ?? '';
    expect(card, path).toMatch(/\/media\/share\/(article|film)\//);
    expect(await meta(page, 'og:image:alt'), path).toBeTruthy();
    const drawn = await page.request.get(card);
    // 'immutable' shows that the card was drawn with its picture: a card without its picture is
    // cached briefly.
    expect(drawn.headers()['cache-control'], path).toContain('immutable');
    const size = await pictureSize(await drawn.body());
    expect(size, path).toEqual({ width: 1200, height: 630 });
    expect(await meta(page, 'og:image:width'), path).toBe(String(size.width));
    expect(await meta(page, 'og:image:height'), path).toBe(String(size.height));
  }
  await page.goto('/');
  expect(await meta(page, 'og:image')).not.toContain('/media/share/');
});

test('navigation inside the app updates the head to that of each page’s document', async ({ page, complaints }) => {
  complaints.expectRefusals();
  await open(page, '/');
  const image = await meta(page, 'og:image');
  await expect(page.locator('meta[name="keywords"]')).toHaveCount(0);
  for (const path of [articlePath(articles.hindi), '/no/such/page', articlePath(articles.updated), '/']) {
    const wanted = await headOf(page, path);
    await page.evaluate((path) => {
      history.pushState(null, '', path);
      dispatchEvent(new PopStateEvent('popstate'));
    }, path);
    await expect.poll(() => headOf(page), path).toEqual(wanted);
    const isArticle = path.startsWith('/article/');
    await expect(page.locator('meta[name="keywords"]')).toHaveCount(isArticle ? 1 : 0);
    expect(await meta(page, 'og:type')).toBe(isArticle ? 'article' : 'website');
    expect((await meta(page, 'og:image')) === image).toBe(!isArticle);
    expect((await meta(page, 'robots'))?.startsWith('noindex')).toBe(path === '/no/such/page');
  }
});

test('a link to a section of another page moves the focus to that section', async ({ page }) => {
  await open(page, articlePath(articles.forCommenting));
  await page.getByRole('link', { name: 'Subscribe Now' }).press('Enter');
  await expect(page).toHaveURL(/\/contact#newsletter$/);
  await expect(page.locator('#newsletter')).toBeFocused();
});

test('the switch changes the theme, and a reload applies the chosen theme from the start', async ({ page }) => {
  await open(page, '/about');
  const dark = await backgroundOf(page);
  await page.getByRole('button', { name: 'Switch to the light theme' }).click();
  await expect.poll(() => backgroundOf(page)).not.toBe(dark);
  const light = await backgroundOf(page);
  await page.addInitScript(() => {
    document.addEventListener('DOMContentLoaded', () =>
      Object.assign(window, { firstTheme: document.documentElement.dataset.theme }),
    );
  });
  await page.reload();
  await hydrated(page);
  expect(await page.evaluate(() => (window as unknown as { firstTheme: string }).firstTheme)).toBe('light');
  expect(await backgroundOf(page)).toBe(light);
  await page.getByRole('button', { name: 'Switch to the dark theme' }).click();
  await expect.poll(() => backgroundOf(page)).toBe(dark);
});

test('the feed, the sitemap and robots.txt have the right content type and content', async ({ request }) => {
  for (const [path, type, content] of [
    ['/rss.xml', /rss|xml/, '<rss'],
    ['/sitemap.xml', /xml/, '<'],
    ['/robots.txt', /text\/plain/, 'sitemap.xml'],
  ] as const) {
    const answer = await request.get(path);
    expect(answer.status(), path).toBe(200);
    expect(answer.headers()['content-type']).toMatch(type);
    expect(await answer.text()).toContain(content);
  }
});
