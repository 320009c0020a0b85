import type { Config } from '../lib/config.ts';

/** First value of a forwarding header; proxies append theirs with a comma. */
const first = (value: string | null | undefined): string => (value ?? '').split(',')[0]?.trim() ?? '';

const HOST = /^[a-z0-9.-]+(:\d{1,5})?$|^\[[0-9a-f:]+\](:\d{1,5})?$/i;

/** True where the reader's own connection was encrypted. */
export function isHttps(request: Request): boolean {
  const forwarded = request.headers.get('x-forwarded-proto');
  return first(forwarded) === '' ? new URL(request.url).protocol === 'https:' : isForwardedHttps(forwarded);
}

/** The same, of the header `X-Forwarded-Proto` alone. */
export const isForwardedHttps = (forwarded: string | string[] | null | undefined): boolean =>
  first(String(forwarded ?? '')) === 'https';

/**
 * Origin that the reader sees: `SITE_URL`, else the served one (Hosting hands the host on as
 * X-Forwarded-Host).
 */
export function siteOrigin(request: Request, config: Config): string {
  return config.siteUrl ?? servedOrigin(request);
}

/**
 * Origin of links in mails. A header of a request may be anybody's invention, and a mail is read
 * long after it: outside the demo only `SITE_URL` will do.
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
 * Whether `Origin`, where the browser sends it, is ours. A foreign page cannot set X-Forwarded-Host
 * on its request without a preflight, which is never granted, so comparing with it is safe.
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
