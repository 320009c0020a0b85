import type { DeskFilm } from '@first-show/domain/films/film.schema';
import { expectAccessibleInBothSchemes, expectNoHorizontalScroll, open } from './support/browser.ts';
import { signIn } from './support/desks.ts';
import { adminDb, siteUrl, staffToken, uniqueName } from './support/site.ts';
import { expect, test } from './support/test.ts';

/** Deletes the films or people of this name, with all their documents, as the trash would. */
async function forget(collection: 'films' | 'people', field: string, name: string): Promise<void> {
  const path = collection === 'films' ? '/api/films' : '/api/people';
  const token = await staffToken('editor');
  for (const { id } of (await adminDb().collection(collection).where(field, '==', name).get()).docs)
    await fetch(`${siteUrl}${path}/${id}`, { method: 'DELETE', headers: { Authorization: `Bearer ${token}` } });
}

test(
  'an editor creates a film without figures, credits people, dates its releases, and readers find its page',
  { tag: '@journey' },
  async ({ page, openWindow }) => {
    test.slow();
    const title = uniqueName('Monsoon Ledger');
    const director = uniqueName('Nila Barve');
    try {
      await signIn(page, 'editor', '/admin/films');
      await expect(page.getByRole('table', { name: 'Films' })).toBeVisible();
      await expectAccessibleInBothSchemes(page, 'the table of films');
      await page.getByRole('button', { name: 'New film' }).click();
      const dialog = page.getByRole('dialog', { name: 'New film' });
      await dialog.getByLabel('Title').fill(title);
      await dialog.getByLabel('Date').fill('2026-13');
      await dialog.getByRole('button', { name: 'Create film' }).click();
      await expect(dialog.getByText('A date is YYYY-MM-DD, YYYY-MM or YYYY')).toBeVisible();
      await dialog.getByLabel('Date').fill('2027-12');
      await dialog.getByRole('button', { name: 'Create film' }).click();
      await expect(page.getByRole('heading', { name: title })).toBeVisible();
      await expect(page.getByRole('main')).toBeFocused();

      await test.step('a credit by keyboard creates the person', async () => {
        await page.getByLabel('As', { exact: true }).fill('director');
        const search = page.getByRole('combobox', { name: 'Add a credit' });
        await search.fill(director);
        await expect(page.getByRole('option', { name: `Create “${director}”` })).toBeVisible();
        await search.press('Enter');
        await expect(page.getByLabel('Name of credit 1')).toHaveValue(director);
        // The next search finds the person.
        await search.fill(director.slice(0, 6));
        await expect(page.getByRole('option', { name: `${director} director` })).toBeVisible();
        await search.press('Escape');
      });

      await test.step('a release on a platform has a source and the day of the check', async () => {
        await page.getByRole('button', { name: 'Add a release' }).click();
        const release = page.getByRole('group', { name: 'Release 2' });
        await release.getByLabel('Platform').fill('Parda');
        await release.getByRole('button', { name: 'Checked today' }).click();
        await expect(release.getByLabel('Checked on')).toHaveValue(/^\d{4}-\d{2}-\d{2}$/);
      });
      await expectAccessibleInBothSchemes(page, 'the facts of a film');
      await page.keyboard.press('Control+s');
      await expect(page.getByText('All changes saved')).toBeVisible();
      await page.setViewportSize({ width: 390, height: 844 });
      await expectNoHorizontalScroll(page);
      await test.step('the toast leaves the button free', async () => {
        const toast = await page.locator('[data-toasts] li').boundingBox();
        const save = await page.getByRole('button', { name: 'Save' }).boundingBox();
        expect((toast?.y ?? 0) + (toast?.height ?? 0)).toBeLessThanOrEqual(save?.y ?? 0);
      });
      await page.setViewportSize({ width: 1280, height: 800 });

      const id = page.url().split('/').at(-1) ?? '';
      const stored = (await adminDb().doc(`films/${id}`).get()).data() as DeskFilm;
      expect(stored).toMatchObject({ isPublished: true, credits: [{ name: director, job: 'director' }] });
      const reader = await openWindow();
      await expect(async () => {
        await open(reader, `/${stored.slug}`);
        await expect(reader.getByRole('heading', { level: 1, name: title })).toBeVisible({ timeout: 1_000 });
      }).toPass();
    } finally {
      await forget('films', 'movieName', title);
      await forget('people', 'name', director);
    }
  },
);

test('an editor creates a person, is asked about a namesake, completes the facts, and undoes a delete', async ({
  page,
  complaints,
}) => {
  complaints.expectRefusals();
  test.slow();
  const name = uniqueName('Asha Tilak');
  try {
    await signIn(page, 'editor', '/admin/people');
    await expect(page.getByRole('table', { name: 'People' })).toBeVisible();
    await expectAccessibleInBothSchemes(page, 'the table of people');
    const create = async (): Promise<void> => {
      await page.getByRole('button', { name: 'New person' }).click();
      const dialog = page.getByRole('dialog', { name: 'New person' });
      await dialog.getByLabel('Name', { exact: false }).first().fill(name);
      await dialog.getByRole('button', { name: 'Create person' }).click();
    };
    await create();
    await expect(page.getByRole('dialog')).toBeHidden();
    await create();
    await expect(page.getByText(`There is a person called ${name}`)).toBeVisible();
    await expectAccessibleInBothSchemes(page, 'the form of a person');
    await page.getByRole('dialog').getByRole('button', { name: 'Cancel' }).click();

    await page.getByRole('searchbox', { name: 'Search by name' }).fill(name);
    const row = page.getByRole('row', { name: new RegExp(name) });
    await expect(row).toContainText('Picture, Source');
    await row.getByRole('button', { name: /^Edit/ }).click();
    const form = page.getByRole('dialog', { name: 'Edit person' });
    await form.getByLabel('Source').fill('The studio');
    await form.getByRole('button', { name: 'Save changes' }).click();
    await expect(form).toBeHidden();
    await expect(row).not.toContainText('Source');

    await row.getByRole('button', { name: /^Delete/ }).click();
    await expect(page.getByText('No matching people')).toBeVisible();
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(row).toBeVisible();
    await page.setViewportSize({ width: 390, height: 844 });
    await expectNoHorizontalScroll(page);
  } finally {
    await forget('people', 'name', name);
  }
});

test(
  'an editor has the page of a new film in a minute: its facts and people come from Wikidata',
  { tag: '@journey' },
  async ({ page, openWindow }) => {
    test.slow();
    // The demo's own server knows this film.
    const title = 'Doosri Baarish';
    const people = ['Mandakini Rane', 'Bhagirathi Nath'];
    const forgetAll = async (): Promise<void> => {
      await forget('films', 'movieName', title);
      for (const name of people) await forget('people', 'name', name);
    };
    await forgetAll();
    try {
      await signIn(page, 'editor', '/admin/films');
      await page.getByRole('button', { name: 'New film' }).click();
      const newFilm = page.getByRole('dialog', { name: 'New film' });
      await newFilm.getByLabel('Title').fill(title);
      await newFilm.getByLabel('Continue with Wikidata').check();
      await newFilm.getByRole('button', { name: 'Create film' }).click();

      const wikidata = page.getByRole('dialog', { name: 'From Wikidata' });
      await test.step('the search begins with the title', async () => {
        await expect(wikidata.getByText('film about a lost umbrella · Q900001')).toBeVisible();
        await expectAccessibleInBothSchemes(page, 'the search in Wikidata');
        await wikidata.getByLabel('Name or item').fill('nothing of this name');
        await wikidata.getByLabel('Name or item').press('Enter');
        await expect(wikidata.getByText(/^Wikidata has nothing under this name/)).toBeVisible();
        await wikidata.getByLabel('Name or item').fill('दूसरी बारिश');
        await wikidata.getByLabel('Name or item').press('Enter');
        await wikidata.getByRole('button', { name: title }).press('Enter');
      });

      await test.step('facts are accepted one by one, by keyboard', async () => {
        for (const label of ['Hindi title', 'Genres', 'Runtime in minutes', 'Releases', 'Credits']) {
          await wikidata.getByRole('button', { name: `Accept ${label}` }).press('Enter');
          await expect(wikidata.getByRole('heading', { name: label })).toBeFocused();
        }
        await expect(wikidata.getByText('Accepted', { exact: true })).toHaveCount(5);
        await expectAccessibleInBothSchemes(page, 'the proposals of Wikidata');
        await page.setViewportSize({ width: 390, height: 844 });
        await expectNoHorizontalScroll(page);
        await page.setViewportSize({ width: 1280, height: 800 });
      });

      await test.step('people whom nobody knows are created, unpublished', async () => {
        for (const name of people) {
          await wikidata.getByRole('button', { name: `Create ${name}` }).press('Enter');
          await expect(wikidata.getByRole('button', { name: `Created ${name}` })).toBeFocused();
        }
        await wikidata.getByRole('button', { name: 'Done' }).press('Enter');
      });

      await page.keyboard.press('Control+s');
      await expect(page.getByText('All changes saved')).toBeVisible();
      const [stored] = (await adminDb().collection('films').where('movieName', '==', title).get()).docs;
      expect(stored?.data()).toMatchObject({
        hindiTitle: 'दूसरी बारिश',
        runtimeMinutes: 131,
        releases: [{ kind: 'cinema', date: '2027-07-02', source: 'https://www.wikidata.org/wiki/Q900001' }],
        sources: { credits: 'https://www.wikidata.org/wiki/Q900001' },
      });

      await test.step('a later import has nothing to add', async () => {
        await page.getByRole('button', { name: 'From Wikidata' }).click();
        await wikidata.getByRole('button', { name: title }).first().click();
        await expect(wikidata.getByText(/^Nothing to add/)).toBeVisible();
        await wikidata.getByRole('button', { name: 'Done' }).click();
      });

      const reader = await openWindow();
      await open(reader, '/doosri-baarish');
      await expect(reader.getByRole('heading', { level: 1, name: title })).toBeVisible();
      await expect(reader.getByText('Bhagirathi Nath')).toBeVisible();
    } finally {
      await forgetAll();
    }
  },
);
