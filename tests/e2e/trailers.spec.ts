import { layOutAll, open } from './support/browser.ts';
import { articlePath } from './support/pages.ts';
import { siteUrl, staffToken, uniqueName } from './support/site.ts';
import { expect, test } from './support/test.ts';

const TEXT =
  'The trailer plays twice before the film and once after it, because the projectionist likes the song. '.repeat(4);

async function makeArticle(name: string): Promise<{ id: string; slug: string }> {
  const answer = await fetch(`${siteUrl}/api/articles`, {
    method: 'POST',
    headers: { Authorization: `Bearer ${await staffToken('editor')}`, 'Content-Type': 'application/json' },
    body: JSON.stringify({
      title: name,
      summary: TEXT.slice(0, 120),
      content: `<p>${TEXT}</p>`,
      categoryId: 'music',
      trailers: [{ url: 'https://youtu.be/aqz-KE-bpKQ', title: 'The song that plays twice' }],
    }),
  });
  if (!answer.ok) throw new Error(`No article: ${answer.status} ${await answer.text()}`);
  return (await answer.json()) as { id: string; slug: string };
}

test('a trailer loads nothing until it is pressed, and plays in place', async ({ page }) => {
  const article = await makeArticle(uniqueName('The projectionist likes the song'));
  const elsewhere: string[] = [];
  page.on('request', (request) => {
    if (/youtu|vimeo|dailymotion|ytimg/.test(new URL(request.url()).hostname)) elsewhere.push(request.url());
  });
  await page.route('https://www.youtube-nocookie.com/**', (route) =>
    route.fulfill({ contentType: 'text/html', body: '<title>A player</title>' }),
  );
  await open(page, articlePath(article.slug));
  const play = page.getByRole('button', { name: /The song that plays twice/ });
  await play.scrollIntoViewIfNeeded();
  expect(elsewhere).toEqual([]);

  // Lay out all sections first, so that the elements below have their final height.
  await layOutAll(page);
  const before = await page.evaluate(() => document.documentElement.scrollHeight);
  await play.press('Enter');
  const frame = page.locator('iframe[src^="https://www.youtube-nocookie.com/embed/aqz-KE-bpKQ"]');
  await expect(frame).toBeVisible();
  await expect(frame).toHaveAttribute('title', /The song that plays twice/);
  await expect.poll(() => elsewhere.length).toBeGreaterThan(0);
  expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBe(before);
});
