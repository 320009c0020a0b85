import AxeBuilder from '@axe-core/playwright';
import { expect, type Locator, type Page, type Response } from '@playwright/test';
import { isHydrated } from '../../support/is-hydrated.ts';
import { layOutSections } from '../../support/lay-out-sections.ts';

/**
 * From the next `goto` on, adds up the layout shifts that follow no recent input. `layoutShifts`
 * returns them.
 */
export async function watchLayoutShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const shifts = { sum: 0, what: [] as string[] };
    Object.assign(window, { layoutShifts: shifts });
    type Shift = PerformanceEntry & { value: number; hadRecentInput: boolean; sources?: { node?: Node }[] };
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as Shift[]) {
        if (entry.hadRecentInput) continue;
        shifts.sum += entry.value;
        shifts.what.push(
          `${entry.value.toFixed(4)}: ${(entry.sources ?? []).map(({ node }) => (node instanceof Element ? node.outerHTML.slice(0, 120) : node?.textContent?.slice(0, 80))).join(' | ')}`,
        );
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
}

type Shifts = { sum: number; what: string[] };
export const layoutShifts = (page: Page): Promise<Shifts> =>
  page.evaluate(() => (window as unknown as { layoutShifts: Shifts }).layoutShifts);

/**
 * Holds the requests to `url` until the returned function is called. They are then sent, or fail as
 * without a network if `end` is 'abort'.
 */
export async function holdRequests(
  page: Page,
  url: Parameters<Page['route']>[0],
  end: 'continue' | 'abort' = 'continue',
): Promise<() => void> {
  const held = Promise.withResolvers<void>();
  await page.route(url, async (route) => {
    await held.promise;
    await route[end]();
  });
  return held.resolve;
}

/**
 * Opens a page and holds its scripts until text, fonts and styles are in place. Layout shifts until
 * then come from loading the HTML (`loading`), later shifts from hydration (`hydration`).
 */
export async function openMeasuringShifts(
  page: Page,
  path: string,
): Promise<{ response: Response | null; loading: Shifts; hydration: Shifts }> {
  await watchLayoutShifts(page);
  const release = await holdRequests(page, '**/assets/*.js');
  const response = await page.goto(path, { waitUntil: 'commit' });
  await page.locator('#client-config').waitFor({ state: 'attached' });
  await page.evaluate(async () => {
    await document.fonts.ready;
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
  });
  const loading = await layoutShifts(page);
  release();
  await hydrated(page);
  const all = await layoutShifts(page);
  return { response, loading, hydration: { sum: all.sum - loading.sum, what: all.what.slice(loading.what.length) } };
}

/**
 * Waits until the fonts are loaded and React has hydrated every section and run its effects. Forms
 * do not count, because their script loads later (`web/src/shared/ui/controls/lazy-form.tsx`).
 */
export async function hydrated(page: Page): Promise<void> {
  await page.waitForFunction(isHydrated);
  await page.evaluate(async () => {
    await document.fonts.ready;
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(resolve, 0))));
  });
}

/** Opens a page and waits until it is hydrated. */
export async function open(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await hydrated(page);
}

export const layOutAll = (page: Page): Promise<void> => page.evaluate(layOutSections);

/**
 * Expects no horizontal scroll on the page as loaded, and again with all sections laid out.
 * Retries, because right after a resize fixed elements may keep the wider position for a frame or
 * two.
 */
export async function expectNoHorizontalScroll(page: Page): Promise<void> {
  for (const isAll of [false, true]) {
    if (isAll) await layOutAll(page);
    await expect(async () => {
      const { content, width, wide } = await widthsOf(page);
      expect(content, `no horizontal scroll at ${width} px: ${wide.join('; ')}`).toBeLessThanOrEqual(width);
    }).toPass({ timeout: 3_000 });
  }
}

/** The widths of the window and of its content, and the elements that overflow. */
const widthsOf = (page: Page): Promise<{ content: number; width: number; wide: string[] }> =>
  page.evaluate(() => {
    const width = document.documentElement.clientWidth;
    const isCutOff = ({ parentElement: parent }: Element): boolean =>
      parent !== null &&
      parent !== document.body &&
      (getComputedStyle(parent).overflowX !== 'visible' || isCutOff(parent));
    const wide = [...document.querySelectorAll('body *')].filter(
      (element) => element.getBoundingClientRect().right > width + 1 && !isCutOff(element),
    );
    return {
      // Measure the sections too: the main content clips their overflow, so the page itself does
      // not get wider.
      content: Math.max(
        document.documentElement.scrollWidth,
        ...[...document.querySelectorAll('[data-later]')].map((part) => Math.floor(part.getBoundingClientRect().width)),
      ),
      width,
      wide: wide
        .slice(0, 12)
        .map(
          (element) =>
            `${element.localName} '${element.textContent.slice(0, 40)}' ${Math.floor(element.getBoundingClientRect().width)}`,
        ),
    };
  });

/** Expects that axe finds nothing on the whole page. A failure names the rule and the element. */
export const expectAccessible = (page: Page, what: string): Promise<void> => expectNoViolations(page, what);

/** Axe rules whose result depends on the colour scheme. */
const COLOUR_RULES = ['color-contrast', 'link-in-text-block'];

/**
 * Checks all rules in the current colour scheme, and the colour rules in the other one. Restores
 * the scheme.
 */
export async function expectAccessibleInBothSchemes(page: Page, what: string): Promise<void> {
  const first = await page.evaluate(() => (matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light'));
  const other = first === 'dark' ? 'light' : 'dark';
  await expectAccessible(page, `${what}, ${first}`);
  await changeScheme(page, other);
  await expectNoViolations(page, `${what}, ${other}`, COLOUR_RULES);
  await changeScheme(page, first);
}

/**
 * Changes the preferred colour scheme and waits until the page shows it, because axe checks the
 * colours at the moment of the call.
 */
async function changeScheme(page: Page, colorScheme: 'dark' | 'light'): Promise<void> {
  const before = await backgroundOf(page);
  await page.emulateMedia({ colorScheme });
  await expect.poll(() => backgroundOf(page), 'the theme follows the system').not.toBe(before);
}

/** Runs axe on the whole page, with all rules or only with those given. */
async function expectNoViolations(page: Page, what: string, rules?: string[]): Promise<void> {
  await layOutAll(page);
  // A toast may end during the check. Without motion it does not fade out, which would leave its
  // text too little contrast for a moment.
  const isReduced = await page.evaluate(() => matchMedia('(prefers-reduced-motion: reduce)').matches);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  // Wait for toasts and dialogs to fade in, because until then they have too little contrast.
  // Ignore endless animations.
  await page.waitForFunction(() => {
    const isFadedIn = (element: Element): boolean =>
      getComputedStyle(element).opacity === '1' && (element.parentElement === null || isFadedIn(element.parentElement));
    return (
      [...document.querySelectorAll('[role="dialog"]')].every(
        (one) => !one.checkVisibility({ visibilityProperty: true }) || isFadedIn(one),
      ) &&
      document
        .getAnimations()
        .every((one) => one.playState !== 'running' || one.effect?.getComputedTiming().endTime === Infinity)
    );
  });
  // Legacy mode takes less than half the time, because axe then needs no extra page to merge its
  // results. Legacy mode does not check cross-origin frames. Listing only the violations halves the
  // time again, because axe describes no element that passed.
  const options = { resultTypes: ['violations' as const], ...(rules && { runOnly: rules }) };
  const { violations } = await new AxeBuilder({ page }).setLegacyMode().options(options).analyze();
  await page.emulateMedia({ reducedMotion: isReduced ? 'reduce' : 'no-preference' });
  const told = violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id}: ${target.join(' ')}: ${failureSummary?.split('\n')[1]?.trim()}`),
  );
  expect.soft(told, `axe finds nothing on ${what}`).toEqual([]);
}

export const backgroundOf = (page: Page): Promise<string> =>
  page.evaluate(() => getComputedStyle(document.body).backgroundColor);

/**
 * Opens a page and waits for the first response to the Firestore listener. From then on, changes
 * arrive live.
 */
export async function openListening(page: Page, path: string): Promise<void> {
  const isHeard = (response: Response) => response.url().includes('/google.firestore.v1.Firestore/Listen/');
  const heard = page.waitForResponse(isHeard);
  await open(page, path);
  await heard;
}

/** The first number in a text, including Indian digit grouping. */
export async function numberIn(locator: Locator): Promise<number> {
  const text = (await locator.textContent()) ?? '';
  const digits = /\d[\d,]*/.exec(text)?.[0];
  if (digits === undefined) throw new Error(`No number in '${text}'`);
  return Number(digits.replaceAll(',', ''));
}

/**
 * Replaces the page's clock by a fake one, which the test advances. Switches the live listener off
 * through the data-saver setting, because Firestore would take a jump of ten seconds for a lost
 * connection and log it.
 */
export async function holdClock(page: Page): Promise<void> {
  await page.addInitScript(() => Object.defineProperty(navigator, 'connection', { value: { saveData: true } }));
  await page.clock.install();
}
