import { open } from './support/browser.ts';
import { getJson } from './support/site.ts';
import { expect, test } from './support/test.ts';
import type { BoxOfficeEntry } from '@first-show/domain/box-office/box-office.schema';
import { formatChange, formatRupees } from '@first-show/domain/core/money';
import type { Locator } from '@playwright/test';

test('on a phone the table shows all six columns of a film and breaks no word', { tag: '@phone' }, async ({ page }) => {
  const entries = await getJson<BoxOfficeEntry[]>('/api/box-office');
  await open(page, '/box-office');
  for (const width of [390, 320]) {
    await page.setViewportSize({ width, height: 844 });
    const table = page.getByRole('table', { name: /nett/i });
    await expect(table.getByRole('columnheader')).toHaveText(['Rank', 'Movie', 'Day 1', 'Weekend', 'Total', 'Change']);
    const row = table.getByRole('row', { name: /Godavari Gadiyaaram/ });
    const entry = entries.find(({ slug }) => slug === 'godavari-gadiyaaram');
    if (entry === undefined) throw new Error('The demo film is gone');
    const cells = row.getByRole('cell');
    await expect(cells.nth(1)).toContainText(formatRupees(entry.day1Collection));
    await expect(cells.nth(2)).toContainText(formatRupees(entry.weekendCollection));
    await expect(cells.nth(3)).toContainText(formatRupees(entry.totalCollection));
    await expect(cells.nth(4)).toContainText(formatChange(entry.changePercent));
    for (const index of [0, 1, 2, 3, 4]) await expect(cells.nth(index)).toBeInViewport({ ratio: 1 });
    expect(await brokenWords(table.getByRole('link'))).toEqual([]);
  }
});

test(
  'on a phone the box office widget of the home page hides only the Weekend column',
  { tag: '@phone' },
  async ({ page }) => {
    await open(page, '/');
    const table = page.getByRole('region', { name: 'Box Office' }).getByRole('table');
    await expect(table.getByRole('columnheader')).toHaveText(['Rank', 'Movie', 'Day 1', 'Total', 'Change']);
    await expect(table.getByRole('row').nth(1).getByText('Day 1')).toBeVisible();
    expect(await brokenWords(table.getByRole('link'))).toEqual([]);
  },
);

test('at 1280 × 800 the film of rank 1 is above the fold, and opens', { tag: '@journey' }, async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await open(page, '/box-office');
  const table = page.getByRole('table', { name: /nett/i });
  const first = table.getByRole('row').nth(1);
  await expect(first).toBeInViewport({ ratio: 1 });
  const name = (await first.getByRole('link').textContent()) ?? '';
  // By name, because a film that another test adds may take the first rank meanwhile.
  await table.getByRole('link', { name, exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  await page.goBack();
  // The film's page has tables of nett, too.
  await expect(page.getByRole('heading', { level: 1, name: 'Box Office' })).toBeVisible();
  await expect(table).toBeVisible();
});

/** Returns the words in these elements that are broken across two lines. */
const brokenWords = (texts: Locator): Promise<string[]> =>
  texts.evaluateAll((all) =>
    all.flatMap((element) => {
      const node = element.firstChild;
      if (node === null) return [];
      return [...(node.textContent ?? '').matchAll(/\S+/g)].flatMap(({ 0: word, index }) => {
        const range = document.createRange();
        range.setStart(node, index);
        range.setEnd(node, index + word.length);
        return new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size > 1 ? [word] : [];
      });
    }),
  );

test('if the box office data does not load, the page shows an error and no amounts', async ({ page, complaints }) => {
  complaints.expectRefusals();
  await open(page, '/about');
  await page.route('**/api/page-data**', (route) => route.abort());
  complaints.expectOffline();
  await page.getByRole('contentinfo').getByRole('link', { name: 'Box Office' }).click();
  await expect(page.getByText('Failed to load box office data. Please try refreshing the page.')).toBeVisible();
  await expect(page.getByText('₹')).toHaveCount(0);
});
