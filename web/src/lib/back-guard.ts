let closeOnBack: (() => void) | null = null;

/**
 * Lets an open dialog take the browser's Back for itself. Must run before the router is made:
 * browsers call the window's listeners in the order they were added, and the router would load the
 * page anew for an entry that only closed a dialog.
 */
export function installBackGuard(): void {
  window.addEventListener('popstate', (event) => {
    if (closeOnBack === null) return;
    event.stopImmediatePropagation();
    const close = closeOnBack;
    closeOnBack = null;
    close();
  });
}

/**
 * Adds an entry to the history whose Back runs `onBack`, once. Close by `history.back()`, so that
 * the entry is gone either way.
 */
export function guardBack(onBack: () => void): void {
  window.history.pushState({ ...(window.history.state as object | null), dialog: true }, '');
  closeOnBack = onBack;
}
