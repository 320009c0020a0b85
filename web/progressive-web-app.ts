import { site } from '@first-show/domain/core/site';
import { paths } from '@first-show/domain/core/paths';
import { VitePWA } from 'vite-plugin-pwa';
import type { Plugin, PluginOption, Rolldown } from 'vite';

/**
 * `SERVICE_WORKER=off npm run build` is the kill switch: the built `/sw.js` removes the worker from
 * browsers, and pages do not register it.
 */
const isOff = process.env.SERVICE_WORKER === 'off';

const DESKS = /src[\\/]desk[\\/]/;
const FONTS = 'src/shared/theme/fonts.ts';
/**
 * Matches the fonts that nearly every page needs. Only these fonts are precached. The service
 * worker caches the other fonts when a page uses them.
 */
const FONTS_OF_EVERY_PAGE = /^assets\/(?:eczar-latin-wght|anek-latin-ui)[^/]*\.woff2$/;

/**
 * Emits the fonts with the client's build, so that Hosting serves them. No script of the readers
 * imports them: the server writes the `@font-face` rules into the document.
 */
function emitFonts(): Plugin {
  return {
    name: 'emit-fonts',
    apply: 'build',
    buildStart() {
      this.emitFile({ type: 'chunk', id: FONTS, name: 'fonts' });
    },
    generateBundle: {
      order: 'pre',
      handler(_, bundle) {
        const isOfFonts = ({ facadeModuleId, moduleIds }: Rolldown.OutputChunk) =>
          facadeModuleId?.endsWith(FONTS) === true || moduleIds.some((id) => id.endsWith(FONTS));
        const chunks = Object.values(bundle).filter((output) => output.type === 'chunk');
        // Delete the script of the fonts' module, unless another script imports it: a desk does,
        // for its preview of an article.
        const isImported = ({ fileName }: Rolldown.OutputChunk) =>
          chunks.some(({ imports }) => imports.includes(fileName));
        for (const chunk of chunks) if (isOfFonts(chunk) && !isImported(chunk)) delete bundle[chunk.fileName];
      },
    },
  };
}

/**
 * Adds to `scripts` the files of all scripts that a reader may need: everything that the entry
 * imports, statically or dynamically, except the desks.
 */
function readersScripts(scripts: Set<string>): Plugin {
  return {
    name: 'readers-scripts',
    apply: 'build',
    generateBundle: {
      order: 'post',
      handler(_, bundle) {
        const add = (name: string): void => {
          const chunk = bundle[name];
          if (chunk?.type !== 'chunk' || scripts.has(name) || DESKS.test(chunk.facadeModuleId ?? '')) return;
          scripts.add(name);
          for (const imported of [...chunk.imports, ...chunk.dynamicImports]) add(imported);
        };
        const isEntry = (output: Rolldown.OutputBundle[string]) => output.type === 'chunk' && output.isEntry;
        for (const [name, output] of Object.entries(bundle)) if (isEntry(output)) add(name);
      },
    },
  };
}

/**
 * The plugins that build the web app manifest and the service worker with its list of files
 * (decision 022).
 */
export function progressiveWebApp(): PluginOption {
  const scripts = new Set<string>();
  return [
    emitFonts(),
    readersScripts(scripts),
    VitePWA({
      strategies: 'injectManifest',
      srcDir: isOff ? 'src/app/service-worker/kill-switch' : 'src/app/service-worker',
      filename: 'sw.ts',
      injectRegister: false,
      includeManifestIcons: false,
      manifest: {
        id: '/',
        name: site.name,
        short_name: site.name,
        description: site.tagline,
        lang: 'en-IN',
        start_url: '/',
        scope: '/',
        display: 'standalone',
        background_color: '#1B0A13',
        theme_color: '#1B0A13',
        categories: ['news', 'entertainment'],
        icons: [
          { src: '/art/icon-192.png', sizes: '192x192', type: 'image/png' },
          { src: '/art/icon-512.png', sizes: '512x512', type: 'image/png' },
          { src: '/art/icon-maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
        ],
        shortcuts: [
          { name: 'Box Office', url: paths.boxOffice },
          { name: 'Polls', url: paths.polls },
        ],
      },
      injectManifest: {
        ...(isOff && { injectionPoint: undefined }),
        rollupFormat: 'iife',
        globPatterns: ['assets/*.{js,woff2}', 'art/empty-800.webp', 'favicon.svg'],
        // The names of scripts and fonts contain a hash of their content, so they need no revision.
        dontCacheBustURLsMatching: /^assets\//,
        manifestTransforms: [
          (entries) => ({
            manifest: entries.filter(({ url }) =>
              url.startsWith('assets/')
                ? scripts.has(url) || FONTS_OF_EVERY_PAGE.test(url)
                : url !== 'manifest.webmanifest',
            ),
          }),
        ],
      },
    }),
    { name: 'has-service-worker', config: () => ({ define: { __HAS_SERVICE_WORKER__: JSON.stringify(!isOff) } }) },
  ];
}
