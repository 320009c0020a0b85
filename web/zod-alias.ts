import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Alias } from 'vite';

/** For all code that runs in a browser: zod without compiled parsers, see `src/lib/zod.ts`. */
export const zodAlias: Alias = {
  find: /^zod$/,
  replacement: join(dirname(fileURLToPath(import.meta.url)), 'src/lib/zod.ts'),
};
