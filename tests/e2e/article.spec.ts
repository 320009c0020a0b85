import { open } from './support/browser.ts';
import { articlePath, articles } from './support/pages.ts';
import { getJson } from './support/site.ts';
import { expect, test } from './support/test.ts';
import type { Article } from '@first-show/domain/articles/article.schema';
import type { Page } from '@playwright/test';

const load = (slug: string) => getJson<Article>(`/api/articles/${slug}`);
const region = (page: Page, name: string | RegExp) =>
  page
    .locator('section, aside')
    .filter({ has: page.getByRole('heading', { name }) })
    .last();
test('a related article opens in the same document, and its view is counted', { tag: '@journey' }, async ({ page }) => {
  await open(page, articlePath(articles.withoutComments));
  await page.evaluate(() => Object.assign(window, { sameDocument: true }));
  const view = page.waitForRequest(
    (request) =>
      request.url().endsWith('/api/analytics/page-views') && (request.postData() ?? '').includes('articleId'),
  );
  const link = region(page, 'Related Articles').locator('h3 a, h2 a, a').filter({ hasText: /\w/ }).first();
  const title = (await link.textContent()) ?? '';
  await link.click();
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
  await view;
  // Trusted Types would refuse text that was not made safe, and the console would say so.
  const { content } = await load(new URL(page.url()).pathname.split('/').at(-1) ?? '');
  const [firstWords = ''] = /[\w ]{12,}/.exec(content.replace(/<[^>]*>/g, '\n')) ?? [];
  await expect(page.getByRole('main')).toContainText(firstWords);
  expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true);
  await expect.poll(() => page.title()).toContain(title.slice(0, 20));
  const canonical = await page.locator('link[rel="canonical"]').getAttribute('href');
  expect(new URL(canonical ?? '').pathname).toBe(new URL(page.url()).pathname);
  await page.goBack();
  await expect(page).toHaveURL(new RegExp(`${articles.withoutComments}$`));
});

test('a picture in the text is replaced by the default picture if it fails to load', async ({ page, complaints }) => {
  complaints.expectRefusals();
  // The text as the page shows it, with links from names.
  const data = `/api/page-data?path=${encodeURIComponent(articlePath(articles.updated))}`;
  const { content } = (await getJson<{ page: { article: Article } }>(data)).page.article;
  const withPicture = (text: string) => `${text}<figure><img src="/media/none/800.webp" alt=""></figure>`;
  const picture = page.getByRole('main').locator('figure img[data-is-default]');
  const isDefault = () =>
    expect(picture).toHaveJSProperty('currentSrc', `${new URL(page.url()).origin}/art/default-800.webp`);

  // A picture in the text may fail before the page is hydrated or after it, so test both: first in
  // the server's HTML, then after a navigation inside the app.
  await page.route(`**${articlePath(articles.updated)}`, async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, body: (await response.text()).replace(content, withPicture) });
  });
  await open(page, articlePath(articles.updated));
  await isDefault();

  await page.route('**/api/page-data?*', async (route) => {
    const response = await route.fetch();
    const envelope = (await response.json()) as { page: { article: Article } };
    envelope.page.article.content = withPicture(envelope.page.article.content);
    await route.fulfill({ response, json: envelope });
  });
  await open(page, '/about');
  await page.evaluate((path) => {
    history.pushState(null, '', path);
    dispatchEvent(new PopStateEvent('popstate'));
  }, articlePath(articles.updated));
  await isDefault();
});
