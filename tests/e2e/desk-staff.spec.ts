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

test.describe('logging in', () => {
  for (const [who, path, desk] of [
    ['moderator', '/webadmin', 'Moderation'],
    ['editor', '/admin', 'Newsroom'],
  ] as const) {
    test(`opens ${desk} to the ${who}, shows one toast, and stays logged in after a reload`, async ({ page }) => {
      await signIn(page, who, path);
      await expect(toast(page, 'Login successful')).toBeVisible();
      await expect(page.getByRole('heading', { name: 'Dashboard', level: 1 })).toBeVisible();
      await page.reload();
      await expect(page.getByRole('heading', { name: 'Dashboard', level: 1 })).toBeVisible();
      await expect(page.getByLabel('Password')).toHaveCount(0);
      await expect(toast(page, 'Login successful')).toHaveCount(0);
    });
  }
  test('shows the same error for a wrong password and for an unknown user name', async ({ page, complaints }) => {
    complaints.expectRefusals();
    for (const username of ['moderator', 'nobody-is-called-this']) {
      await page.goto('/webadmin');
      await page.getByLabel('User name').fill(username);
      await page.getByLabel('Password').fill('not the password');
      await page.getByRole('button', { name: 'Log in' }).click();
      await expect(page.getByText('Login failed').first()).toBeVisible();
      await expect(page.getByText('Invalid credentials').first()).toBeVisible();
      await expect(page.getByLabel('User name')).toHaveValue(username);
    }
  });
});

/**
 * Waits for the next second, because the server tells sessions apart by their start in whole
 * seconds.
 */
async function nextSecond(): Promise<void> {
  const second = Math.floor(Date.now() / 1000);
  await expect.poll(() => Math.floor(Date.now() / 1000), { intervals: [50] }).toBeGreaterThan(second);
}

test.describe('an open session', () => {
  test('ends in all tabs of this browser on Log out, and in all browsers only on Log out everywhere', async ({
    page,
    context,
    openWindow,
    complaints,
  }) => {
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
  });

  test('closes when the account is disabled and opens again when it is enabled', async ({
    page,
    openWindow,
    complaints,
  }) => {
    complaints.expectRefusals();
    const account = await newAccount('editor');
    await signIn(page, account, '/admin');
    await expect(figure(page, 'Published')).toHaveText(/\d/);
    const admin = await openDesk(openWindow, 'admin', '/admin/staff');
    await rowOf(admin, account.displayName)
      .getByRole('button', { name: /^Disable/ })
      .click();
    await admin.getByRole('dialog').getByRole('button', { name: 'Disable' }).click();
    await expect(toast(admin, `${account.displayName} is disabled`)).toBeVisible();
    await expect(rowOf(admin, account.displayName)).toContainText('Disabled');

    // The page closes without any action of the person, and its numbers disappear.
    await expect(page.getByText('Your account is disabled')).toBeVisible({ timeout: 5000 });
    await expect(page.getByRole('region', { name: 'Site statistics' })).toHaveCount(0);
    await page.goto('/admin');
    await expect(page.getByText('Your account is disabled').or(doorOf(page))).toBeVisible();

    await rowOf(admin, account.displayName)
      .getByRole('button', { name: /^Enable/ })
      .click();
    await admin.getByRole('dialog').getByRole('button', { name: 'Enable' }).click();
    await expect(rowOf(admin, account.displayName)).toContainText('Active');
    const again = await openWindow();
    await signIn(again, account, '/admin');
    await expect(figure(again, 'Published')).toHaveText(/\d/);
  });

  test('loses its old desk and gets a new one as soon as an administrator changes the role', async ({
    page,
    openWindow,
    complaints,
  }) => {
    complaints.expectRefusals();
    const account = await newAccount('moderator');
    await signIn(page, account);
    await expect(page.getByRole('heading', { name: 'Dashboard' })).toBeVisible();
    const admin = await openDesk(openWindow, 'admin', '/admin/staff');
    await rowOf(admin, account.displayName).getByRole('combobox').selectOption('editor');
    await admin.getByRole('dialog').getByRole('button', { name: 'Change role' }).click();
    await expect(toast(admin, `${account.displayName} is now an editor`)).toBeVisible();

    await expect(page.getByRole('heading', { name: 'You don’t have access to this area' })).toBeVisible({
      timeout: 10_000,
    });
    await page.getByRole('link', { name: 'Go to Newsroom' }).click();
    await expect(figure(page, 'Published')).toHaveText(/\d/);
  });
});

test.describe('staff', () => {
  test('can be invited, set a password and open a desk, and the link then counts as used', async ({
    page,
    openWindow,
    complaints,
  }) => {
    complaints.expectRefusals();
    await signIn(page, 'admin', '/admin/staff');
    const displayName = uniqueName('Firoz Test');
    const email = `${displayName.toLowerCase().replaceAll(' ', '.')}@staff.example.org`;
    await page.getByRole('button', { name: 'Invite a colleague' }).click();
    const form = page.getByRole('dialog', { name: 'Invite a colleague' });
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
    const link = await shown.getByLabel(`Link for ${displayName}`).inputValue();
    expect(new URL(link).pathname).toBe('/admin/welcome');
    expect(await linkMailedTo(email)).toBe(new URL(link).pathname + new URL(link).search);
    await expectAccessible(page, 'the invitation link');
    await shown.getByRole('button', { name: 'Done' }).click();
    await expect(rowOf(page, displayName)).toContainText('Invited');

    const guest = await openWindow();
    await guest.goto(await linkMailedTo(email));
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

    const late = await openWindow();
    await late.goto(new URL(link).pathname + new URL(link).search);
    await expect(late.getByRole('alert')).toContainText('This link no longer works');
    await expectAccessible(late, 'a used link');
  });

  test('see an error for an invitation link without a code', async ({ page }) => {
    await page.goto('/admin/welcome');
    await expect(page.getByRole('alert')).toContainText('This link is incomplete');
  });

  test('get an email for a forgotten password, and the answer does not reveal whether the account exists', async ({
    page,
  }) => {
    const account = await newAccount('editor');
    const texts: string[] = [];
    for (const name of [account.username, 'nobody-is-called-this']) {
      await page.goto('/admin');
      await page.getByRole('button', { name: 'Forgot your password?' }).click();
      const dialog = page.getByRole('dialog');
      await dialog.getByLabel(/User name/).fill(name);
      await dialog.getByRole('button', { name: 'Send reset link' }).click();
      texts.push((await dialog.getByRole('status').textContent()) ?? '');
    }
    expect(texts[0]).toContain('a letter with a link is on its way');
    expect(texts[1]).toBe(texts[0]);
    await page.goto(await linkMailedTo(account.username));
    await page.getByLabel('New password').fill('a completely new one');
    await page.getByLabel('New password').press('Enter');
    await expect(page.getByRole('heading', { name: 'Your password is set' })).toBeVisible();
    await signIn(page, { username: account.username, password: 'a completely new one' }, '/admin');
  });

  test('are managed by administrators only, who cannot remove their own account', async ({ page, openWindow }) => {
    await signIn(page, 'editor', '/admin/staff');
    await expect(page.getByText('Administrators manage accounts and roles.')).toBeVisible();
    await expect(page.getByRole('link', { name: 'Staff', exact: true })).toHaveCount(0);
    const admin = await openDesk(openWindow, 'admin', '/admin/staff');
    await expect(rowOf(admin, '(you)')).toContainText('Administrator');
    await expect(rowOf(admin, '(you)').getByRole('button')).toHaveCount(0);
    const token = await staffToken('admin');
    const refused = await fetch(`${siteUrl}/api/admin/staff/staff-admin`, {
      method: 'PATCH',
      headers: { Authorization: `Bearer ${token}`, 'Content-Type': 'application/json' },
      body: JSON.stringify({ isActive: false }),
    });
    expect(refused.status).toBe(409);
  });

  test('can be invited by keyboard: the dialog keeps the focus, and Escape returns it to the button', async ({
    page,
  }) => {
    await signIn(page, 'admin', '/admin/staff');
    await expect(rowOf(page, '(you)')).toBeVisible();
    const opener = page.getByRole('button', { name: 'Invite a colleague' });
    await opener.focus();
    await page.keyboard.press('Enter');
    const dialog = page.getByRole('dialog', { name: 'Invite a colleague' });
    await expect(dialog.getByLabel('Name')).toBeFocused();
    for (let step = 0; step < 8; step += 1) await page.keyboard.press('Tab');
    expect(await dialog.evaluate((element) => element.contains(document.activeElement))).toBe(true);
    await page.keyboard.press('Escape');
    await expect(dialog).toHaveCount(0);
    await expect(opener).toBeFocused();
  });
});

test.describe('the dashboards', () => {
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

  test('have quick actions that open the matching tabs', async ({ page }) => {
    await signIn(page, 'editor', '/admin');
    await expect(page.getByRole('region', { name: 'Quick actions' }).getByRole('link')).toHaveText([
      'Scrape Now',
      'Create Article',
      'Add Box Office Data',
    ]);
    for (const [name, path] of [
      ['Create Article', '/admin/articles/new'],
      ['Add Box Office Data', '/admin/box-office'],
      ['Scrape Now', '/admin/scraping'],
    ] as const) {
      await page.getByRole('link', { name }).click();
      await expect(page).toHaveURL(new RegExp(`${path}$`));
      if (name !== 'Scrape Now') await page.goto('/admin');
    }
    await expect(
      page.getByText(
        'Scraping jobs run automatically every 2 hours. Use manual scraping sparingly to avoid being blocked by sources.',
      ),
    ).toBeVisible();
    await expect(page.getByRole('button', { name: 'Scrape Now' })).toBeEnabled();
  });

  test('show daily figures as charts and as a table, with a range that is chosen by keyboard', async ({ page }) => {
    await signIn(page, 'editor', '/admin');
    const panel = page.getByRole('region', { name: 'Day by day' });
    await expect(panel.getByRole('figure')).toHaveCount(3);
    await expect(panel.getByText(/in 30 days/)).toHaveCount(3);
    await panel.getByRole('button', { name: '7 days' }).focus();
    await page.keyboard.press('Space');
    await expect(panel.getByText(/in 7 days/)).toHaveCount(3);
    // Each chart has its own legend and table.
    for (const label of ['Views', 'Comments', 'New subscribers']) {
      const chart = panel.getByRole('figure', { name: new RegExp(`^${label}`) });
      for (const part of ['Monday to Friday', 'weekend'])
        await expect(chart.getByText(`${label}, ${part}`, { exact: true })).toBeVisible();
      await chart.getByText(`Show table of ${label.toLowerCase()}`).focus();
      await page.keyboard.press('Enter');
      await expect(chart.getByRole('table', { name: `${label} by day` }).getByRole('row')).toHaveCount(8);
    }
    await panel.getByRole('button', { name: 'Show as table' }).focus();
    await page.keyboard.press('Space');
    await expect(
      panel.getByRole('table', { name: 'Views, comments and subscribers by day' }).getByRole('row'),
    ).toHaveCount(8);
    await expect(panel.getByRole('figure')).toHaveCount(0);
    await expect(panel.getByRole('button', { name: 'Show as table' })).toHaveAttribute('aria-pressed', 'true');
  });

  test('count views of today without a reload', async ({ page }) => {
    test.slow();
    await signIn(page, 'editor', '/admin');
    const panel = page.getByRole('region', { name: 'Day by day' });
    await panel.getByRole('button', { name: 'Show as table' }).click();
    const today = panel.getByRole('table').getByRole('row').nth(1).getByRole('cell').first();
    const before = await numberIn(today);
    const reader = await newReader();
    const viewed = await reader.post('/api/analytics/page-views', {
      data: { path: '/' },
      headers: { 'User-Agent': 'Mozilla/5.0 (Linux; Android 15) Chrome/130 Mobile' },
    });
    expect(viewed.status()).toBe(204);
    await expect.poll(() => numberIn(today), { timeout: NUMBERS_WITHIN_MS }).toBeGreaterThan(before);
    await reader.dispose();
  });
});

test('dashboards, scraping and staff are accessible in both colour schemes', { tag: '@both' }, async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await signIn(page, 'admin', '/admin');
  await expect(page.getByRole('figure')).toHaveCount(3);
  await expect(figure(page, 'Published')).toHaveText(/\d/);
  await page.getByText('Show table of comments').click();
  await expectAccessibleInBothSchemes(page, "the newsroom's dashboard");
  await expectNoHorizontalScroll(page);
  await page.getByRole('button', { name: 'Show as table' }).click();
  await expectAccessibleInBothSchemes(page, 'the days as a table');
  await expectNoHorizontalScroll(page);
  for (const [path, ready] of [
    ['/webadmin', figure(page, 'Comments')],
    ['/admin/scraping', page.getByRole('button', { name: 'Scrape Now' })],
    ['/admin/staff', rowOf(page, '(you)')],
  ] as const) {
    await page.goto(path);
    await expect(ready).toHaveText(/./);
    await expectAccessibleInBothSchemes(page, path);
    await expectNoHorizontalScroll(page);
  }
  await page.getByRole('button', { name: 'Invite a colleague' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await expectAccessibleInBothSchemes(page, 'the invitation');
  await page.setViewportSize({ width: 320, height: 640 });
  const tooWide = await page
    .locator('main, [role="dialog"]')
    .evaluateAll((found) => found.filter(({ scrollWidth }) => scrollWidth > innerWidth).length);
  expect(tooWide, 'nothing is wider than 320 px').toBe(0);
});
