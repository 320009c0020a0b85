import { FORM_TICKET_HEADER } from '@first-show/domain/core/form-ticket';
import type { Locator, Page, Request } from '@playwright/test';
import { open } from './support/browser.ts';
import { articlePath, articles } from './support/pages.ts';
import { adminDb, uniqueName } from './support/site.ts';
import { expect, test } from './support/test.ts';

const HEADER = FORM_TICKET_HEADER.toLowerCase();
const TICKET = '**/api/form-ticket?*';
/** The typing speed of a fast typist: milliseconds per key. */
const FAST_TYPING = { delay: 80 };
const THOUGHT = 'Row H is where the light of the projector falls right.';

const commentForm = (page: Page) =>
  page
    .locator('form')
    .filter({ has: page.getByLabel('What is 5 + 3?') })
    .last();
const toast = (page: Page, text: string) => page.getByRole('region', { name: /Notifications/ }).getByText(text);
const nonceOf = (request: Request): string => {
  const text = Buffer.from(request.headers()[HEADER] ?? '', 'base64').toString();
  return (JSON.parse(text) as { challenge: { parameters: { nonce: string } } }).challenge.parameters.nonce;
};
/**
 * Focuses a field and waits for the form's ticket. A ticket that is younger than three seconds
 * counts as no ticket, so type the text after this call.
 */
async function focusUntilTicketArrives(page: Page, field: Locator): Promise<void> {
  const answered = page.waitForResponse(TICKET);
  await field.focus();
  await answered;
}
const posted = (page: Page, path: RegExp) =>
  page.waitForRequest((request) => request.method() === 'POST' && path.test(request.url()));

async function fillMessage(page: Page, subject: string): Promise<void> {
  const main = page.getByRole('main');
  await main.getByLabel(/^Name/).fill('Asha');
  await main.getByLabel(/^Email/).fill('asha@example.com');
  await main.getByLabel(/^Subject/).fill(subject);
  await main.getByLabel(/^Message/).fill(THOUGHT);
}

test('a form gets a ticket at the first focus and sends it once', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => request.url().includes('/api/form-ticket') && asked.push(request.url()));
  await open(page, articlePath(articles.forCommenting));
  const form = commentForm(page);
  await form.scrollIntoViewIfNeeded();
  expect(asked).toEqual([]);
  await focusUntilTicketArrives(page, form.getByLabel(/^Name/));
  await form.getByLabel(/^Name/).fill(uniqueName('Ticket Holder'));
  await form.getByLabel(/^Email/).fill('reader@example.com');
  await form.getByLabel(/^Comment/).pressSequentially(THOUGHT, FAST_TYPING);
  await form.getByLabel('What is 5 + 3?').fill('8');
  const request = posted(page, /\/comments$/);
  await form.getByRole('button', { name: 'Post Comment' }).click();
  await expect(toast(page, 'Comment Submitted!')).toBeVisible();
  expect(asked).toHaveLength(1);
  const spent = await adminDb()
    .collection('idempotency')
    .doc(`ticket_${nonceOf(await request)}`)
    .get();
  expect(spent.exists).toBe(true);

  // The next comment gets a ticket of its own.
  await form.getByLabel(/^Name/).focus();
  await expect.poll(() => asked.length).toBe(2);
});

test('the newsletter form sends a ticket', { tag: '@phone' }, async ({ page }) => {
  await open(page, '/about');
  const field = page.getByRole('contentinfo').getByRole('textbox');
  const email = `${uniqueName('ticket.reader').replace(' ', '.')}@example.com`;
  await focusUntilTicketArrives(page, field);
  await field.pressSequentially(email, { delay: 3_500 / email.length });
  const request = posted(page, /\/newsletter\/subscribe$/);
  await field.press('Enter');
  await expect(toast(page, 'Success!')).toBeVisible();
  expect(nonceOf(await request)).toMatch(/^[0-9a-f]{32}$/);
});

test('a form is sent without a ticket if the request for the ticket fails', async ({ page, complaints }) => {
  complaints.expectOffline();
  await page.route(TICKET, (route) => route.abort('internetdisconnected'));
  await open(page, '/contact');
  await fillMessage(page, uniqueName('Without a ticket'));
  const request = posted(page, /\/api\/contact$/);
  await page.getByRole('main').getByRole('button', { name: 'Send Message' }).click();
  await expect(toast(page, 'Message Sent!')).toBeVisible();
  expect((await request).headers()[HEADER]).toBeUndefined();
});

test('a form is sent although its ticket never arrives', async ({ page }) => {
  await page.route(TICKET, () => {});
  await open(page, '/contact');
  await fillMessage(page, uniqueName('A slow ticket'));
  await page.getByRole('main').getByRole('button', { name: 'Send Message' }).click();
  await expect(toast(page, 'Message Sent!')).toBeVisible();
});

test('a refused ticket loses no typed text, and the next attempt is accepted', async ({ page, complaints }) => {
  complaints.expectRefusals();
  await page.route(
    '**/api/contact',
    (route) => route.continue({ headers: { ...route.request().headers(), [HEADER]: 'forged' } }),
    { times: 1 },
  );
  await open(page, '/contact');
  const subject = uniqueName('A forged ticket');
  await fillMessage(page, subject);
  const main = page.getByRole('main');
  await main.getByRole('button', { name: 'Send Message' }).click();
  await expect(main.getByText('The form could not be checked. Please send it again.')).toBeVisible();
  await expect(main.getByLabel(/^Message/)).toHaveValue(THOUGHT);
  await expect(main.getByLabel(/^Subject/)).toHaveValue(subject);
  await main.getByRole('button', { name: 'Send Message' }).click();
  await expect(toast(page, 'Message Sent!')).toBeVisible();
});
