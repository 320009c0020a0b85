import { etag } from 'hono/etag';
import { z } from 'zod';
import { issueText } from '@first-show/domain/core/issue-text';
import { BODY_MAX_BYTES } from '@first-show/domain/core/limits';
import { ok, type Failure, type Result } from '@first-show/domain/core/result';
import type { StaffRight } from '@first-show/domain/staff/staff.schema';
import { createLastGood } from '../cache/last-good.ts';
import type { Deps } from '../deps.ts';
import { isDocumentId } from '../firestore/ids.ts';
import { giveBackOnFailure, NO_READS, takeReads } from '../limits/read-budget.ts';
import { answer, refuse, validationFailure } from './answer.ts';
import type { ApiApp, ApiContext } from './api-app.ts';
import type { CachePolicy } from './cache.ts';
import type { LogChange } from '../desk-log/desk-log.ts';
import { createCallLog } from './desk-log-entry.ts';
import { NOT_FOUND } from './failure.ts';
import {
  appCheck,
  chargeRefusals,
  deadline,
  isJson,
  jsonBody,
  mediaTypeOf,
  type Middleware,
  ownOrigin,
  singleValues,
  sizeLimit,
  staffToken,
} from './middleware.ts';
import { routeOf } from './route-description.ts';
import type { StaffMember } from './staff.ts';
import { callerOf } from './visitor.ts';

/**
 * The three ways to declare a route of the API. The schemas of a declaration validate the request
 * and generate `GET /api/openapi.json`.
 *
 * ```ts
 * export function registerPolls(app: ApiApp, deps: Deps): void {
 *   readerRoute(
 *     app,
 *     deps,
 *     {
 *       method: 'post',
 *       path: '/api/polls/{id}/vote', // OpenAPI form
 *       summary: 'Vote in a poll',
 *       tag: 'polls',
 *       params: z.object({ id: idParam }), // without it, the handler gets no parameters
 *       body: newVote, // parsed and cleaned; 400 with the first issue's text
 *       answer: poll,
 *       errors: [404, 409, 410, 429],
 *     },
 *     async ({ params, body, c }) => {
 *       const doc = await loadPoll(deps.db(), params.id);
 *       if (doc === null) return fail(NOT_FOUND);
 *       if (doc.closed) return fail({ status: 410, message: 'This poll is closed' });
 *       return castVote({ ... }); // ok(value) is answered as JSON with `status` (default 200)
 *     },
 *   );
 * }
 * ```
 *
 * - The handler returns a `Result`, or a `Response` for anything that a `Result` cannot express. An
 *   outage of Firestore is answered with 503, and any other thrown error with 500.
 * - `status: 204` needs no `answer`; return `ok(undefined)`.
 * - Add to a header such as Vary with `c.header(name, value, { append: true })`. Set cookies only
 *   with cache 'private'.
 */

/** Anybody may call; the cookie is not read. */
export function publicRoute<
  P extends Fields = None,
  Q extends Fields = None,
  B extends Schema = NoBody,
  A extends Schema = NoAnswer,
>(
  app: ApiApp,
  deps: Deps,
  declaration: PublicDeclaration<P, Q, B, A>,
  handle: (input: Input<P, Q, B>) => Answer<A> | Promise<Answer<A>>,
): void {
  const { method, acceptsForm = false } = declaration;
  const isWrite = method !== 'get';
  declare(app, deps, declaration, handle, {
    rules: { access: 'public', hasAppCheck: false, log: 'none' },
    cache: declaration.cache ?? (isWrite ? 'private' : 'public'),
    deadlineMs: READER_DEADLINE_MS,
    // Public reads are answered by caches, so their refusals are not counted.
    guards: isWrite ? [chargeRefusals(deps), ...(acceptsForm ? [] : [ownOrigin(deps)])] : [],
  });
}

/** Anybody may call; the handler gets the reader from `platform/http/visitor.ts`. */
export function readerRoute<
  P extends Fields = None,
  Q extends Fields = None,
  B extends Schema = NoBody,
  A extends Schema = NoAnswer,
>(
  app: ApiApp,
  deps: Deps,
  declaration: ReaderDeclaration<P, Q, B, A>,
  handle: (input: Input<P, Q, B>) => Answer<A> | Promise<Answer<A>>,
): void {
  const isWrite = declaration.method !== 'get';
  const hasAppCheck = isWrite && (declaration.hasAppCheck ?? true);
  declare(app, deps, declaration, handle, {
    rules: { access: 'reader', hasAppCheck, log: 'none' },
    cache: 'private',
    deadlineMs: READER_DEADLINE_MS,
    guards: [chargeRefusals(deps), ...(isWrite ? [ownOrigin(deps)] : []), ...(hasAppCheck ? [appCheck(deps)] : [])],
  });
}

/**
 * Staff with this right may call, by bearer token; the handler gets `staff`, and `log` for the
 * entry in the desks' log: pass it to the function that commits the change. Otherwise the entry is
 * written after the call.
 */
export const staffRoute =
  (right: StaffRight) =>
  <P extends Fields = None, Q extends Fields = None, B extends Schema = NoBody, A extends Schema = NoAnswer>(
    app: ApiApp,
    deps: Deps,
    declaration: StaffDeclaration<P, Q, B, A>,
    handle: (input: Input<P, Q, B> & { staff: StaffMember; log: LogChange }) => Answer<A> | Promise<Answer<A>>,
  ): void => {
    const isWrite = declaration.method !== 'get';
    const { isLogged = true, isIdLogged = true } = declaration;
    const log = !isWrite || !isLogged ? 'none' : isIdLogged ? 'entry' : 'entry without id';
    const logged = async (input: Input<P, Q, B>): Promise<Answer<A>> => {
      const callLog = createCallLog(deps, declaration, input);
      const result = await handle({ ...input, staff: input.c.get('staff'), log: callLog.log });
      const isChanged = !(result instanceof Response) && result.ok && input.c.get('changedNothing') !== true;
      if (log !== 'none' && isChanged) await callLog.addUnlessLogged(result.value);
      return result;
    };
    declare(app, deps, declaration, logged, {
      rules: { access: { right }, hasAppCheck: false, log },
      cache: 'private',
      deadlineMs: STAFF_DEADLINE_MS,
      guards: [...(isWrite ? [ownOrigin(deps)] : []), staffToken(deps, right)],
    });
  };

/**
 * Deadlines of a reader's and of a staff member's call, in ms. Hosting ends a request after 60 s,
 * and the SDK tries an unreachable database for longer.
 */
const READER_DEADLINE_MS = 10_000;
const STAFF_DEADLINE_MS = 55_000;
/** How many answers of one route are kept for an outage. Each has at most about 50 KB. */
const LAST_ANSWERS_KEPT = 100;

type Fields = z.ZodObject;
type Schema = z.ZodType;
type None = z.ZodObject<Record<never, never>>;
type NoBody = z.ZodUndefined;
type NoAnswer = z.ZodVoid;

type Declaration<P extends Fields, Q extends Fields, B extends Schema, A extends Schema> = {
  method: 'get' | 'post' | 'put' | 'patch' | 'delete';
  path: `/api/${string}`;
  summary: string;
  tag: string;
  params?: P;
  query?: Q;
  body?: B;
  /** Schema of the answer's JSON. Omitted with status 204, and for answers that are not JSON. */
  answer?: A;
  status?: 200 | 201 | 202 | 204;
  /**
   * Statuses of expected failures, for the API's documentation. 400 (with `body` or `query`), 413
   * and 415 (with `body`), 401 and 403 (for staff) and 429 (with `reads`) are added automatically.
   */
  errors?: Failure['status'][];
  bodyMaxBytes?: number;
  /**
   * `atMost`: the maximum number of documents that a call may read. `unread`: by how many documents
   * the call stayed below `atMost`; these reads are given back to the budget. A failed call gives
   * back all. Declare it for calls that may read more than a page of a list, because these
   * count against the read budget of the caller's network (`platform/limits/read-budget.ts`).
   */
  reads?: { atMost: (query: z.output<Q>) => number; unread?: (query: z.output<Q>, value: z.input<A>) => number };
};

type PublicDeclaration<P extends Fields, Q extends Fields, B extends Schema, A extends Schema> = Declaration<
  P,
  Q,
  B,
  A
> & {
  /**
   * By default 'public' for reads and 'private' for writes. Use 'live' for numbers that readers
   * watch changing.
   */
  cache?: CachePolicy;
  /**
   * Accepts form bodies and other origins too, for the one-click unsubscribe call of mail providers
   * (RFC 8058).
   */
  acceptsForm?: boolean;
};

type ReaderDeclaration<P extends Fields, Q extends Fields, B extends Schema, A extends Schema> = Declaration<
  P,
  Q,
  B,
  A
> & {
  /**
   * Whether a write needs an App Check token, where App Check is configured; by default it does.
   * `false` for calls of every page view, because every reader would then load reCAPTCHA.
   */
  hasAppCheck?: boolean;
};

type StaffDeclaration<P extends Fields, Q extends Fields, B extends Schema, A extends Schema> = Declaration<
  P,
  Q,
  B,
  A
> & {
  /**
   * Whether a successful write is entered in the desks' log; by default it is. `false`: the call
   * changes nothing that belongs in the log, or writes its own entry.
   */
  isLogged?: boolean;
  /**
   * Whether the entry may contain the item's id; by default it does. `false` for ids that are the
   * hash of an address, because they would still identify an erased person.
   */
  isIdLogged?: boolean;
  /**
   * Accepts a file of up to this many bytes as the body, with any content type except JSON. For
   * JSON, `body` is parsed as usual and `file` is `null`; for a file, `body` is `undefined`.
   */
  fileMaxBytes?: number;
};

/** A file that a request sent as its raw body. */
type UploadedFile = { bytes: Uint8Array; contentType: string };

type Input<P extends Fields, Q extends Fields, B extends Schema> = {
  c: ApiContext;
  request: Request;
  params: z.output<P>;
  query: z.output<Q>;
  body: z.output<B>;
  file: UploadedFile | null;
};
type Answer<A extends Schema> = Result<z.input<A>> | Response;

/** A path parameter that is a document id. */
export const idParam = z.string().max(200).refine(isDocumentId);

/** Who may call a declared route, and what happens besides its handler. */
type RouteRules = {
  /** `{ right }`: staff with this right. */
  access: 'public' | 'reader' | { right: StaffRight };
  hasAppCheck: boolean;
  /** The entry in the desks' log that a successful call writes. */
  log: 'none' | 'entry' | 'entry without id';
};
type DeclaredRoute = RouteRules & { method: string; path: string; takesBody: boolean };
const routesByApp = new WeakMap<ApiApp, DeclaredRoute[]>();

/** Every declared route of `app`, for tests that call all of them. */
export function declaredRoutes(app: ApiApp): DeclaredRoute[] {
  const declared = routesByApp.get(app) ?? [];
  routesByApp.set(app, declared);
  return declared;
}

// Error messages for issues whose schema has none.
z.config({ customError: issueText });

function declare<P extends Fields, Q extends Fields, B extends Schema, A extends Schema>(
  app: ApiApp,
  deps: Deps,
  declaration: Declaration<P, Q, B, A> & { fileMaxBytes?: number; acceptsForm?: boolean },
  handle: (input: Input<P, Q, B>) => Answer<A> | Promise<Answer<A>>,
  {
    rules,
    guards,
    cache,
    deadlineMs,
  }: { rules: RouteRules; guards: Middleware[]; cache: CachePolicy; deadlineMs: number },
): void {
  const { method, path, query: querySchema, answer: schema, status = 200, reads, fileMaxBytes } = declaration;
  declaredRoutes(app).push({ method: method.toUpperCase(), path, takesBody: declaration.body !== undefined, ...rules });
  const lastGood = cache === 'private' ? null : createLastAnswers<Answer<A>>(deps, path);

  const middleware = [
    deadline(deadlineMs),
    ...(cache === 'private' ? [] : [etag()]),
    ...guards,
    ...(method === 'get' ? [] : bodyMiddleware(declaration)),
    ...(querySchema === undefined ? [] : [singleValues(Object.keys(querySchema.shape))]),
  ];
  const route = { ...routeOf(declaration, { isForStaff: typeof rules.access === 'object' }), middleware };
  app.openapi(
    route,
    async (c) => {
      const input = await inputOf<P, Q, B>(c, fileMaxBytes !== undefined);
      const most = reads?.atMost(input.query) ?? 0;
      const taken =
        reads === undefined ? ok(NO_READS) : await takeReads(deps, { caller: callerOf(c.req.raw, deps), reads: most });
      if (!taken.ok) return refuse(c, taken.error);

      const work = (): Promise<Answer<A>> => giveBackOnFailure(taken.value, () => handle(input));
      // An answer to staff may contain more than the public answer, so it is not shared.
      const isForAll = lastGood !== null && c.req.header('authorization') === undefined;
      const result = isForAll ? await lastGood.serve(JSON.stringify([input.params, input.query]), work) : await work();
      if (result instanceof Response) return result;
      if (!result.ok) {
        taken.value.giveBack();
        return refuse(c, result.error, cache);
      }
      if (reads?.unread !== undefined) taken.value.giveBack(reads.unread(input.query, result.value));
      if (deps.config.checksAnswers && schema !== undefined) schema.parse(result.value);
      return answer(c, { value: result.value, status, cache });
    },
    (parsed, c) => {
      if (parsed.success) return undefined;
      // A malformed id cannot exist, so answer 404.
      return refuse(c, parsed.target === 'param' ? NOT_FOUND : validationFailure(parsed.error), cache);
    },
  );
}

function bodyMiddleware(declaration: {
  bodyMaxBytes?: number;
  fileMaxBytes?: number;
  acceptsForm?: boolean;
}): Middleware[] {
  const { bodyMaxBytes = BODY_MAX_BYTES, fileMaxBytes, acceptsForm = false } = declaration;
  const limit = sizeLimit({ maxBytes: bodyMaxBytes, fileMaxBytes });
  if (acceptsForm) return [limit];
  const jsonIfJson: Middleware = (c, next) => (isJson(c) ? jsonBody(c, next) : next());
  return [limit, fileMaxBytes === undefined ? jsonBody : jsonIfJson];
}

/** What the validators made of the request. */
async function inputOf<P extends Fields, Q extends Fields, B extends Schema>(
  c: ApiContext,
  takesFile: boolean,
): Promise<Input<P, Q, B>> {
  const valid = (target: 'param' | 'query' | 'json'): unknown => c.req.valid(target as never);
  const file =
    takesFile && !isJson(c) ? { bytes: new Uint8Array(await c.req.arrayBuffer()), contentType: mediaTypeOf(c) } : null;
  return {
    c,
    request: c.req.raw,
    params: (valid('param') ?? {}) as z.output<P>,
    query: (valid('query') ?? {}) as z.output<Q>,
    body: (file === null ? valid('json') : undefined) as z.output<B>,
    file,
  };
}

/** Keeps the last good answers of one route for an outage of the database. */
const createLastAnswers = <T extends Result<unknown> | Response>(deps: Deps, route: string) =>
  createLastGood<T>({
    maxEntries: LAST_ANSWERS_KEPT,
    nowMs: () => deps.clock.now().getTime(),
    // Keep neither a `Response`, which belongs to one request, nor a failure. A failure also drops
    // the kept answer, because a deleted item must not reappear.
    keeps: (result) => !(result instanceof Response) && result.ok,
    onStale: (_, cause) => deps.log.error('stale answer served', cause, { route }),
  });
