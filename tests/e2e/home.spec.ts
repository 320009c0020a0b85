import { holdRequests, hydrated, layOutAll, numberIn, open, holdClock } from './support/browser.ts';
import { getJson } from './support/site.ts';
import { expect, test } from './support/test.ts';
import type { ArticleCard } from '@first-show/domain/articles/article.schema';
import type { Category } from '@first-show/domain/categories/category.schema';
import type { HomeData, PageEnvelope } from '@first-show/domain/pages/page-data';
import type { Page } from '@playwright/test';

const hero = (page: Page) => page.getByRole('region', { name: 'Featured stories' });
/** The visible slide, whose accessible name is, for example, '2 of 5'. */
const slide = (page: Page) => hero(page).getByRole('group', { name: /^\d of \d$/ });
const cards = (page: Page) => page.getByRole('main').getByRole('article');
const cardPaths = (page: Page) =>
  cards(page)
    .getByRole('heading')
    .getByRole('link')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href')));
/** From now on, `change` is applied to the home page's data of navigations inside the app. */
const changeHome = (page: Page, change: (home: HomeData) => HomeData) =>
  page.route('**/api/page-data*', async (route) => {
    const response = await route.fetch();
    const envelope = (await response.json()) as PageEnvelope;
    if (envelope.page.kind === 'home') envelope.page = change(envelope.page);
    await route.fulfill({ response, json: envelope });
  });
const loadMore = (page: Page) => page.getByText('Load More Articles');
/**
 * Lays out every section before the click, because a section that is laid out during the click
 * would move the button.
 */
async function clickLoadMore(page: Page): Promise<void> {
  await layOutAll(page);
  await loadMore(page).click();
}

test.describe('the hero', () => {
  test('shows five slides with dots and wraps at both ends', { tag: '@journey' }, async ({ page }) => {
    const featured = await getJson<ArticleCard[]>('/api/articles?featured=true&limit=5');
    await open(page, '/');
    await expect(slide(page)).toHaveAccessibleName('1 of 5');
    await expect(slide(page).getByRole('link', { name: featured[0]?.title })).toBeVisible();
    await hero(page).getByRole('button', { name: 'Previous story' }).click();
    await expect(slide(page)).toHaveAccessibleName('5 of 5');
    await hero(page).getByRole('button', { name: 'Next story' }).click();
    await expect(slide(page)).toHaveAccessibleName('1 of 5');
    const dots = hero(page).getByRole('group', { name: 'Choose a story' }).getByRole('button');
    await expect(dots).toHaveCount(5);
    await dots.nth(2).click();
    await expect(slide(page)).toHaveAccessibleName('3 of 5');
    await expect(dots.nth(2)).toHaveAttribute('aria-current', 'true');
    await expect(page.getByText('BREAKING', { exact: true })).toBeVisible();
    await expect(page.getByRole('complementary', { name: 'Breaking news' }).getByRole('link')).toHaveCount(1);
  });

  test('advances after five seconds, and stops on hover, on focus and with the pause button', async ({ page }) => {
    await holdClock(page);
    await open(page, '/');
    await page.clock.pauseAt(Date.now() + 60_000);
    const before = Number((await slide(page).getAttribute('aria-label'))?.[0]);
    // Run the clock longer than five seconds: effects start the next slide's timer one frame after
    // the change.
    await page.clock.runFor(5_100);
    await expect(slide(page)).toHaveAccessibleName(`${(before % 5) + 1} of 5`);
    const shown = (await slide(page).getAttribute('aria-label')) ?? '';

    await hero(page).getByRole('button', { name: 'Pause' }).hover();
    await page.clock.runFor(11_000);
    await expect(slide(page)).toHaveAccessibleName(shown);
    await hero(page).getByRole('button', { name: 'Next story' }).focus();
    await page.mouse.move(640, 5);
    await page.clock.runFor(11_000);
    await expect(slide(page)).toHaveAccessibleName(shown);
    await page.keyboard.press('Escape');
    await hero(page).getByRole('button', { name: 'Pause' }).click();
    await page.getByRole('banner').getByRole('link', { name: 'Home' }).focus();
    await page.mouse.move(640, 5);
    await page.clock.runFor(11_000);
    await expect(slide(page)).toHaveAccessibleName(shown);
    await hero(page).getByRole('button', { name: 'Play' }).click();
    await page.getByRole('banner').getByRole('link', { name: 'Home' }).focus();
    await page.mouse.move(640, 5);
    await page.clock.runFor(5_100);
    await expect(slide(page)).not.toHaveAccessibleName(shown);
  });

  test('stops for readers who prefer reduced motion', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await holdClock(page);
    await open(page, '/');
    await page.clock.runFor(20_000);
    await expect(slide(page)).toHaveAccessibleName('1 of 5');
    await expect(hero(page).getByRole('button', { name: 'Play' })).toBeVisible();
  });

  test('changes the slide by a swipe, and wraps at the first slide', { tag: '@phone' }, async ({ page }) => {
    await open(page, '/');
    const swipe = async (from: number, to: number) => {
      const session = await page.context().newCDPSession(page);
      const box = await hero(page).boundingBox();
      const y = (box?.y ?? 0) + 120;
      await session.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [{ x: from, y }] });
      for (const part of [0.3, 0.6, 1])
        await session.send('Input.dispatchTouchEvent', {
          type: 'touchMove',
          touchPoints: [{ x: from + (to - from) * part, y }],
        });
      await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
    };
    await swipe(320, 80);
    await expect(slide(page)).toHaveAccessibleName('2 of 5');
    await swipe(80, 320);
    await expect(slide(page)).toHaveAccessibleName('1 of 5');
    await swipe(80, 320);
    await expect(slide(page)).toHaveAccessibleName('5 of 5');
  });

  test('zooms with two fingers without changing the slide', { tag: '@phone' }, async ({ page }) => {
    await open(page, '/');
    expect(await hero(page).evaluate((element) => getComputedStyle(element).touchAction)).toBe('pan-y pinch-zoom');
    await hero(page).evaluate((element) => {
      const at = (identifier: number, clientX: number) =>
        new Touch({ identifier, target: element, clientX, clientY: 200 });
      const fire = (type: string, touches: Touch[], changedTouches: Touch[]) =>
        element.dispatchEvent(new TouchEvent(type, { bubbles: true, touches, changedTouches }));
      fire('touchstart', [at(0, 200)], [at(0, 200)]);
      fire('touchstart', [at(0, 200), at(1, 210)], [at(1, 210)]);
      fire('touchend', [at(0, 60)], [at(1, 340)]);
      fire('touchend', [], [at(0, 60)]);
    });
    // The carousel is still on the first slide, so 'Next story' shows the second.
    await hero(page).getByRole('button', { name: 'Next story' }).click();
    await expect(slide(page)).toHaveAccessibleName('2 of 5');
  });

  test('shows an existing slide after the number of stories has decreased', async ({ page }) => {
    await open(page, '/');
    const dots = hero(page).getByRole('group', { name: 'Choose a story' }).getByRole('button');
    await dots.nth(4).click();
    await expect(slide(page)).toHaveAccessibleName('5 of 5');
    await changeHome(page, (home) => ({ ...home, featured: home.featured.slice(0, 3) }));
    await page.getByRole('navigation', { name: 'Sort' }).getByRole('link', { name: 'Popular' }).click();
    await expect(dots).toHaveCount(3);
    await expect(slide(page)).toHaveAccessibleName('1 of 3');
    await hero(page).getByRole('button', { name: 'Previous story' }).click();
    await expect(slide(page)).toHaveAccessibleName('3 of 3');
    await expect(slide(page).getByRole('link').first()).toBeVisible();
  });
});

test('category tabs and sort orders are in the URL and change the list', { tag: '@journey' }, async ({ page }) => {
  const expected = async (query: string) =>
    (await getJson<ArticleCard[]>(`/api/articles?limit=12&${query}`)).map(({ slug }) => `/article/${slug}`);
  await open(page, '/');
  const tabs = page.getByRole('main').getByRole('navigation', { name: /categor/i });
  const categories = await getJson<Category[]>('/api/categories');
  await expect(tabs.getByRole('link')).toHaveText(['All News', ...categories.map(({ name }) => name)]);
  expect(await cardPaths(page)).toEqual(await expected('sort=recent'));

  const sorts = page.getByRole('navigation', { name: 'Sort' });
  await sorts.getByRole('link', { name: 'Popular' }).click();
  await expect(page).toHaveURL(/sort=popular/);
  await expect.poll(() => cardPaths(page)).toEqual(await expected('sort=views'));
  await sorts.getByRole('link', { name: 'Trending' }).click();
  await expect(page).toHaveURL(/sort=trending/);
  await expect.poll(() => cardPaths(page)).toEqual(await expected('sort=trending'));

  await clickLoadMore(page);
  await expect.poll(() => cards(page).count()).toBe(24);
  await tabs.getByRole('link', { name: 'Music' }).click();
  await expect(page).toHaveURL(/category=music/);
  await expect.poll(() => cards(page).count(), 'the offset is reset').toBe(12);
  await sorts.getByRole('link', { name: 'Popular' }).click();
  await expect(page).toHaveURL(/category=music.*sort=popular|sort=popular.*category=music/);
  await expect.poll(() => cardPaths(page)).toEqual(await expected('categoryId=music&sort=views'));
  const address = page.url();
  await page.goto(address);
  expect(await cardPaths(page)).toEqual(await expected('categoryId=music&sort=views'));
  await page.goBack();
  await expect(page).toHaveURL(/category=music$/);
});

test('Load More appends all articles, and Back restores the list and place', { tag: '@journey' }, async ({ page }) => {
  const filmNews = (await getJson<Category[]>('/api/categories')).find(({ slug }) => slug === 'film-news');
  await open(page, '/?category=film-news');
  // Wait for the button first, because `isVisible` in the loop does not wait.
  await expect(loadMore(page)).toBeVisible();
  while (await loadMore(page).isVisible()) {
    const before = await cards(page).count();
    await clickLoadMore(page);
    await expect.poll(() => cards(page).count()).toBeGreaterThan(before);
    await expect(page.getByText('Loading…')).toBeHidden();
  }
  const all = await cardPaths(page);
  expect(new Set(all).size).toBe(all.length);
  expect(all.length).toBe(filmNews?.articleCount);

  const last = cards(page).last().getByRole('heading').getByRole('link');
  await last.scrollIntoViewIfNeeded();
  const scrolled = await page.evaluate(() => scrollY);
  expect(scrolled).toBeGreaterThan(1000);
  const title = (await last.textContent()) ?? '';
  await last.click();
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
  expect(await page.evaluate(() => scrollY)).toBeLessThan(50);
  await page.goBack();
  await expect.poll(() => cardPaths(page)).toEqual(all);
  await expect
    .poll(() => page.evaluate((y) => Math.abs(scrollY - y), scrolled), 'the reader is where they were')
    .toBeLessThan(60);
  await expect(cards(page).last().getByRole('heading')).toBeInViewport();
});

test('Back returns to the same story at the same place after Load More on a phone @phone', async ({ page }) => {
  await open(page, '/category/film-news');
  const count = await cards(page).count();
  await layOutAll(page);
  await loadMore(page).tap();
  await expect.poll(() => cards(page).count()).toBeGreaterThan(count);
  const story = cards(page).last().getByRole('heading').getByRole('link');
  await story.scrollIntoViewIfNeeded();
  const topOf = () => story.evaluate((link) => Math.round(link.getBoundingClientRect().top));
  const before = await topOf();
  await story.tap();
  await expect(page).toHaveURL(/\/article\//);
  await page.goBack();
  await expect(page).toHaveURL('/category/film-news');
  await expect.poll(async () => Math.abs((await topOf()) - before)).toBeLessThan(10);
});

test('Load More by keyboard moves the focus to the first new story', async ({ page }) => {
  await open(page, '/category/film-news');
  const before = await cardPaths(page);
  await loadMore(page).focus();
  await page.keyboard.press('Enter');
  await expect.poll(() => cards(page).count()).toBeGreaterThan(before.length);
  const added = (await cardPaths(page)).find((path) => !before.includes(path));
  await expect(cards(page).getByRole('heading').locator(`a[href="${added}"]`)).toBeFocused();
});

test('Load More leaves the focus in the field where the reader types meanwhile', async ({ page }) => {
  await open(page, '/category/film-news');
  const before = (await cardPaths(page)).length;
  const answer = await holdRequests(page, '**/api/articles?*');
  await clickLoadMore(page);
  const search = page.getByRole('banner').getByRole('searchbox', { name: 'Search articles' });
  await search.fill('dad');
  answer();
  await expect.poll(() => cards(page).count()).toBeGreaterThan(before);
  // The focus moves one frame after the new stories appear.
  await page.evaluate(
    () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(resolve)))),
  );
  await expect(search).toBeFocused();
});

test('a page that does not load says so in the title too', { tag: '@journey' }, async ({ page, complaints }) => {
  complaints.expectUnavailable();
  await open(page, '/');
  await page.route('**/api/page-data*', (route) => route.fulfill({ status: 503, body: '' }));
  await page.getByRole('contentinfo').getByRole('link', { name: 'Music' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'The reel broke' })).toBeVisible();
  await expect(page).toHaveTitle('The reel broke | First Show');
});

test('an empty search for a very long word fits the screen @phone', async ({ page }) => {
  await open(page, `/?search=${'a'.repeat(80)}`);
  const sentence = page.getByText(/^No .*a{80}/);
  const box = await sentence.boundingBox();
  expect(box?.x).toBeGreaterThanOrEqual(0);
  expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(390);
});

test('a long list is restored without gaps or duplicates after new stories were published', async ({ page }) => {
  await open(page, '/?category=film-news');
  await clickLoadMore(page);
  await expect.poll(() => cards(page).count()).toBeGreaterThan(12);
  const all = await cardPaths(page);
  await cards(page).first().getByRole('heading').getByRole('link').click();
  await expect(page).toHaveURL(/\/article\//);
  await changeHome(page, (home) => {
    const published = home.list.articles
      .slice(0, 3)
      .map((story, index) => ({ ...story, id: `new-${index}`, slug: `new-${index}` }));
    return { ...home, list: { ...home.list, articles: [...published, ...home.list.articles].slice(0, 12) } };
  });
  await page.goBack();
  await expect.poll(() => cardPaths(page)).toEqual(all);
  await page.reload();
  await expect.poll(() => cardPaths(page)).toEqual(all);
});

test('a page opened as a new document has its own list and scroll position, and Back restores the earlier list', async ({
  page,
}) => {
  await open(page, '/');
  await clickLoadMore(page);
  await expect.poll(() => cards(page).count()).toBe(24);
  await cards(page).last().scrollIntoViewIfNeeded();
  await open(page, '/category/music');
  expect(await page.evaluate(() => scrollY)).toBe(0);
  const shown = await cardPaths(page);
  await open(page, '/category/music?sort=popular');
  await page.goBack();
  await hydrated(page);
  expect(await cardPaths(page)).toEqual(shown);
  await page.goBack();
  await hydrated(page);
  await expect.poll(() => cards(page).count()).toBe(24);
});

test('the skip link moves the focus to the main content without a history entry, and Back to top scrolls up', async ({
  page,
}) => {
  await open(page, '/about');
  await open(page, '/');
  const entries = await page.evaluate(() => history.length);
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Skip to the stories' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
  await expect(page).toHaveURL(/\/$/);
  expect(await page.evaluate(() => history.length)).toBe(entries);
  await page.keyboard.press('End');
  await page.getByRole('button', { name: 'Back to top' }).click();
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
});

test('text typed into the search field while a search is loading is kept', async ({ page }) => {
  await open(page, '/');
  const box = page.getByRole('banner').getByRole('searchbox', { name: 'Search articles' });
  const release = await holdRequests(page, ({ pathname }) => pathname === '/api/page-data');
  await box.fill('Riyaaz');
  await box.press('Enter');
  await expect(page.getByRole('heading', { name: 'Search Results for "Riyaaz"' })).toBeVisible();
  await box.fill('Riyaaz songs');
  release();
  await expect(page).toHaveURL(/\?search=Riyaaz$/);
  await expect(page.getByText(/^\d+ articles? found$/)).toBeVisible();
  await expect(box).toHaveValue('Riyaaz songs');
  await box.press('Enter');
  await expect(page).toHaveURL(/\?search=Riyaaz(\+|%20)songs$/);
  await page.goBack();
  await expect(page.getByRole('heading', { name: 'Search Results for "Riyaaz"' })).toBeVisible();
  await expect(box).toHaveValue('Riyaaz');
});

test('a search shows a heading and a count; short texts send no request', { tag: '@journey' }, async ({ page }) => {
  await open(page, '/');
  const box = page.getByRole('banner').getByRole('searchbox', { name: 'Search articles' });
  await box.fill('Riyaaz');
  await box.press('Enter');
  await expect(page).toHaveURL(/\/\?search=Riyaaz$/);
  await expect(page.getByRole('heading', { name: 'Search Results for "Riyaaz"' })).toBeVisible();
  const count = page.getByText(/^\d+ articles? found$/);
  await expect(count).toBeVisible();
  expect(await numberIn(count)).toBe(await cards(page).count());
  expect(await numberIn(count)).toBeGreaterThan(2);
  await expect(hero(page)).toHaveCount(0);
  await expect(page.getByText('BREAKING', { exact: true })).toHaveCount(0);
  await expect(loadMore(page)).toHaveCount(0);

  await box.fill('zzqqxx');
  await box.press('Enter');
  await expect(page.getByText('No articles found for "zzqqxx". Try different keywords.')).toBeVisible();
  await expect(page.getByText('0 articles found')).toBeVisible();

  const calls: string[] = [];
  page.on('request', (request) => {
    if (new URL(request.url()).pathname.startsWith('/api/search')) calls.push(request.url());
  });
  await box.fill('   ');
  await box.press('Enter');
  await expect(page).toHaveURL(/search=zzqqxx$/);
  await box.fill('ab');
  await box.press('Enter');
  await expect(page.getByRole('heading', { name: 'Search Results for "ab"' })).toBeVisible();
  expect(calls).toEqual([]);
});

test('opening the search while a page is loading keeps the search open', { tag: '@phone' }, async ({ page }) => {
  await open(page, '/contact');
  const release = await holdRequests(page, '**/api/page-data*');
  await page
    .getByRole('banner')
    .getByRole('link', { name: /First Show/ })
    .click();
  await page.getByRole('banner').getByRole('button', { name: 'Search', exact: true }).click();
  const box = page.getByRole('searchbox');
  await expect(box).toBeFocused();
  await page.keyboard.type('Riya');
  release();
  await expect(page.getByRole('heading', { name: 'Latest Articles' })).toBeVisible();
  await page.keyboard.type('az');
  await expect(box).toHaveValue('Riyaaz');
  await expect(box).toBeFocused();
});

test(
  'the side menu of a phone takes the focus, is closed by Escape and Back, and navigates by its links',
  { tag: ['@phone', '@journey'] },
  async ({ page }) => {
    await page.goto('/about');
    await open(page, '/contact');
    const button = page.getByRole('banner').getByRole('button', { name: 'Menu', exact: true });
    const menu = page.getByRole('dialog', { name: 'Menu' });
    await button.click();
    await expect(menu).toBeVisible();
    await expect.poll(() => menu.evaluate((dialog) => dialog.contains(document.activeElement))).toBe(true);
    await page.keyboard.press('Escape');
    await expect(menu).toBeHidden();
    await expect(button).toBeFocused();
    await expect(page).toHaveURL(/\/contact$/);
    await button.click();
    await expect(menu).toBeVisible();
    await page.goBack();
    await expect(menu).toBeHidden();
    await expect(page).toHaveURL(/\/contact$/);
    await button.click();
    await menu.getByRole('link', { name: 'Box Office' }).click();
    await expect(page).toHaveURL(/\/box-office$/);
    await expect(menu).toBeHidden();
    await page.goBack();
    await expect(page).toHaveURL(/\/contact$/);
    // The search field opens below the header, and a search navigates to the results.
    await page.getByRole('banner').getByRole('button', { name: 'Search', exact: true }).click();
    const box = page.getByRole('searchbox');
    await expect(box).toBeFocused();
    await box.fill('Riyaaz');
    await box.press('Enter');
    await expect(page.getByRole('heading', { name: 'Search Results for "Riyaaz"' })).toBeVisible();
  },
);

test('tooltips open after 700 ms', async ({ page }) => {
  await holdClock(page);
  await open(page, '/about');
  await page.clock.runFor(10_000);
  const button = page.getByRole('banner').getByRole('button', { name: /^Switch to the/ });
  const text = (await button.getAttribute('aria-label')) ?? '';
  const tip = page.getByText(text, { exact: true });
  await expect
    .poll(async () => {
      // The first hover loads the tooltip's script.
      await page.mouse.move(0, 0);
      await button.hover();
      await page.clock.runFor(1_000);
      return tip.count();
    })
    .toBe(1);
  await page.clock.pauseAt(Date.now() + 120_000);
  await page.mouse.move(0, 0);
  await expect
    .poll(async () => {
      // The tooltip fades out.
      await page.clock.runFor(100);
      return tip.count();
    })
    .toBe(0);
  await button.hover();
  await page.clock.runFor(690);
  await expect(tip).toHaveCount(0);
  await page.clock.runFor(20);
  await expect(tip).toBeVisible();
});

test('a picture that fails to load is replaced by the default one', async ({ page, complaints }) => {
  complaints.expectRefusals();
  complaints.expectOffline();
  await page.route(/\/media\//, (route) => route.abort());
  await open(page, '/category/music');
  await expect(cards(page).first().locator('img').first()).toHaveJSProperty('complete', true);
  await expect
    .poll(() =>
      cards(page)
        .first()
        .locator('img')
        .first()
        .evaluate((picture) => (picture as HTMLImageElement).currentSrc),
    )
    .toMatch(/\/art\/default/);
});
