import type { Context } from 'hono';
import type { Failure } from '@first-show/domain/core/result';
import { cacheControl } from '../platform/http/cache.ts';

/** Answers a failure of a page or feed as plain text. */
export function refuseText(c: Context, { status, message, retryAfterSeconds }: Failure): Response {
  c.header('Cache-Control', cacheControl.private);
  if (retryAfterSeconds !== undefined) c.header('Retry-After', String(retryAfterSeconds));
  return c.text(message, status);
}
