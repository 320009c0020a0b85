import type { Locator, Page } from '@playwright/test';
import { pictureUrl } from '../../demo/library.ts';
import { expectAccessible, expectAccessibleInBothSchemes, expectNoHorizontalScroll } from './support/browser.ts';
import { signIn } from './support/desks.ts';
import { articles } from './support/pages.ts';
import { addPicture, makePhoto } from './support/pictures.ts';
import { adminDb, siteUrl, staffToken, uniqueName } from './support/site.ts';
import { expect, test } from './support/test.ts';

// Axe checks the colours at the moment of the call, so transitions must be off.
test.use({ colorScheme: 'dark', contextOptions: { reducedMotion: 'reduce' } });

const LINE = 'The first thing you hear is the curtain motor, which has complained since 1974. ';
const content = (page: Page): Locator => page.getByRole('textbox', { name: 'Content' });
const block = (page: Page, name: string | RegExp): Locator => content(page).getByRole('group', { name });
const slashMenu = (page: Page): Locator => page.getByRole('listbox', { name: 'Insert a block' });

/**
 * Creates a draft and opens its editor, after a login unless this page is at the desk already.
 * Discards the unsaved changes of the last draft. Returns the draft's id.
 */
async function openDraft(page: Page, html: string): Promise<string> {
  const answer = await fetch(`${siteUrl}/api/articles`, {
    method: 'POST',
    headers: { Authorization: `Bearer ${await staffToken('editor')}`, 'Content-Type': 'application/json' },
    body: JSON.stringify({
      title: uniqueName('Row H draws its own blocks'),
      summary: 'A single-screen cinema keeps its Friday night crowd with three bulbs and a tin of samosas.',
      content: html,
      categoryId: 'voices',
      isPublished: false,
    }),
  });
  if (!answer.ok) throw new Error(`No article: ${answer.status} ${await answer.text()}`);
  const { id } = (await answer.json()) as { id: string };
  const path = `/admin/articles/${id}`;
  if (page.url() === 'about:blank') await signIn(page, 'editor', path);
  else await page.goto(path);
  await content(page).waitFor();
  return id;
}

/** Saves by keyboard and returns the HTML that the server has stored. */
async function savedContent(page: Page, id: string): Promise<string> {
  const saved = page.waitForResponse((answer) => answer.request().method() === 'PATCH' && answer.url().includes(id));
  await page.keyboard.press('ControlOrMeta+s');
  expect((await saved).ok()).toBe(true);
  return ((await adminDb().doc(`articles/${id}`).get()).data() as { content: string }).content;
}

/** Types '/' and the start of a block's name, and inserts the block with Enter. */
async function insert(page: Page, typed: string, label: string): Promise<void> {
  await expect(content(page)).toBeFocused();
  await page.keyboard.type(`/${typed}`);
  await expect(slashMenu(page).getByRole('option', { selected: true })).toContainText(label);
  await page.keyboard.press('Enter');
  await expect(slashMenu(page)).toBeHidden();
}

async function typeLines(page: Page, ...lines: string[]): Promise<void> {
  for (const line of lines) {
    await page.keyboard.type(line);
    await page.keyboard.press('Enter');
  }
}

/** Searches in a field of the open dialog and chooses the result at `index`. Returns its title. */
async function choose(page: Page, label: string, typed: string, index = 0): Promise<string> {
  const field = page.getByRole('dialog').getByRole('combobox', { name: label });
  await field.focus();
  await page.keyboard.type(typed);
  const options = page.getByRole('listbox', { name: label }).getByRole('option');
  await expect(options.nth(index)).toBeVisible();
  for (let at = 0; at < index; at += 1) await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(options.first()).toBeHidden();
  return field.inputValue();
}

async function finishDialog(page: Page): Promise<void> {
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(content(page)).toBeFocused();
}

const escaped = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

test('all blocks but the gallery are inserted and saved by keyboard alone, and open again as they were', async ({
  page,
}) => {
  test.setTimeout(150_000);
  const id = await openDraft(page, `<p>${LINE.repeat(4)}</p>`);
  await content(page).press('ControlOrMeta+End');
  await page.keyboard.press('Enter');

  // Typing filters the list. Escape closes the list and leaves the text.
  await page.keyboard.type('/');
  await expect(slashMenu(page).getByRole('option')).toHaveCount(13);
  await page.keyboard.press('ArrowUp');
  await expect(slashMenu(page).getByRole('option', { selected: true })).toContainText('Price ticket');
  await expect(page.getByRole('status').filter({ hasText: 'Price ticket, 13 of 13' })).toBeAttached();
  await page.keyboard.type('film');
  await expect(slashMenu(page).getByRole('option')).toHaveText([/^Film card/, /^Box office chart/, /^Trailer/]);
  await page.keyboard.press('Escape');
  await expect(slashMenu(page)).toBeHidden();
  for (const _ of '/film') await page.keyboard.press('Backspace');

  await insert(page, 'pull', 'Pull quote');
  await typeLines(page, 'We were only between reels.', '', 'Farida');
  await insert(page, 'fact box', 'Fact box');
  await typeLines(page, 'The hall', 'Built in 1974', '');
  await insert(page, 'time', 'Timeline');
  await typeLines(page, '1974', 'The hall opens', '1998', 'A fire', '');
  await insert(page, 'price', 'Price ticket');
  await typeLines(page, 'Where the ₹150 go', 'GST', '₹18', 'Hall', '₹132', '');
  await expect(block(page, 'Price ticket')).toContainText('Rows add up to ₹150');
  await insert(page, 'table', 'Table');
  await page.keyboard.type('Day');
  await page.keyboard.press('ControlOrMeta+Enter');

  await insert(page, 'film', 'Film card');
  const film = await choose(page, 'Film', 'a');
  await finishDialog(page);
  await insert(page, 'box', 'Box office chart');
  const first = await choose(page, 'Film', 'da');
  const second = await choose(page, 'Compare with', 'da', 1);
  await finishDialog(page);
  await insert(page, 'poll', 'Poll');
  const question = await choose(page, 'Poll', 'e');
  await finishDialog(page);
  await insert(page, 'pred', 'Prediction');
  const prediction = await choose(page, 'Prediction', 'e');
  await finishDialog(page);
  await insert(page, 'related', 'Related story');
  const story = await choose(page, 'Story', 'raja');
  await finishDialog(page);
  await insert(page, 'trailer', 'Trailer');
  await page.keyboard.type('https://youtu.be/abcdefghijk');
  await page.keyboard.press('Tab');
  await page.keyboard.type('The trailer');
  await finishDialog(page);
  await insert(page, 'photo', 'Picture');
  const picture = page.getByRole('dialog', { name: 'Picture' });
  await picture.getByLabel('Image URL').focus();
  await page.keyboard.type('/art/about-400.webp');
  await picture.getByLabel('Alt text').focus();
  await page.keyboard.type('A tin');
  await picture.getByLabel('Caption').focus();
  await page.keyboard.type('The tin, 1974');
  await picture.getByRole('button', { name: 'Wide' }).focus();
  await page.keyboard.press('Space');
  await picture.getByRole('button', { name: 'Add picture' }).focus();
  await finishDialog(page);
  await expect(block(page, 'Picture: A tin')).toContainText('Wide');

  const html = await savedContent(page, id);
  const live = (name: string, attributes: string, href: string, words: string) =>
    `<p data-block="${name}" ${attributes}><a href="${href}"[^<>]*>${escaped(words).replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}</a></p>`;
  expect(html).toContain(
    '<figure data-block="pull-quote"><blockquote><p>We were only between reels.</p></blockquote><figcaption>Farida</figcaption></figure><aside data-block="fact-box"><h3>The hall</h3><p>Built in 1974</p></aside><dl data-block="timeline"><dt>1974</dt><dd>The hall opens</dd><dt>1998</dt><dd>A fire</dd></dl><table data-block="price-ticket"><caption>Where the ₹150 go</caption><tbody><tr><th scope="row">GST</th><td>₹18</td></tr><tr><th scope="row">Hall</th><td>₹132</td></tr></tbody></table><table><tbody><tr><th scope="col">Day</th>',
  );
  expect(html).toMatch(
    new RegExp(
      [
        live('film', 'data-film="[\\w-]+"', '/[\\w-]+', film),
        live('chart', 'data-film="[\\w-]+" data-versus="[\\w-]+"', '/[\\w-]+', `${first} and ${second}: box office`),
        live('poll', 'data-poll="[\\w-]+"', '/polls', question),
        live('prediction', 'data-prediction="[\\w-]+"', '/polls', prediction),
        live('related', 'data-article="[\\w-]+"', '/article/[\\w-]+', story),
        live('trailer', 'data-video="abcdefghijk"', 'https://www\\.youtube\\.com/watch\\?v=abcdefghijk', 'The trailer'),
      ].join(''),
    ),
  );
  expect(html).toMatch(
    /<figure data-width="wide"><img src="\/art\/about-400\.webp" alt="A tin"[^<>]*><figcaption>The tin, 1974<\/figcaption><\/figure>$/,
  );

  // Escape selects the block at the cursor, Alt+Shift with an arrow key moves the block, and undo
  // moves it back.
  const names = () =>
    content(page)
      .getByRole('group')
      .evaluateAll((all) => all.map((one) => one.ariaLabel));
  const before = await names();
  await page.keyboard.press('Escape');
  await page.keyboard.press('Alt+Shift+ArrowUp');
  await expect.poll(names).toEqual([...before.slice(0, -2), before.at(-1), before.at(-2)]);
  await expect(page.getByRole('status').filter({ hasText: 'Moved up: 12 of 13' })).toBeAttached();
  await page.keyboard.press('ControlOrMeta+z');
  await expect.poll(names).toEqual(before);
  // Undo has left the cursor in the caption, so select the block first. Backspace then removes
  // it.
  await page.keyboard.press('Escape');
  await page.keyboard.press('Backspace');
  await expect.poll(names).toEqual(before.slice(0, -1));
  await page.keyboard.press('ControlOrMeta+z');
  await expect.poll(names).toEqual(before);
  // Enter opens the dialog of a selected block.
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog', { name: 'Picture' }).getByLabel('Alt text')).toHaveValue('A tin');
  await page.keyboard.press('Escape');

  await page.reload();
  await content(page).waitFor();
  await expect.poll(names).toEqual(before);
  // All changes since the save were undone.
  await expect(page.getByText('No unsaved changes')).toBeVisible();
  await page.getByLabel('Byline').fill('Somebody');
  expect(await savedContent(page, id)).toBe(html);
});

const [ONE, TWO] = [pictureUrl('train-news-1'), pictureUrl('dance-news-1')];

test('dialogs change a picture and a gallery: library, captions, alt texts and order; a single picture is no gallery', async ({
  page,
}) => {
  test.slow();

  await test.step('a picture from the library replaces the picture of a figure, with its caption and without the old size', async () => {
    const alt = uniqueName('A lantern over the ticket window');
    const media = await addPicture(alt, await makePhoto(640, 480));
    const id = await openDraft(
      page,
      `<p>${LINE.repeat(4)}</p><figure><img src="${ONE}" alt="One" width="300" height="900"><figcaption>By <em>another</em> artist</figcaption></figure>`,
    );
    // The editor learns of the cursor in the caption a moment after the click.
    await expect(async () => {
      await content(page).locator('figcaption').click();
      await page.keyboard.press('Escape');
      await expect(content(page).locator('.ProseMirror-selectednode')).toBeVisible({ timeout: 500 });
    }).toPass();
    await page.keyboard.press('Enter');
    const dialog = page.getByRole('dialog', { name: 'Picture' });
    await expect(dialog.getByLabel('Alt text')).toHaveValue('One');
    await expect(dialog.getByLabel('Caption')).toBeHidden();
    await dialog.getByRole('button', { name: 'Choose from library' }).click();
    const library = page.getByRole('dialog', { name: 'Choose a picture' });
    await library.getByRole('searchbox', { name: 'Search pictures' }).fill(alt);
    await library.getByRole('button', { name: `Choose ${alt}` }).click();
    await expect(dialog.getByLabel('Caption')).toHaveValue('Asha Rao');
    await dialog.getByLabel('Caption').fill('');
    await dialog.getByLabel('Caption').fill('Asha Rao');
    await dialog.getByRole('button', { name: 'Change picture' }).click();
    await expect(dialog).toBeHidden();
    await expect(content(page).locator('figcaption')).toHaveText('Asha Rao');
    const html = await savedContent(page, id);
    expect(html).toContain(`src="${media.url}"`);
    expect(html).not.toContain('height="900"');
  });
  await test.step('the dialog of a gallery edits alt texts and the order of pictures, and refuses a single picture', async () => {
    const id = await openDraft(
      page,
      `<p>${LINE.repeat(4)}</p><figure data-block="gallery"><ul><li><figure><img src="${ONE}" alt="One"><figcaption>The <em>first</em></figcaption></figure></li><li><figure><img src="${TWO}" alt="Two"></figure></li></ul><figcaption>Both</figcaption></figure>`,
    );
    await expect(block(page, 'Gallery')).toContainText('2 pictures');
    await block(page, 'Gallery').getByRole('button', { name: 'Edit gallery' }).click();
    const dialog = page.getByRole('dialog', { name: 'Gallery' });
    await dialog.getByLabel('Alt text of picture 2').fill('Two tins');
    await dialog.getByRole('button', { name: 'Move picture 2 up' }).click();
    await expect(dialog.getByLabel('Alt text of picture 1')).toHaveValue('Two tins');
    await expect(dialog.getByRole('button', { name: 'Move picture 1 up' })).toBeFocused();
    await expectAccessible(page, 'the gallery dialog');
    await dialog.getByRole('button', { name: 'Remove picture 2' }).click();
    await dialog.getByRole('button', { name: 'Change gallery' }).click();
    await expect(dialog.getByRole('alert')).toContainText('A gallery needs at least 2 pictures');
    await dialog.getByRole('button', { name: 'Cancel' }).click();

    await block(page, 'Gallery').getByRole('button', { name: 'Edit gallery' }).click();
    await dialog.getByRole('button', { name: 'Move picture 1 down' }).click();
    await dialog.getByRole('button', { name: 'Change gallery' }).click();
    await expect(dialog).toBeHidden();
    expect(await savedContent(page, id)).toMatch(
      new RegExp(
        `<ul><li><figure><img src="${TWO}" alt="Two"[^<>]*></figure></li><li><figure><img src="${ONE}" alt="One"[^<>]*><figcaption>The <em>first</em></figcaption></figure></li></ul><figcaption>Both</figcaption></figure>$`,
      ),
    );
  });
});

const ALL = `<p>${LINE.repeat(3)}</p><h2>Blocks</h2><figure data-width="wide"><img src="${ONE}" alt="A tin"><figcaption>The tin</figcaption></figure><figure data-block="gallery"><ul><li><figure><img src="${ONE}" alt="One"><figcaption>First</figcaption></figure></li><li><figure><img src="${TWO}" alt="Two"></figure></li></ul></figure><figure data-block="pull-quote"><blockquote><p>We were only between reels.</p></blockquote><figcaption>Farida</figcaption></figure><aside data-block="fact-box"><h3>The hall</h3><p>Built in 1974</p><ul><li>612 seats</li></ul></aside><dl data-block="timeline"><dt>1974</dt><dd>The hall opens</dd><dt>1998</dt><dd>A fire</dd></dl><table data-block="price-ticket"><caption>Where the ₹150 go</caption><tbody><tr><th scope="row">GST</th><td>₹18</td></tr><tr><th scope="row">Hall</th><td>₹132</td></tr></tbody></table><p data-block="film" data-film="f1"><a href="/baarish">Baarish</a></p><p data-block="chart" data-film="f1" data-versus="f2"><a href="/baarish">Baarish and Loha: box office</a></p><p data-block="poll" data-poll="p1"><a href="/polls">Which song?</a></p><p data-block="prediction" data-prediction="p1"><a href="/polls">Will it reach ₹100 Cr?</a></p><p data-block="trailer" data-video="abcdefghijk"><a href="https://www.youtube.com/watch?v=abcdefghijk">The trailer</a></p><p data-block="related" data-article="a1"><a href="/article/row-h">Row H keeps its lights on</a></p><p>The end.</p>`;

test('a block is dragged by its handle; one undo reverts a move by a shortcut and an insertion from the menu', async ({
  page,
}) => {
  test.slow();

  await test.step('a drag with the mouse', async () => {
    const id = await openDraft(
      page,
      `<p>${LINE.repeat(3)}</p><p>Last line.</p><dl data-block="timeline"><dt>1974</dt><dd>The hall opens</dd></dl><p data-block="poll" data-poll="p1"><a href="/polls">Which song?</a></p>`,
    );
    const target = content(page).getByText('Last line.');
    for (const name of ['Timeline', 'Poll: Which song?'])
      await block(page, name)
        .locator('[data-drag-handle]')
        .dragTo(target, { targetPosition: { x: 4, y: 2 } });
    // Each drag is one undo step.
    const labels = () =>
      content(page)
        .locator(':scope > *')
        .evaluateAll((all) => all.map((one) => one.querySelector('[role="group"]')?.ariaLabel ?? one.localName));
    const dragged = ['p', 'Timeline', 'Poll: Which song?', 'p'];
    await expect.poll(labels).toEqual(dragged);
    await page.keyboard.press('ControlOrMeta+z');
    await page.keyboard.press('ControlOrMeta+z');
    await expect.poll(labels).toEqual(['p', 'p', 'Timeline', 'Poll: Which song?']);
    await page.keyboard.press('ControlOrMeta+Shift+z');
    await page.keyboard.press('ControlOrMeta+Shift+z');
    await expect.poll(labels).toEqual(dragged);
    expect(await savedContent(page, id)).toMatch(
      /<\/p><dl data-block="timeline"><dt>1974<\/dt><dd>The hall opens<\/dd><\/dl><p data-block="poll" data-poll="p1"><a href="\/polls">Which song\?<\/a><\/p><p>Last line\.<\/p>$/,
    );
  });
  await test.step('a move by a shortcut, and an insertion', async () => {
    await openDraft(page, ALL);
    const names = () =>
      content(page)
        .getByRole('group')
        .evaluateAll((all) => all.map((one) => one.ariaLabel));
    const before = await names();
    expect(before).toHaveLength(12);
    // `block-keys.test.ts` tests every block. Here are a block with text, one without, and the
    // last.
    for (const index of [1, 2, 11]) {
      const name = before[index]!;
      await content(page).getByRole('group').nth(index).locator('[data-drag-handle]').click();
      await page.keyboard.press('Alt+Shift+ArrowDown');
      const moved = index < 11 ? before.with(index, before[index + 1]!).with(index + 1, name) : before;
      await expect.poll(names).toEqual(moved);
      await page.keyboard.press('ControlOrMeta+z');
      await expect.poll(names).toEqual(before);
    }
    // The last block has changed places with a paragraph, which `names` does not list, so check the
    // text as well.
    await expect(page.getByText('No unsaved changes')).toBeVisible();

    const insertFromMenu = async (label: string) => {
      await page.getByRole('button', { name: 'Insert a block' }).click();
      await page.getByRole('menuitem', { name: new RegExp(`^${label}`) }).click();
    };
    await content(page).press('ControlOrMeta+End');
    for (const label of ['Pull quote', 'Table']) {
      await insertFromMenu(label);
      const inserted = label === 'Table' ? content(page).locator('table').last() : block(page, label).last();
      await expect
        .poll(async () => [await inserted.count(), (await names()).length])
        .toEqual([1, label === 'Table' ? 12 : 13]);
      await expect(content(page)).toBeFocused();
      await page.keyboard.press('ControlOrMeta+z');
      await expect.poll(names).toEqual(before);
      await expect(page.getByText('No unsaved changes')).toBeVisible();
    }
    const dialogs: Record<string, () => Promise<unknown>> = {
      'Film card': () => choose(page, 'Film', 'a'),
      Picture: async () => {
        await page.getByLabel('Image URL').last().fill('/art/about-400.webp');
        await page.getByRole('dialog').getByLabel('Alt text').fill('A tin');
        await page.getByRole('button', { name: 'Add picture' }).focus();
      },
    };
    for (const [label, fill] of Object.entries(dialogs)) {
      await insertFromMenu(label);
      await fill();
      await finishDialog(page);
      await expect.poll(async () => (await names()).length).toBe(13);
      await page.keyboard.press('ControlOrMeta+z');
      await expect.poll(names).toEqual(before);
      await expect(page.getByText('No unsaved changes')).toBeVisible();
    }
  });
});

test('a saved story with pictures, links and blocks has no unsaved changes; a table is changed by its toolbar', async ({
  page,
}) => {
  test.slow();
  const id = await openDraft(
    page,
    `<p>${LINE.repeat(3)}<a href="https://example.com/hall">The hall</a></p><figure><img src="/art/about-400.webp" alt="A tin" width="400" height="300"></figure>${ALL}`,
  );
  const isSaved = () => expect(page.getByText('No unsaved changes')).toBeVisible();
  await isSaved();
  // Typing and deleting a letter changes nothing.
  await content(page).press('ControlOrMeta+End');
  await page.keyboard.type('x');
  await expect(page.getByText('No unsaved changes')).toBeHidden();
  await page.keyboard.press('Backspace');
  await isSaved();

  await page.keyboard.type(' And a last line.');
  const html = await savedContent(page, id);
  expect(html).toContain('<a href="https://example.com/hall" rel="noopener nofollow ugc">');
  expect(html).toContain('height="300" loading="lazy" decoding="async"');
  await isSaved();
  // Undo and redo come back to the saved text.
  await page.keyboard.press('ControlOrMeta+z');
  await expect(page.getByText('No unsaved changes')).toBeHidden();
  await page.keyboard.press('ControlOrMeta+Shift+z');
  await isSaved();

  // Neither a reload nor a link inside the desk asks for confirmation.
  const questions: string[] = [];
  page.on('dialog', (question) => {
    questions.push(question.type());
    void question.accept();
  });
  await page.reload();
  await content(page).waitFor();
  await isSaved();
  await expect(page.getByText('Your unsaved changes from last time have been restored.')).toBeHidden();
  await page.getByRole('link', { name: 'Articles' }).first().click();
  await expect(page).toHaveURL(/\/admin\/articles$/);
  expect(questions).toEqual([]);

  await test.step('rows, columns and headings of a table are changed by its toolbar, with the mouse and by keyboard', async () => {
    const table = await openDraft(
      page,
      `<p>${LINE.repeat(3)}</p><table><tbody><tr><td>Day 1</td><td>₹9 Cr</td></tr></tbody></table><p>The end.</p>`,
    );
    const tools = page.getByRole('toolbar', { name: 'Table' });
    const tool = (name: string) => tools.getByRole('button', { name, exact: true });
    const rows = () =>
      content(page)
        .locator('tr')
        .evaluateAll((all) =>
          all.map((row) => [...row.children].map((cell) => `${cell.localName} ${cell.textContent}`)),
        );
    await content(page).getByText('The end.').click();
    await expect(tools).toBeHidden();
    await content(page).getByText('Day 1').click();
    await expect(tool('Remove row')).toHaveAttribute('aria-disabled', 'true');

    await tool('Row above').click();
    await content(page).locator('td').first().click();
    await page.keyboard.type('Day');
    await tool('Heading row').click();
    await expect(tool('Heading row')).toHaveAttribute('aria-pressed', 'true');
    await content(page).getByText('₹9 Cr').click();
    // The keyboard moves the focus from the text to the table's toolbar and back.
    await page.keyboard.press('Alt+F10');
    await page.keyboard.press('Tab');
    await expect(tool('Row above')).toBeFocused();
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('Enter');
    await expect(content(page)).toBeFocused();
    await tool('Column after').click();
    await expect.poll(rows).toEqual([
      ['th Day', 'th ', 'th '],
      ['td Day 1', 'td ₹9 Cr', 'td '],
      ['td ', 'td ', 'td '],
    ]);
    await tool('Column before').click();
    await tool('Remove column').click();
    await tool('Remove column').click();
    await expect.poll(async () => (await rows()).map(({ length }) => length)).toEqual([2, 2, 2]);
    await content(page).locator('tr').last().locator('td').first().click();
    await tool('Remove row').click();
    await expect.poll(async () => (await rows()).length).toBe(2);
    await page.keyboard.press('ControlOrMeta+z');
    await expect.poll(async () => (await rows()).length).toBe(3);
    for (const heading of await content(page).locator('th').all()) {
      await heading.click();
      await page.keyboard.type('Nett');
    }
    expect(await savedContent(page, table)).toMatch(
      /<tr><th scope="col">(?:DayNett|NettDay)<\/th><th scope="col">Nett<\/th><\/tr>/,
    );
    await expectAccessibleInBothSchemes(page, 'the editor with a table');
    await tool('Remove table').click();
    await expect(content(page).locator('table')).toHaveCount(0);
    await expect(tools).toBeHidden();
  });
});

test('live blocks are edited, shown in the preview as readers see them, and limited to twelve', async ({ page }) => {
  test.slow();

  await test.step('a chart of two films whose titles contain “and” opens again with both titles', async () => {
    const titles = ['Love and War', 'Bread and Jam and Tea'];
    let ids: string[] = [];
    await page.route('**/api/box-office', async (route) => {
      const answer = await route.fetch();
      const films = (await answer.json()) as { id: string; movieName: string }[];
      ids = films.slice(0, 2).map((film) => film.id);
      await route.fulfill({
        response: answer,
        json: films.map((film, index) => ({ ...film, movieName: titles[index] ?? film.movieName })),
      });
    });
    const films = (await (await fetch(`${siteUrl}/api/box-office`)).json()) as { id: string; slug: string }[];
    const id = await openDraft(
      page,
      `<p>${LINE.repeat(3)}</p><p data-block="chart" data-film="${films[0]!.id}" data-versus="${films[1]!.id}"><a href="/${films[0]!.slug}">${titles.join(' and ')}: box office</a></p><p>The end.</p>`,
    );
    await block(page, /^Box office chart/)
      .getByRole('button', { name: 'Edit box office chart' })
      .click();
    const dialog = page.getByRole('dialog', { name: 'Box office chart' });
    await expect(dialog.getByRole('combobox', { name: 'Film' })).toHaveValue(titles[0]!);
    await expect(dialog.getByRole('combobox', { name: 'Compare with' })).toHaveValue(titles[1]!);
    expect(ids).toEqual(films.slice(0, 2).map((film) => film.id));
    await dialog.getByRole('button', { name: 'Change box office chart' }).click();
    await expect(dialog).toBeHidden();
    await content(page).press('ControlOrMeta+End');
    await page.keyboard.type(' Really.');
    expect(await savedContent(page, id)).toContain(`">${titles.join(' and ')}: box office</a>`);
    await page.unroute('**/api/box-office');
  });
  await test.step('the preview shows live blocks, but does not accept a prediction', async () => {
    const link = (kind: string, attributes: string, href: string, words: string) =>
      `<p data-block="${kind}" ${attributes}><a href="${href}">${words}</a></p>`;
    await openDraft(
      page,
      `<p>${LINE.repeat(3)}</p>${[
        link('film', 'data-film="teesri-ghanti"', '/teesri-ghanti', 'Teesri Ghanti'),
        link('chart', 'data-film="teesri-ghanti"', '/teesri-ghanti', 'Teesri Ghanti: box office'),
        link('prediction', 'data-prediction="kesar-aur-kohra-date"', '/polls', 'Will it announce its date?'),
        link('related', `data-article="${articles.hindi}"`, `/article/${articles.hindi}`, 'Dadi'),
        link('trailer', 'data-video="aqz-KE-bpKQ"', 'https://www.youtube.com/watch?v=aqz-KE-bpKQ', 'The song'),
        link('film', 'data-film="no-such-film"', '/box-office', 'A film that was withdrawn'),
      ].join('')}`,
    );
    const preview = page.frameLocator('iframe[title="Preview of the article"]');
    await expect(preview.getByRole('complementary', { name: 'Box office: Teesri Ghanti' })).toContainText('Cr');
    await expect(preview.getByRole('region', { name: 'Teesri Ghanti, day by day' })).toContainText(
      'All days as a table',
    );
    await expect(preview.getByRole('complementary', { name: 'Related story' })).toContainText('Read also');
    await expect(preview.getByText('Plays from YouTube')).toBeVisible();
    await expect(preview.getByRole('link', { name: 'A film that was withdrawn' })).toBeVisible();
    const option = preview.getByRole('radio').first();
    await option.dispatchEvent('click');
    await expect(option).not.toBeChecked();

    // Typing text does not load the blocks again, but removing a block does.
    let loads = 0;
    page.on('request', (request) => (loads += request.url().endsWith('/api/admin/story-blocks') ? 1 : 0));
    await content(page).press('ControlOrMeta+End');
    await page.keyboard.press('Enter');
    await page.keyboard.type('The end.');
    await expect(preview.getByText('The end.')).toBeVisible();
    expect(loads).toBe(0);
    await block(page, 'Related story: Dadi').getByRole('button', { name: 'Remove related story' }).click();
    await expect(preview.getByRole('complementary', { name: 'Related story' })).toBeHidden();
    await expect.poll(() => loads).toBe(1);
    await expect(preview.getByRole('complementary', { name: 'Box office: Teesri Ghanti' })).toBeVisible();
  });
  await test.step('a story takes at most twelve live blocks', async () => {
    const poll = (index: number) =>
      `<p data-block="poll" data-poll="p${index}"><a href="/polls">Question ${index}</a></p>`;
    await openDraft(page, `<p>${LINE.repeat(3)}</p>${Array.from({ length: 12 }, (_, index) => poll(index)).join('')}`);
    await page.getByRole('button', { name: 'Insert a block' }).click();
    const item = page.getByRole('menuitem', { name: /^Film card/ });
    await expect(item).toContainText('A story can have at most 12');
    await item.press('Enter');
    await expect(page.getByRole('dialog')).toBeHidden();
    await page.getByRole('menuitem', { name: /^Timeline/ }).click();
    await expect(block(page, 'Timeline')).toBeVisible();
  });
});

test(
  'the editor with all blocks is accessible in both colour schemes and fits the screen',
  { tag: '@both' },
  async ({ page, viewport }) => {
    test.slow();
    await openDraft(page, ALL);
    await expect(content(page).getByRole('group')).toHaveCount(12);
    await expect(page.getByText('Login successful', { exact: true })).toBeHidden();
    await expectNoHorizontalScroll(page);
    await expectAccessibleInBothSchemes(page, 'the editor with all blocks');
    if ((viewport?.width ?? 0) < 500) return;
    await content(page).press('ControlOrMeta+End');
    await page.keyboard.press('Enter');
    await page.keyboard.type('/');
    await expect(slashMenu(page)).toBeVisible();
    await expectAccessibleInBothSchemes(page, 'the list of blocks');
  },
);
