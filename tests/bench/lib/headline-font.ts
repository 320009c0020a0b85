import type { CDPSession, Page } from '@playwright/test';

/**
 * The result that the recorder stores in the page: the time at which the headline was first drawn
 * after its font had loaded, in milliseconds from the navigation.
 */
type Recorded = { benchHeadlineMs: number | null };

/**
 * Selectors of the headline: the first title of the home page's hero, or the article's title. The
 * home page's `h1` is not drawn: it is only for screen readers.
 */
const HEADLINES = ['main [aria-roledescription="carousel"] h2', 'main h1'];

/**
 * Records when the headline is drawn in its own font, the first family of its style. Call this
 * function before opening the page. The recording uses events, because a check in each frame would
 * disturb the other measurements.
 */
export async function watchHeadlineFont(page: Page): Promise<void> {
  await page.addInitScript((selectors) => {
    const recorded: Recorded = { benchHeadlineMs: null };
    Object.assign(window, recorded);
    const seen = window as unknown as Recorded;
    const loaded = new Set<string>();
    const bare = (family: string) => family.replaceAll('"', '').trim();
    /**
     * Wait for the next frame, in which the style is up to date. A message posted in that frame
     * arrives after the frame is drawn.
     */
    const look = () =>
      requestAnimationFrame(() => {
        const headline = selectors.map((selector) => document.querySelector(selector)).find((one) => one !== null);
        const family = bare((headline && getComputedStyle(headline).fontFamily.split(',')[0]) ?? '');
        if (seen.benchHeadlineMs !== null || !loaded.has(family)) return;
        const { port1, port2 } = new MessageChannel();
        port1.onmessage = () => (seen.benchHeadlineMs ??= performance.now());
        port2.postMessage(null);
      });
    const note = (face: FontFace) => {
      loaded.add(bare(face.family));
      look();
    };
    document.fonts.addEventListener('loading', () => {
      for (const face of document.fonts) if (face.status === 'loading') void face.loaded.then(note, () => {});
    });
    document.fonts.addEventListener('loadingdone', ({ fontfaces }) => fontfaces.forEach(note));
    // Also check here, because the font may load before the headline exists.
    addEventListener('DOMContentLoaded', look);
    addEventListener('load', look);
  }, HEADLINES);
}

/**
 * When the headline was drawn in its own font, in milliseconds from the navigation; null if the
 * browser reports another font. Throws if the browser reports our font and no font load was seen.
 */
export async function headlineFontMs(page: Page, cdp: CDPSession): Promise<number | null> {
  const recorded = await page.evaluate(() => (window as unknown as Recorded).benchHeadlineMs);
  if (!(await isDrawnInOwnFace(page, cdp))) return null;
  if (recorded === null)
    throw new Error('The headline is in our font, but no font load was observed, so nothing was timed.');
  return recorded;
}

/**
 * Asks the browser which fonts it used for the headline ("Rendered fonts" in its developer tools).
 */
async function isDrawnInOwnFace(page: Page, cdp: CDPSession): Promise<boolean> {
  const mark = 'data-bench-headline';
  const family = await page.evaluate(
    ({ selectors, mark }) => {
      const headline = selectors.map((selector) => document.querySelector(selector)).find((one) => one !== null);
      const text = headline && document.createTreeWalker(headline, NodeFilter.SHOW_TEXT).nextNode();
      if (!headline || !text) throw new Error('This page has no headline.');
      text.parentElement?.setAttribute(mark, '');
      return getComputedStyle(headline).fontFamily.split(',')[0]?.replaceAll('"', '').trim() ?? '';
    },
    { selectors: HEADLINES, mark },
  );
  await cdp.send('DOM.enable');
  await cdp.send('CSS.enable');
  const { root } = await cdp.send('DOM.getDocument');
  const { nodeId } = await cdp.send('DOM.querySelector', { nodeId: root.nodeId, selector: `[${mark}]` });
  const { fonts } = await cdp.send('CSS.getPlatformFontsForNode', { nodeId });
  return isDrawnIn(family, fonts);
}

type DrawnFont = { familyName: string; isCustomFont: boolean; glyphCount: number };

/**
 * True if most of a text is drawn in a downloaded font of this family. For the family 'Anek Latin
 * Variable', the font's own name is 'Anek Latin Medium'.
 */
export function isDrawnIn(family: string, fonts: readonly DrawnFont[]): boolean {
  const name = family.replace(/ Variable$/, '');
  const glyphs = (some: readonly DrawnFont[]) => some.reduce((sum, { glyphCount }) => sum + glyphCount, 0);
  const own = fonts.filter(({ familyName, isCustomFont }) => isCustomFont && familyName.startsWith(name));
  return name !== '' && glyphs(own) > glyphs(fonts) / 2;
}
