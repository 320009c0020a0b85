import { open } from './support/browser.ts';
import { expect, test } from './support/test.ts';

test('the chart is filtered by links that work without script', async ({ browser, page }) => {
  const plain = await (await browser.newContext({ javaScriptEnabled: false })).newPage();
  await open(page, '/about');
  await plain.goto(new URL('/box-office', page.url()).href);
  await plain.locator('summary', { hasText: 'All films' }).click();
  await plain.getByRole('navigation', { name: 'Language' }).getByRole('link', { name: 'Tamil' }).click();
  await expect(plain).toHaveURL(/language=Tamil/);
  const rows = plain.getByRole('table', { name: 'Rankings, India nett' }).getByRole('row');
  await expect(rows).toHaveCount(2);
  await plain.locator('summary', { hasText: 'All films, Tamil' }).click();
  await plain.getByRole('link', { name: 'All languages' }).click();
  await expect(rows).not.toHaveCount(2);
  await plain.context().close();
});

test('films are compared by day since their release, with arrow keys and as a table', async ({ page }) => {
  await open(page, '/box-office/compare?films=dadar-ka-raja,bijli-ghar,nobody');
  await expect(page.getByText('We do not know a film with the address ‘nobody’.')).toBeVisible();
  const chart = page.getByRole('region', { name: 'Total by Day' });
  await expect(chart.getByText('Latest')).toBeVisible();
  const slider = chart.getByRole('slider');
  await page.getByRole('region', { name: 'Main figures, India nett' }).focus();
  await page.keyboard.press('Tab');
  await slider.focus();
  await page.keyboard.press('ArrowRight');
  await expect(chart.getByText('Day 2', { exact: true })).toBeVisible();
  await expect(slider).toHaveAttribute('aria-valuetext', /^Day 2: .*₹.*, .*₹/);
  await page.keyboard.press('Escape');
  await expect(chart.getByText('Latest')).toBeVisible();
  await expect(page.getByRole('region', { name: 'Week by Week' }).getByRole('table')).toBeVisible();
});

test('the form of the comparison opens the films that were chosen', async ({ page }) => {
  await open(page, '/box-office/compare');
  await page.getByLabel('Film 1').selectOption('Dadar Ka Raja');
  await page.getByLabel('Film 2').selectOption('Bijli Ghar');
  await page.getByRole('button', { name: 'Compare' }).click();
  await expect(page.getByRole('region', { name: 'Main figures, India nett' }).getByRole('columnheader')).toHaveCount(2);
});

test('a film has the days of its languages and re-releases once they are opened', async ({ page }) => {
  await open(page, '/godavari-gadiyaaram');
  const versions = page.getByRole('region', { name: 'By Language' });
  await versions.getByText('Telugu').click();
  await expect(
    versions
      .getByRole('region', { name: /Collections by day/ })
      .getByRole('rowheader')
      .first(),
  ).toBeVisible();
  await open(page, '/shehar-ki-shaam');
  await expect(page.getByRole('main').getByText(/^Re-release \d{4}$/)).toBeVisible();
});
