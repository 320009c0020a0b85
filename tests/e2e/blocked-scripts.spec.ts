import type { Page } from '@playwright/test';
import { hydrated, open } from './support/browser.ts';
import { articlePath, articles } from './support/pages.ts';
import { isScript } from './support/scripts.ts';
import { expect, test } from './support/test.ts';

/** The scripts of a page: those that its document preloads, and those that it loads later. */
async function scriptsOf(page: Page, path: string) {
  const loaded = new Set<string>();
  page.on('response', (response) => {
    const { pathname } = new URL(response.url());
    if (pathname.startsWith('/assets/') && pathname.endsWith('.js')) loaded.add(pathname);
  });
  // One of the last scripts that a page loads ahead of its use.
  const isAhead = page.waitForResponse(isScript('toaster'));
  await open(page, path);
  await isAhead;
  const preloaded = await page.evaluate(() =>
    Array.from(document.querySelectorAll('link[rel="modulepreload"], script[type="module"][src]'))
      .map((element) => element.getAttribute('href') ?? element.getAttribute('src') ?? '')
      .map((address) => new URL(address, location.href).pathname),
  );
  return { preloaded, later: [...loaded].filter((script) => !preloaded.includes(script)) };
}

test('no script has a name that a block list could know', async ({ page }) => {
  const { preloaded, later } = await scriptsOf(page, articlePath(articles.hindi));
  for (const script of [...preloaded, ...later]) expect(script).toMatch(/^\/assets\/[0-9a-f]{6}-[\w-]{8}\.js$/);
});

test('a page responds without each script that it loads later', async ({ page, openWindow, complaints }) => {
  test.setTimeout(240_000);
  complaints.expectOffline();
  for (const path of [articlePath(articles.hindi), '/', '/dadar-ka-raja']) {
    const { later } = await scriptsOf(page, path);
    expect(later.length).toBeGreaterThan(0);
    for (const script of later)
      await test.step(`${path} without ${script}`, async () => {
        const window = await openWindow();
        await window.route(`**${script}`, (route) => route.abort());
        await window.goto(path);
        await hydrated(window);
        await expect(window.getByRole('heading', { level: 1 })).toHaveCount(1);
        await window.close();
      });
  }
});

test('a page responds if each script that it needs arrives only at the second attempt', async ({
  page,
  openWindow,
  complaints,
}) => {
  test.setTimeout(240_000);
  complaints.expectOffline();
  const path = articlePath(articles.hindi);
  const { preloaded: needed } = await scriptsOf(page, path);
  expect(needed.length).toBeGreaterThan(3);
  for (const script of needed)
    await test.step(`after a failure of ${script}`, async () => {
      const window = await openWindow();
      let failed = false;
      await window.route(`**${script}`, (route) => {
        if (failed) return route.continue();
        failed = true;
        return route.abort();
      });
      await window.goto(path);
      await hydrated(window);
      expect(failed).toBe(true);
      await window.close();
    });
});
