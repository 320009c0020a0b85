/**
 * Whether the app still shows the page that the document brought. Its first render has to match the
 * server's markup. (`useMounted` would tell as well, but its second render of a whole page would
 * force React to hydrate all sections of it at once.)
 */
let isShown = true;

export const isFirstPage = (): boolean => isShown;

/** For the router, on the first navigation. */
export const leaveFirstPage = (): void => void (isShown = false);
