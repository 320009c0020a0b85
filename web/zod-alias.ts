import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Alias } from 'vite';

/** Replaces zod by `src/shared/lib/zod.ts`, which turns off zod's compiled parsers. */
export const zodAlias: Alias = {
  find: /^zod$/,
  replacement: join(dirname(fileURLToPath(import.meta.url)), 'src/shared/lib/zod.ts'),
};
