import type { Browser } from '@playwright/test';
import type { Trace } from 'lighthouse';
import { screenEmulationMetrics, throttling, userAgents } from 'lighthouse/core/config/constants.js';
import { headlineFontMs, watchHeadlineFont } from './headline-font.ts';
import { alive } from './phone.ts';
import { type Work, workOf } from './work.ts';

/**
 * `headlineMs`: when the headline stood in our face, from the navigation; null where it never did.
 */
export type TracedVisit = Work & { headlineMs: number | null };

type ScreenMetrics = { width: number; height: number; deviceScaleFactor: number };

/** What comes at idle time belongs to the visit. */
const IDLE_MS = 2_000;
const PATIENCE_MS = 60_000;

/** The least that the figures need: a fuller trace takes processor time from the page. */
const CATEGORIES = [
  '-*',
  'devtools.timeline',
  'disabled-by-default-devtools.timeline',
  'disabled-by-default-lighthouse',
  'loading',
  'blink.user_timing',
  'v8',
  'v8.execute',
];

/**
 * A first visit on Lighthouse's phone and line, without Lighthouse: a quarter of the time, and the
 * same figures from a trace. It lasts until the page has loaded, is hydrated, and two more seconds
 * have passed.
 */
export async function tracedVisit(
  browser: Browser,
  { url, slowdown }: { url: string; slowdown: number },
): Promise<TracedVisit> {
  // Lighthouse types it as one that may be missing.
  const { width, height, deviceScaleFactor } = screenEmulationMetrics.mobile as ScreenMetrics;
  const context = await browser.newContext({
    viewport: { width, height },
    deviceScaleFactor,
    isMobile: true,
    hasTouch: true,
    userAgent: userAgents.mobile,
  });
  try {
    const page = await context.newPage();
    page.setDefaultTimeout(PATIENCE_MS);
    const cdp = await context.newCDPSession(page);
    const { requestLatencyMs, downloadThroughputKbps, uploadThroughputKbps } = throttling.mobileSlow4G;
    const bytesPerSecond = (kbps: number) => (kbps * 1024) / 8;
    await cdp.send('Network.enable');
    await cdp.send('Network.emulateNetworkConditions', {
      offline: false,
      latency: requestLatencyMs,
      downloadThroughput: bytesPerSecond(downloadThroughputKbps),
      uploadThroughput: bytesPerSecond(uploadThroughputKbps),
    });
    await cdp.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
    await watchHeadlineFont(page);
    await browser.startTracing(page, { categories: CATEGORIES });
    let trace: Trace;
    try {
      await page.goto(url, { waitUntil: 'load', timeout: PATIENCE_MS });
      await alive(page);
      await new Promise((resolve) => setTimeout(resolve, IDLE_MS));
    } finally {
      trace = JSON.parse((await browser.stopTracing()).toString()) as Trace;
    }
    return { ...workOf(trace), headlineMs: await headlineFontMs(page, cdp) };
  } finally {
    await context.close();
  }
}
