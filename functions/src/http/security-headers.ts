// Not Hono's `secureHeaders`: cached pages are answered past Hono (`render/page-listener.ts`) and
// must have the same headers.

/**
 * Headers of every response, pages and API alike. The content security policy differs: see
 * `API_CSP` and `render/csp.ts`.
 */
export const securityHeaders: Readonly<Record<string, string>> = {
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Permissions-Policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
  'X-Frame-Options': 'DENY',
  // A page that opened ours has no handle on it. Windows that ours opens, to share, stay possible.
  'Cross-Origin-Opener-Policy': 'same-origin-allow-popups',
};

/** JSON never loads anything: whoever opens it in a tab gets text. */
export const API_CSP = "default-src 'none'; frame-ancestors 'none'; base-uri 'none'";

const HSTS = 'max-age=31536000; includeSubDomains';

/** All of them; HSTS only where the reader came over HTTPS (a browser ignores it otherwise). */
export const securityHeadersFor = (options: { csp: string; isHttps: boolean }): Record<string, string> => ({
  ...securityHeaders,
  'Content-Security-Policy': options.csp,
  ...(options.isHttps ? { 'Strict-Transport-Security': HSTS } : {}),
});

/** Sets them on `headers`. */
export function setSecurityHeaders(headers: Headers, options: { csp: string; isHttps: boolean }): void {
  for (const [name, value] of Object.entries(securityHeadersFor(options))) headers.set(name, value);
}
