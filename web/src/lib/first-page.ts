/**
 * Whether the app still shows the page of the document. The first render of that page must match
 * the server's markup. (`useMounted` would also know, but it renders the page a second time, which
 * would make React hydrate all sections at once.)
 */
let isShown = true;

export const isFirstPage = (): boolean => isShown;

/** The router calls this on the first navigation. */
export const leaveFirstPage = (): void => void (isShown = false);
