import { readFile } from 'node:fs/promises';
import { expectAccessibleInBothSchemes, expectNoHorizontalScroll, hydrated, open } from './support/browser.ts';
import { openDesk, signIn } from './support/desks.ts';
import { adminDb, getJson, siteUrl, uniqueName } from './support/site.ts';
import { subscribe } from './support/subscribers.ts';
import { expect, test } from './support/test.ts';
import { categoryTints } from '../../web/src/shared/ui/category/category-tints.ts';

type Ballot = { id: string; title: string; question?: string };

/**
 * Deletes the matching polls or predictions with all their documents, so that other tests do not
 * see them.
 */
async function forgetBallot(kind: 'polls' | 'predictions', isIt: (item: Ballot) => boolean): Promise<void> {
  const db = adminDb();
  const found = (await db.collection(kind).get()).docs.filter((doc) => isIt({ ...(doc.data() as Ballot), id: doc.id }));
  for (const { id, ref } of found) {
    await ref.delete();
    await db.doc(`ballotDesk/${kind}_${id}`).delete();
    await db.recursiveDelete(db.doc(`counters/${kind}_${id}`));
  }
}

const toast = 'Notifications (F8)';

test(
  'a poll is created, voted on, locked for editing after a vote, closed and reopened, live at another desk',
  { tag: '@journey' },
  async ({ page, openWindow, complaints }) => {
    test.slow();
    complaints.expectRefusals();
    const question = uniqueName('Which reel would you save first');
    try {
      await signIn(page, 'editor', '/admin/polls');
      const other = await openDesk(openWindow, 'admin', '/admin/polls');
      await expect(other.getByRole('article').first()).toBeVisible();
      await page.getByRole('button', { name: 'New poll' }).click();
      const dialog = page.getByRole('dialog', { name: 'New poll' });
      await dialog.getByLabel('Title').fill('From the fire');
      await dialog.getByLabel('Question').fill(question);
      await dialog.getByLabel('Option 1', { exact: true }).fill('The first one');
      await dialog.getByLabel('Option 2', { exact: true }).fill('the FIRST one');
      await dialog.getByRole('button', { name: 'Create poll' }).click();
      await expect(dialog.getByText('This option is already listed')).toBeVisible();
      await expect(dialog.getByLabel('Option 2', { exact: true })).toBeFocused();
      await dialog.getByLabel('Option 2', { exact: true }).fill('The last one');
      await dialog.getByRole('button', { name: 'Create poll' }).click();
      await expect(dialog).toBeHidden();
      const card = page.getByRole('article', { name: question });
      await expect(card).toContainText('0 votes');
      // Another editor's open desk shows the new poll, the vote and the closing without a reload.
      const elsewhere = other.getByRole('article', { name: question });
      await expect(elsewhere).toContainText('0 votes');

      // Somebody votes while the editor has the form open.
      await card.getByRole('button', { name: /^Edit/ }).click();
      const edit = page.getByRole('dialog', { name: 'Edit poll' });
      await edit.getByLabel('Option 1', { exact: true }).fill('Another one');
      const reader = await openWindow();
      await expect(async () => {
        await open(reader, '/polls');
        await expect(reader.getByRole('heading', { name: question })).toBeVisible({ timeout: 1_000 });
      }).toPass();
      await reader.getByRole('group', { name: question }).getByText('The last one').click();
      await reader.getByRole('button', { name: 'Cast Vote' }).click();
      await expect(reader.getByRole('list', { name: `Results: ${question}` })).toContainText('100%');

      await edit.getByRole('button', { name: 'Save changes' }).click();
      await expect(edit.getByRole('alert')).toContainText('The poll has votes');
      await expect(edit.getByLabel('Option 1', { exact: true })).toHaveValue('Another one');
      await page.keyboard.press('Escape');
      await expect(edit).toBeHidden();
      await expect(card).toContainText('1 vote');
      await expect(elsewhere).toContainText('1 vote');
      await expect(card.getByRole('button', { name: /^Edit/ })).toBeHidden();

      await card.getByRole('button', { name: /^Close/ }).click();
      await expect(card).toContainText('Closed');
      await expect(elsewhere).toContainText('Closed');
      const late = await openWindow();
      await expect(async () => {
        await open(late, '/polls');
        await expect(late.getByRole('list', { name: `Results: ${question}` })).toContainText('100%', {
          timeout: 1_000,
        });
      }).toPass();
      await page.getByRole('region', { name: toast }).getByRole('button', { name: 'Undo' }).click();
      await expect(card.getByRole('button', { name: /^Close/ })).toBeVisible();
      await card.getByText('History').click();
      await expect(card).toContainText('Reopened by Imtiaz Contractor');
    } finally {
      await forgetBallot('polls', (poll) => poll.question === question);
    }
  },
);

test(
  'a prediction is settled with a source, shown to a reader, and unsettled',
  { tag: '@journey' },
  async ({ page, openWindow, complaints }) => {
    test.slow();
    complaints.expectRefusals();
    const title = uniqueName('Will the interval samosa cost more');
    try {
      await signIn(page, 'editor', '/admin/predictions');
      await page.getByRole('button', { name: 'New prediction' }).click();
      const dialog = page.getByRole('dialog', { name: 'New prediction' });
      await dialog.getByLabel('Title').fill(title);
      await dialog.getByLabel('Category').selectOption('other');
      await dialog.getByLabel('Option 1', { exact: true }).fill('Yes');
      await dialog.getByLabel('Option 2', { exact: true }).fill('No');
      await dialog.getByLabel('Ends (India time)').fill('2020-01-01T10:00');
      await dialog.getByRole('button', { name: 'Create prediction' }).click();
      await expect(dialog.getByText('The end must be in the future')).toBeVisible();
      await dialog.getByLabel('Ends (India time)').fill('2099-01-01T10:00');
      await dialog.getByRole('button', { name: 'Create prediction' }).click();
      const card = page.getByRole('article', { name: title });
      await expect(card).toContainText('ends Thu, 1 Jan 2099, 10:00');

      const reader = await openWindow();
      await expect(async () => {
        await open(reader, '/polls');
        await expect(reader.getByRole('heading', { name: title })).toBeVisible({ timeout: 1_000 });
      }).toPass();
      await reader.getByRole('group', { name: title }).getByText('Yes').click();
      await reader.getByRole('button', { name: 'Lock In Prediction' }).click();
      const results = reader.getByRole('list', { name: `Results: ${title}` });
      await expect(results).toContainText('Your prediction');
      await expect(card).toContainText('1 prediction');

      await card.getByRole('button', { name: /^Settle/ }).click();
      const settle = page.getByRole('dialog', { name: 'Settle prediction' });
      await settle.getByRole('button', { name: 'Settle', exact: true }).click();
      await expect(settle.getByText('Please name the source, or give its URL')).toBeVisible();
      await settle.getByText('No', { exact: true }).click();
      await settle.getByLabel('Source').fill('https://example.com/the-menu');
      await settle.getByRole('button', { name: 'Settle', exact: true }).click();
      await expect(settle).toBeHidden();
      await expect(card.getByRole('link', { name: 'https://example.com/the-menu' })).toBeVisible();
      await expect(reader.getByText('Settled by https://example.com/the-menu.')).toBeVisible();
      await expect(results).toContainText('Outcome');

      await card.getByRole('button', { name: /^Undo settlement/ }).click();
      await expect(card).toContainText('ends Thu, 1 Jan 2099, 10:00');
      await expect(card.getByRole('button', { name: /^Change end date/ })).toBeVisible();
      const settled = (await getJson<(Ballot & { settled: unknown; closed: boolean })[]>('/api/predictions')).find(
        (one) => one.title === title,
      );
      expect(settled).toMatchObject({ settled: null, closed: false });
      await card.getByText('History').click();
      await expect(card.getByRole('list').last()).toContainText('Settlement undone by Imtiaz Contractor');
    } finally {
      await forgetBallot('predictions', (prediction) => prediction.title === title);
    }
  },
);

test(
  'a message from the contact page is read, marked done, deleted and restored',
  { tag: '@journey' },
  async ({ page, openWindow }) => {
    const subject = uniqueName('The curtain in row H');
    try {
      const reader = await openWindow();
      await open(reader, '/contact');
      await reader.getByLabel('Name').fill('Farida');
      await reader.getByLabel('Email').first().fill('farida.e2e@example.org');
      await reader.getByLabel('Category').selectOption('feedback');
      await reader.getByLabel('Subject').fill(subject);
      await reader
        .getByRole('textbox', { name: 'Message' })
        .fill('It does not open all the way.\nCould somebody look?');
      await reader.getByRole('button', { name: /Send/ }).click();
      await expect(reader.getByText('Message Sent!').first()).toBeVisible();

      await signIn(page, 'editor', '/admin/inbox?status=new');
      const row = page.getByRole('button', { name: subject });
      await expect(row).toContainText('New');
      await row.click();
      const message = page.getByRole('article', { name: subject });
      await expect(message.getByRole('heading', { name: subject })).toBeFocused();
      await expect(message).toContainText('Could somebody look?');
      await expect(message).toContainText('Read by Imtiaz Contractor');
      await expect(message.getByRole('link', { name: 'Reply by email' })).toHaveAttribute(
        'href',
        /^mailto:farida\.e2e@example\.org\?subject=Re%3A%20The%20curtain/,
      );
      await message.getByRole('button', { name: 'Mark as done' }).click();
      await expect(message).toContainText('Done by Imtiaz Contractor');

      await page.getByRole('group', { name: 'Status' }).getByText(/^Done/).click();
      await expect(page).toHaveURL(/status=done/);
      await expect(row).toContainText('Done');
      await page.getByRole('searchbox', { name: 'Search the newest messages' }).fill('open ALL the way');
      await expect(page.getByRole('list', { name: 'Messages' }).getByRole('listitem')).toHaveCount(1);
      await message.getByRole('button', { name: 'Delete' }).click();
      await expect(page.getByText('No matching messages')).toBeVisible();
      await page.getByRole('region', { name: toast }).getByRole('button', { name: 'Undo' }).click();
      await expect(row).toContainText('Done');

      await row.locator('..').getByRole('checkbox').check();
      await page.getByRole('group', { name: 'Selected messages' }).getByRole('button', { name: 'Mark as new' }).click();
      await expect(row).toContainText('New');
    } finally {
      const db = adminDb();
      for (const doc of (await db.collection('messages').where('subject', '==', subject).get()).docs)
        await doc.ref.delete();
    }
  },
);

/** Parses the exported CSV into rows of cells. In this file, every cell is quoted. */
const parseCsv = (text: string): string[][] =>
  text
    .trimEnd()
    .split('\r\n')
    .map((line) => [...line.matchAll(/"((?:[^"]|"")*)"(?:,|$)/g)].map(([, cell = '']) => cell.replaceAll('""', '"')));

test(
  'a subscriber is found, exported without spreadsheet formulas, and erased',
  { tag: '@journey' },
  async ({ page, complaints }) => {
    complaints.expectRefusals();
    const email = `+${uniqueName('sum').replace(' ', '-')}@example.org`;
    await subscribe(email);

    // Only administrators export.
    await signIn(page, 'admin', '/admin/subscribers');
    await page.getByRole('searchbox', { name: 'Email begins with' }).fill('+SUM');
    const row = page.getByRole('row', { name: email });
    await expect(row).toContainText('Active');
    await expect(page).not.toHaveURL(/sum/i);

    const arrived = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Export CSV' }).click();
    const download = await arrived;
    expect(download.suggestedFilename()).toMatch(/^subscribers-active-\d{4}-\d\d-\d\d\.csv$/);
    const text = await readFile(await download.path(), 'utf8');
    expect(text.startsWith('\uFEFF')).toBe(true);
    const rows = parseCsv(text.slice(1));
    expect(rows[0]).toEqual(['email', 'status', 'subscribed at', 'unsubscribed at']);
    expect(rows).toContainEqual([`'${email}`, 'active', expect.any(String), '']);
    expect(rows.flat().filter((cell) => /^[=+\-@\t\r]/.test(cell))).toEqual([]);

    await row.getByRole('button', { name: `Erase ${email}` }).click();
    const dialog = page.getByRole('dialog', { name: 'Erase an address' });
    // One email asks to confirm the subscription. A second email is the daily digest, if it was
    // sent during the test.
    await expect(dialog).toContainText(/1 subscription, (1 email|2 emails) sent/);
    await dialog.getByLabel('Type the address to confirm').fill('somebody@example.org');
    await dialog.getByRole('button', { name: 'Erase for good' }).click();
    await expect(dialog.getByText('Type the address exactly as shown above')).toBeVisible();
    await dialog.getByLabel('Type the address to confirm').fill(email);
    await dialog.getByRole('button', { name: 'Erase for good' }).click();
    await expect(dialog).toBeHidden();
    await expect(page.getByText('No matching addresses')).toBeVisible();
    expect((await adminDb().collection('subscribers').where('email', '==', email).get()).size).toBe(0);
    expect((await adminDb().collection('mail').where('to', 'array-contains', email).get()).size).toBe(0);
  },
);

test('a category is created, moved up, and deleted with an undo', async ({ page }) => {
  const name = uniqueName('Matinee');
  const slug = name.toLowerCase().replace(' ', '-');
  try {
    await signIn(page, 'editor', '/admin/categories');
    await page.getByRole('button', { name: 'New category' }).click();
    const dialog = page.getByRole('dialog', { name: 'New category' });
    await expect(dialog.getByLabel('URL')).toHaveAccessibleDescription('/category/…: can’t be changed later');
    await dialog.getByLabel('Name').fill('गाने');
    await expect(dialog.getByLabel('URL')).toHaveValue('');
    await expect(dialog.getByLabel('URL')).toHaveAccessibleDescription(/^Needs Latin letters \(a to z\)/);
    await dialog.getByLabel('Name').fill(name);
    await expect(dialog.getByLabel('URL')).toHaveValue(slug);
    await dialog.getByLabel('Description').fill('Everything that is shown before the office closes.');
    await dialog.getByRole('button', { name: 'calendar' }).click();
    await dialog.getByRole('textbox', { name: 'Colour', exact: true }).fill('#1133CC');
    await dialog.getByRole('button', { name: 'Create category' }).click();
    await expect(dialog).toBeHidden();
    const row = page.getByRole('row', { name: new RegExp(name) });
    await expect(row).toContainText(`/category/${slug}`);

    // The chosen colour is too dark for a badge's text, so every page uses a lighter shade of it.
    const html = async () => (await fetch(`${siteUrl}/category/${slug}`)).text();
    // Pages follow within a minute, when the trigger has rebuilt the menu.
    await expect.poll(html, { timeout: 60_000 }).toContain(`--category-${slug}-chip:${categoryTints('#1133CC').chip}`);

    await expect(row.getByRole('button', { name: `Move ${name} down` }), 'it is the last one').toBeDisabled();
    await row.getByRole('button', { name: `Move ${name} up` }).click();
    await expect(page.getByRole('status').filter({ hasText: 'is now' })).toContainText(`${name} is now`);
    const inMenu = (await getJson<{ slug: string }[]>('/api/categories')).map((category) => category.slug);
    expect(inMenu.at(-2)).toBe(slug);
    // The other categories have articles, so they cannot be deleted.
    await expect(page.getByRole('button', { name: /^Delete / })).toHaveCount(1);

    await row.getByRole('button', { name: `Delete ${name}` }).click();
    await expect(row).toBeHidden();
    await page.getByRole('region', { name: toast }).getByRole('button', { name: 'Undo' }).click();
    await expect(row).toBeVisible();
    await row.getByRole('button', { name: `Delete ${name}` }).click();
    await expect(row).toBeHidden();
    expect((await getJson<{ slug: string }[]>('/api/categories')).map((category) => category.slug)).not.toContain(slug);
  } finally {
    await adminDb().doc(`categories/${slug}`).delete();
  }
});

test(
  'polls, predictions, inbox, subscribers and categories are accessible in both colour schemes',
  { tag: '@both' },
  async ({ page, viewport }) => {
    test.slow();
    await signIn(page, 'editor', '/admin/polls');
    const part = page.getByRole('tabpanel');
    const shown = async (what: string) => {
      await hydrated(page);
      await expectAccessibleInBothSchemes(page, what);
      await expectNoHorizontalScroll(page);
    };
    /**
     * Opens a dialog by keyboard, checks its accessibility, closes it with Escape, and expects the
     * focus on the button that opened it.
     */
    const lookAt = async (button: RegExp | string, what: string) => {
      const opener = part.getByRole('button', { name: button }).first();
      await opener.focus();
      await page.keyboard.press('Enter');
      await expect(page.getByRole('dialog')).toBeVisible();
      await expectAccessibleInBothSchemes(page, what);
      await page.keyboard.press('Escape');
      await expect(page.getByRole('dialog')).toBeHidden();
      await expect(opener).toBeFocused();
    };

    await expect(part.getByRole('article').first()).toBeVisible();
    await shown('polls');
    await lookAt('New poll', 'the form of a poll');

    await page.goto('/admin/predictions');
    await expect(part.getByRole('article').first()).toBeVisible();
    await shown('predictions');
    await lookAt('New prediction', 'the form of a prediction');
    await lookAt(/^Settle:/, 'settling');

    await page.goto('/admin/inbox');
    const first = part.getByRole('list', { name: 'Messages' }).getByRole('button').first();
    await expect(first).toBeVisible();
    await shown('the inbox');
    await first.focus();
    await page.keyboard.press('Enter');
    await expect(part.getByRole('article')).toBeVisible();
    await shown('a message');
    if ((viewport?.width ?? 0) < 500) {
      // On a phone a message hides the list of messages, and its back button returns to the list.
      await expect(part.getByRole('list', { name: 'Messages' })).toBeHidden();
      await page.getByRole('button', { name: 'Back to the inbox' }).click();
      await expect(first).toBeFocused();
    }

    await page.goto('/admin/subscribers');
    await expect(part.getByRole('row').nth(1)).toBeVisible();
    await shown('subscribers');
    await lookAt(/^Unsubscribe /, 'the question before unsubscribing');
    await lookAt(/^Erase /, 'erasing');

    await page.goto('/admin/categories');
    await expect(part.getByRole('row').nth(1)).toBeVisible();
    await shown('categories');
    await lookAt('New category', 'the form of a category');
  },
);
