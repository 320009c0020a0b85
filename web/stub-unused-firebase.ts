import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

const stub = join(dirname(fileURLToPath(import.meta.url)), 'src/lib/firebase-stub.ts');

/**
 * reactfire imports every Firebase product; the desks use Firestore and Auth. The others are
 * stubbed where reactfire asks for them, and only there.
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
