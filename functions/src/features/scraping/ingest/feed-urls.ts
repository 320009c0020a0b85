/** Names of parameters that are only for tracking. */
const TRACKING =
  /^(?:utm_.*|fbclid|gclid|dclid|gbraid|wbraid|msclkid|yclid|igshid|mc_cid|mc_eid|ref_src|ref_url|cmpid|ito|ncid|spm|_ga|_gl|ftag|xtor|at_(?:medium|campaign|custom\d|link.*))$/i;
/** Parameters that track only with some values. */
const MAYBE_TRACKING = /^(?:from|ref|source|src|medium|rss|partner|cmp)$/i;
const TRACKING_VALUE = /^$|rss|feed|home|social|twitter|facebook|whatsapp/i;
const URL_MAX = 2048;

/**
 * The absolute http(s) URL of an address in a feed, resolved against `base`; `null` for any other
 * URL (mailto:, javascript:, data:), a URL with a user name, or one that is too long.
 */
export function absoluteUrl(address: string | null | undefined, base: string | null): string | null {
  const text = address?.trim() ?? '';
  if (text === '') return null;
  const url = URL.parse(text, base ?? undefined);
  if (url === null || (url.protocol !== 'http:' && url.protocol !== 'https:')) return null;
  // Refuse a user name or password in a URL, because it can mislead readers:
  // 'https://our-site@evil.example/'.
  if (url.username !== '' || url.password !== '' || url.hostname === '' || url.href.length > URL_MAX) return null;
  return url.href;
}

/**
 * Fragments that identify no story: tracking ('#xtor=RSS-1') and parts of a page. Any other one
 * counts: the posts of a live page ('#post-1'), and the pages of some sites ('#/story/1'), differ
 * in nothing else.
 */
const PAGE_PART = /=|^#(?:comments?|respond|disqus_thread|top|main|content|primary|more(?:-\d+)?|article|story)?$/i;

/**
 * A story's URL without tracking parameters and fragments that identify no story, so that
 * differently tracked links to a story give the same URL.
 */
export function canonicalUrl(absolute: string): string {
  const url = new URL(absolute);
  for (const [name, value] of [...url.searchParams]) {
    if (TRACKING.test(name) || (MAYBE_TRACKING.test(name) && TRACKING_VALUE.test(value))) url.searchParams.delete(name);
  }
  if (PAGE_PART.test(url.hash)) url.hash = '';
  return url.href.replace(/\?(?=#|$)/, '').replace(/#$/, '');
}

/**
 * A form of a URL for comparisons: no scheme, no 'www.', 'm.' or 'amp.', no trailing slash, sorted
 * parameters.
 */
export function urlKey(canonical: string): string {
  const url = new URL(canonical);
  url.searchParams.sort();
  const path = url.pathname.replace(/\/+$/, '');
  return `${url.host.replace(/^(?:www|m|amp)\./, '')}${path}${url.search}${url.hash}`;
}

/**
 * A picture's URL for our pages: https, which our content security policy requires, with a public
 * host name. An http URL without a port becomes https. `null` for any other address.
 */
export function pictureAddress(address: string | null | undefined, base: string | null): string | null {
  const absolute = absoluteUrl(address, base);
  if (absolute === null) return null;
  const url = new URL(absolute);
  if (url.protocol === 'http:') {
    if (url.port !== '') return null;
    url.protocol = 'https:';
  }
  const isName = /\.[a-z][a-z\d-]*$/i.test(url.hostname) && !/\.(?:local|localhost|internal|lan)$/i.test(url.hostname);
  return isName ? url.href : null;
}
