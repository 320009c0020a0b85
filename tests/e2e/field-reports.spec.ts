import { expectAccessibleInBothSchemes, expectNoHorizontalScroll, hydrated } from './support/browser.ts';
import { signIn } from './support/desks.ts';
import { isScript } from './support/scripts.ts';
import { siteUrl } from './support/site.ts';
import { expect, test } from './support/test.ts';

test('a visit in the one-in-ten sample reports its loading speed when the page is hidden', async ({ page }) => {
  await page.addInitScript(() => (Math.random = () => 0.05));
  const loaded = page.waitForResponse(isScript('measure-speed'));
  await page.goto('/about');
  await (await loaded).finished();
  await hydrated(page);
  // `web-vitals` reports the LCP after the first click or key press.
  await page.getByRole('heading', { level: 1 }).click();
  let isReported = false;
  const reported = page.waitForRequest('**/api/analytics/field-speed').then((request) => {
    isReported = true;
    return request;
  });
  await expect(async () => {
    await page.evaluate(() => {
      Object.defineProperty(document, 'visibilityState', { value: 'hidden', configurable: true });
      document.dispatchEvent(new Event('visibilitychange'));
    });
    expect(isReported).toBe(true);
  }).toPass();
  const request = await reported;
  expect(request.postDataJSON()).toMatchObject({ page: 'static', metrics: { LCP: expect.any(Number) as unknown } });
  expect((await request.response())?.status()).toBe(204);
});

test('a visit outside the sample does not load the script that measures speed', async ({ page }) => {
  await page.addInitScript(() => (Math.random = () => 0.5));
  const asked: string[] = [];
  page.on('request', (request) => isScript('measure-speed')(request) && asked.push(request.url()));
  const idle = page.waitForRequest('**/api/analytics/page-views');
  await page.goto('/about');
  await idle;
  expect(asked).toEqual([]);
});

test('a script error is counted and shown to administrators without personal data @both', async ({ page }) => {
  test.slow();
  await page.goto('/about');
  await hydrated(page);
  const reported = page.waitForResponse('**/api/analytics/browser-errors');
  await page.evaluate((origin) => {
    const error = new TypeError('no mail for asha@example.com');
    const place = { filename: `${origin}/assets/some-part-AbCdEf12.js`, lineno: 7 };
    window.dispatchEvent(new ErrorEvent('error', { ...place, error, message: error.message }));
  }, siteUrl);
  expect((await reported).status()).toBe(204);

  await signIn(page, 'admin', '/admin/site-health');
  await expect(page.getByRole('heading', { level: 1, name: 'Site health' })).toBeVisible();
  const errors = page.getByRole('table', { name: 'Errors in browsers' });
  await expect(errors.getByText('TypeError: no mail for <email>').first()).toBeVisible();
  await expect(errors.getByText('some-part.js, line 7').first()).toBeVisible();
  await expect(page.getByRole('table', { name: 'Speed for visitors' }).locator('tbody tr')).toHaveCount(13);
  await page.getByLabel('Device').selectOption('slow');
  await expect(page).toHaveURL(/device=slow/);
  await hydrated(page);
  await expectAccessibleInBothSchemes(page, 'the site health');
  await expectNoHorizontalScroll(page);
});
