import { articlePath, articles } from './support/pages.ts';
import { open } from './support/browser.ts';
import { expect, test } from './support/test.ts';
import type { Page } from '@playwright/test';

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
