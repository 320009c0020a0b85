import type { MiddlewareHandler } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { HTTPException } from 'hono/http-exception';
import { timeout } from 'hono/timeout';
import { invalidField } from '@first-show/domain/core/result';
import type { StaffRight } from '@first-show/domain/staff/staff.schema';
import { DeadlinePassed } from '../deadline.ts';
import type { Deps } from '../deps.ts';
import { refusalOfAppCheck } from '../identity/app-check.ts';
import { takeNetworkPoints } from '../limits/limits.ts';
import { refuse } from './answer.ts';
import type { ApiContext, ApiEnv } from './api-app.ts';
import { isOwnOrigin } from './origin.ts';
import { requireStaff } from './staff.ts';
import { callerOf } from './visitor.ts';

/**
 * The middleware of single routes; `routes.ts` says which route has which. Hono runs it before the
 * validators, so it knows the request but not its parsed parameters.
 */
export type Middleware = MiddlewareHandler<ApiEnv>;

/** Answers 503 after `ms`. */
export const deadline = (ms: number): Middleware =>
  timeout(ms, () => new HTTPException(503, { cause: new DeadlinePassed(ms) }));

/**
 * Charges a refused call to the network of its caller, and answers 429 if the network had too many
 * of them.
 */
export const chargeRefusals =
  (deps: Deps): Middleware =>
  async (c, next) => {
    await next();
    if (c.get('isRefused') !== true) return;
    const overLimit = await takeNetworkPoints(deps, 'refused', { caller: callerOf(c.req.raw, deps) });
    if (overLimit === null) return;
    c.header('WWW-Authenticate', undefined);
    c.res = refuse(c, overLimit);
  };

/**
 * Refuses a write that another site sent with the reader's browser. Hono's `csrf` checks forms, and
 * not a write without a body.
 */
export const ownOrigin =
  (deps: Deps): Middleware =>
  async (c, next) =>
    isOwnOrigin(c.req.raw, deps.config)
      ? next()
      : refuse(c, { status: 403, message: 'Requests from other sites are not accepted' });

/** Admits staff with this right only. */
export const staffToken =
  (deps: Deps, right: StaffRight): Middleware =>
  async (c, next) => {
    const staff = await requireStaff(c.req.raw, right, deps);
    if (!staff.ok) return refuse(c, staff.error);
    c.header('Vary', 'Authorization', { append: true });
    c.set('staff', staff.value);
    return next();
  };

/** Requires an App Check token, where App Check is configured. */
export const appCheck =
  (deps: Deps): Middleware =>
  async (c, next) => {
    const unproven = await refusalOfAppCheck(deps, c.req.raw);
    return unproven === null ? next() : refuse(c, unproven);
  };

export const mediaTypeOf = (c: ApiContext): string =>
  (c.req.header('content-type') ?? '').split(';')[0]?.trim().toLowerCase() ?? '';
export const isJson = (c: ApiContext): boolean => mediaTypeOf(c) === 'application/json';

/**
 * Refuses a body over its limit. `fileMaxBytes` is the limit of any other body than JSON, for a
 * route that takes a file.
 */
export function sizeLimit({ maxBytes, fileMaxBytes }: { maxBytes: number; fileMaxBytes?: number }): Middleware {
  const limit = (maxSize: number, message: string): Middleware =>
    bodyLimit({ maxSize, onError: (c: ApiContext) => refuse(c, { status: 413, message }) });
  const ofJson = limit(maxBytes, `Body is over ${maxBytes / 1024} KiB`);
  if (fileMaxBytes === undefined) return ofJson;
  const ofFile = limit(fileMaxBytes, `The file is over ${fileMaxBytes / 1024 / 1024} MB`);
  return (c, next) => (isJson(c) ? ofJson : ofFile)(c, next);
}

/**
 * Reads the JSON of a write. An empty body is an empty object, so a call without fields needs no
 * body. Any other content than JSON is refused, also where no body is declared: a foreign page can
 * send it without a preflight.
 */
export const jsonBody: Middleware = async (c, next) => {
  const bytes = await c.req.arrayBuffer();
  if (bytes.byteLength > 0 && !isJson(c)) throw new HTTPException(415);
  const text = decoded(bytes);
  Object.assign(c.req.bodyCache, { text: Promise.resolve(text === '' ? '{}' : withoutLoneSurrogates(text)) });
  await next();
};

function decoded(bytes: ArrayBuffer): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch (cause) {
    throw new HTTPException(400, { cause });
  }
}

/** An escaped surrogate pair, half of one, or any other escape. */
const ESCAPE = /\\(?:u(d[89ab][\da-f]{2})\\u(d[c-f][\da-f]{2})|u(d[89a-f][\da-f]{2})|[^])/gi;

/**
 * Removes halves of surrogate pairs from JSON, because Firestore refuses them in any field. In
 * UTF-8 they can only be escapes.
 */
const withoutLoneSurrogates = (json: string): string =>
  json.replace(ESCAPE, (escape: string, ...groups: unknown[]) => (groups[2] === undefined ? escape : ''));

/**
 * Refuses a blank or repeated value of a declared query parameter, because ignoring it would answer
 * another query than the client sent.
 */
export const singleValues =
  (names: readonly string[]): Middleware =>
  async (c, next) => {
    for (const name of names) {
      const [value, ...more] = c.req.queries(name) ?? [];
      if (more.length > 0) return refuse(c, invalidField(name, `'${name}' is given more than once`));
      if (value?.trim() === '') return refuse(c, invalidField(name, `'${name}' is blank`));
    }
    return next();
  };
