import { existsSync, readFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { defineConfig, type Manifest, type Plugin, type Rolldown } from 'vite';
import { EARLY_CHUNK } from './src/app/chunks.ts';
import { lightAliases, lightTheme } from './light.ts';
import { routerAliases } from './router-alias.ts';
import { stubClientOnly } from './stub-client-only.ts';
import { zodAlias } from './zod-alias.ts';

const here = dirname(fileURLToPath(import.meta.url));

// Fifty small chunks compress badly and cost fifty requests: what nearly every page needs comes in two.
const chunkGroups = [
  // Runs before all others, see `src/app/measure-early.ts`: it must not wait for what it does not need.
  { name: EARLY_CHUNK, test: /src[\\/](?:app[\\/]measure-early|lib[\\/]lay-out-later|ui[\\/]families)\.ts$/, priority: 1 },
  { name: 'vendor', test: /node_modules[\\/](?:preact|react-router|react-router-dom|@emotion|stylis)[\\/]/ },
  { name: 'shared', test: /(?:web[\\/]src[\\/](?:ui|lib)|domain[\\/]src)[\\/](?!form[\\/]|toast[\\/]|core[\\/]relative-time)(?!.*\.(?:client|schema)\.)/, minShareCount: 3 },
];

/** V8's hint for a whole file, in its first line: its functions are compiled beside, while it comes, and not each one when it is first called. */
const COMPILE_AT_ONCE = '//# allFunctionsCalledOnLoad\n';

/**
 * Gives the hint to the scripts that a page is taken over with, which calls nearly all of their functions: a phone's main thread (4 × slower)
 * spent 200 ms on compiling 640 of them. What comes when it is wanted, as the parts of a form, goes without. After the minifier, which drops
 * comments, and after Vite's own last word, which it puts in front.
 */
function compileAtOnce(): Plugin {
  const isFirst = ({ isEntry, facadeModuleId }: Rolldown.OutputChunk): boolean =>
    isEntry || facadeModuleId?.endsWith('/start-client.tsx') === true || facadeModuleId?.includes('/src/app/pages/') === true;
  return {
    name: 'compile-at-once',
    generateBundle: {
      order: 'post',
      handler: (_, bundle) => {
        const wanted = Object.values(bundle).filter((one) => one.type === 'chunk' && isFirst(one));
        for (const chunk of wanted) {
          if (chunk.type !== 'chunk') continue;
          for (const name of chunk.imports) {
            const imported = bundle[name];
            if (imported !== undefined && !wanted.includes(imported)) wanted.push(imported);
          }
          chunk.code = COMPILE_AT_ONCE + chunk.code;
        }
      },
    },
  };
}

const MANIFEST = 'virtual:client-manifest';

/**
 * Gives the server bundle the names of both clients' chunks, so that a page can preload what its route needs. The clients are built
 * first, into the folders beside.
 */
function clientManifest(): Plugin {
  let folder = '';
  const read = (client: string): Manifest => {
    const file = resolve(folder, client, '.vite/manifest.json');
    return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Manifest) : {};
  };
  return {
    name: 'client-manifest',
    configResolved: (config) => {
      folder = resolve(config.root, config.build.outDir, '..');
    },
    resolveId: (id) => (id === MANIFEST ? `\0${MANIFEST}` : undefined),
    load: (id) =>
      id === `\0${MANIFEST}`
        ? `export default ${JSON.stringify(read('client'))}; export const deskManifest = ${JSON.stringify(read('desks'))};`
        : undefined,
  };
}

export default defineConfig(({ isSsrBuild }) => ({
  root: here,
  plugins: [clientManifest(), lightTheme(), stubClientOnly(), ...(isSsrBuild === true ? [] : [compileAtOnce()])],
  define: { 'process.env.NODE_ENV': JSON.stringify('production') },
  resolve: { alias: [...lightAliases, ...routerAliases, zodAlias] },
  ssr: { noExternal: true as const },
  // In a folder of their own: a worker heeds the policy that its file is sent with (firebase.json).
  worker: { rollupOptions: { output: { entryFileNames: 'workers/[name]-[hash].js' } } },
  build: {
    outDir: isSsrBuild === true ? 'dist/server' : 'dist/client',
    target: 'es2022',
    // A font inside the HTML would be sent with every page.
    assetsInlineLimit: 0,
    manifest: isSsrBuild !== true,
    copyPublicDir: isSsrBuild !== true,
    // The fonts: only the renderer names them.
    ssrEmitAssets: true,
    modulePreload: { polyfill: false },
    reportCompressedSize: false,
    rollupOptions:
      isSsrBuild === true
        ? { output: { entryFileNames: 'entry-server.js', codeSplitting: false } }
        : { input: join(here, 'app-shell.html'), output: { codeSplitting: { groups: chunkGroups } } },
  },
}));
