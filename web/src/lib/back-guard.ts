let closeOnBack: (() => void) | null = null;
let isHydrated = false;
let isBackHeld = false;

/**
 * Makes the browser's Back close an open dialog, and holds it until `releaseBack`. Call it before
 * the router is created: the window's listeners run in the order in which they were added, and the
 * router would reload the page for a history entry that only closes a dialog.
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
 * Lets Back through from now on, and repeats one that was held. Call it once React has rendered the
 * document's page: a router that is already leaving that page would not match the server's markup.
 */
export function releaseBack(): void {
  isHydrated = true;
  if (isBackHeld) window.dispatchEvent(new PopStateEvent('popstate', { state: window.history.state as unknown }));
}

/**
 * Adds a history entry; going back from it runs `onBack` once. Close the dialog with
 * `history.back()`, so that the entry is removed in every case.
 */
export function guardBack(onBack: () => void): void {
  window.history.pushState({ ...(window.history.state as object | null), dialog: true }, '');
  closeOnBack = onBack;
}
