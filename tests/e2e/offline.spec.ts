import { chunkPrefix } from '../../web/chunk-names.ts';
import { holdRequests, open } from './support/browser.ts';
import { isScript } from './support/scripts.ts';
import { articlePath, articles } from './support/pages.ts';
import { expect, test } from './support/test.ts';
import type { Page } from '@playwright/test';

const TOASTER = `**/assets/${chunkPrefix('toaster')}-*.js`;
const FAILED = 'Could not add reaction. Please try again.';
const wow = (page: Page) => page.getByRole('group', { name: 'Reactions' }).getByRole('button', { name: /^Wow/ });
const toaster = (page: Page) => page.getByRole('region', { name: /Notifications/ });
const cards = (page: Page) => page.getByRole('main').getByRole('article').getByRole('heading').getByRole('link');

test.beforeEach(({ complaints }) => complaints.expectOffline());

test('a toast reports an action that failed without a network, even if no toast was shown before', async ({
  page,
  context,
}) => {
  const isAhead = page.waitForResponse(TOASTER);
  await open(page, articlePath(articles.hindi));
  await (await isAhead).finished();
  await context.setOffline(true);
  await wow(page).click();
  await expect(toaster(page).getByText(FAILED)).toBeVisible();
  // The toast is in English, although the page is in Hindi.
  await expect(page.locator('html')).toHaveAttribute('lang', 'hi');
  expect(await toaster(page).evaluate((element) => element.closest('[lang]')?.getAttribute('lang'))).toBe('en');
});

test('a failed action is reported as plain text if the toast script failed to load', async ({ page, context }) => {
  await page.route(TOASTER, (route) => route.abort('internetdisconnected'));
  await open(page, articlePath(articles.forOffline));
  await context.setOffline(true);
  await wow(page).click();
  const plain = page.getByRole('alert').filter({ hasText: FAILED });
  await expect(plain).toBeVisible();
  await wow(page).click();
  await expect(plain).toHaveCount(1);
  await expect(plain).toHaveCount(0);

  await page.unroute(TOASTER);
  const arrived = page.waitForResponse(TOASTER);
  await context.setOffline(false);
  await (await arrived).finished();
  await context.setOffline(true);
  await wow(page).click();
  await expect(toaster(page).getByText(FAILED)).toBeVisible();
});

test('pages still work if the script of their tooltips or placeholders fails to load', async ({ page }) => {
  const [tooltip, skeleton] = [chunkPrefix('tooltip-at'), chunkPrefix('page-skeleton')];
  const optional = new RegExp(`/assets/(${tooltip}|${skeleton})-[^/]*\\.js$`);
  await page.route(optional, (route) => route.abort('internetdisconnected'));
  const failed = page.waitForEvent('requestfailed', isScript('tooltip-at'));
  await open(page, '/about');
  const button = page.getByRole('banner').getByRole('button', { name: /^Switch to the/ });
  await button.hover();
  await failed;
  const title = page.getByRole('heading', { level: 1 });
  await expect(title).toBeVisible();
  const withoutPlaceholder = page.waitForEvent('requestfailed', isScript('page-skeleton'));
  const release = await holdRequests(page, '**/api/page-data?*');
  await page
    .getByRole('contentinfo')
    .getByRole('link', { name: /contact/i })
    .first()
    .click();
  await withoutPlaceholder;
  release();
  await expect(title).toHaveText(/contact/i);
  await expect(page.getByText('The reel broke')).toHaveCount(0);

  await page.unroute(optional);
  const loaded = page.waitForResponse(isScript('tooltip-at'));
  await page.evaluate(() => window.dispatchEvent(new Event('online')));
  await loaded;
  const tip = page.getByText((await button.getAttribute('aria-label')) ?? '', { exact: true });
  await expect(async () => {
    // Hover again until the tooltip's script has loaded and reacts.
    await page.mouse.move(0, 0);
    await button.hover();
    await expect(tip).toBeVisible({ timeout: 2_000 });
  }).toPass();
});

test('without a network, pages opened before are shown, and other pages say that they are not saved', async ({
  page,
  context,
}) => {
  await open(page, '/');
  // The oldest stories of the page, because other tests publish and delete new ones meanwhile.
  const [title = '', unknown = ''] = (await cards(page).allTextContents()).slice(-2);
  const cardOf = (text: string) => cards(page).filter({ hasText: text }).last();
  const [first, second] = [cardOf(title), cardOf(unknown)];
  await first.click();
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();

  await context.setOffline(true);
  await page.goBack();
  await expect(page.getByRole('heading', { name: 'Latest Articles' })).toBeVisible();
  await expect(first).toHaveText(title);
  await first.click();
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
  await page.goBack();

  await second.click();
  const alert = page.getByRole('main').getByRole('alert');
  const again = page.getByRole('link', { name: 'Try again' });
  await expect(alert).toContainText("You are offline, and this page isn't saved for offline reading.");
  await expect(alert).not.toContainText('deleted');
  // The message has no picture, because a picture could not be loaded offline.
  await expect(page.getByRole('main').locator('img')).toHaveCount(0);
  await page.getByRole('button', { name: 'Go Back' }).click();
  await expect(page.getByRole('heading', { name: 'Latest Articles' })).toBeVisible();

  await second.click();
  await page.evaluate(() => Object.assign(window, { isSameDocument: true }));
  await again.click();
  await expect(page.getByRole('progressbar')).toHaveCount(0);
  await expect(alert).toBeVisible();
  // The page opens by itself when the network is back.
  await context.setOffline(false);
  await expect(page.getByRole('heading', { level: 1, name: unknown })).toBeVisible();
  await expect(page.getByRole('main')).toBeFocused();
  expect(await page.evaluate(() => 'isSameDocument' in window)).toBe(true);
  await page.goBack();
  await expect(page.getByRole('heading', { name: 'Latest Articles' })).toBeVisible();
});

test('a page whose code failed to load offline opens when the network is back', async ({ page, context }) => {
  await open(page, '/about');
  // Navigate once, because the script that updates the head loads with the first navigation.
  await page
    .getByRole('contentinfo')
    .getByRole('link', { name: /contact/i })
    .first()
    .click();
  await expect(page).toHaveTitle(/contact/i);
  await context.setOffline(true);
  await page
    .getByRole('contentinfo')
    .getByRole('link', { name: /privacy/i })
    .first()
    .click();
  await expect(page.getByText("You are offline, and this page isn't saved for offline reading.")).toBeVisible();
  await context.setOffline(false);
  await expect(page.getByRole('heading', { level: 1, name: /privacy/i })).toBeVisible();
});
