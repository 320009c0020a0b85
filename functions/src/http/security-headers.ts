// This module replaces Hono's `secureHeaders`, because cached pages bypass Hono
// (`render/page-listener.ts`) and need the same headers.

/**
 * Headers of every response, pages and API alike. The content security policy differs: see
 * `API_CSP` and `render/csp.ts`.
 */
const securityHeaders: Readonly<Record<string, string>> = {
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Permissions-Policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
  'X-Frame-Options': 'DENY',
  // A page that opened ours gets no access to our window. We can still open share windows.
  'Cross-Origin-Opener-Policy': 'same-origin-allow-popups',
};

/**
 * The Content-Security-Policy of API answers: an answer in JSON has nothing to load, even when it
 * is opened in a browser tab.
 */
export const API_CSP = "default-src 'none'; frame-ancestors 'none'; base-uri 'none'";

const HSTS = 'max-age=31536000; includeSubDomains';

/**
 * All security headers of a response. HSTS is only sent over HTTPS, because browsers ignore it
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
