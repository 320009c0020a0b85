import type { Page } from '@playwright/test';
import { newAccount } from './support/accounts.ts';
import { expectAccessible, expectNoHorizontalScroll, hydrated } from './support/browser.ts';
import { signIn } from './support/desks.ts';
import { adminDb, getJson, newReader, staffToken } from './support/site.ts';
import { expect, test } from './support/test.ts';

// Playwright's trace runs a script in every frame. The preview's sandbox blocks the script, which
// logs an error to the console.
test.use({ trace: 'off' });

test('an editor sees a preview of the next digest and the results of earlier ones; the outbox shows sent emails', async ({
  page,
}) => {
  test.slow();
  const mail = adminDb().doc('mail/outbox-test');
  await mail.set({
    to: ['asha@example.org'],
    message: { subject: 'A letter <b>for</b> Asha', text: 'Read on: http://127.0.0.1/article/one', html: '' },
    headers: {},
    createdAt: new Date(Date.now() + 60_000).toISOString(),
  });
  const day = '2026-01-02';
  const run = {
    day,
    status: 'sent',
    startedAt: `${day}T02:00:00.000Z`,
    finishedAt: `${day}T02:01:00.000Z`,
    subject: 'First Show, 2 January 2026: A quiet Friday',
    stories: [],
    sent: 1204,
    note: null,
    after: null,
    lease: null,
  };
  await adminDb().doc(`digests/${day}`).set(run);
  try {
    await signIn(page, 'editor', '/admin/digest');
    await expect(page.getByRole('tab', { name: 'Digest' })).toHaveAttribute('aria-selected', 'true');
    await expect(page.getByText(/Sent every day at 07:30 India time, currently to [\d,]+ subscribers?\./)).toBeVisible({
      timeout: 30_000,
    });
    const letter = page.locator('iframe[title="Preview of the digest"]');
    await expect(letter).toHaveAttribute('sandbox', '');
    await expect(letter).toHaveAttribute('srcdoc', /Box office/);
    await page.getByText('Plain text').click();
    await expect(page.getByRole('region', { name: 'Preview of the digest, plain text' })).toContainText('/unsubscribe');
    const row = page.getByRole('row', { name: /2 Jan 2026/ });
    await expect(row).toContainText('1,204 emails');
    await expectAccessible(page, 'the digest');
    await page.setViewportSize({ width: 320, height: 700 });
    await expectNoHorizontalScroll(page);

    await test.step('the outbox shows the subject of an email as plain text, and its links', async () => {
      await page.goto('/outbox');
      await expect(page.getByRole('heading', { name: 'A letter <b>for</b> Asha' })).toBeVisible();
      await expect(page.getByRole('link', { name: 'http://127.0.0.1/article/one' })).toBeVisible();
      await expectAccessible(page, 'the outbox');
    });
  } finally {
    await mail.delete();
    await adminDb().doc(`digests/${day}`).delete();
  }
});

/** A category for which the demo has story ideas. */
async function categoryWithIdeas(): Promise<{ name: string; slug: string }> {
  const headers = { Authorization: `Bearer ${await staffToken('editor')}` };
  const reader = await newReader();
  try {
    for (const category of await getJson<{ name: string; slug: string }[]>('/api/categories')) {
      const ideas = (await (
        await reader.get(`/api/admin/article-ideas/${category.slug}`, { headers })
      ).json()) as unknown[];
      if (ideas.length > 0) return category;
    }
  } finally {
    await reader.dispose();
  }
  throw new Error('The demo has no idea for any category');
}

test('a story idea, also one from a rising search, fills the form of a new article', async ({ page }) => {
  test.slow();
  await test.step('of two searches in quick succession only the last is counted', async () => {
    const counted: string[] = [];
    page.on('request', (request) => {
      if (new URL(request.url()).pathname === '/api/analytics/searches') counted.push(request.postData() ?? '');
    });
    await page.goto('/');
    await hydrated(page);
    const box = page.getByRole('searchbox').first();
    const answered = page.waitForResponse('**/api/analytics/searches');
    for (const text of ['Riyaaz', 'Riyaaz songs']) {
      await box.fill(text);
      await box.press('Enter');
    }
    await expect(page.getByRole('heading', { name: 'Search Results for "Riyaaz songs"' })).toBeVisible();
    expect((await answered).status()).toBe(204);
    // The first search is not counted, because the reader went on to the second at once.
    expect(counted.map((body) => (JSON.parse(body) as { query: string }).query)).toEqual(['Riyaaz songs']);
  });

  await signIn(page, await newAccount('editor'), '/admin');
  const ideas = page.getByRole('region', { name: 'Ideas' });
  const title = page.getByRole('textbox', { name: 'Title', exact: true });
  await test.step('a rising search is an idea', async () => {
    const wanted = 'Chaand Ka Ticket Ending Explained: what readers want to know';
    const idea = ideas.getByRole('listitem').filter({ has: page.getByRole('heading', { name: wanted }) });
    await expect(idea).toContainText(
      /‘chaand ka ticket ending explained’: \d+ searches this week, \d+ the week before, no story found/,
    );
    await idea.getByRole('button', { name: /^Start draft/ }).click();
    await expect(title).toHaveValue(wanted);
    await discard(page);
  });
  await test.step('an idea fills the form with its title and category', async () => {
    await page.getByRole('tab', { name: /^Dashboard/ }).click();
    const start = ideas.getByRole('button', { name: /^Start draft/ }).first();
    const { name } = await categoryWithIdeas();
    await ideas.getByLabel('Ideas for').selectOption({ label: name });
    await expect(start).toBeVisible();
    await expect(ideas.getByRole('list', { name: 'Evidence' }).first()).toBeVisible();
    await expectAccessible(page, 'the dashboard');
    const wanted = await ideas.getByRole('heading', { level: 3 }).first().innerText();
    await start.click();
    await expect(page).toHaveURL(/\/admin\/articles\/[\w-]+\?new$/);
    await expect(title).toHaveValue(wanted);
    await expect(page.getByRole('combobox', { name: 'Category', exact: true }).locator('option:checked')).toHaveText(
      name,
    );
    await expect(page.getByText('No unsaved changes')).toBeHidden();
  });
  await test.step('the form of the next article does not contain the idea', async () => {
    await discard(page);
    await expect(title).toHaveValue('');
  });
});

/** Discards the text in the form of a new article. */
async function discard(page: Page): Promise<void> {
  await page.getByRole('button', { name: /^Discard/ }).click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /^Discard/ })
    .click();
}
