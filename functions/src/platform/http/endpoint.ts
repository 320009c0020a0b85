import type { OpenAPIHono } from '@hono/zod-openapi';
import type { Context } from 'hono';
import { z } from 'zod';
import { errorBody } from '@first-show/domain/core/fields';
import { issueText } from '@first-show/domain/core/issue-text';
import { BODY_MAX_BYTES } from '@first-show/domain/core/limits';
import { fail, invalidField, ok, type Failure, type Result } from '@first-show/domain/core/result';
import type { StaffRight } from '@first-show/domain/staff/staff.schema';
import { within } from '../deadline.ts';
import type { Deps } from '../deps.ts';
import { refusalOfAppCheck } from '../identity/app-check.ts';
import { createLastGood } from '../cache/last-good.ts';
import { detailsOf, subjectOf, writeDeskLog } from '../desk-log/desk-log.ts';
import { isDocumentId } from '../firestore/ids.ts';
import { takeRefusal } from '../limits/limits.ts';
import { giveBackReads, takeReads, UNCOUNTED_READS } from '../limits/read-budget.ts';
import { cacheControl, type CachePolicy } from './cache.ts';
import { etagOf, matchesEtag } from './etag.ts';
import { NOT_FOUND } from './failure.ts';
import { isOwnOrigin } from './origin.ts';
import { requireStaff, type StaffMember } from './staff.ts';
import { callerOf } from './visitor.ts';

/**
 * Declares one endpoint. Its schemas validate the request and generate `GET /api/openapi.json`.
 *
 * ```ts
 * export function registerPolls(app: ApiApp, deps: Deps): void {
 *   endpoint(
 *     app,
 *     deps,
 *     {
 *       method: 'post',
 *       path: '/api/polls/{id}/vote', // OpenAPI form
 *       summary: 'Vote in a poll',
 *       tag: 'polls',
 *       access: 'reader', // 'public' | 'reader' | { right: 'comments' }: see `Access`
 *       params: z.object({ id: idParam }), // without it, the handler gets no parameters
 *       body: newVote, // parsed and cleaned; 400 with the first issue's text
 *       answer: poll,
 *       errors: [404, 409, 410, 429],
 *     },
 *     async ({ params, body, c }) => {
 *       const reader = readerOf(c, deps); // platform/http/visitor.ts
 *       const doc = await loadPoll(deps.db(), params.id);
 *       if (doc === null) return fail(NOT_FOUND);
 *       if (doc.closed) return fail({ status: 410, message: 'This poll is closed' });
 *       return castVote({ ... }); // ok(value) is answered as JSON with `status` (default 200)
 *     },
 *   );
 * }
 * ```
 *
 * - The handler returns a `Result`, or a `Response` for anything that a `Result` cannot express. A
 *   thrown `HttpFailure` is answered as its `Failure`, an outage of Firestore with 503, and any
 *   other thrown error with 500.
 * - `status: 204` needs no `answer`; return `ok(undefined)`.
 * - With `access: { right }` the token is checked before the request is parsed, and the handler
 *   gets `staff`.
 * - Declare `reads` for a call that may read more than `UNCOUNTED_READS` documents.
 * - If a reader's call is refused, it sets no cookie and counts against the limit for refused calls
 *   of the reader's network.
 * - `cache` defaults to 'public' for public GETs and 'private' for all others. Use `live` for
 *   numbers that readers watch changing.
 * - A change by staff writes an entry to the desks' log (`deskLog`), unless `isLogged` is false or
 *   the tag has its own log.
 * - Add to a header such as Vary with `c.header(name, value, { append: true })`. Set cookies only
 *   with cache 'private'.
 */
export function endpoint<
  P extends z.ZodObject = z.ZodObject<Record<never, never>>,
  Q extends z.ZodObject = z.ZodObject<Record<never, never>>,
  B extends z.ZodType = z.ZodUndefined,
  A extends z.ZodType = z.ZodVoid,
  S extends Access = Access,
>(
  app: ApiApp,
  deps: Deps,
  declaration: Endpoint<P, Q, B, A, S>,
  handle: (input: HandlerInput<P, Q, B, S>) => Answer<A> | Promise<Answer<A>>,
): void {
  describe(app, declaration);
  const cache =
    declaration.cache ?? (declaration.access === 'public' && declaration.method === 'get' ? 'public' : 'private');
  knownPaths(app).push({
    method: declaration.method.toUpperCase(),
    pattern: patternOf(declaration.path),
    path: declaration.path,
    access: declaration.access,
    takesBody: declaration.body !== undefined,
    isLogged: typeof declaration.access === 'object' && isLogged(declaration),
  });

  const deadlineMs = typeof declaration.access === 'object' ? STAFF_DEADLINE_MS : READER_DEADLINE_MS;
  const lastGood = cache === 'private' ? null : createLastAnswers<Answer<A>>(deps, declaration.path);

  app.on(declaration.method.toUpperCase(), honoPathOf(declaration.path), (c) => within(deadlineMs, respond(c)));

  async function respond(c: ApiContext): Promise<Response> {
    const charged = async (failure: Failure): Promise<Failure> =>
      isChargeable(declaration) && isRefusal(failure)
        ? ((await takeRefusal(deps, callerOf(c, deps))) ?? failure)
        : failure;
    const admitted = await admit(c, deps, declaration);
    if (!admitted.ok) return refuse(c, await charged(admitted.error));
    const staff = admitted.value;
    const input = await readInput(c, declaration);
    if (!input.ok) return refuse(c, await charged(input.error), cache);
    const { params, query, file, body } = input.value;
    const caller = callerOf(c, deps);
    const reads = declaration.reads?.atMost(query) ?? 0;
    const overBudget = await takeReads(deps, { caller, reads });
    if (overBudget !== null) return refuse(c, overBudget);

    const work = async (): Promise<Answer<A>> =>
      handle({ c, request: c.req.raw, params, query, body, file, staff: staff as StaffOf<S> });
    // An answer to staff may contain more than the public answer, so it is not shared.
    const isForAll = lastGood !== null && c.req.header('authorization') === undefined;
    const result = isForAll ? await lastGood.serve(JSON.stringify([params, query]), work) : await work();
    if (result instanceof Response) return result;
    if (!result.ok) return refuse(c, await charged(result.error), cache);
    if (reads > UNCOUNTED_READS && declaration.reads?.unread !== undefined)
      await giveBackReads(deps, { caller, reads: declaration.reads.unread(query, result.value) });
    if (deps.config.checksAnswers && declaration.answer !== undefined) declaration.answer.parse(result.value);
    const details = c.get('details') ?? detailsOf(body);
    if (staff !== undefined && isLogged(declaration) && !c.get('changedNothing'))
      await writeLogEntry(deps, {
        declaration,
        staff,
        params,
        value: result.value,
        subject: c.get('subject'),
        details,
      });
    return answer(c, { value: result.value, status: declaration.status ?? 200, cache });
  }
}

/** Keeps the last good answers of one endpoint for an outage of the database. */
const createLastAnswers = <T extends Result<unknown> | Response>(deps: Deps, route: string) =>
  createLastGood<T>({
    maxEntries: LAST_ANSWERS_KEPT,
    nowMs: () => deps.clock.now().getTime(),
    // Keep neither a `Response`, which belongs to one request, nor a failure. A failure also drops
    // the kept answer, because a deleted item must not reappear.
    keeps: (result) => !(result instanceof Response) && result.ok,
    onStale: (_, cause) => deps.log.error('stale answer served', cause, { route }),
  });

/**
 * Checks whether the caller may call at all: its origin, its rights as staff and its App Check
 * token. Returns the staff member, or `undefined` for a reader.
 */
async function admit(
  c: ApiContext,
  deps: Deps,
  declaration: { method: string; access: Access; acceptsForm?: boolean; tag: string },
): Promise<Result<StaffMember | undefined>> {
  const changes = declaration.method !== 'get';
  if (changes && !declaration.acceptsForm && !isOwnOrigin(c.req.raw, deps.config))
    return fail({ status: 403, message: 'Requests from other sites are not accepted' });
  if (typeof declaration.access === 'object') {
    const staff = await requireStaff(c.req.raw, declaration.access.right, deps);
    if (staff.ok) c.header('Vary', 'Authorization', { append: true });
    return staff;
  }
  const unproven = changes && isAttested(declaration) ? await refusalOfAppCheck(deps, c.req.raw) : null;
  return unproven === null ? ok(undefined) : fail(unproven);
}

/**
 * Parses the path parameters, the query and the file or body of the request with the endpoint's
 * schemas.
 */
async function readInput<
  P extends z.ZodObject,
  Q extends z.ZodObject,
  B extends z.ZodType,
  A extends z.ZodType,
  S extends Access,
>(
  c: ApiContext,
  declaration: Endpoint<P, Q, B, A, S>,
): Promise<Result<Pick<HandlerInput<P, Q, B, S>, 'params' | 'query' | 'body' | 'file'>>> {
  const params = (declaration.params ?? noFields).safeParse(c.req.param());
  // A malformed id cannot exist, so answer 404.
  if (!params.success) return fail(NOT_FOUND);
  const query = parseQuery(declaration.query ?? noFields, c.req.queries());
  if (!query.ok) return query;
  const file = await readFile(c, declaration.fileMaxBytes);
  if (!file.ok) return file;
  const body = file.value === null ? await readBody(c, declaration) : ok(undefined);
  if (!body.ok) return body;
  return ok({
    params: params.data as z.output<P>,
    query: query.value as z.output<Q>,
    body: body.value as z.output<B>,
    file: file.value,
  });
}

/**
 * Deadlines of a reader's and of a staff member's call, in ms. Hosting ends a request after 60 s,
 * and the SDK tries an unreachable database for longer.
 */
const READER_DEADLINE_MS = 10_000;
const STAFF_DEADLINE_MS = 55_000;
/**
 * Whether the caller is at fault. A 429 does not count, because the limit that caused it has
 * already counted the call.
 */
const isRefusal = ({ status }: Failure): boolean => status < 500 && status !== 429;
/**
 * Whether refused calls count for the caller's network: all calls of readers, and writes without a
 * reader, such as by a link in an email. Public reads are answered by caches.
 */
const isChargeable = ({ access, method }: { access: Access; method: string }): boolean =>
  access === 'reader' || (access === 'public' && method !== 'get');
/** How many answers of one endpoint are kept for an outage. Each has at most about 50 KB. */
const LAST_ANSWERS_KEPT = 100;

/**
 * For the desks' log. `subject`: the item's name, if the answer does not contain it. `details`: the
 * details, if the body does not tell them. A call that `changedNothing` is not logged.
 */
export type ApiEnv = {
  Variables: { requestId: string; subject?: string; details?: string[]; changedNothing?: boolean };
};
export type ApiApp = OpenAPIHono<ApiEnv>;
export type ApiContext = Context<ApiEnv>;

/**
 * Who may call. 'public': anybody; the cookie is not read. 'reader': anybody; the handler gets the
 * reader from `platform/http/visitor.ts`. `{ right }`: staff with this right, by bearer token.
 */
export type Access = 'public' | 'reader' | { right: StaffRight };
type StaffOf<S extends Access> = S extends { right: StaffRight } ? StaffMember : undefined;

export type Endpoint<
  P extends z.ZodObject,
  Q extends z.ZodObject,
  B extends z.ZodType,
  A extends z.ZodType,
  S extends Access,
> = {
  method: 'get' | 'post' | 'put' | 'patch' | 'delete';
  path: `/api/${string}`;
  summary: string;
  tag: string;
  access: S;
  params?: P;
  query?: Q;
  body?: B;
  /** Schema of the answer's JSON. Omitted with status 204, and for answers that are not JSON. */
  answer?: A;
  status?: 200 | 201 | 202 | 204;
  cache?: CachePolicy;
  /**
   * Statuses of expected failures, for the API's documentation. 400 (with `body` or `query`), 413
   * and 415 (with `body`), 401 and 403 (for staff) and 429 (with `reads`) are added automatically.
   */
  errors?: Failure['status'][];
  bodyMaxBytes?: number;
  /**
   * `atMost`: the maximum number of documents that a call may read. `unread`: by how many documents
   * the call stayed below `atMost`; these reads are given back to the budget. Calls that may read
   * more than `UNCOUNTED_READS` documents count against the read budget of the caller's network
   * (`platform/limits/read-budget.ts`).
   */
  reads?: { atMost: (query: z.output<Q>) => number; unread?: (query: z.output<Q>, value: z.input<A>) => number };
  /**
   * Accepts a file of up to this many bytes as the body, with any content type except JSON. For
   * JSON, `body` is parsed as usual and `file` is `null`; for a file, `body` is `undefined`.
   */
  fileMaxBytes?: number;
  /**
   * Only for staff's calls. `false`: the call changes nothing that belongs in the log, or writes
   * its own log entry.
   */
  isLogged?: boolean;
  /**
   * Accepts form bodies and other origins too, for the one-click unsubscribe call of mail providers
   * (RFC 8058).
   */
  acceptsForm?: boolean;
};

/**
 * Whether a call needs an App Check token, where App Check is configured. Only readers' writes need
 * a token. Calls of `analytics` need none, because every reader would then load reCAPTCHA. Calls of
 * mail providers (`acceptsForm`) need none, because they cannot have one.
 */
const isAttested = ({ access, acceptsForm, tag }: { access: Access; acceptsForm?: boolean; tag: string }): boolean =>
  access === 'reader' && acceptsForm !== true && tag !== 'analytics';

/** Calls with these tags write logs of their own, which include the former state. */
const WITH_OWN_LOG: ReadonlySet<string> = new Set(['moderation', 'staff']);
/**
 * The ids in calls with these tags are hashes of an address, so they would still identify an erased
 * person.
 */
const WITH_PERSONAL_IDS: ReadonlySet<string> = new Set(['subscribers']);

type Logged = { method: string; tag: string; isLogged?: boolean };
const isLogged = ({ method, tag, isLogged: isWanted = true }: Logged): boolean =>
  isWanted && method !== 'get' && !WITH_OWN_LOG.has(tag);

type LoggedCall = {
  declaration: Logged & { path: string; summary: string };
  staff: StaffMember;
  params: Record<string, unknown>;
  value: unknown;
  subject: string | undefined;
  details: string[];
};

/**
 * Writes an entry to the desks' log. If that fails, the error is logged; the action is not undone.
 */
async function writeLogEntry(
  deps: Deps,
  { declaration, staff, params, value, subject = subjectOf(value) ?? undefined, details }: LoggedCall,
): Promise<void> {
  const { method, path, summary, tag } = declaration;
  const id =
    Object.values(params).find((one) => typeof one === 'string') ?? (value as { id?: unknown } | undefined)?.id;
  await writeDeskLog(deps.db(), {
    id: deps.newId(),
    at: deps.clock.now().toISOString(),
    uid: staff.uid,
    by: staff.displayName,
    action: summary,
    call: `${method.toUpperCase()} ${path}`,
    subject: subject ?? null,
    subjectId: typeof id === 'string' && !WITH_PERSONAL_IDS.has(tag) ? id : null,
    details,
  }).catch((error: unknown) =>
    deps.log.error('a desk log entry could not be written', error, { method, path, uid: staff.uid }),
  );
}

/** A file that a request sent as its raw body. */
type UploadedFile = { bytes: Uint8Array; contentType: string };

export type HandlerInput<P extends z.ZodObject, Q extends z.ZodObject, B extends z.ZodType, S extends Access> = {
  c: ApiContext;
  request: Request;
  params: z.output<P>;
  query: z.output<Q>;
  body: z.output<B>;
  file: UploadedFile | null;
  staff: StaffOf<S>;
};
type Answer<A extends z.ZodType> = Result<z.input<A>> | Response;

/** A path parameter that is a document id. */
export const idParam = z.string().max(200).refine(isDocumentId);

const noFields = z.object({});

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
 * Answers a failure. `cache` is the endpoint's policy; the only failure that may be cached is the
 * 404 of a public read.
 */
export function refuse(c: ApiContext, failure: Failure, cache: CachePolicy = 'private'): Response {
  const isCacheable =
    failure.status === 404 && cache !== 'private' && (c.req.method === 'GET' || c.req.method === 'HEAD');
  c.header('Cache-Control', isCacheable ? cacheControl.notFound : cacheControl.private);
  if (failure.retryAfterSeconds !== undefined)
    c.header('Retry-After', String(Math.max(1, Math.ceil(failure.retryAfterSeconds))));
  if (failure.status === 401) c.header('WWW-Authenticate', 'Bearer');
  return c.json({ message: failure.message, ...(failure.issues ? { issues: failure.issues } : {}) }, failure.status);
}

/** Converts a failed parse into a failure, whose message is the text of the first issue. */
function validationFailure(error: z.ZodError): Failure {
  const issues = error.issues.map((issue) => ({ path: issue.path.join('.'), message: issue.message }));
  return { status: 400, message: issues[0]?.message ?? 'Invalid input', issues };
}

const NUMBER = /^-?\d+(\.\d+)?$/;

/**
 * Parses the query. Blank and repeated values are errors, because ignoring them would answer
 * another query than the client sent.
 */
function parseQuery<Q extends z.ZodObject>(schema: Q, raw: Record<string, string[]>): Result<z.output<Q>> {
  const values: Record<string, string> = {};
  for (const name of Object.keys(schema.shape)) {
    const given = raw[name];
    if (given === undefined) continue;
    if (given.length > 1) return fail(invalidField(name, `'${name}' is given more than once`));
    const value = given[0] ?? '';
    if (value.trim() === '') return fail(invalidField(name, `'${name}' is blank`));
    values[name] = value;
  }
  const parsed = schema.safeParse(values, { error: issueText });
  if (!parsed.success) return fail(validationFailure(parsed.error));
  // Coercion accepts ' 5', '1e1' and '0x10' as numbers. Parse such values again as NaN, so that the
  // schema creates the error message.
  const odd = Object.entries(parsed.data).filter(
    ([name, value]) => typeof value === 'number' && values[name] !== undefined && !NUMBER.test(values[name]),
  );
  if (odd.length === 0) return ok(parsed.data);
  const strict = schema.safeParse(
    { ...values, ...Object.fromEntries(odd.map(([name]) => [name, Number.NaN])) },
    { error: issueText },
  );
  return strict.success ? ok(strict.data) : fail(validationFailure(strict.error));
}

const contentTypeOf = (c: ApiContext): string =>
  (c.req.header('content-type') ?? '').split(';')[0]?.trim().toLowerCase() ?? '';

/** The file in the request; `null` if the endpoint accepts none, or if JSON was sent. */
async function readFile(c: ApiContext, maxBytes: number | undefined): Promise<Result<UploadedFile | null>> {
  const contentType = contentTypeOf(c);
  if (maxBytes === undefined || contentType === 'application/json') return ok(null);
  const tooLarge: Failure = { status: 413, message: `The file is over ${maxBytes / 1024 / 1024} MB` };
  if (Number(c.req.header('content-length') ?? '0') > maxBytes) return fail(tooLarge);
  const bytes = new Uint8Array(await c.req.arrayBuffer());
  return bytes.byteLength > maxBytes ? fail(tooLarge) : ok({ bytes, contentType });
}

type BodyRules = { body?: z.ZodType; bodyMaxBytes?: number; acceptsForm?: boolean; method: string };

async function readBody(c: ApiContext, declaration: BodyRules): Promise<Result<unknown>> {
  if (declaration.method === 'get') return ok(undefined);
  const maxBytes = declaration.bodyMaxBytes ?? BODY_MAX_BYTES;
  const tooLarge: Failure = { status: 413, message: `Body is over ${maxBytes / 1024} KiB` };
  if (Number(c.req.header('content-length') ?? '0') > maxBytes) return fail(tooLarge);
  const bytes = await c.req.arrayBuffer();
  if (bytes.byteLength > maxBytes) return fail(tooLarge);
  const type = contentTypeOf(c);
  if (declaration.acceptsForm && type !== 'application/json') return ok(undefined);
  if (bytes.byteLength > 0 && type !== 'application/json')
    return fail({ status: 415, message: 'Send the body as application/json' });
  if (declaration.body === undefined) return ok(undefined);
  const json = parseJson(bytes);
  if (!json.ok) return json;
  const parsed = declaration.body.safeParse(json.value, { error: issueText });
  return parsed.success ? ok(parsed.data) : fail(validationFailure(parsed.error));
}

/**
 * Matches an escaped surrogate. Lone surrogates are removed, because Firestore refuses them in any
 * field.
 */
const HALF_ESCAPE = /\\u[dD][89a-fA-F]/;
const HALVES = /[\uD800-\uDFFF]/gu;
const withoutHalves = (_: string, value: unknown): unknown =>
  typeof value === 'string' ? value.replace(HALVES, '') : value;

function parseJson(bytes: ArrayBuffer): Result<unknown> {
  if (bytes.byteLength === 0) return ok({});
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    const value: unknown = JSON.parse(text, HALF_ESCAPE.test(text) ? withoutHalves : undefined);
    const isObject = typeof value === 'object' && value !== null && !Array.isArray(value);
    return isObject ? ok(value) : fail({ status: 400, message: 'Body must be a JSON object' });
  } catch {
    return fail({ status: 400, message: 'Body is not valid JSON' });
  }
}

type KnownPath = {
  method: string;
  pattern: RegExp;
  path: string;
  access: Access;
  takesBody: boolean;
  /** Whether a successful call writes an entry to the desks' log. */
  isLogged: boolean;
};
const pathsByApp = new WeakMap<ApiApp, KnownPath[]>();

/**
 * Serves a file outside the API, such as a picture. `path` names its parameters in braces, as in
 * `/media/{id}/{file}`. Another method is answered with 405.
 */
export function fileRoute(app: ApiApp, path: string, handle: (c: ApiContext) => Promise<Response>): void {
  const pattern = patternOf(path);
  knownPaths(app).push({ method: 'GET', pattern, path, access: 'public', takesBody: false, isLogged: false });
  app.get(honoPathOf(path), handle);
}

/**
 * Every declared path of `app`, for 405 and its `Allow` header, and for tests that call all paths.
 */
export function knownPaths(app: ApiApp): KnownPath[] {
  const known = pathsByApp.get(app) ?? [];
  pathsByApp.set(app, known);
  return known;
}

const honoPathOf = (path: string): string => path.replace(/\{(\w+)\}/g, ':$1');

const patternOf = (path: string): RegExp =>
  new RegExp(`^${path.replace(/[.*+?^$()|[\]\\]/g, '\\$&').replace(/\{\w+\}/g, '[^/]+')}$`);

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

const bodyContent = ({ body, fileMaxBytes }: { body?: z.ZodType; fileMaxBytes?: number }) => ({
  'application/json': { schema: body ?? noFields },
  ...(fileMaxBytes === undefined
    ? {}
    : { 'image/*': { schema: { type: 'string' as const, format: 'binary', maxLength: fileMaxBytes } } }),
});

function describe<
  P extends z.ZodObject,
  Q extends z.ZodObject,
  B extends z.ZodType,
  A extends z.ZodType,
  S extends Access,
>(app: ApiApp, declaration: Endpoint<P, Q, B, A, S>): void {
  const takesInput = declaration.body !== undefined || declaration.query !== undefined;
  const implied: Failure['status'][] = [
    ...(declaration.reads === undefined ? [] : [429 as const]),
    ...(takesInput ? [400 as const] : []),
    ...(typeof declaration.access === 'object' ? [401 as const, 403 as const] : []),
    ...(declaration.body === undefined ? [] : [413 as const, 415 as const]),
  ];
  const statuses = [...new Set([...implied, ...(declaration.errors ?? [])])].sort();
  const status = declaration.status ?? 200;
  app.openAPIRegistry.registerPath({
    method: declaration.method,
    path: declaration.path,
    summary: declaration.summary,
    tags: [declaration.tag],
    ...(typeof declaration.access === 'object' ? { security: [{ staff: [] }] } : {}),
    request: {
      params: declaration.params,
      query: declaration.query,
      ...(declaration.body === undefined ? {} : { body: { required: true, content: bodyContent(declaration) } }),
    },
    responses: {
      [status]:
        declaration.answer === undefined
          ? { description: 'Done' }
          : { description: declaration.summary, content: { 'application/json': { schema: declaration.answer } } },
      ...Object.fromEntries(
        statuses.map((code) => [
          code,
          { description: errorTexts[code], content: { 'application/json': { schema: errorBody } } },
        ]),
      ),
    },
  });
}
