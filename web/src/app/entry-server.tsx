import { serializeStyles } from '@emotion/serialize';
import type { PageEnvelope } from '@first-show/domain/pages/page-data';
import { renderToString } from 'react-dom/server';
import { createStaticHandler, createStaticRouter, StaticRouterProvider } from 'react-router-dom';
import manifest from 'virtual:client-manifest';
import { createEmotionCache, criticalStyleTag } from '../shared/lib/emotion-cache.ts';
import { lazyFormsLoaded } from '../shared/ui/controls/lazy-form.tsx';
import { AppProviders } from '../shared/theme/app-providers.tsx';
import { scriptsOf } from './chunks.ts';
import { deskDoorRoutes } from '../desk/shell/desk-door.tsx';
import { fontFaces, preloadedFonts } from '../shared/theme/fonts.ts';
import { globalStyles } from '../shared/theme/global-styles.ts';
import { createRoutes } from './routes.tsx';
import { theme } from '../shared/theme/theme.ts';

export { inlineScript } from './inline-script.ts';

/**
 * One handler for all requests: it ranks the routes and loads the module of each page only once.
 * Each request passes its page's data as the handler's `requestContext`.
 */
const handler = createStaticHandler(
  createRoutes(({ context }) => Promise.resolve(context as PageEnvelope), deskDoorRoutes),
);

type RenderedPage = { html: string; styleTags: string; status: number; preload: string[] };

/**
 * Renders one page. `url` is path and query (or an absolute URL), `envelope` the page's data,
 * `siteUrl` the origin of the site.
 *
 * Returns the HTML for the inside of `#root`, the critical styles as `<style>` tags, the status,
 * and the URLs to preload: '.woff2' as fonts, then '.js' as modules, each after its imports.
 * Throws if the page cannot be rendered.
 */
export async function renderPage({
  url,
  envelope,
  siteUrl,
}: {
  url: string;
  envelope: PageEnvelope;
  siteUrl: string;
}): Promise<RenderedPage> {
  // Concatenate the strings instead of resolving `url`: '//x' is a path of the site, but the URL
  // parser would read it as a host.
  const request = new Request(url.startsWith('/') ? `${siteUrl}${url}` : url);
  const context = await handler.query(request, { requestContext: envelope });
  if (context instanceof Response)
    throw new Error(`The routes answered ${context.status} for a page that has its data`);
  const thrown = Object.values(context.errors ?? {})[0];
  if (thrown !== undefined) throw thrown;
  // The import of the page's module has started to load the page's lazy forms, so wait for them.
  await lazyFormsLoaded();

  const cache = createEmotionCache();
  // With `compat`, Emotion keeps the styles in the cache instead of writing `<style>` tags between
  // the elements.
  cache.compat = true;
  const html = renderToString(
    <AppProviders cache={cache}>
      <StaticRouterProvider
        router={createStaticRouter(handler.dataRoutes, context)}
        context={context}
        hydrate={false}
      />
    </AppProviders>,
  );
  return {
    html,
    styleTags: globalStyleTag + criticalStyleTag(cache, html),
    status: envelope.status,
    preload: [
      ...preloadedFonts,
      ...scriptsOf(
        manifest,
        context.matches.map(({ route }) => route.id),
      ),
    ],
  };
}

/**
 * The `<style>` tag with fonts, theme variables and reset. It is the same on every page, and the
 * client does not change it.
 */
const globalStyleTag = ((): string => {
  const cache = createEmotionCache();
  const css = cache.insert(
    '',
    serializeStyles(globalStyles(theme.generateStyleSheets(), fontFaces)),
    cache.sheet,
    false,
  );
  return `<style>${String(css)}</style>`;
})();
