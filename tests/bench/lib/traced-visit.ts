import type { Browser } from '@playwright/test';
import type { Trace } from 'lighthouse';
import { screenEmulationMetrics, throttling, userAgents } from 'lighthouse/core/config/constants.js';
import { headlineFontMs, watchHeadlineFont } from './headline-font.ts';
import { untilHydrated } from './phone.ts';
import { type Work, workOf } from './work.ts';

/** `headlineMs`: when the headline was drawn in our font, from the navigation; null if never. */
export type TracedVisit = Work & { headlineMs: number | null };

type ScreenMetrics = { width: number; height: number; deviceScaleFactor: number };

/**
 * Milliseconds to wait after loading, so that scripts loaded in idle time are part of the visit.
 */
const IDLE_MS = 2_000;
const PATIENCE_MS = 60_000;

/** Only the trace categories that the figures need, because more tracing slows the page down. */
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
 * Makes a first visit with Lighthouse's phone and network settings, but without Lighthouse. The
 * same figures come from a trace, in a quarter of the time. The visit ends two seconds after the
 * page is loaded and hydrated.
 */
export async function tracedVisit(
  browser: Browser,
  { url, slowdown }: { url: string; slowdown: number },
): Promise<TracedVisit> {
  // Lighthouse's types declare the metrics as optional.
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
      await untilHydrated(page);
      await new Promise((resolve) => setTimeout(resolve, IDLE_MS));
    } finally {
      trace = JSON.parse((await browser.stopTracing()).toString()) as Trace;
    }
    return { ...workOf(trace), headlineMs: await headlineFontMs(page, cdp) };
  } finally {
    await context.close();
  }
}
