import type { Page } from '@playwright/test';
import { answerWithin, haveDevanagari, hydrated, layoutShifts, open, watchLayoutShifts } from './support/browser.ts';
import { articlePath, articles } from './support/pages.ts';
import { expect, test } from './support/test.ts';

const article = articlePath(articles.review);

for (const path of ['/', article, '/dadar-ka-raja', '/box-office']) {
  test(
    `the first picture of ${path} is fetched once, in one size, before anything else`,
    { tag: '@both' },
    async ({ page }) => {
      const pictures: string[] = [];
      page.on('request', (request) => {
        if (request.resourceType() === 'image' && request.url().includes('/art/'))
          pictures.push(new URL(request.url()).pathname);
      });
      const response = await page.goto(path);
      expect(response?.headers()['content-encoding']).toMatch(/^(br|gzip)$/);
      const lead = page.locator('img[fetchpriority="high"]').first();
      await expect
        .poll(() => lead.evaluate((image: HTMLImageElement) => image.complete && image.naturalWidth > 0))
        .toBe(true);
      const shown = await lead.evaluate((image: HTMLImageElement) => new URL(image.currentSrc).pathname);
      expect(pictures[0]).toBe(shown);
      const name = shown.replace(/-\d+\.\w+$/, '');
      expect(pictures.filter((one) => one.startsWith(`${name}-`))).toEqual([shown]);
    },
  );
}

for (const path of ['/', article, '/dadar-ka-raja']) {
  test(
    `the first picture of ${path} is in the first paint, before any picture has come`,
    { tag: '@both' },
    async ({ page, isMobile }) => {
      const held = Promise.withResolvers<void>();
      await page.route('**/art/**', async (route) => {
        await held.promise;
        await route.continue();
      });
      await page.addInitScript(() => {
        const urls: string[] = [];
        Object.assign(window, { largest: urls });
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries()) urls.push((entry as LargestContentfulPaint).url);
        }).observe({ type: 'largest-contentful-paint', buffered: true });
      });
      const largest = () => page.evaluate(() => (window as unknown as { largest: string[] }).largest);
      await page.goto(path, { waitUntil: 'commit' });
      await hydrated(page);
      const lead = page.locator('img[fetchpriority="high"]').first();
      expect(await lead.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(0);
      // Drawn as large as a phone's screen is wide, it counts as a picture; across a whole desk it is too soft for that.
      if (isMobile) await expect.poll(async () => (await largest()).at(-1)?.slice(0, 15)).toBe('data:image/avif');
      held.resolve();
      await expect
        .poll(() => lead.evaluate((image: HTMLImageElement) => image.complete && image.naturalWidth > 0))
        .toBe(true);
      // Hydration has left it alone, and what came is drawn in the same place: on a phone it is no larger.
      await expect(lead).toHaveCSS('background-image', /^url\("data:image\/avif/);
      expect(await lead.evaluate((image) => getComputedStyle(image).backgroundPosition)).toBe(
        await lead.evaluate((image) => getComputedStyle(image).objectPosition),
      );
      if (isMobile) expect((await largest()).at(-1)).toMatch(/^data:/);
    },
  );
}

test('a story that is opened inside of the app brings no rendition along', async ({ page }) => {
  await open(page, article);
  const lead = page.locator('article header img[fetchpriority="high"]');
  await expect(lead).toHaveCSS('background-image', /^url/);
  const before = await lead.getAttribute('src');
  await page.locator('section[aria-labelledby="related"] a[href^="/article/"]').first().click();
  await expect(page).not.toHaveURL(article);
  await expect(lead).not.toHaveAttribute('src', before ?? '');
  await expect(lead).toHaveCSS('background-image', 'none');
});

/** Opens a page whose fonts come when all the rest is there. */
async function openWithLateFonts(page: Page, path: string, { hasDevanagari = true, answeredInMs = 562 } = {}): Promise<void> {
  await haveDevanagari(page, hasDevanagari);
  // Requests that are held back do not make the document itself late, and a busy machine must not.
  await answerWithin(page, answeredInMs);
  const held = Promise.withResolvers<void>();
  await page.route('**/*.woff2', async (route) => {
    await held.promise;
    await route.continue();
  });
  await watchLayoutShifts(page);
  await page.goto(path, { waitUntil: 'commit' });
  // Not `hydrated`, which waits for the fonts.
  await page.waitForFunction(() => '__k' in (document.getElementById('root') ?? {}));
  const fetched = page.waitForResponse((response) => response.url().includes('eczar-latin'));
  held.resolve();
  await (await fetched).finished();
  await hydrated(page);
  await page.waitForLoadState('load');
}

/** Families of ours that are in use now. */
const entered = (page: Page): Promise<string[]> =>
  page.evaluate(() => [
    ...new Set(
      [...document.fonts].flatMap(({ family, status }) =>
        status === 'loaded' && family.includes('Variable') ? [family.replaceAll('"', '')] : [],
      ),
    ),
  ]);

for (const width of [320, 360, 412, 1280]) {
  test(`fonts that come late move nothing at ${width} px, and enter with the next page`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    await openWithLateFonts(page, article);
    expect(await entered(page)).toEqual([]);
    const { sum, what } = await layoutShifts(page);
    expect(sum, what.join('\n')).toBeLessThan(0.0005);
    if (width > 320) return;
    // They are gathered in an idle moment: the page after that has them.
    await expect(async () => {
      await page.getByRole('link', { name: 'First Show' }).first().click();
      await expect(page).toHaveURL((url) => url.pathname === '/');
      await page.goBack();
      await expect(page).toHaveURL((url) => url.pathname === article);
      expect(await entered(page)).toEqual(expect.arrayContaining(['Eczar Variable', 'Anek Latin Variable']));
    }).toPass();
  });
}

test('a slow line shows our fonts at once where the browser has them from before', async ({ page }) => {
  await openWithLateFonts(page, article);
  await expect.poll(() => page.evaluate(() => localStorage.getItem('fs-fonts'))).toContain('eczar-latin');
  await page.unrouteAll();
  await open(page, article);
  expect(await entered(page)).toEqual(expect.arrayContaining(['Eczar Variable', 'Anek Latin Variable']));
  // A story whose letters it has not is shown in the fonts of the system, as if it were the first.
  await page.evaluate(() => {
    const kept = JSON.parse(localStorage.getItem('fs-fonts') ?? '[]') as string[];
    localStorage.setItem('fs-fonts', JSON.stringify(kept.filter((name) => !name.includes('devanagari'))));
  });
  await open(page, articlePath(articles.hindi));
  expect(await entered(page)).toEqual([]);
});

test('fonts that the browser had once and has no more move nothing', async ({ page }) => {
  await open(page, article);
  await expect.poll(() => page.evaluate(() => localStorage.getItem('fs-fonts'))).toContain('anek-latin');
  await openWithLateFonts(page, article);
  const { sum, what } = await layoutShifts(page);
  expect(sum, what.join('\n')).toBeLessThan(0.0005);
});

test('on a fast line fonts that come late enter at once', async ({ page }) => {
  await openWithLateFonts(page, article, { answeredInMs: 60 });
  expect(await entered(page)).toContain('Eczar Variable');
  expect(await page.evaluate(() => document.fonts.check('700 40px "Eczar Variable"'))).toBe(true);
});

for (const hasDevanagari of [true, false]) {
  test(`late letters of a Hindi story ${hasDevanagari ? 'wait for the next page' : 'come at once where the system has none'}`, async ({
    page,
  }) => {
    await openWithLateFonts(page, articlePath(articles.hindi), { hasDevanagari });
    if (hasDevanagari) {
      const { sum, what } = await layoutShifts(page);
      expect(sum, what.join('\n')).toBeLessThan(0.0005);
      expect(await entered(page)).toEqual([]);
    } else {
      await expect.poll(() => entered(page)).toEqual(['Eczar Variable']);
    }
  });
}

for (const path of ['/', article])
  test(
    `what stands far below on ${path} keeps its place before it is drawn, and is laid out once somebody scrolls`,
    { tag: '@both' },
    async ({ page }) => {
      await watchLayoutShifts(page);
      await open(page, path);
      await expect(page.locator('[data-arriving] [data-later=""]')).toHaveCount(0);
      expect(await page.locator('[data-arriving] [data-later="measured"]').count()).toBeGreaterThan(3);
      const heightOf = () => page.evaluate(() => document.documentElement.scrollHeight);
      const before = { height: await heightOf(), shifts: (await layoutShifts(page)).sum };
      await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
      await expect(page.locator('html')).not.toHaveAttribute('data-arriving');
      expect(await heightOf()).toBe(before.height);
      const { sum, what } = await layoutShifts(page);
      expect(sum - before.shifts, what.join('\n')).toBeLessThan(0.0005);
    },
  );

test('another list and another width let what stands far below go', async ({ page }) => {
  await open(page, '/');
  await expect(page.locator('[data-arriving] [data-later="measured"]').first()).toBeAttached();
  await page.getByRole('navigation', { name: 'Filter by category' }).getByRole('link', { name: 'Reviews' }).click();
  await expect(page).toHaveURL(/category=/);
  await expect(page.locator('html')).not.toHaveAttribute('data-arriving');

  await open(page, article);
  await expect(page.locator('[data-arriving] [data-later="measured"]').first()).toBeAttached();
  await page.setViewportSize({ width: 700, height: 900 });
  await expect(page.locator('html')).not.toHaveAttribute('data-arriving');
});

test('a reload comes back to the same place', { tag: '@both' }, async ({ page }) => {
  await open(page, article);
  await page.evaluate(() => window.scrollBy(0, 10));
  await expect(page.locator('html')).not.toHaveAttribute('data-arriving');
  await page.locator('#comments').scrollIntoViewIfNeeded();
  const placeOf = () =>
    page.locator('#comments').evaluate((element) => Math.round(element.getBoundingClientRect().top));
  await page.evaluate(() => window.scrollBy(0, 10));
  const before = await placeOf();
  await page.reload();
  await hydrated(page);
  await expect.poll(async () => Math.abs((await placeOf()) - before)).toBeLessThanOrEqual(2);
});
