import { useCallback, useRef, useState } from 'react';
import { showFailure } from './show-failure.ts';

/**
 * Runs one action at a time and ignores further clicks. State alone would be too slow for a double
 * click. A failure shows a toast titled `failed`, with the reason or `fallback`.
 */
export function useBusy() {
  const [isBusy, setBusy] = useState(false);
  const busy = useRef(false);
  const run = useCallback(async (failed: string, work: () => Promise<void>, fallback?: string) => {
    if (busy.current) return;
    busy.current = true;
    setBusy(true);
    try {
      await work();
    } catch (error) {
      showFailure(failed, error, fallback);
    } finally {
      busy.current = false;
      setBusy(false);
    }
  }, []);
  return { isBusy, run };
}
