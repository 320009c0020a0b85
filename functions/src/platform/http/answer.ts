import type { z } from 'zod';
import type { Failure } from '@first-show/domain/core/result';
import type { ApiContext } from './api-app.ts';
import { cacheControl, type CachePolicy } from './cache.ts';
import { etagOf, matchesEtag } from './etag.ts';

/**
 * Answers `value` as JSON. A cacheable answer has an ETag, so that a revalidation needs no body.
 */
export function answer(
  c: ApiContext,
  reply: { value: unknown; status: 200 | 201 | 202 | 204; cache: CachePolicy },
): Response {
  c.header('Cache-Control', cacheControl[reply.cache]);
  if (reply.status === 204) return c.body(null, 204);
  const text = JSON.stringify(reply.value);
  c.header('Content-Type', 'application/json; charset=UTF-8');
  if (reply.cache !== 'private') {
    const tag = etagOf(text);
    c.header('ETag', tag);
    if (matchesEtag(c.req.header('if-none-match'), tag)) return c.body(null, 304);
  }
  return c.body(text, reply.status);
}

/**
 * Answers a failure. `cache` is the policy of the route; the only failure that may be cached is the
 * 404 of a public read.
 */
export function refuse(c: ApiContext, failure: Failure, cache: CachePolicy = 'private'): Response {
  const isCacheable =
    failure.status === 404 && cache !== 'private' && (c.req.method === 'GET' || c.req.method === 'HEAD');
  c.header('Cache-Control', isCacheable ? cacheControl.notFound : cacheControl.private);
  if (failure.retryAfterSeconds !== undefined)
    c.header('Retry-After', String(Math.max(1, Math.ceil(failure.retryAfterSeconds))));
  if (failure.status === 401) c.header('WWW-Authenticate', 'Bearer');
  // The limit that caused a 429 has already counted the call.
  c.set('isRefused', failure.status < 500 && failure.status !== 429);
  return c.json({ message: failure.message, ...(failure.issues ? { issues: failure.issues } : {}) }, failure.status);
}

/** Converts a failed parse into a failure, whose message is the text of the first issue. */
export function validationFailure(error: z.core.$ZodError): Failure {
  const issues = error.issues.map((issue) => ({ path: issue.path.join('.'), message: issue.message }));
  return { status: 400, message: issues[0]?.message ?? 'Invalid input', issues };
}
