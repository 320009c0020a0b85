import type { Config } from '../lib/config.ts';

/** The first value of a forwarding header. Proxies append theirs after a comma. */
const first = (value: string | null | undefined): string => (value ?? '').split(',')[0]?.trim() ?? '';

const HOST = /^[a-z0-9.-]+(:\d{1,5})?$|^\[[0-9a-f:]+\](:\d{1,5})?$/i;

/** True if the reader's own connection was encrypted. */
export function isHttps(request: Request): boolean {
  const forwarded = request.headers.get('x-forwarded-proto');
  return first(forwarded) === '' ? new URL(request.url).protocol === 'https:' : isForwardedHttps(forwarded);
}

/** `isHttps` for the value of the header `X-Forwarded-Proto`. */
export const isForwardedHttps = (forwarded: string | string[] | null | undefined): boolean =>
  first(String(forwarded ?? '')) === 'https';

/**
 * The origin that the reader sees: `SITE_URL`, else the host of the request (Hosting passes it on
 * as X-Forwarded-Host).
 */
export function siteOrigin(request: Request, config: Config): string {
  return config.siteUrl ?? servedOrigin(request);
}

/**
 * The origin of links in mails. A caller can forge request headers, and a mail is read long
 * afterwards, so outside the demo only `SITE_URL` is used.
 */
export function mailOrigin(request: Request, config: Config): string {
  if (config.siteUrl === null && !config.isDemo) throw new Error('SITE_URL is not set: mails need it for their links');
  return siteOrigin(request, config);
}

function servedOrigin(request: Request): string {
  const forwarded = first(request.headers.get('x-forwarded-host'));
  const host = HOST.test(forwarded) ? forwarded : new URL(request.url).host;
  return `${isHttps(request) ? 'https' : 'http'}://${host}`;
}

/**
 * Whether the `Origin` header, if the browser sent one, is ours. A foreign page cannot set
 * X-Forwarded-Host without a preflight, which we never allow, so comparing with it is safe.
 */
export function isOwnOrigin(request: Request, config: Config): boolean {
  const origin = request.headers.get('origin');
  if (origin === null) return true;
  const hosts = [
    first(request.headers.get('x-forwarded-host')),
    first(request.headers.get('host')),
    new URL(request.url).host,
  ];
  if (origin === config.siteUrl) return true;
  return hosts.some((host) => host !== '' && (origin === `https://${host}` || origin === `http://${host}`));
}
