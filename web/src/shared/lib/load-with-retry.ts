/**
 * Loads a module. After a failure (offline, or a new release has removed the file) it waits for
 * `retryOn` and tries again. It never rejects: if the import of a `lazy` component rejects, the
 * error page replaces the whole page.
 */
export async function loadWithRetry<Code>(load: () => Promise<Code>, retryOn: () => Promise<unknown>): Promise<Code> {
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
