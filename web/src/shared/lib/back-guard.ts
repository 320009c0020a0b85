let closeOnBack: (() => void) | null = null;
let isHydrated = false;
let isBackHeld = false;

/**
 * Makes the browser's Back close an open dialog. A Back before the call of `releaseBack` is held:
 * the router does not see it. Call `installBackGuard` before the router is created. The window's
 * listeners run in the order in which they were added, and the router would load the page again for
 * a history entry that only closes a dialog.
 */
export function installBackGuard(): void {
  window.addEventListener('popstate', (event) => {
    if (!isHydrated) {
      event.stopImmediatePropagation();
      isBackHeld = true;
      return;
    }
    if (closeOnBack === null) return;
    event.stopImmediatePropagation();
    const close = closeOnBack;
    closeOnBack = null;
    close();
  });
}

/**
 * Stops holding Back, and repeats a Back that was held. Call this function once React has rendered
 * the document's page: if the router had already left that page, React's markup would not match the
 * server's.
 */
export function releaseBack(): void {
  isHydrated = true;
  if (isBackHeld) window.dispatchEvent(new PopStateEvent('popstate', { state: window.history.state as unknown }));
}

/**
 * Adds a history entry. Going back from it calls `onBack`, once. To close the dialog in another
 * way, call `history.back()`, so that the entry is removed too.
 */
export function guardBack(onBack: () => void): void {
  window.history.pushState({ ...(window.history.state as object | null), dialog: true }, '');
  closeOnBack = onBack;
}
