import type { Page } from '@playwright/test';

export type Interaction = { name: string; durationMs: number };

type Entry = { interactionId: number; duration: number };
type Watched = { benchInteractions: Entry[] };

/** The browser reports nothing that was painted sooner. */
const REPORTED_FROM_MS = 16;

/**
 * Times interactions as the browser itself does (Event Timing, which Interaction to Next Paint is made of): from the finger to the next
 * frame. Call before the page is opened.
 */
export async function watchInteractions(page: Page): Promise<{
  /** Does `act` and waits for `until`, the effect; the longest event of what the finger did counts. */
  during: (name: string, act: () => Promise<unknown>, until: () => Promise<unknown>) => Promise<Interaction>;
}> {
  await page.addInitScript((durationThreshold) => {
    const entries: Entry[] = [];
    Object.assign(window, { benchInteractions: entries });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & Entry)[])
        if (entry.interactionId > 0) entries.push({ interactionId: entry.interactionId, duration: entry.duration });
    }).observe({ type: 'event', durationThreshold, buffered: true } as PerformanceObserverInit);
  }, REPORTED_FROM_MS);
  return {
    during: async (name, act, until) => {
      await page.evaluate(() => void ((window as unknown as Watched).benchInteractions.length = 0));
      await act();
      await until();
      // Entries are handed over after the frame they end with.
      const durations = await page.evaluate(async () => {
        await new Promise((resolve) =>
          requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(resolve, 100))),
        );
        return (window as unknown as Watched).benchInteractions.map(({ duration }) => duration);
      });
      return { name, durationMs: Math.max(REPORTED_FROM_MS, ...durations) };
    },
  };
}
