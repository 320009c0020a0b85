/**
 * Loads a part of the page, and waits for `retryOn` after each failure (offline, or a file that a
 * new release has removed). It never rejects: a component of `lazy` that rejects replaces the whole
 * page by the error page.
 */
export async function loadWithRetry<Part>(load: () => Promise<Part>, retryOn: () => Promise<unknown>): Promise<Part> {
  for (;;) {
    try {
      return await load();
    } catch {
      await retryOn();
    }
  }
}

/** Resolves once the browser is online again. */
export const backOnline = (): Promise<unknown> =>
  new Promise((resolve) => window.addEventListener('online', resolve, { once: true }));
