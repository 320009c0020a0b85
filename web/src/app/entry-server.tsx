import { serializeStyles } from '@emotion/serialize';
import createEmotionServer from '@emotion/server/create-instance';
import type { PageEnvelope } from '@first-show/domain/pages/page-data';
import { renderToString } from 'react-dom/server';
import { createStaticHandler, createStaticRouter, StaticRouterProvider } from 'react-router-dom';
import manifest from 'virtual:client-manifest';
import { asCriticalStyles, createEmotionCache } from '../lib/emotion-cache.ts';
import { lazyFormsLoaded } from '../ui/controls/lazy-form.tsx';
import { AppProviders } from './app-providers.tsx';
import { scriptsOf } from './chunks.ts';
import { deskDoorRoutes } from './desks/desk-door.tsx';
import { fontFaces, preloadedFonts } from './fonts.ts';
import { globalStyles } from './global-styles.ts';
import { createRoutes } from './routes.tsx';
import { theme } from './theme.ts';

export { inlineScript } from './inline-script.ts';

/**
 * The same handler for all requests, because creating it ranks the routes and loads their modules.
 * Each request passes its data as its context.
 */
const handler = createStaticHandler(
  createRoutes(({ context }) => Promise.resolve(context as PageEnvelope), deskDoorRoutes),
);

type RenderedPage = { html: string; styleTags: string; status: number; preload: string[] };

/**
 * Renders one page. `url` is path and search (or an absolute URL), `envelope` its data.
 *
 * Returns the HTML for the inside of `#root`, the critical styles as `<style>` tags, the status,
 * and the URLs to preload: '.woff2' as fonts, '.js' as modules, the client's entry first.
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
  // Concatenate the strings: '//x' is a path of the site here, but the URL parser would read it as
  // a host.
  const request = new Request(url.startsWith('/') ? `${siteUrl}${url}` : url);
  const context = await handler.query(request, { requestContext: envelope });
  if (context instanceof Response)
    throw new Error(`The routes answered ${context.status} for a page that has its data`);
  const thrown = Object.values(context.errors ?? {})[0];
  if (thrown !== undefined) throw thrown;
  // Importing the page's module has registered its forms, so wait for them here.
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
  const { extractCriticalToChunks, constructStyleTagsFromChunks } = createEmotionServer(cache);
  return {
    html,
    styleTags: globalStyleTag + asCriticalStyles(constructStyleTagsFromChunks(extractCriticalToChunks(html))),
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
 * Fonts, theme variables and reset. They are the same on every page, and the client does not change
 * them.
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
