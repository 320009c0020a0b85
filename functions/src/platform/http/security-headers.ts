// This module replaces Hono's `secureHeaders`, because cached pages bypass Hono
// (`pages/page-listener.ts`) and need the same headers.

/**
 * Headers of every response, pages and API alike. The content security policy differs: see
 * `API_CSP` and `pages/document/csp.ts`.
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

/** `hsts`: the header Strict-Transport-Security; `null` over HTTP, where browsers ignore it. */
type OwnHeaders = { csp: string; hsts: string | null };

/**
 * All security headers of a response. Static files have the same ones from firebase.json, except
 * HSTS: Hosting's headers replace those of functions, so a header there would undo the setting.
 */
export const securityHeadersFor = ({ csp, hsts }: OwnHeaders): Record<string, string> => ({
  ...securityHeaders,
  'Content-Security-Policy': csp,
  ...(hsts === null ? {} : { 'Strict-Transport-Security': hsts }),
});

export function setSecurityHeaders(headers: Headers, options: OwnHeaders): void {
  for (const [name, value] of Object.entries(securityHeadersFor(options))) headers.set(name, value);
}
