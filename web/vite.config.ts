import { existsSync, readFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin, type Rolldown } from 'vite';
import { progressiveWebApp } from './progressive-web-app.ts';
import { stubClientOnly } from './stub-client-only.ts';
import { stubUnusedFirebase } from './stub-unused-firebase.ts';
import { zodAlias } from './zod-alias.ts';

const here = dirname(fileURLToPath(import.meta.url));
const entry = join(here, 'src/app/entry-client.ts');

const REACT = /node_modules[\\/](?:react|react-dom|scheduler)[\\/]/;
const ROUTER = /node_modules[\\/]react-router(?:-dom)?[\\/]/;
const STYLES = /node_modules[\\/](?:@emotion|stylis|@mui[\\/](?:system|styled-engine|material[\\/]styles))[\\/]/;
const SHARED =
  /(?:web[\\/]src[\\/](?:ui|lib)|domain[\\/]src)[\\/](?!form[\\/]|toast[\\/]|core[\\/]relative-time)(?!.*\.(?:client|schema)\.)/;
const READERS_PAGE = /src[\\/]app[\\/](?:start-client|pages[\\/][\w-]+-page)\.tsx$/;
/** Most visits begin with an article: what it does not need would only delay it. */
const FRAME_OR_ARTICLE = /src[\\/]app[\\/](?:start-client|pages[\\/]article-page)\.tsx$/;

type Modules = { getModuleInfo: (id: string) => { importers: readonly string[] } | null };

/** Whether one of `pages` imports a module, itself or through others. */
function isImportedBy(pages: RegExp, id: string, modules: Modules, seen = new Set<string>()): boolean {
  if (pages.test(id)) return true;
  if (seen.has(id)) return false;
  seen.add(id);
  return (modules.getModuleInfo(id)?.importers ?? []).some((importer) => isImportedBy(pages, importer, modules, seen));
}

/**
 * Fifty small chunks compress badly and cost fifty requests: what nearly every public page needs
 * comes in four. Vite's helper for dynamic imports stands alone, because the entry uses it and must
 * import nothing else (`entry-client.ts`). No desk code: only modules that a public page imports.
 */
const chunkGroups = [
  { name: 'preload-helper', pattern: /vite[\\/]preload-helper/, pages: /./ },
  { name: 'react', pattern: REACT, pages: READERS_PAGE },
  { name: 'router', pattern: ROUTER, pages: READERS_PAGE },
  { name: 'styles', pattern: STYLES, pages: READERS_PAGE },
  { name: 'shared', pattern: SHARED, pages: FRAME_OR_ARTICLE, minShareCount: 3 },
].map(({ name, pattern, pages, ...rest }) => ({
  ...rest,
  test: pattern,
  debugName: name,
  name: (id: string, modules: Modules) => (isImportedBy(pages, id, modules) ? name : null),
}));

/**
 * V8's hint for a whole file, in its first line: compile all functions in the background while the
 * file arrives, not one by one at the first call.
 */
const COMPILE_AT_ONCE = '//# allFunctionsCalledOnLoad\n';

/**
 * Gives the hint to the scripts that every page starts with, which call nearly all of their
 * functions (decision 021). It runs after the minifier, which drops comments.
 */
function compileAtOnce(): Plugin {
  const startsPage = ({ facadeModuleId }: Rolldown.OutputChunk): boolean => READERS_PAGE.test(facadeModuleId ?? '');
  return {
    name: 'compile-at-once',
    generateBundle: {
      order: 'post',
      handler: (_, bundle) => {
        const chunks = Object.values(bundle).filter((output) => output.type === 'chunk');
        const needed = new Set(chunks.filter(startsPage).flatMap(({ fileName, imports }) => [fileName, ...imports]));
        for (const chunk of chunks) if (needed.has(chunk.fileName)) chunk.code = COMPILE_AT_ONCE + chunk.code;
      },
    },
  };
}

const MANIFEST = 'virtual:client-manifest';

/**
 * Gives the server bundle the names of the client's chunks, so that a page can preload its own. The
 * client is built first.
 */
function clientManifest(): Plugin {
  let file = '';
  return {
    name: 'client-manifest',
    configResolved: (config) => {
      file = resolve(config.root, config.build.outDir, '../manifest.json');
    },
    resolveId: (id) => (id === MANIFEST ? `\0${MANIFEST}` : undefined),
    load: (id) =>
      id === `\0${MANIFEST}` ? `export default ${existsSync(file) ? readFileSync(file, 'utf8') : '{}'};` : undefined,
  };
}

export default defineConfig(({ isSsrBuild = false }) => ({
  root: here,
  plugins: [
    react(),
    clientManifest(),
    stubClientOnly(),
    stubUnusedFirebase(),
    ...(isSsrBuild ? [] : [compileAtOnce(), progressiveWebApp()]),
  ],
  define: { 'process.env.NODE_ENV': JSON.stringify('production') },
  resolve: { alias: [zodAlias] },
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
    // The document preloads what a page needs; preloading the chunks of lazy imports would list
    // every desk's chunks in the readers' entry.
    modulePreload: { polyfill: false, resolveDependencies: () => [] },
    reportCompressedSize: false,
    chunkSizeWarningLimit: 1500,
    rollupOptions: {
      // Says nothing of use: hundreds of 'use client' lines in MUI.
      checks: { moduleLevelDirective: false },
      ...(isSsrBuild
        ? { output: { entryFileNames: 'entry-server.js', codeSplitting: false } }
        : { input: entry, output: { codeSplitting: { groups: chunkGroups } } }),
    },
  },
}));
