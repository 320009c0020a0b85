import { z } from 'zod';
import { fail, ok } from '@first-show/domain/core/result';
import { site } from '@first-show/domain/core/site';
import type { Deps } from '../platform/deps.ts';
import { createFirestoreProbe } from '../platform/firestore/firestore-probe.ts';
import { answer } from '../platform/http/answer.ts';
import type { ApiApp } from '../platform/http/api-app.ts';
import { publicRoute } from '../platform/http/routes.ts';
import { DATABASE_DOWN } from '../platform/http/failure.ts';

/** Endpoints about the API itself: its health and its OpenAPI description. */
export function registerService(app: ApiApp, deps: Deps): void {
  const canReadFirestore = createFirestoreProbe(deps);
  publicRoute(
    app,
    deps,
    {
      method: 'get',
      path: '/api/health',
      summary: 'Health check, with the version; deep=1 also checks that the API can read Firestore',
      tag: 'service',
      cache: 'private',
      query: z.object({ deep: z.literal('1').optional() }),
      answer: z.object({ status: z.literal('ok'), version: z.string() }),
      errors: [503],
    },
    async ({ query }) => {
      if (query.deep !== undefined && !(await canReadFirestore())) return fail(DATABASE_DOWN);
      return ok({ status: 'ok' as const, version: deps.config.version });
    },
  );

  app.openAPIRegistry.registerComponent('securitySchemes', 'staff', {
    type: 'http',
    scheme: 'bearer',
    bearerFormat: 'Firebase ID token',
  });
  let description: unknown;
  publicRoute(
    app,
    deps,
    {
      method: 'get',
      path: '/api/openapi.json',
      summary: 'This API description, in OpenAPI 3.1',
      tag: 'service',
      answer: z.looseObject({}),
    },
    ({ c }) => {
      description ??= app.getOpenAPI31Document({
        openapi: '3.1.0',
        info: { title: `${site.name} API`, version: deps.config.version },
        servers: [{ url: '/' }],
      });
      return answer(c, { value: description, status: 200, cache: 'public' });
    },
  );
}
