import type { Browser, BrowserContext, CDPSession, Page } from '@playwright/test';
import { isHydrated } from '../../support/is-hydrated.ts';

/** A review with a picture, from the demo. */
export const ARTICLE = '/article/dadar-ka-raja-review-an-old-man-a-tin-and-the-right-blue';
export const FILM = '/dadar-ka-raja';
export const PERSON = '/people/vasudha-kamat';
const DESKTOP_PX = 800;

/** A cheap current phone. */
export const phone = {
  viewport: { width: 360, height: 800 },
  deviceScaleFactor: 2,
  isMobile: true,
  hasTouch: true,
} as const;
/** Opens a phone, or with a large `width` a desktop. */
export async function openPhone(
  browser: Browser,
  width: number = phone.viewport.width,
): Promise<{ context: BrowserContext; page: Page; cdp: CDPSession }> {
  const isPhone = width < DESKTOP_PX;
  const context = await browser.newContext(
    isPhone ? { ...phone, viewport: { ...phone.viewport, width } } : { viewport: { width, height: 900 } },
  );
  const page = await context.newPage();
  return { context, page, cdp: await context.newCDPSession(page) };
}

export const menuButton = (page: Page) => page.getByRole('banner').getByRole('button', { name: 'Menu', exact: true });
export const menu = (page: Page) => page.getByRole('dialog', { name: 'Menu' });
export const reaction = (page: Page, label: string) =>
  page.getByRole('group', { name: 'Reactions' }).getByRole('button', { name: new RegExp(`^${label}`) });

/** Poll at intervals. Polling in each frame would disturb the measured visit. */
const polling = 100;

/**
 * Waits until React has hydrated every section. `--beside` may compare with an old version without
 * React, which sets `data-alive` instead.
 */
export async function untilHydrated(page: Page): Promise<void> {
  const isBeforeReact = () => document.getElementById('root')?.dataset.alive === '';
  await Promise.any([isHydrated, isBeforeReact].map((isReady) => page.waitForFunction(isReady, null, { polling })));
}

export async function settled(page: Page): Promise<void> {
  await untilHydrated(page);
  await page.evaluate(() => document.fonts.ready);
  // The chunk for live data loads in the first idle time. Wait for this time, because loading the
  // chunk slows interactions down.
  await page.waitForLoadState('load');
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve, { timeout: 5_000 })));
}
