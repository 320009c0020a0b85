import { expectNoHorizontalScroll, layOutAll, open } from './support/browser.ts';
import { expectEvenColumns } from './support/columns.ts';
import { articlePath, articles } from './support/pages.ts';
import { expect, test } from './support/test.ts';

test('no column of a page without a test of its own ends far above the column beside it', async ({ page }) => {
  for (const path of [
    articlePath(articles.featured),
    articlePath('nouka-nombor-saat-bengali-film-announced'),
    '/?category=music',
    '/?search=zzqqxx',
    '/category/reviews',
    '/gulmohar-gali',
    '/mitti-ka-sher',
  ]) {
    await open(page, path);
    await expectEvenColumns(page);
  }
});

test('the columns of the home page stay equally long after more articles are loaded', async ({ page }) => {
  await open(page, '/');
  await layOutAll(page);
  const cards = page.getByRole('main').getByRole('article');
  await page.getByText('Load More Articles').click();
  await expect.poll(() => cards.count()).toBe(24);
  await expectEvenColumns(page);
});

test('the first card of the rail sticks 24 px below the top while a long article is scrolled', async ({ page }) => {
  await open(page, articlePath(articles.review));
  await layOutAll(page);
  const first = page.getByRole('region', { name: 'Trending Now' });
  await first.scrollIntoViewIfNeeded();
  const start = (await first.boundingBox())?.y ?? 0;
  await page.mouse.wheel(0, start + 300);
  await expect.poll(async () => Math.round((await first.boundingBox())?.y ?? 0)).toBe(24);
});

test('the title and the summary of each hero slide are above the fold on three common screens', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await open(page, '/');
  const hero = page.getByRole('region', { name: 'Featured stories' });
  const dots = hero.getByRole('group', { name: 'Choose a story' }).getByRole('button');
  for (const [width, height] of [
    [1280, 800],
    [1280, 900],
    [1366, 768],
  ] as const) {
    await page.setViewportSize({ width, height });
    for (let index = 0; index < (await dots.count()); index += 1) {
      await dots.nth(index).click();
      const slide = hero.getByRole('group', { name: `${index + 1} of` });
      const title = slide.getByRole('heading');
      const what = `slide ${index + 1} at ${width} × ${height}`;
      await expect(title, what).toBeInViewport({ ratio: 1 });
      await expect(slide.getByRole('paragraph').first(), what).toBeInViewport({ ratio: 1 });
      const lines = await title.evaluate((heading) =>
        Math.round(heading.getBoundingClientRect().height / parseFloat(getComputedStyle(heading).lineHeight)),
      );
      expect(lines, what).toBeLessThanOrEqual(3);
    }
  }
});

test('the headings of the rail have one size, and subheadings of an article are larger on a wide screen', async ({
  page,
}) => {
  const sizeOf = (name: string) =>
    page
      .getByRole('heading', { name, exact: true })
      .first()
      .evaluate((heading) => parseFloat(getComputedStyle(heading).fontSize));
  await open(page, '/');
  const sizes = await Promise.all(['Trending', 'Polls', 'Follow Us', 'Stay Updated'].map(sizeOf));
  expect(new Set(sizes).size, sizes.join(', ')).toBe(1);
  await open(page, articlePath(articles.review));
  const wide = await sizeOf('The first hour');
  await page.setViewportSize({ width: 390, height: 844 });
  expect(await sizeOf('The first hour')).toBeLessThan(wide);
});

/** The contrast ratio of two computed colours in the form `rgb(…)`. */
const contrast = (one: string, other: string): number => {
  const luminance = (color: string) => {
    const [r = 0, g = 0, b = 0] = (color.match(/[\d.]+/g) ?? []).map(Number).map((value) => {
      const part = value / 255;
      return part <= 0.03928 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
    });
    return 0.2126 * r + 0.7152 * g + 0.0722 * b;
  };
  const [light = 0, dark = 0] = [luminance(one), luminance(other)].toSorted((a, b) => b - a);
  return (light + 0.05) / (dark + 0.05);
};

for (const colorScheme of ['dark', 'light'] as const)
  test(`text and focus rings on and around marigold buttons have enough contrast in the ${colorScheme} scheme`, async ({
    page,
  }) => {
    await page.emulateMedia({ colorScheme });
    await open(page, articlePath(articles.review));
    await layOutAll(page);
    await page.keyboard.press('Tab');
    const link = page.getByRole('link', { name: 'Subscribe Now' });
    await link.focus();
    const button = await link.evaluate((element) => {
      const { color, backgroundColor, outlineColor, outlineStyle } = getComputedStyle(element);
      const section = element.closest('section');
      return {
        color,
        backgroundColor,
        outlineColor,
        outlineStyle,
        ticket: section === null ? '' : getComputedStyle(section).backgroundColor,
      };
    });
    expect(button.outlineStyle).toBe('solid');
    expect(contrast(button.color, button.backgroundColor)).toBeGreaterThan(7);
    expect(contrast(button.backgroundColor, button.ticket)).toBeGreaterThan(3);
    expect(contrast(button.outlineColor, button.ticket)).toBeGreaterThan(3);

    await open(page, '/');
    await page.keyboard.press('Tab');
    const tab = page.getByRole('navigation', { name: 'Filter by category' }).getByRole('link', { name: 'All News' });
    await tab.focus();
    const selected = await tab.evaluate((element) => ({
      ring: getComputedStyle(element).outlineColor,
      tab: getComputedStyle(element).backgroundColor,
    }));
    expect(contrast(selected.ring, selected.tab)).toBeGreaterThan(3);
  });

test('in forced colours, bars, selected states and focus rings remain distinguishable', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await open(page, '/');
  const background = (name: string) =>
    page
      .getByRole('navigation', { name: 'Filter by category' })
      .getByRole('link', { name })
      .evaluate((link) => getComputedStyle(link).backgroundColor);
  expect(await background('All News')).not.toBe(await background('Music'));
  const sorts = page.getByRole('navigation', { name: 'Sort' });
  const line = (name: string) =>
    sorts.getByRole('link', { name }).evaluate((link) => getComputedStyle(link).borderBottomColor);
  expect(await line('Recent')).not.toBe(await line('Popular'));
  const dots = page.getByRole('group', { name: 'Choose a story' }).getByRole('button');
  const dot = (index: number) =>
    dots.nth(index).evaluate((button) => getComputedStyle(button, '::before').backgroundColor);
  expect(await dot(0)).not.toBe(await dot(1));
  await page.keyboard.press('Tab');
  await sorts.getByRole('link', { name: 'Popular' }).focus();
  expect(
    await sorts.getByRole('link', { name: 'Popular' }).evaluate((link) => getComputedStyle(link).outlineStyle),
  ).toBe('solid');

  await open(page, '/polls');
  const bar = page.locator('[data-painted]').first();
  await expect(bar).toBeAttached();
  expect(await bar.evaluate((paint) => getComputedStyle(paint).backgroundColor)).not.toBe(
    await page.evaluate(() => getComputedStyle(document.body).backgroundColor),
  );
});

test('the icons and rank badges of the trending list grow with the font size', { tag: '@both' }, async ({ page }) => {
  await open(page, '/');
  const widths = () =>
    page.evaluate(() => {
      const trending = document.getElementById('trending')?.closest('section');
      return [...(trending?.querySelectorAll('li svg') ?? [])].map((svg) =>
        Math.round(svg.getBoundingClientRect().width),
      );
    });
  await layOutAll(page);
  const before = await widths();
  expect(new Set(before).size, 'flowers and icons').toBeGreaterThan(1);
  await page.addStyleTag({ content: 'html { font-size: 200% }' });
  expect(await widths()).toEqual(before.map((width) => 2 * width));
  await expectNoHorizontalScroll(page);
});

test('no summary of a card on the home page is truncated by its line limit', async ({ page }) => {
  await open(page, '/');
  for (const width of [390, 800, 1280]) {
    await page.setViewportSize({ width, height: 900 });
    await layOutAll(page);
    const cut = await page.locator('article p').evaluateAll((found) =>
      found
        .filter((one) => getComputedStyle(one).webkitLineClamp !== 'none' && one.clientHeight > 0)
        // Tolerate half a line, because letters reach a few pixels beyond their line box.
        .filter((one) => one.scrollHeight > one.clientHeight + parseFloat(getComputedStyle(one).lineHeight) / 2)
        .map((one) => `${one.textContent} (${one.scrollHeight} px in ${one.clientHeight})`),
    );
    expect(cut, `${width} px`).toEqual([]);
  }
});
