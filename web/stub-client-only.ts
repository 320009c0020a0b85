import type { Plugin } from 'vite';

const EMPTY = '\0client-only';

/**
 * Matches the modules that run only in browsers: files named `*.client.ts` or `*.client.tsx`
 * (Firestore, App Check, form tickets, parts of the desks), and the toaster, which imports React's
 * client renderer.
 */
const CLIENT_ONLY = /\.client\.tsx?(?:\?.*)?$|\/toast\/toaster\.tsx$/;

/**
 * Replaces the modules that run only in browsers by stubs in the server's bundle. These modules
 * would be more than half of the bundle, and every cold start would read them for nothing.
 */
export function stubClientOnly(): Plugin {
  return {
    name: 'stub-client-only',
    enforce: 'pre',
    applyToEnvironment: (environment) => environment.name === 'ssr',
    resolveId: (id) => (CLIENT_ONLY.test(id) ? EMPTY : undefined),
    load: (id) => (id === EMPTY ? 'export default undefined;' : undefined),
  };
}
