import { homedir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = dirname(dirname(dirname(fileURLToPath(import.meta.url))));
export const isWindows = process.platform === 'win32';

/**
 * The JavaScript files of tools in node_modules, to run with the project's Node (no shell, no
 * `.cmd` on Windows).
 */
export const toolScripts = {
  firebase: join(root, 'node_modules/firebase-tools/lib/bin/firebase.js'),
  vite: join(root, 'node_modules/vite/bin/vite.js'),
  vitest: join(root, 'node_modules/vitest/vitest.mjs'),
  playwright: join(root, 'node_modules/@playwright/test/cli.js'),
  typescript: join(root, 'node_modules/typescript/bin/tsc'),
  eslint: join(root, 'node_modules/eslint/bin/eslint.js'),
  prettier: join(root, 'node_modules/prettier/bin/prettier.cjs'),
  functionsFramework: join(root, 'node_modules/@google-cloud/functions-framework/build/src/main.js'),
  sizeLimit: join(root, 'node_modules/size-limit/bin.js'),
};

/** A cache shared by all clones of one person: the emulator is too expensive to build for each. */
export function cacheFolder(): string {
  const base =
    process.env.XDG_CACHE_HOME ??
    (process.platform === 'darwin' ? join(homedir(), 'Library', 'Caches') : undefined) ??
    (isWindows ? process.env.LOCALAPPDATA : undefined) ??
    join(homedir(), '.cache');
  return join(base, 'first-show');
}
