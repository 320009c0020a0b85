import { articlePath, articles } from './support/pages.ts';
import { expect, test } from './support/test.ts';

const results = 'section[aria-labelledby="latest"]';

test('a search for a film’s name shows the film’s page above the articles, and its review as the first article', async ({
  page,
}) => {
  await page.goto('/?search=dadar ka raja');
  const cards = page.getByRole('list', { name: 'Films and categories' });
  await expect(cards.getByRole('link')).toHaveCount(1);
  await expect(page.locator(`${results} article h3 a`).first()).toHaveAttribute('href', articlePath(articles.review));
  const [card, story] = [await cards.boundingBox(), await page.locator(`${results} article`).first().boundingBox()];
  expect((card?.y ?? 0) + (card?.height ?? 0)).toBeLessThanOrEqual(story?.y ?? 0);
  await cards.getByRole('link', { name: 'Dadar Ka Raja' }).click();
  await expect(page).toHaveURL(/\/dadar-ka-raja$/);
});

test('a search for a category’s name links to the category', async ({ page }) => {
  await page.goto('/?search=reviews');
  await page.getByRole('list', { name: 'Films and categories' }).getByRole('link', { name: 'Reviews' }).click();
  await expect(page).toHaveURL(/\/category\/reviews$/);
});

test('a search without results offers popular stories and films', async ({ page }) => {
  await page.goto('/?search=aaa');
  await expect(page.getByText('No articles found for "aaa". Try different keywords.')).toBeVisible();
  await expect(page.getByRole('region', { name: 'Popular stories' }).getByRole('article')).toHaveCount(6);
  await expect(page.getByRole('region', { name: 'Popular films' }).getByRole('link')).toHaveCount(5);
});

test('a search of two letters asks for a third one, and does not say that nothing was found', async ({ page }) => {
  await page.goto('/?search=ri');
  await expect(page.getByText('Type at least 3 letters.')).toBeVisible();
  await expect(page.getByText(/articles found/i)).toHaveCount(0);
});

test('the search API answers a query of 50 ligatures within three seconds, without results', async ({ page }) => {
  const answer = await page.request.get(`/api/search?q=${encodeURIComponent('ﷺ'.repeat(50))}`, { timeout: 3_000 });
  expect([answer.status(), await answer.json()]).toEqual([200, []]);
});

test('no summary of a card on the home page is truncated by its line limit', async ({ page }) => {
  for (const width of [390, 800, 1280]) {
    await page.setViewportSize({ width, height: 900 });
    await page.goto('/');
    const cut = await page.locator('article p').evaluateAll((found) =>
      found
        .filter((one) => getComputedStyle(one).webkitLineClamp !== 'none' && one.clientHeight > 0)
        // Tolerate half a line, because letters reach a few pixels beyond their line box.
        .filter((one) => one.scrollHeight > one.clientHeight + parseFloat(getComputedStyle(one).lineHeight) / 2)
        .map((one) => `${one.textContent} (${one.scrollHeight} px in ${one.clientHeight})`),
    );
    expect(cut, `${width} px`).toEqual([]);
  }
});

test('an article shows its picture with caption, credit and alt text', async ({ page }) => {
  await page.goto(articlePath(articles.review));
  const figure = page.getByRole('figure').first();
  await expect(figure.locator('figcaption')).toHaveText(
    '‘Dadar Ka Raja’, directed by Anagha Tambe. Illustration: First Show',
  );
  await expect(figure.getByRole('img')).toHaveAttribute('alt', /^A hero with sunglasses/);
});
