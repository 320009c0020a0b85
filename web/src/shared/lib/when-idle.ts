const LATEST_MS = 4_000;
const FALLBACK_MS = 1_500;

/**
 * Waits until the page has loaded, and then runs `task` when the browser is idle, after at most
 * 4 s. Browsers without `requestIdleCallback` run `task` after 1.5 s instead. Returns a function
 * that cancels `task`.
 */
export function whenIdle(task: () => void): () => void {
  let cancel = () => undefined as void;
  const schedule = () => {
    if ('requestIdleCallback' in window) {
      const handle = window.requestIdleCallback(task, { timeout: LATEST_MS });
      cancel = () => window.cancelIdleCallback(handle);
    } else {
      const handle = setTimeout(task, FALLBACK_MS);
      cancel = () => clearTimeout(handle);
    }
  };
  if (document.readyState === 'complete') {
    schedule();
    return () => cancel();
  }
  window.addEventListener('load', schedule, { once: true });
  return () => {
    window.removeEventListener('load', schedule);
    cancel();
  };
}
