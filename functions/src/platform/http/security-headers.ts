import type { MiddlewareHandler } from 'hono';
import { secureHeaders } from 'hono/secure-headers';
import type { Config } from '../config/config.ts';
import { isHttps } from './origin.ts';

type Options = NonNullable<Parameters<typeof secureHeaders>[0]>;

/**
 * Headers of every response, pages and API alike. Static files have the same ones from
 * firebase.json, except HSTS: Hosting's headers replace those of functions, so a header there would
 * undo the setting.
 */
const headers: Options = {
  xContentTypeOptions: 'nosniff',
  referrerPolicy: 'strict-origin-when-cross-origin',
  permissionsPolicy: { camera: [], geolocation: [], microphone: [], payment: [], usb: [] },
  xFrameOptions: 'DENY',
  // A page that opened ours gets no access to our window. We can still open share windows.
  crossOriginOpenerPolicy: 'same-origin-allow-popups',
  // Pages set their own policy (`pages/document/csp.ts`), which stays. All other answers have
  // nothing to load, even when they are opened in a browser tab.
  contentSecurityPolicy: { defaultSrc: ["'none'"], frameAncestors: ["'none'"], baseUri: ["'none'"] },
  overwrite: false,
  // Defaults of Hono that add nothing to the headers above.
  crossOriginResourcePolicy: false,
  originAgentCluster: false,
  xDnsPrefetchControl: false,
  xDownloadOptions: false,
  xPermittedCrossDomainPolicies: false,
  xXssProtection: false,
};

/** Sets the security headers. HSTS is set over HTTPS only: browsers ignore it over HTTP. */
export function securityHeaders({ hsts }: Pick<Config, 'hsts'>): MiddlewareHandler {
  const overHttp = secureHeaders({ ...headers, strictTransportSecurity: false });
  const overHttps = secureHeaders({ ...headers, strictTransportSecurity: hsts ?? false });
  return (c, next) => (isHttps(c.req.raw) ? overHttps : overHttp)(c, next);
}
