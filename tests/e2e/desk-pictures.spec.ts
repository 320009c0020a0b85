import type { Page } from '@playwright/test';
import { newAccount } from './support/accounts.ts';
import { expectAccessible, expectNoHorizontalScroll } from './support/browser.ts';
import { signIn } from './support/desks.ts';
import { addPicture, dropFiles, makePhoto, pictureSize } from './support/pictures.ts';
import { siteUrl, staffToken, uniqueName } from './support/site.ts';
import { expect, test } from './support/test.ts';

test.use({ colorScheme: 'dark', contextOptions: { reducedMotion: 'reduce' } });

const SUMMARY = 'A single-screen cinema keeps its Friday night crowd with three bulbs and a tin of samosas.';
const TEXT =
  'The first thing you hear is the curtain motor, which has complained since 1974. Then come the samosas, carried in a tin that has outlived four managers and a strike. Nobody leaves before the names are over, and nobody ever did.';

const field = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true });
/** On a busy machine, creating the renditions of a picture takes many seconds. */
const SLOW = { timeout: 60_000 };

test(
  'a photo dropped into the editor appears on the published page in all its renditions',
  { tag: '@journey' },
  async ({ page, complaints }) => {
    test.slow();
    complaints.expectRefusals();
    const name = uniqueName('A photo of the marquee at night');
    await signIn(page, await newAccount('editor'), '/admin/articles/new');
    await field(page, 'Title').fill(name);
    await field(page, 'Summary').fill(SUMMARY);
    await page.getByRole('textbox', { name: 'Content' }).fill(TEXT);
    await page.getByRole('combobox', { name: 'Category', exact: true }).selectOption({ label: 'Voices' });
    const bytes = await makePhoto(2400, 1600);
    await dropFiles(page.getByRole('group', { name: 'Add a picture' }), [
      { name: 'marquee.jpg', type: 'image/jpeg', bytes },
    ]);
    await expect(field(page, 'Image URL')).toHaveValue(/^\/media\/[a-z0-9]+\/1600\.webp$/, SLOW);
    const url = await field(page, 'Image URL').inputValue();

    // Without alt text and credit, the article is not published.
    await page.getByRole('button', { name: 'Publish', exact: true }).click();
    await expect(page.getByText('Please describe the picture before publishing').first()).toBeVisible(SLOW);
    await field(page, 'Alt text').fill('A marquee at night');
    await field(page, 'Picture credit').fill('Asha Rao');
    await page.getByRole('button', { name: 'Publish', exact: true }).click();
    const view = page.getByRole('link', { name: /^View/ });
    await expect(view).toBeVisible(SLOW);
    const path = await view.getAttribute('href');

    const document = await (await page.request.get(`${siteUrl}${path}`)).text();
    const base = url.replace('1600.webp', '');
    // The page names the share card for link previews, and the picture itself for search engines.
    const card = /<meta property="og:image" content="([^"]+)">/.exec(document)?.[1] ?? '';
    expect(card).toMatch(/\/media\/share\/article\/[^/]+\/[0-9a-f]{16}\.jpg$/);
    expect(document).toContain(`"image":["${siteUrl}${base}1200.jpg"]`);
    const drawn = await page.request.get(card);
    expect(drawn.headers()).toMatchObject({
      'content-type': 'image/jpeg',
      'cache-control': 'public, max-age=31536000, immutable',
    });
    expect(await pictureSize(await drawn.body())).toEqual({ width: 1200, height: 630 });
    expect(document).toMatch(/fetchpriority="high"[^>]* style="background-image:url\(data:image\/avif;base64,/i);
    await page.goto(path ?? '');
    const image = page.locator('figure').getByRole('img', { name: 'A marquee at night' });
    const widths = [360, 480, 736, 1200, 1600];
    for (const format of ['avif', 'webp'])
      await expect(image.locator(`xpath=../source[@type="image/${format}"]`)).toHaveAttribute(
        'srcset',
        widths.map((width) => `${base}${width}.${format} ${width}w`).join(', '),
      );
    await expect.poll(() => image.evaluate((shown: HTMLImageElement) => shown.naturalWidth)).toBeGreaterThan(300);
    expect(await image.evaluate((shown: HTMLImageElement) => shown.currentSrc)).toContain('.avif');
    const served = await page.request.get(`${siteUrl}${url}`);
    expect(served.headers()['cache-control']).toContain('immutable');
    await expect(page.getByText('Asha Rao')).toBeVisible();
  },
);

test('the library lists the pictures of the demo, uploads several, describes them, deletes an unused one and refuses a wrong URL', async ({
  page,
  complaints,
}) => {
  test.slow();
  complaints.expectRefusals();
  await signIn(page, 'editor', '/admin/pictures');
  const dialog = page.getByRole('dialog', { name: 'Picture' });

  await test.step('the pictures of the demo are listed, with the story or film that shows them', async () => {
    for (const { words, name, title } of [
      { words: 'poster riyaaz', name: /^Edit Film poster: a sitar/, title: 'Riyaaz' },
      {
        words: 'hoarding painter',
        name: /^Edit A painter on bamboo/,
        title: 'The last hand-painted hoarding in Lalbaug',
      },
    ]) {
      await page.getByRole('searchbox', { name: 'Search pictures' }).fill(words);
      const tiles = page.getByRole('button', { name });
      await expect(tiles.first()).toBeVisible();
      const shown = page.getByRole('listitem').filter({ has: tiles });
      const titles: string[] = [];
      for (let index = 0; index < (await shown.count()); index += 1) {
        await tiles.nth(index).click();
        await expect(dialog.getByRole('textbox', { name: 'Credit' })).toHaveValue('Illustration: First Show');
        titles.push(...(await dialog.getByRole('link').allTextContents()));
        await page.keyboard.press('Escape');
        await expect(dialog).toBeHidden();
      }
      expect(titles).toContain(title);
    }
    await page.getByRole('searchbox', { name: 'Search pictures' }).fill('');
  });
  await test.step('pictures are uploaded and described, and one is deleted', async () => {
    const files = [
      { name: 'first.jpg', type: 'image/jpeg', bytes: await makePhoto(800, 640) },
      { name: 'second.jpg', type: 'image/jpeg', bytes: await makePhoto(640, 800) },
      { name: 'drawing.svg', type: 'image/svg+xml', bytes: Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>') },
    ];
    await dropFiles(page.getByRole('group', { name: 'Add pictures' }), files);
    const blank = page.getByRole('button', { name: 'Edit a picture without alt text' });
    await expect(page.getByText('drawing.svg: Please choose a JPEG, PNG, WebP or AVIF picture')).toBeVisible(SLOW);
    await expect(blank.nth(1)).toBeVisible(SLOW);

    await blank.first().click();
    const point = dialog.getByRole('slider', { name: /^Focal point/ });
    await point.focus();
    await point.press('ArrowRight');
    await point.press('ArrowDown');
    await expect(point).toHaveAttribute('aria-valuetext', '52% from the left, 52% from the top');
    await expect(dialog.getByRole('group', { name: 'Previews' }).locator('img').first()).toHaveCSS(
      'object-position',
      '52% 52%',
    );
    await expectAccessible(page, 'the picture dialog');
    const alt = uniqueName('Two lanterns');
    await dialog.getByRole('textbox', { name: 'Alt text' }).fill(alt);
    await dialog.getByRole('textbox', { name: 'Credit' }).fill('Asha Rao');
    await dialog.getByRole('button', { name: 'Save picture' }).click();
    await expect(dialog).toBeHidden(SLOW);

    await page.getByRole('searchbox', { name: 'Search pictures' }).fill(alt);
    const tiles = page.getByRole('list', { name: 'Pictures' }).getByRole('listitem');
    await expect(tiles).toHaveCount(1);
    await expectNoHorizontalScroll(page);
    await tiles.getByRole('button', { name: `Edit ${alt}` }).click();
    await dialog.getByRole('button', { name: 'Delete picture' }).click();
    await expect(page.getByText('No matching pictures')).toBeVisible(SLOW);
  });
  await test.step('a URL that is refused stays in its field with the error, and the field is empty after a copy', async () => {
    const url = page.getByLabel('Copy from a URL');
    const copy = page.getByRole('button', { name: 'Copy picture' });
    await url.fill('example.com/still.jpg');
    await copy.click();
    await expect(url).toHaveAccessibleDescription('Please enter a URL that starts with https://');
    await url.fill('http://169.254.169.254/still.jpg');
    await copy.click();
    await expect(url).toHaveAccessibleDescription(
      'http://169.254.169.254/still.jpg is an address of a private network.',
    );
    await expect(url).toHaveValue('http://169.254.169.254/still.jpg');
    await expect(url).toBeFocused();
    await expectAccessible(page, 'a refused URL');

    await page.route('**/api/admin/media', (route) =>
      route.request().method() === 'POST' ? route.fulfill({ status: 201, json: {} }) : route.continue(),
    );
    await url.fill('https://example.com/still.jpg');
    await copy.click();
    await expect(url).toHaveValue('');
  });
});

test('a picture with an expired licence is replaced, listed on the dashboard, and shown again after a renewal', async ({
  page,
}) => {
  test.slow();
  const alt = uniqueName('A borrowed marquee');
  const media = await addPicture(alt, await makePhoto(800, 600));
  const created = await page.request.post(`${siteUrl}/api/articles`, {
    headers: { authorization: `Bearer ${await staffToken('editor')}` },
    data: {
      title: uniqueName('A story with a borrowed picture'),
      summary: SUMMARY,
      content: `<figure><img src="${media.url}" alt=""></figure><p>${TEXT}</p>`,
      categoryId: 'voices',
      imageUrl: media.url,
    },
  });
  expect(created.status(), await created.text()).toBe(201);
  const { id, slug } = (await created.json()) as { id: string; slug: string };
  /**
   * Whether the page's HTML has the picture, and whether search engines get the default picture.
   */
  const shown = async () => {
    const text = await (await page.request.get(`${siteUrl}/article/${slug}`)).text();
    return { own: text.includes(media.id), fallback: text.includes(`"image":["${siteUrl}/art/default-`) };
  };
  await expect.poll(shown, SLOW).toEqual({ own: true, fallback: false });

  await signIn(page, 'editor', '/admin/pictures');
  const tile = page.getByRole('button', { name: `Edit ${alt}` });
  const dialog = page.getByRole('dialog', { name: 'Picture' });
  const licence = dialog.getByRole('textbox', { name: 'Licence', exact: true });
  const endLicenceOn = async (day: string) => {
    await tile.click();
    await licence.fill('One year, web');
    await dialog.getByLabel('Licence expires on').fill(day);
    await dialog.getByRole('button', { name: 'Save picture' }).click();
    await expect(dialog).toBeHidden(SLOW);
  };
  await tile.click();
  await dialog.getByLabel('Licence expires on').fill('2020-01-31');
  await dialog.getByRole('button', { name: 'Save picture' }).click();
  await expect(licence).toHaveAttribute('aria-invalid', 'true');
  await expect(licence).toHaveAccessibleDescription('Please name the licence');
  await expect(licence).toBeFocused();
  await licence.fill('One year, web');
  await dialog.getByRole('button', { name: 'Save picture' }).click();
  await expect(dialog).toBeHidden(SLOW);
  await expect(page.getByRole('listitem').filter({ has: tile })).toContainText('Licence expired');
  await expect.poll(shown, SLOW).toEqual({ own: false, fallback: true });

  await page.goto(`/admin/articles/${id}`);
  await expect(page.getByText('The licence of this picture has expired, so readers do not see it.')).toBeVisible(SLOW);
  await page.goto('/admin');
  const waiting = page.getByRole('region', { name: 'Needs you today' });
  await waiting.getByRole('link', { name: /pictures? with an expired licence$/ }).click(SLOW);
  await expect(page).toHaveURL('/admin/pictures?show=ended');
  await expect(page.getByRole('button', { name: 'Licence expired', pressed: true })).toBeVisible();
  await expectAccessible(page, 'the pictures with an expired licence');
  await expectNoHorizontalScroll(page);
  await endLicenceOn('2099-01-31');
  await expect(tile).toBeHidden();
  await expect.poll(shown, SLOW).toEqual({ own: true, fallback: false });
});
