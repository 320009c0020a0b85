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
    const listener = page.waitForResponse((response) => response.url().includes('/listener.worker.client-'));
    await open(page, path);
    await listener;
  }
  expect(scripts.size).toBeGreaterThan(4);
  const readers = [...scripts];
  await page.goto('/admin');
  await page.getByLabel('User name').waitFor();
  expect([...scripts.keys()].filter((address) => address.includes('/desk-frame-'))).toHaveLength(1);
  expect(readers.filter(([address]) => address.includes('/desk-'))).toEqual([]);
  for (const word of DESK_WORDS) {
    const holders = readers.filter(([, text]) => text.includes(word)).map(([address]) => address);
    expect(holders, `'${word}' is in no script of the public site`).toEqual([]);
  }
});

test('a failing login server shows its own error, not the message about being offline', async ({
  page,
  complaints,
}) => {
  complaints.expectUnavailable();
  await page.route('**/accounts:signInWithPassword**', (route) => route.fulfill({ status: 503, body: 'unavailable' }));
  await page.goto('/admin');
  await page.getByLabel('User name').fill('editor');
  await page.getByLabel('Password').fill('editor-demo');
  await page.getByRole('button', { name: 'Log in' }).click();
  await expect(page.getByRole('alert').first()).toHaveText(
    'The login service is not answering. Please try again in a minute.',
  );
  await expect(page.getByText('You are offline')).toHaveCount(0);
});

test('every desk page answers with the login form and is not indexed; an unknown desk page is a 404', async ({
  request,
}) => {
  for (const path of ['/webadmin', '/admin', '/admin/articles/new', '/webadmin/pending']) {
    const answer = await request.get(path);
    expect(answer.status(), path).toBe(200);
    const html = await answer.text();
    expect(html).toContain('name="robots" content="noindex');
    expect(html).toContain('Log in');
  }
  expect((await request.get('/admin/nothing-here')).status()).toBe(404);
});

test('the demo’s credentials are on the login page of a desk and on no other page', async ({ request }) => {
  expect(await (await request.get('/webadmin')).text()).toContain('moderator-demo');
  for (const path of ['/', '/about', '/no/such/page'])
    expect(await (await request.get(path)).text(), path).not.toContain('moderator-demo');
});

test('the login page is accessible in both colour schemes @both', async ({ page }) => {
  await page.goto('/webadmin');
  await page.getByLabel('User name').waitFor();
  await expectAccessibleInBothSchemes(page, 'the login page');
  await expectNoHorizontalScroll(page);
});

test('logging in with empty fields shows an error at each field and focuses the first', async ({ page }) => {
  await page.goto('/admin');
  await page.getByRole('button', { name: 'Log in' }).click();
  await expect(page.getByText('User name is required')).toBeVisible();
  await expect(page.getByText('Password is required')).toBeVisible();
  await expect(page.getByLabel('User name')).toBeFocused();
});

test('a person without the right role sees a refusal and a link to their own desk', async ({ page }) => {
  await signIn(page, 'editor', '/webadmin/pending');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('You don’t have access to this area');
  await expect(page.getByRole('alert').filter({ hasText: 'editor' })).toContainText('is for moderators');
  await expectAccessible(page, 'the refusal');
  await page.getByRole('link', { name: 'Go to Newsroom' }).click();
  await expect(page).toHaveURL(/\/admin$/);
  await hydrated(page);
});
