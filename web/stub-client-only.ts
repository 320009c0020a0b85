import type { Plugin } from 'vite';

const EMPTY = '\0client-only';

/**
 * Matches modules that a page imports only in browsers: the live chunk with Firestore, and the
 * toaster with React's client.
 */
const CLIENT_ONLY = /\.client\.tsx?$|\/toast\/toaster\.tsx$/;

/**
 * Replaces modules that are only imported in browsers (`import()` in an effect or an event) by
 * stubs in the server's bundle. They are more than half of it, and each cold start would read them
 * for nothing.
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
