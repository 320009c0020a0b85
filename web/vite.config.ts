import { existsSync, readFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig, type Manifest, type Plugin } from 'vite';

const here = dirname(fileURLToPath(import.meta.url));
const stub = join(here, 'src/lib/firebase-stub.ts');

/**
 * reactfire imports every Firebase product; the live pages use Firestore alone. The others are stubbed where reactfire asks for them, and
 * only there.
 */
function stubUnusedFirebase(): Plugin {
  return {
    name: 'stub-unused-firebase',
    enforce: 'pre',
    resolveId: (id, importer) =>
      /^firebase\/(?!app$|firestore$)/.test(id) && importer?.includes('/node_modules/reactfire/') === true ? stub : undefined,
  };
}

// Fifty small chunks compress badly and cost fifty requests: what nearly every page needs comes in two.
const chunkGroups = [
  { name: 'vendor', test: /node_modules[\\/](?:react|react-dom|scheduler|react-router|react-router-dom|@mui|@emotion|stylis|clsx|cookie|set-cookie-parser)[\\/]/ },
  { name: 'shared', test: /(?:web[\\/]src[\\/](?:ui|lib)|domain[\\/]src)[\\/](?!form[\\/]|toast[\\/]|core[\\/]relative-time)(?!.*\.(?:client|schema)\.)/, minShareCount: 3 },
];

const MANIFEST = 'virtual:client-manifest';

/**
 * Gives the server bundle the names of the client's chunks, so that a page can preload what its route needs. The client is built
 * first, into the folder beside.
 */
function clientManifest(): Plugin {
  let file = '';
  return {
    name: 'client-manifest',
    configResolved: (config) => {
      file = resolve(config.root, config.build.outDir, '../client/.vite/manifest.json');
    },
    resolveId: (id) => (id === MANIFEST ? `\0${MANIFEST}` : undefined),
    load: (id) => {
      if (id !== `\0${MANIFEST}`) return undefined;
      const manifest: Manifest = existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Manifest) : {};
      return `export default ${JSON.stringify(manifest)}`;
    },
  };
}

export default defineConfig(({ isSsrBuild }) => ({
  root: here,
  plugins: [react(), clientManifest(), stubUnusedFirebase()],
  define: { 'process.env.NODE_ENV': JSON.stringify('production') },
  ssr: { noExternal: true as const },
  build: {
    outDir: isSsrBuild === true ? 'dist/server' : 'dist/client',
    target: 'es2022',
    // A font inside the HTML would be sent with every page.
    assetsInlineLimit: 0,
    manifest: isSsrBuild !== true,
    copyPublicDir: isSsrBuild !== true,
    modulePreload: { polyfill: false },
    reportCompressedSize: false,
    rollupOptions:
      isSsrBuild === true
        ? { output: { entryFileNames: 'entry-server.js', codeSplitting: false } }
        : { input: join(here, 'app-shell.html'), output: { codeSplitting: { groups: chunkGroups } } },
  },
}));
