import { chunkPrefix } from '../../web/chunk-names.ts';
import {
  expectAccessible,
  expectAccessibleInBothSchemes,
  expectNoHorizontalScroll,
  hydrated,
  open,
} from './support/browser.ts';
import { signIn } from './support/desks.ts';
import { articlePath, articles } from './support/pages.ts';
import { expect, test } from './support/test.ts';

/**
 * Words that occur only in scripts of the desks: collections, calls, texts, and words of libraries
 * that only the desks load.
 */
const DESK_WORDS = [
  'commentQueue',
  'deskPresence',
  '/api/admin/',
  'Moderated by',
  'Demo credentials',
  'signInWithPassword',
  'No QueryClient set',
  'sequenceTimeoutMs',
];

test('the public pages download no script of the desks', async ({ page }) => {
  const scripts = new Map<string, string>();
  page.on('response', async (response) => {
    if (new URL(response.url()).pathname.endsWith('.js'))
      scripts.set(response.url(), await response.text().catch(() => ''));
  });
  for (const path of ['/', articlePath(articles.featured), '/polls', '/contact']) {
    // The listener is the last script that a page loads.
    const listener = page.waitForResponse('**/workers/*.js');
    await open(page, path);
    await listener;
  }
  expect(scripts.size).toBeGreaterThan(4);
  const readers = [...scripts];
  await page.goto('/admin');
  await page.getByLabel('User name').waitFor();
  expect([...scripts.keys()].filter((address) => address.includes(`/${chunkPrefix('desk-frame')}-`))).toHaveLength(1);
  expect(
    readers.filter(([address]) =>
      [chunkPrefix('desk'), chunkPrefix('desk-frame')].some((one) => address.includes(`/${one}-`)),
    ),
  ).toEqual([]);
  for (const word of DESK_WORDS) {
    const holders = readers.filter(([, text]) => text.includes(word)).map(([address]) => address);
    expect(holders, `'${word}' is in no script of the public site`).toEqual([]);
  }
});

test(
  'the login page names each problem, opens the desk with one toast, and keeps the person logged in after a reload',
  { tag: ['@both', '@journey'] },
  async ({ page, complaints }) => {
    complaints.expectUnavailable();
    complaints.expectRefusals();
    const username = page.getByLabel('User name');
    const logIn = page.getByRole('button', { name: 'Log in' });
    const toasts = page.getByRole('region', { name: /Notifications/ });
    const answer = await page.goto('/webadmin');
    await expect(username).toBeFocused();

    await test.step('the form is in the HTML, accessible in both colour schemes, and fits the screen', async () => {
      expect(await answer?.text()).toContain('Log in');
      await expectAccessibleInBothSchemes(page, 'the login page');
      await expectNoHorizontalScroll(page);
    });
    await test.step('empty fields have an error each, and the first is focused', async () => {
      await logIn.click();
      await expect(page.getByText('User name is required')).toBeVisible();
      await expect(page.getByText('Password is required')).toBeVisible();
      await expect(username).toBeFocused();
    });
    await test.step('a failing login server has its own error, not the message about being offline', async () => {
      const login = '**/accounts:signInWithPassword**';
      await page.route(login, (route) => route.fulfill({ status: 503, body: 'unavailable' }));
      await username.fill('moderator');
      await page.getByLabel('Password').fill('moderator-demo');
      await logIn.click();
      await expect(page.getByRole('alert').first()).toHaveText(
        'The login service is not answering. Please try again in a minute.',
      );
      await expect(page.getByText('You are offline')).toHaveCount(0);
      await page.unroute(login);
    });
    await test.step('a wrong password and an unknown user name have the same error', async () => {
      for (const name of ['moderator', 'nobody-is-called-this']) {
        await username.fill(name);
        await page.getByLabel('Password').fill('not the password');
        await logIn.click();
        await expect(toasts).toContainText('Login failed');
        await expect(page.getByRole('alert').first()).toHaveText('Invalid credentials');
        await expect(username).toHaveValue(name);
      }
      // A toast must not cover the buttons of a dialog.
      await page.getByRole('button', { name: 'Forgot your password?' }).click();
      await expect(page.getByText('Login failed', { exact: true })).toBeVisible();
      const dialog = page.getByRole('dialog', { name: 'Reset password' });
      await dialog.getByRole('button', { name: 'Send reset link' }).click({ trial: true });
      await dialog.getByRole('button', { name: 'Close' }).click();
    });
    await test.step('the right password opens the desk, which stays open after a reload', async () => {
      await username.fill('moderator');
      await page.getByLabel('Password').fill('moderator-demo');
      await logIn.click();
      await expect(toasts.getByText('Login successful')).toBeVisible();
      await expect(page.getByRole('heading', { name: 'Dashboard', level: 1 })).toBeVisible();
      await expect(page.getByRole('main')).toBeFocused();
      await page.reload();
      await expect(page.getByRole('heading', { name: 'Dashboard', level: 1 })).toBeVisible();
      await expect(page.getByLabel('Password')).toHaveCount(0);
      await expect(toasts.getByText('Login successful')).toHaveCount(0);
    });
  },
);

test('a person without the right role sees a refusal and a link to their own desk', async ({ page }) => {
  await test.step('an editor sees no comments', async () => {
    await signIn(page, 'editor', '/webadmin/pending');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('You don’t have access to this area');
    await expect(page.getByRole('alert').filter({ hasText: 'editor' })).toContainText('is for moderators');
    await expect(page.getByRole('tab')).toHaveCount(0);
    await expect(page.getByRole('button', { name: 'Approve', exact: true })).toHaveCount(0);
    await expectAccessible(page, 'the refusal');
  });
  await test.step('the Newsroom has no pages of administrators for an editor', async () => {
    await page.getByRole('link', { name: 'Go to Newsroom' }).click();
    await expect(page).toHaveURL(/\/admin$/);
    await hydrated(page);
    await expect(page.getByRole('link', { name: 'Staff', exact: true })).toHaveCount(0);
    await page.getByRole('button', { name: 'Account' }).click();
    await expect(page.getByRole('menuitem', { name: 'Social profiles' })).toBeVisible();
    await expect(page.getByRole('menuitem', { name: 'Activity' })).toBeHidden();
    for (const [path, sentence] of [
      ['/admin/staff', 'Administrators manage accounts and roles.'],
      ['/admin/activity', 'Only administrators see who did what.'],
    ] as const) {
      await page.goto(path);
      await expect(page.getByText(sentence)).toBeVisible();
    }
  });
});
