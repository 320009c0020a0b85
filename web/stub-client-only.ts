import type { Plugin } from 'vite';

const EMPTY = '\0client-only';

/**
 * What a page imports only once it is in a browser: the live chunk with Firestore, and the toasts
 * with React's client.
 */
const CLIENT_ONLY = /\.client\.tsx?$|\/toast\/toaster\.tsx$/;

/**
 * Leaves out of the server's bundle what only browsers import (`import()` in an effect or an
 * event): more than half of it, which each cold start would read for nothing.
 */
export function stubClientOnly(): Plugin {
  return {
    name: 'stub-client-only',
    enforce: 'pre',
    applyToEnvironment: (environment) => environment.name === 'ssr',
    resolveId: (id) => (CLIENT_ONLY.test(id) ? EMPTY : undefined),
    load: (id) => (id === EMPTY ? 'export {};' : undefined),
  };
}
