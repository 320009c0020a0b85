import { expectAccessibleInBothSchemes, expectNoHorizontalScroll, open } from './support/browser.ts';
import { signIn } from './support/desks.ts';
import { articlePath, articles } from './support/pages.ts';
import { getJson, siteUrl, staffToken, uniqueName } from './support/site.ts';
import { expect, test } from './support/test.ts';
import type { Article, ArticleCard } from '@first-show/domain/articles/article.schema';

// Axe checks the colours at the moment of the call, so transitions must be off.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

const TEXT = `<p>${'It begins with a switch, and a man who will not press it. '.repeat(6)}</p>`;

/** Publishes a review of the film 'Bijli Ghar', which the demo has none of. */
async function publishReview(changes: object): Promise<Article> {
  const review = {
    filmId: 'bijli-ghar',
    verdict: 'All engine, and it runs.',
    for: ['The hum', 'The dark'],
    against: [],
  };
  const answer = await fetch(`${siteUrl}/api/articles`, {
    method: 'POST',
    headers: { Authorization: `Bearer ${await staffToken('editor')}`, 'Content-Type': 'application/json' },
    body: JSON.stringify({ content: TEXT, summary: SUMMARY, categoryId: 'reviews', rating: 3.5, review, ...changes }),
  });
  if (!answer.ok) throw new Error(`No review: ${answer.status} ${await answer.text()}`);
  return (await answer.json()) as Article;
}
const SUMMARY = 'A power station, a strike and one very loud machine: an action film that is at its best in the dark.';

test('reviews are a grid of posters with stars, by date, stars or language', async ({ page }) => {
  const byStars = await getJson<ArticleCard[]>('/api/articles?categoryId=reviews&sort=stars&limit=12');
  await open(page, '/category/reviews');
  const latest = page.locator('section').filter({ has: page.locator('#latest') });
  const cards = latest.getByRole('article');
  await expect(cards).toHaveCount(12);
  await expect(cards.getByRole('img', { name: /^[0-5](?:\.5)? of 5 stars$/ })).toHaveCount(12);

  await page.getByRole('navigation', { name: 'Sort' }).getByRole('link', { name: 'Stars' }).click();
  await expect(page).toHaveURL(/\/category\/reviews\?sort=stars$/);
  await expect(cards.first().getByRole('link')).toHaveAttribute('href', articlePath(byStars[0]?.slug ?? ''));
  await page.getByRole('button', { name: 'Load More Articles' }).click();
  await expect.poll(() => cards.count()).toBeGreaterThan(12);

  await page.getByRole('navigation', { name: 'Language' }).getByRole('link', { name: 'Hindi' }).click();
  await expect(page).toHaveURL(/\?language=hi&sort=stars$/);
  await expect(cards.locator('h3:not(:lang(hi))')).toHaveCount(0);
});

test('without script, reviews have their filters and pages in the address', async ({ openWindow }) => {
  const page = await openWindow({ javaScriptEnabled: false });
  await page.goto('/category/reviews');
  await page.getByRole('link', { name: 'English', exact: true }).click();
  await page.getByRole('link', { name: 'Stars', exact: true }).click();
  await expect(page).toHaveURL(/\?language=en&sort=stars$/);
  await page.getByRole('link', { name: 'Load More Articles' }).click();
  await expect(page).toHaveURL(/\?language=en&sort=stars&page=2$/);
  await expect(
    page
      .locator('section')
      .filter({ has: page.locator('#latest') })
      .getByRole('article')
      .first(),
  ).toBeVisible();
});

test('the head of a review has poster, stars and verdict, and links to the other language', async ({ page }) => {
  const english = await publishReview({ title: uniqueName('‘Bijli Ghar’ review: all engine') });
  const hindi = await publishReview({ title: uniqueName('‘बिजली घर’ समीक्षा: अँधेरे की रोशनी'), language: 'hi' });
  await page.setViewportSize({ width: 390, height: 900 });
  const head = page.getByRole('region', { name: 'Review', exact: true });
  // The functions copy a review to its film after the answer.
  await expect(async () => {
    await open(page, articlePath(hindi.slug));
    await expect(head.getByRole('link', { name: 'Read the review in English' })).toBeVisible({ timeout: 1000 });
  }).toPass();
  await expect(head.getByRole('img', { name: '3.5 of 5 stars' })).toBeVisible();
  await expect(head.getByText('All engine, and it runs.')).toBeVisible();
  await expect(head.getByRole('link', { name: 'Bijli Ghar' })).toHaveAttribute('href', '/bijli-ghar');
  await expect(head.getByRole('listitem')).toHaveCount(2);
  await expectNoHorizontalScroll(page);
  await expectAccessibleInBothSchemes(page, 'a review');

  await head.getByRole('link', { name: 'Read the review in English' }).click();
  await expect(page).toHaveURL(new RegExp(`${english.slug}$`));
  await expect(head.getByRole('link', { name: 'यह समीक्षा हिंदी में पढ़ें' })).toBeVisible();
  await open(page, '/bijli-ghar');
  await expect(page.getByRole('link', { name: 'Our review' })).toHaveAttribute('href', articlePath(english.slug));
  await expect(page.getByRole('link', { name: 'हमारी समीक्षा' })).toHaveAttribute('href', articlePath(hindi.slug));
  await open(page, articlePath(articles.withoutComments));
  await expect(head).toHaveCount(0);
});

test('an editor writes a review, and its errors are at their fields', async ({ page, complaints }) => {
  complaints.expectRefusals();
  const name = uniqueName('A review of a film about practice');
  await signIn(page, 'editor', '/admin/articles/new');
  await page.getByRole('textbox', { name: 'Title', exact: true }).fill(name);
  await page
    .getByRole('textbox', { name: 'Summary', exact: true })
    .fill('A film about practice, seen twice. '.repeat(3));
  await page.getByRole('textbox', { name: 'Content' }).fill('The same thing every morning at four. '.repeat(8));
  await page.getByRole('combobox', { name: 'Category', exact: true }).selectOption({ label: 'Reviews' });
  await page.getByRole('button', { name: 'Add a film review' }).click();
  const verdict = page.getByRole('textbox', { name: 'Verdict' });
  const points = page.getByRole('textbox', { name: 'For', exact: true });
  await points.fill('One\nTwo\nThree\nFour');
  await page.getByRole('button', { name: 'Save draft' }).click();
  await expect(page.getByText('Please choose a film')).toBeVisible();
  await expect(verdict).toHaveAccessibleDescription('A review needs a verdict');
  await expect(points).toHaveAccessibleDescription('At most 3 of them');

  await page.getByRole('combobox', { name: 'Reviewed film' }).fill('Riya');
  await page.getByRole('option', { name: 'Riyaaz' }).click();
  await verdict.fill('It practises what it preaches.');
  await points.fill('One\nTwo');
  await page.getByRole('switch', { name: 'Seen before release' }).check();
  await page.getByRole('button', { name: 'Save draft' }).click();
  const stars = page.getByRole('combobox', { name: 'Star rating' });
  await expect(stars).toHaveAccessibleDescription('A review needs stars');
  await stars.selectOption({ label: '4.5 of 5' });
  await page.getByRole('button', { name: 'Save draft' }).click();
  await expect(page.getByRole('region', { name: /Notifications/ })).toContainText('Article created successfully');

  await page.getByRole('link', { name: 'Edit this article' }).click();
  await expect(verdict).toHaveValue('It practises what it preaches.');
  await expect(points).toHaveValue('One\nTwo');
  await expect(page.getByRole('switch', { name: 'Seen before release' })).toBeChecked();
  await expectAccessibleInBothSchemes(page, 'the form of a review');
});
