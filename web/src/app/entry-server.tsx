import { type CSSObject, serializeStyles } from '@emotion/serialize';
import createEmotionServer from '@emotion/server/create-instance';
import type { PageEnvelope } from '@first-show/domain/pages/page-data';
import type { ReactElement } from 'react';
import { renderToString } from 'react-dom/server';
import { createStaticHandler, createStaticRouter, StaticRouterProvider } from 'react-router-dom';
import manifest, { deskManifest } from 'virtual:client-manifest';
import { styleSheets } from 'virtual:light-theme';
import { createEmotionCache, stylesToKeep } from '../lib/light/emotion-cache.ts';
import { freshStyleCache } from '../lib/light/styles.ts';
import { chunksOf, earlyScriptOf } from './chunks.ts';
import { DeskDoor } from './desks/desk-door.tsx';
import { ownFaces, preloadedFonts, standIns } from './fonts.ts';
import { globalStyles } from './global-styles.ts';
import { OWN_FONTS_ID } from './late-fonts.ts';
import { createRoutes } from './routes.tsx';

export { themeSnippet } from './theme-snippet.ts';

const isHindiPage = ({ page }: PageEnvelope): boolean => page.kind === 'article' && page.article.language === 'hi';

/** One for all pages: routes are ranked, and their modules awaited, once. Each request brings its data along as its context. */
const handler = createStaticHandler(createRoutes(({ context }) => Promise.resolve(context as PageEnvelope)));

type RenderedPage = { html: string; styleTags: string; status: number; preload: string[]; earlyScript: string | null };

/**
 * Renders one page. `url` is path and search (an absolute address is fine too), `envelope` its data.
 *
 * Answers the HTML for inside `#root`, the critical styles as `<style>` tags, the status, and the addresses to preload: '.woff2' as fonts, '.js' as modules, the client's entry first. `earlyScript`, if there is one, is to run as soon as it
 * is there.
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
  if (envelope.page.kind === 'desk') return renderDoor();
  const context = await handler.query(
    // Joined as text: '//x' is a path of ours here, and would be a host to the URL parser.
    new Request(url.startsWith('/') ? `${siteUrl}${url}` : url),
    { requestContext: envelope },
  );
  if (context instanceof Response)
    throw new Error(`The routes answered ${context.status} for a page that has its data`);
  const thrown = Object.values(context.errors ?? {})[0];
  if (thrown !== undefined) throw thrown;
  const router = createStaticRouter(handler.dataRoutes, context);
  const drawn = draw(<StaticRouterProvider router={router} context={context} hydrate={false} />, globalTag);
  return {
    ...drawn,
    status: envelope.status,
    earlyScript: earlyScriptOf(manifest),
    preload: [
      ...preloadedFonts({ html: drawn.html, isHindi: isHindiPage(envelope) }),
      ...chunksOf(
        manifest,
        context.matches.map(({ route }) => route.id),
      ),
    ],
  };
}

/** A desk: its door, and the script of the desks' own client instead of the public one. */
function renderDoor(): RenderedPage {
  const drawn = draw(<DeskDoor />, deskGlobalTag);
  return { ...drawn, status: 200, earlyScript: null, preload: [...preloadedFonts({ html: drawn.html, isHindi: false }), ...chunksOf(deskManifest, [])] };
}

/**
 * The same on every page, and never touched by the client. The snippet lets our fonts in, or not: with the first style element they are there
 * with the first paint or not at all, with the second one they swap as well.
 */
const globalTag =
  `<style>${globalCss(standIns)}</style>` +
  `<style id="${OWN_FONTS_ID}" media="not all">${facesCss('optional')}</style>` +
  `<style media="not all">${facesCss('swap')}</style>`;
const deskGlobalTag = `<style>${globalCss([...ownFaces('swap'), ...standIns])}</style>`;

function facesCss(fontDisplay: 'optional' | 'swap'): string {
  return cssOf(ownFaces(fontDisplay).map((face) => ({ '@font-face': face })));
}

function globalCss(faces: readonly object[]): string {
  return cssOf(globalStyles(styleSheets, faces));
}

function cssOf(styles: readonly object[]): string {
  const cache = createEmotionCache();
  return String(cache.insert('', serializeStyles([styles as CSSObject[]]), cache.sheet, false));
}

/** Markup and the styles of what it is made of. Nothing may wait in here: the styles are collected aside, see `freshStyleCache`. */
function draw(element: ReactElement, global: string): Pick<RenderedPage, 'html' | 'styleTags'> {
  const emotion = createEmotionServer(freshStyleCache());
  const html = renderToString(element);
  return { html, styleTags: global + stylesToKeep(emotion.constructStyleTagsFromChunks(emotion.extractCriticalToChunks(html))) };
}
