import { brotliCompressSync, constants } from 'node:zlib';
import type { Browser } from '@playwright/test';
import { untilHydrated, ARTICLE, menu, menuButton, openPhone, reaction, settled } from './phone.ts';

/**
 * Bytes of script (as brotli) that an article page loads until menu, share and reactions respond.
 * Idle callbacks never run in this visit, so scripts that wait for idle time are not included.
 */
export async function scriptBytes(browser: Browser, siteUrl: string): Promise<{ bytes: number; files: number }> {
  const { context, page } = await openPhone(browser);
  await page.addInitScript(() => {
    window.requestIdleCallback = () => 0;
    // Remove the native share sheet: with it, the page would not load its own share menu.
    Object.defineProperty(navigator, 'share', { value: undefined });
  });
  const scripts = new Set<string>();
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.endsWith('.js')) scripts.add(pathname);
  });
  await page.goto(siteUrl + ARTICLE);
  await untilHydrated(page);
  await menuButton(page).tap();
  await menu(page).waitFor();
  await page.keyboard.press('Escape');
  await menu(page).waitFor({ state: 'hidden' });
  await page
    .getByRole('button', { name: /^Share: / })
    .first()
    .tap();
  const shareMenu = page.getByRole('dialog', { name: 'Share' });
  await shareMenu.getByRole('link', { name: /WhatsApp/ }).waitFor();
  await page.keyboard.press('Escape');
  await shareMenu.waitFor({ state: 'hidden' });
  // Dispatch the click without scrolling, so that only the scripts that these presses need are
  // loaded. The page answers with a toast, whose script counts too.
  await reaction(page, 'Wow').dispatchEvent('click');
  await page.getByText('Reaction Added!').first().waitFor();
  await context.close();
  const bodies = await Promise.all(
    [...scripts].map(async (path) => Buffer.from(await (await fetch(siteUrl + path)).arrayBuffer())),
  );
  const bytes = bodies.reduce(
    (sum, body) => sum + brotliCompressSync(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }).byteLength,
    0,
  );
  return { bytes, files: scripts.size };
}

/** How many scripts a page needs before it is hydrated. Its document lists all of them. */
export async function scriptCount(url: string): Promise<number> {
  const html = await (await fetch(url)).text();
  return html.match(/<link rel="modulepreload"|<script type="module"/g)?.length ?? 0;
}

/** Milliseconds after the page has settled, in which the live listener connects. */
const CONNECTING_MS = 3_000;

/**
 * How many requests a first visit makes until the page is live, without scrolling. The service
 * worker's own requests, which fill its cache afterwards, do not count.
 */
export async function requestCount(browser: Browser, url: string): Promise<number> {
  const { context, page } = await openPhone(browser);
  let count = 0;
  context.on('request', (request) => {
    if (request.serviceWorker() === null && !request.url().startsWith('data:')) count += 1;
  });
  // No visit of the sample whose speed is measured.
  await page.addInitScript(() => (Math.random = () => 0.5));
  await page.goto(url, { waitUntil: 'load' });
  await settled(page);
  await new Promise((resolve) => setTimeout(resolve, CONNECTING_MS));
  await context.close();
  return count;
}

/**
 * `firstScreen`: the bytes of the pictures in the viewport. `all`: the bytes of all pictures that
 * the page loads without scrolling.
 */
export async function pictureBytes(browser: Browser, url: string): Promise<{ firstScreen: number; all: number }> {
  const { context, page, cdp } = await openPhone(browser);
  const urls = new Map<string, string>();
  const sizes = new Map<string, number>();
  await cdp.send('Network.enable');
  cdp.on('Network.responseReceived', ({ requestId, type, response }) => {
    if (type === 'Image') urls.set(requestId, response.url);
  });
  cdp.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const url = urls.get(requestId);
    if (url !== undefined) sizes.set(url, encodedDataLength);
  });
  await page.goto(url, { waitUntil: 'load' });
  await settled(page);
  const seen = new Set(
    await page.evaluate(() =>
      [...document.images].flatMap((image) => {
        const { top, bottom, width } = image.getBoundingClientRect();
        return width > 0 && top < innerHeight && bottom > 0 ? [image.currentSrc] : [];
      }),
    ),
  );
  await context.close();
  const total = (wanted: (url: string) => boolean) =>
    [...sizes].reduce((sum, [url, size]) => sum + (wanted(url) ? size : 0), 0);
  return { firstScreen: total((url) => seen.has(url)), all: total(() => true) };
}
