import type { ContentfulStatusCode } from 'hono/utils/http-status';
import type { z } from 'zod';
import { fail, ok, type Failure, type Result } from '@first-show/domain/core/result';
import type { ApiContext } from './api-app.ts';
import { cacheControl, type CachePolicy } from './cache.ts';
import { NOT_FOUND, type Changed } from './failure.ts';

export function answer(
  c: ApiContext,
  reply: { value: unknown; status: 200 | 201 | 202 | 204; cache: CachePolicy },
): Response {
  c.header('Cache-Control', cacheControl[reply.cache]);
  return reply.status === 204 ? c.body(null, 204) : json(c, reply.value, reply.status);
}

/** Sends JSON with its length, without which `compress` would also compress short answers. */
function json(c: ApiContext, value: unknown, status: ContentfulStatusCode): Response {
  const text = JSON.stringify(value);
  c.header('Content-Length', String(Buffer.byteLength(text)));
  return c.body(text, status, { 'Content-Type': 'application/json; charset=UTF-8' });
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
  return json(c, { message: failure.message, issues: failure.issues }, failure.status);
}

/** Answers 409 with `body`: a message, and mostly the item as it is now. */
export function answerConflict(c: ApiContext, body: { message: string; [field: string]: unknown }): Response {
  c.header('Cache-Control', cacheControl.private);
  return json(c, body, 409);
}

/** Answers a change of an item: 409 with the `current` item if somebody else has changed it. */
export async function answerChange<Doc, Answer>(
  c: ApiContext,
  changed: Changed<Doc>,
  { what, present }: { what: string; present: (doc: Doc) => Answer | Promise<Answer> },
): Promise<Result<Answer> | Response> {
  if (changed.outcome === 'missing') return fail(NOT_FOUND);
  if (changed.outcome === 'refused') return fail(changed.failure);
  const item = await present(changed.doc);
  if (changed.outcome === 'changed') return ok(item);
  return answerConflict(c, { message: `Someone else changed this ${what} in the meantime`, current: item });
}

/** Converts a failed parse into a failure, whose message is the text of the first issue. */
export function validationFailure(error: z.core.$ZodError): Failure {
  const issues = error.issues.map((issue) => ({ path: issue.path.join('.'), message: issue.message }));
  return { status: 400, message: issues[0]?.message ?? 'Invalid input', issues };
}
