import type { Page } from '@playwright/test';

/**
 * `isReported`: the browser reported a duration. If not, the interaction was faster than the
 * browser reports, and `durationMs` is the upper bound.
 */
export type Interaction = { name: string; durationMs: number; isReported: boolean };

type Entry = { name: string; interactionId: number; duration: number };
type Watched = { benchInteractions: Entry[] };

/** The browser does not report events shorter than 16 ms, and it allows no lower threshold. */
const REPORTED_FROM_MS = 16;
/**
 * How long to wait for the entry of an event. The browser sends the entry after the frame that ends
 * the interaction.
 */
const ENTRY_PATIENCE_MS = 5_000;

/**
 * Measures interactions with the browser's Event Timing, the base of Interaction to Next Paint:
 * from the input to the next frame. Call this function before opening the page.
 */
export async function watchInteractions(page: Page): Promise<{
  /**
   * Runs `act`, which presses something, and waits with `until` for its effect. The longest event
   * of the press counts. Throws if nothing was pressed.
   */
  during: (name: string, act: () => Promise<unknown>, until: () => Promise<unknown>) => Promise<Interaction>;
}> {
  await page.addInitScript((durationThreshold) => {
    const entries: Entry[] = [];
    Object.assign(window, { benchInteractions: entries });
    new PerformanceObserver((list) => {
      for (const { name, interactionId, duration } of list.getEntries() as (PerformanceEntry & Entry)[])
        if (interactionId > 0) entries.push({ name, interactionId, duration });
    }).observe({ type: 'event', durationThreshold, buffered: true } as PerformanceObserverInit);
  }, REPORTED_FROM_MS);
  return {
    during: async (name, act, until) => {
      const before = await page.evaluate(() => {
        (window as unknown as Watched).benchInteractions.length = 0;
        return performance.interactionCount;
      });
      await act();
      await until();
      const seen = await page.evaluate(async (patienceMs) => {
        const entries = (window as unknown as Watched).benchInteractions;
        const isThere = () => entries.some((entry) => entry.name === 'click');
        const soon = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));
        for (const end = performance.now() + patienceMs; !isThere() && performance.now() < end;) await soon(50);
        // Wait two frames: the click's entry may arrive before the other entries of the press.
        await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
        await soon(100);
        return { entries, count: performance.interactionCount };
      }, ENTRY_PATIENCE_MS);
      return interactionOf(name, { entries: seen.entries, taken: seen.count - before });
    },
  };
}

/**
 * Finds the entries of one press. `taken` is the number of interactions that the browser counted
 * during the press, including short ones. If `taken` is 0, the press never happened; otherwise a
 * press without entries was too fast to be reported.
 */
export function interactionOf(
  name: string,
  { entries, taken }: { entries: readonly Entry[]; taken: number },
): Interaction {
  const click = entries.findLast((entry) => entry.name === 'click');
  if (click === undefined) {
    if (taken < 1) throw new Error(`The browser recorded no interaction for ${name}, so nothing was timed.`);
    return { name, durationMs: REPORTED_FROM_MS, isReported: false };
  }
  const durations = entries.flatMap(({ interactionId, duration }) =>
    interactionId === click.interactionId ? [duration] : [],
  );
  return { name, durationMs: Math.max(...durations), isReported: true };
}
