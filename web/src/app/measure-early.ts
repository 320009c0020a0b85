import { createLaterLayout } from '../lib/lay-out-later.ts';
import { ANEK, ECZAR } from '../ui/families.ts';

/**
 * A slow line takes seconds to bring the scripts, in which a phone has nothing to do: what stands far below is measured then. Later it would
 * be in the way of the first taps, and the browser, which looks through all forms once the document is complete, would do half of it in one go.
 *
 * The document runs this as soon as it is there (`chunks.ts`), while the entry waits for the end of the document. Who needs what it is made of
 * takes it from here, so that it stays one file.
 */
export { forgetHeights, freeAround, isArriving, layOutAll } from '../lib/lay-out-later.ts';

/** Who pressed something is likely to wait for it, and to press again; who scrolls, to press what comes: so long nothing is begun. */
const QUIET_AFTER_INPUT_MS = 500;
let quietFrom = 0;
for (const name of ['pointerdown', 'keydown', 'scroll'])
  window.addEventListener(name, ({ timeStamp }) => (quietFrom = timeStamp + QUIET_AFTER_INPUT_MS), { capture: true, passive: true });

/** Where the browser does not say when it has nothing better to do. */
const FALLBACK_MS = 50;
// Not `lib/when-idle.ts`, which waits until the page has loaded.
const whenIdle = (task: () => void): unknown => ('requestIdleCallback' in window ? requestIdleCallback(task) : setTimeout(task, FALLBACK_MS));
const whenQuiet = (task: () => void): unknown =>
  requestAnimationFrame(() =>
    whenIdle(() => {
      const left = quietFrom - performance.now();
      if (left > 0) setTimeout(() => whenQuiet(task), left);
      else task();
    }),
  );

export const later = createLaterLayout(document, whenQuiet);

/** A part that has not come to its end is smaller than it will be. */
const parsed = new Promise<unknown>((resolve) => {
  if (document.readyState === 'loading') document.addEventListener('readystatechange', resolve, { once: true });
  else resolve(undefined);
});
/** Resolves when fonts that only the parts further down need are there too, or will not come: with them the heights are what they stay. */
export const fontsReady: Promise<unknown> = parsed.then(() => {
  const letters = document.body.textContent;
  return Promise.allSettled([ANEK, ECZAR].map((stack) => document.fonts.load(`1em ${stack.split(',')[0]}`, letters)));
});
void fontsReady.then(later.measure);
