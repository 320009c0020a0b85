import { open } from './support/browser.ts';
import { chartTest as test } from './support/chart-lock.ts';
import { getJson } from './support/site.ts';
import { expect } from './support/test.ts';
import { boxOfficeSummary, knownChangePercent, milestones } from '@first-show/domain/box-office/figures';
import type { BoxOfficeEntry } from '@first-show/domain/box-office/box-office.schema';
import { formatIndianDate } from '@first-show/domain/core/dates';
import { formatChange, formatRupees } from '@first-show/domain/core/money';
import type { Locator } from '@playwright/test';

test('the box office page shows statistics, a ranking of all films, milestones and the method', async ({ page }) => {
  const entries = await getJson<BoxOfficeEntry[]>('/api/box-office');
  const summary = boxOfficeSummary(entries);
  await open(page, '/box-office');
  await expect(page.getByText('Last updated:')).toContainText(formatIndianDate(summary.updatedAt ?? ''));
  for (const [label, value] of [
    ['Total Movies', String(summary.count)],
    ['Top Collection', formatRupees(summary.topRupees)],
    ['Total Revenue', formatRupees(summary.sumRupees)],
    ['Active Releases', String(summary.activeCount)],
  ] as const) {
    const card = page.locator('dl > div').filter({ has: page.locator('dt', { hasText: label }) });
    await expect(card.locator('dd')).toContainText(value);
  }

  const table = page.getByRole('table', { name: /nett/i });
  await expect(table.getByRole('columnheader')).toHaveText(['Rank', 'Movie', 'Day 1', 'Weekend', 'Total', 'Change']);
  const rows = table.getByRole('row');
  await expect(rows).toHaveCount(entries.length + 1);
  for (const index of [0, 1, entries.length - 1]) {
    const entry = entries[index];
    if (entry === undefined) throw new Error('The demo has fewer films than expected');
    const row = rows.nth(index + 1);
    await expect(row.getByRole('link', { name: entry.movieName })).toHaveAttribute('href', `/${entry.slug}`);
    await expect(row.getByRole('cell').first()).toHaveText(String(entry.rank ?? '–'));
    await expect(row.getByRole('cell').nth(3)).toContainText(formatRupees(entry.totalCollection));
    const change = knownChangePercent(entry);
    await expect(row.getByRole('cell').nth(4)).toContainText(change === null ? '—' : formatChange(change));
  }
  // An unknown value is a dash, never zero.
  const unknown = rows.filter({ has: page.getByRole('link', { name: 'Kesar Aur Kohra' }) });
  await expect(unknown.getByRole('cell').nth(1)).toContainText('—');
  await expect(unknown).not.toContainText('₹0');
  await expect(unknown.getByRole('cell').nth(4)).toHaveText('—not known');
  const opening = rows.filter({ has: page.getByRole('link', { name: 'Mitti Ka Sher' }) });
  await expect(opening.getByRole('cell').nth(2)).toContainText('—');

  // The rank badges: gold, grey and orange for ranks 1 to 3, dark grey for all others.
  const petals = await table
    .locator('tbody tr td:first-child circle')
    .evaluateAll((all) => all.slice(0, 5).map((one) => one.getAttribute('fill')));
  expect(new Set(petals.slice(0, 4)).size).toBe(4);
  expect(petals[4]).toBe(petals[3]);

  for (const { label, count } of milestones(entries)) {
    const club = page
      .getByRole('listitem')
      .filter({ has: page.getByRole('heading', { name: new RegExp(`^${label}`) }) });
    await expect(club.locator('b').first()).toHaveText(String(count));
  }
  await expect(page.getByRole('region', { name: 'How We Track' }).getByRole('listitem')).not.toHaveCount(0);

  await rows.nth(1).getByRole('link').click();
  await expect(page.getByRole('heading', { level: 1, name: entries[0]?.movieName })).toBeVisible();
  await page.goBack();
  await expect(table).toBeVisible();
});

test('on a phone the table shows all six columns of a film and breaks no word', { tag: '@phone' }, async ({ page }) => {
  const entries = await getJson<BoxOfficeEntry[]>('/api/box-office');
  for (const width of [390, 320]) {
    await page.setViewportSize({ width, height: 844 });
    await open(page, '/box-office');
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

test('at 1280 × 800 the film of rank 1 is above the fold', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await open(page, '/box-office');
  await expect(page.getByRole('table', { name: /nett/i }).getByRole('row').nth(1)).toBeInViewport({ ratio: 1 });
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
