import { paths } from '@first-show/domain/core/paths';
import { site } from '@first-show/domain/core/site';
import type { PageEnvelope } from '@first-show/domain/pages/page-data';
import { metaTags, type MetaTag } from '@first-show/domain/pages/meta-tags';
import { pageMeta } from '@first-show/domain/pages/page-meta';
import { jsonLd } from './json-ld.ts';

/** The result of rendering a page with the web bundle, see `web/src/app/entry-server.tsx`. */
export type RenderedPage = { html: string; styleTags: string; status: number; preload: string[] };

/**
 * The configuration of Firebase in the browser. It is not secret: every Firebase page contains it.
 */
export type ClientConfig = {
  projectId: string;
  apiKey?: string;
  /** Host and port of the emulators; `null` in production. */
  emulator: { firestore: string; auth: string } | null;
  /**
   * The public site key of App Check and the id of the web app, if writes of readers need an App
   * Check token.
   */
  appCheck?: { siteKey: string; appId: string };
  /** Logins that the sign-in form shows, only in the demo. */
  demoLogins?: readonly { username: string; password: string }[];
};

const escapes: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };
const escapeHtml = (text: string): string => text.replace(/[&<>"']/g, (character) => escapes[character] ?? character);

/**
 * JSON for a script element. '<' is escaped, so that no text can end the element or open a comment.
 */
export const scriptJson = (value: unknown): string =>
  JSON.stringify(value)
    .replace(/</g, '\\u003c')
    .replace(/\u2028/g, '\\u2028')
    .replace(/\u2029/g, '\\u2029');

const metaTag = ([attribute, name, content]: MetaTag): string =>
  content === null ? '' : `<meta ${attribute}="${name}" content="${escapeHtml(content)}">`;

/**
 * Matches the first `<picture>` with high priority. Captures `type`, `srcset` and `sizes` of its
 * first source, if it has one, and the URL of the picture.
 */
const LEAD =
  /<picture[^>]*>(?:<source type="([^"]*)" srcset="([^"]*)" sizes="([^"]*)"[^>]*>)?(?:<source [^>]*>)*<img src="([^"]*)"(?: [\w-]+(?:="[^"]*")?)*? fetchpriority="high"/i;

/**
 * A preload for the first picture, so that it loads before the styles and the markup arrive; '' if
 * there is none. It is made from the markup, because both must name the same sizes. Otherwise the
 * browser would load two pictures.
 */
export function leadPreload(html: string): string {
  const [, type, srcSet, sizes, src] = LEAD.exec(html) ?? [];
  if (src === undefined) return '';
  const from = srcSet === undefined ? `href="${src}"` : `type="${type}" imagesrcset="${srcSet}" imagesizes="${sizes}"`;
  return `<link rel="preload" as="image" ${from} referrerpolicy="no-referrer" fetchpriority="high">`;
}

/** The URL of the first picture with high priority; `null` if the page has none. */
export const leadPicture = (html: string): string | null => LEAD.exec(html)?.[4] ?? null;

/**
 * Sets the placeholder, a data URL, as the background of the first picture. It shows with the first
 * paint, until the picture covers it. Only the first picture gets a placeholder, to keep the
 * document small. React does not know about this attribute, so hydration does not remove it.
 */
export function withPlaceholder(html: string, placeholder: string | null): string {
  const lead = LEAD.exec(html);
  if (lead === null || placeholder === null) return html;
  const end = lead.index + lead[0].length;
  return `${html.slice(0, end)} style="background-image:url(${placeholder})"${html.slice(end)}`;
}

const feedLink = (title: string, path: string): string =>
  `<link rel="alternate" type="application/rss+xml" title="${escapeHtml(title)}" href="${escapeHtml(path)}">`;

const fontTag = (address: string): string =>
  `<link rel="preload" as="font" type="font/woff2" href="${escapeHtml(address)}" crossorigin>`;
const scriptTag = (address: string): string =>
  `<script type="module" src="${escapeHtml(address)}" fetchpriority="low"></script>`;
const preloadTag = (address: string): string =>
  `<link rel="modulepreload" href="${escapeHtml(address)}" fetchpriority="low">`;

/**
 * The complete HTML of a page: head from `pageMeta`, critical styles, rendered markup, the page's
 * data as JSON, and the client's scripts. `path` is the requested path with its query.
 * `siteUrl` has no trailing slash. `placeholder` is for the first picture.
 */
export function renderDocument(input: {
  path: string;
  siteUrl: string;
  envelope: PageEnvelope;
  rendered: RenderedPage;
  inlineScript: string;
  clientConfig: ClientConfig;
  placeholder: string | null;
}): string {
  const { envelope, rendered, siteUrl } = input;
  const head = pageMeta(envelope, { path: input.path, siteUrl });
  const fonts = rendered.preload.filter((address) => address.endsWith('.woff2'));
  const [firstScript, ...scripts] = rendered.preload.filter((address) => address.endsWith('.js'));
  const tags = [
    '<meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    // Preload the first picture before everything else.
    leadPreload(rendered.html),
    `<title>${escapeHtml(head.title)}</title>`,
    `<link rel="canonical" href="${escapeHtml(head.canonical)}">`,
    ...metaTags(envelope, head).map(metaTag),
    '<meta name="theme-color" media="(prefers-color-scheme: dark)" content="#1B0A13">',
    '<meta name="theme-color" media="(prefers-color-scheme: light)" content="#FBE4DF">',
    '<link rel="icon" href="/favicon.svg" type="image/svg+xml">',
    '<link rel="apple-touch-icon" href="/art/icon-192.png">',
    '<link rel="manifest" href="/manifest.webmanifest">',
    feedLink(site.name, paths.rss),
    head.feed === null ? '' : feedLink(head.title, head.feed),
    rendered.styleTags,
    `<script>${input.inlineScript}</script>`,
    ...jsonLd(envelope, head, siteUrl).map((data) => `<script type="application/ld+json">${scriptJson(data)}</script>`),
  ];
  // Scripts come after the content. In the head they would compete with styles, fonts and the
  // picture on a slow connection. The inline script evaluates those after the first.
  const client = [firstScript === undefined ? '' : scriptTag(firstScript), ...scripts.map(preloadTag)].join('');
  return (
    `<!doctype html><html lang="${head.language}" data-theme="dark"><head>${tags.filter((tag) => tag !== '').join('')}</head>` +
    // The interface is English even on a Hindi page, including dialogs and toasts outside the root.
    // Hindi sections set `lang="hi"` themselves. Fonts are preloaded here and not in the head,
    // because Chrome would delay the first paint for them.
    `<body lang="en">${fonts.map(fontTag).join('')}<div id="root">${withPlaceholder(rendered.html, input.placeholder)}</div>` +
    `<script type="application/json" id="page-data">${scriptJson(envelope)}</script>` +
    `<script type="application/json" id="client-config">${scriptJson(input.clientConfig)}</script>${client}</body></html>`
  );
}
