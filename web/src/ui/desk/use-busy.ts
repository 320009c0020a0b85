import { useCallback, useRef, useState } from 'react';
import { failureText } from '../../lib/failure-text.ts';
import { showToast } from '../toast/toast.ts';

/**
 * Runs one action at a time and ignores further clicks. State alone would be too slow for a double
 * click. A failure shows a toast titled `failed`.
 */
export function useBusy(): {
  isBusy: boolean;
  run: (failed: string, work: () => Promise<void>) => Promise<void>;
} {
  const [isBusy, setBusy] = useState(false);
  const busy = useRef(false);
  const run = useCallback(async (failed: string, work: () => Promise<void>) => {
    if (busy.current) return;
    busy.current = true;
    setBusy(true);
    try {
      await work();
    } catch (error) {
      showToast({ title: failed, description: failureText(error, 'Please try again.'), tone: 'error' });
    } finally {
      busy.current = false;
      setBusy(false);
    }
  }, []);
  return { isBusy, run };
}
