import { open } from './support/browser.ts';
import { articlePath, articles, publicPages } from './support/pages.ts';
import { expect, test } from './support/test.ts';

const LIGHT_INK = 'rgb(42, 11, 24)';

test.use({ colorScheme: 'dark' });

test('a dark article prints dark on white, without menus, forms and other stories, and with its address', async ({
  page,
}) => {
  await open(page, articlePath(articles.review));
  const headline = page.getByRole('heading', { level: 1 });
  await expect(headline).not.toHaveCSS('color', LIGHT_INK);
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
  await expect(headline).toHaveCSS('color', LIGHT_INK);
  await expect(page.locator('body')).toHaveCSS('background-color', 'rgb(255, 255, 255)');
  await expect(page.locator('article time').first()).toBeVisible();
  await expect(page.locator('article figure img').first()).toBeVisible();
  await expect(page.getByText(`firstshow.example${articlePath(articles.review)}`)).toBeVisible();
  for (const hidden of ['#root > header', 'footer', 'nav', 'form', 'aside', 'button', '#comments', '#related'])
    await expect(page.locator(hidden).filter({ visible: true }), hidden).toHaveCount(0);
  const pdf = (await page.pdf({ format: 'A4' })).toString('latin1');
  expect(pdf.match(/\/Type \/Page\b(?!s)/g)?.length).toBeLessThanOrEqual(3);
});

test('every public page prints its heading dark on white', async ({ page }) => {
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
  for (const { path, name } of publicPages.filter(({ status }) => status !== 404)) {
    await open(page, path);
    await expect(page.getByRole('heading', { level: 1 }), name).toHaveCSS('color', LIGHT_INK);
    await expect(page.locator('body'), name).toHaveCSS('background-color', 'rgb(255, 255, 255)');
    await expect(page.locator('form').filter({ visible: true }), name).toHaveCount(0);
    await expect(page.getByRole('group', { name: 'Your stars' }), name).toHaveCount(0);
  }
});
