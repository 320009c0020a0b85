import { chunkPrefix } from '../../web/chunk-names.ts';
import { holdRequests, numberIn, open, holdClock } from './support/browser.ts';
import { articlePath, articles } from './support/pages.ts';
import { adminDb, approveCommentBy, uniqueName } from './support/site.ts';
import { askToSubscribe } from './support/subscribers.ts';
import { expect, test } from './support/test.ts';
import type { Page } from '@playwright/test';

const reaction = (page: Page, label: string) =>
  page.getByRole('group', { name: 'Reactions' }).getByRole('button', { name: new RegExp(`^${label}`) });
const ticketOf = (page: Page, question: RegExp) =>
  page
    .locator('section')
    .filter({ has: page.getByRole('heading', { name: question }) })
    .last();
const toast = (page: Page, text: string | RegExp) =>
  page.getByRole('region', { name: /Notifications/ }).getByText(text);
/** A comment of this author. Comments are inside the article's element. */
const comment = (page: Page, authorName: string) =>
  page.getByRole('article').getByRole('article').filter({ hasText: authorName });
/**
 * The form for a new comment: the last comment form on the page. (A reply has a form of its own.)
 */
const commentForm = (page: Page) =>
  page
    .locator('form')
    .filter({ has: page.getByLabel('What is 5 + 3?') })
    .last();
async function writeComment(
  page: Page,
  { name, text, captcha = '8' }: { name: string; text: string; captcha?: string },
): Promise<void> {
  const form = commentForm(page);
  await form.getByLabel(/^Name/).fill(name);
  await form.getByLabel(/^Email/).fill('reader@example.com');
  await form.getByLabel(/^Comment/).fill(text);
  await form.getByLabel('What is 5 + 3?').fill(captcha);
}
/** Collects the page's API calls that write, such as 'POST /api/contact', except page views. */
function watchWrites(page: Page): string[] {
  const writes: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (request.method() !== 'GET' && pathname.startsWith('/api/') && !pathname.endsWith('/page-views'))
      writes.push(`${request.method()} ${pathname}`);
  });
  return writes;
}

test('a reaction counts, survives a reload, and can change', { tag: ['@both', '@journey'] }, async ({ page }) => {
  const writes = watchWrites(page);
  await open(page, articlePath(articles.forReacting));
  const [love, angry] = [await numberIn(reaction(page, 'Love')), await numberIn(reaction(page, 'Angry'))];
  await reaction(page, 'Love').click();
  await expect(toast(page, 'Reaction Added!')).toBeVisible();
  await expect(toast(page, 'You reacted with ❤️')).toBeVisible();
  await expect(reaction(page, 'Love')).toHaveAttribute('aria-pressed', 'true');
  // Expect at least one more reaction, because other tests react to the same article at the same
  // time.
  await expect.poll(() => numberIn(reaction(page, 'Love'))).toBeGreaterThanOrEqual(love + 1);
  await page.reload();
  await expect(reaction(page, 'Love')).toHaveAttribute('aria-pressed', 'true');
  await reaction(page, 'Angry').click();
  await expect(reaction(page, 'Angry')).toHaveAttribute('aria-pressed', 'true');
  await expect(reaction(page, 'Love')).toHaveAttribute('aria-pressed', 'false');
  await expect.poll(() => numberIn(reaction(page, 'Angry'))).toBeGreaterThanOrEqual(angry + 1);
  const before = writes.length;
  await reaction(page, 'Laugh').dblclick();
  await expect(reaction(page, 'Laugh'), 'a double click leaves the reaction set').toHaveAttribute(
    'aria-pressed',
    'true',
  );
  expect(writes.length - before).toBeLessThanOrEqual(2);
});

test('a comment is pending, then approved, and appears live', { tag: '@journey' }, async ({ page, openWindow }) => {
  const writes = watchWrites(page);
  const other = await openWindow();
  await open(other, articlePath(articles.forCommenting));
  await open(page, articlePath(articles.forCommenting));
  const form = commentForm(page);
  await writeComment(page, { name: 'A', text: 'Too short' });
  await form.getByLabel(/^Email/).fill('nobody');
  await form.getByLabel('What is 5 + 3?').fill('');
  await form.getByRole('button', { name: 'Post Comment' }).click();
  for (const message of [
    'Name must be at least 2 characters',
    'Please enter a valid email address',
    'Comment must be at least 10 characters',
    'Please complete the captcha',
  ]) {
    await expect(form.getByText(message)).toBeVisible();
  }

  const name = uniqueName('Row H');
  const text = 'Row H is where the light falls right.';
  await writeComment(page, { name, text });
  // A local draft survives a reload.
  await page.reload();
  await expect(commentForm(page).getByLabel(/^Comment/)).toHaveValue(text);
  await expect(commentForm(page).getByLabel(/^Name/)).toHaveValue(name);
  await commentForm(page).getByLabel('What is 5 + 3?').fill('8');
  await commentForm(page).getByRole('button', { name: 'Post Comment' }).dblclick();
  await expect(toast(page, 'Comment Submitted!')).toBeVisible();
  await expect(commentForm(page).getByLabel(/^Comment/)).toHaveValue('');
  expect(
    writes.filter((call) => call.endsWith('/comments')),
    'a double click sends one comment',
  ).toHaveLength(1);
  const own = comment(page, name);
  await expect(own.getByText('awaiting approval')).toBeVisible();
  await page.reload();
  await expect(own.getByText('awaiting approval')).toBeVisible();
  await expect(other.getByText(name)).toHaveCount(0);

  await approveCommentBy(name);
  await expect(comment(other, name)).toBeVisible();
  await expect(own).toHaveCount(1);
  await expect(own.getByText('awaiting approval')).toHaveCount(0);
});

/** Holds back the scripts of all forms until the returned function is called. */
const holdForms = (page: Page) => holdRequests(page, FORM_SCRIPTS);
const forms = ['comment-form', 'contact-form', 'newsletter-form'].map(chunkPrefix);
const FORM_SCRIPTS = new RegExp(`/assets/(${forms.join('|')})-`);

test('the script of a form loads at the first focus, and keeps and checks the text typed before and in a draft', async ({
  page,
}) => {
  const scripts: string[] = [];
  page.on('request', (request) => FORM_SCRIPTS.test(request.url()) && scripts.push(request.url()));
  // Never run idle callbacks, because one of them would load the script without a focus.
  await page.addInitScript(() => Object.assign(window, { requestIdleCallback: () => 0 }));
  const release = await holdForms(page);
  await open(page, articlePath(articles.forHostileText));
  const form = commentForm(page);
  await form.scrollIntoViewIfNeeded();
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));
  expect(scripts).toEqual([]);
  await form.getByLabel(/^Email/).click();
  await expect.poll(() => scripts.length).toBe(1);
  expect(scripts[0]).toContain(`/${chunkPrefix('comment-form')}-`);

  // The field loses the focus before the script has loaded, and is validated afterwards.
  await page.keyboard.type('nobody');
  await page.keyboard.press('Tab');
  await page.keyboard.type('What is the ticket number of row H?');
  release();
  await expect(form.getByText(/valid email/)).toBeVisible();
  await expect(form.getByLabel(/^Comment/)).toHaveValue('What is the ticket number of row H?');
  await expect(form.getByText('35 / 1000')).toBeVisible();
  await form.getByLabel(/^Email/).pressSequentially('@example.com');
  await expect(form.getByText(/valid email/)).toHaveCount(0);
  await form.getByLabel(/^Name/).fill('An older name');

  // The early text is in the draft too. After a reload, text that is typed before the script has
  // loaded replaces the text of the draft.
  await page.unroute(FORM_SCRIPTS);
  const releaseAgain = await holdForms(page);
  await open(page, articlePath(articles.forHostileText));
  await form.getByLabel(/^Name/).fill('A newer name');
  releaseAgain();
  await expect(form.getByLabel(/^Comment/)).toHaveValue('What is the ticket number of row H?');
  await expect(form.getByLabel(/^Email/)).toHaveValue('nobody@example.com');
  await expect(form.getByLabel(/^Name/)).toHaveValue('A newer name');
});

test('a comment that is sent before its form’s script has loaded is sent afterwards, once', async ({ page }) => {
  const writes = watchWrites(page);
  const release = await holdForms(page);
  await open(page, articlePath(articles.forCommenting));
  const name = uniqueName('Early Bird');
  await writeComment(page, { name, text: 'I was here before the script was.' });
  await commentForm(page).getByRole('button', { name: 'Post Comment' }).dblclick();
  expect(writes).toEqual([]);
  release();
  await expect(comment(page, name).getByText('awaiting approval')).toBeVisible();
  await expect(commentForm(page).getByLabel(/^Comment/)).toHaveValue('');
  expect(writes.filter((call) => call.endsWith('/comments'))).toHaveLength(1);
});

test('a navigation does not wait for the script of a form', async ({ page }) => {
  const release = await holdForms(page);
  await open(page, articlePath(articles.forReacting));
  await page
    .getByRole('contentinfo')
    .getByRole('link', { name: /contact/i })
    .first()
    .click();
  await expect(page.getByRole('heading', { level: 1, name: 'Contact' })).toBeVisible();
  release();
  await expect(page.getByRole('main').getByRole('button', { name: 'Send Message' })).toBeVisible();
  await expect(page.getByRole('contentinfo').getByRole('button', { name: 'Subscribe' })).toBeVisible();
});

test('the script of a form loads by itself when the browser is idle, and again on use if that failed', async ({
  page,
  complaints,
}) => {
  complaints.expectOffline();
  const lost = page.waitForEvent('requestfailed', (request) => FORM_SCRIPTS.test(request.url()));
  await page.route(FORM_SCRIPTS, (route) => route.abort('internetdisconnected'), { times: 1 });
  await open(page, '/about');
  await lost;
  const field = page.getByRole('contentinfo').getByRole('textbox');
  await field.fill('nobody');
  await field.press('Enter');
  await expect(page.getByText('Please enter a valid email address')).toBeVisible();
  await expect(page).toHaveURL(/\/about$/);
  await expect(field).toBeFocused();
  await expect(field).toHaveValue('nobody');
  await field.pressSequentially('@example.com');
  await expect(page.getByText('Please enter a valid email address')).toHaveCount(0);
});

test(
  'a reader votes and predicts, and sees the results, which stay after a reload',
  { tag: ['@both', '@journey'] },
  async ({ page }) => {
    await open(page, '/polls');
    const poll = ticketOf(page, /When do you watch series\?/);
    await expect(poll.getByRole('button', { name: 'Cast Vote' })).toHaveCount(0);
    await poll.getByRole('radio', { name: 'All of it on Sunday' }).check();
    await poll.getByRole('button', { name: 'Cast Vote' }).click();
    await expect(toast(page, 'Vote Recorded!')).toBeVisible();
    await expect(toast(page, 'Thank you for participating in our poll.')).toBeVisible();
    await expect(poll.getByText('Your vote')).toBeVisible();
    await expect(poll.getByRole('radio')).toHaveCount(0);
    const percentages = await poll.getByText(/^\d+%$/).allTextContents();
    expect(percentages.reduce((sum, text) => sum + Number.parseInt(text, 10), 0)).toBe(100);

    const prediction = ticketOf(page, /announce its release date this month/);
    await prediction.getByRole('radio', { name: /No, the fog is not ready/ }).check();
    await prediction.getByRole('button', { name: /Lock In/ }).click();
    await expect(toast(page, 'Prediction Made!')).toBeVisible();
    await expect(toast(page, 'Your prediction has been recorded. Good luck!')).toBeVisible();
    await expect(prediction.getByText('Your prediction')).toBeVisible();
    await expect(page.getByText(/\d+ days left|Ending soon|1 day left/).first()).toBeVisible();

    await page.reload();
    await expect(poll.getByRole('listitem').filter({ hasText: 'Your vote' })).toContainText('All of it on Sunday');
    await expect(prediction.getByRole('listitem').filter({ hasText: 'Your prediction' })).toContainText(
      'No, the fog is not ready',
    );
    await expect(poll.getByRole('button', { name: 'Cast Vote' })).toHaveCount(0);
  },
);

test(
  'the newsletter form refuses an invalid address, keeps a valid one after a failure, and then subscribes it',
  { tag: ['@both', '@journey'] },
  async ({ page, complaints }) => {
    complaints.expectOffline();
    const writes = watchWrites(page);
    await open(page, '/about');
    const form = page.getByRole('contentinfo').locator('form');
    const field = form.getByRole('textbox');
    await form.getByRole('button', { name: 'Subscribe' }).click();
    await field.fill('not an address');
    await form.getByRole('button', { name: 'Subscribe' }).click();
    await expect(page.getByText('Please enter a valid email address')).toBeVisible();
    expect(writes).toEqual([]);
    const email = `${uniqueName('reader').replace(' ', '.')}@example.com`;
    await field.fill(email);
    await page.route('**/api/newsletter/subscribe', (route) => route.abort(), { times: 1 });
    await field.press('Enter');
    await expect(toast(page, 'Failed to subscribe. Please try again.')).toBeVisible();
    await expect(field).toHaveValue(email);
    await field.press('Enter');
    await expect(toast(page, 'Success!')).toBeVisible();
    await expect(
      toast(page, "You've been subscribed to our newsletter. Please confirm with the link in the email we just sent."),
    ).toBeVisible();
    await expect(field).toHaveValue('');
  },
);

test('the links in emails confirm a subscription and end it', { tag: '@journey' }, async ({ page }) => {
  const email = `${uniqueName('confirming').replace(' ', '.')}@example.com`;
  const link = await askToSubscribe(email);
  const isActive = async (): Promise<unknown> =>
    (await adminDb().collection('subscribers').where('email', '==', email).get()).docs[0]?.get('isActive');
  await open(page, link);
  await expect(page.getByRole('heading', { level: 1, name: 'Confirm your subscription' })).toBeVisible();
  const button = page.getByRole('main').getByRole('button', { name: 'Confirm' });
  await expect(button).toBeEnabled();
  // Opening the page of the link, as mail scanners do, does not activate the subscription.
  expect(await isActive()).toBe(false);
  await button.press('Enter');
  await expect(page.locator(':focus')).toContainText('Thank you. Your subscription is confirmed.');
  expect(await isActive()).toBe(true);

  await page.goto('/outbox');
  const goodbye = page
    .getByRole('article')
    .filter({ hasText: email })
    .getByRole('link', { name: /\/unsubscribe\?token=/ });
  const { pathname, search } = new URL((await goodbye.getAttribute('href')) ?? '');
  await open(page, pathname + search);
  await page.getByRole('button', { name: 'Unsubscribe' }).press('Enter');
  await expect(page.locator(':focus')).toContainText('You have been unsubscribed from our newsletter.');
  expect(await isActive()).toBe(false);
  await open(page, '/unsubscribe');
  await expect(page.getByText('This link is incomplete. Please use the link in your email.')).toBeVisible();
});

test('a comment that the server refuses stays in its form', async ({ page, complaints }) => {
  complaints.expectRefusals();
  complaints.expectUnavailable();
  await open(page, articlePath(articles.forOffline));
  const text = 'Nine is also a nice number.';
  const post = commentForm(page).getByRole('button', { name: 'Post Comment' });
  await writeComment(page, { name: uniqueName('Counting Reader'), text, captcha: '9' });
  await post.click();
  await expect(page.getByText('Incorrect captcha answer').first()).toBeVisible();
  await expect(commentForm(page).getByLabel(/^Comment/)).toHaveValue(text);

  const message = 'The database does not answer. Please try again soon.';
  await page.route(/\/api\/articles\/[^/]+\/comments$/, (route) =>
    route.request().method() === 'POST'
      ? route.fulfill({ status: 503, headers: { 'Retry-After': '30' }, json: { message } })
      : route.continue(),
  );
  await commentForm(page).getByLabel('What is 5 + 3?').fill('8');
  await post.click();
  await expect(page.getByText(message).first()).toBeVisible();
  await expect(commentForm(page).getByLabel(/^Comment/)).toHaveValue(text);
});

test(
  'a message shows an error at each field, and then reaches the inbox once',
  { tag: '@journey' },
  async ({ page }) => {
    const writes = watchWrites(page);
    await open(page, '/contact');
    const main = page.getByRole('main');
    const email = main.getByLabel(/^E-?mail/i).first();
    await main.getByLabel(/^Name/).fill('A');
    await email.fill('not an address');
    await main.getByLabel(/^Subject/).fill('Hey');
    await main.getByLabel(/^Message/).fill('Too short');
    await main.getByRole('button', { name: 'Send Message' }).click();
    for (const message of [
      'Name must be at least 2 characters',
      'Please enter a valid email address',
      'Subject must be at least 5 characters',
      'Message must be at least 10 characters',
    ])
      await expect(main.getByText(message)).toBeVisible();
    await expect(main.getByLabel(/^Name/)).toBeFocused();
    await expect(main.getByLabel(/^Name/)).toHaveAccessibleDescription('Name must be at least 2 characters');
    await main.getByLabel(/^Name/).fill('Asha');
    await expect(main.getByText('Name must be at least 2 characters')).toBeHidden();

    const subject = uniqueName('A question about row H');
    await email.fill('asha@example.com');
    await main.getByRole('combobox').selectOption('press');
    await main.getByLabel(/^Subject/).fill(subject);
    await main.getByLabel(/^Message/).fill('Who sits in row H when the row is sold out?');
    expect(writes).toEqual([]);
    await main.getByRole('button', { name: 'Send Message' }).dblclick();
    await expect(toast(page, 'Message Sent!')).toBeVisible();
    await expect(toast(page, "Thank you for contacting us. We'll get back to you within 24 hours.")).toBeVisible();
    await expect(main.getByLabel(/^Message/)).toHaveValue('');
    expect(writes).toEqual(['POST /api/contact']);
    const stored = await adminDb().collection('messages').where('subject', '==', subject).get();
    expect(stored.size).toBe(1);
  },
);

test(
  'the share menu has links with the story’s title and copies its address',
  { tag: '@journey' },
  async ({ page, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await open(page, articlePath(articles.forReacting));
    const share = page
      .locator('section')
      .filter({ has: page.getByRole('heading', { name: 'Share this article' }) })
      .last();
    await share.getByText('More').click();
    for (const name of ['WhatsApp', 'X', 'Facebook', 'Telegram', 'LinkedIn']) {
      const link = share.getByRole('link', { name: new RegExp(`Share on ${name} `) });
      await expect(link).toBeVisible();
      const href = decodeURIComponent((await link.getAttribute('href')) ?? '');
      expect(href).toContain(articlePath(articles.forReacting));
      expect(await link.getAttribute('rel')).toMatch(/noopener/);
    }
    const title = (await page.getByRole('heading', { level: 1 }).textContent()) ?? '';
    expect(
      decodeURIComponent((await share.getByRole('link', { name: /Share on X / }).getAttribute('href')) ?? ''),
    ).toContain(title);
    await page.keyboard.press('Escape');
    await share.getByRole('button', { name: 'Copy link' }).click();
    await expect(toast(page, 'Link Copied!')).toBeVisible();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toContain(articlePath(articles.forReacting));

    await open(page, '/');
    const card = page.getByRole('main').getByRole('article').nth(1);
    await card.getByRole('button', { name: /^Share/ }).click();
    await expect(page.getByRole('link', { name: /Share on WhatsApp/ })).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('link', { name: /Share on WhatsApp/ })).toHaveCount(0);
  },
);

test('without a network, no typed text is lost', { tag: '@journey' }, async ({ page, context, complaints }) => {
  complaints.expectOffline();
  await open(page, articlePath(articles.forOffline));
  const name = uniqueName('Tunnel Reader');
  await writeComment(page, { name, text: 'Written in a train, in a tunnel.' });
  // Press a reaction and scroll to the comments while online, so that everything they need has
  // loaded.
  const angry = reaction(page, 'Angry');
  await angry.click();
  await expect(toast(page, 'Reaction Added!')).toBeVisible();
  await page.getByRole('heading', { name: /^Comments/ }).scrollIntoViewIfNeeded();
  await commentForm(page).getByLabel('What is 5 + 3?').blur();

  await context.setOffline(true);
  await expect(page.getByText('You are offline.').first()).toBeVisible();
  await reaction(page, 'Wow').click();
  await expect(toast(page, 'Could not add reaction. Please try again.')).toBeVisible();
  await expect(angry).toHaveAttribute('aria-pressed', 'true');
  await commentForm(page).getByRole('button', { name: 'Post Comment' }).click();
  await expect(toast(page, 'Error')).toBeVisible();
  await expect(commentForm(page).getByLabel(/^Comment/)).toHaveValue('Written in a train, in a tunnel.');

  await context.setOffline(false);
  await reaction(page, 'Wow').click();
  await expect(reaction(page, 'Wow')).toHaveAttribute('aria-pressed', 'true');
  await commentForm(page).getByRole('button', { name: 'Post Comment' }).click();
  await expect(comment(page, name).getByText('awaiting approval')).toBeVisible();
  const stored = await adminDb().collection('comments').where('authorName', '==', name).get();
  expect(stored.size).toBe(1);
});

test('a vote whose answer was lost, or that was cast in another tab, is shown with the results', async ({
  page,
  complaints,
}) => {
  complaints.expectOffline();
  complaints.expectRefusals();
  await open(page, '/polls');
  let isLost = false;
  await page.route('**/api/polls/friday-first-show/vote', async (route) => {
    if (isLost) return route.continue();
    isLost = true;
    await route.fetch();
    return route.abort();
  });
  const poll = ticketOf(page, /Which ticket do you buy\?/);
  await poll.getByRole('radio', { name: 'Both, with dinner between' }).check();
  await poll.getByRole('button', { name: 'Cast Vote' }).click();
  await expect(toast(page, 'Vote Failed')).toBeVisible();
  await poll.getByRole('button', { name: 'Cast Vote' }).click();
  await expect(poll.getByRole('listitem').filter({ hasText: 'Your vote' })).toContainText('Both, with dinner between');

  const voted = await page.request.post('/api/polls/song-on-repeat/vote', { data: { optionIndex: 2 } });
  expect(voted.status()).toBe(200);
  const song = ticketOf(page, /playing on repeat\?/);
  await song.getByRole('radio', { name: 'Raja Aaya' }).check();
  await song.getByRole('button', { name: 'Cast Vote' }).click();
  await expect(toast(page, 'You have already voted in this poll')).toBeVisible();
  await expect(song.getByRole('listitem').filter({ hasText: 'Your vote' })).toContainText('Bheegi Local');
});

test('reacting, commenting and voting work by keyboard alone', { tag: '@journey' }, async ({ page }) => {
  await open(page, articlePath(articles.forKeyboard));
  await page.keyboard.press('Tab');
  const skip = page.getByRole('link', { name: /Skip to/ });
  await expect(skip).toBeFocused();
  await page.keyboard.press('Enter');
  const focusIsIn = (name: RegExp) =>
    page.evaluate(
      (pattern) =>
        document.activeElement?.tagName === 'BUTTON' &&
        new RegExp(pattern).test(
          document.activeElement.getAttribute('aria-label') ?? document.activeElement.textContent,
        ),
      name.source,
    );
  const tabTo = async (name: RegExp) => {
    for (let step = 0; step < 80; step += 1) {
      if (await focusIsIn(name)) return;
      await page.keyboard.press('Tab');
    }
    throw new Error(`The keyboard does not reach ${name}`);
  };
  await tabTo(/Wow,? \d/);
  await page.keyboard.press('Enter');
  await expect(reaction(page, 'Wow')).toHaveAttribute('aria-pressed', 'true');
  await expect(reaction(page, 'Wow'), 'focus stays where it was').toBeFocused();
  // The first toast loads the toast script, so the toast region does not exist before.
  await expect(toast(page, 'Reaction Added!')).toBeVisible();
  await page.keyboard.press('F8');
  const focused = page.getByRole('region', { name: /Notifications/ }).locator(':focus');
  await expect(focused).toHaveCount(1);
  // Another toast replaces the focused one, and the focus stays in the region.
  await reaction(page, 'Love').evaluate((button: HTMLElement) => button.click());
  await expect(toast(page, /You reacted with ❤️/)).toBeVisible();
  await expect(focused).toHaveCount(1);

  await commentForm(page).getByLabel(/^Name/).focus();
  const name = uniqueName('Keys Only');
  for (const text of [name, 'keys@example.com', 'Tab, type, tab, type, enter.']) {
    await page.keyboard.type(text);
    await page.keyboard.press('Tab');
  }
  await page.keyboard.type('8');
  await page.keyboard.press('Enter');
  await expect(comment(page, name).getByText('awaiting approval')).toBeVisible();

  await open(page, '/polls');
  const poll = ticketOf(page, /playing on repeat\?/);
  await poll.getByRole('radio').first().focus();
  await page.keyboard.press('Space');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Tab');
  await expect(poll.getByRole('button', { name: 'Cast Vote' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(poll.getByRole('listitem').filter({ hasText: 'Your vote' })).toContainText('Raja Aaya');
});

test('markup and control characters in a comment are shown as text or removed', async ({ page }) => {
  const name = uniqueName('<b onmouseover=alert(1)>Ravi</b>');
  const text =
    '<script>window.hacked = true</script><img src=x onerror="window.hacked = true"> \u202Egnp.exe\u202C zero\u200Bwidth 🎬🍿';
  await open(page, articlePath(articles.forHostileText));
  await writeComment(page, { name, text });
  await commentForm(page).getByRole('button', { name: 'Post Comment' }).click();
  await expect(page.getByText('awaiting approval')).toBeVisible();
  const id = await approveCommentBy(name);
  await expect(page.getByText('awaiting approval')).toHaveCount(0);
  await page.reload();
  const shown = page.locator(`#comment-${id}`);
  await expect(shown).toContainText('<script>window.hacked = true</script>');
  await expect(shown.locator('img, script, b[onmouseover]')).toHaveCount(0);
  const stored = (await adminDb().doc(`comments/${id}`).get()).get('content') as string;
  expect(stored).not.toMatch(/[\u200B\u202A-\u202E]/);
  expect(stored).toContain('🎬🍿');
  expect(await page.evaluate(() => 'hacked' in window)).toBe(false);
});

test('toasts appear one at a time, for five seconds, and are dismissed by a swipe to the right', async ({ page }) => {
  await holdClock(page);
  await open(page, articlePath(articles.forReacting));
  await reaction(page, 'Like').click();
  await expect(toast(page, 'You reacted with 👍')).toBeVisible();
  await page.clock.runFor(1_000);
  await reaction(page, 'Laugh').click();
  await expect(toast(page, /You reacted with 😂|You reacted with 😄|You reacted with 😆/)).toBeVisible();
  await expect(page.getByRole('region', { name: /Notifications/ }).getByRole('listitem')).toHaveCount(1);
  await page.mouse.move(10, 10);
  await page.clock.runFor(4_000);
  await expect(toast(page, /You reacted with/)).toHaveCount(1);
  await page.clock.runFor(2_000);
  await expect(toast(page, /You reacted with/)).toHaveCount(0);

  await reaction(page, 'Wow').click();
  await page
    .getByRole('region', { name: /Notifications/ })
    .getByRole('button', { name: 'Close' })
    .click();
  await expect(toast(page, /You reacted with/)).toHaveCount(0);
  await reaction(page, 'Love').click();
  await expect(toast(page, /You reacted with/)).toHaveCount(1);
  await page.clock.runFor(6_000);
  await expect(toast(page, /You reacted with/), 'a toast after one that was closed also disappears').toHaveCount(0);

  await reaction(page, 'Like').click();
  const slab = page.getByRole('region', { name: /Notifications/ }).getByRole('listitem');
  await expect(slab).toBeVisible();
  await page.clock.runFor(1_000);
  const box = await slab.boundingBox();
  const [x, y] = [(box?.x ?? 0) + 60, (box?.y ?? 0) + 20];
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x + 30, y, { steps: 3 });
  await page.mouse.move(x + 90, y, { steps: 3 });
  await page.mouse.up();
  await page.clock.runFor(500);
  await expect(slab).toHaveCount(0);
});
