import { pageArtUrl } from '@first-show/domain/core/page-art';
import { paths } from '@first-show/domain/core/paths';
import { site } from '@first-show/domain/core/site';
import { inlineScript } from '../inline-script.ts';

/** The address of the offline page's picture, which is precached. */
const OFFLINE_PICTURE = pageArtUrl('empty');

/**
 * Colours copied from `theme.ts`, because an import would add MUI to the worker. A test compares
 * them.
 */
export const offlineColors = {
  dark: {
    ground: '#1B0A13',
    ink: '#FCEFE1',
    ink2: '#DFC6BF',
    line: '#4C2A3A',
    accent: '#FFB92E',
    onAccent: '#2A0B14',
    focus: '#FFE08A',
  },
  light: {
    ground: '#FBE4DF',
    ink: '#2A0B18',
    ink2: '#5A3040',
    line: '#E7C3BC',
    accent: '#A80F3C',
    onAccent: '#FFF6F1',
    focus: '#2A0B18',
  },
};

const variables = (colors: Record<string, string>): string =>
  Object.entries(colors)
    .map(([name, value]) => `--${name}:${value}`)
    .join(';');

const face = (family: string, weights: string, url: string | undefined): string =>
  url === undefined
    ? ''
    : `@font-face{font-family:'${family}';font-weight:${weights};font-stretch:75% 100%;font-display:swap;src:url('/${url}') format('woff2')}`;

const style = (fonts: readonly string[]): string =>
  face(
    'Eczar',
    '400 800',
    fonts.find((url) => /\/eczar-latin-wght/.test(url)),
  ) +
  face(
    'Anek',
    '500 800',
    fonts.find((url) => /\/anek-latin-ui/.test(url)),
  ) +
  `:root{color-scheme:dark;${variables(offlineColors.dark)}}[data-theme=light]{color-scheme:light;${variables(offlineColors.light)}}` +
  `*{box-sizing:border-box;margin:0}body{background:var(--ground);color:var(--ink);font:500 1.125rem/1.5 Anek,'Segoe UI',Roboto,Arial,sans-serif}` +
  `a{color:inherit}:focus-visible{outline:3px solid var(--focus);outline-offset:3px}` +
  `header,main{max-width:1200px;margin:auto;padding:20px 16px}header{border-bottom:1px solid var(--line)}header a{font:800 1.5rem Eczar,Georgia,serif;text-decoration:none;letter-spacing:-.02em}header svg{width:.56em;height:.56em;transform:translateY(.075em)}` +
  `h1{font:800 clamp(2.25rem,6vw,4rem)/1.05 Eczar,Georgia,serif;letter-spacing:-.018em;text-wrap:balance;margin:12px 0 16px}h2{font:800 1.5rem/1.2 Eczar,Georgia,serif;margin-bottom:8px}main{display:grid;gap:40px}` +
  `p{color:var(--ink2);margin-bottom:24px;max-width:34em}ul{list-style:none;padding:0}li{border-bottom:1px solid var(--line)}li a{display:block;padding:12px 0;font-weight:600}` +
  `.again{display:inline-flex;align-items:center;min-height:48px;padding:0 24px;border-radius:4px;background:var(--accent);color:var(--onAccent);font-weight:700;text-decoration:none}` +
  `img{display:block;width:100%;height:auto;aspect-ratio:16/9;object-fit:cover}` +
  `@media(min-width:800px){main{grid-template-columns:5fr 6fr;gap:40px 64px;padding-block:64px;align-items:center}section{grid-column:1/-1}ul{columns:2;column-gap:64px}li{break-inside:avoid}}`;

// The bulb of the logo, copied from `shared/ui/art/logo.tsx`.
const bulb =
  '<svg viewBox="0 0 20 20" aria-hidden="true"><circle cx="10" cy="10" r="10" fill="#B4741C"/><circle cx="10" cy="10" r="8.4" fill="#FFB92E"/><path d="M10 6.7 13.3 10 10 13.3 6.7 10z" fill="#2A0B14"/></svg>';
const logo = `<span aria-label="${site.name}" role="img">${site.name.replace(/o(?=[^o]*$)/, bulb)}</span>`;

// The page reloads once the network is back, unless the reader has just followed a link: a reload
// would cancel that navigation.
const script = `${inlineScript};let left=false;addEventListener('beforeunload',()=>{left=true});addEventListener('online',()=>left||location.reload())`;

/** The hash of the script for the page's Content-Security-Policy. */
async function scriptHash(): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(script));
  return `'sha256-${btoa(String.fromCharCode(...new Uint8Array(digest)))}'`;
}

/** A page that can be read offline. `headline` is HTML; `path` and `language` are plain text. */
export type SavedPage = { path: string; headline: string; language: string };

type Offline = {
  saved: readonly SavedPage[];
  /** URLs of all precached files. The page uses only the fonts among them. */
  fonts: readonly string[];
};

const escapeAttribute = (text: string): string => text.replace(/&/g, '&amp;').replace(/"/g, '&quot;');

/**
 * The HTML of the page that a reader sees offline at a URL that was not saved: a link to try again,
 * a picture, and the list of saved pages.
 */
export function offlineHtml({ saved, fonts }: Offline): string {
  const items = saved.map(({ path, headline, language }) =>
    path === paths.home
      ? `<li><a href="/">Home</a></li>`
      : `<li lang="${language}"><a href="${escapeAttribute(path)}">${headline}</a></li>`,
  );
  const list = items.length === 0 ? '' : `<section><h2>Saved on this device</h2><ul>${items.join('')}</ul></section>`;
  return (
    `<!doctype html><html lang="en" data-theme="dark"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">` +
    `<link rel="icon" href="/favicon.svg" type="image/svg+xml"><title>You are offline${site.titleSuffix}</title><style>${style(fonts)}</style><script>${script}</script></head>` +
    `<body><header><a href="/">${logo}</a></header><main><div><h1>The projector has no signal</h1>` +
    `<p>You are offline, and this page isn't saved for offline reading. It opens by itself once the network is back.</p>` +
    // An empty `href` is a link to the current URL.
    `<a class="again" href="">Try again</a></div><img src="${OFFLINE_PICTURE}" width="800" height="450" alt="">${list}</main></body></html>`
  );
}

/**
 * The offline page as a response to a navigation. It is never cached, and has a
 * Content-Security-Policy of its own.
 */
export async function offlineResponse(offline: Offline): Promise<Response> {
  const policy = [
    "default-src 'none'",
    `script-src ${await scriptHash()}`,
    "style-src 'unsafe-inline'",
    "img-src 'self'",
    "font-src 'self'",
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'none'",
    "require-trusted-types-for 'script'",
    "trusted-types 'none'",
  ].join('; ');
  const headers = {
    'content-type': 'text/html; charset=utf-8',
    'cache-control': 'no-store',
    'content-security-policy': policy,
    'x-content-type-options': 'nosniff',
  };
  return new Response(offlineHtml(offline), { headers });
}
