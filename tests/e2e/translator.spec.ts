import type { Article } from '@first-show/domain/articles/article.schema';
import { formatLongDate } from '@first-show/domain/core/dates';
import { formatReadMinutes } from '@first-show/domain/core/reading-time';
import type { BoxOfficeFilm } from '@first-show/domain/box-office/box-office.schema';
import type { Page } from '@playwright/test';
import { numberIn, open, openListening } from './support/browser.ts';
import { articlePath, articles, publicPages } from './support/pages.ts';
import { adminDb, approveCommentBy, getJson, newReader, uniqueName } from './support/site.ts';
import { expect, test } from './support/test.ts';

/**
 * Moves every text of the page into two nested `<font>`, now and later, as browser translators do.
 * Some translators replace the text by a new one instead (`replaces`).
 */
const translate = (page: Page, { replaces } = { replaces: false }): Promise<void> =>
  page.evaluate((isReplaced) => {
    const move = (root: Node) => {
      const texts = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
      const found: Text[] = [];
      while (texts.nextNode() !== null) found.push(texts.currentNode as Text);
      for (const text of found) {
        if (text.parentElement?.closest('font, script, style, noscript, textarea') !== null) continue;
        const font = document.createElement('font');
        text.replaceWith(font);
        font.appendChild(document.createElement('font')).append(isReplaced ? text.data : text);
      }
    };
    move(document.body);
    new MutationObserver((changes) => {
      for (const { addedNodes } of changes) for (const node of addedNodes) if (node.isConnected) move(node);
    }).observe(document.body, { childList: true, subtree: true });
  }, replaces);

for (const { name, path, status = 200 } of publicPages)
  test(`${name}: survives a browser translator`, async ({ page, complaints }) => {
    if (status === 404) complaints.expectRefusals();
    complaints.expectChangedForms();
    await open(page, path);
    await translate(page);
    const title = page.getByRole('heading', { level: 1 });
    const before = (await title.first().textContent()) ?? '';

    const next = path === '/terms' ? 'Privacy Policy' : 'Terms of Service';
    const theme = page.getByRole('banner').getByRole('button', { name: /^Switch to the/ });
    await theme.hover();
    const tip = page.locator('.MuiTooltip-popper');
    await expect(tip).toHaveText((await theme.getAttribute('aria-label')) ?? '');
    await page.mouse.move(0, 0);
    await expect(tip).toHaveCount(0);
    await theme.click();
    await expect(title.first()).toHaveText(before);

    await page.getByRole('contentinfo').getByRole('link', { name: next, exact: true }).click();
    await expect(title).toHaveText(next);
    await page.goBack();
    await expect(title.first()).toHaveText(before);
  });

const toast = (page: Page, text: string) => page.getByRole('region', { name: /Notifications/ }).getByText(text);
const ticketOf = (page: Page, question: RegExp) =>
  page
    .locator('section')
    .filter({ has: page.getByRole('heading', { name: question }) })
    .last();

/**
 * Opens a page with live data and translates it. The returned function expects the same heading.
 */
async function openTranslated(page: Page, path: string, replaces: boolean): Promise<() => Promise<void>> {
  await openListening(page, path);
  await translate(page, { replaces });
  const title = page.getByRole('heading', { level: 1 });
  const before = (await title.textContent()) ?? '';
  return () => expect(title).toHaveText(before);
}

for (const replaces of [false, true]) {
  const how = replaces ? ' (the translator replaces texts)' : '';
  test(`a translated article counts a reaction, and shows a comment once it is approved${how}`, async ({
    page,
    complaints,
  }) => {
    complaints.expectChangedForms();
    const keepsTitle = await openTranslated(page, articlePath(articles.forReacting), replaces);
    const reaction = page.getByRole('group', { name: 'Reactions' }).getByRole('button', { name: /^Wow/ });
    const reactions = await numberIn(reaction);
    await reaction.click();
    await expect.poll(() => numberIn(reaction)).toBeGreaterThan(reactions);

    const form = page.locator('[data-lazy-form="comment"] form');
    const send = form.getByRole('button', { name: 'Post Comment' });
    await form.getByLabel(/^Name/).fill('A');
    await send.click();
    await expect(form.getByText('Name must be at least 2 characters')).toBeVisible();
    const name = uniqueName('Translated Reader');
    await form.getByLabel(/^Name/).fill(name);
    await expect(form.getByText('Name must be at least 2 characters')).toHaveCount(0);
    await form.getByLabel(/^Email/).fill('reader@example.com');
    await form.getByLabel(/^Comment/).fill('I read this page in another language.');
    await form.getByLabel('What is 5 + 3?').fill('8');
    await send.click();
    await expect(toast(page, 'Comment Submitted!')).toBeVisible();

    const comment = page.getByRole('article').getByRole('article').filter({ hasText: name });
    const count = page.getByRole('heading', { name: /^Comments \(\d+\)$/ });
    const comments = await numberIn(count);
    await expect(comment.getByText('awaiting approval')).toBeVisible();
    await approveCommentBy(name);
    await expect(comment.getByText('awaiting approval')).toHaveCount(0);
    await expect.poll(() => numberIn(count)).toBeGreaterThan(comments);
    await keepsTitle();
  });

  test(`a navigation from one translated article to another changes the texts${how}`, async ({ page, complaints }) => {
    complaints.expectChangedForms();
    await openTranslated(page, articlePath(articles.forReacting), replaces);
    const link = page.locator('main h3 a[href^="/article/"]').first();
    const slug = (await link.getAttribute('href'))?.split('/').at(-1) ?? '';
    const next = await getJson<Article>(`/api/articles/${slug}`);
    await link.click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(next.title);
    const head = page.locator('main article header').first();
    await expect(head).toContainText(formatLongDate(next.publishedAt ?? ''));
    await expect(head).toContainText(formatReadMinutes(next.readMinutes));
  });

  test(`a translated page sends a message and a subscription${how}`, async ({ page, complaints }) => {
    complaints.expectChangedForms();
    await page.route('**/api/contact', (route) => route.fulfill({ status: 201, json: { message: 'OK' } }));
    await page.route('**/api/newsletter/subscribe', (route) => route.fulfill({ status: 201, json: { message: 'OK' } }));
    const keepsTitle = await openTranslated(page, '/contact', replaces);
    const main = page.getByRole('main');
    const send = main.getByRole('button', { name: 'Send Message' });
    await send.click();
    await expect(main.getByText('Name must be at least 2 characters')).toBeVisible();
    await main.getByLabel(/^Name/).fill('Asha');
    await expect(main.getByText('Name must be at least 2 characters')).toHaveCount(0);
    await main.getByLabel(/^Email/).fill('asha@example.com');
    await main.getByRole('combobox').selectOption('press');
    await main.getByLabel(/^Subject/).fill('A question about row H');
    await main.getByLabel(/^Message/).fill('Who sits in row H when the row is sold out?');
    await send.click();
    await expect(toast(page, 'Message Sent!')).toBeVisible();
    await expect(main.getByLabel(/^Message/)).toHaveValue('');

    const newsletter = page.getByRole('contentinfo').locator('form');
    const subscribe = newsletter.getByRole('button', { name: 'Subscribe' });
    await newsletter.getByRole('textbox').fill('nobody');
    await subscribe.click();
    await expect(page.getByText('Please enter a valid email address')).toBeVisible();
    await newsletter.getByRole('textbox').fill('reader@example.com');
    await subscribe.click();
    await expect(page.getByText('Please enter a valid email address')).toHaveCount(0);
    await expect(newsletter.getByRole('textbox')).toHaveValue('');
    await keepsTitle();
  });

  test(`a translated poll takes a vote and counts those of other readers${how}`, async ({ page }) => {
    const keepsTitle = await openTranslated(page, '/polls', replaces);
    const poll = ticketOf(page, /When do you watch series\?/);
    await poll.scrollIntoViewIfNeeded();
    await poll.getByRole('radio', { name: 'All of it on Sunday' }).check();
    await poll.getByRole('button', { name: 'Cast Vote' }).click();
    await expect(poll.getByText('Your vote')).toBeVisible();
    const total = poll.getByText(/^[\d,]+ votes?$/).first();
    const votes = await numberIn(total);
    const reader = await newReader();
    const answer = await reader.post('/api/polls/best-hour-to-watch-a-series/vote', { data: { optionIndex: 0 } });
    expect(answer.status()).toBe(200);
    await reader.dispose();
    await expect.poll(() => numberIn(total)).toBeGreaterThan(votes);
    await keepsTitle();
  });

  test(`the figures of a translated film page change when an editor confirms an estimate${how}`, async ({ page }) => {
    const keepsTitle = await openTranslated(page, '/kaagaz-ki-patang', replaces);
    const film = adminDb().doc('films/kaagaz-ki-patang');
    const { days, totalCollection } = (await film.get()).data() as BoxOfficeFilm;
    const estimates = page.getByText('* Estimate.');
    await expect(estimates.first()).toBeAttached();
    try {
      await film.update({
        totalCollection: 143_000_000,
        days: days.map((day) => ({ ...day, isEstimate: false })),
      });
      await expect(page.locator('dl > div').filter({ has: page.locator('dt', { hasText: /^Total, / }) })).toContainText(
        '₹14.3 Cr',
      );
      await expect(estimates).toHaveCount(0);
    } finally {
      await film.update({ totalCollection, days });
    }
    await keepsTitle();
  });
}
