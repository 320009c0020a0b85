import { commentKeys } from '@first-show/domain/comments/comment-keys';
import type { CommentQueueDoc } from '@first-show/domain/comments/comment.schema';
import type { Locator, Page } from '@playwright/test';
import { addressId } from '../../functions/src/platform/limits/address-id.ts';
import {
  expectAccessible,
  expectAccessibleInBothSchemes,
  expectNoHorizontalScroll,
  holdRequests,
  open,
} from './support/browser.ts';
import { openDesk, signIn } from './support/desks.ts';
import { articlePath } from './support/pages.ts';
import { adminDb, newReader, siteUrl, staffToken, uniqueName } from './support/site.ts';
import { expect, test } from './support/test.ts';

/** One article for each purpose, so that tests do not affect each other. */
const slugs = {
  seeded: 'thirty-one-kinds-of-rain',
  live: 'the-last-painted-slides-of-a-kolkata-hall',
  closing: 'five-films-worth-a-longer-bus-ride',
};

type Seeded = { id: string; email: string; authorName: string };

async function articleOf(slug: string): Promise<{ id: string; slug: string; title: string }> {
  const found = (await adminDb().collection('articles').where('slug', '==', slug).limit(1).get()).docs[0];
  if (found === undefined) throw new Error(`The demo has no article ${slug}`);
  return { id: found.id, slug, title: found.get('title') as string };
}

/**
 * Adds pending comments of one author, one second apart, the newest first; `startMs` is the time of
 * the newest. Writes to the database directly, because the API's rate limits would refuse so many
 * comments.
 */
async function addPending(
  count: number,
  {
    authorName = uniqueName('Quick Pen'),
    email = `${authorName.toLowerCase().replaceAll(' ', '.')}@example.com`,
    content = (index: number) => `The interval came at the right moment, I thought. Number ${index + 1}.`,
    slug = slugs.seeded,
    flags = [],
    startMs = Date.now() - 60_000,
  }: Partial<{
    authorName: string;
    email: string;
    content: (index: number) => string;
    slug: string;
    flags: CommentQueueDoc['flags'];
    startMs: number;
  }> = {},
): Promise<Seeded[]> {
  const article = await articleOf(slug);
  const db = adminDb();
  const batch = db.batch();
  const seeded = Array.from({ length: count }, (_, index) => {
    const { id } = db.collection('comments').doc();
    const shared = {
      id,
      articleId: article.id,
      authorName,
      content: content(index),
      createdAt: new Date(startMs - index * 1000).toISOString(),
      parentId: null,
      isApproved: false,
    };
    const queued: Omit<CommentQueueDoc, 'keys'> = {
      ...shared,
      articleSlug: article.slug,
      articleTitle: article.title,
      authorId: addressId(email),
      ipAddress: '192.0.2.7',
      isAddressVerified: null,
      addressExpiresAt: null,
      moderatedAt: null,
      moderatedBy: null,
      moderatedByUid: null,
      status: 'pending',
      flags,
      reportCount: 0,
      isReported: false,
      reportsDismissed: null,
      readerId: null,
      undo: null,
    };
    batch.set(db.doc(`comments/${id}`), shared);
    batch.set(db.doc(`commentQueue/${id}`), { ...queued, keys: commentKeys(queued) });
    batch.set(db.doc(`commentAuthors/${queued.authorId}`), { authorName, authorEmail: email });
    return { id, email, authorName };
  });
  await batch.commit();
  return seeded;
}

const statusOf = async (id: string): Promise<string | undefined> =>
  (await adminDb().doc(`commentQueue/${id}`).get()).get('status') as string | undefined;
const listOf = (email: string, list = 'pending'): string => `/webadmin/${list}?q=${encodeURIComponent(email)}`;
const card = (page: Page, { id }: { id: string }): Locator => page.locator(`#card-${id}`);
const cards = (page: Page): Locator => page.getByRole('tabpanel').getByRole('article');
const toast = (page: Page): Locator => page.getByRole('region', { name: /Notifications/ });
const bar = (page: Page): Locator => page.getByRole('region', { name: 'Selected comments' });

/** Expects the card of this comment to be marked as current and to have the focus. */
async function expectCurrent(page: Page, comment: { id: string }): Promise<void> {
  await expect(card(page, comment)).toHaveAttribute('aria-current', 'true');
  await expect(card(page, comment)).toBeFocused();
}

/** Opens the comments of one author and waits until the first page of at most 50 is shown. */
async function openList(
  page: Page,
  seeded: readonly Seeded[],
  user: 'moderator' | 'admin' = 'moderator',
): Promise<void> {
  await signIn(page, user, listOf(seeded[0]?.email ?? ''));
  await expect(cards(page)).toHaveCount(Math.min(50, seeded.length));
}

/** Shows the comments of one author to a moderator who is logged in. */
async function showList(page: Page, seeded: readonly Seeded[], list = 'pending'): Promise<void> {
  await page.goto(listOf(seeded[0]?.email ?? '', list));
  await expect(cards(page)).toHaveCount(seeded.length);
}

/** Scrolls until the top of the card is near the top of the window, as a person would by hand. */
const scrollTo = (page: Page, comment: Seeded): Promise<void> =>
  card(page, comment).evaluate((element) => window.scrollTo(0, element.getBoundingClientRect().top + scrollY - 16));

/** Changes comments as if a moderator had approved them a day ago. */
async function approve(seeded: readonly Seeded[], changes: Partial<CommentQueueDoc> = {}): Promise<void> {
  const db = adminDb();
  for (const { id } of seeded) {
    await db.doc(`comments/${id}`).update({ isApproved: true });
    await db.doc(`commentQueue/${id}`).update({
      status: 'approved',
      isApproved: true,
      moderatedAt: new Date(Date.now() - 86_400_000).toISOString(),
      moderatedBy: 'Gauri Naik',
      ...changes,
    });
  }
}

/** Withdraws an approved comment and approves it again. */
async function withdrawAndApprove(page: Page, comment: Seeded): Promise<void> {
  await showList(page, [comment], 'approved');
  await card(page, comment).getByRole('button', { name: 'Withdraw' }).click();
  await expect(toast(page).getByText('Comment rejected successfully')).toBeVisible();
  await expect(card(page, comment)).toHaveCount(0);
  await expect.poll(() => statusOf(comment.id)).toBe('rejected');

  await showList(page, [comment], 'rejected');
  await card(page, comment).getByRole('button', { name: 'Approve', exact: true }).click();
  await expect(toast(page).getByText('Comment approved successfully')).toBeVisible();
  await expect.poll(() => statusOf(comment.id)).toBe('approved');

  await page.goto('/webadmin/log');
  const entries = page.locator('tr').filter({ hasText: comment.authorName });
  await expect(entries.filter({ hasText: 'Approved a comment' })).toContainText('Rejected');
  await expect(entries.filter({ hasText: 'Rejected a comment' })).toContainText('Approved');
}

test(
  'a reader’s comment is approved in a second window and appears in a third without a reload',
  { tag: '@journey' },
  async ({ page, openWindow }) => {
    const name = uniqueName('Row H');
    const text = `The slides were wet, and nobody minded, says ${name}. I stayed for all of them.`;
    const desk = await openDesk(openWindow, 'moderator', '/webadmin/pending');
    await expect(cards(desk).first()).toBeVisible();
    const third = await openWindow();
    await open(third, articlePath(slugs.live));
    await open(page, articlePath(slugs.live));

    const form = page
      .locator('form')
      .filter({ has: page.getByLabel('What is 5 + 3?') })
      .last();
    await form.getByLabel(/^Name/).fill(name);
    await form.getByLabel(/^Email/).fill('row.h@example.com');
    await form.getByLabel(/^Comment/).fill(text);
    await form.getByLabel('What is 5 + 3?').fill('8');
    await form.getByRole('button', { name: 'Post Comment' }).click();

    const arrived = cards(desk).filter({ hasText: name });
    await expect(arrived).toContainText(text);
    await expect(arrived).toContainText('row.h@example.com');
    await expect(arrived).toContainText('Pending');
    await expect(third.getByText(text)).toHaveCount(0);
    const counted = desk.waitForRequest(/\/api\/admin\/stats\?maxAgeSeconds=\d$/);
    await arrived.getByRole('button', { name: 'Approve', exact: true }).click();
    await expect(toast(desk).getByText('Comment approved successfully')).toBeVisible();
    // The desk asks for numbers that include the decision.
    await counted;
    await expect(arrived).toHaveCount(0);
    await expect(third.getByText(text)).toBeVisible();

    await desk.getByRole('tab', { name: /^Approved Comments/ }).click();
    const approved = cards(desk).filter({ hasText: name });
    await expect(approved).toContainText(/Moderated by Gauri Naik .*ago/);
    await expect(approved.getByRole('button', { name: /^(Approve|Reject|Delete)$/ })).toHaveCount(0);
  },
);

test('new comments and keys without effect leave focus and scroll position alone; after scrolling, the keys apply to a card on screen', async ({
  page,
}) => {
  const seeded = await addPending(12);
  const [first, , third, , , sixth, seventh, eighth] = seeded as [
    Seeded,
    Seeded,
    Seeded,
    Seeded,
    Seeded,
    Seeded,
    Seeded,
    Seeded,
  ];
  await openList(page, seeded);

  await test.step('a new comment appears above the others', async () => {
    await page.keyboard.press('j');
    await page.keyboard.press('j');
    await expectCurrent(page, third);
    const topOf = async () => Math.round((await card(page, third).boundingBox())?.y ?? 0);
    const before = await topOf();
    const [added] = (await addPending(1, { ...first, startMs: Date.now() })) as [Seeded];
    await expect(cards(page)).toHaveCount(13);
    await expect(cards(page).first()).toHaveAttribute('id', `card-${added.id}`);
    expect(Math.abs((await topOf()) - before)).toBeLessThanOrEqual(2);
    await expectCurrent(page, third);
    await expect(page.getByRole('status').filter({ hasText: '1 new comment' })).toBeAttached();
    await page.getByRole('button', { name: '1 new comment above' }).click();
    await expectCurrent(page, added);
  });
  await test.step('a key without effect does not move the focus when a new comment arrives', async () => {
    await page.keyboard.press('j');
    await expectCurrent(page, first);
    await page.keyboard.press('u');
    await expect(toast(page).getByText('Nothing to undo')).toBeVisible();
    const opener = card(page, first).getByRole('button', { name: /more about author and article/ });
    await opener.focus();
    await addPending(1, { ...first, startMs: Date.now() });
    await expect(cards(page)).toHaveCount(14);
    await expect(opener).toBeFocused();
  });
  await test.step('after scrolling, the keys apply to a card on screen', async () => {
    await page.keyboard.press('j');
    await page.keyboard.press('k');
    await expectCurrent(page, first);
    await scrollTo(page, sixth);
    await expect(card(page, sixth)).toHaveAttribute('aria-current', 'true');
    await expect(card(page, sixth), 'scrolling does not move the focus').not.toBeFocused();
    await page.keyboard.press('j');
    await expectCurrent(page, seventh);
    await page.keyboard.press('a');
    await expect(toast(page).getByText('Comment approved successfully')).toBeVisible();
    await expectCurrent(page, eighth);
    await expect.poll(() => statusOf(seventh.id)).toBe('approved');
    expect(await statusOf(first.id)).toBe('pending');
  });
});

test(
  'comments are decided with the keyboard alone, and decisions are undone by a key, latest first, or from the toast',
  { tag: '@journey' },
  async ({ page }) => {
    test.slow();
    await test.step('twelve comments in a row', async () => {
      const seeded = await addPending(12, { authorName: uniqueName('Twelve Times') });
      await openList(page, seeded);
      await page.keyboard.press('j');
      await page.keyboard.press('k');
      const keys = ['a', 'r', 'd'];
      for (const [index, comment] of seeded.entries()) {
        await expectCurrent(page, comment);
        await page.keyboard.press(keys[index % keys.length] ?? 'a');
      }
      await expect(cards(page)).toHaveCount(0);
      await expect(page.getByText('No matching comments')).toBeVisible();
      await expect(page.locator('[data-empty]')).toBeFocused();
      await expect
        .poll(
          async () => {
            const statuses = await Promise.all(seeded.map(({ id }) => statusOf(id)));
            return ['approved', 'rejected', 'pending'].map((status) => statuses.filter((one) => one === status).length);
          },
          { timeout: 30_000 },
        )
        .toEqual([4, 4, 0]);
    });
    const seeded = await addPending(3);
    const [first, second, third] = seeded as [Seeded, Seeded, Seeded];
    await test.step('the key undoes the latest decision first', async () => {
      await showList(page, seeded);
      await page.keyboard.press('a');
      await expect(toast(page).getByText('Comment approved successfully')).toBeVisible();
      await expectCurrent(page, second);
      await page.keyboard.press('r');
      await expect(toast(page).getByText('Comment rejected successfully')).toBeVisible();
      await expectCurrent(page, third);
      // Wait for the toast of each undo, because it replaces the previous toast.
      const undone = toast(page).locator('li:not([data-seen])').getByText('Decision undone');
      await page.keyboard.press('u');
      await expectCurrent(page, second);
      await expect(undone).toBeVisible();
      expect(await statusOf(second.id)).toBe('pending');
      await undone.evaluate((text) => text.closest('li')?.setAttribute('data-seen', ''));
      await page.keyboard.press('u');
      await expectCurrent(page, first);
      await expect(cards(page)).toHaveCount(3);
      await expect(undone).toBeVisible();
      expect(await statusOf(first.id)).toBe('pending');
      await page.keyboard.press('u');
      await expect(toast(page).getByText('Nothing to undo')).toBeVisible();
    });
    await test.step('the toast undoes its decision', async () => {
      await page.keyboard.press('d');
      await expect(toast(page).getByText('Comment deleted successfully')).toBeVisible();
      await expect(card(page, first)).toHaveCount(0);
      await toast(page).getByRole('button', { name: 'Undo' }).click();
      await expect(card(page, first)).toBeVisible();
      await expect.poll(() => statusOf(first.id)).toBe('pending');
    });
  },
);

test('a card follows decisions and their undo: the history of its author, and whether the parent of a reply is public', async ({
  page,
}) => {
  const seeded = await addPending(2);
  const [parent, reply] = seeded as [Seeded, Seeded];
  const authorId = uniqueName('author');
  await Promise.all(seeded.map(({ id }) => adminDb().doc(`commentQueue/${id}`).update({ authorId })));
  await adminDb().doc(`commentQueue/${reply.id}`).update({ parentId: parent.id });
  await openList(page, seeded);
  const quote = card(page, reply).locator('blockquote');
  await expect(card(page, reply)).toContainText('No earlier comments');
  await expect(quote).toContainText(`In reply to ${parent.authorName} (not public)`);
  await page.keyboard.press('a');
  await expect(card(page, reply)).toContainText('1 approved, 0 rejected');
  await expect(quote).not.toContainText('(not public)');
  await page.keyboard.press('u');
  await expect(card(page, parent)).toBeVisible();
  await expect(card(page, reply)).toContainText('No earlier comments');
  await expect(quote).toContainText('(not public)');
});

test(
  'a moderator sees which comment a colleague is looking at and what the colleague decided',
  { tag: '@journey' },
  async ({ page, openWindow, complaints }) => {
    complaints.expectRefusals();
    const seeded = await addPending(3);
    const [first, second, third] = seeded as [Seeded, Seeded, Seeded];
    await openList(page, seeded);
    const other = await openDesk(openWindow, 'admin', listOf(first.email));
    await expect(cards(other)).toHaveCount(3);
    await other.keyboard.press('k');
    await expectCurrent(other, first);
    await expect(card(other, first).getByText('Gauri Naik is looking at this')).toBeVisible();
    await expect(card(page, first).getByText('Sudha Krishnamoorthy is looking at this')).toBeVisible();

    // The second moderator's card stays, with a notice and without actions.
    await page.keyboard.press('a');
    await expect(card(other, first).getByText('Already approved by Gauri Naik')).toBeVisible();
    const reject = card(other, first).getByRole('button', { name: 'Reject', exact: true });
    await expect(reject).toHaveCount(0);
    await page.keyboard.press('u');
    await expect(reject).toBeVisible();
    await expect(card(other, first).getByText('Already approved by Gauri Naik')).toHaveCount(0);
    await expectCurrent(page, first);
    await page.keyboard.press('a');
    await expect(card(other, first).getByText('Already approved by Gauri Naik')).toBeVisible();
    await expect(reject).toHaveCount(0);
    await other.keyboard.press('r');
    await other.keyboard.press('Escape');
    await expect(card(other, first)).toHaveCount(0);
    await expectCurrent(other, second);

    // Both moderators decide at once. The server accepts one decision; the other moderator's card
    // comes back with a notice.
    await other.route(`**/api/admin/comments/${second.id}/reject`, async (route) => {
      const headers = { Authorization: `Bearer ${await staffToken('moderator')}`, 'Content-Type': 'application/json' };
      expect(
        (await fetch(`${siteUrl}/api/admin/comments/${second.id}/approve`, { method: 'POST', headers })).status,
      ).toBe(200);
      await route.continue();
    });
    await other.keyboard.press('r');
    await expect(toast(other).getByText('Failed to reject comment')).toBeVisible();
    await expect(card(other, second).getByText('Already approved by Gauri Naik')).toBeVisible();
    expect(await statusOf(second.id)).toBe('approved');
    await card(other, second).getByRole('button', { name: 'Dismiss', exact: true }).click();
    await expect(card(other, second)).toHaveCount(0);
    await expect(card(other, third)).toBeVisible();
  },
);

test('decisions that fail bring their cards back to their places, and a failed undo is retried from its toast', async ({
  page,
  complaints,
}) => {
  test.slow();
  complaints.expectOffline();
  const seeded = await addPending(4);
  const [first, second, third, fourth] = seeded as [Seeded, Seeded, Seeded, Seeded];
  await openList(page, seeded);

  await test.step('a failed decision returns the card to its place', async () => {
    await page.route('**/api/admin/comments/*', (route) => route.abort());
    await card(page, second).getByRole('button', { name: 'Delete', exact: true }).dblclick();
    await expect(toast(page).getByText('Failed to delete comment')).toBeVisible();
    await expect(cards(page)).toHaveCount(4);
    await expect(cards(page).nth(1)).toHaveAttribute('id', `card-${second.id}`);
    expect(await statusOf(second.id)).toBe('pending');
  });
  await test.step('several cards come back still selected, and are not announced as new', async () => {
    await page.unrouteAll();
    await showList(page, seeded);
    await page.route('**/api/admin/comments/**', (route) => route.abort());
    const newComments = page.getByRole('status').filter({ hasText: /new comments?/ });
    await page.keyboard.press('x');
    await card(page, second).getByRole('checkbox').check();
    await page.keyboard.press('r');
    await expect(toast(page).getByText('Failed to reject 2 comments')).toBeVisible();
    await expect(cards(page)).toHaveCount(4);
    await expect(bar(page)).toContainText('2 selected');
    await expect(card(page, first).getByRole('checkbox')).toBeChecked();
    await expect(newComments).toHaveCount(0);
    await expectCurrent(page, third);

    // The text about the empty list has the focus until the cards come back.
    await page.getByLabel('Select all shown (4)').check();
    await page.keyboard.press('d');
    await expect(toast(page).getByText('Failed to delete 4 comments')).toBeVisible();
    await expect(bar(page)).toContainText('4 selected');
    await expect(newComments).toHaveCount(0);
    await expectCurrent(page, first);
  });
  await test.step('decisions that fail late do not take over the keys', async () => {
    await page.unrouteAll();
    await showList(page, seeded);
    const fail = await holdRequests(page, '**/api/admin/comments/decisions', 'abort');
    await page.keyboard.press('x');
    await card(page, second).getByRole('checkbox').check();
    await page.keyboard.press('r');
    await expect(cards(page)).toHaveCount(2);
    await expectCurrent(page, third);
    await page.keyboard.press('a');
    await expect(toast(page).getByText('Comment approved successfully')).toBeVisible();
    fail();
    await expect(toast(page).getByText('Failed to reject 2 comments')).toBeVisible();
    await expect(cards(page)).toHaveCount(3);
    await expect(bar(page)).toHaveCount(0);
    await expectCurrent(page, fourth);

    // The same after a move instead of a decision.
    await page.getByLabel('Select all shown (3)').check();
    await card(page, fourth).getByRole('checkbox').uncheck();
    const failAgain = await holdRequests(page, '**/api/admin/comments/decisions', 'abort');
    await page.keyboard.press('r');
    await expect(cards(page)).toHaveCount(1);
    await card(page, fourth).getByText(fourth.email).click();
    failAgain();
    await expect(cards(page)).toHaveCount(3);
    await page.keyboard.press('a');
    await expect.poll(() => statusOf(fourth.id)).toBe('approved');
    expect(await Promise.all([first, second].map(({ id }) => statusOf(id)))).toEqual(['pending', 'pending']);
  });
  await test.step('a failed undo is retried from its toast', async () => {
    await page.unrouteAll();
    await showList(page, [first, second]);
    let isDown = true;
    await page.route('**/api/admin/comments/undo', (route) => (isDown ? route.abort() : route.continue()));
    await page.keyboard.press('a');
    await expect(toast(page).getByText('Comment approved successfully')).toBeVisible();
    await page.keyboard.press('u');
    await expect(toast(page).getByText('Failed to undo')).toBeVisible();
    isDown = false;
    await toast(page)
      .getByRole('listitem')
      .filter({ hasText: 'Failed to undo' })
      .getByRole('button', { name: 'Undo' })
      .click();
    await expect(card(page, first)).toBeVisible();
    await expect.poll(() => statusOf(first.id)).toBe('pending');
  });
});

test(
  'several comments are selected by key, by range and all at once, and decided together; a double click decides only one',
  { tag: '@journey' },
  async ({ page }) => {
    const seeded = await addPending(9);
    const [one, two, three, ...others] = seeded as [Seeded, Seeded, Seeded, ...Seeded[]];
    await openList(page, seeded);

    await test.step('a double click decides only one comment', async () => {
      const approveButton = (comment: Seeded) =>
        card(page, comment).getByRole('button', { name: 'Approve', exact: true });
      await approveButton(one).dblclick();
      await expect(toast(page).getByText('Comment approved successfully')).toBeVisible();
      await expect(card(page, two)).toHaveAttribute('aria-current', 'true');
      await expect(cards(page)).toHaveCount(8);
      // On keyboards, a second press is as intended as the first.
      await approveButton(two).press('Enter');
      await approveButton(three).press('Enter');
      await expect(cards(page)).toHaveCount(6);
      const isApproved = async ({ id }: Seeded) => (await statusOf(id)) === 'approved';
      await expect.poll(() => Promise.all([one, two, three].map(isApproved))).toEqual([true, true, true]);
    });
    await test.step('a key and a range select cards, which are decided together and undone together', async () => {
      const [first, , third] = others as [Seeded, Seeded, Seeded];
      // The toasts of the decisions above must not replace those below.
      await showList(page, others);
      await page.keyboard.press('x');
      await expect(bar(page)).toContainText('1 selected');
      await card(page, third)
        .getByRole('checkbox')
        .click({ modifiers: ['Shift'] });
      await expect(bar(page)).toContainText('3 selected');
      await expect(card(page, first).getByRole('checkbox')).toBeChecked();
      await bar(page).getByRole('button', { name: 'Approve', exact: true }).click();
      await expect(toast(page).getByText('3 comments approved successfully')).toBeVisible();
      await expect(cards(page)).toHaveCount(3);
      await expect
        .poll(
          async () =>
            (await Promise.all(others.map(({ id }) => statusOf(id)))).filter((status) => status === 'approved').length,
        )
        .toBe(3);
      await toast(page).getByRole('button', { name: 'Undo' }).click();
      await expect(toast(page).getByText('3 decisions undone')).toBeVisible();
      await expect(cards(page)).toHaveCount(6);
      await expect(bar(page), 'the next key decides about the current card only').toHaveCount(0);
    });
    await test.step('all shown cards are selected at once', async () => {
      await page.getByLabel('Select all shown (6)').check();
      await expect(bar(page)).toContainText('6 selected');
      await page.keyboard.press('r');
      await expect(toast(page).getByText('6 comments rejected successfully')).toBeVisible();
      await expect(cards(page)).toHaveCount(0);
      await expect
        .poll(async () =>
          (await Promise.all(others.map(({ id }) => statusOf(id)))).every((status) => status === 'rejected'),
        )
        .toBe(true);
    });
  },
);

test('more than 50 comments can be loaded, and none is skipped when new comments push the list down', async ({
  page,
}) => {
  const seeded = await addPending(105, { authorName: uniqueName('Long List') });
  const [author] = seeded;
  await openList(page, seeded);
  await page.getByRole('button', { name: 'Load more comments' }).click();
  await expect(cards(page)).toHaveCount(100);
  await addPending(3, { ...author, startMs: Date.now() });
  await expect(cards(page)).toHaveCount(103);
  await page.getByRole('button', { name: 'Load more comments' }).click();
  await expect(cards(page)).toHaveCount(108);
  await expect(page.getByRole('button', { name: 'Load more comments' })).toHaveCount(0);
});

test('search and filters narrow the list, are kept in the URL and can be cleared', async ({ page }) => {
  const authorName = uniqueName('Filter Person');
  const flagged = await addPending(1, {
    authorName,
    content: () => 'Join the casino on every corner, friends.',
    flags: [{ rule: 'words', detail: 'Listed words: ‘casino’', score: 40 }],
  });
  const plain = await addPending(2, { authorName, content: (index) => `Marigold garlands above the screen, ${index}` });
  const elsewhere = await addPending(1, {
    authorName,
    slug: slugs.closing,
    content: () => 'A longer bus ride would be fine with me.',
  });
  await signIn(page, 'moderator', '/webadmin/pending');
  await page.getByLabel('Search comments').fill(authorName);
  await expect(cards(page)).toHaveCount(4);
  await expect(page).toHaveURL(/q=Filter/);
  await expect(page.getByLabel('Search comments')).toBeFocused();
  await expect(card(page, flagged[0] as Seeded)).toContainText('Word list · Listed words: ‘casino’');

  await page.getByLabel('Flag', { exact: true }).selectOption('Word list');
  await expect(cards(page)).toHaveCount(1);
  await page.reload();
  await expect(cards(page)).toHaveCount(1);
  await expect(page.getByLabel('Search comments')).toHaveValue(authorName);
  await page.getByLabel('Flag', { exact: true }).selectOption('');
  await expect(cards(page)).toHaveCount(4);

  const other = card(page, elsewhere[0] as Seeded);
  await other.getByRole('button', { name: /more about author and article/ }).click();
  await other.getByRole('button', { name: 'Only this article' }).click();
  await expect(cards(page)).toHaveCount(1);
  await expect(page).toHaveURL(/article=/);
  await page.goBack();
  await expect(cards(page)).toHaveCount(4);
  await page.goForward();
  await expect(cards(page)).toHaveCount(1);
  await page.getByRole('button', { name: /^Article: .*Remove this filter$/ }).click();
  await expect(cards(page)).toHaveCount(4);

  await page.getByLabel('Search comments').fill('🙂 !!!');
  await expect(page.getByText('No matching comments')).toBeVisible();
  await page.getByLabel('Search comments').fill('zzz nothing like that');
  await expect(page.getByText('No matching comments')).toBeVisible();
  await page.getByRole('button', { name: 'Clear all', exact: true }).click();
  await expect(page).toHaveURL(/\/webadmin\/pending$/);
  await expect(card(page, plain[0] as Seeded)).toBeVisible();
});

test('the keyboard reaches all controls, and its shortcuts are listed, do nothing while the moderator types, and can be switched off permanently', async ({
  page,
}) => {
  const seeded = await addPending(2);
  const [first, second] = seeded as [Seeded, Seeded];
  await openList(page, seeded);

  await test.step('all controls are reachable by Tab', async () => {
    await page.getByLabel('Search comments').focus();
    const wanted = [
      'Flag',
      'Select all shown (2)',
      'Keyboard shortcuts',
      second.authorName,
      'Approve',
      'Reject',
      'Delete',
      'Single-key shortcuts',
    ];
    const reached: string[] = [];
    for (let presses = 0; presses < 45; presses += 1) {
      await page.keyboard.press('Tab');
      reached.push(
        await page.evaluate(() => {
          const element = document.activeElement;
          const label = element?.getAttribute('aria-labelledby') ?? '';
          return [
            element?.getAttribute('aria-label'),
            document.getElementById(label.split(' ')[0] ?? '')?.textContent,
            element instanceof HTMLInputElement || element instanceof HTMLSelectElement
              ? element.labels?.[0]?.textContent
              : element?.textContent,
          ].join(' ');
        }),
      );
    }
    for (const name of wanted)
      expect(
        reached.some((text) => text.includes(name)),
        `${name} is reached by Tab`,
      ).toBe(true);
  });
  await test.step('the shortcuts are listed, and do nothing in the dialog and in a text field', async () => {
    await page.keyboard.press('Shift+?');
    const help = page.getByRole('dialog', { name: 'Keyboard' });
    await expect(help).toContainText('Undo within 10 seconds');
    await expectAccessible(page, 'the keyboard dialog');
    await page.keyboard.press('a');
    await page.keyboard.press('Escape');
    await expect(help).toBeHidden();
    await page.getByLabel('Search comments').focus();
    await page.keyboard.press('End');
    await page.keyboard.type(' ard');
    await expect(page.getByLabel('Search comments')).toHaveValue(`${first.email} ard`);
    await page.getByLabel('Search comments').fill(first.email);
    await expect(cards(page)).toHaveCount(2);
    expect(await statusOf(first.id)).toBe('pending');
  });
  await test.step('O opens the article', async () => {
    const [popup] = await Promise.all([
      page.waitForEvent('popup'),
      (async () => {
        await card(page, first).focus();
        await page.keyboard.press('o');
      })(),
    ]);
    await expect(popup).toHaveURL(new RegExp(slugs.seeded));
    await popup.close();
  });
  await test.step('the shortcuts stay off after a reload', async () => {
    await page.getByLabel('Single-key shortcuts').uncheck({ force: true });
    await card(page, second).focus();
    await expect(card(page, second).getByRole('button', { name: 'Approve', exact: true }).locator('kbd')).toHaveCount(
      0,
    );
    await page.keyboard.press('d');
    await page.reload();
    await expect(cards(page)).toHaveCount(2);
    await page.keyboard.press('d');
    await expect(page.getByLabel('Single-key shortcuts')).not.toBeChecked();
    expect(await statusOf(second.id)).toBe('pending');
  });
  await page.setViewportSize({ width: 320, height: 640 });
  await expectNoHorizontalScroll(page);
});

test(
  'on a phone the bar at the bottom applies to the tapped card, and after scrolling to a card on screen',
  { tag: '@phone' },
  async ({ page }) => {
    const seeded = await addPending(9);
    const [first, second, third, , , sixth] = seeded as [Seeded, Seeded, Seeded, Seeded, Seeded, Seeded];
    await openList(page, seeded);
    const decide = page.getByRole('region', { name: /^Decision on the comment by/ });

    await test.step('after scrolling, the bar applies to a card on screen', async () => {
      await expect(card(page, first)).toHaveAttribute('aria-current', 'true');
      await scrollTo(page, sixth);
      await expect(card(page, sixth)).toHaveAttribute('aria-current', 'true');
      await decide.getByRole('button', { name: 'Reject', exact: true }).tap();
      await expect(card(page, sixth)).toHaveCount(0);
      await expect(cards(page)).toHaveCount(8);
      await expect.poll(() => statusOf(sixth.id)).toBe('rejected');
      expect(await statusOf(first.id)).toBe('pending');

      // After a bulk decision, the bar for the current card is in the same place.
      await scrollTo(page, first);
      await card(page, first).getByRole('checkbox').check();
      await bar(page).getByRole('button', { name: 'Approve', exact: true }).dblclick();
      await expect(toast(page).getByText('Comment approved successfully')).toBeVisible();
      await expect(cards(page)).toHaveCount(7);
    });
    await test.step('the bar applies to the tapped card', async () => {
      await card(page, second)
        .getByText(/The interval came/)
        .tap();
      await decide.getByRole('button', { name: 'Reject', exact: true }).tap();
      await expect(toast(page).getByText('Comment rejected successfully')).toBeVisible();
      await expect(card(page, second)).toHaveCount(0);
      await expect(card(page, third)).toHaveAttribute('aria-current', 'true');
      const slab = await toast(page).getByRole('listitem').boundingBox();
      const edge = await decide.boundingBox();
      expect((slab?.y ?? 0) + (slab?.height ?? 0), 'the toast stands above the bar').toBeLessThanOrEqual(
        (edge?.y ?? 0) + 1,
      );
      for (const button of await decide.getByRole('button').all())
        expect((await button.boundingBox())?.height).toBeGreaterThanOrEqual(44);
    });
    await test.step('an approved comment is withdrawn and approved again, and both are logged', async () => {
      const [comment] = (await addPending(1, { authorName: uniqueName('Second Thoughts') })) as [Seeded];
      await approve([comment]);
      await withdrawAndApprove(page, comment);
    });
  },
);

test('reports of a comment are dismissed, or the comment is deleted; an approved comment is withdrawn and approved again', async ({
  page,
}) => {
  const db = adminDb();
  const reported = (await addPending(2, { authorName: uniqueName('Twice Told') })) as [Seeded, Seeded];
  const [kept, gone] = reported;
  await approve(reported, { isReported: true, reportCount: 2 });
  await signIn(page, 'moderator', listOf(kept.email, 'reported'));
  await expect(cards(page)).toHaveCount(2);
  await expect(card(page, kept)).toContainText('2 reports');
  const legend = page.getByRole('region', { name: 'Keyboard', exact: true });
  await expect(legend).toContainText('Delete');
  await expect(legend, 'A has no effect in this list').not.toContainText('Approve');
  await page.keyboard.press('x');
  await page.keyboard.press('a');
  await page.keyboard.press('Shift+?');
  const help = page.getByRole('dialog', { name: 'Keyboard' });
  await expect(help).toContainText('Delete');
  await expect(help).not.toContainText('Approve');
  await page.keyboard.press('Escape');
  await expect(help).toBeHidden();
  await expect(bar(page)).toContainText('1 selected');
  await page.keyboard.press('Escape');
  await expect(bar(page)).toHaveCount(0);
  await card(page, kept).getByRole('button', { name: 'Dismiss reports' }).click();
  await expect(toast(page).getByText('Reports dismissed')).toBeVisible();
  await expect(card(page, kept)).toHaveCount(0);
  await expect.poll(async () => (await db.doc(`commentQueue/${kept.id}`).get()).get('isReported')).toBe(false);
  expect(await statusOf(kept.id)).toBe('approved');
  await card(page, gone).getByRole('button', { name: 'Delete', exact: true }).click();
  await expect(toast(page).getByText('Comment deleted successfully')).toBeVisible();
  await expect.poll(() => statusOf(gone.id)).not.toBe('approved');

  await test.step('an approved comment is withdrawn and approved again, and both are logged', async () => {
    const [comment] = (await addPending(1, { authorName: uniqueName('Second Thoughts') })) as [Seeded];
    await approve([comment]);
    await withdrawAndApprove(page, comment);
  });
});

test(
  'changes of the settings, a blocked author and a closed article take effect and are in the log',
  { tag: '@journey' },
  async ({ page, openWindow }) => {
    test.setTimeout(120_000);
    const word = uniqueName('zzword').replace(' ', '');
    await signIn(page, 'moderator', '/webadmin/settings');
    await page.getByLabel('Add words').fill(`${word}\nfree ${word}, ${word.toUpperCase()}`);
    await page.getByRole('button', { name: 'Add to the list' }).click();
    await expect(page.getByText('2 words added.')).toBeVisible();
    await page.getByLabel('Search the list').fill(word);
    await expect(page.getByText(/^2 of \d+ words$/)).toBeVisible();
    await page.getByRole('button', { name: `Remove free ${word}` }).click();
    await page.getByLabel('Approved comments needed').fill('0');
    await page.getByRole('button', { name: 'Save settings' }).click();
    await expect(page.getByText('At least 1')).toBeVisible();
    await page.getByLabel('Approved comments needed').fill('7');
    await page.getByRole('button', { name: 'Save settings' }).click();
    await expect(toast(page).getByText('Settings saved')).toBeVisible();
    await page.reload();
    await page.getByLabel('Search the list').fill(word);
    await expect(page.getByRole('button', { name: `Remove ${word}`, exact: true })).toBeVisible();
    await expect(page.getByLabel('Approved comments needed')).toHaveValue('7');

    // A listed word flags a reader's comment. One window blocks its author, the other unblocks the
    // author in the settings.
    const authorName = uniqueName('Loud Voice');
    const email = `${authorName.toLowerCase().replace(' ', '.').replace(' ', '.')}@example.com`;
    const closing = await articleOf(slugs.closing);
    const comment = (content: string) => ({ data: { authorName, authorEmail: email, content, captcha: '8' } });
    const reader = await newReader();
    const url = `/api/articles/${closing.id}/comments`;
    expect((await reader.post(url, comment(`I have a ${word} to tell you all.`))).status()).toBe(201);
    const desk = await openDesk(openWindow, 'moderator', listOf(email));
    const arrived = cards(desk).filter({ hasText: authorName });
    await expect(arrived).toContainText(`‘${word}’`);
    await arrived.getByRole('button', { name: /more about author and article/ }).click();
    await expect(arrived).toContainText('This is the author’s first comment.');
    await arrived.getByRole('button', { name: 'Block author' }).click();
    await desk.getByLabel('Reason, for other moderators').fill('Sells things');
    await desk.getByRole('dialog').getByRole('button', { name: 'Block author' }).click();
    await expect(toast(desk).getByText('Author blocked')).toBeVisible();
    await expect(arrived.getByRole('button', { name: 'Unblock author' })).toBeVisible();
    // The list has email addresses, so it is not live.
    await page.reload();
    const row = page.getByRole('row').filter({ hasText: email });
    await expect(row).toContainText('Sells things');

    await arrived.getByRole('button', { name: 'Close comments on this article' }).click();
    await expect(toast(desk).getByText('Comments closed')).toBeVisible();
    await expect.poll(async () => (await reader.post(url, comment('May I say one more thing?'))).status()).toBe(410);
    await expect(page.getByRole('link', { name: closing.title })).toBeVisible();
    await page.getByLabel('Find an article').fill(closing.title);
    await page.getByRole('button', { name: 'Open comments on this article' }).first().click();
    await expect(toast(page).getByText('Comments opened')).toBeVisible();
    await row.getByRole('button', { name: 'Unblock author' }).click();
    await expect(row).toHaveCount(0);

    await page.getByRole('tab', { name: 'Log' }).click();
    const log = page.getByRole('table', { name: 'Moderation log' });
    await expect(
      log.getByRole('row').filter({ hasText: 'Unblocked an author' }).filter({ hasText: authorName }).first(),
    ).toContainText('Blocked by Gauri Naik');
    for (const action of ['Blocked an author', 'Closed comments', 'Opened comments', 'Changed the settings'])
      await expect(log.getByRole('row').filter({ hasText: action }).first()).toContainText('Gauri Naik');
    await expect(log.getByRole('row').filter({ hasText: `added ${word}` })).toHaveCount(1);
    await reader.dispose();
  },
);

test(
  'every moderation page is accessible in both colour schemes and fits the screen',
  { tag: '@both' },
  async ({ page }) => {
    test.setTimeout(120_000);
    await addPending(1, {
      authorName: 'जोगेश्वरी की रीना',
      email: 'reena@example.com',
      content: () => 'बारिश वाला सीन देखकर छाता खरीदने का मन हो गया।',
      flags: [{ rule: 'rate', detail: '4 comments in ten minutes', score: 15 }],
    });
    await signIn(page, 'moderator', '/webadmin/pending');
    for (const screen of ['pending', 'approved', 'rejected', 'reported', 'log', 'settings']) {
      if (screen !== 'pending') await page.goto(`/webadmin/${screen}`);
      await expect(page.getByRole('tab', { selected: true })).toBeVisible();
      if (screen === 'settings') await expect(page.getByRole('button', { name: 'Save settings' })).toBeVisible();
      else if (screen === 'log') await expect(page.getByRole('row').nth(1)).toBeVisible();
      else {
        await expect(cards(page).first()).toBeVisible();
        await cards(page)
          .first()
          .getByRole('button', { name: /more about author and article/ })
          .click();
      }
      await expectAccessibleInBothSchemes(page, screen);
      await expectNoHorizontalScroll(page);
    }
  },
);
