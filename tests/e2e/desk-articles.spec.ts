import type { Locator, Page } from '@playwright/test';
import { newAccount } from './support/accounts.ts';
import {
  expectAccessible,
  expectAccessibleInBothSchemes,
  expectNoHorizontalScroll,
  holdRequests,
} from './support/browser.ts';
import { signIn } from './support/desks.ts';
import { articles } from './support/pages.ts';
import { siteUrl, staffToken, uniqueName } from './support/site.ts';
import { expect, test } from './support/test.ts';

// Axe checks the colours at the moment of the call, so transitions must be off.
test.use({ colorScheme: 'dark', contextOptions: { reducedMotion: 'reduce' } });

const NEW = '/admin/articles/new';
const SUMMARY =
  'A single-screen cinema keeps its Friday night crowd with three bulbs, one projectionist and a tin of samosas.';
const TEXT =
  'The first thing you hear is the curtain motor, which has complained since 1974. Then come the samosas, carried in a tin that has outlived four managers and a strike. Nobody leaves before the names are over, and nobody ever did.';

const content = (page: Page): Locator => page.getByRole('textbox', { name: 'Content' });
const title = (page: Page): Locator => page.getByRole('textbox', { name: 'Title', exact: true });
const toast = (page: Page): Locator => page.getByRole('region', { name: /Notifications/ });
/**
 * Waits for a toast with this text. The timeout is long because, on a busy machine, the action that
 * shows the toast may be slow.
 */
const told = (page: Page, text: string): Promise<void> => expect(toast(page)).toContainText(text, { timeout: 30_000 });
const button = (page: Page, name: string): Locator => page.getByRole('button', { name, exact: true });

async function fill(page: Page, name: string): Promise<void> {
  await title(page).fill(name);
  await page.getByRole('textbox', { name: 'Summary', exact: true }).fill(SUMMARY);
  await content(page).fill(TEXT);
  await page.getByRole('combobox', { name: 'Category', exact: true }).selectOption({ label: 'Voices' });
}

type Made = { id: string; slug: string; revision: number };

/** Creates an article for one test through the API. */
async function makeArticle(name: string, more: Record<string, unknown> = {}): Promise<Made> {
  const answer = await fetch(`${siteUrl}/api/articles`, {
    method: 'POST',
    headers: { Authorization: `Bearer ${await staffToken('editor')}`, 'Content-Type': 'application/json' },
    body: JSON.stringify({ title: name, summary: SUMMARY, content: `<p>${TEXT}</p>`, categoryId: 'voices', ...more }),
  });
  if (!answer.ok) throw new Error(`No article: ${answer.status} ${await answer.text()}`);
  return (await answer.json()) as Made;
}

/** The HTTP status of an article's public page. */
async function statusOf(page: Page, slug: string): Promise<number> {
  const answer = await page.request.get(`/article/${slug}`, { headers: { accept: 'text/html' }, maxRedirects: 0 });
  return answer.status();
}

/** Chooses an entry of a row's menu. */
async function choose(page: Page, row: Locator, entry: string): Promise<void> {
  await row.getByRole('button', { name: /^Actions for/ }).click();
  await page.getByRole('menuitem', { name: entry, exact: true }).click();
}

/**
 * Creates articles for one test and opens the table with a search for their name. `shown`: how many
 * of them the table shows at first. Returns the articles and their rows.
 */
async function openTableOf(
  page: Page,
  name: string,
  parts: readonly string[],
  more: Record<string, unknown> = {},
  shown = parts.length,
) {
  const made: Made[] = [];
  for (const part of parts) made.push(await makeArticle(`${name}, part ${part}`, more));
  await expect
    .poll(
      async () => {
        const answer = await fetch(`${siteUrl}/api/admin/articles?q=${encodeURIComponent(name)}`, {
          headers: { Authorization: `Bearer ${await staffToken('editor')}` },
        });
        const { articles: found } = (await answer.json()) as { articles: { title: string }[] };
        return found.filter((one) => one.title.startsWith(name)).length;
      },
      { timeout: 30_000 },
    )
    .toBe(parts.length);
  await signIn(page, 'editor', `/admin/articles?q=${encodeURIComponent(name)}`);
  const rows = page.getByRole('table', { name: 'Articles' }).getByRole('row').filter({ hasText: name });
  await expect(rows).toHaveCount(shown);
  return { made, rows, rowOf: (part: string) => rows.filter({ hasText: `part ${part}` }) };
}

/** Opens the editor of an article and waits until its text is editable. */
async function openEditor(page: Page, id: string, account: Parameters<typeof signIn>[1] = 'editor'): Promise<void> {
  await signIn(page, account, `/admin/articles/${id}`);
  await content(page).waitFor();
}

test(
  'an article goes from an empty form to a published page, is edited, restored, renamed and unpublished',
  { tag: '@journey' },
  async ({ page, complaints }) => {
    test.setTimeout(180_000);
    complaints.expectRefusals();
    const name = uniqueName('Row H keeps its lights on');
    await signIn(page, 'editor', '/admin/articles');
    await page.getByRole('link', { name: 'Create Article' }).click();
    await content(page).waitFor();

    await button(page, 'Publish').click();
    for (const message of [
      'Title must be at least 10 characters',
      'Summary must be at least 50 characters',
      'Content must be at least 200 characters',
      'Please select a category',
    ])
      await expect(page.getByText(message)).toBeVisible();
    await expect(title(page)).toBeFocused();
    await expect(content(page)).toHaveAccessibleDescription('Content must be at least 200 characters');

    await page.getByLabel('Image URL').fill('not a picture');
    await fill(page, name);
    await button(page, 'Publish').click();
    await expect(page.getByText('Please enter a valid image URL')).toBeVisible();
    await expect(page.getByLabel('Image URL')).toBeFocused();
    await page.getByLabel('Image URL').fill('');
    await page.getByLabel('Tags', { exact: true }).fill('single screens, samosas,');
    await expect(page.getByRole('button', { name: 'samosas', exact: true })).toBeVisible();

    await content(page).press('ControlOrMeta+End');
    await content(page).press('Enter');
    await page.getByRole('button', { name: 'Quote' }).click();
    await page.keyboard.type('We were only between reels.');
    await expect(
      page.frameLocator('iframe[title="Preview of the article"]').getByRole('heading', { level: 1 }),
    ).toHaveText(name);
    await expect(page.frameLocator('iframe[title="Preview of the article"]').locator('blockquote')).toContainText(
      'between reels',
    );
    // A double click publishes only once.
    await button(page, 'Publish').dblclick();
    await told(page, 'Success');
    await told(page, 'Article created successfully.');
    // The form is empty for the next article, and a notice links to the created one.
    const created = page.getByRole('status').filter({ hasText: `Created: ${name}` });
    await expect(created).toBeFocused();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Create Article');
    await expect(title(page)).toHaveValue('');
    await expect(content(page)).toHaveText('');
    await expect(page.getByText('No unsaved changes')).toBeVisible();
    await expect(page.getByText('Title must be at least 10 characters')).toBeHidden();
    await expectAccessible(page, 'the editor after an article was created');
    await page.keyboard.press('Tab');
    await expect(created.getByRole('link', { name: 'Edit this article' })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/admin\/articles\/[\w-]+$/);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Edit Article');
    const slug = await page.getByLabel('URL', { exact: true }).inputValue();

    const reader = await page.context().newPage();
    await reader.goto(`/article/${slug}`);
    await expect(reader.getByRole('heading', { level: 1 })).toHaveText(name);
    await expect(reader.locator('blockquote')).toContainText('between reels');
    await reader.close();

    // Edit and save by keyboard.
    await title(page).fill(`${name}, still`);
    await expect(page.getByText(/^Saved \d\d:\d\d$/)).toBeVisible();
    await page.keyboard.press('ControlOrMeta+s');
    await told(page, 'Article updated.');

    // Restore: the comparison opens first.
    await page.getByRole('button', { name: 'Compare and restore revision 1' }).click();
    const revision = page.getByRole('dialog', { name: 'Revision 1' });
    await expect(revision.locator('del')).toContainText('still');
    await revision.getByRole('button', { name: 'Restore revision 1' }).click();
    await told(page, 'Revision 1 restored.');
    await expect(title(page)).toHaveValue(name);
    await expect(page.getByText('restored it from revision 1')).toBeVisible();

    // Rename: the old address redirects to the new one.
    await page.getByLabel('URL', { exact: true }).fill(`${slug} renamed`);
    await expect(page.getByText(`/article/${slug} will redirect there`)).toBeVisible();
    await button(page, 'Update').click();
    await told(page, 'Article updated.');
    await expect.poll(() => statusOf(page, `${slug}-renamed`), { timeout: 20_000 }).toBe(200);
    await expect.poll(() => statusOf(page, slug), { timeout: 20_000 }).toBe(301);

    await button(page, 'Unpublish').click();
    await told(page, 'Article unpublished.');
    await expect(page.getByText('Draft', { exact: true })).toBeVisible();
    await expect.poll(() => statusOf(page, `${slug}-renamed`), { timeout: 20_000 }).toBe(404);
  },
);

test('a new article stays open when it is saved by keyboard, and text typed during a save stays', async ({
  page,
  complaints,
}) => {
  test.slow();
  complaints.expectOffline();
  await signIn(page, 'editor', NEW);

  await test.step('a save by keyboard during writing', async () => {
    await content(page).waitFor();
    const name = uniqueName('Row J is still being written');
    await fill(page, name);
    await title(page).press('ControlOrMeta+s');
    await told(page, 'Article created successfully.');
    // The address no longer says that the article was never saved.
    await expect(page).toHaveURL(/\/admin\/articles\/[\w-]+$/);
    await expect(title(page)).toHaveValue(name);
    await expect(page.getByText('Draft', { exact: true })).toBeVisible();
  });
  await test.step('text typed during a save', async () => {
    await page.goto(NEW);
    await content(page).waitFor();
    const name = uniqueName('Row K types faster than the network');
    await fill(page, name);
    const letGo = await holdRequests(page, '**/api/articles');
    await button(page, 'Save draft').click();
    await expect(button(page, 'Saving…')).toBeVisible();
    await page.getByLabel('Byline').fill('Typed meanwhile');
    letGo();
    // The article stays open, because the typed text is not saved yet.
    await told(page, 'Article created successfully.');
    await expect(page).toHaveURL(/\/admin\/articles\/[\w-]+$/);
    await expect(page.getByLabel('Byline')).toHaveValue('Typed meanwhile');
    await expect(title(page)).toHaveValue(name);
    await expect(page.getByText(/^Saved \d\d:\d\d$/)).toBeVisible();
  });
  await test.step('a save asks nothing, though the unsaved form did not reach the server', async () => {
    await page.goto(NEW);
    await content(page).waitFor();
    await page.route('**/api/admin/working-copies/*', (route) =>
      route.request().method() === 'PUT' ? route.abort() : route.continue(),
    );
    const name = uniqueName('Row L is saved at once');
    await fill(page, name);
    await expect(page.getByText('Server unreachable. Changes are kept on this device')).toBeVisible();
    await button(page, 'Save draft').click();
    await expect(page.getByText(`Created: ${name}`)).toBeVisible();
    await expect(title(page)).toHaveValue('');
  });
});

test(
  'an article is scheduled for a time in India and stays a draft until then',
  { tag: '@journey' },
  async ({ page, complaints }) => {
    complaints.expectRefusals();
    const { id, slug } = await makeArticle(uniqueName('Out on Friday'), { isPublished: false });
    await openEditor(page, id);
    await page.getByLabel('Schedule').fill('2020-01-01T09:30');
    await expect(page.getByLabel('Schedule')).toHaveAccessibleDescription('Please choose a time in the future');
    await button(page, 'Schedule').click();
    await expect(page.getByLabel('Schedule')).toBeFocused();
    await expect(page.getByLabel('Schedule')).toHaveAttribute('aria-invalid', 'true');

    const day = new Date(Date.now() + 3 * 86_400_000).toISOString().slice(0, 10);
    await page.getByLabel('Schedule').fill(`${day}T09:30`);
    await expect(page.getByText(/Will be published on .*09:30, India time/)).toBeVisible();
    await button(page, 'Schedule').click();
    await told(page, 'Article scheduled.');
    await expect(page.getByText('Scheduled', { exact: true })).toBeVisible();
    expect(await statusOf(page, slug)).toBe(404);

    await button(page, 'Publish').click();
    await told(page, 'Article published.');
    await expect(page.getByLabel('Schedule')).toBeDisabled();
    await expect(page.getByLabel('Schedule')).toHaveAccessibleDescription(/To choose a time, unpublish it first/);
    await expect.poll(() => statusOf(page, slug), { timeout: 40_000 }).toBe(200);
  },
);

test(
  'the table of articles can be searched, filtered and extended, and a deletion can be undone',
  { tag: '@journey' },
  async ({ page }) => {
    const name = uniqueName('The samosa clause returns');
    await makeArticle(name, { isPublished: false, isBreaking: true, language: 'en' });
    await signIn(page, 'editor', '/admin/articles');
    const rows = page.getByRole('table', { name: 'Articles' }).getByRole('row');
    await expect(rows).toHaveCount(26);
    await page.getByRole('button', { name: 'Load more' }).click();
    await expect.poll(() => rows.count()).toBeGreaterThan(26);

    const views = async () =>
      (await page.getByRole('table', { name: 'Articles' }).locator('tbody tr td:nth-child(6)').allTextContents()).map(
        (text) => Number(text.replaceAll(',', '')),
      );
    const isInOrder = (counts: number[]) => counts.every((count, index) => index === 0 || counts[index - 1]! >= count);
    await page.getByRole('button', { name: 'Views', exact: true }).click();
    await expect.poll(async () => isInOrder(await views()), 'the most viewed come first').toBe(true);
    await page.getByLabel('Sort by').selectOption('Title, Z to A');
    await expect(page.getByRole('columnheader', { name: 'Title' })).toHaveAttribute('aria-sort', 'descending');
    await expect
      .poll(async () => {
        const titles = await page.locator('[data-title]').allTextContents();
        return titles.join() === titles.toSorted().toReversed().join();
      })
      .toBe(true);
    await page.getByLabel('Sort by').selectOption('Last edited');

    await page.getByLabel('Search articles').fill(name);
    await page.getByLabel('Search articles').press('Enter');
    await page.getByLabel('Status', { exact: true }).selectOption('draft');
    await expect(page).toHaveURL(/q=.*status=draft/);
    // Articles whose title has all words of the query come first.
    await expect(rows.nth(1)).toContainText(name);
    const row = page.getByRole('row', { name });
    await expect(row).toContainText('Draft');
    await expect(row).toContainText('Breaking');
    await expect(row).toContainText('Imtiaz Contractor');
    await page.reload();
    await expect(row).toBeVisible();

    await choose(page, row, 'Delete');
    await expect(row).toBeHidden();
    await toast(page).getByRole('button', { name: 'Undo' }).click();
    await expect(row).toBeVisible();
    await told(page, 'Article restored.');

    await choose(page, row, 'Publish');
    await told(page, 'Article published.');
    await expect(row).toContainText('Published');

    await page.getByLabel('Search articles').fill('zzqxv');
    await page.getByLabel('Search articles').press('Enter');
    await button(page, 'Show all articles').click();
    await expect(page).toHaveURL(/\/admin\/articles$/);
    await expect(page.getByLabel('Search articles')).toHaveValue('');
    await expect(rows).toHaveCount(26);
  },
);

test('more rows load after a row was deleted, and the rows stay if the next page fails to load', async ({
  page,
  complaints,
}) => {
  complaints.expectOffline();
  const name = uniqueName('The interval that never ended');
  // Two articles per page, so four articles give two pages.
  let isDown = false;
  await page.route(
    (url) => url.pathname === '/api/admin/articles',
    (route) => {
      const url = new URL(route.request().url());
      url.searchParams.set('limit', '2');
      return isDown && url.searchParams.has('after') ? route.abort() : route.continue({ url: url.href });
    },
  );
  const { rows } = await openTableOf(page, name, ['one', 'two', 'three', 'four'], { isPublished: false }, 2);
  isDown = true;
  await button(page, 'Load more').click();
  await expect(page.getByRole('alert').filter({ hasText: 'More articles could not be loaded.' })).toBeVisible();
  await expect(rows).toHaveCount(2);

  isDown = false;
  await choose(page, rows.last(), 'Delete');
  await expect(rows).toHaveCount(1);
  await button(page, 'Load more').click();
  await expect(rows).toHaveCount(3);
  await expect(page.getByRole('alert').filter({ hasText: 'could not be loaded' })).toBeHidden();
});

test(
  'several articles are changed at once with one undo, and an article that could not be changed is named',
  { tag: '@journey' },
  async ({ page, complaints }) => {
    test.setTimeout(120_000);
    complaints.expectRefusals();
    const name = uniqueName('Three reels in one tin');
    const { made, rows, rowOf } = await openTableOf(page, name, ['one', 'two', 'three'], { isPublished: false });
    const bar = page.getByRole('group', { name: 'Selected articles' });
    // The search may also find articles of other tests, so select only the rows of this test.
    const select = async () => {
      for (const row of await rows.all()) await row.getByRole('checkbox').check();
      await expect(bar).toContainText('3 selected');
    };
    const published = rows.filter({ hasText: 'Published' });

    // The rows show that a change is in progress.
    const go = await holdRequests(page, '**/api/admin/articles/bulk');
    const all = page.getByRole('checkbox', { name: 'Select all shown' });
    await all.check();
    await expect(page.getByRole('row').getByRole('checkbox', { checked: false })).toHaveCount(0);
    await all.uncheck();
    await expect(bar).toBeHidden();
    await select();
    await bar.getByRole('button', { name: 'Publish', exact: true }).click();
    await expect(page.getByRole('progressbar', { name: /^Publishing / })).toHaveCount(3);
    go();
    await told(page, '3 articles published.');
    await expect(published).toHaveCount(3);
    await expect(page.getByRole('progressbar')).toHaveCount(0);
    await page.unroute('**/api/admin/articles/bulk');
    await toast(page).getByRole('button', { name: 'Undo' }).click();
    await told(page, 'The changes to 3 articles were undone.');
    await expect(published).toHaveCount(0);

    await select();
    await bar.getByRole('button', { name: 'Move to…' }).click();
    await page.getByRole('menuitem', { name: 'Music', exact: true }).click();
    await told(page, '3 articles moved.');
    await expect(rows.filter({ hasText: 'Music' })).toHaveCount(3);

    // A colleague changes one of the three articles. The bulk change skips this article and names
    // it, and changes the other two.
    const [one] = made;
    const changed = await fetch(`${siteUrl}/api/articles/${one!.id}`, {
      method: 'PATCH',
      headers: { Authorization: `Bearer ${await staffToken('admin')}`, 'Content-Type': 'application/json' },
      body: JSON.stringify({ byline: 'Somebody else' }),
    });
    expect(changed.ok).toBe(true);
    await select();
    await bar.getByRole('button', { name: 'Feature', exact: true }).click();
    const failed = page.getByRole('alert').filter({ hasText: '1 of 3 articles was not featured' });
    await expect(failed).toContainText(`${name}, part one: Someone else changed this article in the meantime`);
    await expect(rows.filter({ hasText: 'Featured' })).toHaveCount(2);
    await expect(rowOf('one')).toContainText('Somebody else');
    await failed.getByRole('button', { name: 'Close' }).click();
    await expect(failed).toBeHidden();

    await select();
    await expectAccessibleInBothSchemes(page, 'the table with selected articles');
    await bar.getByRole('button', { name: 'Delete', exact: true }).click();
    const question = page.getByRole('dialog', { name: 'Delete 3 articles?' });
    await question.getByRole('button', { name: 'Delete', exact: true }).click();
    await expect(rows).toHaveCount(0);
    await toast(page).getByRole('button', { name: 'Undo' }).click();
    await told(page, '3 articles restored.');
    await expect(rows).toHaveCount(3);
    await choose(page, rowOf('two'), 'Unfeature');
    await expect(rowOf('two')).not.toContainText('Featured');
  },
);

test('the table of articles works by keyboard alone', async ({ page }) => {
  const name = uniqueName('The row that never slept');
  const { made, rows, rowOf } = await openTableOf(page, name, ['one', 'two', 'three'], { isPublished: false });
  const titleOf = (row: Locator) => row.getByRole('rowheader').getByRole('link');
  const checkbox = (row: Locator) => row.getByRole('checkbox');
  await page.keyboard.press('j');
  await expect(titleOf(rows.first())).toBeFocused();
  await page.keyboard.press('j');
  await expect(titleOf(rows.nth(1))).toBeFocused();
  await page.keyboard.press('k');
  await expect(titleOf(rows.first())).toBeFocused();
  await page.keyboard.press('x');
  await expect(checkbox(rows.first())).toBeChecked();
  await page.keyboard.press('j');
  await page.keyboard.press('j');
  await page.keyboard.press('Shift+X');
  await expect(page.getByRole('group', { name: 'Selected articles' })).toContainText('3 selected');
  await page.keyboard.press('Escape');
  await expect(checkbox(rows.first())).not.toBeChecked();

  await page.keyboard.press('p');
  await told(page, 'Article published.');
  await expect(rows.nth(2)).toContainText('Published');
  await page.keyboard.press('p');
  await told(page, 'Article unpublished. It is no longer visible to readers.');

  // The selection bar disappears with its buttons, so the current row gets the focus.
  await page.keyboard.press('x');
  await page
    .getByRole('group', { name: 'Selected articles' })
    .getByRole('button', { name: 'Feature', exact: true })
    .focus();
  await page.keyboard.press('Enter');
  await expect(rows.nth(2)).toContainText('Featured');
  await expect(titleOf(rows.nth(2))).toBeFocused();

  // While the menu is open, the table's shortcuts are off.
  await rows
    .nth(2)
    .getByRole('button', { name: /^Actions for/ })
    .focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('menuitem', { name: 'Edit' })).toBeFocused();
  await page.keyboard.press('x');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('menu')).toBeHidden();
  await expect(checkbox(rows.nth(2))).not.toBeChecked();

  // In the search field, shortcut keys are text.
  await page.keyboard.press('/');
  const search = page.getByLabel('Search articles');
  await expect(search).toBeFocused();
  await search.fill(`${name}, part two`);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/part\+two/);
  await expect(rows.first()).toContainText('part two');
  await search.blur();
  await page.keyboard.press('j');
  await page.keyboard.press('e');
  await expect(page).toHaveURL(new RegExp(`/admin/articles/${made[1]!.id}$`));
  await page.goBack();
  // The row from which the editor was opened is current again.
  await expect(titleOf(rowOf('two'))).toBeFocused();

  await page.keyboard.press('?');
  const help = page.getByRole('dialog', { name: 'Keyboard' });
  await help.getByLabel('Single-key shortcuts').uncheck();
  await help.getByRole('button', { name: 'Close' }).click();
  await page.keyboard.press('/');
  await expect(search).not.toBeFocused();
});

test(
  'an editor who saves an article that a colleague has changed is notified and chooses between the versions',
  { tag: '@journey' },
  async ({ page, openWindow, complaints }) => {
    test.setTimeout(180_000);
    complaints.expectRefusals();
    const { id } = await makeArticle(uniqueName('Two pens, one page'));
    // Use new accounts: other tests are signed in with the demo's accounts at the same time, and
    // presence shows each account only at the article that its newest heartbeat names.
    const [first, second] = [await newAccount('editor'), await newAccount('editor')];
    await openEditor(page, id, first);
    const other = await openWindow();
    await openEditor(other, id, second);
    await expect(other.getByText(`${first.displayName} has this article open`)).toBeVisible();
    await expect(page.getByText(/has this article open/)).toBeVisible();

    await title(other).fill('Theirs: two pens, one page');
    await other.getByLabel('Byline').fill('The other pen');
    await button(other, 'Update').click();
    await told(other, 'Article updated.');
    await expect(page.getByText(/^Changed by /)).toBeVisible();

    await title(page).fill('Mine: two pens, one page');
    await page.getByLabel('Picture credit').fill('Mine');
    await button(page, 'Update').click();
    const dialog = page.getByRole('dialog', { name: 'Two versions of this article' });
    await expect(dialog.getByRole('heading', { name: 'Title' })).toBeVisible();
    await expect(dialog.locator('del').first()).toContainText('Theirs');
    await expect(dialog.locator('ins').first()).toContainText('Mine');
    // Both editors changed the title, so this editor has to choose one. For the other fields a
    // choice is preset.
    await expect(dialog.getByRole('button', { name: '1 to choose' })).toHaveAttribute('aria-disabled', 'true');
    await dialog.getByRole('group', { name: 'Title: which version' }).getByText('Keep mine').click();
    await dialog.getByRole('button', { name: 'Continue with this' }).click();
    await expect(title(page)).toHaveValue('Mine: two pens, one page');
    await expect(page.getByLabel('Byline')).toHaveValue('The other pen');
    await button(page, 'Update').click();
    await told(page, 'Article updated.');
    await expect(other.getByText(`Changed by ${first.displayName}`)).toBeVisible();
    await other.getByRole('button', { name: 'Compare', exact: true }).click();
    await other.getByRole('dialog').getByRole('button', { name: 'Continue with this' }).click();
    await expect(title(other)).toHaveValue('Mine: two pens, one page');
    await expect(other.getByLabel('Picture credit')).toHaveValue('Mine');
  },
);

test('unsaved work survives a failed save, a lost network and a reload, and can be discarded', async ({
  page,
  complaints,
  context,
}) => {
  test.slow();
  // A reload during an autosave sends the same form again, which the server refuses as known.
  complaints.expectRefusals();
  complaints.expectOffline();
  const { id } = await makeArticle(uniqueName('Kept between reels'));
  await openEditor(page, id);

  await test.step('a failed save and a lost network keep the typed text', async () => {
    await page.route(`**/api/articles/${id}`, (route) => route.abort());
    await title(page).fill('Written while the bulb was out');
    await button(page, 'Update').click();
    await told(page, 'Error');
    await told(page, 'Failed to save article. Please try again.');
    await expect(title(page)).toHaveValue('Written while the bulb was out');

    await context.setOffline(true);
    await title(page).fill('Written while the line was out');
    await expect(page.getByText('Offline. Changes are kept on this device')).toBeVisible();
    await context.setOffline(false);
    await expect(page.getByText(/^Saved \d\d:\d\d$/)).toBeVisible();
    await page.unroute(`**/api/articles/${id}`);
    await button(page, 'Update').click();
    await told(page, 'Article updated.');
  });
  await test.step('a reload at once keeps the last letters', async () => {
    await title(page).fill('Not saved by anybody yet');
    await page.reload();
    await expect(page.getByText('Your unsaved changes from last time have been restored.')).toBeVisible();
    await expect(title(page)).toHaveValue('Not saved by anybody yet');
    await expect(page.getByText(/^Saved \d\d:\d\d$/)).toBeVisible();
    expect(await unsentKeys(page)).toEqual([]);
  });
  await test.step('discarded work does not come back', async () => {
    await button(page, 'Discard changes').click();
    await page.getByRole('dialog').getByRole('button', { name: 'Discard changes' }).click();
    await expect(title(page)).not.toHaveValue('Not saved by anybody yet');
    await expect(page.getByText('No unsaved changes')).toBeVisible();
    await page.reload();
    await content(page).waitFor();
    await expect(page.getByText('Your unsaved changes from last time have been restored.')).toBeHidden();
  });
});

/** The keys of the work that only this device has. */
const unsentKeys = (page: Page): Promise<string[]> =>
  page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('fs-article-')));

test('unfinished articles are listed on every device, and two windows of one editor are merged', async ({
  page,
  context,
  openWindow,
  complaints,
}) => {
  test.slow();
  complaints.expectRefusals();
  const account = await newAccount('editor');
  await signIn(page, account, NEW);
  await expect(page).toHaveURL(/\/admin\/articles\/[\w-]+\?new$/);
  await title(page).fill('The first story');
  await expect(page.getByText(/^Saved \d\d:\d\d$/)).toBeVisible();

  const other = await context.newPage();
  await other.goto(NEW);
  await title(other).fill('The second story');
  await expect(other.getByText(/^Saved \d\d:\d\d$/)).toBeVisible();

  const device = await openWindow();
  await signIn(device, account, '/admin/articles');
  const unfinished = device.getByRole('region', { name: 'Your unfinished work' });
  await expect(unfinished.getByRole('link')).toHaveText(['The second story', 'The first story']);
  await unfinished.getByRole('link', { name: 'The first story' }).click();
  await expect(title(device)).toHaveValue('The first story');

  await test.step('different fields are merged at once', async () => {
    await device.getByLabel('Byline').fill('From the other device');
    await expect(device.getByText(/^Saved \d\d:\d\d$/)).toBeVisible();
    await page.getByLabel('Picture credit').fill('From the first one');
    await expect(page.getByLabel('Byline')).toHaveValue('From the other device');
    await expect(page.getByLabel('Picture credit')).toHaveValue('From the first one');
  });
  await test.step('the same field is chosen by the editor', async () => {
    await device.getByLabel('Picture credit').fill('Somebody');
    const dialog = device.getByRole('dialog', { name: 'Two versions of this article' });
    await dialog.getByRole('button', { name: 'Decide later' }).click();
    await device.getByLabel('Byline').fill('From the other device, later');
    await expect(device.getByText('Changed in another window. Not saved yet')).toBeVisible();
    await device.getByRole('button', { name: 'Compare' }).click();
    await expect(dialog).toContainText('You changed this article in another window in the meantime.');
    await dialog.getByRole('group', { name: 'Picture credit: which version' }).getByText('Keep mine').click();
    await dialog.getByRole('button', { name: 'Continue with this' }).click();
    await expect(device.getByText(/^Saved \d\d:\d\d$/)).toBeVisible();
    await expect(device.getByLabel('Picture credit')).toHaveValue('Somebody');
  });
});

test('unsaved text of a deleted article is listed, and continues as a new article', async ({ page, complaints }) => {
  test.slow();
  complaints.expectRefusals();
  const account = await newAccount('editor');
  const deleteArticle = async (id: string) => {
    const headers = { Authorization: `Bearer ${await staffToken('editor')}` };
    expect((await fetch(`${siteUrl}/api/articles/${id}`, { method: 'DELETE', headers })).ok).toBe(true);
  };
  const deleted = page.getByRole('alert').filter({ hasText: 'This article was deleted.' });
  const typed = page.getByLabel('Byline');
  const kept = () =>
    page.waitForResponse(
      (response) => response.url().includes('/working-copies/') && response.request().method() === 'PUT',
    );

  await test.step('from the open editor', async () => {
    const name = uniqueName('Cut from the first reel');
    const { id } = await makeArticle(name);
    await openEditor(page, id, account);
    await deleteArticle(id);
    await typed.fill('Typed after the deletion');
    await deleted.getByRole('button', { name: 'Continue as a new article' }).click();
    await expect(page).toHaveURL(/\/admin\/articles\/[\w-]+\?new$/);
    await expect(title(page)).toHaveValue(name);
    await expect(typed).toHaveValue('Typed after the deletion');
    await button(page, 'Save draft').click();
    await expect(page.getByText(`Created: ${name}`)).toBeVisible();
  });
  await test.step('from the list of unfinished work', async () => {
    const name = uniqueName('Cut from the second reel');
    const { id } = await makeArticle(name);
    await page.goto(`/admin/articles/${id}`);
    await content(page).waitFor();
    await deleteArticle(id);
    await deleted.waitFor();
    const saved = kept();
    await typed.fill('Typed after the deletion');
    expect((await saved).status()).toBe(200);
    await page.goto('/admin/articles');
    const unfinished = page.getByRole('region', { name: 'Your unfinished work' });
    await expect(unfinished.getByRole('listitem').filter({ hasText: name })).toContainText(
      'Unsaved changes of a deleted article',
    );
    await unfinished.getByRole('link', { name }).click();
    await expect(deleted).toContainText(name);
    await expectAccessible(page, 'a deleted article with unsaved text');
    await deleted.getByRole('button', { name: 'Continue as a new article' }).click();
    await expect(typed).toHaveValue('Typed after the deletion');
  });
  await test.step('or is discarded', async () => {
    const { id } = await makeArticle(uniqueName('Cut from the third reel'));
    await page.goto(`/admin/articles/${id}`);
    await content(page).waitFor();
    const saved = kept();
    await typed.fill('Typed before the deletion');
    await saved;
    await deleteArticle(id);
    await page.reload();
    await deleted.getByRole('button', { name: 'Discard text' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Discard text' }).click();
    await expect(page).toHaveURL(/\/admin\/articles$/);
    await page.goto(`/admin/articles/${id}`);
    await expect(page.getByText('This article does not exist. It may have been deleted.')).toBeVisible();
  });
});

test('a log-out saves unsaved work first; offline it asks, and nothing stays on the device', async ({
  page,
  context,
  complaints,
}) => {
  test.slow();
  complaints.expectOffline();
  const account = await newAccount('editor');
  await signIn(page, account, NEW);
  await title(page).fill('Typed just before the log-out');
  await button(page, 'Log out').click();
  await expect(page.getByLabel('User name')).toBeVisible();
  expect(await unsentKeys(page)).toEqual([]);

  await signIn(page, account, '/admin/articles');
  await page.getByRole('link', { name: 'Typed just before the log-out' }).click();
  await expect(title(page)).toHaveValue('Typed just before the log-out');
  await context.setOffline(true);
  await title(page).fill('Typed in a tunnel');
  await expect(page.getByText('Offline. Changes are kept on this device')).toBeVisible();
  await button(page, 'Log out').click();
  const question = page.getByRole('dialog', { name: 'Log out and discard your changes?' });
  await question.getByRole('button', { name: 'Stay' }).click();
  await expect(title(page)).toHaveValue('Typed in a tunnel');
  await button(page, 'Log out').click();
  await question.getByRole('button', { name: 'Discard and log out' }).click();
  await expect(page.getByLabel('User name')).toBeVisible();
  await expect.poll(() => unsentKeys(page)).toEqual([]);
});

test('the text’s toolbar is one tab stop, adds links by keyboard and pictures by a dialog, and pasted text is cleaned', async ({
  page,
  complaints,
}) => {
  complaints.expectOffline();
  await signIn(page, 'editor', NEW);
  await content(page).waitFor();
  await content(page).press('Alt+F10');
  await expect(page.getByRole('button', { name: 'Bold' })).toBeFocused();
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('button', { name: 'Italic' })).toBeFocused();
  await page.keyboard.press('End');
  await expect(page.getByRole('button', { name: 'Redo' })).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(content(page)).toBeFocused();

  await page.evaluate(() => {
    const data = new DataTransfer();
    data.setData(
      'text/html',
      '<h1>Head</h1><p class="MsoListParagraph"><span>·<span>&nbsp; </span></span>Tin</p><script>alert(1)</script><p style="color:red" onclick="x()">Red</p>',
    );
    document
      .querySelector('[role="textbox"]')
      ?.dispatchEvent(new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true }));
  });
  await expect(content(page).locator('h2')).toHaveText('Head');
  await expect(content(page).locator('li')).toHaveText('Tin');
  expect(await content(page).innerHTML()).not.toMatch(/style="color|onclick|script/);

  await content(page).press('ControlOrMeta+k');
  await expect(page.getByRole('textbox', { name: 'URL', exact: true })).toBeFocused();
  await page.getByRole('textbox', { name: 'URL', exact: true }).fill('javascript:alert(1)');
  await page.getByLabel('Link text').fill('the chart');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Please enter a URL that starts with https://')).toBeVisible();
  await page.getByRole('textbox', { name: 'URL', exact: true }).fill('/box-office');
  await page.keyboard.press('Enter');
  await expect(content(page).locator('a[href="/box-office"]')).toHaveText('the chart');
  await expect(content(page)).toBeFocused();

  await page.getByRole('button', { name: 'Picture', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Picture' });
  await dialog.getByLabel('Image URL').fill('/media/none/800.webp');
  complaints.expectRefusals();
  await expect(dialog.getByText('This picture does not load')).toBeVisible();
  await dialog.getByLabel('Image URL').fill('/art/about-400.webp');
  await expect(dialog.getByText(/\d+ × \d+ px/)).toBeVisible();
  await dialog.getByLabel('Alt text').fill('A tin');
  await dialog.getByLabel('Caption').fill('The tin, 1974');
  await dialog.getByRole('button', { name: 'Add picture' }).click();
  await expect(content(page).locator('figure img[alt="A tin"]')).toBeVisible();
  await expect(content(page).locator('figcaption')).toHaveText('The tin, 1974');
});

test('the preview can be hidden, and a small laptop shows at least twelve lines of the text', async ({ page }) => {
  const { id } = await makeArticle(uniqueName('Twelve lines of it'), { content: `<p>${TEXT}</p>`.repeat(12) });
  await page.setViewportSize({ width: 1280, height: 800 });
  await openEditor(page, id);
  const preview = page.getByRole('region', { name: 'Preview' });
  await expect(preview).toBeVisible();
  await button(page, 'Hide preview').click();
  await expect(preview).toBeHidden();
  await page.reload();
  await content(page).waitFor();
  await expect(preview).toBeHidden();
  const top = await content(page).evaluate((text) => {
    text.scrollIntoView({ block: 'start' });
    return text.getBoundingClientRect().top;
  });
  const lineHeight = await content(page)
    .locator('p')
    .first()
    .evaluate((line) => Number.parseFloat(getComputedStyle(line).lineHeight));
  const bar = (await page.getByRole('group', { name: 'Saving' }).boundingBox())!;
  expect((bar.y - top) / lineHeight).toBeGreaterThanOrEqual(12);
  await button(page, 'Show preview').click();
  await expect(preview).toBeVisible();
});

test(
  'the table and the editors are accessible in both colour schemes and fit the screen',
  { tag: '@both' },
  async ({ page, viewport }) => {
    test.setTimeout(180_000);
    const isPhone = (viewport?.width ?? 0) < 500;
    await makeArticle(
      `${uniqueName('A headline that says everything about the interval, the samosas and the man who sold both')} again`,
      { isPublished: false, isFeatured: true, isBreaking: true, byline: 'Someone with a long name of three parts' },
    );
    const hindi = (await (await page.request.get(`/api/articles/${articles.hindi}`)).json()) as { id: string };
    await signIn(page, 'editor', '/admin/articles');
    await expect(page.getByText('Login successful', { exact: true })).toBeHidden();

    await test.step('a row of the table is at most 56 px high; on a phone, its card is at most 96 px high', async () => {
      const rows = page.getByRole('table', { name: 'Articles' }).locator('tbody tr');
      await expect(rows).toHaveCount(25);
      const heights = await rows.evaluateAll((all) => all.map((row) => row.getBoundingClientRect().height));
      expect(Math.max(...heights)).toBeLessThanOrEqual(isPhone ? 96 : 56);
    });
    for (const { what, path } of [
      { what: 'the table', path: '/admin/articles' },
      { what: 'the empty editor', path: NEW },
      { what: 'the editor of a Hindi article', path: `/admin/articles/${hindi.id}` },
    ])
      await test.step(what, async () => {
        const isTable = path === '/admin/articles';
        if (!isTable) {
          await page.goto(path);
          await content(page).waitFor();
        }
        await expectNoHorizontalScroll(page);
        await expectAccessibleInBothSchemes(page, what);
        if (!isPhone) return;
        if (!isTable) {
          await page.getByRole('group', { name: 'View' }).getByText('Preview').click();
          await expectAccessible(page, `${what}, preview`);
        }
        await page.setViewportSize({ width: 320, height: 640 });
        await expectNoHorizontalScroll(page);
        await page.setViewportSize({ width: 390, height: 844 });
      });
  },
);
