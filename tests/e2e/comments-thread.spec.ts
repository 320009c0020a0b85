import type { Locator, Page } from '@playwright/test';
import { open } from './support/browser.ts';
import { articlePath, articles } from './support/pages.ts';
import { approveCommentBy, getJson, newReader, siteUrl, staffToken, uniqueName } from './support/site.ts';
import { expect, test } from './support/test.ts';

type PageData = { page: { kind: string; article: { id: string }; comments: unknown[]; commentTotal: number } };

const path = articlePath(articles.forCommenting);
const commentOf = (page: Page, id: string): Locator => page.locator(`#comment-${id}`);
const threadOf = (page: Page, id: string): Locator =>
  page
    .getByRole('listitem')
    .filter({ has: commentOf(page, id) })
    .first();

/** Posts a comment as another reader and approves it. Returns the comment's id. */
async function approvedComment(name: string, parentId: string | null = null): Promise<string> {
  const { page } = await getJson<PageData>(`/api/page-data?path=${encodeURIComponent(path)}`);
  const reader = await newReader();
  try {
    const data = {
      authorName: name,
      authorEmail: 'reader@example.com',
      content: `What ${name} saw from row H.`,
      captcha: '8',
      parentId,
    };
    const answer = await reader.post(`/api/articles/${page.article.id}/comments`, { data });
    expect(answer.status(), await answer.text()).toBe(201);
  } finally {
    await reader.dispose();
  }
  return approveCommentBy(name);
}

async function deleteComment(id: string): Promise<void> {
  const headers = { Authorization: `Bearer ${await staffToken('moderator')}` };
  const answer = await fetch(`${siteUrl}/api/admin/comments/${id}`, { method: 'DELETE', headers });
  expect(answer.status).toBe(204);
}

test('a reply is written below its comment, and stays if that is deleted', { tag: '@journey' }, async ({ page }) => {
  test.slow();
  const id = await approvedComment(uniqueName('First Bench'));
  await open(page, path);
  const thread = threadOf(page, id);
  const reply = commentOf(page, id).getByRole('button', { name: /^Reply to/ });
  const form = thread.locator('form');
  await reply.press('Enter');
  await expect(form.getByLabel(/^Name/)).toBeFocused();
  await form.getByRole('button', { name: 'Cancel' }).press('Enter');
  await expect(form).toHaveCount(0);
  await expect(reply).toBeFocused();

  await reply.press('Enter');
  const name = uniqueName('Second Bench');
  await form.getByLabel(/^Name/).fill(name);
  await form.getByLabel(/^Email/).fill('reader@example.com');
  await form.getByLabel(/^Comment/).fill('From the second bench it looked the same.');
  await form.getByLabel('What is 5 + 3?').fill('8');
  await form.getByLabel('What is 5 + 3?').press('Enter');
  const own = thread.getByRole('article').filter({ hasText: name });
  await expect(own.getByText('awaiting approval')).toBeVisible();
  await expect(form).toHaveCount(0);
  await expect(reply).toBeFocused();

  // A moderator deletes the parent comment. The reader's own reply must stay visible.
  await deleteComment(id);
  await expect(commentOf(page, id)).toHaveCount(0);
  await expect(
    page.getByRole('article').getByRole('article').filter({ hasText: name }).getByText('awaiting approval'),
  ).toBeVisible();
});

test('below a deleted comment, a reply can be reported but not replied to', async ({ page }) => {
  test.slow();
  const id = await approvedComment(uniqueName('Front Row'));
  const answerId = await approvedComment(uniqueName('Last Row'), id);
  await open(page, path);
  await expect(commentOf(page, answerId)).toBeVisible();
  await deleteComment(id);
  await expect(commentOf(page, id)).toHaveCount(0);
  await expect(commentOf(page, answerId).getByRole('button', { name: /^Report / })).toBeVisible();
  await expect(commentOf(page, answerId).getByRole('button', { name: /^Reply/ })).toHaveCount(0);
});

test('a report asks for confirmation, can be undone, and keeps the focus', { tag: '@journey' }, async ({ page }) => {
  const id = await approvedComment(uniqueName('Loud Row'));
  const reports: string[] = [];
  page.on('request', (request) => request.url().endsWith('/report') && reports.push(request.method()));
  await open(page, path);
  await commentOf(page, id)
    .getByRole('button', { name: /^Report what/ })
    .focus();
  await page.keyboard.press('Enter');
  await expect(commentOf(page, id).getByText('Report this comment to the moderators?')).toBeVisible();
  const confirm = commentOf(page, id).getByRole('button', { name: 'Yes, report' });
  await expect(confirm).toBeFocused();
  expect(reports).toEqual([]);
  await confirm.dblclick();
  await expect(page.getByText('A moderator will look at this comment.').first()).toBeVisible();
  const undo = commentOf(page, id).getByRole('button', { name: /^Undo the report/ });
  await expect(undo).toBeFocused();
  expect(reports).toEqual(['POST']);
  await page.keyboard.press('Enter');
  await expect(commentOf(page, id).getByRole('button', { name: /^Report what/ })).toBeFocused();
  await expect(page.getByText('Your report is withdrawn.').first()).toBeVisible();
  expect(reports).toEqual(['POST', 'DELETE']);
});

test('the first of the loaded earlier comments gets the focus; loading works again after a comment was erased', async ({
  page,
  complaints,
}) => {
  complaints.expectRefusals();
  const comments = Array.from({ length: 110 }, (_, index) => ({
    id: `seat-${110 - index}`,
    authorName: 'Row H',
    content: `Seen from seat ${110 - index}.`,
    createdAt: new Date(Date.UTC(2026, 0, 1, 0, 110 - index)).toISOString(),
    parentId: null,
  }));
  const asked: (string | null)[] = [];
  // Switch the live listener off, because it would replace the fake comments by the real ones.
  await page.addInitScript(() => Object.defineProperty(navigator, 'connection', { value: { saveData: true } }));
  await page.route('**/api/page-data?*', async (route) => {
    const response = await route.fetch();
    const envelope = (await response.json()) as PageData;
    if (envelope.page.kind === 'article')
      Object.assign(envelope.page, { comments: comments.slice(0, 50), commentTotal: 110 });
    await route.fulfill({ response, json: envelope });
  });
  await page.route('**/api/articles/*/comments?*', async (route) => {
    const after = new URL(route.request().url()).searchParams.get('after');
    asked.push(after);
    const at = comments.findIndex(({ id }) => id === after) + 1;
    if (after === 'seat-11')
      await route.fulfill({ status: 400, json: { message: 'after names nothing in this list' } });
    else await route.fulfill({ json: after === 'seat-12' ? comments.slice(100) : comments.slice(at, at + 50) });
  });
  await open(page, '/');
  await page.getByRole('main').getByRole('article').nth(1).getByRole('heading').getByRole('link').click();
  await expect(commentOf(page, 'seat-61')).toBeVisible();
  const button = page.getByRole('button', { name: 'Show earlier comments' });
  await button.press('Enter');
  await expect(commentOf(page, 'seat-60')).toBeFocused();
  await button.press('Enter');
  await expect(page.getByText('Earlier comments did not load. Please try again.').first()).toBeVisible();
  await expect(commentOf(page, 'seat-11')).toHaveCount(0);
  await expect(button).toBeFocused();
  await button.press('Enter');
  await expect(commentOf(page, 'seat-10')).toBeFocused();
  await expect(button).toHaveCount(0);
  expect(asked).toEqual(['seat-61', 'seat-11', 'seat-12']);
});
