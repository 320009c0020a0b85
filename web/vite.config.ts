import { existsSync, readFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin, type Rolldown } from 'vite';
import { hashedName } from './chunk-names.ts';
import { progressiveWebApp } from './progressive-web-app.ts';
import { stubClientOnly } from './stub-client-only.ts';
import { stubUnusedFirebase } from './stub-unused-firebase.ts';
import { zodAlias } from './zod-alias.ts';

const here = dirname(fileURLToPath(import.meta.url));
const entry = join(here, 'src/app/start-client.tsx');

const PACKAGES =
  /node_modules[\\/](?:(?:react|react-dom|scheduler|react-router|react-router-dom|@emotion|stylis)[\\/]|@mui[\\/](?:system|styled-engine|material[\\/]styles)[\\/])/;
const SOURCE = /(?:web|domain)[\\/]src[\\/]/;
const READERS_PAGE = /src[\\/](?:app[\\/]start-client|site[\\/]pages[\\/][\w-]+-page)\.tsx$/;
/**
 * Matches the modules from which the frame and the article page start. Most visits begin with an
 * article, so the chunk of the frame contains only modules that these import. The alert box is one
 * of them, because the article's comment form needs it and would load all of `lists` for it.
 */
const FRAME_OR_ARTICLE =
  /src[\\/](?:app[\\/]start-client|site[\\/]pages[\\/]article-page|shared[\\/]ui[\\/]alert-box)\.tsx$/;

/** The forms of readers. */
const FORM = /src[\\/]site[\\/][\w-]+[\\/](?:comment|contact|newsletter)-form\.tsx$/;
const MENU = /src[\\/]site[\\/](?:shell[\\/]site-menu|share[\\/]share-menu)\.tsx$/;
const TOOLTIP = /src[\\/]shared[\\/]ui[\\/]controls[\\/]tooltip-at\.tsx$/;

type ModuleInfo = { importers: readonly string[]; dynamicImporters: readonly string[] };
type Modules = { getModuleInfo: (id: string) => ModuleInfo | null };

/** Whether a module matches, or a matching module imports it directly or indirectly. */
function isImportedBy(
  matches: (id: string) => boolean,
  id: string,
  modules: Modules,
  seen = new Set<string>(),
): boolean {
  if (matches(id)) return true;
  if (seen.has(id)) return false;
  seen.add(id);
  return (modules.getModuleInfo(id)?.importers ?? []).some((importer) =>
    isImportedBy(matches, importer, modules, seen),
  );
}

/**
 * The modules that readers' pages share, in few chunks: small ones compress badly and need a
 * request each. They are the packages of every page, the modules of the frame and the article page
 * that others need too, those that at least two other parts need, and what the forms, the menus
 * and the tooltip load at their first use. The chunks contain only modules that a public page
 * imports, no code of the desks.
 */
const chunkGroups = [
  { name: 'packages', pattern: PACKAGES, pages: READERS_PAGE },
  { name: 'frame', pattern: SOURCE, pages: FRAME_OR_ARTICLE, minShareCount: 2 },
  { name: 'lists', pattern: SOURCE, pages: READERS_PAGE, minShareCount: 2 },
  { name: 'forms', pattern: /web[\\/]src[\\/]|node_modules[\\/]react-hook-form/, pages: FORM, minShareCount: 2 },
  { name: 'menus', pattern: /node_modules/, pages: MENU, minShareCount: 2 },
  { name: 'tooltip', pattern: /node_modules/, pages: TOOLTIP, minShareCount: 2 },
].map(({ name, pattern, pages, ...rest }) => ({
  ...rest,
  test: pattern,
  debugName: name,
  name: (id: string, modules: Modules) => (isImportedBy((one) => pages.test(one), id, modules) ? name : null),
}));

const DESK = /web[\\/]src[\\/]desk[\\/]/;

/** Whether a module outside the desks' folders is an entry or is loaded lazily. */
function startsReadersPart(id: string, modules: Modules): boolean {
  const { importers = [], dynamicImporters = [] } = modules.getModuleInfo(id) ?? {};
  return (dynamicImporters.length > 0 || importers.length === 0) && !DESK.test(id);
}

/**
 * The modules that at least three pages of the desks share and no reader needs, in one chunk.
 * Without this chunk, the table of articles needs 102 scripts, with it 56. The chunk leaves out
 * what its modules import, because readers may need those imports.
 */
const deskGroup = {
  name: (id: string, modules: Modules) =>
    isImportedBy((one) => startsReadersPart(one, modules), id, modules) ? null : 'desk',
  debugName: 'desk',
  minShareCount: 3,
  includeDependenciesRecursively: false,
};

/**
 * A hint for V8 in the first line of a file: compile all functions in the background while the file
 * arrives, not each at its first call.
 */
const COMPILE_AT_ONCE = '//# allFunctionsCalledOnLoad\n';

/**
 * Adds the hint to the scripts of readers' pages: `start-client.tsx`, the module of each page, and
 * the chunks that these import directly. Nearly all of their functions are called (decision 021).
 * The hint is added after the minifier has run, because the minifier removes comments.
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
 * Gives the server bundle the manifest of the client's build, so that a page can preload its own
 * scripts. The client must be built first; without a manifest, the server's list is empty.
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
  // Workers are in a folder of their own, because a worker has the Content-Security-Policy that is
  // sent with its file, and `firebase.json` sets that policy by folder.
  worker: { rollupOptions: { output: { entryFileNames: hashedName('workers') } } },
  build: {
    outDir: isSsrBuild ? 'dist/server' : 'dist/client',
    target: 'es2022',
    // Inline no assets: a font inside the HTML would be sent with every page.
    assetsInlineLimit: 0,
    manifest: !isSsrBuild,
    copyPublicDir: !isSsrBuild,
    // No automatic preloads. The document preloads what a page needs. Vite's preloads of lazy
    // imports would list every desk's chunks in the readers' entry, and their helper is a script
    // of its own.
    modulePreload: false,
    reportCompressedSize: false,
    chunkSizeWarningLimit: 1500,
    rollupOptions: {
      // Radix calls `__name` for every function, only for better stack traces. Without this option,
      // its unused functions would stay in the bundle.
      treeshake: { manualPureFunctions: ['__name'] },
      // Do not warn about the hundreds of 'use client' lines in MUI.
      checks: { moduleLevelDirective: false },
      ...(isSsrBuild
        ? { output: { entryFileNames: 'entry-server.js', codeSplitting: false } }
        : {
            input: entry,
            output: {
              entryFileNames: hashedName('assets'),
              chunkFileNames: hashedName('assets'),
              codeSplitting: { groups: [...chunkGroups, deskGroup] },
            },
          }),
    },
  },
}));
