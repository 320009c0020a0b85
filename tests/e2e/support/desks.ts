import type { BrowserContextOptions, Page } from '@playwright/test';
import { expect } from './test.ts';

export type DemoStaff = 'moderator' | 'editor' | 'admin';

/**
 * Opens a desk page and logs in as one of the demo's staff, or with the user name and password of
 * another account.
 */
export async function signIn(
  page: Page,
  username: DemoStaff | { username: string; password: string },
  path = '/webadmin',
): Promise<void> {
  const account = typeof username === 'string' ? { username, password: `${username}-demo` } : username;
  await page.goto(path);
  await page.getByLabel('User name').fill(account.username);
  await page.getByLabel('Password').fill(account.password);
  await page.getByRole('button', { name: 'Log in' }).click();
  // The login has finished when the desk is shown: its header has the button to log out.
  await expect(page.getByRole('button', { name: 'Log in' })).toBeHidden();
  await expect(page.locator('header').first()).toContainText('Log out');
}

/**
 * The longest time until an open desk shows a colleague's or reader's change in its numbers, in ms:
 * they are refetched every minute, and may then be 30 s old.
 */
export const NUMBERS_WITHIN_MS = 100_000;

/** Opens a window of another person: a separate browser context. */
export type OpenWindow = (options?: BrowserContextOptions) => Promise<Page>;

export async function openDesk(openWindow: OpenWindow, username: DemoStaff, path: string): Promise<Page> {
  const page = await openWindow();
  await signIn(page, username, path);
  return page;
}
