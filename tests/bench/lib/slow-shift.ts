import type { Browser } from '@playwright/test';
import { ARTICLE, FILM, openPhone, PERSON, settled } from './phone.ts';

/** A story in Devanagari, from the demo. */
const HINDI_ARTICLE = '/article/dadi-aur-prabhat-ka-pehla-show';

/** Pages and widths where layout shifts by late fonts, pictures and hydration are measured. */
const SHIFT_PAGES = [
  '/',
  ARTICLE,
  HINDI_ARTICLE,
  FILM,
  PERSON,
  '/category/reviews',
  '/releases',
  '/people',
  '/box-office',
  '/box-office/records',
  '/polls',
];
const SHIFT_WIDTHS = [320, 360, 390, 412, 1280];
const SHIFTS_AT_ONCE = 4;

/** A network slower than Lighthouse's 4G, so that fonts arrive well after the first paint. */
const slowLine = {
  offline: false,
  latency: 400,
  downloadThroughput: (400 * 1000) / 8,
  uploadThroughput: (400 * 1000) / 8,
};

/**
 * The visitor's system fonts: those of this computer, those of Android, or fonts of which our
 * fallback faces know no name, so that text is first drawn in the browser's own serif and
 * sans-serif. For `android` the browser must have been started with the fonts of `androidFonts`.
 */
export const systemFonts = ['known', 'android', 'unknown'] as const;
type SystemFonts = (typeof systemFonts)[number];

const LOCAL_FONT = /local\([^)]*\)/g;

/**
 * Sum of layout shifts without input, until our fonts and pictures have loaded and React has
 * hydrated everything.
 */
async function slowShift(
  browser: Browser,
  { url, width, fonts }: { url: string; width: number; fonts: SystemFonts },
): Promise<number> {
  const { context, page, cdp } = await openPhone(browser, width);
  if (fonts === 'unknown')
    await page.route(url, async (route) => {
      const response = await route.fetch();
      await route.fulfill({ response, body: (await response.text()).replace(LOCAL_FONT, "local('Unknown')") });
    });
  await cdp.send('Network.enable');
  await cdp.send('Network.emulateNetworkConditions', slowLine);
  await page.addInitScript(() => {
    const sums = { shift: 0 };
    Object.assign(window, { benchSums: sums });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & { value: number; hadRecentInput: boolean })[])
        if (!entry.hadRecentInput) sums.shift += entry.value;
    }).observe({ type: 'layout-shift', buffered: true });
  });
  await page.goto(url, { waitUntil: 'load', timeout: 60_000 });
  await settled(page);
  // Wait two frames: text moves in the frame after a font has loaded, and the observer is notified
  // after that.
  await page.evaluate(
    () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(resolve, 0)))),
  );
  const shift = await page.evaluate(() => (window as unknown as { benchSums: { shift: number } }).benchSums.shift);
  await context.close();
  return shift;
}

/** Measures all pages at all widths. The result is sorted, with the highest shift first. */
export async function slowShifts(
  browser: Browser,
  siteUrl: string,
  fonts: SystemFonts,
): Promise<{ where: string; shift: number }[]> {
  const visits = SHIFT_PAGES.flatMap((path) => SHIFT_WIDTHS.map((width) => ({ path, width })));
  const found: { where: string; shift: number }[] = [];
  const some = async () => {
    for (let next = visits.pop(); next !== undefined; next = visits.pop()) {
      const { path, width } = next;
      const shift = await slowShift(browser, { url: siteUrl + path, width, fonts });
      found.push({ where: `${path} at ${width} px`, shift });
    }
  };
  await Promise.all(Array.from({ length: SHIFTS_AT_ONCE }, some));
  return found.toSorted((one, other) => other.shift - one.shift);
}
