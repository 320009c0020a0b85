import { existsSync, readFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { defineConfig, type Manifest, type Plugin } from 'vite';
import { lightAliases, lightTheme } from './light.ts';
import { stubClientOnly } from './stub-client-only.ts';
import { zodAlias } from './zod-alias.ts';

const here = dirname(fileURLToPath(import.meta.url));

// Fifty small chunks compress badly and cost fifty requests: what nearly every page needs comes in two.
const chunkGroups = [
  { name: 'vendor', test: /node_modules[\\/](?:preact|react-router|react-router-dom|@emotion|stylis)[\\/]/ },
  { name: 'shared', test: /(?:web[\\/]src[\\/](?:ui|lib)|domain[\\/]src)[\\/](?!form[\\/]|toast[\\/]|core[\\/]relative-time)(?!.*\.(?:client|schema)\.)/, minShareCount: 3 },
];

/**
 * V8's compile hint for a whole file: its functions are compiled beside, while it comes, and not each one when it is first called. Taking a
 * page over calls nearly all of them: a phone's main thread (4 × slower) spent 200 ms on compiling 640 functions. Behind the minifier, which
 * drops comments.
 */
const COMPILE_AT_ONCE = '//# allFunctionsCalledOnLoad\n';

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
  plugins: [clientManifest(), lightTheme(), stubClientOnly()],
  define: { 'process.env.NODE_ENV': JSON.stringify('production') },
  resolve: { alias: [...lightAliases, zodAlias] },
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
        : { input: join(here, 'app-shell.html'), output: { postBanner: COMPILE_AT_ONCE, codeSplitting: { groups: chunkGroups } } },
  },
}));
