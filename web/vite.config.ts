import { existsSync, readFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';
import { routerAliases } from './router-alias.ts';
import { stubClientOnly } from './stub-client-only.ts';
import { stubUnusedFirebase } from './stub-unused-firebase.ts';
import { zodAlias } from './zod-alias.ts';

const here = dirname(fileURLToPath(import.meta.url));
const entry = join(here, 'src/app/entry-client.ts');

const REACT = /node_modules[\\/](?:react|react-dom|scheduler)[\\/]/;
const ROUTER = /node_modules[\\/]react-router(?:-dom)?[\\/]/;
const STYLES = /node_modules[\\/](?:@emotion|stylis|@mui[\\/](?:system|styled-engine|material[\\/]styles))[\\/]/;
const SHARED = /(?:web[\\/]src[\\/](?:ui|lib)|domain[\\/]src)[\\/](?!form[\\/]|toast[\\/]|core[\\/]relative-time)(?!.*\.(?:client|schema)\.)/;
const READERS_PAGE = /src[\\/]app[\\/](?:start-client|pages[\\/][\w-]+-page)\.tsx$/;

type Modules = { getModuleInfo: (id: string) => { importers: readonly string[] } | null };

/** Whether a public page imports a module, itself or through others. Desk code must not get into the chunks that readers download. */
function isForReaders(id: string, modules: Modules, seen = new Set<string>()): boolean {
  if (READERS_PAGE.test(id)) return true;
  if (seen.has(id)) return false;
  seen.add(id);
  return (modules.getModuleInfo(id)?.importers ?? []).some((importer) => isForReaders(importer, modules, seen));
}

/**
 * Fifty small chunks compress badly and cost fifty requests: what nearly every public page needs comes in four. Vite's helper for dynamic imports
 * stands alone, because the entry uses it and must import nothing else (`entry-client.ts`).
 */
const chunkGroups = [
  { name: 'preload-helper', pattern: /vite[\\/]preload-helper/ },
  { name: 'react', pattern: REACT },
  { name: 'router', pattern: ROUTER },
  { name: 'styles', pattern: STYLES },
  { name: 'shared', pattern: SHARED, minShareCount: 3 },
].map(({ name, pattern, ...rest }) => ({
  ...rest,
  test: pattern,
  debugName: name,
  name: (id: string, modules: Modules) => (isForReaders(id, modules) ? name : null),
}));

const MANIFEST = 'virtual:client-manifest';

/** Gives the server bundle the names of the client's chunks, so that a page can preload its own. The client is built first. */
function clientManifest(): Plugin {
  let file = '';
  return {
    name: 'client-manifest',
    configResolved: (config) => {
      file = resolve(config.root, config.build.outDir, '../client/.vite/manifest.json');
    },
    resolveId: (id) => (id === MANIFEST ? `\0${MANIFEST}` : undefined),
    load: (id) => (id === `\0${MANIFEST}` ? `export default ${existsSync(file) ? readFileSync(file, 'utf8') : '{}'};` : undefined),
  };
}

export default defineConfig(({ isSsrBuild = false }) => ({
  root: here,
  plugins: [react(), clientManifest(), stubClientOnly(), stubUnusedFirebase()],
  define: { 'process.env.NODE_ENV': JSON.stringify('production') },
  resolve: { alias: [...routerAliases, zodAlias] },
  ssr: { noExternal: true as const },
  // In a folder of their own: a worker heeds the policy that its file is sent with (firebase.json).
  worker: { rollupOptions: { output: { entryFileNames: 'workers/[name]-[hash].js' } } },
  build: {
    outDir: isSsrBuild ? 'dist/server' : 'dist/client',
    target: 'es2022',
    // A font inside the HTML would be sent with every page.
    assetsInlineLimit: 0,
    manifest: !isSsrBuild,
    copyPublicDir: !isSsrBuild,
    // The fonts: only the renderer names them.
    ssrEmitAssets: true,
    // The document preloads what a page needs; preloading the chunks of lazy imports would list every desk's chunks in the readers' entry.
    modulePreload: { polyfill: false, resolveDependencies: () => [] },
    reportCompressedSize: false,
    chunkSizeWarningLimit: 1500,
    rollupOptions: {
      // Says nothing of use: hundreds of 'use client' lines in MUI.
      checks: { moduleLevelDirective: false },
      ...(isSsrBuild ? { output: { entryFileNames: 'entry-server.js', codeSplitting: false } } : { input: entry, output: { codeSplitting: { groups: chunkGroups } } }),
    },
  },
}));
