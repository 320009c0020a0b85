import { layOutAll, open } from './support/browser.ts';
import { getJson } from './support/site.ts';
import { expect, test } from './support/test.ts';
import type { ArticleCard } from '@first-show/domain/articles/article.schema';
import type { Category } from '@first-show/domain/categories/category.schema';

test('a category page sorts its articles and loads more until all are shown', { tag: '@journey' }, async ({ page }) => {
  const category = (await getJson<Category[]>('/api/categories')).find(({ slug }) => slug === 'trade');
  if (!category) throw new Error('The demo has lost its trade category');
  const popular = await getJson<ArticleCard[]>('/api/articles?categoryId=trade&sort=views&limit=12');
  await open(page, '/category/trade');
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { level: 1, name: category.name })).toBeVisible();
  const latest = main
    .locator('section')
    .filter({ has: page.getByRole('heading', { name: `Latest ${category.name}` }) })
    .last();
  const paths = () =>
    latest
      .getByRole('article')
      .getByRole('heading')
      .getByRole('link')
      .evaluateAll((links) => links.map((link) => link.getAttribute('href')));
  expect(await paths()).toHaveLength(12);
  await page.getByRole('navigation', { name: 'Sort' }).getByRole('link', { name: 'Popular' }).click();
  await expect(page).toHaveURL(/sort=popular/);
  await expect.poll(paths).toEqual(popular.map(({ slug }) => `/article/${slug}`));

  // While articles load, the button says 'Loading…'.
  const more = main.getByText(/^(Load More Articles|Loading…)$/);
  while (await more.isVisible()) {
    const before = (await paths()).length;
    // A section that is laid out during the click would move the button.
    await layOutAll(page);
    await more.click();
    await expect.poll(async () => (await paths()).length > before || !(await more.isVisible())).toBe(true);
  }
  const all = await paths();
  expect(new Set(all).size).toBe(all.length);
  expect(all).toHaveLength(category.articleCount);

  await page.getByRole('navigation', { name: 'Breadcrumb' }).getByRole('link', { name: 'Home' }).click();
  await expect(page).toHaveURL(/\/$/);
});
