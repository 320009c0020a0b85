/** A person's links to other sites: the official site, accounts of social networks, IMDb. */

const URL_MAX = 500;

const IMDB_ID = /^nm\d{7,10}$/;
/** A domain name of the public internet: no IP address, and no name without a dot. */
const PUBLIC_HOST = /^(?:[a-z0-9-]+\.)+(?:[a-z]{2,}|xn--[a-z0-9-]+)$/;

/** The URL of a link, which may be typed as an id of IMDb; `null` if it may not stand on a page. */
export function parseLink(text: string): string | null {
  if (IMDB_ID.test(text)) return `https://www.imdb.com/name/${text}/`;
  // `URL` would drop tabs and line breaks, and read a backslash as a slash.
  if (text.length > URL_MAX || /[\s\\]/.test(text) || !URL.canParse(text)) return null;
  const url = new URL(text);
  if (url.protocol !== 'https:' || url.username !== '' || url.password !== '' || url.port !== '') return null;
  return PUBLIC_HOST.test(url.hostname) ? url.href : null;
}

const SITES: Readonly<Record<string, string>> = {
  'facebook.com': 'Facebook',
  'imdb.com': 'IMDb',
  'instagram.com': 'Instagram',
  'twitter.com': 'X',
  'x.com': 'X',
  'youtube.com': 'YouTube',
};

/** The name of a link's site: that of a known one, else its domain name. */
export function linkName(url: string): string {
  const host = /^https?:\/\/(?:www\.|m\.)?([^/?#]+)/.exec(url)?.[1] ?? url;
  return SITES[host] ?? host;
}
