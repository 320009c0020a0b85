import { expectAccessible, layOutAll, open } from './support/browser.ts';
import { getJson } from './support/site.ts';
import { expect, test } from './support/test.ts';
import type { Locator } from '@playwright/test';
import type { BoxOfficeFilm } from '@first-show/domain/box-office/box-office.schema';
import { formatRupees } from '@first-show/domain/core/money';

/** Expects that the table needs no scrolling sideways. */
async function expectToFit(table: Locator): Promise<void> {
  const { right, windowWidth, hidden } = await table.evaluate((box) => ({
    right: box.querySelector('th:last-of-type')?.getBoundingClientRect().right ?? Infinity,
    windowWidth: window.innerWidth,
    hidden: box.scrollWidth - box.clientWidth,
  }));
  expect(right).toBeLessThanOrEqual(windowWidth);
  expect(hidden).toBe(0);
}

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
  await chart.locator('i:not([aria-hidden])').first().hover();
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
  'a tap on a bar of the chart shows its day, and the table fits a phone of 320 px whatever its figures',
  { tag: '@phone' },
  async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 700 });
    await open(page, '/bijli-ghar');
    await page.getByRole('figure').filter({ hasText: 'India nett' }).locator('i:not([aria-hidden])').first().tap();
    await expect(page.getByText(/, day 1₹/)).toBeVisible();

    const table = page.getByRole('region', { name: /Collections by day/ });
    await expectToFit(table);
    // The widest texts that a film may have.
    await table.evaluate((box) => {
      const widest: [cells: string, text: string][] = [
        ['tbody th', '888'],
        ['td:nth-of-type(1) span', '28 Nov'],
        ['td:nth-of-type(2)', '₹88,88,88,888*'],
        ['td:nth-of-type(3)', '₹8,88,88,88,888'],
        ['td:nth-of-type(4)', '+888.8%'],
      ];
      for (const [cells, text] of widest) for (const cell of box.querySelectorAll(cells)) cell.textContent = text;
    });
    await expectToFit(table);
  },
);

test('the table shows one week until the reader asks for all days, and without script all days', async ({
  page,
  browser,
}) => {
  const film = await getJson<BoxOfficeFilm>('/api/box-office/by-name/bijli-ghar');
  await open(page, '/bijli-ghar');
  const table = page.getByRole('region', { name: /Collections by day/ });
  const days = table.getByRole('rowheader');
  await expect(days).toHaveCount(7);
  const allDays = page.getByRole('button', { name: 'All days' });
  await allDays.click();
  await expect(allDays).toHaveAttribute('aria-expanded', 'true');
  await expect(days).toHaveCount(film.days.length);
  await allDays.click();
  await expect(days).toHaveCount(7);

  const plain = await (await browser.newContext({ javaScriptEnabled: false })).newPage();
  await plain.goto(new URL('/bijli-ghar', page.url()).href);
  const rows = plain.getByRole('region', { name: /Collections by day/ }).getByRole('rowheader');
  await expect(rows).toHaveCount(film.days.length);
  await expect(plain.getByRole('button', { name: 'All days' })).toBeHidden();
  await plain.context().close();
});

test(
  'on the narrowest phone nothing of a film’s page is wider than its column',
  { tag: '@phone' },
  async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 640 });
    await open(page, '/dadar-ka-raja');
    await layOutAll(page);
    const parts = page.getByRole('main').locator('section, p, dd > *, fieldset');
    const rights = await parts.evaluateAll((all) =>
      all
        .filter((part) => part.closest('[role="region"][tabindex]') === null)
        .map((part) => Math.round(part.getBoundingClientRect().right)),
    );
    expect(Math.max(...rights)).toBeLessThanOrEqual(304);
  },
);

test('a film with one day has no chart', async ({ page }) => {
  const film = await getJson<BoxOfficeFilm>('/api/box-office/by-name/mitti-ka-sher');
  await open(page, '/mitti-ka-sher');
  await expect(page.getByRole('region', { name: /Collections by day/ }).getByRole('rowheader')).toHaveCount(
    film.days.length,
  );
  await expect(page.getByRole('figure').filter({ hasText: 'India nett' })).toHaveCount(film.days.length > 1 ? 1 : 0);
});

test('at 1280 px there is room between the rank and the title, and no hole below the table', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await open(page, '/bijli-ghar');
  const boxOf = async (locator: Locator) => {
    const box = await locator.boundingBox();
    if (box === null) throw new Error('The element is not shown');
    return box;
  };
  const rank = await boxOf(page.getByText(/^No\. \d+ on the chart$/).locator('..'));
  const title = await boxOf(page.getByRole('heading', { level: 1 }));
  expect(title.y - (rank.y + rank.height)).toBeGreaterThanOrEqual(16);

  const facts = await boxOf(page.getByText('How the verdict is made'));
  const allDays = await boxOf(page.getByRole('button', { name: 'All days' }));
  expect(Math.abs(facts.y + facts.height - (allDays.y + allDays.height))).toBeLessThan(250);

  // Nothing covers the facts once the window has scrolled past them.
  const budget = page.getByText(/× the budget/).locator('..');
  await budget.evaluate((element) => element.scrollIntoView({ block: 'start' }));
  const verdict = await boxOf(page.locator('dl').filter({ hasText: 'Weekend Share' }));
  expect((await boxOf(budget)).y).toBeGreaterThanOrEqual(verdict.y + verdict.height);
});

test('a film that is not released yet shows its story, cast and open prediction instead of figures', async ({
  page,
}) => {
  await open(page, '/kesar-aur-kohra');
  const main = page.getByRole('main');
  await expect(main.getByText('Release date not announced')).toBeVisible();
  await expect(main.getByRole('heading', { name: 'About the Movie' })).toBeVisible();
  await expect(main.getByRole('heading', { name: 'Meher Daruwala' })).toBeVisible();
  await expect(main.getByRole('heading', { name: /Will ‘Kesar Aur Kohra’ announce its release date/ })).toBeVisible();
  await expect(main.getByText('—')).toHaveCount(0);
  await expect(main.getByText('nett')).toHaveCount(0);
});

test('a reader rates a film in half stars, changes and removes the stars, and finds them again', async ({ page }) => {
  await open(page, '/chashmadeed');
  const stars = page.getByRole('region', { name: 'Readers’ Stars' });
  await expect(stars.getByText('0 ratings')).toBeVisible();
  await stars.getByRole('radio', { name: '3.5 stars' }).check();
  await expect(stars.getByText('Not saved yet: 3.5 out of 5')).toBeVisible();
  await stars.getByRole('button', { name: 'Save stars' }).click();
  await expect(stars.getByText('Your stars: 3.5 out of 5')).toBeVisible();
  await expect(stars.getByText('1 rating')).toBeVisible();
  await expect(stars.getByRole('radio', { name: '3.5 stars' })).toBeFocused();

  await page.reload();
  await expect(stars.getByText('Your stars: 3.5 out of 5')).toBeVisible();
  await expect(stars.getByRole('radio', { name: '3.5 stars' })).toBeChecked();
  await stars.getByRole('radio', { name: '4 stars', exact: true }).check();
  await stars.getByRole('button', { name: 'Save stars' }).click();
  await expect(stars.getByText('Your stars: 4 out of 5')).toBeVisible();
  await expectAccessible(page, 'a film with stars');

  await stars.getByRole('button', { name: 'Remove stars' }).click();
  await expect(stars.getByText('0 ratings')).toBeVisible();
  await expect(stars.getByRole('radio', { checked: true })).toHaveCount(0);
});

test('a film that is not released yet cannot be rated', async ({ page }) => {
  await open(page, '/kesar-aur-kohra');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByRole('region', { name: 'Readers’ Stars' })).toHaveCount(0);
});
