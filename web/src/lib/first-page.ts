/**
 * Whether the app still shows the document's page. Its first render must match the server's markup.
 * (`useMounted` would tell that too, but it renders the page a second time, and React would then
 * hydrate all sections at once.)
 */
let isShown = true;

export const isFirstPage = (): boolean => isShown;

/** The router calls this on the first navigation. */
export const leaveFirstPage = (): void => void (isShown = false);
