import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

const stub = join(dirname(fileURLToPath(import.meta.url)), 'src/shared/lib/firebase-stub.ts');

/**
 * Stubs the Firebase products that the site does not use. reactfire imports many products, but the
 * desks only use Firestore and Auth. Only imports by reactfire are replaced.
 */
export function stubUnusedFirebase(): Plugin {
  return {
    name: 'stub-unused-firebase',
    enforce: 'pre',
    resolveId: (id, importer) =>
      /^firebase\/(?!app$|auth$|firestore$)/.test(id) && importer?.includes('/node_modules/reactfire/') === true
        ? stub
        : undefined,
  };
}
