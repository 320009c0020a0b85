import { open } from './support/browser.ts';
import { getJson } from './support/site.ts';
import { expect, test } from './support/test.ts';
import type { BoxOfficeFilm } from '@first-show/domain/box-office/box-office.schema';
import { formatRupees } from '@first-show/domain/core/money';

test('the chart of a long run shows weeks, peaks and each day’s value', async ({ page }) => {
  const film = await getJson<BoxOfficeFilm>('/api/box-office/by-name/bijli-ghar');
  await open(page, '/bijli-ghar');
  const chart = page.getByRole('figure').filter({ hasText: 'India nett' });
  const firstWeek = film.days.filter(({ day }) => day <= 7).reduce((sum, day) => sum + (day.nettRupees ?? 0), 0);
  const weeks = chart.getByRole('list', { name: 'Sums by week, India nett' }).getByRole('listitem');
  await expect(weeks).toHaveCount(Math.ceil(film.days.length / 7));
  await expect(weeks.first()).toContainText(`Week 1: ${formatRupees(firstWeek)}`);
  await expect(chart.locator('[data-peak]')).toHaveCount(Math.ceil(film.days.length / 7));

  const [first, second] = film.days;
  await chart.locator('i').first().hover();
  await expect(chart.getByText(/, day 1₹/)).toContainText(formatRupees(first?.nettRupees));
  await page.mouse.move(0, 0);
  await expect(chart.getByText(/, day 1₹/)).toHaveCount(0);

  const slider = chart.getByRole('slider', { name: 'Day, India nett' });
  await page.getByRole('link', { name: 'Box Office' }).last().focus();
  await slider.focus();
  await page.keyboard.press('ArrowRight');
  await expect(chart.getByText(/, day 2₹/)).toContainText(formatRupees(second?.nettRupees));
  await expect(slider).toHaveAttribute(
    'aria-valuetext',
    new RegExp(`day 2: ${formatRupees(second?.nettRupees).replace('.', '\\.')}`),
  );
  await page.keyboard.press('Escape');
  await expect(chart.getByText(/, day 2₹/)).toHaveCount(0);
});

test(
  'a tap on a bar of the chart shows its day, and a phone of 320 px shows the Change column',
  { tag: '@phone' },
  async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 700 });
    await open(page, '/bijli-ghar');
    await page.getByRole('figure').filter({ hasText: 'India nett' }).locator('i').first().tap();
    await expect(page.getByText(/, day 1₹/)).toBeVisible();

    const table = page.getByRole('region', { name: /Collections by day/ });
    await table.getByRole('columnheader', { name: 'Change' }).scrollIntoViewIfNeeded();
    await expect(table.getByRole('columnheader', { name: 'Change' })).toBeInViewport({ ratio: 1 });
    expect(await table.evaluate((box) => box.scrollWidth - box.clientWidth)).toBe(0);
  },
);
