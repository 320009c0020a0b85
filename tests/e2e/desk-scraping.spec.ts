import type { Locator, Page } from '@playwright/test';
import { expectAccessibleInBothSchemes, expectNoHorizontalScroll, hydrated } from './support/browser.ts';
import { signIn } from './support/desks.ts';
import { adminDb, siteUrl, staffToken, uniqueName } from './support/site.ts';
import { expect, test } from './support/test.ts';

// Axe checks the colours at the moment of the call, so transitions must be off.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

const PAGE = '/admin/scraping';
const MATINEE = 'The Matinee Post';
const CHITRAPAT = 'Chitrapat Daily';
const toast = (page: Page): Locator => page.getByRole('region', { name: /Notifications/ });
const runPanel = (page: Page): Locator => page.getByRole('region', { name: /^(Current|Last) run$/ });
const table = (page: Page): Locator => page.getByRole('table', { name: 'Sources' });
const rowOf = (page: Page, name: string): Locator => table(page).getByRole('row', { name });

/**
 * The URL of the demo's feed with a parameter that makes the URL different from that of every other
 * source.
 */
const feedAddress = (name: string): string =>
  `http://${process.env.DEMO_FEED_HOST}/matinee-post/rss.xml?of=${encodeURIComponent(name)}`;

async function forgetSources(name: string): Promise<void> {
  for (const doc of (await adminDb().collection('sources').where('name', '==', name).get()).docs)
    await doc.ref.delete();
}

test('the scraping tab shows the sources with their health, previews and suggestions, and resumes a paused source', async ({
  page,
}) => {
  test.slow();
  const name = uniqueName('The Burnt Reel');
  const ref = adminDb().collection('sources').doc();
  const at = new Date().toISOString();
  const health = {
    lastRunAt: at,
    lastSuccessAt: null,
    lastStatus: 'It answered with status 500.',
    items: 0,
    failuresInARow: 3,
    pausedAt: at,
    backOffUntil: null,
    etag: null,
    lastModified: null,
  };
  try {
    await ref.set({
      id: ref.id,
      name,
      kind: 'feed',
      url: feedAddress(name),
      categoryId: 'film-news',
      language: 'en',
      intervalMinutes: 120,
      isActive: true,
      isTrusted: false,
      selectors: null,
      maxItems: 5,
      health,
      revision: 1,
      createdAt: at,
      createdBy: null,
      updatedAt: at,
    });
    await signIn(page, 'editor', PAGE);
    await test.step('the sources and the time of the next run', async () => {
      await expect(
        page.getByText(
          'Scraping jobs run automatically every 2 hours. Use manual scraping sparingly to avoid being blocked by sources.',
        ),
      ).toBeVisible();
      const card = (name: string) => page.getByRole('term').filter({ hasText: name }).locator('..');
      await expect(card('Next auto scrape')).toContainText(/in .* (minute|hour)/i, { timeout: 30_000 });
      await expect(card('Next auto scrape')).toContainText(/\d\d:00 IST/);
      await expect(card('Active sources')).toContainText(/[1-9]/);
      await expect(card('AI enhancement')).toContainText('Enabled');
      await expect(rowOf(page, MATINEE)).toContainText('RSS, RDF or Atom');
      await expect(rowOf(page, CHITRAPAT)).toContainText('JSON Feed');
      await expect(
        page.getByRole('region', { name: 'Suggestions' }).getByRole('button', { name: /^Add / }).first(),
      ).toBeVisible();
    });
    await test.step('a source that is paused after three failures is reported, and an editor resumes it', async () => {
      const alert = page.getByRole('alert').filter({ hasText: name });
      await expect(alert).toContainText('is paused after 3 failures in a row');
      // The tab also shows the number of paused sources.
      const tab = page.getByRole('tab', { name: /^Scraping/ });
      await expect(tab).toHaveText(/^Scraping \(\d+ paused\)$/);
      await expect(alert).toContainText('It answered with status 500.');
      await expect(rowOf(page, name)).toContainText('Paused');
      await alert.getByRole('button', { name: `Resume ${name}` }).click();
      await expect(alert).toBeHidden();
      await expect(page.getByRole('main')).toBeFocused();
      await expect(rowOf(page, name)).toContainText('Active');
    });
    await test.step('a preview shows the stories that a run would import, and marks Hindi stories as Hindi', async () => {
      await rowOf(page, CHITRAPAT)
        .getByRole('button', { name: `Preview ${CHITRAPAT}` })
        .click();
      const dialog = page.getByRole('dialog', { name: `Preview of ${CHITRAPAT}` });
      const stories = dialog.getByRole('list', { name: 'Stories of the source' });
      await expect(stories.getByRole('listitem')).not.toHaveCount(0, { timeout: 30_000 });
      await expect(stories.locator('a[lang="hi"]').first()).toBeVisible();
      await expect(dialog).toContainText(/new drafts?/);
      await page.keyboard.press('Escape');
      await expect(dialog).toBeHidden();
    });
    await test.step('a suggested source starts disabled', async () => {
      await page.getByRole('region', { name: 'Suggestions' }).getByRole('button', { name: /^Add / }).first().click();
      const dialog = page.getByRole('dialog', { name: 'Add a source' });
      await expect(dialog.getByLabel('URL')).toHaveValue(/^https:/);
      await expect(dialog.getByRole('switch', { name: 'Active' })).not.toBeChecked();
      await expect(dialog.getByRole('switch', { name: 'Trusted to publish' })).not.toBeChecked();
      await page.keyboard.press('Escape');
      await expect(dialog).toBeHidden();
    });
  } finally {
    await ref.delete();
  }
});

test(
  'a source is added after a preview, edited with a warning, disabled, deleted and restored',
  { tag: '@journey' },
  async ({ page, complaints }) => {
    test.slow();
    complaints.expectRefusals();
    const name = uniqueName('The Matinee Weekly');
    try {
      await signIn(page, 'editor', PAGE);
      await page.getByRole('button', { name: 'Add source', exact: true }).click();
      const dialog = page.getByRole('dialog', { name: 'Add a source' });
      await dialog.getByRole('button', { name: 'Preview' }).click();
      await expect(dialog.getByText('Name must be at least 2 characters')).toBeVisible();
      await expect(dialog.getByLabel('Name')).toBeFocused();

      await dialog.getByLabel('Name').fill(name);
      await dialog.getByLabel('Category').selectOption({ label: 'Film News' });
      // Runs must not request an address of a private network, so the form shows an error at the
      // field and does not add the source.
      await dialog.getByLabel('URL').fill('http://169.254.169.254/latest');
      await dialog.getByRole('button', { name: 'Preview' }).click();
      await expect(dialog.getByText('http://169.254.169.254/latest is an address of a private network.')).toBeVisible();
      await expect(dialog.getByLabel('URL')).toBeFocused();
      await expect(dialog.getByRole('button', { name: 'Preview' })).toBeVisible();
      await dialog.getByLabel('URL').fill(feedAddress(name));
      await dialog.getByRole('button', { name: 'Preview' }).click();
      const stories = dialog.getByRole('list', { name: 'Stories of the source' });
      await expect(stories.getByRole('listitem')).not.toHaveCount(0, { timeout: 30_000 });
      await expect(rowOf(page, name)).toHaveCount(0);
      // Another kind hides the preview, which belongs to the former kind. Going back to the former
      // kind shows the preview again.
      await dialog.getByLabel('Kind').selectOption('page');
      await expect(stories).toBeHidden();
      await expect(dialog.getByRole('group', { name: 'CSS selectors' })).toBeVisible();
      await dialog.getByLabel('Kind').selectOption('feed');
      await dialog.getByRole('button', { name: 'Add source' }).dblclick();
      await expect(dialog).toBeHidden();
      await expect(rowOf(page, name)).toContainText('Not read yet');
      expect((await adminDb().collection('sources').where('name', '==', name).get()).size).toBe(1);

      await rowOf(page, name)
        .getByRole('button', { name: `Edit ${name}` })
        .click();
      const edit = page.getByRole('dialog', { name: 'Edit source' });
      await edit.getByText('Trusted to publish').click();
      await expect(edit.getByRole('alert')).toContainText('No one here reviews its stories first.');
      await edit.getByText('Trusted to publish').click();
      await edit.getByText('Licensed for pictures').click();
      await edit.getByLabel('Read at most once every').selectOption('360');
      await edit.getByRole('button', { name: 'Save changes' }).click();
      await expect(edit).toBeHidden();
      const [saved] = (await adminDb().collection('sources').where('name', '==', name).get()).docs;
      expect(saved?.data()).toMatchObject({ isPictureLicensed: true, isTrusted: false });
      await expect(rowOf(page, name)).toContainText('6 hours');

      await rowOf(page, name)
        .getByRole('button', { name: `Disable ${name}` })
        .click();
      await expect(rowOf(page, name)).toContainText('Disabled');
      await rowOf(page, name)
        .getByRole('button', { name: `Delete ${name}` })
        .click();
      await expect(rowOf(page, name)).toHaveCount(0);
      // The focus stays in the table.
      await expect(table(page).locator(':focus')).toHaveCount(1);
      await toast(page).getByRole('button', { name: 'Undo' }).click();
      await expect(rowOf(page, name)).toContainText('Disabled');
    } finally {
      await forgetSources(name);
    }
  },
);

test(
  'Scrape Now starts one run and shows its progress; the drafts of the run list their sources',
  { tag: '@journey' },
  async ({ page, complaints }) => {
    test.setTimeout(180_000);
    complaints.expectRefusals();
    const calls: string[] = [];
    page.on('request', (request) => request.url().endsWith('/api/admin/scrape-now') && calls.push(request.url()));
    await signIn(page, 'editor', PAGE);
    await expect(rowOf(page, MATINEE)).toBeVisible();
    const started = page.waitForResponse('**/api/admin/scrape-now');
    await page.getByRole('button', { name: 'Scrape Now' }).dblclick();
    const answer = await started;
    expect(answer.status()).toBe(202);
    expect(calls).toHaveLength(1);
    const { jobId } = (await answer.json()) as { jobId: string };
    await expect(toast(page)).toContainText('Scraping Initiated');
    await expect(toast(page)).toContainText(
      'Manual scraping job has been started. Check back in a few minutes for new articles.',
    );

    // While a run is in progress, a second request returns its id.
    const second = await fetch(`${siteUrl}/api/admin/scrape-now`, {
      method: 'POST',
      headers: { Authorization: `Bearer ${await staffToken('editor')}` },
    });
    if (second.status === 409) expect(await second.json()).toMatchObject({ jobId });

    const panel = runPanel(page);
    await expect(panel.getByRole('list', { name: 'Sources of the run' })).toContainText(MATINEE, { timeout: 60_000 });
    await expect(page.getByRole('region', { name: 'Last run' })).toContainText('Done', { timeout: 120_000 });
    await expect(panel.getByRole('list', { name: 'Log of the run' })).toContainText(
      /Note:.*(stories|story|Nothing new)/,
    );
    await panel
      .getByText(/^Step by step/)
      .first()
      .click();
    await expect(panel.getByText('Fetching').first()).toBeVisible();
    await expect(rowOf(page, MATINEE)).toContainText(/Read .* ago/);

    const found = await adminDb()
      .collection('articleDesk')
      .where('creditSourceIds', 'array-contains', 'demo-matinee-post')
      .limit(1)
      .get();
    const id = found.docs[0]!.id;
    // The source that was read first is the lead; the others are credited after it.
    const [lead] = (found.docs[0]!.data() as { credits: { name: string }[] }).credits;
    const article = (await adminDb().doc(`articles/${id}`).get()).data() as { title: string; isPublished: boolean };
    expect(article.isPublished).toBe(false);
    const row = page.getByRole('row').filter({ has: page.getByRole('link', { name: article.title, exact: true }) });
    await page.goto('/admin/articles?waiting=source');
    await expect(row).toContainText('Draft');
    await expect(row).toContainText(`Imported from ${lead!.name}`);
    await row.getByRole('link', { name: article.title, exact: true }).click();
    const origins = page.getByRole('region', { name: 'Sources', exact: true });
    await expect(origins.getByRole('list', { name: 'Sources of the article' })).toContainText(MATINEE);
    await expect(origins).toContainText('Source headline');
    await expect(origins).toContainText('Written here');
  },
);

test(
  'the scraping tab is accessible in both colour schemes and fits the screen',
  { tag: '@both' },
  async ({ page }) => {
    test.slow();
    await signIn(page, 'editor', PAGE);
    await expect(rowOf(page, MATINEE)).toBeVisible();
    await expect(page.getByText('Login successful', { exact: true })).toBeHidden();
    await hydrated(page);
    await expectAccessibleInBothSchemes(page, 'scraping');
    await expectNoHorizontalScroll(page);

    const opener = page.getByRole('button', { name: 'Add source', exact: true });
    await opener.focus();
    await page.keyboard.press('Enter');
    const dialog = page.getByRole('dialog', { name: 'Add a source' });
    await dialog.getByLabel('Kind').selectOption('page');
    await dialog.getByText('Trusted to publish').click();
    await dialog.getByRole('button', { name: 'Preview' }).click();
    await expect(dialog.getByText('Please enter a CSS selector').first()).toBeVisible();
    await expectAccessibleInBothSchemes(page, 'the form of a source');
    await expectNoHorizontalScroll(page);
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await expect(opener).toBeFocused();
  },
);
