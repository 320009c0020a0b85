import { savesData } from '../../lib/live/use-live.ts';
import { whenIdle } from '../../lib/when-idle.ts';
import { showPlainToast } from './plain-toast.ts';

/**
 * The content of a toast. `tone` 'error' is red. `action`: one button, which also closes the toast.
 * `durationMs`: how long it stays, by default 5 s.
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
 * Loads the toaster in advance. A toast has to tell the reader that the network is gone, and by
 * then the toaster cannot be loaded.
 */
const loadAhead = (): void => void load().catch(() => undefined);
if (typeof window !== 'undefined' && !savesData()) whenIdle(loadAhead);

/**
 * Shows a toast and replaces the one on screen. If the toaster is not loaded yet, loads it first;
 * if that fails, shows a plain toast.
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
      // The next toast tries again to load the toaster.
      isLoading = false;
      if (waiting !== null) showPlainToast(waiting);
      waiting = null;
      window.addEventListener('online', loadAhead, { once: true });
    },
  );
}

/**
 * Sets `next` as the function that receives each toast, and passes it a toast that is already
 * waiting. Returns a function that removes `next`. In the app, only the toaster calls `onToast`.
 */
export function onToast(next: Listener): () => void {
  listener = next;
  if (waiting !== null) next(waiting);
  waiting = null;
  return () => {
    listener = null;
  };
}
