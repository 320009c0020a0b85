import { Hono } from 'hono';
import type { PageData, PageEnvelope } from '@first-show/domain/pages/page-data';
import { demoLogins } from '@first-show/domain/staff/demo-logins';
import { cacheControl, FUNCTION_CACHE_SECONDS } from '../http/cache.ts';
import { compressible, type Compressible, encodingHeaders, encodingOf, inEncoding } from '../http/compress.ts';
import { etagOf, matchesEtag } from '../http/endpoint.ts';
import { isHttps, siteOrigin } from '../http/origin.ts';
import { API_CSP, setSecurityHeaders } from '../http/security-headers.ts';
import type { Deps } from '../lib/deps.ts';
import { createPageCache } from '../lib/page-cache.ts';
import { pageCsp } from './csp.ts';
import { renderDocument, type ClientConfig, type RenderedPage } from './document.ts';
import { registerFeeds } from './feeds.ts';
import { registerOutbox } from './outbox.ts';
import { loadPageData } from './page-data.ts';
import { pagePath } from './page-route.ts';

/** The web's own bundle. It is loaded on the first page, so that the API's functions never pay for React. */
export type WebBundle = {
  renderPage: (input: { url: string; envelope: PageEnvelope; siteUrl: string }) => Promise<RenderedPage>;
  themeSnippet: string;
};

/** Pages kept by one instance; at about 100 KB each they stay well below its memory. */
const PAGES_KEPT = 300;

/** Redirects are as good as not kept, here or on the way: an article renamed and renamed back would lead in a circle meanwhile. */
const pageAgeSeconds = { 200: FUNCTION_CACHE_SECONDS.found, 301: 0, 404: FUNCTION_CACHE_SECONDS.notFound } as const;

/** Kept with its compressed forms. The tag is weak, because it stands for all of them. */
type Page = { status: 200 | 404; body: Compressible; etag: string } | { status: 301; location: string };

function clientConfig(deps: Deps, page: PageData): ClientConfig {
  const projectId = process.env.GCLOUD_PROJECT ?? process.env.GOOGLE_CLOUD_PROJECT ?? '';
  const apiKey = process.env.WEB_API_KEY;
  const [firestore, auth] = deps.config.emulatorOrigins.map((origin) => origin.replace(/^https?:\/\//, ''));
  const emulator = deps.config.isDemo && firestore !== undefined ? { firestore, auth: auth ?? '127.0.0.1:9099' } : null;
  const shownLogins = deps.config.isDemo && page.kind === 'desk' ? { demoLogins } : {};
  return { projectId, ...(apiKey ? { apiKey } : {}), emulator, ...shownLogins };
}

/** Answers every page, feed and alias. `loadWeb` is a parameter so that tests can render without a build. */
export function createPageApp(deps: Deps, loadWeb: () => Promise<WebBundle>): Hono {
  const app = new Hono();
  const cache = createPageCache<Page>({
    maxEntries: PAGES_KEPT,
    maxAgeMs: ({ status }) => pageAgeSeconds[status] * 1000,
    nowMs: () => deps.clock.now().getTime(),
  });
  let web: Promise<WebBundle> | undefined;
  const bundle = (): Promise<WebBundle> => {
    web ??= loadWeb().catch((error: unknown) => {
      web = undefined;
      throw error;
    });
    return web;
  };

  async function build(path: string, siteUrl: string): Promise<Page> {
    const data = await loadPageData(deps, path);
    if ('redirectTo' in data) return { status: 301, location: data.redirectTo };
    const { renderPage, themeSnippet } = await bundle();
    const rendered = await renderPage({ url: path, envelope: data, siteUrl });
    const html = renderDocument({ path, siteUrl, envelope: data, rendered, themeSnippet, clientConfig: clientConfig(deps, data.page) });
    return { status: data.status, body: compressible(html), etag: `W/${etagOf(html)}` };
  }

  app.use('*', async (c, next) => {
    await next();
    // Pages bring a policy of their own; feeds, texts and errors load nothing.
    const csp = c.res.headers.get('Content-Security-Policy') ?? API_CSP;
    setSecurityHeaders(c.res.headers, { csp, isHttps: isHttps(c.req.raw) });
  });

  app.onError((error, c) => {
    deps.log.error('page failed', error, { path: new URL(c.req.url).pathname });
    c.header('Cache-Control', cacheControl.private);
    return c.text('Something went wrong. Please try again.', 500);
  });

  registerFeeds(app, deps);
  registerOutbox(app, deps);

  app.on(['GET', 'HEAD'], '*', async (c) => {
    const url = new URL(c.req.url);
    const siteUrl = siteOrigin(c.req.raw, deps.config);
    const { themeSnippet } = await bundle();
    const { emulatorOrigins } = deps.config;
    c.header('Content-Security-Policy', pageCsp({ inlineScript: themeSnippet, emulatorOrigins, isHttps: isHttps(c.req.raw) }));
    const path = pagePath(url);
    const page = await cache.get(`${siteUrl} ${path}`, () => build(path, siteUrl));
    if (page.status === 301) {
      c.header('Cache-Control', cacheControl.live);
      return c.redirect(page.location, 301);
    }
    c.header('Cache-Control', page.status === 200 ? cacheControl.public : cacheControl.notFound);
    c.header('ETag', page.etag);
    const encoding = encodingOf(c.req.header('accept-encoding'));
    if (matchesEtag(c.req.header('if-none-match'), page.etag)) return c.body(null, 304, encodingHeaders(null));
    const body = await inEncoding(page.body, encoding);
    return c.body(body, page.status, { ...encodingHeaders(encoding), 'Content-Type': 'text/html; charset=UTF-8' });
  });

  app.all('*', (c) => {
    c.header('Allow', 'GET, HEAD');
    c.header('Cache-Control', cacheControl.private);
    return c.text('Method not allowed', 405);
  });
  return app;
}
