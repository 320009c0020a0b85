import { createHash } from 'node:crypto';
import { setImmediate as nextLoopTurn } from 'node:timers/promises';
import { type Context, Hono } from 'hono';
import { etag, RETAINED_304_HEADERS } from 'hono/etag';
import { ok } from '@first-show/domain/core/result';
import type { PageData, PageEnvelope } from '@first-show/domain/pages/page-data';
import { demoLogins } from '@first-show/domain/staff/demo-logins';
import { cacheControl, FUNCTION_CACHE_SECONDS, pageAges, type PageAge } from '../platform/http/cache.ts';
import { isHttps, siteOrigin } from '../platform/http/origin.ts';
import { giveBackOnFailure, NO_READS } from '../platform/limits/read-budget.ts';
import { callerOf } from '../platform/http/visitor.ts';
import { securityHeaders } from '../platform/http/security-headers.ts';
import type { Deps } from '../platform/deps.ts';
import { createLock } from '../platform/firestore/lock.ts';
import { isOutage, OUTAGE_RETRY_SECONDS, PAGE_DEADLINE_MS, within } from '../platform/deadline.ts';
import { createCache } from '../platform/cache/cache.ts';
import { memoizeAsync } from '../platform/cache/memoize-async.ts';
import { compressible, type Compressible, encodingHeaders, encodingOf, inEncoding } from './compress.ts';
import { pageCsp } from './document/csp.ts';
import { leadPicture, renderDocument, type ClientConfig, type RenderedPage } from './document/document.ts';
import { registerFeeds } from './feeds/feeds.ts';
import { registerOutbox } from './outbox.ts';
import { refuseText } from './refuse-text.ts';
import { createPageLoader, type PageLoader } from './page-data.ts';
import { serverPageOf } from './data/server-pages.ts';
import { leadPlaceholders } from './document/lead-placeholder.ts';
import type { PageArtPlaceholder } from './document/page-art-placeholders.ts';

/** The web bundle with React. It is loaded for the first page, and only by the function `page`. */
export type WebBundle = {
  renderPage: (input: { url: string; envelope: PageEnvelope; siteUrl: string }) => Promise<RenderedPage>;
  inlineScript: string;
};

/**
 * Maximum number of pages that an instance caches. At about 100 KB each, they take a small part of
 * its memory.
 */
const PAGES_KEPT = 300;

/**
 * A rendered page, for many answers. Its ETag is weak, because it is the same for all compressed
 * forms.
 */
type Found = {
  status: 200 | 404;
  age: PageAge;
  body: Compressible;
  etag: string;
  csp: { http: string; https: string };
};
type Page = Found | { status: 301; location: string };

function clientConfig(deps: Deps, page: PageData): ClientConfig {
  const projectId = process.env.GCLOUD_PROJECT ?? process.env.GOOGLE_CLOUD_PROJECT ?? '';
  const apiKey = process.env.WEB_API_KEY;
  const { appCheck } = deps.config;
  const [firestore, auth] = deps.config.emulatorOrigins.map((origin) => origin.replace(/^https?:\/\//, ''));
  const emulator = deps.config.isDemo && firestore !== undefined ? { firestore, auth: auth ?? '127.0.0.1:9099' } : null;
  const shownLogins = deps.config.isDemo && page.kind === 'desk' ? { demoLogins } : {};
  return {
    projectId,
    ...(apiKey ? { apiKey } : {}),
    ...(appCheck === null ? {} : { appCheck }),
    emulator,
    ...shownLogins,
  };
}

/** Returns a function that renders a page. */
function createBuilder(
  deps: Deps,
  pages: PageLoader,
  { loadWeb, pageArtPlaceholder }: { loadWeb: () => Promise<WebBundle>; pageArtPlaceholder: PageArtPlaceholder },
) {
  const placeholderOf = leadPlaceholders(deps, pageArtPlaceholder);
  const bundle = memoizeAsync(loadWeb);
  const inTurn = createLock();

  return async (path: string, siteUrl: string): Promise<Page> => {
    // Load data and bundle in parallel, because on a cold start the bundle takes as long as the
    // data.
    const [data, { renderPage, inlineScript }] = await Promise.all([pages.load(path), bundle()]);
    if ('redirectTo' in data) return { status: 301, location: data.redirectTo };
    // Render one page in each turn of the event loop. Otherwise, if the data of ten pages arrive at
    // once, finished pages wait for ten renders before they are sent.
    await inTurn(() => nextLoopTurn());
    const rendered = await renderPage({ url: path, envelope: data, siteUrl });
    const html = renderDocument({
      path,
      siteUrl,
      envelope: data,
      rendered,
      inlineScript,
      clientConfig: clientConfig(deps, data.page),
      placeholder: await placeholderOf(leadPicture(rendered.html)),
    });
    const body = compressible(html);
    return {
      status: data.status,
      age: serverPageOf(data.page).age,
      body,
      etag: `W/"${createHash('sha1').update(body.bytes).digest('base64url')}"`,
      csp: csps(deps, inlineScript),
    };
  };
}

/** Answers a request with a rendered page. The middleware `etag` makes a 304 of it. */
async function answerPage(c: Context, { status, age, body, etag, csp }: Found): Promise<Response> {
  const encoding = encodingOf(c.req.header('accept-encoding'));
  const bytes = await inEncoding(body, encoding);
  return c.body(bytes, status, {
    'Cache-Control': cacheControl[pageAges[age].policy],
    'Content-Security-Policy': isHttps(c.req.raw) ? csp.https : csp.http,
    'Content-Type': 'text/html; charset=UTF-8',
    'Content-Length': String(bytes.byteLength),
    ETag: etag,
    ...encodingHeaders(encoding),
  });
}

/**
 * Creates the app that answers every page and feed. `loadWeb` and `pageArtPlaceholder` are
 * parameters, so that tests can run without a build.
 */
export function createPages(
  deps: Deps,
  loadWeb: () => Promise<WebBundle>,
  pageArtPlaceholder: PageArtPlaceholder = () => null,
): Hono {
  const app = new Hono();
  const pages = createPageLoader(deps);
  const cache = createCache<Page>({
    maxEntries: PAGES_KEPT,
    // Do not cache redirects here, and in the CDN only for seconds (`live`). If an article is
    // renamed and renamed back, a cached redirect would be a loop.
    maxAgeMs: (page) => (page.status === 301 ? 0 : pageAges[page.age].functionSeconds * 1000),
    staleMs: FUNCTION_CACHE_SECONDS.stale * 1000,
    nowMs: () => deps.clock.now().getTime(),
    onStale: (key, cause) => deps.log.error('stale page served', cause, { path: key.split(' ')[1] }),
  });
  const build = createBuilder(deps, pages, { loadWeb, pageArtPlaceholder });

  setDefaults(app, deps);
  registerFeeds(app, deps);
  registerOutbox(app, deps);

  app.get('*', async (c) => {
    const siteUrl = siteOrigin(c.req.raw, deps.config);
    const path = await pages.pathOf(new URL(c.req.url));
    const key = keyOf(siteUrl, path);
    const taken = cache.isFresh(key) ? ok(NO_READS) : await pages.takeReads(path, callerOf(c.req.raw, deps));
    if (!taken.ok) return refuseText(c, taken.error);
    const load = () => within(PAGE_DEADLINE_MS, build(path, siteUrl));
    const page = await cache.get(key, () => giveBackOnFailure(taken.value, load));
    if (page.status === 301) {
      c.header('Cache-Control', cacheControl.live);
      return c.redirect(withQuery(page.location, new URL(c.req.url).searchParams), 301);
    }
    return answerPage(c, page);
  });

  app.all('*', (c) => {
    c.header('Allow', 'GET, HEAD');
    c.header('Cache-Control', cacheControl.private);
    return c.text('Method not allowed', 405);
  });

  return app;
}

/** `location` with those parameters of the request that it lacks, such as `utm_source`. */
function withQuery(location: string, sent: URLSearchParams): string {
  const [path, query] = location.split('?');
  const own = new URLSearchParams(query);
  const all = new URLSearchParams(query);
  for (const [name, value] of sent) if (!own.has(name)) all.append(name, value);
  return all.size === 0 ? location : `${path}?${all}`;
}

/** Sets the security headers and ETags of all answers, and answers errors. */
function setDefaults(app: Hono, deps: Deps): void {
  app.use(securityHeaders(deps.config));
  // Browsers update the headers of their copy with those of a 304, so it needs the page's policy.
  app.use(etag({ retainedHeaders: [...RETAINED_304_HEADERS, 'Content-Security-Policy'] }));

  app.onError((error, c) => {
    deps.log.error('page failed', error, { path: new URL(c.req.url).pathname });
    c.header('Cache-Control', cacheControl.private);
    if (isOutage(error)) {
      const message = 'The site is busy. Please try again soon.';
      return refuseText(c, { status: 503, message, retryAfterSeconds: OUTAGE_RETRY_SECONDS });
    }
    return c.text('Something went wrong. Please try again.', 500);
  });
}

const keyOf = (siteUrl: string, path: string): string => `${siteUrl} ${path}`;

/** The Content-Security-Policy of every page, over HTTP and over HTTPS. */
function csps({ config: { emulatorOrigins, appCheck } }: Deps, inlineScript: string): Found['csp'] {
  const csp = (isHttps: boolean) => pageCsp({ inlineScript, emulatorOrigins, isHttps, hasAppCheck: appCheck !== null });
  return { http: csp(false), https: csp(true) };
}
