import { articlePath, articles } from './support/pages.ts';
import { expect, test } from './support/test.ts';

test.use({ javaScriptEnabled: false });

test('without script, every kind of page is readable and linked', { tag: '@journey' }, async ({ page }) => {
  await page.goto('/');
  await expect(page.getByRole('heading', { name: 'Latest Articles' })).toBeVisible();
  await page.getByRole('banner').getByRole('link', { name: 'Music' }).click();
  await expect(page).toHaveURL(/\/category\/music$/);
  await expect(page.getByRole('heading', { level: 1, name: 'Music' })).toBeVisible();
  await page.getByRole('main').getByRole('article').getByRole('link').first().click();
  await expect(page).toHaveURL(/\/article\//);
  await expect(page.locator('h1')).toBeVisible();
  expect((await page.getByRole('main').innerText()).length).toBeGreaterThan(1500);
  await page.getByRole('contentinfo').getByRole('link', { name: 'Box Office' }).click();
  await expect(page.getByRole('heading', { name: 'Not on the Chart Yet' })).toBeVisible();
  const chart = page.getByRole('table', { name: /Rankings/ });
  // The demo has 23 films with figures, and the header is a row too. Another test may have added a
  // film for a while.
  await expect.poll(() => chart.getByRole('row').count()).toBeGreaterThanOrEqual(24);
  await chart.getByRole('link', { name: 'Dadar Ka Raja' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Dadar Ka Raja' })).toBeVisible();
  for (const path of ['/contact', '/polls', articlePath(articles.hindi)]) {
    await page.goto(path);
    await expect(page.locator('h1')).toBeVisible();
  }
  for (const path of [
    '/category/reviews',
    '/people',
    '/people/veerendra-sakpal',
    '/releases',
    '/box-office/2026',
    '/box-office/records',
    '/box-office/compare?films=dadar-ka-raja,bijli-ghar',
  ]) {
    await page.goto(path);
    await expect(page.locator('h1')).toBeVisible();
    await expect(
      page
        .getByRole('main')
        .getByRole('link', { name: 'Bijli Ghar' })
        .or(page.getByRole('main').getByRole('heading', { level: 3 }))
        .first(),
    ).toBeVisible();
  }
});

test('without script, a missing page has a link to the home page and no dead button', async ({ page, complaints }) => {
  complaints.expectRefusals();
  await page.goto(articlePath('no-such-article'));
  await expect(page.getByRole('main').getByRole('link', { name: 'All News' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Go Back' })).toBeHidden();
});

test('without script, the search form shows the results of a search', async ({ page }) => {
  await page.goto('/');
  const search = page.getByRole('search').filter({ visible: true }).first();
  await search.getByRole('searchbox').fill('Riyaaz');
  await search.getByRole('searchbox').press('Enter');
  await expect(page).toHaveURL(/\/\?search=Riyaaz/);
  await expect(page.getByRole('heading', { name: 'Search Results for "Riyaaz"' })).toBeVisible();
  await expect(page.getByRole('main').getByRole('article').first()).toBeVisible();
});

test('without script, a form says that it needs JavaScript and puts no field into the URL', async ({ page }) => {
  for (const [path, text] of [
    ['/contact', 'The form needs JavaScript. Write to hello@'],
    [articlePath(articles.forReacting), 'Commenting needs JavaScript.'],
  ] as const) {
    await page.goto(path);
    await expect(page.getByRole('main').getByText(text)).toBeVisible();
    await expect(page.getByRole('main').getByRole('button', { name: /Send Message|Post Comment/ })).toBeHidden();
    const name = page.getByRole('main').getByLabel(/^Name/);
    await name.fill('Asha');
    await name.press('Enter');
    await expect(name).toHaveValue('Asha');
    expect(new URL(page.url()).pathname + new URL(page.url()).search).toBe(path);
  }
});

test('without script, a phone still has navigation', { tag: '@phone' }, async ({ page }) => {
  await page.goto('/');
  await expect(page.getByRole('search').filter({ visible: true }).first()).toBeVisible();
  await page.getByRole('contentinfo').getByRole('link', { name: 'Film News' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Film News' })).toBeVisible();
});
