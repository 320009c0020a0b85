import { expectNoHorizontalScroll, layOutAll, open } from './support/browser.ts';
import { articlePath, articles, publicPages } from './support/pages.ts';
import { expect, test } from './support/test.ts';
import type { Page } from '@playwright/test';

/** The maximum number of pixels by which a column may end above the column beside it. */
const HOLE_PX = 300;

/**
 * Finds columns that end more than `HOLE_PX` above the longest column beside them, in any grid or
 * row. The end of a column is its last text, picture or control.
 */
const holesOf = (page: Page): Promise<string[]> =>
  page.evaluate((holePx) => {
    const bottomOf = (column: Element): number => {
      let bottom = column.getBoundingClientRect().top;
      const walker = document.createTreeWalker(column, NodeFilter.SHOW_ELEMENT | NodeFilter.SHOW_TEXT);
      for (let node: Node | null = column; node !== null; node = walker.nextNode()) {
        if (node instanceof Text) {
          if (node.data.trim() === '') continue;
          const range = document.createRange();
          range.selectNodeContents(node);
          const box = range.getBoundingClientRect();
          // Skip hidden elements: their boxes are empty and lie at the corner of the window.
          if (box.height > 0) bottom = Math.max(bottom, box.bottom);
        } else if (node instanceof Element && node.matches('img, svg, iframe, input, textarea, button')) {
          bottom = Math.max(bottom, node.getBoundingClientRect().bottom);
        }
      }
      return bottom;
    };
    const isShown = (element: Element): boolean =>
      element.checkVisibility() && element.getBoundingClientRect().height > 0;
    return [...document.querySelectorAll('main *')].flatMap((grid) => {
      const style = getComputedStyle(grid);
      const isRow = style.display === 'flex' && style.flexDirection === 'row';
      if (style.display !== 'grid' && !isRow) return [];
      const byTop = Map.groupBy([...grid.children].filter(isShown), (child) =>
        Math.round(child.getBoundingClientRect().top),
      );
      return [...byTop.values()].flatMap((columns) => {
        // Leave out sticky columns, because they can move down to the end of their row.
        const ends = columns.filter((column) => getComputedStyle(column).position !== 'sticky').map(bottomOf);
        const hole = Math.round(Math.max(...ends) - Math.min(...ends));
        return hole > holePx
          ? [`${hole} px beside '${(grid as HTMLElement).innerText.slice(0, 40).replaceAll(/\s+/g, ' ')}'`]
          : [];
      });
    });
  }, HOLE_PX);

const pagesWithColumns = [
  ...publicPages.map(({ path }) => path),
  articlePath('friday-6-am-the-queue-outside-liberty-has-its-own-tea-stall'),
  articlePath('nouka-nombor-saat-bengali-film-announced'),
  '/?category=music',
  '/?search=zzqqxx',
  '/category/reviews',
  '/gulmohar-gali',
  '/mitti-ka-sher',
];
for (const path of new Set(pagesWithColumns))
  test(`no column of ${path} ends more than 300 px above the column beside it`, async ({ page, complaints }) => {
    if (path === '/no/such/page') complaints.expectRefusals();
    await open(page, path);
    await layOutAll(page);
    // Poll, because the layout may still change, for example when the script of a form has loaded.
    await expect.poll(() => holesOf(page)).toEqual([]);
  });

test('the columns of the home page stay equally long after more articles are loaded', async ({ page }) => {
  await open(page, '/');
  await layOutAll(page);
  const cards = page.getByRole('main').getByRole('article');
  await page.getByText('Load More Articles').click();
  await expect.poll(() => cards.count()).toBe(24);
  await expect.poll(() => holesOf(page)).toEqual([]);
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

for (const [width, height] of [
  [1280, 800],
  [1280, 900],
  [1366, 768],
] as const)
  test(`the title and the summary of each hero slide are above the fold at ${width} × ${height}`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.setViewportSize({ width, height });
    await open(page, '/');
    const hero = page.getByRole('region', { name: 'Featured stories' });
    const dots = hero.getByRole('group', { name: 'Choose a story' }).getByRole('button');
    for (let index = 0; index < (await dots.count()); index += 1) {
      await dots.nth(index).click();
      const slide = hero.getByRole('group', { name: `${index + 1} of` });
      const title = slide.getByRole('heading');
      await expect(title).toBeInViewport({ ratio: 1 });
      await expect(slide.getByRole('paragraph').first()).toBeInViewport({ ratio: 1 });
      const lines = await title.evaluate((heading) =>
        Math.round(heading.getBoundingClientRect().height / parseFloat(getComputedStyle(heading).lineHeight)),
      );
      expect(lines).toBeLessThanOrEqual(3);
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
