import { hydrated, open } from './support/browser.ts';
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

test(
  'what stands far below is laid out in the end, and a reload comes back to the same place',
  { tag: '@both' },
  async ({ page }) => {
    await open(page, article);
    await expect(page.locator('html')).not.toHaveAttribute('data-arriving');
    await page.locator('#comments').scrollIntoViewIfNeeded();
    const placeOf = () =>
      page.locator('#comments').evaluate((element) => Math.round(element.getBoundingClientRect().top));
    await page.evaluate(() => window.scrollBy(0, 10));
    const before = await placeOf();
    await page.reload();
    await hydrated(page);
    await expect.poll(async () => Math.abs((await placeOf()) - before)).toBeLessThanOrEqual(2);
  },
);
