import { useEffect, useState } from 'react';
import { useLocation, useNavigation } from 'react-router-dom';

/**
 * Delay before the skeleton appears, in ms. Without it, the skeleton would flash when an answer is
 * fast.
 */
const SKELETON_AFTER_MS = 300;

/**
 * The path of a page that has been loading for longer than `SKELETON_AFTER_MS`; `null` otherwise.
 * Only the path counts: the skeleton is not shown while another tab, sort order or search of the
 * same page loads.
 */
export function usePendingPath(): string | null {
  const { state, location: target } = useNavigation();
  const { pathname } = useLocation();
  const pending = state === 'loading' && target.pathname !== pathname ? target.pathname : null;
  const [slow, setSlow] = useState<string | null>(null);
  useEffect(() => {
    if (pending === null) {
      setSlow(null);
      return;
    }
    const timer = setTimeout(() => setSlow(pending), SKELETON_AFTER_MS);
    return () => clearTimeout(timer);
  }, [pending]);
  return pending === null ? null : slow;
}
