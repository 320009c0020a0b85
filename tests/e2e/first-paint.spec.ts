import type { Locator, Page } from '@playwright/test';
import { isHydrated } from '../support/is-hydrated.ts';
import { holdRequests, hydrated, layoutShifts, open, watchLayoutShifts } from './support/browser.ts';
import { articlePath, articles } from './support/pages.ts';
import { expect, test } from './support/test.ts';

const article = articlePath(articles.review);

/** The articles of the demo with the longest titles; two are in Hindi. */
const longTitles = [
  'the-lighthouse-in-kadal-vilakku-asked-to-stay-up',
  'prabhat-theatre-mein-aakhri-tonga-ka-gyarahvan-hafta',
  'room-for-eleven-nine-beds-real-hostel',
  'dabba-seher-ten-to-four-every-morning',
  'salt-pan-summer-a-light-meter-and-an-umbrella',
  'sawa-lakh-first-week-wrestling-ring-of-its-own',
  'vaara-ani-vaat-hindi-pattika-mein-marathi-film',
  'jasraj-kulwant-wrestlers-breath-sawa-lakh',
  'bijli-ghar-last-show-in-a-hall',
  'mitti-ka-sher-tota-maina-opening-day',
];

// A review shows its stars above the picture, so another article stands for all.
for (const path of ['/', articlePath(articles.updated), '/dadar-ka-raja', '/box-office']) {
  test(
    `the main picture of ${path} is requested first, once and in one size, and its placeholder is painted before`,
    { tag: '@both' },
    async ({ page, isMobile }) => {
      const pictures: string[] = [];
      page.on('request', (request) => {
        if (request.resourceType() === 'image' && /\/(?:media|art)\//.test(request.url()))
          pictures.push(new URL(request.url()).pathname);
      });
      const release = await holdRequests(page, '**/media/**');
      await page.addInitScript(() => {
        const urls: string[] = [];
        Object.assign(window, { largest: urls });
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries()) urls.push((entry as LargestContentfulPaint).url);
        }).observe({ type: 'largest-contentful-paint', buffered: true });
      });
      const largest = () => page.evaluate(() => (window as unknown as { largest: string[] }).largest);
      const response = await page.goto(path, { waitUntil: 'commit' });
      expect(response?.headers()['content-encoding']).toMatch(/^(br|gzip)$/);
      await hydrated(page);
      const lead = page.locator('img[fetchpriority="high"]').first();
      // The picture of the box office page is a drawing without a placeholder in the largest paint.
      const isPhoto = path !== '/box-office';
      if (isPhoto) expect(await lead.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(0);
      // On a phone the placeholder counts as the largest paint. On a desktop the browser does not
      // count it, because the placeholder is enlarged too much.
      if (isPhoto && isMobile)
        await expect.poll(async () => (await largest()).at(-1)?.slice(0, 15)).toBe('data:image/avif');
      release();
      await expect
        .poll(() => lead.evaluate((image: HTMLImageElement) => image.complete && image.naturalWidth > 0))
        .toBe(true);
      const shown = await lead.evaluate((image: HTMLImageElement) => new URL(image.currentSrc).pathname);
      expect(pictures[0]).toBe(shown);
      const name = shown.replace(/\d+\.\w+$/, '');
      expect(pictures.filter((one) => one.startsWith(name))).toEqual([shown]);
      if (!isPhoto) return;
      // Hydration kept the placeholder, and the picture is drawn in the same place. On a phone the
      // picture does not count as a larger paint than the placeholder.
      await expect(lead).toHaveCSS('background-image', /^url\("data:image\/avif/);
      expect(await lead.evaluate((image) => getComputedStyle(image).backgroundPosition)).toBe(
        await lead.evaluate((image) => getComputedStyle(image).objectPosition),
      );
      if (isMobile) expect((await largest()).at(-1)).toMatch(/^data:/);
    },
  );
}

test('an article opened inside the app has no placeholder for its main picture', async ({ page }) => {
  await open(page, article);
  const lead = page.locator('article header img[fetchpriority="high"]');
  await expect(lead).toHaveCSS('background-image', /^url/);
  const before = await lead.getAttribute('src');
  await page.locator('section[aria-labelledby="related"] a[href^="/article/"]').first().click();
  await expect(page).not.toHaveURL(article);
  await expect(lead).not.toHaveAttribute('src', before ?? '');
  await expect(lead).toHaveCSS('background-image', 'none');
});

/**
 * Opens a page whose fonts load only after a call of `release`. `requested` collects the URLs of
 * the fonts that the page requests.
 */
async function openWithHeldFonts(page: Page, path: string): Promise<{ release: () => void; requested: string[] }> {
  const held = Promise.withResolvers<void>();
  const requested: string[] = [];
  await page.route('**/*.woff2', async (route) => {
    requested.push(route.request().url());
    await held.promise;
    await route.continue();
  });
  await watchLayoutShifts(page);
  await page.goto(path, { waitUntil: 'commit' });
  // Do not use `hydrated` here, because it waits for the fonts.
  await page.waitForFunction(isHydrated);
  return { release: held.resolve, requested };
}

/**
 * The fonts in which the browser draws an element's text, for example 'our Eczar' or 'system
 * Liberation Serif'.
 */
async function fontsOf(page: Page, element: Locator): Promise<string[]> {
  const cdp = await page.context().newCDPSession(page);
  await cdp.send('DOM.enable');
  await cdp.send('CSS.enable');
  await element.evaluate((found) => found.setAttribute('data-asked', ''));
  const { root } = await cdp.send('DOM.getDocument');
  const { nodeId } = await cdp.send('DOM.querySelector', { nodeId: root.nodeId, selector: '[data-asked]' });
  const { fonts } = await cdp.send('CSS.getPlatformFontsForNode', { nodeId });
  await element.evaluate((found) => found.removeAttribute('data-asked'));
  await cdp.detach();
  return fonts
    .map(({ familyName, isCustomFont }) => `${isCustomFont ? 'our' : 'system'} ${familyName.replace(' Medium', '')}`)
    .toSorted();
}

const headlines = [
  { path: '/', selector: 'section[aria-roledescription="carousel"] h2 a' },
  { path: article, selector: 'h1' },
];

test('a review draws an amount in our font, and its link to the Hindi version in the system font', async ({ page }) => {
  await open(page, article);
  const review = page.getByRole('region', { name: 'Review' });
  await expect.poll(() => fontsOf(page, review.getByText(/^₹.* Cr$/))).toEqual(['our Anek Latin']);
  // The one line is not worth the 88 KB of our Devanagari.
  expect((await fontsOf(page, review.getByRole('link', { name: /हिंदी/ }))).join()).not.toContain('our Eczar');
});

for (const { path, selector } of headlines)
  test(
    `the headline of ${path} uses a system font until our font arrives, and then changes to ours`,
    { tag: '@both' },
    async ({ page }) => {
      const { release, requested } = await openWithHeldFonts(page, path);
      const headline = page.locator(selector).first();
      await expect(headline).toBeVisible();
      expect((await fontsOf(page, headline)).join()).not.toContain('our');
      // The page preloads the font, and the style sheet does not request it again.
      expect(requested.filter((address) => address.includes('eczar-latin-wght'))).toHaveLength(1);
      release();
      await expect.poll(() => fontsOf(page, headline)).toEqual(['our Eczar']);
    },
  );

for (const width of [320, 360, 390, 412, 1280])
  test(`fonts that arrive late move nothing at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    for (const path of [
      '/',
      article,
      articlePath(articles.hindi),
      '/dadar-ka-raja',
      '/category/film-news',
      '/releases',
      '/people',
      '/box-office',
      '/box-office/records',
    ]) {
      const { release } = await openWithHeldFonts(page, path);
      release();
      await hydrated(page);
      await page.waitForLoadState('load');
      expect(
        await page.evaluate(() =>
          [...document.fonts].some(({ family, status }) => family.includes('Eczar Variable') && status === 'loaded'),
        ),
      ).toBe(true);
      const { sum, what } = await layoutShifts(page);
      expect(sum, `${path}: ${what.join('\n')}`).toBeLessThanOrEqual(0.001);
      await page.unrouteAll();
    }
  });

for (const width of [320, 360, 390, 1280])
  test(`the headline font moves nothing on the articles with the longest titles at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    for (const slug of longTitles) {
      const { release } = await openWithHeldFonts(page, articlePath(slug));
      release();
      await hydrated(page);
      await page.waitForLoadState('load');
      const { sum, what } = await layoutShifts(page);
      expect(sum, `${slug}: ${what.join('\n')}`).toBeLessThanOrEqual(0.001);
      await page.unrouteAll();
    }
  });

test('on a phone a card shows its picture in the same place while its text is still loading', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 800 });
  await open(page, '/category/film-news');
  const card = page.locator('article[data-shape="pair"]').first();
  const leftOf = () => card.locator('picture').evaluate((picture) => picture.getBoundingClientRect().left);
  const before = await leftOf();
  await card.evaluate((article) => [...article.children].slice(1).forEach((part) => part.remove()));
  expect(await leftOf()).toBe(before);
});

test('on a Hindi article the interface keeps its own font', { tag: '@both' }, async ({ page, isMobile }) => {
  await open(page, articlePath(articles.hindi));
  await expect.poll(() => fontsOf(page, page.getByRole('heading', { level: 1 }))).toEqual(['our Eczar']);
  const header = page.locator('article header').first();
  const parts = {
    'a link of the breadcrumb': page.getByRole('navigation', { name: 'Breadcrumb' }).getByRole('link').first(),
    'the badge of the category': header.getByText('Voices').first(),
    'the reading time': header.getByText(/min read/),
    'the label of a reaction': page.getByRole('button', { name: /^Love/ }).getByText('Love', { exact: true }),
    'a label of the comment form': page.locator('label[for="comment-form-name"]'),
  };
  for (const [what, part] of Object.entries(parts)) {
    await part.scrollIntoViewIfNeeded();
    await expect.poll(() => fontsOf(page, part), what).toEqual(['our Anek Latin']);
  }
  if (!isMobile) return;
  // Dialogs are rendered outside the app's root element.
  await page.getByRole('banner').getByRole('button', { name: 'Menu', exact: true }).click();
  const link = page.getByRole('dialog', { name: 'Menu' }).getByRole('link', { name: 'Contact' });
  await expect.poll(() => fontsOf(page, link)).toEqual(['our Anek Latin']);
});

test('a reload keeps the scroll position', { tag: '@both' }, async ({ page }) => {
  await open(page, article);
  await page.locator('#comments').scrollIntoViewIfNeeded();
  const placeOf = () =>
    page.locator('#comments').evaluate((element) => Math.round(element.getBoundingClientRect().top));
  await page.evaluate(() => window.scrollBy(0, 10));
  // Wait for the next frame: sections near the viewport are laid out in it, which changes the
  // scroll position.
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));
  const before = await placeOf();
  await page.reload();
  await hydrated(page);
  await expect.poll(async () => Math.abs((await placeOf()) - before)).toBeLessThanOrEqual(2);
});
