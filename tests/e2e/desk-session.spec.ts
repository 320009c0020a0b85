import type { Page, Request, Route } from '@playwright/test';
import { newAccount } from './support/accounts.ts';
import { signIn } from './support/desks.ts';
import { siteUrl, staffToken, uniqueName } from './support/site.ts';
import { expect, test } from './support/test.ts';

const TEXT =
  'The bulbs over the door of the old single screen have been counted again, and again there is one too few. '.repeat(
    3,
  );

async function makeDraft(name: string): Promise<string> {
  const answer = await fetch(`${siteUrl}/api/articles`, {
    method: 'POST',
    headers: { Authorization: `Bearer ${await staffToken('editor')}`, 'Content-Type': 'application/json' },
    body: JSON.stringify({
      title: name,
      summary: TEXT.slice(0, 120),
      content: `<p>${TEXT}</p>`,
      categoryId: 'voices',
      isPublished: false,
    }),
  });
  if (!answer.ok) throw new Error(`No article: ${answer.status} ${await answer.text()}`);
  return ((await answer.json()) as { id: string }).id;
}

const title = (page: Page) => page.getByRole('textbox', { name: 'Title', exact: true });
const dialog = (page: Page) => page.getByRole('dialog', { name: 'Please log in again' });

test(
  'a session that ends during a save asks for the password over the page, and the save continues',
  { tag: '@journey' },
  async ({ page, complaints }) => {
    complaints.expectRefusals();
    const id = await makeDraft(uniqueName('One bulb too few'));
    // An account of its own: in the emulator, a login elsewhere changes the time in renewed tokens.
    const account = await newAccount('editor');
    await signIn(page, account, `/admin/articles/${id}`);
    await page.getByRole('textbox', { name: 'Content' }).waitFor();
    const refuse = (route: Route) =>
      route.fulfill({ status: 401, contentType: 'application/json', body: '{"message":"Please log in again"}' });
    const refuseWrites = (route: Route) => (route.request().method() === 'GET' ? route.continue() : refuse(route));
    const wished = uniqueName('One bulb too many');

    await test.step('the dialog opens, and neither Escape nor a click outside closes it', async () => {
      await page.route('**/api/**', refuseWrites);
      await title(page).fill(wished);
      await page.keyboard.press('ControlOrMeta+s');
      await expect(dialog(page)).toContainText('Your work is kept');
      await expect(dialog(page).getByLabel('Password')).toBeFocused();
      await dialog(page).getByLabel('Password').press('Escape');
      await page.mouse.click(5, 5);
      await expect(dialog(page)).toBeVisible();
      await expect(dialog(page).getByRole('button', { name: 'Close' })).toHaveCount(0);
    });
    await test.step('it stays open when another refused call renews the token of the ended session', async () => {
      await dialog(page).getByLabel('Password').fill('half a passw');
      const isRead = (request: Request) => request.method() === 'POST' && request.url().includes('Firestore/Listen/');
      const accountRead = page.waitForRequest(isRead);
      // The heartbeat is sent when the window is shown.
      await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
      await (await accountRead).response();
      await expect(dialog(page).getByLabel('Password')).toHaveValue('half a passw');
    });
    await test.step('the right password continues the save', async () => {
      await dialog(page).getByLabel('Password').fill('wrong');
      await dialog(page).getByRole('button', { name: 'Log in and continue' }).click();
      await expect(dialog(page).getByRole('alert')).toHaveText('Invalid credentials');

      await page.unroute('**/api/**');
      await dialog(page).getByLabel('Password').fill(account.password);
      await dialog(page).getByRole('button', { name: 'Log in and continue' }).click();
      await expect(dialog(page)).toBeHidden();
      await expect(title(page)).toBeFocused();
      await expect(title(page)).toHaveValue(wished);
      const stored = async () => {
        const answer = await fetch(`${siteUrl}/api/admin/articles/${id}`, {
          headers: { Authorization: `Bearer ${await staffToken('editor')}` },
        });
        return ((await answer.json()) as { title: string }).title;
      };
      await expect.poll(stored).toBe(wished);
    });
    await test.step('the dialog’s button logs out, even if the server refuses the call of the sign-out', async () => {
      await page.route('**/api/**', refuseWrites);
      await title(page).fill('Typed before the bulb went out');
      await page.keyboard.press('ControlOrMeta+s');
      await expect(dialog(page)).toBeVisible();
      await dialog(page).getByRole('button', { name: 'Log out and leave this page' }).click();
      // The server could not take the text, so the person decides about it.
      await page.getByRole('button', { name: 'Discard and log out' }).click();
      await expect(page.getByRole('button', { name: 'Log in' })).toBeVisible();
      await expect(page.getByLabel('User name')).toBeFocused();
    });
  },
);
