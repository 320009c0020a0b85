import { open } from './support/browser.ts';
import { chunkPrefix } from '../../web/chunk-names.ts';
import { expect, test } from './support/test.ts';

/** All the seconds for which some cache may keep or reuse an answer. */
const secondsIn = (cacheControl = ''): number =>
  [...cacheControl.matchAll(/(?:max-age|s-maxage|stale-while-revalidate|stale-if-error)=(\d+)/g)].reduce(
    (sum, [, seconds]) => sum + Number(seconds),
    0,
  );

test('a missing file is answered with status 404, which is kept for at most a minute', async ({ request }) => {
  for (const path of [
    '/assets/missing.js',
    '/assets/article-page-AbCdEf12.js',
    '/workers/missing.js',
    '/art/missing-800.webp',
  ]) {
    const answer = await request.get(path);
    expect(answer.status(), path).toBe(404);
    const cacheControl = answer.headers()['cache-control'] ?? '';
    expect(cacheControl, path).not.toContain('immutable');
    expect(cacheControl, path).toMatch(/max-age|no-store/);
    expect(secondsIn(cacheControl), path).toBeLessThanOrEqual(60);
  }
});

test('an existing script may be kept for an hour, the service worker not without asking', async ({ request }) => {
  const script = /src="(\/assets\/[^"]+\.js)"/.exec(await (await request.get('/')).text())?.[1] ?? '';
  expect((await request.get(script)).headers()['cache-control']).toBe('max-age=3600');
  expect((await request.get('/sw.js')).headers()['cache-control']).toBe('no-cache');
});

test('a page whose script a new version has removed is loaded with the files of that version', async ({
  page,
  complaints,
}) => {
  complaints.expectRefusals();
  await page.route(`**/assets/${chunkPrefix('contact-page')}-*.js`, (route) =>
    // Only the document that was open before the new version asks for the removed file.
    route.request().frame().url().endsWith('/about') ? route.fulfill({ status: 404 }) : route.continue(),
  );
  await open(page, '/about');
  await page.evaluate(() => Object.assign(window, { sameDocument: true }));
  await page.getByRole('contentinfo').getByRole('link', { name: 'Contact' }).click();
  await expect(page).toHaveURL(/\/contact$/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/contact|write|talk/i);
  expect(await page.evaluate(() => 'sameDocument' in window)).toBe(false);
  await page.goBack();
  await expect(page).toHaveURL(/\/about$/);
});
