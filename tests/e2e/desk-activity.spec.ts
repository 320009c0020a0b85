import type { Page } from '@playwright/test';
import { expectAccessibleInBothSchemes, expectNoHorizontalScroll, hydrated } from './support/browser.ts';
import { signIn } from './support/desks.ts';
import { siteUrl, staffToken } from './support/site.ts';
import { expect, test } from './support/test.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

/** Opens a page of the account menu by keyboard. */
async function openFromAccountMenu(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name: 'Account' }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('menuitem', { name })).toBeVisible();
  const item = page.getByRole('menuitem', { name, exact: true });
  const isThere = () => item.evaluate((one) => one === one.ownerDocument.activeElement);
  for (let press = 0; press < 8 && !(await isThere()); press += 1) await page.keyboard.press('ArrowDown');
  await expect(item).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
}

test(
  'the account menu opens the social profiles and the activity log by keyboard; both are accessible and fit the screen',
  { tag: '@both' },
  async ({ page }) => {
    test.slow();
    const headers = { Authorization: `Bearer ${await staffToken('admin')}` };
    expect((await fetch(`${siteUrl}/api/admin/subscribers/export`, { headers })).status).toBe(200);
    await signIn(page, 'admin', '/admin');

    await test.step('the social profiles', async () => {
      await openFromAccountMenu(page, 'Social profiles');
      await expect(page.getByRole('group', { name: 'Photos' })).toBeVisible();
      await hydrated(page);
      await expectAccessibleInBothSchemes(page, 'the social profiles');
      await expectNoHorizontalScroll(page);
    });
    await test.step('the activity log, with the export of this test', async () => {
      await openFromAccountMenu(page, 'Activity');
      await expect(page.getByRole('tab', { selected: true })).toHaveCount(0);
      await page.getByLabel('Kind').selectOption({ label: 'Exports and erasures' });
      const rows = page.getByRole('table', { name: 'Activity' }).locator('tbody').getByRole('row');
      await expect(rows.filter({ hasText: 'Exported subscribers' }).first()).toContainText('Sudha Krishnamoorthy');
      await hydrated(page);
      await expectAccessibleInBothSchemes(page, 'the activity');
      await expectNoHorizontalScroll(page);
    });
  },
);
