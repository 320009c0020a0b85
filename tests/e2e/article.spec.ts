import { numberIn, open } from './support/browser.ts';
import { articlePath, articles } from './support/pages.ts';
import { getJson } from './support/site.ts';
import { expect, test } from './support/test.ts';
import type { Article, ArticleCard } from '@first-show/domain/articles/article.schema';
import type { Comment } from '@first-show/domain/comments/comment.schema';
import { formatLongDate } from '@first-show/domain/core/dates';
import { formatReadMinutes } from '@first-show/domain/core/reading-time';
import type { Page } from '@playwright/test';

const load = (slug: string) => getJson<Article>(`/api/articles/${slug}`);
const region = (page: Page, name: string | RegExp) =>
  page
    .locator('section, aside')
    .filter({ has: page.getByRole('heading', { name }) })
    .last();
const articleLinks = async (page: Page, name: string) => [
  ...new Set(
    await region(page, name)
      .locator('a[href^="/article/"]')
      .evaluateAll((links) => links.map((link) => link.getAttribute('href'))),
  ),
];

test('an article page shows the article, reactions, comments, related stories and the sidebar', async ({ page }) => {
  const article = await load(articles.updated);
  const [related, comments] = await Promise.all([
    getJson<ArticleCard[]>(`/api/articles/${article.id}/related?limit=4`),
    getJson<Comment[]>(`/api/articles/${article.id}/comments`),
  ]);
  await open(page, articlePath(article.slug));
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { level: 1, name: article.title })).toBeVisible();
  const crumbs = page.getByRole('navigation', { name: 'Breadcrumb' });
  await expect(crumbs.getByRole('listitem')).toHaveText([/Home/, /Voices/, /Article/]);
  await expect(crumbs.getByRole('link', { name: 'Voices' })).toHaveAttribute('href', '/category/voices');
  await expect(main).toContainText(formatLongDate(article.publishedAt ?? ''));
  await expect(main).toContainText(`Updated ${formatLongDate(article.updatedAt)}`);
  await expect(main).toContainText(formatReadMinutes(article.readMinutes));
  await expect(main.getByText(/^[\d,]+ views$/).first()).toBeVisible();
  await expect(main).toContainText(article.summary);

  const tags = region(page, 'Tags').getByRole('link');
  await expect(tags).toHaveText(article.hashtags);
  await expect(region(page, 'Share this article').getByRole('link', { name: /WhatsApp/ })).toBeVisible();
  await expect(main.getByText(/change (your|the) reaction at any time/i)).toBeVisible();
  await expect(main.getByRole('group', { name: 'Reactions' }).getByRole('button')).toHaveCount(5);

  await expect(main.getByRole('heading', { name: `Comments (${comments.length})` })).toBeVisible();
  for (const { authorName } of comments.slice(0, 3))
    await expect(main.getByText(authorName, { exact: true }).first()).toBeVisible();
  await expect(main.getByText(/\d+ \w+ ago/).first()).toBeVisible();
  await expect(main.getByText('What is 5 + 3?')).toBeVisible();

  expect(await articleLinks(page, 'Related Articles')).toEqual(related.map(({ slug }) => `/article/${slug}`));
  expect(related).toHaveLength(4);
  for (const name of ['Trending Now', 'Most Popular', 'Latest Stories']) {
    const links = await articleLinks(page, name);
    expect(links.length, name).toBeGreaterThan(0);
    expect(links.length, name).toBeLessThanOrEqual(4);
    expect(links, name).not.toContain(articlePath(article.slug));
  }
  await expect(region(page, 'Explore Categories').getByRole('link')).toHaveCount(8);
  await expect(region(page, 'Stay Updated').locator('a[href^="/contact"]').first()).toBeVisible();
  const profiles = region(page, 'Follow Us').getByRole('link');
  await expect(profiles).toHaveCount(4);
  for (const rel of await profiles.evaluateAll((links) => links.map((link) => link.getAttribute('rel'))))
    expect(rel).toMatch(/noopener/);
});

test('badges, the update date and review stars appear only on articles that have them', async ({ page }) => {
  await page.goto(articlePath(articles.breaking));
  await expect(
    page
      .getByRole('main')
      .getByText(/^breaking news$/i)
      .first(),
  ).toBeVisible();
  await expect(page.getByText(/^Updated /)).toHaveCount(0);
  await page.goto(articlePath(articles.featured));
  await expect(
    page
      .getByRole('main')
      .locator('header')
      .first()
      .getByText(/^featured$/i),
  ).toBeVisible();
  await page.goto(articlePath(articles.review));
  await expect(page.getByRole('img', { name: '4 out of 5 stars' }).first()).toBeVisible();
  await page.goto(articlePath(articles.withoutComments));
  await expect(page.getByRole('img', { name: /out of 5 stars/ })).toHaveCount(0);
  await expect(page.getByText('No comments yet. Be the first to share your thoughts!')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Comments (0)' })).toBeVisible();
});

test('a related article opens without loading a new document, and its view is counted', async ({ page }) => {
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
  expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true);
  await expect.poll(() => page.title()).toContain(title.slice(0, 20));
  const canonical = await page.locator('link[rel="canonical"]').getAttribute('href');
  expect(new URL(canonical ?? '').pathname).toBe(new URL(page.url()).pathname);
  await page.goBack();
  await expect(page).toHaveURL(new RegExp(`${articles.withoutComments}$`));
});

test('a picture in the text is replaced by the default picture if it fails to load', async ({ page, complaints }) => {
  complaints.expectRefusals();
  const { content } = await load(articles.updated);
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

test('the accessible name of a reaction button contains its count', async ({ page }) => {
  await open(page, articlePath(articles.withoutComments));
  for (const label of ['Like', 'Love', 'Wow', 'Laugh', 'Angry']) {
    const tile = page.getByRole('button', { name: new RegExp(`^${label}`) });
    const count = await numberIn(tile);
    await expect(tile).toHaveAccessibleName(new RegExp(`${count.toLocaleString('en-IN')}`));
  }
});
