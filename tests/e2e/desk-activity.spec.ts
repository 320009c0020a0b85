import type { FollowerSettings, NewFollowers } from '@first-show/domain/followers/followers.schema';
import type { Page } from '@playwright/test';
import { newAccount } from './support/accounts.ts';
import { expectAccessibleInBothSchemes, expectNoHorizontalScroll, hydrated } from './support/browser.ts';
import { signIn } from './support/desks.ts';
import { adminDb, siteUrl, staffToken, uniqueName } from './support/site.ts';
import { expect, test } from './support/test.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

async function asStaff(who: 'editor' | 'admin', method: string, path: string, body?: object): Promise<Response> {
  const headers = { Authorization: `Bearer ${await staffToken(who)}`, 'Content-Type': 'application/json' };
  const answer = await fetch(`${siteUrl}${path}`, { method, headers, body: body && JSON.stringify(body) });
  if (!answer.ok) throw new Error(`${method} ${path}: ${answer.status} ${await answer.text()}`);
  return answer;
}

const rows = (page: Page) => page.getByRole('table', { name: 'Activity' }).locator('tbody').getByRole('row');

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

test('an administrator filters the activity log by person and kind; the log includes exports', async ({ page }) => {
  test.slow();
  const question = uniqueName('Who rewinds the last reel');
  const poll = (await (
    await asStaff('editor', 'POST', '/api/admin/polls', { title: question, question, options: ['The usher', 'Nobody'] })
  ).json()) as { id: string };
  try {
    await asStaff('admin', 'GET', '/api/admin/subscribers/export');
    await signIn(page, 'admin', '/admin');
    await openFromAccountMenu(page, 'Activity');
    await expect(page.getByRole('tab', { selected: true })).toHaveCount(0);
    const created = rows(page).filter({ hasText: question });
    await expect(created).toContainText('Created a poll');
    await expect(created).toContainText('Imtiaz Contractor');
    await expect(rows(page).filter({ hasText: 'Exported subscribers' }).first()).toBeVisible();

    await page.getByLabel('Person').selectOption({ label: 'Imtiaz Contractor' });
    await expect(rows(page).filter({ hasText: 'Exported subscribers' })).toHaveCount(0);
    await expect(created).toBeVisible();
    await page.getByLabel('Kind').selectOption({ label: 'Moderation' });
    await expect(page.getByText('No matching activity')).toBeVisible();
    await page.getByRole('link', { name: 'Show everything' }).click();
    await expect(page.getByLabel('Person').locator('option:checked')).toHaveText('Everyone');
    await page.getByLabel('Kind').selectOption({ label: 'Exports and erasures' });
    await expect(rows(page).first()).toContainText(/Exported subscribers|Erased/);
    await expect(created).toHaveCount(0);
    // The URL holds the filter.
    await page.reload();
    await expect(page.getByLabel('Kind')).toHaveValue('personal-data');
    await expect(rows(page).first()).toContainText(/Exported subscribers|Erased/);
  } finally {
    await asStaff('editor', 'DELETE', `/api/admin/polls/${poll.id}`);
  }
});

test('the activity log loads page by page, reports failures, and is only for administrators', async ({
  page,
  openWindow,
  complaints,
}) => {
  test.slow();
  complaints.expectUnavailable();
  const { uid, displayName } = await newAccount('editor');
  const db = adminDb();
  const lines = Array.from({ length: 60 }, (_, index) => ({
    id: `${uid}-${String(index).padStart(2, '0')}`,
    at: new Date(Date.now() - index * 1000).toISOString(),
    uid,
    by: displayName,
    action: 'Change an article, based on a revision',
    call: 'PATCH /api/articles/{id}',
    subject: `Story ${index}`,
    subjectId: null,
    details: ['title'],
  }));
  await Promise.all(lines.map((line) => db.doc(`deskLog/${line.id}`).set(line)));
  try {
    await signIn(page, 'admin', '/admin');
    await page.route('**/api/admin/log?**', (route) => route.fulfill({ status: 503, json: { message: 'Not now' } }));
    await page.goto(`/admin/activity?person=${uid}`);
    await expect(page.getByRole('alert')).toContainText('Not now');
    await page.unroute('**/api/admin/log?**');
    await page.getByRole('button', { name: 'Try again' }).press('Enter');
    await expect(rows(page)).toHaveCount(50);
    await expect(page.getByLabel('Person').locator('option:checked')).toHaveText(displayName);

    await page.route('**/api/admin/log?*after=*', (route) => route.fulfill({ status: 503, json: { message: '' } }));
    await page.getByRole('button', { name: 'Load more entries' }).click();
    await expect(page.getByRole('alert')).toContainText('More entries could not be loaded.');
    await expect(rows(page)).toHaveCount(50);
    await page.unroute('**/api/admin/log?*after=*');
    await page.getByRole('button', { name: 'Load more entries' }).click();
    await expect(rows(page)).toHaveCount(60);
    await expect(rows(page).last()).toContainText('Story 59');
    await expect(page.getByRole('button', { name: 'Load more entries' })).toBeHidden();
  } finally {
    await Promise.all(lines.map((line) => db.doc(`deskLog/${line.id}`).delete()));
    await db.doc(`staff/${uid}`).delete();
  }
  const editor = await openWindow();
  await signIn(editor, 'editor', '/admin/activity');
  await expect(editor.getByText('Only administrators see who did what.')).toBeVisible();
  await editor.getByRole('button', { name: 'Account' }).click();
  await expect(editor.getByRole('menuitem', { name: 'Social profiles' })).toBeVisible();
  await expect(editor.getByRole('menuitem', { name: 'Activity' })).toBeHidden();
});

const field = (page: Page, profile: string, label: 'Followers' | 'Counted on') =>
  page.getByRole('group', { name: profile }).getByLabel(label);

test('an editor sets follower counts with their dates; errors show at their fields, and a colleague’s save is kept', async ({
  page,
  complaints,
}) => {
  test.slow();
  complaints.expectRefusals();
  const set = async (followers: NewFollowers['followers']) =>
    (await (await asStaff('admin', 'PUT', '/api/admin/followers', { followers })).json()) as FollowerSettings;
  const stored = async () =>
    ((await (await asStaff('admin', 'GET', '/api/admin/followers')).json()) as FollowerSettings).followers;
  await set([]);
  try {
    await signIn(page, 'editor', '/admin');
    await openFromAccountMenu(page, 'Social profiles');
    await field(page, 'Photos', 'Followers').fill('twelve');
    await field(page, 'Photos', 'Followers').press('Enter');
    await expect(page.getByText('Followers must be a whole number')).toBeVisible();
    await expect(field(page, 'Photos', 'Followers')).toBeFocused();
    await field(page, 'Photos', 'Followers').fill('12,500');
    await field(page, 'Photos', 'Followers').press('Enter');
    await expect(page.getByText('Please enter the day of the count')).toBeVisible();
    await expect(field(page, 'Photos', 'Counted on')).toBeFocused();
    await field(page, 'Photos', 'Counted on').fill('2099-01-01');
    await page.getByRole('button', { name: 'Save counts' }).click();
    await expect(page.getByText('The day of a count cannot be in the future')).toBeVisible();
    await field(page, 'Photos', 'Counted on').fill('2026-01-05');

    // Somebody else saves the counts while the form is open.
    await set([{ profileId: 'videos', count: 77, asOf: '2026-01-04' }]);
    await page.getByRole('button', { name: 'Save counts' }).click();
    await expect(page.getByRole('alert')).toContainText('changed the counts in the meantime');
    await expect(field(page, 'Videos', 'Followers')).toHaveValue('77');
    await expect(field(page, 'Photos', 'Followers')).toHaveValue('12,500');
    await page.getByRole('button', { name: 'Save counts' }).click();
    await expect(page.getByText(/^Saved by Imtiaz Contractor/)).toBeVisible();
    expect(await stored()).toEqual([
      { profileId: 'videos', count: 77, asOf: '2026-01-04' },
      { profileId: 'photos', count: 12_500, asOf: '2026-01-05' },
    ]);

    // A local draft survives a reload. Clearing the number of a profile removes its count.
    await field(page, 'Videos', 'Followers').fill('');
    page.once('dialog', (question) => void question.accept());
    await page.reload();
    await expect(field(page, 'Videos', 'Followers')).toHaveValue('');
    await expect(page.getByText('Your unsaved changes from last time have been restored.')).toBeVisible();
    await page.getByRole('button', { name: 'Save counts' }).click();
    await expect(page.getByText(/^Saved by Imtiaz Contractor/)).toBeVisible();
    expect((await stored()).map(({ profileId }) => profileId)).toEqual(['photos']);
  } finally {
    await set([]);
  }
});

test('the activity log and the social profiles are accessible in both colour schemes and fit the screen @both', async ({
  page,
}) => {
  test.slow();
  await signIn(page, 'admin', '/admin/followers');
  await expect(page.getByRole('group', { name: 'Photos' })).toBeVisible();
  await hydrated(page);
  await expectAccessibleInBothSchemes(page, 'the social profiles');
  await expectNoHorizontalScroll(page);
  await page.goto('/admin/activity?days=366');
  await expect(rows(page).first()).toBeVisible();
  await hydrated(page);
  await expectAccessibleInBothSchemes(page, 'the activity');
  await expectNoHorizontalScroll(page);
});
