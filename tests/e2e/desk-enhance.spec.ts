import type { Locator, Page } from '@playwright/test';
import { articlePath, articles } from './support/pages.ts';
import { expectAccessibleInBothSchemes, expectNoHorizontalScroll } from './support/browser.ts';
import { signIn } from './support/desks.ts';
import { siteUrl, staffToken } from './support/site.ts';
import { expect, test } from './support/test.ts';

// Axe checks the colours at the moment of the call, so transitions must be off.
test.use({ colorScheme: 'dark', contextOptions: { reducedMotion: 'reduce' } });

/**
 * Appends random digits to a name, to make it unique. Random letters would be taken for a topic of
 * the article by the enhancement.
 */
const uniqueName = (stem: string): string => `${stem} ${String(Math.random()).slice(2, 8)}`;

const SUMMARY =
  'A single-screen cinema keeps its Friday night crowd with three bulbs, one projectionist and a tin of samosas.';
/** A text whose sentences are too long for the enhancement to make a headline from. */
const PLAIN =
  '<p>Liberty Talkies in Marine Lines opened its doors again on Friday night with 840 seats sold by the owner Madhav Sane long after the second bulb above the entrance had been screwed in by an old projectionist from Kalyan. The tin of samosas carried up the stairs by Madhav Sane has outlived four managers and two strikes and a flood that reached the seventh row of the stalls of Liberty Talkies in the summer of 2005.</p>';
const WITH_HEADLINE = `${PLAIN}<p>Liberty Talkies will show one film a day until December, because the single projectionist goes home by the last train.</p>`;

const SUCCESS = 'Article enhanced with AI successfully.';
const FAILURE = 'Failed to enhance article. Please try again.';

const toast = (page: Page): Locator => page.getByRole('region', { name: /Notifications/ });
const told = (page: Page, text: string): Promise<void> => expect(toast(page)).toContainText(text, { timeout: 30_000 });
const panel = (page: Page): Locator => page.getByRole('region', { name: 'Proposals' });
const proposedField = (page: Page, name: string): Locator =>
  panel(page)
    .getByRole('list', { name: 'Proposed fields' })
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { name, exact: true }) });
const inPanel = (page: Page, name: string): Locator => panel(page).getByRole('button', { name, exact: true });

type Made = { id: string; slug: string; revision: number };

async function callApi<Answer>(method: string, path: string, body?: unknown): Promise<Answer> {
  const answer = await fetch(`${siteUrl}${path}`, {
    method,
    headers: { Authorization: `Bearer ${await staffToken('editor')}`, 'Content-Type': 'application/json' },
    body: body === undefined ? undefined : JSON.stringify(body),
  });
  if (!answer.ok) throw new Error(`${method} ${path}: ${answer.status} ${await answer.text()}`);
  return (await answer.json()) as Answer;
}

/** Creates an article for one test. */
const makeArticle = (name: string, content: string, more: Record<string, unknown> = {}): Promise<Made> =>
  callApi('POST', '/api/articles', { title: name, summary: SUMMARY, content, categoryId: 'voices', ...more });

async function openEditor(page: Page, id: string): Promise<void> {
  await signIn(page, 'editor', `/admin/articles/${id}`);
  await page.getByRole('textbox', { name: 'Content' }).waitFor();
}

/** True if the article's public page contains a text. */
const isPublished = async (page: Page, slug: string, text: string): Promise<boolean> =>
  (await (await page.request.get(articlePath(slug), { headers: { accept: 'text/html' } })).text()).includes(text);
const HELPED = 'Software helped to prepare the summary, tags or other details of this article.';

test(
  'a double click in the table makes one proposal, and the published article changes only by accepted fields',
  { tag: '@journey' },
  async ({ page, complaints }) => {
    test.setTimeout(180_000);
    complaints.expectRefusals();
    const name = uniqueName('Row H stays for the names');
    // Cards of other articles are also on the page, so the summary must be unique.
    const before = `${SUMMARY} ${name}.`;
    const { id, slug } = await makeArticle(name, PLAIN, { summary: before });
    const calls: string[] = [];
    page.on('request', (request) => request.url().endsWith('/enhance') && calls.push(request.url()));

    await signIn(page, 'editor', `/admin/articles?q=${encodeURIComponent(name)}`);
    const row = page.getByRole('row', { name });
    // The search finds an article a moment after it was created.
    await expect(async () => {
      await page.reload();
      await expect(row).toBeVisible({ timeout: 2_000 });
    }).toPass();
    await row.getByRole('button', { name: /^AI Enhance/ }).dblclick();
    await told(page, 'Success');
    await told(page, SUCCESS);
    expect(calls).toHaveLength(1);
    await toast(page).getByRole('button', { name: 'Review' }).click();
    await expect(page).toHaveURL(new RegExp(`/admin/articles/${id}#proposals$`));
    await expect(page.locator('#proposals')).toBeFocused({ timeout: 20_000 });

    const summary = proposedField(page, 'Summary');
    await expect(summary.locator('del').first()).toContainText('single');
    await expect(summary.locator('ins').first()).toBeVisible();
    const { proposals } = await callApi<{ proposals: { fields: { summary: { after: string } } }[] }>(
      'GET',
      `/api/admin/articles/${id}/proposals`,
    );
    const proposed = proposals[0]!.fields.summary.after;
    expect(await isPublished(page, slug, before)).toBe(true);
    expect(await isPublished(page, slug, HELPED)).toBe(false);

    await summary.getByRole('button', { name: 'Accept Summary' }).click();
    await expect(panel(page).getByRole('status').last()).toHaveText('Accepted: Summary. Saved and visible to readers.');
    await expect(summary.getByText('Accepted', { exact: true })).toBeVisible();
    await expect(summary.getByRole('heading')).toBeFocused();
    await expect(page.getByRole('textbox', { name: 'Summary', exact: true })).toHaveValue(proposed);
    await expect(page.getByText('No unsaved changes')).toBeVisible();
    await expect.poll(() => isPublished(page, slug, HELPED), { timeout: 40_000 }).toBe(true);
    expect(await isPublished(page, slug, before)).toBe(false);

    const hashtags = proposedField(page, 'Hashtags');
    await hashtags.getByRole('button', { name: 'Reject Hashtags' }).click();
    await expect(hashtags.getByText('Rejected', { exact: true })).toBeVisible();
    expect((await callApi<{ hashtags: string[] }>('GET', `/api/articles/${slug}`)).hashtags).toEqual([]);

    // Rejected fields are not proposed again, and accepted fields are set already. So when every
    // field is decided, there is nothing left to propose.
    await inPanel(page, 'Accept all 3').click();
    await expect(panel(page).getByText('Accepted', { exact: true })).toHaveCount(4);
    await inPanel(page, 'AI Enhance').click();
    await told(page, FAILURE);
    await told(
      page,
      'There is nothing to propose for this article. What came was refused, hashtags: An editor rejected it before',
    );
    expect((await callApi<{ hashtags: string[] }>('GET', `/api/articles/${slug}`)).hashtags).toEqual([]);
    await expect(page.getByText(/^Changed by /)).toBeHidden();
  },
);

test('in the editor, enhancement proposes texts for a draft, offers headlines by keyboard and keeps unsaved work; publishing during a decision causes no conflict', async ({
  page,
}) => {
  test.setTimeout(120_000);
  const { id } = await makeArticle(uniqueName('Row H keeps one film a day'), WITH_HEADLINE, { isPublished: false });
  await openEditor(page, id);
  await expect(panel(page).getByText(/^No proposals yet/)).toBeVisible();
  await page.getByLabel('Byline').fill('Not saved yet');
  await page.getByRole('textbox', { name: 'Summary', exact: true }).fill(`${SUMMARY} Not saved yet.`);
  await expect(panel(page).getByText(/You have unsaved changes.*decide on Summary/)).toBeVisible();

  await page.getByRole('button', { name: 'AI Enhance', exact: true }).first().dblclick();
  await told(page, SUCCESS);
  await toast(page).getByRole('button', { name: 'Review' }).click();
  await expect(page.locator('#proposals')).toBeFocused();
  // A sentence is never filled in unseen.
  await expect(page.getByRole('textbox', { name: 'Meta title' })).toHaveValue('');
  await expect(page.getByLabel('Byline')).toHaveValue('Not saved yet');
  await expect(page.getByRole('textbox', { name: 'Summary', exact: true })).toHaveValue(/Not saved yet\.$/);
  await expect(inPanel(page, 'Accept Meta title')).toBeVisible();
  await expect(inPanel(page, 'Accept Summary')).toHaveAttribute('aria-disabled', 'true');
  await expect(panel(page).getByText(/^Reading level: /)).toBeVisible();
  await expect(panel(page).getByText(/^embedded · lexrank · embedded-2 · .*Imtiaz Contractor$/)).toBeVisible();

  const headlines = panel(page).getByRole('radiogroup', { name: 'Headline' });
  await headlines.getByRole('radio').first().focus();
  await expect(headlines.getByRole('radio').first()).toBeChecked();
  await page.keyboard.press('ArrowDown');
  const chosen = await headlines.getByRole('radio', { checked: true }).inputValue();
  await page.keyboard.press('Tab');
  await expect(inPanel(page, 'Use this headline')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(panel(page).getByRole('status').last()).toHaveText('The headline is changed. Saved in the draft.');
  await expect(page.getByRole('textbox', { name: 'Title', exact: true })).toHaveValue(chosen);
  await expect(page.getByLabel('Byline')).toHaveValue('Not saved yet');

  await page.getByRole('button', { name: 'Save draft' }).click();
  await told(page, 'Draft saved.');
  await expect(proposedField(page, 'Summary').getByText('Outdated')).toBeVisible();
  await expect(page.getByRole('textbox', { name: 'Title', exact: true })).toHaveValue(chosen);

  await test.step('the draft is published while the answer to a decision is pending', async () => {
    const second = await makeArticle(uniqueName('Row H closes at ten'), WITH_HEADLINE, { isPublished: false });
    await page.goto(`/admin/articles/${second.id}`);
    await page.getByRole('textbox', { name: 'Content' }).waitFor();
    await inPanel(page, 'AI Enhance').click();
    await told(page, SUCCESS);
    let answerNow = (): void => undefined;
    const isAnswered = new Promise<void>((done) => (answerNow = done));
    const decided = new Promise<void>((done) => {
      void page.route('**/decide', async (route) => {
        const response = await route.fetch();
        done();
        await isAnswered;
        await route.fulfill({ response });
      });
    });
    await panel(page).getByRole('button', { name: 'Accept Summary', exact: true }).click();
    await decided;
    const saved = page.waitForResponse(
      (response) => response.request().method() === 'PATCH' && response.url().endsWith(`/api/articles/${second.id}`),
    );
    await page.getByRole('button', { name: 'Publish', exact: true }).click();
    answerNow();
    expect((await saved).status()).toBe(200);
    await expect(page.getByRole('dialog')).toHaveCount(0);
  });
});

test('a failed request is reported and can be repeated; if a colleague has changed the article, a decision is not saved', async ({
  page,
  complaints,
}) => {
  test.setTimeout(120_000);
  complaints.expectOffline();
  complaints.expectRefusals();
  const { id } = await makeArticle(uniqueName('Two pens, one proposal'), PLAIN);

  await test.step('the proposals can be loaded again after a failure', async () => {
    await page.route(`**/api/admin/articles/${id}/proposals`, (route) => route.abort());
    await page.route('**/enhance', (route) => route.abort());
    await openEditor(page, id);
    await expect(panel(page).getByRole('alert')).toContainText('We could not load the proposals.');
    await inPanel(page, 'AI Enhance').click();
    await told(page, 'Error');
    await told(page, FAILURE);
    await expect(inPanel(page, 'AI Enhance')).toHaveAttribute('aria-disabled', 'false');
    await page.unrouteAll();
    await inPanel(page, 'Try again').click();
    await expect(panel(page).getByText(/^No proposals yet/)).toBeVisible();
  });
  await test.step('a colleague’s change is shown, and the decision is not saved until it is made again', async () => {
    await callApi('POST', `/api/articles/${id}/enhance`);
    await page.reload();
    await page.getByRole('textbox', { name: 'Content' }).waitFor();
    await expect(inPanel(page, 'Accept Tags')).toBeVisible();
    await page.getByLabel('Byline').fill('Mine');
    await callApi('PATCH', `/api/articles/${id}`, { imageCredit: 'Theirs', revision: 1 });
    await inPanel(page, 'Accept Tags').click();
    await expect(
      panel(page).getByText(
        'Someone else changed this article in the meantime. Your decision was not saved. This is the current version.',
      ),
    ).toBeVisible();
    await expect(page.getByLabel('Picture credit')).toHaveValue('Theirs');
    await expect(page.getByLabel('Byline')).toHaveValue('Mine');
    await inPanel(page, 'Accept Tags').click();
    await expect(proposedField(page, 'Tags').getByText('Accepted', { exact: true })).toBeVisible();
    await expect(page.getByRole('button', { name: 'madhav sane', exact: true })).toBeVisible();
  });
});

test(
  'the proposals of an English and of a Hindi article are accessible in both colour schemes and fit the screen',
  { tag: '@both' },
  async ({ page, viewport }) => {
    test.setTimeout(180_000);
    const hindi = await callApi<Record<'title' | 'summary' | 'content', string>>(
      'GET',
      `/api/articles/${articles.hindi}`,
    );
    const made = {
      en: await makeArticle(uniqueName('Row H in two schemes'), WITH_HEADLINE),
      hi: await makeArticle(uniqueName(hindi.title), hindi.content, { summary: hindi.summary, language: 'hi' }),
    };
    await signIn(page, 'editor', '/admin/articles');
    await expect(page.getByText('Login successful', { exact: true })).toBeHidden();
    for (const language of ['en', 'hi'] as const)
      await test.step(language, async () => {
        const { id } = made[language];
        await callApi('POST', `/api/articles/${id}/enhance`);
        await page.goto(`/admin/articles/${id}`);
        await page.getByRole('textbox', { name: 'Content' }).waitFor();
        await expect(panel(page).getByText(/^Reading level/)).toBeVisible();
        if (language === 'hi') await expect(panel(page).locator('[lang="hi"]').first()).toBeVisible();
        // One field is rejected, and the proposal for another is outdated.
        await panel(page)
          .getByRole('button', { name: /^Reject (?!all)/ })
          .first()
          .click();
        await expect(panel(page).getByText('Rejected', { exact: true })).toBeVisible();
        await page
          .getByRole('textbox', { name: 'Meta description' })
          .fill('Written by hand, so that what was proposed for it is out of date from now on.');
        await page.getByRole('button', { name: 'Update' }).click();
        await expect(panel(page).getByText('Outdated')).toBeVisible({ timeout: 20_000 });
        await expectNoHorizontalScroll(page);
        await expectAccessibleInBothSchemes(page, `the proposals (${language})`);
        if ((viewport?.width ?? 0) >= 500) return;
        await page.setViewportSize({ width: 320, height: 640 });
        await expectNoHorizontalScroll(page);
        await page.setViewportSize({ width: 390, height: 844 });
      });
  },
);
