import { createRoute, type RouteConfig } from '@hono/zod-openapi';
import type { z } from 'zod';
import { errorBody } from '@first-show/domain/core/fields';
import type { Failure } from '@first-show/domain/core/result';

const errorTexts: Record<Failure['status'], string> = {
  400: 'Invalid body or query',
  401: 'No token, or a bad one',
  403: 'Not allowed for this role or from this origin',
  404: 'Unknown id, slug or path',
  405: 'Known path, other method',
  409: 'Already done, or changed meanwhile',
  410: 'Closed',
  413: 'Body too large',
  415: 'Not JSON',
  429: 'Over a limit; see Retry-After',
  502: 'A service behind this one did not answer, or nothing usable',
  503: 'The database does not answer; see Retry-After',
};

type Described = {
  method: RouteConfig['method'];
  path: string;
  summary: string;
  tag: string;
  params?: z.ZodObject;
  query?: z.ZodObject;
  body?: z.ZodType;
  answer?: z.ZodType;
  status?: number;
  errors?: Failure['status'][];
  reads?: unknown;
  fileMaxBytes?: number;
};

/**
 * The route of `@hono/zod-openapi` for a declaration: its validators, and its entry in
 * `GET /api/openapi.json`.
 */
export function routeOf(declaration: Described, { isForStaff }: { isForStaff: boolean }): RouteConfig {
  const { method, path, summary, tag, params, query, body, answer, status = 200, fileMaxBytes } = declaration;
  const implied: Failure['status'][] = [
    ...(declaration.reads === undefined ? [] : [429 as const]),
    ...(body === undefined && query === undefined ? [] : [400 as const]),
    ...(isForStaff ? [401 as const, 403 as const] : []),
    ...(body === undefined ? [] : [413 as const, 415 as const]),
  ];
  const errors = [...new Set([...implied, ...(declaration.errors ?? [])])].sort();
  return createRoute({
    method,
    path,
    summary,
    tags: [tag],
    ...(isForStaff && { security: [{ staff: [] }] }),
    request: {
      params,
      query,
      // A file is sent in place of the JSON, so the JSON is not required then.
      ...(body && { body: { required: fileMaxBytes === undefined, content: bodyContent(body, fileMaxBytes) } }),
    },
    responses: {
      [status]:
        answer === undefined
          ? { description: 'Done' }
          : { description: summary, content: { 'application/json': { schema: answer } } },
      ...Object.fromEntries(
        errors.map((code) => [
          code,
          { description: errorTexts[code], content: { 'application/json': { schema: errorBody } } },
        ]),
      ),
    },
  });
}

const bodyContent = (body: z.ZodType, fileMaxBytes: number | undefined) => ({
  'application/json': { schema: body },
  ...(fileMaxBytes !== undefined && {
    '*/*': { schema: { type: 'string' as const, format: 'binary', maxLength: fileMaxBytes } },
  }),
});
