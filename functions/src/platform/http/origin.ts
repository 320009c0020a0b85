import type { Config } from '../config/config.ts';

/** The first value of a forwarding header. Each proxy appends its own after a comma. */
const first = (value: string | null | undefined): string => (value ?? '').split(',')[0]?.trim() ?? '';

const HOST = /^[a-z0-9.-]+(:\d{1,5})?$|^\[[0-9a-f:]+\](:\d{1,5})?$/i;

/** True if the reader's own connection was encrypted. */
export function isHttps(request: Request): boolean {
  const forwarded = first(request.headers.get('x-forwarded-proto'));
  return forwarded === '' ? new URL(request.url).protocol === 'https:' : forwarded === 'https';
}

/**
 * The origin in the reader's address bar: `SITE_URL`, otherwise the host of the request (Hosting
 * passes it on as X-Forwarded-Host).
 */
export function siteOrigin(request: Request, config: Config): string {
  return config.siteUrl ?? servedOrigin(request);
}

/**
 * The origin of links in mails. Outside the demo it is always `SITE_URL`, because callers can forge
 * request headers.
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
 * Whether the `Origin` header, if the request has one, is ours. Comparing with X-Forwarded-Host is
 * safe: a foreign page can only set it after a preflight, which we never allow.
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
