import type { Plugin } from 'vite';

const EMPTY = '\0client-only';

/**
 * Matches the modules that run only in browsers: files named `*.client.ts` (Firestore, App Check,
 * form tickets), and the toaster, which needs React's client renderer.
 */
const CLIENT_ONLY = /\.client\.tsx?$|\/toast\/toaster\.tsx$/;

/**
 * Replaces modules that are only imported in browsers (`import()` in an effect or an event) by
 * stubs in the server's bundle. These modules would be more than half of the bundle, and every cold
 * start would read them for nothing.
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
