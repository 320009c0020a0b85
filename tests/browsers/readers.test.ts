import { afterAll, beforeAll, expect, test } from 'vitest';
import { articlePath, articles } from '../e2e/support/pages.ts';
import { isHydrated } from '../support/is-hydrated.ts';
import { layOutSections } from '../support/lay-out-sections.ts';
import { type Browser, type BrowserName, openBrowser } from './support/browser.ts';

/**
 * Tests the most frequent actions of readers, and the login of a moderator, in the browser that the
 * environment variable BROWSER names. For Chromium there is `tests/e2e`.
 */
const name = process.env.BROWSER as BrowserName;
const siteUrl = process.env.SITE_URL ?? 'http://127.0.0.1:5050';
const WAIT = { timeout: 20_000, interval: 100 };

let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser(name);
});
afterAll(async () => {
  await browser?.close();
});

async function open(path: string): Promise<void> {
  await browser.open(siteUrl + path);
  await expectHydrated();
  await browser.evaluate(layOutSections);
}
const expectHydrated = () =>
  expect.poll(() => browser.evaluate(isHydrated), { ...WAIT, message: 'hydrated' }).toBe(true);
/** The text of the first matching element, '' if there is none. */
const textOf = (selector: string): Promise<string> =>
  browser.evaluate((css) => document.querySelector(css)?.textContent ?? '', selector);
const expectText = (selector: string, text: string | RegExp) => expect.poll(() => textOf(selector), WAIT).toMatch(text);
const expectOnPage = (text: string | RegExp) => expectText('body', text);
/**
 * Expects text to be visible, such as a ballot's results or a toast. Hidden data of the page does
 * not count.
 */
const expectShown = (text: string) =>
  expect.poll(() => browser.evaluate(() => document.body.innerText), WAIT).toContain(text);
const button = (label: string) => `//button[normalize-space(.)='${label}' or @aria-label='${label}']`;

test('the home page responds: the theme changes and stays after a reload', async () => {
  await open('/');
  await expectText('h1', /./);
  const theme = () => browser.evaluate(() => document.documentElement.dataset.theme);
  const before = await theme();
  await browser.click("//header//button[starts-with(@aria-label, 'Switch to the')][not(ancestor::*[@hidden])]");
  await expect.poll(theme, WAIT).not.toBe(before);
  const after = await theme();
  await browser.reload();
  await expectHydrated();
  expect(await theme()).toBe(after);
});

test('a link opens an article without loading a new document', async () => {
  await open('/');
  await browser.evaluate(() => void Object.assign(window, { isSameDocument: true }));
  await browser.click('(//main//article//h3/a | //main//article//h2/a)[1]');
  await expect.poll(() => browser.evaluate(() => location.pathname), WAIT).toMatch(/^\/article\//);
  await expectText('h1', /./);
  expect(await browser.evaluate(() => 'isSameDocument' in window)).toBe(true);
});

test('a reaction is counted and survives a reload', async () => {
  await open(articlePath(articles.forReacting));
  const love = "[aria-label='Reactions'] button[aria-pressed]";
  const pressed = () => browser.evaluate((css) => document.querySelector(css)?.getAttribute('aria-pressed'), love);
  expect(await pressed()).toBe('false');
  await browser.click("(//*[@aria-label='Reactions']//button[@aria-pressed])[1]");
  await expectShown('Reaction Added!');
  await expect.poll(pressed, WAIT).toBe('true');
  await browser.reload();
  await expectHydrated();
  await expect.poll(pressed, WAIT).toBe('true');
});

test('a sent comment waits for approval and is shown to its author', async () => {
  await open(articlePath(articles.forCommenting));
  const field = (label: string) =>
    `//form[.//label[contains(., 'What is 5 + 3?')]]//*[@id=//form[.//label[contains(., 'What is 5 + 3?')]]//label[starts-with(normalize-space(.), '${label}')]/@for]`;
  const text = `Seen in ${name}: row H is where the light falls right.`;
  await browser.type(field('Name'), 'Asha');
  await browser.type(field('Email'), 'asha@example.com');
  await browser.type(field('Comment'), text);
  await browser.type(field('What is 5 + 3?'), '8');
  await browser.click(button('Post Comment'));
  await expectShown('Comment Submitted!');
  await expectShown('awaiting approval');
  await expectShown(text);
});

test('a vote shows the results, also after a reload', async () => {
  await open('/polls');
  await browser.click(
    "//section[.//h2[contains(., 'When do you watch series?')] or .//h3[contains(., 'When do you watch series?')]]//label[contains(., 'All of it on Sunday')]",
  );
  await browser.click(button('Cast Vote'));
  await expectShown('Vote Recorded!');
  await expectShown('Your vote');
  await browser.reload();
  await expectHydrated();
  await expectShown('Your vote');
});

test('a search finds stories', async () => {
  await open('/');
  await browser.type("//header//input[@type='search' or @name='search'][not(ancestor::*[@hidden])]", 'Riyaaz\n');
  await expectShown('Search Results for "Riyaaz"');
  await expect
    .poll(() => browser.evaluate(() => document.querySelectorAll('main article').length), WAIT)
    .toBeGreaterThan(0);
});

test('the box office shows its chart and links to a film', async () => {
  await open('/box-office');
  await expectText('h1', /Box Office/i);
  await expectText('main table', /₹[\d,.]+ (?:Cr|Lakh)/);
  await browser.click('(//main//table//a)[1]');
  await expect.poll(() => browser.evaluate(() => location.pathname), WAIT).not.toBe('/box-office');
  await expectText('h1', /./);
});

test('a moderator logs in and sees the queue', { retry: 2 }, async () => {
  // Delete the stored login first, so that a retry of this test starts logged out.
  await browser.open(`${siteUrl}/about`);
  await browser.evaluate(
    () =>
      new Promise<boolean>((resolve) => {
        const request = indexedDB.deleteDatabase('firebaseLocalStorageDb');
        request.onsuccess = request.onerror = request.onblocked = () => resolve(true);
      }),
  );
  await browser.open(`${siteUrl}/webadmin`);
  await browser.type("//input[@id=//label[starts-with(normalize-space(.), 'User name')]/@for]", 'moderator');
  await browser.type("//input[@id=//label[starts-with(normalize-space(.), 'Password')]/@for]", 'moderator-demo');
  await browser.click(button('Log in'));
  await expectOnPage(/Logged in as/);
  await expectOnPage(/Pending Comments \(\d+\)/);
});

test('the browser reported no errors', () => {
  expect(browser.complaints).toEqual([]);
});
