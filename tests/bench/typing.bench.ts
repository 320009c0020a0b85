import { type CDPSession, chromium, type Page } from '@playwright/test';
import { deskPaths } from '@first-show/domain/core/desk-paths';
import { chromiumArgs } from '../../scripts/lib/chromium-args.ts';
import { findChromium } from '../../scripts/lib/find-chromium.ts';
import type { Bench } from './lib/bench.ts';

const WORDS = 5_000;
const WORDS_IN_PARAGRAPH = 50;
const SLOWDOWN = 4;
const WARM_UPS = 10;
const KEYS = 60;
/** Slower than people type, so that the work of one key ends before the next one. */
const PAUSE_MS = 200;
const KEY_MAX_MS = 16;

const findBrowser = () => findChromium({ forWhat: "the measurement 'typing'", isShellEnough: true });

const STORY =
  `<p>${'Nobody leaves before the names are over and nobody did. '.repeat(WORDS_IN_PARAGRAPH / 10)}</p>`.repeat(
    WORDS / WORDS_IN_PARAGRAPH,
  );

/**
 * Measures what a letter in the middle of a long article costs the main thread, beside the same
 * text in an element that the browser alone edits.
 */
export const bench: Bench = {
  summary: `script, style and layout of a letter typed into an article of ${WORDS} words, processor ${SLOWDOWN} × slower`,
  needs: 'site',
  prepare: async () => void (await findBrowser()),
  async run({ siteUrl, step }) {
    const browser = await chromium.launch({ executablePath: await findBrowser(), args: [...chromiumArgs] });
    try {
      const context = await browser.newContext({ baseURL: siteUrl, viewport: { width: 1280, height: 800 } });
      step(`${KEYS} letters in the browser's own editor …`);
      const bare = await context.newPage();
      await bare.setContent(`<div contenteditable>${STORY}</div>`);
      const floor = await perKeyMs(bare);
      step(`${KEYS} letters in an article …`);
      const page = await context.newPage();
      await openLongArticle(page);
      const perKey = await perKeyMs(page);
      return [
        { what: 'floor: the browser’s own editor', measured: `${floor.toFixed(1)} ms` },
        {
          what: 'a letter in an article, with its share of the autosaves',
          measured: `${perKey.toFixed(1)} ms`,
          goal: `≤ ${KEY_MAX_MS} ms`,
          isMet: perKey <= KEY_MAX_MS,
        },
      ];
    } finally {
      await browser.close();
    }
  },
};

/** Pastes the text into a new article. */
async function openLongArticle(page: Page): Promise<void> {
  await page.goto(deskPaths.newArticle);
  await page.getByLabel('User name').fill('editor');
  await page.getByLabel('Password').fill('editor-demo');
  await page.getByRole('button', { name: 'Log in' }).click();
  await page.getByRole('textbox', { name: 'Content' }).click();
  await page.evaluate((html) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text/html', html);
    document.activeElement?.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true }));
  }, STORY);
  await page.getByText('5,000 words').waitFor();
}

/** The milliseconds of each letter, in the middle of the text. */
async function perKeyMs(page: Page): Promise<number> {
  await page
    .locator('[contenteditable] p')
    .nth(WORDS / WORDS_IN_PARAGRAPH / 2)
    .click();
  const cdp = await page.context().newCDPSession(page);
  // Count the time of the thread, because other processes take time from it too.
  await cdp.send('Performance.enable', { timeDomain: 'threadTicks' });
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
  await type(page, WARM_UPS);
  const before = await busyMs(cdp);
  await type(page, KEYS);
  const busy = (await busyMs(cdp)) - before;
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: 1 });
  return busy / KEYS;
}

async function type(page: Page, letters: number): Promise<void> {
  await page.keyboard.type('abcdefghij'.repeat(letters / 10), { delay: PAUSE_MS });
  await page.waitForTimeout(PAUSE_MS);
}

/** Milliseconds that the page has spent in script, style and layout so far. */
async function busyMs(cdp: CDPSession): Promise<number> {
  const { metrics } = await cdp.send('Performance.getMetrics');
  const parts = ['ScriptDuration', 'RecalcStyleDuration', 'LayoutDuration'];
  return metrics.reduce((sum, { name, value }) => (parts.includes(name) ? sum + value * 1000 : sum), 0);
}
