let closeOnBack: (() => void) | null = null;

/**
 * Makes the browser's Back close an open dialog. Call it before the router is created: the window's
 * listeners run in the order in which they were added, and the router would reload the page for a
 * history entry that only closes a dialog.
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
 * Adds a history entry; going back from it runs `onBack` once. Close the dialog with
 * `history.back()`, so that the entry is removed in every case.
 */
export function guardBack(onBack: () => void): void {
  window.history.pushState({ ...(window.history.state as object | null), dialog: true }, '');
  closeOnBack = onBack;
}
