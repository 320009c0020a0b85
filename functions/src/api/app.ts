import { OpenAPIHono } from '@hono/zod-openapi';
import { compress } from 'hono/compress';
import { HTTPException } from 'hono/http-exception';
import type { Failure } from '@first-show/domain/core/result';
import { cacheControl } from '../platform/http/cache.ts';
import { refuse } from '../platform/http/answer.ts';
import type { ApiApp, ApiEnv } from '../platform/http/api-app.ts';
import { DATABASE_DOWN, NOT_FOUND } from '../platform/http/failure.ts';
import { giveBackPoints } from '../platform/http/points.ts';
import { registerAll } from './router.ts';
import { securityHeaders } from '../platform/http/security-headers.ts';
import { isOutage } from '../platform/deadline.ts';
import type { Deps } from '../platform/deps.ts';

/**
 * Builds the API: the rules that apply to every route, and the routes that `register` adds.
 * By default `register` adds all features; tests pass their own function. `app.request('/api/…')`
 * calls the API without a server.
 */
export function createApp(deps: Deps, register: (app: ApiApp, deps: Deps) => void = registerAll): ApiApp {
  const app: ApiApp = new OpenAPIHono<ApiEnv>();

  app.use(securityHeaders(deps.config));
  app.use(compress());
  app.use(async (c, next) => {
    c.set('requestId', deps.randomId(12));
    await next();
    // A refused or failed call must not create a reader, and must not use up the network's limits.
    if (c.res.status >= 400) {
      c.res.headers.delete('Set-Cookie');
      giveBackPoints(c);
    }
  });

  app.onError((error, c) => {
    if (error instanceof HTTPException && error.status in requestErrors)
      return refuse(c, requestErrors[error.status as keyof typeof requestErrors]);
    const requestId = c.get('requestId');
    if (isOutage(error instanceof HTTPException ? error.cause : error)) {
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
    const methods = METHODS.filter((method) => isDeclared(app, method, c.req.path));
    if (methods.length === 0) return refuse(c, NOT_FOUND, 'public');
    c.header('Allow', methods.flatMap((method) => (method === 'GET' ? ['GET', 'HEAD'] : [method])).join(', '));
    return refuse(c, { status: 405, message: 'Method not allowed' });
  });

  register(app, deps);
  return app;
}

/** What Hono and its validators throw about a request, as our failures. */
const requestErrors = {
  400: { status: 400, message: 'Body is not valid JSON' },
  415: { status: 415, message: 'Send the body as application/json' },
} as const satisfies Record<number, Failure>;

const METHODS = ['DELETE', 'GET', 'PATCH', 'POST', 'PUT'];

/** Whether a route answers this method at this path. Middleware matches all methods. */
function isDeclared(app: ApiApp, method: string, path: string): boolean {
  const [matched] = app.router.match(method, path);
  return matched.some(([[, route]]) => route.method === method);
}
