// Not Hono's `secureHeaders`: cached pages bypass Hono (`render/page-listener.ts`) and need the
// same headers.

/**
 * Headers of every response, pages and API alike. The content security policy differs: see
 * `API_CSP` and `render/csp.ts`.
 */
export const securityHeaders: Readonly<Record<string, string>> = {
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Permissions-Policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
  'X-Frame-Options': 'DENY',
  // A page that opened ours gets no handle on it. Our own share windows can still be opened.
  'Cross-Origin-Opener-Policy': 'same-origin-allow-popups',
};

/** JSON never loads anything. Opened in a tab it is plain text. */
export const API_CSP = "default-src 'none'; frame-ancestors 'none'; base-uri 'none'";

const HSTS = 'max-age=31536000; includeSubDomains';

/**
 * All security headers. HSTS only if the reader came over HTTPS, because browsers ignore it
 * otherwise.
 */
export const securityHeadersFor = (options: { csp: string; isHttps: boolean }): Record<string, string> => ({
  ...securityHeaders,
  'Content-Security-Policy': options.csp,
  ...(options.isHttps ? { 'Strict-Transport-Security': HSTS } : {}),
});

export function setSecurityHeaders(headers: Headers, options: { csp: string; isHttps: boolean }): void {
  for (const [name, value] of Object.entries(securityHeadersFor(options))) headers.set(name, value);
}
