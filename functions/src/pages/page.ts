import type { IncomingMessage } from 'node:http';
import { Hono } from 'hono';
import type { PageData, PageEnvelope } from '@first-show/domain/pages/page-data';
import { pagePath } from '@first-show/domain/pages/page-path';
import { demoLogins } from '@first-show/domain/staff/demo-logins';
import { cacheControl, pageAges, type PageAge } from '../platform/http/cache.ts';
import {
  type Bytes,
  compressible,
  type Compressible,
  type Encoding,
  encodingHeaders,
  encodingOf,
  inEncoding,
  inEncodingIfReady,
} from '../platform/http/compress.ts';
import { etagOf, matchesEtag } from '../platform/http/etag.ts';
import { isForwardedHttps, isHttps, siteOrigin } from '../platform/http/origin.ts';
import { API_CSP, securityHeadersFor, setSecurityHeaders } from '../platform/http/security-headers.ts';
import type { Deps } from '../platform/deps.ts';
import { isOutage, OUTAGE_RETRY_SECONDS, PAGE_DEADLINE_MS, within } from '../platform/deadline.ts';
import { createLastGood } from '../platform/cache/last-good.ts';
import { memoizeAsync } from '../platform/cache/memoize-async.ts';
import { createPageCache } from '../platform/cache/page-cache.ts';
import { pageCsp } from './document/csp.ts';
import { leadPicture, renderDocument, type ClientConfig, type RenderedPage } from './document/document.ts';
import { registerFeeds } from './feeds/feeds.ts';
import { registerOutbox } from './outbox.ts';
import { createPageLoader } from './page-data.ts';
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
 * A page older than this share of its maximum age is rendered again in the background when it is
 * requested, so that readers of popular pages do not wait.
 */
const REFRESH_SHARE = 0.8;

/**
 * A rendered page, for many answers. Its ETag is weak, because it is the same for all compressed
 * forms.
 */
type Found = { status: 200 | 404; age: PageAge; body: Compressible; etag: string };
type Page = Found | { status: 301; location: string };

/** The answer to a page request, without the headers that the HTTP server adds. */
type PageAnswer = { status: number; headers: Record<string, string>; body: Uint8Array<ArrayBuffer> | null };

export type Pages = {
  /** The Hono app, which answers every request: pages, feeds, redirects, other methods. */
  app: Hono;
  /**
   * The answer that `app` would give, if the cache has a fresh copy of the page in the requested
   * encoding; otherwise `null`. This function bypasses Hono: at hundreds of pages a second,
   * creating a `Request` and a `Response` takes more time than everything else.
   */
  cachedAnswer: (request: Pick<IncomingMessage, 'method' | 'url' | 'headers'>) => PageAnswer | null;
};

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

/** The properties of a request, besides its page, on which the answer depends. */
type RequestConditions = {
  isHead: boolean;
  isHttps: boolean;
  ifNoneMatch: string | undefined;
  acceptEncoding: string | undefined;
};

/** Returns a function that renders a page, and one that answers a request with a rendered page. */
function createBuilder(deps: Deps, loadWeb: () => Promise<WebBundle>, pageArtPlaceholder: PageArtPlaceholder) {
  const loadPage = createPageLoader(deps);
  const placeholderOf = leadPlaceholders(deps, pageArtPlaceholder);
  const bundle = memoizeAsync(loadWeb);

  /**
   * The headers of pages except their ETags. They are the same for all pages with the same
   * `PageAge`, so they are computed once.
   */
  let headers: ReturnType<typeof pageHeaders> | undefined;

  async function build(path: string, siteUrl: string): Promise<Page> {
    // Load data and bundle in parallel, because on a cold start the bundle takes as long as the
    // data.
    const [data, { renderPage, inlineScript }] = await Promise.all([loadPage(path), bundle()]);
    if ('redirectTo' in data) return { status: 301, location: data.redirectTo };
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
    headers ??= pageHeaders(deps, inlineScript);
    const body = compressible(html);
    return { status: data.status, age: serverPageOf(data.page).age, body, etag: `W/${etagOf(body.bytes)}` };
  }

  /**
   * The answer to a request for a rendered page. `bytes` returns the body in an encoding, or `null`
   * if the body is not compressed yet; then the result is `null` too.
   */
  function answerFound(
    { status, age, etag }: Found,
    conditions: RequestConditions,
    bytes: (encoding: Encoding | null) => Bytes | null,
  ): PageAnswer | null {
    const common = { ...headers?.[conditions.isHttps ? 'https' : 'http'][age], etag };
    if (matchesEtag(conditions.ifNoneMatch, etag))
      return { status: 304, headers: { ...common, ...encodingHeaders(null) }, body: null };
    const encoding = encodingOf(conditions.acceptEncoding);
    const body = bytes(encoding);
    if (body === null) return null;
    const described = {
      ...encodingHeaders(encoding),
      'content-type': 'text/html; charset=UTF-8',
      'content-length': String(body.byteLength),
    };
    return { status, headers: { ...common, ...described }, body: conditions.isHead ? null : body };
  }

  return { build, answerFound };
}

/**
 * Creates the app that answers every page and feed. `loadWeb` and `pageArtPlaceholder` are
 * parameters, so that tests can run without a build.
 */
export function createPages(
  deps: Deps,
  loadWeb: () => Promise<WebBundle>,
  pageArtPlaceholder: PageArtPlaceholder = () => null,
): Pages {
  const app = new Hono();
  const cache = createPageCache<Page>({
    maxEntries: PAGES_KEPT,
    // Do not cache redirects here, and in the CDN only for seconds (`live`). If an article is
    // renamed and renamed back, a cached redirect would be a loop.
    maxAgeMs: (page) => (page.status === 301 ? 0 : pageAges[page.age].functionSeconds * 1000),
    refreshShare: REFRESH_SHARE,
    nowMs: () => deps.clock.now().getTime(),
  });
  const lastGood = createLastGood<Page>({
    maxEntries: PAGES_KEPT,
    nowMs: () => deps.clock.now().getTime(),
    keeps: ({ status }) => status !== 301,
    onStale: (key, cause) => deps.log.error('stale page served', cause, { path: key.split(' ')[1] }),
  });
  const { build, answerFound } = createBuilder(deps, loadWeb, pageArtPlaceholder);

  setDefaults(app, deps);
  registerFeeds(app, deps);
  registerOutbox(app, deps);

  app.on(['GET', 'HEAD'], '*', async (c) => {
    const siteUrl = siteOrigin(c.req.raw, deps.config);
    const path = pagePath(new URL(c.req.url));
    const key = keyOf(siteUrl, path);
    const page = await cache.get(key, () => lastGood.serve(key, () => within(PAGE_DEADLINE_MS, build(path, siteUrl))));
    if (page.status === 301) {
      c.header('Cache-Control', cacheControl.live);
      return c.redirect(withQuery(page.location, new URL(c.req.url).searchParams), 301);
    }
    const conditions: RequestConditions = {
      isHead: c.req.method === 'HEAD',
      isHttps: isHttps(c.req.raw),
      ifNoneMatch: c.req.header('if-none-match'),
      acceptEncoding: c.req.header('accept-encoding'),
    };
    let answer = answerFound(page, conditions, (encoding) => inEncodingIfReady(page.body, encoding));
    if (answer === null) {
      const body = await inEncoding(page.body, encodingOf(conditions.acceptEncoding));
      answer = answerFound(page, conditions, () => body);
    }
    return new Response(answer?.body, answer ?? {});
  });

  app.all('*', (c) => {
    c.header('Allow', 'GET, HEAD');
    c.header('Cache-Control', cacheControl.private);
    return c.text('Method not allowed', 405);
  });

  return {
    app,
    cachedAnswer: ({ method, url, headers }) => {
      const { siteUrl } = deps.config;
      // Without a fixed origin, the answer depends on the host of the request, which only `app`
      // evaluates.
      if ((method !== 'GET' && method !== 'HEAD') || url === undefined || siteUrl === null) return null;
      const address = URL.parse(`${siteUrl}${url}`);
      const page = address === null ? undefined : cache.peek(keyOf(siteUrl, pagePath(address)));
      if (page === undefined || page.status === 301) return null;
      const conditions: RequestConditions = {
        isHead: method === 'HEAD',
        isHttps: isForwardedHttps(headers['x-forwarded-proto']),
        ifNoneMatch: headers['if-none-match'],
        acceptEncoding: headers['accept-encoding']?.toString(),
      };
      return answerFound(page, conditions, (encoding) => inEncodingIfReady(page.body, encoding));
    },
  };
}

/** `location` with those parameters of the request that it lacks, such as `utm_source`. */
function withQuery(location: string, sent: URLSearchParams): string {
  const [path, query] = location.split('?');
  const own = new URLSearchParams(query);
  const all = new URLSearchParams(query);
  for (const [name, value] of sent) if (!own.has(name)) all.append(name, value);
  return all.size === 0 ? location : `${path}?${all}`;
}

/** Sets the security headers of every answer, and answers errors. */
function setDefaults(app: Hono, deps: Deps): void {
  app.use('*', async (c, next) => {
    await next();
    // Pages have their own policy. Feeds, plain texts and errors load nothing, so they get the
    // strictest one.
    const csp = c.res.headers.get('Content-Security-Policy') ?? API_CSP;
    setSecurityHeaders(c.res.headers, { csp, hsts: isHttps(c.req.raw) ? deps.config.hsts : null });
  });

  app.onError((error, c) => {
    deps.log.error('page failed', error, { path: new URL(c.req.url).pathname });
    c.header('Cache-Control', cacheControl.private);
    if (isOutage(error)) {
      c.header('Retry-After', String(OUTAGE_RETRY_SECONDS));
      return c.text('The site is busy. Please try again soon.', 503);
    }
    return c.text('Something went wrong. Please try again.', 500);
  });
}

const keyOf = (siteUrl: string, path: string): string => `${siteUrl} ${path}`;

function pageHeaders({ config: { emulatorOrigins, appCheck, hsts } }: Deps, inlineScript: string) {
  const of = (isHttps: boolean, policy: string): Record<string, string> => {
    const csp = pageCsp({ inlineScript, emulatorOrigins, isHttps, hasAppCheck: appCheck !== null });
    return { 'cache-control': policy, ...securityHeadersFor({ csp, hsts: isHttps ? hsts : null }) };
  };
  const both = (isHttps: boolean): Record<PageAge, Record<string, string>> => ({
    found: of(isHttps, cacheControl[pageAges.found.policy]),
    notFound: of(isHttps, cacheControl[pageAges.notFound.policy]),
  });
  return { https: both(true), http: both(false) };
}
