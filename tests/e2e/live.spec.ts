import { numberIn, open, openListening, holdClock } from './support/browser.ts';
import { articlePath, articles } from './support/pages.ts';
import { adminDb, approveCommentBy, getJson, newReader, uniqueName } from './support/site.ts';
import { expect, test } from './support/test.ts';
import type { Page } from '@playwright/test';

const statistic = (page: Page, label: string) =>
  page
    .getByRole('contentinfo')
    .locator('dl > div')
    .filter({ has: page.locator('dt', { hasText: label }) })
    .locator('dd');

const ticketOf = (page: Page, question: RegExp) =>
  page
    .locator('section')
    .filter({ has: page.getByRole('heading', { name: question }) })
    .last();

test('the footer statistics of an open page update when another reader opens pages', async ({ page, openWindow }) => {
  await openListening(page, '/privacy');
  const views = statistic(page, 'page views');
  const visits = statistic(page, 'total visits');
  await expect(views).toHaveText(/\d/);
  const [viewsBefore, visitsBefore] = [await numberIn(views), await numberIn(visits)];

  const other = await openWindow();
  const counted: { path: string }[] = [];
  other.on('request', (request) => {
    if (request.url().endsWith('/api/analytics/page-views')) counted.push(request.postDataJSON() as { path: string });
  });
  await open(other, '/about');
  await expect.poll(() => counted.map(({ path }) => path)).toEqual(['/about']);
  await other.getByRole('contentinfo').getByRole('link', { name: 'Contact' }).click();
  // Wait until the page is shown: a page that is left before that does not count as a view.
  await expect(other.getByRole('heading', { level: 1, name: 'Contact' })).toBeVisible();
  await other.getByRole('contentinfo').getByRole('link', { name: 'Box Office' }).click();
  await expect
    .poll(() => counted.map(({ path }) => path), 'each view is sent once')
    .toEqual(['/about', '/contact', '/box-office']);

  await expect.poll(() => numberIn(views), { timeout: 20_000 }).toBeGreaterThanOrEqual(viewsBefore + 3);
  await expect.poll(() => numberIn(visits), { timeout: 20_000 }).toBeGreaterThanOrEqual(visitsBefore + 1);
  await expect.poll(() => numberIn(statistic(page, 'users online')), { timeout: 20_000 }).toBeGreaterThanOrEqual(1);
});

test('reaction counts update on an open page', { tag: '@journey' }, async ({ page }) => {
  await openListening(page, articlePath(articles.forLiveReactions));
  const wow = page.getByRole('main').getByRole('button', { name: /Wow/ });
  const before = await numberIn(wow);
  const readers = await Promise.all([newReader(), newReader()]);
  for (const reader of readers) {
    const answer = await reader.post(`/api/articles/${articles.forLiveReactions}/react`, {
      data: { reactionType: 'wow' },
    });
    expect(answer.status()).toBe(200);
    await reader.dispose();
  }
  await expect.poll(() => numberIn(wow)).toBe(before + 2);
});

test('a comment appears on an open page when a moderator approves it', async ({ page }) => {
  await openListening(page, articlePath(articles.forLiveComments));
  const heading = page.getByRole('heading', { name: /^Comments \(\d+\)$/ });
  const before = await numberIn(heading);
  const authorName = uniqueName('Live Reader');
  const reader = await newReader();
  const sent = await reader.post(`/api/articles/${articles.forLiveComments}/comments`, {
    data: {
      authorName,
      authorEmail: 'live@example.com',
      content: 'I stayed for the names, and for the light.',
      captcha: '8',
    },
  });
  expect(sent.status()).toBe(201);
  await reader.dispose();
  const id = await approveCommentBy(authorName);
  await expect(page.getByText(authorName)).toBeVisible();
  await expect(heading).toHaveText(`Comments (${before + 1})`);
  // When the comment is no longer approved, the open page removes it.
  await adminDb().doc(`comments/${id}`).update({ isApproved: false });
  await expect(page.getByText(authorName)).toHaveCount(0);
});

test('poll and prediction counts update in an open window when another reader takes part', async ({ page }) => {
  await openListening(page, '/polls');
  const poll = ticketOf(page, /Where do you sit\?/);
  const total = poll.getByText(/^[\d,]+ votes?$/).first();
  // Only ballots in the viewport have a listener.
  await poll.scrollIntoViewIfNeeded();
  const votesBefore = await numberIn(total);
  const reader = await newReader();
  expect((await reader.post('/api/polls/where-do-you-sit/vote', { data: { optionIndex: 4 } })).status()).toBe(200);
  await expect.poll(() => numberIn(total)).toBe(votesBefore + 1);

  const prediction = ticketOf(page, /Best Film at the Silver Reel/);
  await prediction.scrollIntoViewIfNeeded();
  const predictions = prediction.getByText(/[\d,]+ predictions?$/).first();
  const predictedBefore = await numberIn(predictions);
  expect(
    (await reader.post('/api/predictions/silver-reel-best-film/predict', { data: { optionIndex: 0 } })).status(),
  ).toBe(200);
  await expect.poll(() => numberIn(predictions)).toBe(predictedBefore + 1);
  await reader.dispose();
});

test('box office figures update on an open page when an editor corrects them', async ({ page }) => {
  await openListening(page, '/gulmohar-gali');
  const film = adminDb().doc('films/gulmohar-gali');
  const before = (await film.get()).get('totalCollection') as number;
  try {
    await film.update({ totalCollection: 93_000_000 });
    await expect(page.locator('dl > div').filter({ has: page.locator('dt', { hasText: /^Total, / }) })).toContainText(
      '₹9.3 Cr',
    );
  } finally {
    await film.update({ totalCollection: before });
  }
});

/**
 * `tests/bench/lib/listeners.ts` uses these listeners for its cost model. If these listeners
 * change, change that file too.
 */
test('a page listens only to the documents it shows, and to polls only while they are in the viewport', async ({
  page,
}) => {
  await page.addInitScript(() => {
    const asked = new Set<string>();
    Object.assign(window, { listensTo: asked });
    const post = Worker.prototype.postMessage as (this: Worker, message: { type: string; key: string }) => void;
    Worker.prototype.postMessage = function (this: Worker, message: { type: string; key: string }) {
      if (message.type === 'listen') asked.add(message.key);
      if (message.type === 'stop') asked.delete(message.key);
      post.call(this, message);
    };
  });
  const listensTo = () =>
    page.evaluate(() => [...(window as unknown as { listensTo: Set<string> }).listensTo].toSorted());
  await page.setViewportSize({ width: 360, height: 800 });
  await openListening(page, '/');
  const home = ['rollups/home', 'stats/site'];
  await expect.poll(listensTo).toEqual(home);
  await page
    .getByRole('button', { name: /^(Cast Vote|Lock In)/ })
    .or(page.getByRole('link', { name: 'See all polls' }))
    .last()
    .scrollIntoViewIfNeeded();
  await expect
    .poll(async () => (await listensTo()).filter((path) => path.startsWith('polls/')).length)
    .toBeGreaterThan(0);
  await page.evaluate(() => window.scrollTo(0, 0));
  await expect.poll(listensTo).toEqual(home);

  await openListening(page, articlePath(articles.withoutComments));
  const { id } = await getJson<{ id: string }>(`/api/articles/${articles.withoutComments}`);
  await expect.poll(listensTo).toEqual([`reactionCounts/${id}`, `rollups/article-${id}`, 'stats/site']);
});

test('a reader who has voted sees the results of a poll that was never in the viewport', async ({ page, baseURL }) => {
  await page.setViewportSize({ width: 360, height: 800 });
  await openListening(page, '/');
  const voted = await page.request.post('/api/polls/where-do-you-sit/vote', { data: { optionIndex: 2 } });
  expect([200, 409]).toContain(voted.status());
  // The stored state of a browser whose reader has voted.
  await page.evaluate(() => localStorage.setItem('fs-took-part', 'true'));
  const lists: string[] = [];
  page.on('request', (request) => /\/api\/(polls|predictions)$/.test(request.url()) && lists.push(request.url()));
  await page.goto(`${baseURL}/polls`);
  await expect(ticketOf(page, /Where do you sit\?/).getByText('Your vote')).toBeAttached();
  expect(lists.length).toBeLessThanOrEqual(1);
});

test('if the listener fails to load, the statistics refresh through the API', async ({ page }) => {
  await page.addInitScript(() => {
    // A worker that fails to load, like one whose file a new release has removed.
    class GoneWorker {
      onerror: ((event: Event) => void) | null = null;
      constructor() {
        queueMicrotask(() => this.onerror?.(new Event('error')));
      }
      postMessage(): void {}
      terminate(): void {}
    }
    Object.assign(window, { Worker: GoneWorker });
  });
  await page.route('**/api/analytics/stats', (route) =>
    route.fulfill({
      json: { activeUsers: 7, totalVisits: 1_234_567, totalPageViews: 7_654_321, totalUniqueVisitors: 54_321 },
    }),
  );
  await page.clock.install();
  await open(page, '/privacy');
  const visits = statistic(page, 'total visits');
  await expect
    .poll(async () => {
      await page.clock.runFor(31_000);
      return visits.textContent();
    })
    .toBe('12,34,567');
});

test('with the data saver on, the Firestore SDK is not loaded and counts refresh through the API', async ({ page }) => {
  const firestore = process.env.FIRESTORE_EMULATOR_HOST ?? '127.0.0.1:8080';
  const asked: string[] = [];
  const scripts: Promise<string>[] = [];
  page.on('request', (request) => {
    if (request.url().includes(firestore)) asked.push(request.url());
  });
  page.on('response', (response) => {
    if (response.request().resourceType() === 'script') scripts.push(response.text().catch(() => ''));
  });
  await holdClock(page);
  const slug = articles.forLiveReactions;
  await open(page, articlePath(slug));
  const like = page.getByRole('main').getByRole('button', { name: /Like/ });
  const before = await numberIn(like);
  const reader = await newReader();
  expect((await reader.post(`/api/articles/${slug}/react`, { data: { reactionType: 'like' } })).status()).toBe(200);
  await reader.dispose();
  const stats = page.waitForRequest((request) => request.url().endsWith('/api/analytics/stats'));
  const reactions = page.waitForRequest((request) => request.url().endsWith(`/api/articles/${slug}/reactions`));
  await page.clock.runFor(31_000);
  await Promise.all([stats, reactions]);
  await expect
    .poll(async () => {
      await page.clock.runFor(31_000);
      return numberIn(like);
    })
    .toBe(before + 1);
  expect(asked).toEqual([]);
  const loaded = await Promise.all(scripts);
  expect(loaded.length).toBeGreaterThan(0);
  expect(loaded.some((code) => code.includes('google.firestore'))).toBe(false);
});
