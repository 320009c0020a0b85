import { savesData } from '../../lib/live/use-live.ts';
import { whenIdle } from '../../lib/when-idle.ts';
import { showPlainToast } from './plain-toast.ts';

/**
 * What a toast says. `tone` 'error' is red. `action`: one button, which closes it. `durationMs`:
 * where 5 s are too short for that.
 */
export type Toast = {
  title: string;
  description?: string;
  tone?: 'success' | 'error';
  action?: { label: string; onAction: () => void };
  durationMs?: number;
};

type Listener = (toast: Toast) => void;

let listener: Listener | null = null;
let waiting: Toast | null = null;
let isLoading = false;

const load = () => import('./toaster.tsx');
/**
 * Has it here before it is wanted: by the time that a toast has to say that the network is gone, it
 * cannot be fetched.
 */
const loadAhead = (): void => void load().catch(() => undefined);
if (typeof window !== 'undefined' && !savesData()) whenIdle(loadAhead);

/**
 * Shows a toast, one at a time: a new one replaces the last. The part that draws it arrives when
 * the page is idle, or with the first one.
 */
export function showToast(toast: Toast): void {
  if (listener !== null) {
    listener(toast);
    return;
  }
  waiting = toast;
  if (isLoading) return;
  isLoading = true;
  load().then(
    ({ mountToaster }) => mountToaster(),
    () => {
      // The next toast tries again.
      isLoading = false;
      if (waiting !== null) showPlainToast(waiting);
      waiting = null;
      window.addEventListener('online', loadAhead, { once: true });
    },
  );
}

/** For the toaster alone: hands over what came before it. */
export function onToast(next: Listener): () => void {
  listener = next;
  if (waiting !== null) next(waiting);
  waiting = null;
  return () => {
    listener = null;
  };
}
