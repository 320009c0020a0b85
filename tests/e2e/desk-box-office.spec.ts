import { fileURLToPath } from 'node:url';
import type { BoxOfficeEntry, BoxOfficeFilm } from '@first-show/domain/box-office/box-office.schema';
import { hasFigures } from '@first-show/domain/box-office/figures';
import type { Locator, Page } from '@playwright/test';
import { figuresOfAYear } from '../../functions/src/testing/figures-of-a-year.ts';
import { expectAccessible, expectAccessibleInBothSchemes, expectNoHorizontalScroll } from './support/browser.ts';
import { lockChart } from './support/chart-lock.ts';
import { openDesk, signIn } from './support/desks.ts';
import { addPicture, makePhoto } from './support/pictures.ts';
import { adminDb, getJson, siteUrl, staffToken, uniqueName } from './support/site.ts';
import { expect, test } from './support/test.ts';

const CRORE = 10_000_000;
const LIST = '/admin/box-office';

/** Calls the API as an editor, without a browser. Throws if the API refuses. */
async function asEditor<T>(method: string, path: string, body?: object): Promise<T> {
  const answer = await fetch(`${siteUrl}${path}`, {
    method,
    headers: {
      Authorization: `Bearer ${await staffToken('editor')}`,
      ...(body && { 'Content-Type': 'application/json' }),
    },
    body: body && JSON.stringify(body),
  });
  if (!answer.ok) throw new Error(`${method} ${path}: ${answer.status} ${await answer.text()}`);
  const text = await answer.text();
  return (text === '' ? undefined : JSON.parse(text)) as T;
}

const day = (number: number, crore: number) => ({
  day: number,
  date: `2026-11-${String(number + 5).padStart(2, '0')}`,
  nettRupees: crore * CRORE,
  grossRupees: null,
  isEstimate: true,
  source: null,
});

/**
 * Creates a film for one test, applies `changes`, and deletes the film afterwards. Holds the lock
 * of the chart as long as the film exists.
 */
async function withFilm(changes: object, use: (film: BoxOfficeFilm) => Promise<void>): Promise<void> {
  const release = await lockChart();
  const made = await asEditor<BoxOfficeFilm>('POST', '/api/box-office', {
    movieName: uniqueName('Desk Film'),
    rank: 400,
  });
  try {
    await use(await asEditor<BoxOfficeFilm>('PATCH', `/api/box-office/${made.id}`, changes));
  } finally {
    await asEditor('DELETE', `/api/box-office/${made.id}`).catch(() => undefined);
    await release();
  }
}

const toast = (page: Page, text: string) =>
  page
    .getByRole('region', { name: /Notifications/ })
    .getByRole('listitem')
    .filter({ hasText: text });
const row = (page: Page, name: string) =>
  page.getByRole('table', { name: 'Films' }).getByRole('row').filter({ hasText: name });

test(
  'the add form shows its defaults and errors, keeps typed values after a failure, and adds a film once; a known name asks first',
  { tag: '@journey' },
  async ({ page, complaints }) => {
    complaints.expectRefusals();
    test.setTimeout(120_000);
    const release = await lockChart();
    const name = uniqueName('Added By Hand');
    try {
      await signIn(page, 'editor', LIST);
      const field = (label: string) => page.getByLabel(label, { exact: false });
      for (const [label, value] of [
        ['Day 1 collection', '0'],
        ['Weekend collection', '0'],
        ['Total collection', '0'],
        ['Rank', '1'],
      ] as const)
        await expect(field(label)).toHaveValue(value);

      await page.getByRole('button', { name: 'Add film' }).click();
      await expect(page.getByText('Movie name is required')).toBeVisible();
      await expect(field('Movie name')).toBeFocused();
      for (const [label, message] of [
        ['Day 1 collection', 'Day 1 collection must be positive'],
        ['Weekend collection', 'Weekend collection must be positive'],
        ['Total collection', 'Total collection must be positive'],
      ] as const) {
        await field(label).fill('-5');
        await page.getByRole('button', { name: 'Add film' }).click();
        await expect(page.getByText(message)).toBeVisible();
        await field(label).fill('nothing');
        await field(label).blur();
        await expect(field(label)).toHaveValue('0');
      }
      await field('Rank').fill('');
      await page.getByRole('button', { name: 'Add film' }).click();
      await expect(page.getByText('Rank must be at least 1')).toBeVisible();

      await field('Movie name').fill(name);
      await field('Rank').fill('399');
      await field('Total collection').fill('1284000');
      await expect(page.getByText('₹12.8 L')).toBeVisible();

      await page.route('**/api/box-office', (route) =>
        route.request().method() === 'POST'
          ? route.fulfill({ status: 409, json: { message: 'That name is taken' } })
          : route.continue(),
      );
      await page.getByRole('button', { name: 'Add film' }).click();
      const keepRank = page
        .getByRole('dialog', { name: 'Save as No. 399?' })
        .getByRole('button', { name: 'Keep No. 399' });
      await keepRank.click();
      const failed = toast(page, 'Failed to create box office entry. Please try again.');
      await expect(failed).toContainText('Error');
      await expect(failed).toContainText('That name is taken');
      await expect(field('Movie name')).toHaveValue(name);
      await page.unroute('**/api/box-office');
      // A reload also keeps the typed values.
      await page.reload();
      await expect(field('Movie name')).toHaveValue(name);
      await expect(field('Total collection')).toHaveValue('1284000');

      await page.getByRole('button', { name: 'Add film' }).click();
      await keepRank.dblclick();
      await expect(toast(page, 'Box office entry created successfully.')).toContainText('Success');
      await expect(field('Movie name')).toHaveValue('');
      await expect(field('Rank')).toHaveValue('1');

      // The list updates live: it shows the new entry once, without a reload.
      await page.getByLabel('Search by name').fill(name);
      await expect(row(page, name)).toHaveCount(1);
      await expect(row(page, name)).toContainText('₹12.8 L');

      await page.getByRole('button', { name: `Delete ${name}` }).click();
      await expect(row(page, name)).toHaveCount(0);
      await page.getByRole('button', { name: 'Undo' }).click();
      await expect(row(page, name)).toHaveCount(1);
      await page.getByRole('button', { name: `Delete ${name}` }).click();
      await expect(row(page, name)).toHaveCount(0);
      await expect
        .poll(async () =>
          (await getJson<BoxOfficeEntry[]>('/api/box-office')).some(({ movieName }) => movieName === name),
        )
        .toBe(false);
    } finally {
      for (const entry of await getJson<BoxOfficeEntry[]>('/api/box-office'))
        if (entry.movieName === name) await asEditor('DELETE', `/api/box-office/${entry.id}`);
      await release();
    }

    await test.step('a film with an existing name is only added after a confirmation, which keeps the typed values', async () => {
      await withFilm({ releaseDate: '2025-11-06' }, async (film) => {
        const ofThatName = async () =>
          (await getJson<BoxOfficeEntry[]>('/api/box-office')).filter(({ movieName }) => movieName === film.movieName);
        try {
          await page.goto(LIST);
          const name = page.getByLabel('Movie name');
          await expect(page.getByText('Unranked until it has figures')).toBeVisible();
          await name.fill(film.movieName);
          await name.press('Enter');
          const question = page
            .getByRole('alert')
            .filter({ hasText: 'A film with this name is already in the box office' });
          await expect(question).toBeVisible();
          const known = question.getByRole('link', { name: `${film.movieName} (2025)` });
          await expect(known).toHaveAttribute('href', `${LIST}/${film.id}`);
          await expectAccessibleInBothSchemes(page, 'the question about a known name');
          await expectNoHorizontalScroll(page);
          await question.getByRole('button', { name: 'Back' }).click();
          await expect(name).toBeFocused();
          await expect(name).toHaveValue(film.movieName);
          expect(await ofThatName()).toHaveLength(1);

          // The question disappears if another name is typed, and returns with the existing name.
          // Its link opens the existing film, and going back keeps everything typed.
          await page.keyboard.press('Enter');
          await expect(question).toBeVisible();
          await name.press('End');
          await page.keyboard.type(' 2');
          await expect(question).toHaveCount(0);
          await name.fill(film.movieName);
          await expect(question).toBeVisible();
          await known.focus();
          await page.keyboard.press('Enter');
          await expect(page.getByRole('heading', { level: 1, name: film.movieName })).toBeVisible();
          await page.goBack();
          await expect(name).toHaveValue(film.movieName);

          await page.getByRole('button', { name: 'Add film' }).focus();
          await page.keyboard.press('Enter');
          await expect(question).toBeVisible();
          await page.keyboard.press('Tab');
          await expect(known).toBeFocused();
          await page.keyboard.press('Tab');
          await page.keyboard.press('Enter');
          await expect(toast(page, 'Box office entry created successfully.')).toBeVisible();
          await expect(name).toHaveValue('');
          await expect(name).toBeFocused();
          // A film without figures has no rank, not even the default one.
          await expect.poll(async () => (await ofThatName()).map(({ rank }) => rank)).toEqual([null, null]);
        } finally {
          for (const { id } of await ofThatName())
            if (id !== film.id) await asEditor('DELETE', `/api/box-office/${id}`);
        }
      });
    });
  },
);

test(
  'correcting a day updates the suggestions, and after saving the history shows who changed what',
  { tag: '@journey' },
  async ({ page }) => {
    test.setTimeout(120_000);
    await withFilm(
      {
        // A full week, because there is no verdict before.
        days: [10, 12, 10, 2, 1, 1, 1].map((crore, index) => day(index + 1, crore)),
        totalCollection: 37 * CRORE,
        budgetRupees: 20 * CRORE,
      },
      async (film) => {
        await signIn(page, 'editor', `${LIST}/${film.id}`);
        await expect(page.getByRole('heading', { level: 1, name: film.movieName })).toBeVisible();
        const saved = page.getByText('All changes saved');
        await expect(saved).toBeVisible();
        // An estimate becomes final and gets another figure, typed with a unit as people write it.
        await page.getByLabel('Day 2 nett').fill('12.5 cr');
        await page.getByLabel('Day 2 is an estimate').uncheck();
        await page.getByLabel('Day 2 source').fill('Producer');
        await expect(page.getByLabel('Day 2 nett')).toHaveValue('12.5');
        await expect(page.getByText('Set by hand. Suggested: ₹37.5 Cr')).toBeVisible();
        await page.getByRole('button', { name: 'Use ₹37.5 Cr as Total nett' }).click();
        await expect(page.getByLabel('Total nett')).toHaveValue('37.5');
        await expect(page.getByText('Set by hand. Suggested: ₹37.5 Cr')).toHaveCount(0);
        await expect(page.getByText(/Suggested: Super hit/)).toBeVisible();
        await page.getByRole('button', { name: 'Use Super hit as Verdict' }).click();

        // A reload asks for confirmation and keeps the typed values.
        page.once('dialog', (dialog) => void dialog.accept());
        await page.reload();
        const restored = page
          .getByRole('status')
          .filter({ hasText: 'Your unsaved changes from last time have been restored.' });
        await expect(restored).toBeVisible();
        // On a phone, the words on the button stay in one line.
        const size = page.viewportSize();
        await page.setViewportSize({ width: 390, height: 844 });
        const lines = await restored.getByRole('button', { name: 'Start over' }).evaluate((button) => {
          const text = document.createRange();
          text.selectNodeContents(button);
          return text.getClientRects().length;
        });
        expect(lines).toBe(1);
        if (size !== null) await page.setViewportSize(size);
        await expect(page.getByLabel('Total nett')).toHaveValue('37.5');

        await page.getByRole('button', { name: 'Add a day' }).click();
        await expect(page.getByLabel('Day 8 nett')).toBeFocused();
        await page.keyboard.type('40000000');
        await page.keyboard.press('Shift+Tab');
        await expect(page.getByLabel('Day 8 nett')).toHaveValue('4');
        await expect(page.getByLabel('Day 8 date')).toHaveValue('2026-11-13');
        await page.keyboard.press('Control+s');
        await expect(saved).toBeVisible();

        const history = page.getByRole('complementary', { name: 'History' });
        const newest = history.getByRole('listitem').filter({ hasText: 'Imtiaz Contractor' }).first();
        await expect(newest).toContainText('changed');
        for (const text of [
          'Day 2 nett was ₹12,00,00,000 →, now ₹12,50,00,000 (Producer)',
          'Day 2 figure was estimate →, now final',
          'Day 8 nett ₹4,00,00,000',
          'Verdict Super hit',
          'Total nett was ₹37,00,00,000',
        ])
          await expect(newest).toContainText(text);
        const stored = await getJson<BoxOfficeFilm>(`/api/box-office/${film.id}`);
        expect(stored).toMatchObject({ totalCollection: 375_000_000, verdict: 'super-hit' });
        expect(stored.days[1]).toMatchObject({ nettRupees: 125_000_000, isEstimate: false, source: 'Producer' });

        // Each invalid field shows its own error.
        await page.getByLabel('Movie name').fill('');
        await page.getByLabel('Day 4 date').fill('soon');
        await page.getByRole('button', { name: 'Save' }).click();
        await expect(page.getByText('Movie name is required')).toBeVisible();
        await expect(page.getByText('Not a date. Write it like 2026-11-06')).toBeVisible();
        await page.getByRole('button', { name: 'Discard', exact: true }).click();
        await expect(page.getByLabel('Movie name')).toHaveValue(film.movieName);

        await test.step('a poster is chosen from the library, shown on the film’s page, and cannot be deleted', async () => {
          const alt = uniqueName('A painted poster');
          const media = await addPicture(alt, await makePhoto(640, 800));
          await page.getByRole('link', { name: 'Facts', exact: true }).click();
          const field = page.getByRole('group', { name: 'Add a picture' });
          await field.getByRole('button', { name: 'Choose from library' }).click();
          const dialog = page.getByRole('dialog', { name: 'Choose a picture' });
          await dialog.getByRole('searchbox', { name: 'Search pictures' }).fill(alt);
          await dialog.getByRole('button', { name: `Choose ${alt}` }).click();
          await expect(page.getByLabel('Poster URL')).toHaveValue(media.url);
          await expect(page.getByText('The picture loads')).toBeVisible();
          await expectAccessible(page, 'the facts of a film with a poster');
          await expectNoHorizontalScroll(page);
          await page.getByRole('button', { name: 'Save', exact: true }).click();
          await expect(toast(page, `${film.movieName} is saved.`)).toBeVisible();

          await page.goto(`/${film.slug}`);
          const poster = page.locator(`img[src="${media.url}"]`).first();
          await expect
            .poll(() => poster.evaluate((shown: HTMLImageElement) => shown.naturalWidth))
            .toBeGreaterThan(100);
          await expect(asEditor('DELETE', `/api/admin/media/${media.id}`)).rejects.toThrow(
            `409 {"message":"This picture is used by “${film.movieName}”`,
          );
        });
      },
    );
  },
);

/** Returns a function that locates a cell in the sheet of daily figures by its day and column. */
const cellsOf =
  (page: Page) =>
  (number: number, name = 'nett'): Locator =>
    page.getByRole('table', { name: 'Collections by day' }).getByLabel(`Day ${number} ${name}`, { exact: true });

const NETT = ['18.4', '21.5', '24.9', '9.1', '8.8', '7.6', '7', '5.2', '8.1', '10.4', '4', '3.6', '3.1', '2.9', '2.2'];

test(
  'sixteen days are entered by keyboard alone: sums update, an invalid cell is named, and one save stores all days',
  { tag: '@journey' },
  async ({ page }) => {
    test.setTimeout(120_000);
    await withFilm({ days: [], releaseDate: '2026-11-06' }, async (film) => {
      await signIn(page, 'editor', `${LIST}/${film.id}`);
      const cell = cellsOf(page);
      const rowOf = (name: string) =>
        page.getByRole('table', { name: 'Collections by day' }).getByRole('row', { name, exact: false });
      await page.getByRole('button', { name: 'Add a day' }).focus();
      await page.keyboard.press('Enter');
      for (const [index, crore] of NETT.entries()) {
        await expect(cell(index + 1)).toBeFocused();
        await page.keyboard.type(crore);
        await page.keyboard.press('Enter');
      }
      await expect(cell(16)).toBeFocused();
      await expect(cell(16, 'date')).toHaveValue('2026-11-21');
      await expect(rowOf('Week 1 7 days')).toContainText('₹97.3 Cr');
      await expect(rowOf('Week 2 7 days')).toContainText('-61.7%');
      await expect(rowOf('Total 15 days')).toContainText('₹136.8 Cr');
      // The sums update with each key; a cell shows its error after blur.
      await page.keyboard.type('3.4');
      await expect(rowOf('Total 16 days')).toContainText('₹140.2 Cr');
      await expect(cell(16).locator('xpath=ancestor::tr')).toContainText('+54.5%');
      await page.keyboard.type('lots');
      await expect(cell(16)).not.toHaveAttribute('aria-invalid', 'true');
      await page.keyboard.press('ArrowUp');
      await expect(cell(15)).toBeFocused();
      await expect(cell(16)).toHaveAttribute('aria-invalid', 'true');
      await expect(cell(16)).toHaveAccessibleDescription('Not an amount. Write it like 18.4');
      await expect(rowOf('Total 15 days')).toContainText('₹136.8 Cr');
      await expectAccessible(page, 'a sheet with a wrong cell');

      // The left and right arrow keys and Tab move between the cells of a row.
      await page.keyboard.press('ArrowRight');
      await expect(cell(15, 'gross')).toBeFocused();
      await page.keyboard.press('Shift+Tab');
      await page.keyboard.press('ArrowLeft');
      await expect(cell(15, 'date')).toBeFocused();

      await page.keyboard.press('Control+s');
      await expect(page.getByRole('alert')).toContainText('Please correct Day 16 nett. Everything you typed is kept.');
      await expect(cell(16)).toBeFocused();
      await expect(cell(16)).toHaveValue('3.4lots');
      expect((await getJson<BoxOfficeFilm>(`/api/box-office/${film.id}`)).days).toEqual([]);
      page.once('dialog', (dialog) => void dialog.accept());
      await page.reload();
      await expect(cell(16)).toHaveValue('3.4lots');
      await expect(cell(1)).toHaveValue('18.4');

      await cell(16).focus();
      await page.keyboard.press('Control+a');
      await page.keyboard.type('3.4');
      await page.keyboard.press('Enter');
      // Enter adds an empty row, which is not saved as a day.
      await expect(cell(17)).toBeFocused();
      await page.keyboard.press('Control+s');
      await expect(page.getByText('All changes saved')).toBeVisible();
      await expect(cell(17)).toHaveCount(0);
      const { days } = await getJson<BoxOfficeFilm>(`/api/box-office/${film.id}`);
      expect(days.map(({ nettRupees }) => (nettRupees ?? 0) / CRORE)).toEqual([...NETT, '3.4'].map(Number));
      expect(days.at(-1)).toMatchObject({ day: 16, date: '2026-11-21', isEstimate: true });
    });

    await test.step('days without a date get it from a release date that is set later, or from another day', async () => {
      await withFilm({}, async (film) => {
        await page.goto(`${LIST}/${film.id}`);
        const cell = cellsOf(page);
        const hint = page.getByText('Set the release date under ‘The film’, and every day gets its date.');
        const release = page.getByLabel('Release date');
        for (const number of [1, 2]) {
          await page.getByRole('button', { name: 'Add a day' }).click();
          await cell(number).fill(String(number));
        }
        await expect(hint).toBeVisible();
        await expect(cell(2, 'date')).toHaveValue('');
        await page.getByRole('button', { name: 'Save' }).click();
        await expect(page.getByText('Please enter a valid date')).toHaveCount(2);
        await expectAccessible(page, 'days without a date');

        // The dates follow the release date, and their errors disappear.
        await release.fill('2026-11-13');
        await expect(hint).toHaveCount(0);
        await expect(cell(2, 'date')).toHaveValue('2026-11-14');
        await expect(page.getByText('Please enter a valid date')).toHaveCount(0);
        await release.fill('2026-11-20');
        await expect(cell(2, 'date')).toHaveValue('2026-11-21');

        // A typed date stays, and the other days are counted from it.
        await cell(1, 'date').fill('19/11/2026');
        await cell(1, 'date').press('Tab');
        await expect(cell(1, 'date')).toHaveValue('2026-11-19');
        await expect(cell(2, 'date')).toHaveValue('2026-11-20');
        await release.fill('2026-11-27');
        await page.getByRole('button', { name: 'Save' }).click();
        await expect(page.getByText('All changes saved')).toBeVisible();
        const { days, releaseDate } = await getJson<BoxOfficeFilm>(`/api/box-office/${film.id}`);
        expect([releaseDate, ...days.map(({ date }) => date)]).toEqual(['2026-11-27', '2026-11-19', '2026-11-20']);
      });
    });
  },
);

test(
  'a column and a block of cells are pasted into the sheet, and the last paste can be undone',
  { tag: '@both' },
  async ({ page, context }) => {
    test.setTimeout(120_000);
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await withFilm({ days: [day(1, 10)], releaseDate: '2026-11-06' }, async (film) => {
      await signIn(page, 'editor', `${LIST}/${film.id}`);
      const cell = cellsOf(page);
      const paste = async (into: Locator, text: string) => {
        await into.focus();
        await page.evaluate((copied) => navigator.clipboard.writeText(copied), text);
        await page.keyboard.press('Control+v');
      };
      await paste(cell(1), '18.4\n18.4 Cr\n18,40,00,000\nn/a\n');
      await expect(page.getByText('4 rows pasted.')).toBeVisible();
      for (const number of [1, 2, 3]) await expect(cell(number)).toHaveValue('18.4');
      await expect(cell(4)).toHaveAccessibleDescription('Not an amount. Write it like 18.4');
      await expect(cell(4, 'date')).toHaveValue('2026-11-09');

      await paste(cell(4), '7.5\t9\tTrade\tfinal\n8.25\t\tTrade\testimate');
      await expect(cell(4, 'gross')).toHaveValue('9');
      await expect(page.getByLabel('Day 4 is an estimate')).not.toBeChecked();
      await expect(cell(5)).toHaveValue('8.25');
      await expect(cell(5, 'source')).toHaveValue('Trade');
      await expectAccessibleInBothSchemes(page, 'a pasted sheet');
      await expectNoHorizontalScroll(page);
      // The undo would discard a later edit. So the button is hidden while the sheet differs from
      // the pasted state, and returns when the edit is reverted.
      const undo = page.getByRole('button', { name: 'Undo the paste' });
      await cell(1).fill('19');
      await expect(undo).toHaveCount(0);
      await cell(1).fill('18.4');
      await undo.click();
      await expect(cell(5)).toHaveCount(0);
      await expect(cell(4)).toHaveValue('n/a');
      await expect(cell(1)).toHaveValue('18.4');

      // A single pasted value fills only the focused cell.
      await cell(4).press('Control+a');
      await paste(cell(4), '6.5\n');
      await expect(cell(4)).toHaveValue('6.5');
      await page.getByRole('button', { name: 'Save' }).click();
      await expect(page.getByText('All changes saved')).toBeVisible();
      const { days } = await getJson<BoxOfficeFilm>(`/api/box-office/${film.id}`);
      expect(days.map(({ nettRupees }) => (nettRupees ?? 0) / CRORE)).toEqual([18.4, 18.4, 18.4, 6.5]);
    });
  },
);

test('an editor who saves a film that a colleague has changed sees both versions and chooses one first', async ({
  page,
  openWindow,
  complaints,
}) => {
  complaints.expectRefusals();
  test.setTimeout(120_000);
  await withFilm({ days: [day(1, 10)] }, async (film) => {
    await signIn(page, 'editor', `${LIST}/${film.id}`);
    await page.getByLabel('Budget').fill('11');
    await page.getByLabel('Verdict').selectOption('Hit');
    const other = await openDesk(openWindow, 'admin', `${LIST}/${film.id}`);
    await other.getByLabel('Budget').fill('22');
    await other.getByLabel('Trending on Social Media').fill('Their line');
    await other.getByRole('button', { name: 'Save' }).click();
    await expect(other.getByText('All changes saved')).toBeVisible();

    await expect(page.getByText('Someone else changed this film in the meantime.')).toBeVisible();
    await page.getByRole('button', { name: 'Save' }).click();
    const dialog = page.getByRole('dialog', { name: 'Someone else changed this film' });
    const budget = dialog.getByRole('row', { name: /^Budget/ });
    for (const text of ['changed by both', '₹22,00,00,000', '₹11,00,00,000']) await expect(budget).toContainText(text);
    await expect(dialog.getByRole('row', { name: /^Trending/ })).toContainText('Their line');
    await expectAccessible(page, 'the dialog of two editors');
    expect(await getJson<BoxOfficeFilm>(`/api/box-office/${film.id}`)).toMatchObject({
      budgetRupees: 22 * CRORE,
      verdict: null,
    });
    await dialog.getByRole('button', { name: 'Keep mine on top of theirs' }).click();
    await expect(page.getByLabel('Trending on Social Media')).toHaveValue('Their line');
    await page.getByRole('button', { name: 'Save' }).click();
    await expect(page.getByText('All changes saved')).toBeVisible();
    expect(await getJson<BoxOfficeFilm>(`/api/box-office/${film.id}`)).toMatchObject({
      budgetRupees: 11 * CRORE,
      verdict: 'hit',
      socialBullets: ['Their line'],
    });
    // The other editor has no unsaved changes, so the form takes over the new version.
    await expect(other.getByLabel('Budget')).toHaveValue('11');
  });
});

/** Daily figures of so many films that the list of films has a second page. */
const FILMS = 24;
const year = figuresOfAYear(FILMS);
const fixture = fileURLToPath(new URL('../fixtures/box-office/odd-rows.csv', import.meta.url));

/**
 * Remembers all films of the chart. Returns a function that deletes films added since, restores
 * changed ones, and waits until the public chart has the former number of films.
 */
async function snapshotChart(): Promise<() => Promise<void>> {
  const db = adminDb();
  const before = await db.collection('films').get();
  return async () => {
    const known = new Map(before.docs.map((doc) => [doc.id, doc.data()]));
    const now = await db.collection('films').get();
    const slugs = await db.collection('filmSlugs').get();
    const writer = db.bulkWriter();
    const added = new Set(now.docs.filter((doc) => !known.has(doc.id)).map((doc) => doc.id));
    for (const id of added) {
      void writer.delete(db.doc(`films/${id}`));
      void writer.delete(db.doc(`filmDesk/${id}`));
      void writer.delete(db.doc(`filmDesk/${id}/history/00000001`));
    }
    for (const slug of slugs.docs) if (added.has(String(slug.get('filmId')))) void writer.delete(slug.ref);
    for (const doc of now.docs) {
      const data = known.get(doc.id);
      if (data !== undefined && doc.get('revision') !== data.revision) void writer.set(doc.ref, data);
    }
    await writer.close();
    // The public page is cached for some seconds.
    await expect
      .poll(async () => (await (await fetch(`${siteUrl}/box-office`)).text()).split('<tr role="row"').length - 2, {
        timeout: 60_000,
      })
      .toBe(before.docs.filter((doc) => hasFigures(doc.data() as BoxOfficeFilm)).length);
  };
}

test('files of figures are imported: by day or as a chart, in each unit, with a preview, a second time and for known films', async ({
  page,
  complaints,
}) => {
  test.setTimeout(240_000);
  complaints.expectRefusals();
  const figure = (label: string) => page.locator('dl > div').filter({ hasText: label }).locator('dd');
  const release = await lockChart();
  const restore = await snapshotChart();
  try {
    await signIn(page, 'editor', `${LIST}/import`);
    await test.step('a spreadsheet or an empty file is refused with a message, and UTF-16 text with tabs is read', async () => {
      const choose = (name: string, buffer: Buffer) =>
        page.getByLabel('CSV file').setInputFiles({ name, mimeType: 'text/csv', buffer });
      await choose('book.xlsx', Buffer.from('PK\u0003\u0004\u0000\u0000'));
      await expect(page.getByText('book.xlsx is not a CSV file. Save the sheet as CSV first.')).toBeVisible();
      await choose('empty.csv', Buffer.from('\n'));
      await expect(page.getByText('empty.csv is empty.')).toBeVisible();
      // The format in which spreadsheets export text: UTF-16 with tabs, with a name in Tamil.
      await choose('sheet.txt', Buffer.from('\uFEFFFilm\tTotal gross\r\nமழை\t5\r\n=1+1\tx\r\n', 'utf16le'));
      await expect(page.getByLabel('Column for Film', { exact: true })).toHaveValue('Film');
      await expect(page.getByLabel('Separator')).toHaveValue('\t');
      await page.getByRole('button', { name: 'Preview' }).click();
      await expect(page.getByText("Cumulative gross 'x' is not a number in crore")).toBeVisible();
      await expect(page.getByText('மழை').last()).toBeVisible();
      await expect(page.getByRole('button', { name: /^Import \d+ films?$/ })).toBeVisible();
      // Another unit changes the imported values, so the preview is discarded.
      await page.getByLabel('Unit of the amounts').selectOption('lakh');
      await expect(page.getByRole('button', { name: /^Import \d/ })).toHaveCount(0);
    });
    await test.step('daily figures add all films, and importing the same file again changes nothing', async () => {
      await page.goto(`${LIST}/import`);
      const count = async () => (await getJson<BoxOfficeEntry[]>('/api/box-office')).length;
      const before = await count();
      // With unknown headings, the editor must map the columns by hand.
      const csv = year.csv.replace(/^.*\n/, 'Picture,Tongue,Out on,Spent,Nth,So far\n');
      await page
        .getByLabel('CSV file')
        .setInputFiles({ name: 'figures.csv', mimeType: 'text/csv', buffer: Buffer.from(csv) });
      await page.getByRole('button', { name: 'Preview' }).click();
      await expect(page.getByRole('alert')).toContainText(
        'Choose the column that holds ‘Film’, and one that holds ‘Gross since release’',
      );
      for (const [ours, heading] of [
        ['Film', 'Picture'],
        ['Language', 'Tongue'],
        ['Release date', 'Out on'],
        ['Budget', 'Spent'],
        ['Day', 'Nth'],
        ['Gross since release', 'So far'],
      ] as const)
        await page.getByLabel(`Column for ${ours}`, { exact: true }).selectOption(heading);
      await page.getByLabel('Source').fill('Trade sheet 2025');
      await page.getByRole('button', { name: 'Preview' }).click();

      await expect(figure('Films to add')).toHaveText(String(FILMS), { timeout: 30_000 });
      await expect(figure('Skipped rows')).toHaveText('1');
      await expect(page.getByText(/^Line \d+:/).first()).toBeVisible();
      await expect(page.getByText('Nothing is saved yet.')).toBeVisible();
      expect(await count(), 'a preview writes nothing').toBe(before);

      await page.getByRole('button', { name: /^Import \d+ films$/ }).click();
      await expect(page.getByText(`Done: ${FILMS} added, 0 changed.`)).toBeVisible({ timeout: 60_000 });
      // The public chart follows some seconds later.
      await expect.poll(count, { timeout: 30_000 }).toBe(before + FILMS);

      // The original headings map automatically.
      await page
        .getByLabel('CSV file')
        .setInputFiles({ name: 'year.csv', mimeType: 'text/csv', buffer: Buffer.from(year.csv) });
      await expect(page.getByLabel('Column for Gross since release')).toHaveValue('cumulative_gross_cr');
      await page.getByRole('button', { name: 'Preview' }).click();
      await expect(figure('Unchanged')).toHaveText(String(FILMS), { timeout: 30_000 });
      await expect(
        page.getByText('Nothing to import: the box office already has everything in the file.'),
      ).toBeVisible();
      await expect(page.getByRole('button', { name: /^Import \d/ })).toHaveCount(0);
      expect(await count()).toBe(before + FILMS);

      // A corrected figure is one change; the preview shows the former figure too.
      const [heading, ...rows] = year.csv.split('\n');
      const first = (rows[0] ?? '').replace(/[\d.]+$/, (figureText) => (Number(figureText) + 0.01).toFixed(2));
      await page.getByLabel('CSV file').setInputFiles({
        name: 'corrected.csv',
        mimeType: 'text/csv',
        buffer: Buffer.from([heading, first, ...rows.slice(1)].join('\n')),
      });
      await page.getByRole('button', { name: 'Preview' }).click();
      await expect(figure('Films to change')).toHaveText('1', { timeout: 30_000 });
      await expect(page.getByRole('listitem').filter({ hasText: 'Day 1 gross was' }).first()).toBeVisible();

      await page.goto(LIST);
      await page.getByRole('button', { name: 'Go to next page' }).click();
      await expect(page.getByText(new RegExp(`^26–\\d+ of ${before + FILMS}$`))).toBeVisible();
    });
    await test.step('a chart is imported in the chosen unit, and a file without usable rows cannot be imported', async () => {
      const name = uniqueName('Chart Film');
      await page.goto(`${LIST}/import`);
      const choose = (csv: string) =>
        page
          .getByLabel('CSV file')
          .setInputFiles({ name: 'chart.csv', mimeType: 'text/csv', buffer: Buffer.from(csv) });
      await choose(`Film,Day 1,Weekend,Total,Rank\n${name},1840,"5,000",90 Cr,400\n`);
      for (const column of ['Film', 'Day 1', 'Weekend', 'Total', 'Rank'])
        await expect(page.getByLabel(`Column for ${column}`, { exact: true })).toHaveValue(column);
      const planned = page.getByRole('listitem').filter({ hasText: name }).first();
      for (const [unit, day1] of [
        ['rupees', '₹1,840'],
        ['crore', '₹18,40,00,00,000'],
        ['lakh', '₹18,40,00,000'],
      ] as const) {
        await page.getByLabel('Unit of the amounts').selectOption(unit);
        await page.getByRole('button', { name: 'Preview' }).click();
        await expect(planned.getByText(`Day 1 nett ${day1}`, { exact: true })).toBeVisible();
        await expect(planned).toContainText('Total nett ₹90,00,00,000');
      }
      await page.getByRole('button', { name: 'Import 1 film', exact: true }).click();
      await expect(page.getByText('Done: 1 added, 0 changed.')).toBeVisible();
      const added = async () =>
        (await getJson<BoxOfficeEntry[]>('/api/box-office')).find(({ movieName }) => movieName === name);
      await expect.poll(added, { timeout: 30_000 }).toMatchObject({
        day1Collection: 18.4 * CRORE,
        weekendCollection: 50 * CRORE,
        totalCollection: 90 * CRORE,
        rank: 400,
      });

      await choose('Movie,Day 1,Weekend,Total,Rank\nA Film,lots,,,1\n,2,4,6,2\n');
      await page.getByRole('button', { name: 'Preview' }).click();
      await expect(figure('Skipped rows')).toHaveText('2');
      await expect(
        page.getByText('No row of this file can be imported. The skipped rows below say why.'),
      ).toBeVisible();
      await expect(page.getByRole('button', { name: /^(Import|Update|Move) \d/ })).toHaveCount(0);
      await expectAccessible(page, 'an import without a usable row');
    });
  } finally {
    await restore();
    await release();
  }
  await test.step('a chart row with an existing name updates that film, and with another release date it causes a warning', async () => {
    await withFilm({ language: 'Hindi', releaseDate: '2025-11-06', totalCollection: 3 * CRORE }, async (film) => {
      await page.goto(`${LIST}/import`);
      const preview = async (csv: string) => {
        await page
          .getByLabel('CSV file')
          .setInputFiles({ name: 'chart.csv', mimeType: 'text/csv', buffer: Buffer.from(csv) });
        await page.getByRole('button', { name: 'Preview' }).click();
      };
      await preview(`Movie,Day 1,Weekend,Total,Rank\n${film.movieName.toUpperCase()},1,2,4,\n`);
      await expect(figure('Films to change')).toHaveText('1');
      await expect(figure('Films to add')).toHaveText('0');
      await expect(page.getByRole('listitem').filter({ hasText: film.movieName })).toContainText(
        'Total nett was ₹3,00,00,000 →, now ₹4,00,00,000',
      );

      await preview(`Movie,Release date,Total\n${film.movieName},1995-01-06,4\n`);
      await expect(figure('Films to add')).toHaveText('1');
      await expect(
        page.getByText(
          `'${film.movieName}' may be the same film as '${film.movieName}' (Hindi, 2025-11-06) in the box office`,
        ),
      ).toBeVisible();
    });
  });
});

test(
  'the box office desk works by keyboard and is accessible in both colour schemes',
  { tag: '@both' },
  async ({ page }) => {
    test.setTimeout(120_000);
    await withFilm(
      { days: [day(1, 10), day(2, 12)], nativeTitle: 'डेस्क की फ़िल्म', totalCollection: 5 * CRORE },
      async (film) => {
        await signIn(page, 'editor', LIST);
        await expect(
          row(page, film.movieName)
            .or(page.getByText(/ of \d+$/))
            .first(),
        ).toBeVisible();
        await expectAccessibleInBothSchemes(page, 'the list');
        await expectNoHorizontalScroll(page);

        await page.getByLabel('Search by name').focus();
        await page.keyboard.type(film.movieName);
        const link = page.getByRole('link', { name: film.movieName, exact: true });
        await expect(link).toHaveCount(1);
        await link.focus();
        await page.keyboard.press('Enter');
        await expect(page.getByRole('heading', { level: 1, name: film.movieName })).toBeVisible();
        await expect(page.getByRole('complementary', { name: 'History' }).getByRole('listitem').first()).toBeVisible();
        await expectAccessibleInBothSchemes(page, 'a film');
        await expectNoHorizontalScroll(page);
        await page.getByLabel('Day 2 is an estimate').focus();
        await page.keyboard.press('Space');
        // Occupancy and shows are between the estimate and the button.
        for (let cell = 0; cell < 3; cell += 1) await page.keyboard.press('Tab');
        await expect(page.getByRole('button', { name: 'Remove day 2' })).toBeFocused();
        await page.keyboard.press('Enter');
        await expect(page.getByLabel('Day 2 nett')).toHaveCount(0);
        await expect(page.getByRole('button', { name: 'Add a day' })).toBeFocused();
        await page.getByRole('button', { name: 'Discard', exact: true }).focus();
        await page.keyboard.press('Enter');
        await expect(page.getByLabel('Day 2 nett')).toHaveCount(1);

        await page.goto(`${LIST}/import`);
        await page.getByLabel('CSV file').setInputFiles(fixture);
        await page.getByRole('button', { name: 'Preview' }).focus();
        await page.keyboard.press('Enter');
        await expect(page.getByRole('heading', { name: '3 · Preview' })).toBeVisible();
        await expectAccessibleInBothSchemes(page, 'the import');
        await expectNoHorizontalScroll(page);
      },
    );
  },
);
