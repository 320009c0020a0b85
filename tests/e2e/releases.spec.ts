import { expectNoHorizontalScroll, open } from './support/browser.ts';
import { expect, test } from './support/test.ts';

test('the releases are filtered by place and language in the address, also without script', async ({
  page,
  browser,
}) => {
  await open(page, '/releases');
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { level: 2, name: 'To be announced' })).toBeVisible();
  await main.getByRole('navigation', { name: 'Where' }).getByRole('link', { name: 'Streaming and TV' }).click();
  await expect(page).toHaveURL(/\/releases\?kind=streaming$/);
  await expect(main.getByRole('link', { name: 'Khat Mila Kya' })).toBeVisible();
  await expect(main.getByRole('link', { name: 'Chautha Mala' })).toHaveCount(0);
  await main.getByRole('navigation', { name: 'Months' }).getByRole('link', { name: 'Later' }).click();
  await expect(page).toHaveURL(/\/releases\?kind=streaming&month=\d{4}-\d\d$/);
  await expect(main, 'other months begin at the top of the page').toBeFocused();

  const plain = await (await browser.newContext({ javaScriptEnabled: false })).newPage();
  await plain.goto(new URL('/releases', page.url()).href);
  await plain.getByRole('navigation', { name: 'Language' }).getByRole('link', { name: 'Marathi' }).click();
  await expect(plain).toHaveURL(/\/releases\?language=Marathi$/);
  await expect(plain.getByRole('main').getByRole('link', { name: 'Chautha Mala' })).toBeVisible();
  await expect(plain.getByRole('main').getByRole('link', { name: 'Khat Mila Kya' })).toHaveCount(0);
  await plain.context().close();
});

test('the releases are posters on a desktop and a list on a phone', async ({ page }) => {
  const posterOf = () => page.getByRole('main').getByRole('listitem').locator('> :first-child').first().boundingBox();
  await open(page, '/releases');
  expect((await posterOf())?.width).toBeGreaterThan(150);
  await page.setViewportSize({ width: 390, height: 844 });
  await expect.poll(async () => (await posterOf())?.width).toBeLessThan(100);
  await expectNoHorizontalScroll(page);
});

test('the home page shows the films of this Friday, with a link to all releases', async ({ page }) => {
  await open(page, '/');
  const section = page.getByRole('region', { name: 'This Friday' });
  await expect(section.getByRole('link', { name: 'Mitti Ka Sher' })).toBeAttached();
  await section.getByRole('link', { name: 'All releases' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Releases' })).toBeVisible();
});
