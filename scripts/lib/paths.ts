import { homedir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = dirname(dirname(dirname(fileURLToPath(import.meta.url))));
export const isWindows = process.platform === 'win32';

/**
 * The JavaScript files of tools in node_modules. Node runs them directly, because the commands in
 * `node_modules/.bin` differ between systems.
 */
export const toolScripts = {
  firebase: join(root, 'node_modules/firebase-tools/lib/bin/firebase.js'),
  vite: join(root, 'node_modules/vite/bin/vite.js'),
  vitest: join(root, 'node_modules/vitest/vitest.mjs'),
  playwright: join(root, 'node_modules/@playwright/test/cli.js'),
  typescript: join(root, 'node_modules/typescript/bin/tsc'),
  eslint: join(root, 'node_modules/eslint/bin/eslint.js'),
  prettier: join(root, 'node_modules/prettier/bin/prettier.cjs'),
  knip: join(root, 'node_modules/knip/bin/knip.js'),
  functionsFramework: join(root, 'node_modules/@google-cloud/functions-framework/build/src/main.js'),
  sizeLimit: join(root, 'node_modules/size-limit/bin.js'),
};

/**
 * Cache folder shared by all clones of one user, because building the emulator for each clone takes
 * too long.
 */
export function cacheFolder(): string {
  const base =
    process.env.XDG_CACHE_HOME ??
    (process.platform === 'darwin' ? join(homedir(), 'Library', 'Caches') : undefined) ??
    (isWindows ? process.env.LOCALAPPDATA : undefined) ??
    join(homedir(), '.cache');
  return join(base, 'first-show');
}
