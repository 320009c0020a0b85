import { launch } from 'puppeteer-core';
import type { Browser } from './browser.ts';

const WINDOW = { width: 1280, height: 900 };

/**
 * Messages that are no errors: the test left the page while a font was loading (NS_BINDING_ABORTED)
 * or while the service worker was answering.
 */
const LEFT_WHILE_LOADING =
  /downloadable font: download failed .* status=2152398850|A ServiceWorker intercepted the request and encountered an unexpected error/;

/** Firefox, driven over WebDriver BiDi. */
export async function openFirefox(): Promise<Browser> {
  const firefox = await launch({
    browser: 'firefox',
    executablePath: process.env.FIREFOX_PATH,
    headless: true,
    defaultViewport: WINDOW,
    // Firefox opens six HTTP/1.1 connections to a host, and pages that it keeps for the back button
    // hold theirs for seconds. The emulators speak only HTTP/1.1, so a listener would have to wait.
    extraPrefsFirefox: { 'network.http.max-persistent-connections-per-server': 60 },
  });
  const page = await firefox.newPage();
  const complaints: string[] = [];
  const complain = (text: string) => LEFT_WHILE_LOADING.test(text) || complaints.push(text);
  page.on('pageerror', (error) => complain(String(error)));
  page.on('console', (message) => message.type() === 'error' && complain(message.text()));
  const find = async (xpath: string) => {
    const element = await page.waitForSelector(`::-p-xpath(${xpath})`, { visible: true });
    if (element === null) throw new Error(`Nothing at ${xpath}`);
    return element;
  };
  return {
    open: async (url) => void (await page.goto(url)),
    reload: async () => void (await page.reload()),
    evaluate: (run, ...args) => page.evaluate(run as never, ...args) as never,
    click: async (xpath) => (await find(xpath)).click(),
    type: async (xpath, text) => {
      await (await find(xpath)).click();
      for (const [index, line] of text.split('\n').entries()) {
        if (index > 0) await page.keyboard.press('Enter');
        await page.keyboard.type(line);
      }
    },
    complaints,
    close: () => firefox.close(),
  };
}
