import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { routerAliases } from './router-alias.ts';
import { stubUnusedFirebase } from './stub-unused-firebase.ts';
import { zodAlias } from './zod-alias.ts';

const here = dirname(fileURLToPath(import.meta.url));

/**
 * The desks' client, a build of its own: nothing that moderators and editors use can reach a chunk that readers download. Its scripts go
 * into `assets/desks`, fonts keep the names (and so the addresses) that they have in the public build.
 */
export default defineConfig({
  root: here,
  // `npm run dev` serves both clients at once, each with libraries of its own.
  cacheDir: 'node_modules/.vite-desks',
  plugins: [react(), stubUnusedFirebase()],
  resolve: { alias: [...routerAliases, zodAlias] },
  define: { 'process.env.NODE_ENV': JSON.stringify('production') },
  build: {
    outDir: 'dist/desks',
    target: 'es2022',
    assetsInlineLimit: 0,
    manifest: true,
    copyPublicDir: false,
    modulePreload: { polyfill: false },
    reportCompressedSize: false,
    chunkSizeWarningLimit: 1500,
    rollupOptions: {
      input: join(here, 'src/app/desks/entry-desks.tsx'),
      output: { entryFileNames: 'assets/desks/[name]-[hash].js', chunkFileNames: 'assets/desks/[name]-[hash].js' },
    },
  },
});
