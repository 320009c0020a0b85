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

test('the choices of the chart close by Escape, by a tap outside, and once one is chosen', async ({ page }) => {
  await open(page, '/box-office');
  const summary = page.locator('summary', { hasText: 'All films' });
  const languages = page.getByRole('navigation', { name: 'Language' });
  await summary.click();
  await languages.getByRole('link', { name: 'Tamil' }).focus();
  await page.keyboard.press('Escape');
  await expect(languages).toBeHidden();
  await expect(summary).toBeFocused();
  await summary.click();
  await expect(languages).toBeVisible();
  await page.getByRole('heading', { level: 1 }).click();
  await expect(languages).toBeHidden();
  await summary.click();
  await languages.getByRole('link', { name: 'Tamil' }).click();
  await expect(page.locator('summary', { hasText: 'All films, Tamil' })).toBeVisible();
  await expect(languages).toBeHidden();
  await expect(page.locator('summary', { hasText: 'All films, Tamil' })).toBeFocused();
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

test('a film’s page leads to its comparison with similar films', async ({ page }) => {
  await open(page, '/dadar-ka-raja');
  await page.getByRole('link', { name: 'Compare day by day' }).click();
  await expect(page.getByRole('region', { name: 'Main figures, India nett' }).getByRole('columnheader')).toHaveCount(3);
});

test('a comparison of one known film keeps it and asks for another', async ({ page }) => {
  const another = 'Choose another film to compare with ‘Dadar Ka Raja’.';
  await open(page, '/box-office/compare');
  await page.getByLabel('Film 1').selectOption('Dadar Ka Raja');
  await page.getByLabel('Film 2').selectOption('Dadar Ka Raja');
  await page.getByRole('button', { name: 'Compare' }).click();
  await expect(page.getByText(another)).toBeVisible();
  await open(page, '/box-office/compare?films=nobody,dadar-ka-raja');
  await expect(page.getByText(`We do not know a film with the address ‘nobody’. ${another}`)).toBeVisible();
  await expect(page.getByLabel('Film 1')).toHaveValue('dadar-ka-raja');
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
