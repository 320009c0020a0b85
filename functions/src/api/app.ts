import { OpenAPIHono } from '@hono/zod-openapi';
import { cacheControl } from '../platform/http/cache.ts';
import { compressAnswers } from '../platform/http/compress.ts';
import { knownPaths, refuse, type ApiApp, type ApiEnv } from '../platform/http/endpoint.ts';
import { DATABASE_DOWN, HttpFailure, NOT_FOUND } from '../platform/http/failure.ts';
import { isHttps } from '../platform/http/origin.ts';
import { registerAll } from './router.ts';
import { API_CSP, setSecurityHeaders } from '../platform/http/security-headers.ts';
import { isOutage } from '../platform/deadline.ts';
import type { Deps } from '../platform/deps.ts';

/**
 * Builds the API: the rules that apply to every endpoint, and the endpoints that `register` adds.
 * By default `register` adds all features; tests pass their own function. `app.request('/api/…')`
 * calls the API without a server.
 */
export function createApp(deps: Deps, register: (app: ApiApp, deps: Deps) => void = registerAll): ApiApp {
  const app: ApiApp = new OpenAPIHono<ApiEnv>();

  app.use('*', compressAnswers);
  app.use('*', async (c, next) => {
    c.set('requestId', deps.randomId(12));
    await next();
    // A refused call must not set a reader cookie, because it must not create a reader.
    if (c.res.status >= 400) c.res.headers.delete('Set-Cookie');
    setSecurityHeaders(c.res.headers, { csp: API_CSP, hsts: isHttps(c.req.raw) ? deps.config.hsts : null });
  });

  app.onError((error, c) => {
    if (error instanceof HttpFailure) return refuse(c, error.failure);
    const requestId = c.get('requestId');
    if (isOutage(error)) {
      deps.log.error('request failed, Firestore unavailable', error, {
        requestId,
        method: c.req.method,
        route: c.req.routePath,
      });
      return refuse(c, DATABASE_DOWN);
    }
    deps.log.error('request failed', error, { requestId, method: c.req.method, route: c.req.routePath });
    c.header('Cache-Control', cacheControl.private);
    return c.json({ message: 'Something went wrong. Please try again.', requestId }, 500);
  });

  app.notFound((c) => {
    const path = c.req.path;
    const methods = knownPaths(app)
      .filter(({ pattern }) => pattern.test(path))
      .map(({ method }) => method);
    if (methods.length === 0) return refuse(c, NOT_FOUND, 'public');
    const allowed = new Set(methods.flatMap((method) => (method === 'GET' ? ['GET', 'HEAD'] : [method])));
    c.header('Allow', [...allowed].sort().join(', '));
    return refuse(c, { status: 405, message: 'Method not allowed' });
  });

  register(app, deps);
  return app;
}
