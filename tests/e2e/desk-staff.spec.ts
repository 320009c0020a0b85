import type { Locator, Page } from '@playwright/test';
import { linkMailedTo, newAccount } from './support/accounts.ts';
import {
  expectAccessible,
  expectAccessibleInBothSchemes,
  expectNoHorizontalScroll,
  numberIn,
} from './support/browser.ts';
import { NUMBERS_WITHIN_MS, openDesk, signIn } from './support/desks.ts';
import { adminDb, newReader, staffToken, siteUrl, uniqueName } from './support/site.ts';
import { subscribe } from './support/subscribers.ts';
import { expect, test } from './support/test.ts';

// The tests take long, because many of them open several windows and log in in each window.
test.describe.configure({ timeout: 120_000 });

const toast = (page: Page, text: string | RegExp): Locator =>
  page.getByRole('region', { name: /Notifications/ }).getByText(text);
/** The row of a person in the staff table. */
const rowOf = (page: Page, name: string): Locator => page.getByRole('row').filter({ hasText: name });
/** The number on a dashboard card. */
const figure = (page: Page, label: string): Locator =>
  page
    .getByRole('region', { name: 'Site statistics' })
    .locator('dl > div')
    .filter({ hasText: label })
    .locator('dd')
    .first();
const doorOf = (page: Page): Locator => page.getByRole('heading', { name: 'Log in', level: 1 });

/**
 * Waits for the next second, because the server tells sessions apart by their start in whole
 * seconds.
 */
async function nextSecond(): Promise<void> {
  const second = Math.floor(Date.now() / 1000);
  await expect.poll(() => Math.floor(Date.now() / 1000), { intervals: [50] }).toBeGreaterThan(second);
}

test.describe('an open session', () => {
  test(
    'ends in all tabs of this browser on Log out, and in all browsers only on Log out everywhere',
    { tag: '@journey' },
    async ({ page, context, openWindow, complaints }) => {
      complaints.expectRefusals();
      const account = await newAccount('moderator');
      await signIn(page, account);
      const tab = await context.newPage();
      await tab.goto('/webadmin');
      await expect(tab.getByRole('heading', { name: 'Dashboard' })).toBeVisible();
      await nextSecond();
      const elsewhere = await openWindow();
      await signIn(elsewhere, account);

      await page.getByRole('button', { name: 'Log out', exact: true }).first().click();
      await expect(doorOf(page)).toBeVisible();
      await expect(doorOf(tab)).toBeVisible();
      await elsewhere.reload();
      await expect(elsewhere.getByRole('heading', { name: 'Dashboard' })).toBeVisible();
      await nextSecond();

      await signIn(page, account);
      await nextSecond();
      await page.getByRole('button', { name: 'Account' }).click();
      await page.getByRole('menuitem', { name: 'Log out everywhere' }).click();
      await expect(doorOf(page)).toBeVisible();
      await expect(doorOf(elsewhere)).toBeVisible();
      await elsewhere.reload();
      await expect(doorOf(elsewhere)).toBeVisible();
      await signIn(elsewhere, account);
    },
  );

  test(
    'follows a change of the role, and closes while the account is disabled',
    { tag: '@journey' },
    async ({ page, openWindow, complaints }) => {
      complaints.expectRefusals();
      const account = await newAccount('moderator');
      await signIn(page, account);
      await expect(page.getByRole('heading', { name: 'Dashboard' })).toBeVisible();
      const admin = await openDesk(openWindow, 'admin', '/admin/staff');
      const row = rowOf(admin, account.displayName);

      await test.step('a new role closes the old desk at once and opens the new one', async () => {
        await row.getByRole('combobox').selectOption('editor');
        await admin.getByRole('dialog').getByRole('button', { name: 'Change role' }).click();
        await expect(toast(admin, `${account.displayName} is now an editor`)).toBeVisible();
        await expect(page.getByRole('heading', { name: 'You don’t have access to this area' })).toBeVisible();
        await page.getByRole('link', { name: 'Go to Newsroom' }).click();
        await expect(figure(page, 'Published')).toHaveText(/\d/);
      });
      await test.step('a disabled account closes the page without any action of the person', async () => {
        await row.getByRole('button', { name: /^Disable/ }).click();
        await admin.getByRole('dialog').getByRole('button', { name: 'Disable' }).click();
        await expect(toast(admin, `${account.displayName} is disabled`)).toBeVisible();
        await expect(row).toContainText('Disabled');
        await expect(page.getByText('Your account is disabled')).toBeVisible({ timeout: 5000 });
        await expect(page.getByRole('region', { name: 'Site statistics' })).toHaveCount(0);
        await page.goto('/admin');
        await expect(page.getByText('Your account is disabled').or(doorOf(page))).toBeVisible();
      });
      await test.step('an enabled account can log in again', async () => {
        await row.getByRole('button', { name: /^Enable/ }).click();
        await admin.getByRole('dialog').getByRole('button', { name: 'Enable' }).click();
        await expect(row).toContainText('Active');
        const again = await openWindow();
        await signIn(again, account, '/admin');
        await expect(figure(again, 'Published')).toHaveText(/\d/);
      });
    },
  );
});

test(
  'an administrator invites a colleague, who sets a password and opens a desk; the link then counts as used',
  { tag: '@journey' },
  async ({ page, openWindow, complaints }) => {
    complaints.expectRefusals();
    await signIn(page, 'admin', '/admin/staff');
    const displayName = uniqueName('Firoz Test');
    const email = `${displayName.toLowerCase().replaceAll(' ', '.')}@staff.example.org`;
    const opener = page.getByRole('button', { name: 'Invite a colleague' });
    const form = page.getByRole('dialog', { name: 'Invite a colleague' });
    const guest = await openWindow();

    await test.step('administrators cannot change their own account', async () => {
      await expect(rowOf(page, '(you)')).toContainText('Administrator');
      await expect(rowOf(page, '(you)').getByRole('button')).toHaveCount(0);
    });
    await test.step('the dialog opens by keyboard and keeps the focus; Escape returns it to the button', async () => {
      await opener.focus();
      await page.keyboard.press('Enter');
      await expect(form.getByLabel('Name')).toBeFocused();
      for (let step = 0; step < 8; step += 1) await page.keyboard.press('Tab');
      expect(await form.evaluate((element) => element.contains(document.activeElement))).toBe(true);
      await page.keyboard.press('Escape');
      await expect(form).toHaveCount(0);
      await expect(opener).toBeFocused();
    });
    const link = await test.step('the form names its errors, and shows the link that it has mailed', async () => {
      await opener.click();
      await form.getByRole('button', { name: 'Send invitation' }).click();
      await expect(form.getByText('Name must be at least 2 characters')).toBeVisible();
      await expect(form.getByText('Please enter a valid email address')).toBeVisible();
      await form.getByLabel('Name').fill(displayName);
      await form.getByLabel('Email').fill('admin@example.com');
      await form.getByLabel('Role').selectOption('moderator');
      await form.getByRole('button', { name: 'Send invitation' }).click();
      await expect(form.getByText(/admin@example\.com already belongs to /)).toBeVisible();
      await form.getByLabel('Email').fill(email);
      await form.getByRole('button', { name: 'Send invitation' }).click();

      const shown = page.getByRole('dialog', { name: 'Invitation sent' });
      const { pathname, search } = new URL(await shown.getByLabel(`Link for ${displayName}`).inputValue());
      expect(pathname).toBe('/admin/welcome');
      expect(await linkMailedTo(email)).toBe(pathname + search);
      await expectAccessible(page, 'the invitation link');
      await shown.getByRole('button', { name: 'Done' }).click();
      await expect(rowOf(page, displayName)).toContainText('Invited');
      return pathname + search;
    });
    await test.step('a link without its code is incomplete', async () => {
      await guest.goto('/admin/welcome');
      await expect(guest.getByRole('alert')).toContainText('This link is incomplete');
    });
    await test.step('the colleague sets a password and logs in', async () => {
      await guest.goto(link);
      await expect(guest.getByText(`For ${email}`)).toBeVisible();
      await expectAccessible(guest, 'the welcome page');
      await guest.getByLabel('New password').fill('short');
      await guest.getByRole('button', { name: 'Save password' }).click();
      await expect(guest.getByText('Password must be at least 10 characters')).toBeVisible();
      await guest.getByLabel('New password').fill('three words of mine');
      await guest.getByLabel('Show password').check();
      await expect(guest.getByLabel('New password')).toHaveAttribute('type', 'text');
      await guest.getByRole('button', { name: 'Save password' }).click();
      await expect(guest.getByRole('heading', { name: 'Your password is set' })).toBeVisible();
      await signIn(guest, { username: email, password: 'three words of mine' });
      await expect(guest.getByRole('heading', { name: 'Dashboard' })).toBeVisible();
    });
    await test.step('the used link no longer works', async () => {
      const late = await openWindow();
      await late.goto(link);
      await expect(late.getByRole('alert')).toContainText('This link no longer works');
      await expectAccessible(late, 'a used link');
    });
  },
);

test.describe('the dashboards', () => {
  // Not a journey, because it waits until the numbers are refetched.
  test('update their counts of subscribers, articles and pending comments without a reload', async ({
    page,
    openWindow,
  }) => {
    test.slow();
    await signIn(page, 'editor', '/admin');
    const moderation = await openDesk(openWindow, 'moderator', '/webadmin');
    await expect(figure(page, 'Subscribers')).toHaveText(/\d/);
    await expect(figure(moderation, 'Comments')).toHaveText(/\d/);
    const [subscribers, articles] = [
      await numberIn(figure(page, 'Subscribers')),
      await numberIn(figure(page, 'Total Articles')),
    ];
    const comments = await numberIn(figure(moderation, 'Comments'));

    const reader = await newReader();
    const email = `${uniqueName('reader').replace(' ', '.')}@example.org`;
    await subscribe(email);
    const title = uniqueName('A draft of these tests');
    const created = await fetch(`${siteUrl}/api/articles`, {
      method: 'POST',
      headers: { Authorization: `Bearer ${await staffToken('editor')}`, 'Content-Type': 'application/json' },
      body: JSON.stringify({
        title,
        summary: 'A summary that is long enough to be taken, about nothing at all.',
        content: 'Words. '.repeat(40),
        categoryId: 'film-news',
        tags: [],
        isPublished: false,
      }),
    });
    expect(created.status).toBe(201);
    await expect(page.getByRole('link', { name: title })).toBeVisible();

    const [article] = (await adminDb().collection('articles').where('isPublished', '==', true).limit(1).get()).docs;
    const sent = await reader.post(`/api/articles/${article?.id}/comments`, {
      data: {
        authorName: uniqueName('Asha'),
        authorEmail: 'asha@example.org',
        content: 'It was worth every rupee of the ticket.',
        captcha: '8',
      },
    });
    expect(sent.status()).toBe(201);
    await expect(moderation.getByRole('link', { name: 'Review Comments' })).toBeVisible();

    // Expect at least one more, because other tests may subscribe and comment at the same time.
    for (const [desk, label, before] of [
      [page, 'Subscribers', subscribers],
      [page, 'Total Articles', articles],
      [moderation, 'Comments', comments],
    ] as const)
      await expect.poll(() => numberIn(figure(desk, label)), { timeout: NUMBERS_WITHIN_MS }).toBeGreaterThan(before);
    await moderation.getByRole('link', { name: 'Review Comments' }).click();
    await expect(moderation).toHaveURL(/\/webadmin\/pending$/);
    await reader.dispose();
  });

  test('show the views by day as a chart and all daily figures as a table, and have quick actions', async ({
    page,
  }) => {
    await signIn(page, 'editor', '/admin');
    const panel = page.getByRole('region', { name: 'Day by day' });

    await test.step('a chart of the views, with its range chosen by keyboard', async () => {
      await expect(panel.getByRole('figure')).toHaveCount(1);
      await expect(panel.getByText(/in 30 days/)).toHaveCount(1);
      await panel.getByRole('button', { name: '7 days' }).focus();
      await page.keyboard.press('Space');
      await expect(panel.getByText(/in 7 days/)).toHaveCount(1);
      const chart = panel.getByRole('figure', { name: /^Views/ });
      for (const part of ['Monday to Friday', 'weekend'])
        await expect(chart.getByText(`Views, ${part}`, { exact: true })).toBeVisible();
    });
    await test.step('one table of all figures', async () => {
      await panel.getByRole('button', { name: 'Show as table' }).focus();
      await page.keyboard.press('Space');
      await expect(
        panel.getByRole('table', { name: 'Views, comments and subscribers by day' }).getByRole('row'),
      ).toHaveCount(8);
      await expect(panel.getByRole('figure')).toHaveCount(0);
      await expect(panel.getByRole('button', { name: 'Show as table' })).toHaveAttribute('aria-pressed', 'true');
    });
    await test.step('the quick actions open the matching tabs', async () => {
      const actions = page.getByRole('region', { name: 'Quick actions' }).getByRole('link');
      await expect(actions).toHaveText(['Scrape Now', 'Create Article', 'Add Box Office Data']);
      for (const [name, path, tab] of [
        ['Create Article', '/admin/articles/[\\w-]+\\?new', /^Articles/],
        ['Add Box Office Data', '/admin/box-office', /^Box Office/],
        ['Scrape Now', '/admin/scraping', /^Scraping/],
      ] as const) {
        await actions.filter({ hasText: name }).click();
        await expect(page).toHaveURL(new RegExp(`${path}$`));
        await expect(page.getByRole('tab', { name: tab, selected: true })).toBeVisible();
        if (name !== 'Scrape Now') await page.goBack();
      }
      await expect(page.getByRole('button', { name: 'Scrape Now' })).toBeEnabled();
    });
  });
});

test('the staff page is accessible in both colour schemes', { tag: '@both' }, async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await signIn(page, 'admin', '/admin/staff');
  await expect(rowOf(page, '(you)')).toHaveText(/./);
  await expectAccessibleInBothSchemes(page, 'the staff page');
  await expectNoHorizontalScroll(page);
  await page.getByRole('button', { name: 'Invite a colleague' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await expectAccessibleInBothSchemes(page, 'the invitation');
  await page.setViewportSize({ width: 320, height: 640 });
  const tooWide = await page
    .locator('main, [role="dialog"]')
    .evaluateAll((found) => found.filter(({ scrollWidth }) => scrollWidth > innerWidth).length);
  expect(tooWide, 'nothing is wider than 320 px').toBe(0);
});
