import type { Locator, Page } from '@playwright/test';
import { expectAccessibleInBothSchemes, expectNoHorizontalScroll, hydrated } from './support/browser.ts';
import { NUMBERS_WITHIN_MS, openDesk, signIn } from './support/desks.ts';
import { adminDb, uniqueName } from './support/site.ts';
import { expect, test } from './support/test.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

const waiting = (page: Page): Locator => page.getByRole('region', { name: 'Needs you today' });
const task = (page: Page, label: RegExp): Locator => waiting(page).getByRole('link', { name: label });

/** Writes a draft as a scraping run does. Returns a function that deletes it. */
async function draftFromSource(title: string): Promise<() => Promise<unknown>> {
  const db = adminDb();
  const [published] = (await db.collection('articles').where('isPublished', '==', true).limit(1).get()).docs;
  const id = title.toLowerCase().replaceAll(' ', '-');
  await db.doc(`articles/${id}`).set({
    ...published!.data(),
    id,
    slug: id,
    title,
    isPublished: false,
    isFeatured: false,
    isBreaking: false,
    publishedAt: null,
    scheduledFor: null,
    source: { name: 'The Morning Show', url: 'https://news.example/1' },
    updatedAt: new Date().toISOString(),
    createdAt: new Date().toISOString(),
  });
  return () => db.doc(`articles/${id}`).delete();
}

const isFocused = (element: Locator): Promise<boolean> =>
  element.evaluate((one) => one === one.ownerDocument.activeElement);

/** A task that leads to a page with a filter. `target` is shown there. */
const filters: [RegExp, string, (desk: Page) => Locator][] = [
  [/scheduled for today$/, '/admin/articles?status=scheduled', (desk) => desk.getByRole('table', { name: 'Articles' })],
  [/with (a proposal|proposals)$/, '/admin/articles?waiting=proposal', (desk) => desk.getByText('to review.')],
  [
    /today’s figure$/,
    '/admin/box-office?show=no-figure',
    (desk) => desk.getByRole('button', { name: 'Without today’s figure', pressed: true }),
  ],
  [
    /to settle$/,
    '/admin/predictions?show=closed',
    (desk) => desk.getByRole('button', { name: 'To settle', pressed: true }),
  ],
  [/paused sources?$/, '/admin/scraping', (desk) => desk.getByRole('tab', { name: /^Scraping/, selected: true })],
  [/new messages?$/, '/admin/inbox?status=new', (desk) => desk.getByRole('tab', { name: /^Inbox/, selected: true })],
];

test(
  'the tasks of the dashboard lead to their lists; a moderator sees only tasks of the moderation desk',
  { tag: '@journey' },
  async ({ page, openWindow }) => {
    test.slow();
    const title = uniqueName('The usher who never sat down');
    const forget = await draftFromSource(title);
    try {
      await signIn(page, 'admin', '/admin');
      await expect(task(page, /pending comments?$/)).toBeVisible({ timeout: 30_000 });
      const drafts = task(page, /drafts? from (a source|sources)$/);
      await expect(drafts).toBeVisible({ timeout: NUMBERS_WITHIN_MS });
      await test.step('the count leads by keyboard to the list of these drafts', async () => {
        // Tab from the main content reaches the first task.
        await page.locator('main').focus();
        await page.keyboard.press('Tab');
        await expect(waiting(page).getByRole('link').first()).toBeFocused();
        for (let press = 0; press < 9 && !(await isFocused(drafts)); press += 1) await page.keyboard.press('Tab');
        await expect(drafts).toBeFocused();
        await page.keyboard.press('Enter');

        await expect(page).toHaveURL(/\/admin\/articles\?waiting=source$/);
        await expect(page.getByRole('row', { name: new RegExp(title) })).toBeVisible();
        const states = page.getByRole('table', { name: 'Articles' }).getByRole('row');
        await expect(states.filter({ hasText: 'Published' })).toHaveCount(0);
        await page.getByRole('link', { name: 'Show all articles' }).click();
        await expect(page.getByText('Only drafts from sources')).toBeHidden();
        await expect(states.filter({ hasText: 'Published' }).first()).toBeVisible();
        await page.getByRole('tab', { name: /^Dashboard/ }).click();
      });
    } finally {
      await forget();
    }
    await test.step('the other counts lead to pages with their filters', async () => {
      await expect(task(page, /pending comments?$/)).toBeVisible();
      let led = 0;
      for (const [label, path, target] of filters) {
        if ((await task(page, label).count()) === 0) continue;
        await task(page, label).click();
        await expect(page).toHaveURL(path);
        await expect(target(page)).toBeVisible();
        await page.goBack();
        await expect(task(page, /pending comments?$/)).toBeVisible();
        led += 1;
      }
      expect(led, 'the demo has work of several kinds').toBeGreaterThan(1);
    });
    await test.step('a moderator sees only comments', async () => {
      const desk = await openDesk(openWindow, 'moderator', '/webadmin');
      await expect(task(desk, /pending comments?$/)).toBeVisible({ timeout: 30_000 });
      const links = await waiting(desk)
        .getByRole('link')
        .evaluateAll((all) => all.map((one) => one.getAttribute('href')));
      expect(links.filter((href) => href?.startsWith('/webadmin/') !== true)).toEqual([]);
      await task(desk, /pending comments?$/).click();
      await expect(desk).toHaveURL(/\/webadmin\/pending$/);
    });
  },
);

test(
  'both dashboards and the lists behind their tasks are accessible in both colour schemes and fit the screen',
  { tag: '@both' },
  async ({ page }) => {
    test.slow();
    const expectGood = async (what: string) => {
      await hydrated(page);
      await expectAccessibleInBothSchemes(page, what);
      await expectNoHorizontalScroll(page);
    };
    await signIn(page, 'admin', '/admin');
    await expect(waiting(page).getByRole('link').first()).toBeVisible({ timeout: 30_000 });
    await expect(page.getByRole('figure')).toHaveCount(1);
    await expectGood('the newsroom’s dashboard');
    await page.getByRole('button', { name: 'Show as table' }).click();
    await expectGood('the days as a table');
    await page.goto('/webadmin');
    await expect(waiting(page).getByRole('link').first()).toBeVisible({ timeout: 30_000 });
    await expectGood('the moderators’ dashboard');
    await page.goto('/admin/box-office?show=no-figure');
    await expect(page.getByRole('button', { name: 'Without today’s figure', pressed: true })).toBeInViewport();
    await expectAccessibleInBothSchemes(page, 'films without today’s figure');
    await page.goto('/admin/articles?waiting=source');
    await expect(page.getByText('Only drafts from sources')).toBeVisible();
    await expectAccessibleInBothSchemes(page, 'drafts from sources');
  },
);
