import {
  backgroundOf,
  expectAccessibleInBothSchemes,
  expectNoHorizontalScroll,
  hydrated,
  open,
  openMeasuringShifts,
} from './support/browser.ts';
import { expectEvenColumns } from './support/columns.ts';
import { signIn } from './support/desks.ts';
import { articlePath, articles, publicPages } from './support/pages.ts';
import { expect, test } from './support/test.ts';
import { undefinedVariables } from './support/theme-variables.ts';
import type { Page } from '@playwright/test';

const meta = (page: Page, key: string) =>
  page.locator(`head meta[name="${key}"], head meta[property="${key}"]`).getAttribute('content');

// Axe checks the colours at the moment of the call, so transitions must be off.
test.use({ colorScheme: 'dark', contextOptions: { reducedMotion: 'reduce' } });

test.describe('each public page', { tag: '@both' }, () => {
  for (const { name, path, status = 200 } of publicPages) {
    test(`${name}: does not shift or scroll sideways, has even columns, and is accessible`, async ({
      page,
      complaints,
      isMobile,
    }) => {
      if (status === 404) complaints.expectRefusals();
      const { loading, hydration } = await openMeasuringShifts(page, path);
      expect.soft(hydration.sum, `hydration shifts: ${hydration.what.join('\n')}`).toBeLessThan(0.001);
      expect.soft(loading.sum, `loading shifts: ${loading.what.join('\n')}`).toBeLessThan(0.1);
      await expectNoHorizontalScroll(page);
      expect(await undefinedVariables(page)).toEqual([]);
      await expectAccessibleInBothSchemes(page, name);
      if (!isMobile) return expectEvenColumns(page);
      await page.setViewportSize({ width: 320, height: 640 });
      await expectNoHorizontalScroll(page);
    });
  }
});

test('the menu, a share menu and a tooltip use only variables of the document', async ({ page }) => {
  await page.addInitScript(() => Object.defineProperty(navigator, 'share', { value: undefined }));
  await page.setViewportSize({ width: 1000, height: 800 });
  await open(page, '/');
  const shares = page.getByRole('button', { name: /^Share: / });
  await shares.first().click();
  await expect(page.getByRole('dialog', { name: 'Share' })).toBeVisible();
  expect(await undefinedVariables(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await shares.last().hover();
  await expect(page.getByRole('tooltip', { includeHidden: true })).toBeVisible();
  expect(await undefinedVariables(page)).toEqual([]);
  await page.getByRole('banner').getByRole('button', { name: 'Menu' }).click();
  await expect(page.getByRole('dialog', { name: 'Menu' })).toBeVisible();
  expect(await undefinedVariables(page)).toEqual([]);
});

test('the desks add the variables of their own components', async ({ page }) => {
  await signIn(page, 'editor', '/admin/articles');
  await expect(page.getByRole('table', { name: 'Articles' })).toBeVisible();
  expect(await undefinedVariables(page)).toEqual([]);
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

test('Go Back on the page of an unknown article returns to the page before', async ({ page, complaints }) => {
  complaints.expectRefusals();
  await open(page, '/about');
  await open(page, '/article/no-such-article');
  await page.getByRole('button', { name: 'Go Back' }).click();
  await expect(page).toHaveURL(/\/about$/);
});

test('Go Back on an unknown page that opened in an empty tab leads to the home page', async ({ page, complaints }) => {
  complaints.expectRefusals();
  await page.goto('about:blank');
  await open(page, '/article/no-such-article');
  expect(await page.evaluate(() => history.length)).toBeGreaterThan(1);
  await page.getByRole('button', { name: 'Go Back' }).click();
  await expect(page).toHaveURL(/:\d+\/$/);
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

test('the switch changes the theme, and a reload starts with that theme', async ({ page }) => {
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
