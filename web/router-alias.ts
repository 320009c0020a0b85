import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Alias } from 'vite';

const production = join(dirname(fileURLToPath(import.meta.resolve('react-router'))), '../production');

/** React Router's package names only its development build, whose warnings a reader would download. Beside it lies the one without. */
export const routerAliases: Alias[] = [
  { find: /^react-router$/, replacement: join(production, 'index.mjs') },
  { find: /^react-router\/dom$/, replacement: join(production, 'dom-export.mjs') },
];
