import { open } from './support/browser.ts';
import { expect, test } from './support/test.ts';

test('the about page shows the mission, four features and the technology, and links to home and contact', async ({
  page,
}) => {
  await open(page, '/about');
  const main = page.getByRole('main');
  for (const heading of ['AI-Powered Content', 'Real-Time Updates', 'Interactive Community', 'Data-Driven Insights']) {
    await expect(main.getByRole('heading', { name: heading })).toBeVisible();
  }
  await expect(main.getByRole('heading', { name: /mission/i })).toBeVisible();
  await expect(main.getByRole('heading', { name: /technology/i })).toBeVisible();
  await expect(main.locator('a[href="/"]').first()).toBeVisible();
  await main.locator('a[href="/contact"]').first().click();
  await expect(page).toHaveURL(/\/contact$/);
});

test('the privacy policy and the terms show their date, all topics and an email address', async ({ page }) => {
  await open(page, '/privacy');
  const main = page.getByRole('main');
  await expect(main).toContainText('Last updated: August 12, 2025');
  for (const topic of [/collect/i, /use/i, /secur/i, /cookie/i, /right/i, /third/i])
    await expect(main.getByRole('heading', { name: topic }).first()).toBeVisible();
  await expect(main.locator('a[href^="mailto:privacy@"]').first()).toBeVisible();
  await page.goto('/terms');
  await expect(main).toContainText('Last updated: August 12, 2025');
  for (const topic of [
    /accept/i,
    /intellectual property/i,
    /data protection/i,
    /prohibited/i,
    /disclaim/i,
    /terminat/i,
    /contact/i,
  ]) {
    await expect(main.getByRole('heading', { name: topic }).first()).toBeVisible();
  }
  await expect(main).toContainText(/30 days/);
  await expect(main.locator('a[href^="mailto:legal@"]').first()).toBeVisible();
});

test('the contact form shows an error at each field and clears it when the field is corrected', async ({ page }) => {
  await open(page, '/contact');
  const main = page.getByRole('main');
  await expect(main).toContainText(/24 hours/);
  await expect(main.locator('a[href^="mailto:hello@"]').filter({ visible: true })).toHaveCount(1);
  for (const href of ['/about', '/privacy', '/terms'])
    await expect(main.locator(`a[href="${href}"]`).first()).toBeVisible();
  const options = main.getByRole('combobox').locator('option:not([value=""])');
  expect(await options.evaluateAll((all) => all.map((one) => (one as HTMLOptionElement).value))).toEqual([
    'general',
    'feedback',
    'partnership',
    'press',
    'technical',
  ]);

  await main.getByLabel(/^Name/).fill('A');
  await main
    .getByLabel(/^E-?mail/i)
    .first()
    .fill('not an address');
  await main.getByLabel(/^Subject/).fill('Hey');
  await main.getByLabel(/^Message/).fill('Too short');
  await main.getByRole('button', { name: 'Send Message' }).click();
  for (const message of [
    'Name must be at least 2 characters',
    'Please enter a valid email address',
    'Subject must be at least 5 characters',
    'Message must be at least 10 characters',
  ]) {
    await expect(main.getByText(message)).toBeVisible();
  }
  await expect(main.getByLabel(/^Name/)).toBeFocused();
  await expect(main.getByLabel(/^Name/)).toHaveAccessibleDescription('Name must be at least 2 characters');
  await main.getByLabel(/^Name/).fill('Asha');
  await expect(main.getByText('Name must be at least 2 characters')).toBeHidden();
});

test('the header and the footer link to the polls, and both newsletter forms have the same description', async ({
  page,
}) => {
  await open(page, '/contact');
  await expect(page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Polls' })).toHaveAttribute(
    'href',
    '/polls',
  );
  await expect(page.getByRole('contentinfo').getByRole('link', { name: 'Polls' })).toHaveAttribute('href', '/polls');
  const promise = 'One letter every morning: new stories and the numbers. Unsubscribe any time.';
  await expect(page.getByText(promise)).toHaveCount(2);
  await open(page, '/');
  await expect(page.getByText(promise)).toHaveCount(2);
});

test('the about, polls, unsubscribe, privacy and terms pages contain their most important sentences and never say “e-mail”', async ({
  page,
}) => {
  for (const [path, ...texts] of [
    ['/about', 'There’s a seat free beside us', 'Data', 'In the newsroom'],
    ['/polls', 'One vote per reader.'],
    ['/unsubscribe', 'This link is incomplete. Please use the link in your email.'],
    ['/privacy', 'Only staff can read non-public data', 'takes effect'],
    ['/terms', 'Some stories are found by', 'Continued use means acceptance.'],
  ] as const) {
    await open(page, path);
    for (const text of texts) await expect(page.getByRole('main')).toContainText(text);
    await expect(page.locator('body')).not.toContainText(/e-mail/i);
  }
});

test('the polls page shows the result of a closed prediction and the days left of open ones', async ({ page }) => {
  await open(page, '/polls');
  const closed = page
    .locator('section')
    .filter({ has: page.getByRole('heading', { name: /Did ‘Dadar Ka Raja’ pass/ }) })
    .last();
  await expect(closed.getByText('Outcome')).toBeVisible();
  await expect(closed.getByRole('radio')).toHaveCount(0);
  const percentages = await closed
    .getByRole('list')
    .getByText(/^\d+%$/)
    .allTextContents();
  expect(percentages.reduce((sum, text) => sum + Number.parseInt(text, 10), 0)).toBe(100);
  await expect(page.getByText(/\d+ days left|Ending soon|1 day left/).first()).toBeVisible();
  await expect(page.getByText(/not betting/).first()).toBeVisible();
});
