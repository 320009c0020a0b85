/**
 * Whether no navigation has happened since the document was loaded. The first render of the
 * document's page must match the server's markup. `useMounted` would also know this, but it renders
 * a component a second time, after which React would hydrate all sections at once.
 */
let isShown = true;

export const isFirstPage = (): boolean => isShown;

/** `start-client.tsx` calls this on the first navigation. */
export const leaveFirstPage = (): void => void (isShown = false);
