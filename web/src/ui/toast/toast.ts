/** What a toast says. `tone` 'error' is red. `action`: one button, which closes it. `durationMs`: where 5 s are too short for that. */
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

/** Shows a toast, one at a time: a new one replaces the last. The part that draws it arrives with the first one. */
export function showToast(toast: Toast): void {
  if (listener !== null) {
    listener(toast);
    return;
  }
  waiting = toast;
  if (isLoading) return;
  isLoading = true;
  import('./toaster.tsx').then(
    ({ mountToaster }) => mountToaster(),
    () => {
      // Offline before the first toast: the next one tries again.
      isLoading = false;
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
