import { open } from './support/browser.ts';
import { getJson } from './support/site.ts';
import { expect, test } from './support/test.ts';
import type { BoxOfficeFilm } from '@first-show/domain/box-office/box-office.schema';
import { VERDICT_SCALE } from '@first-show/domain/box-office/figures';
import { formatIndianDate } from '@first-show/domain/core/dates';
import { formatChange, formatRupees, formatRupeesInFull } from '@first-show/domain/core/money';
import type { Page } from '@playwright/test';

const figure = (page: Page, label: string | RegExp) =>
  page.locator('dl > div').filter({ has: page.locator('dt', { hasText: label }) });

test('a movie page shows sums, growth, daily figures as chart and table, the budget and the verdict', async ({
  page,
}) => {
  const film = await getJson<BoxOfficeFilm>('/api/box-office/by-name/dadar-ka-raja');
  await open(page, '/dadar-ka-raja');
  await expect(page.getByRole('heading', { level: 1, name: film.movieName })).toBeVisible();
  await expect(page.getByText(`No. ${film.rank} on the chart`)).toBeVisible();
  await expect(page.getByText(formatIndianDate(film.releaseDate ?? ''))).toBeVisible();
  const { day1Collection: day1, weekendCollection: weekend, totalCollection: total } = film;
  if (day1 === null || weekend === null || total === null) throw new Error('The demo film has lost its sums');

  await expect(figure(page, 'Day 1')).toContainText(formatRupees(day1));
  await expect(figure(page, 'Day 1').locator('dt')).toContainText(/nett/i);
  await expect(figure(page, /^Weekend, /)).toContainText(`${formatChange(((weekend - day1) / day1) * 100)} from Day 1`);
  await expect(figure(page, /^Weekend, /)).toContainText('3-day weekend total');
  await expect(figure(page, /^Total, /)).toContainText(formatRupees(total));
  await expect(figure(page, /^Total, /)).toContainText(
    `${formatChange(((total - weekend) / weekend) * 100)} from Weekend`,
  );
  await expect(figure(page, 'Daily Average')).toContainText(formatRupees(Math.round(total / 7)));
  await expect(figure(page, 'Weekend Share')).toContainText(`${((weekend / total) * 100).toFixed(1)}%`);
  await expect(figure(page, /gross/i)).toContainText(formatRupees(film.totalGrossRupees));
  await expect(figure(page, 'Budget')).toContainText(formatRupees(film.budgetRupees));
  await expect(figure(page, 'Verdict')).toContainText('Super hit');

  // An explanation of the verdict's scale is next to the verdict.
  await page.getByText('How the verdict is made').click();
  for (const { label } of VERDICT_SCALE)
    await expect(page.getByRole('listitem').filter({ hasText: new RegExp(`^${label}`) })).toBeVisible();

  // The chart shows the days, and a table has the same figures for readers who cannot see the
  // chart.
  await expect(page.getByRole('figure').filter({ hasText: 'India nett' })).toBeVisible();
  const table = page.getByRole('region', { name: /Collections by day, India nett/ });
  await expect(table.getByRole('row')).toHaveCount(film.days.length + 1);
  await expect(table.getByRole('row').nth(1)).toContainText(formatRupeesInFull(film.days[0]?.nettRupees));
  const sum = film.days.reduce((all, day) => all + (day.nettRupees ?? 0), 0);
  expect(sum).toBe(total);
  await expect(table.getByRole('row').last()).toContainText(formatRupeesInFull(sum));

  await expect(page.getByRole('heading', { name: 'About the Movie' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Trending on Social Media' })).toBeVisible();
  await page.getByRole('link', { name: 'Back to Home' }).first().click();
  await expect(page).toHaveURL(/\/$/);
});

test('the chart of a long run shows weekly sums and peaks, and each day’s value on hover and by keyboard', async ({
  page,
}) => {
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

test('a movie page shows unknown values as dashes, without growth, and hides sections without data', async ({
  page,
}) => {
  await open(page, '/mitti-ka-sher');
  await expect(figure(page, /^Weekend, /)).toContainText('—');
  await expect(page.getByText(/from Day 1|from Weekend/)).toHaveCount(0);
  await expect(figure(page, 'Weekend Share')).toContainText('—');

  await page.goto('/kesar-aur-kohra');
  await expect(page.getByText('Release date not announced')).toBeVisible();
  for (const label of ['Day 1', /^Weekend, /, /^Total, /, 'Daily Average', 'Budget'])
    await expect(figure(page, label)).toContainText('—');
  await expect(page.getByRole('main')).not.toContainText('₹0');
  await expect(figure(page, 'Verdict')).toHaveCount(0);
  await expect(page.getByRole('heading', { name: 'Trending on Social Media' })).toHaveCount(0);

  await page.goto('/rangoli-mills');
  await expect(page.getByRole('heading', { name: 'About the Movie' })).toHaveCount(0);
});
