import type { ErrorBody } from '@first-show/domain/core/fields';
import { FORM_TICKET_HEADER } from '@first-show/domain/core/form-ticket';
import { readClientConfig } from './client-config.ts';

/**
 * A response of the API with a status outside 2xx. `message` is for logs: the status and the body.
 * Show `readerMessage` to people.
 */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  readonly status: number;
  /**
   * The server's message for people; `null` if the body has none, as in an error page of the CDN.
   */
  readonly readerMessage: string | null;
  readonly issues: NonNullable<ErrorBody['issues']>;
  /** The body if it is a JSON object, such as the poll in a 409; otherwise `null`. */
  readonly body: Record<string, unknown> | null;
  /** The seconds of the header `Retry-After`; `null` without it. */
  readonly retryAfterSeconds: number | null;

  constructor(status: number, statusText: string, body: string, retryAfter: string | null = null) {
    super(`${status}: ${body === '' ? statusText : body}`);
    this.status = status;
    this.retryAfterSeconds = retryAfter !== null && /^\d+$/.test(retryAfter) ? Number(retryAfter) : null;
    const parsed = parse(body);
    this.body = parsed as Record<string, unknown> | null;
    this.readerMessage = parsed?.message ?? null;
    this.issues = parsed?.issues ?? [];
  }
}

function parse(body: string): Partial<ErrorBody> | null {
  try {
    const value: unknown = JSON.parse(body);
    return typeof value === 'object' && value !== null ? value : null;
  } catch {
    return null;
  }
}

type Call = {
  method?: 'GET' | 'POST' | 'DELETE' | 'PATCH';
  /** The body, which is sent as JSON. */
  body?: unknown;
  /** True for public reads: no cookie is sent, so that caches can share the answer. */
  isPublic?: boolean;
  /**
   * The `Idempotency-Key` of a comment or a message. A retry with the same key and body gets the
   * same answer again.
   */
  idempotencyKey?: string;
  /** The solved ticket of a form (`form/form-ticket.ts`), if there is one. */
  formTicket?: string | null;
  signal?: AbortSignal;
  /** The request continues after the page is closed. */
  keepalive?: boolean;
};

/** After this time without a response, a call fails as if the network were lost. */
const CALL_TIMEOUT_MS = 30_000;
/** After this time, a count or read that other calls wait for is aborted. */
const FIRST_CALL_MS = 5_000;

const GIVEN_UP = new Error('Another call has waited too long for this one');

/** The counts and reports of the browser. Nothing that the reader does depends on them. */
const isCount = (path: string): boolean => path.startsWith('/api/analytics/');

/** A promise that the signal rejects with its reason. */
const rejectedBy = (signal: AbortSignal): Promise<never> =>
  new Promise((_, reject) => signal.addEventListener('abort', () => reject(signal.reason as Error)));

/** Gets an App Check token for a write to this path; `null` if the write needs none. */
type Attest = (path: string) => Promise<string> | null;

/**
 * Loads Firebase's App Check and reCAPTCHA with the first write that needs them. Counts need no
 * token. Without App Check in the config, no write needs a token.
 */
const attestByAppCheck: Attest = (path) => {
  const config = readClientConfig();
  if (config?.appCheck === undefined || isCount(path)) return null;
  return import('./app-check.client.ts').then(({ appCheckToken }) => appCheckToken(config));
};

/**
 * Returns the function that calls the API. Of the calls with credentials, the first is sent alone,
 * and the others wait for its answer, which sets the cookie of a new reader: two concurrent first
 * calls would create two readers. If other calls have waited for a count or a read for 5 s, it is
 * aborted, so that a late answer cannot replace the cookie of the next call. A read is repeated.
 */
export function createCallApi(fetcher: typeof fetch, attest: Attest = () => null) {
  /** The first call. `settled` is never rejected; `canAbort` is true for a count or a read. */
  let first: { settled: Promise<unknown>; canAbort: boolean; aborter: AbortController } | null = null;

  async function send<Answer>(path: string, call: Call, aborter = new AbortController()): Promise<Answer> {
    const { signal } = call;
    // Not `AbortSignal.timeout` and `AbortSignal.any`: older browsers lack them.
    const giveUp = () => aborter.abort(new DOMException('No answer', 'TimeoutError'));
    const timer = signal === undefined ? setTimeout(giveUp, CALL_TIMEOUT_MS) : undefined;
    const abort = () => aborter.abort(signal?.reason);
    if (signal?.aborted === true) abort();
    signal?.addEventListener('abort', abort);
    try {
      return await answerOf<Answer>(path, call, aborter.signal);
    } finally {
      clearTimeout(timer);
      signal?.removeEventListener('abort', abort);
    }
  }

  async function answerOf<Answer>(
    path: string,
    { method = 'GET', body, isPublic = false, idempotencyKey, formTicket, keepalive }: Call,
    signal: AbortSignal,
  ): Promise<Answer> {
    const token = method === 'GET' ? null : attest(path);
    const response = await fetcher(path, {
      method,
      credentials: isPublic ? 'omit' : 'same-origin',
      headers: {
        ...(body !== undefined && { 'Content-Type': 'application/json' }),
        ...(idempotencyKey !== undefined && { 'Idempotency-Key': idempotencyKey }),
        ...(formTicket && { [FORM_TICKET_HEADER]: formTicket }),
        ...(token !== null && { 'X-Firebase-AppCheck': await Promise.race([token, rejectedBy(signal)]) }),
      },
      body: body === undefined ? undefined : JSON.stringify(body),
      signal,
      keepalive,
    });
    const text = await response.text();
    if (!response.ok)
      throw new ApiError(response.status, response.statusText, text, response.headers.get('Retry-After'));
    return (text === '' ? undefined : JSON.parse(text)) as Answer;
  }

  async function callInTurn<Answer>(path: string, call: Call, canAbort: boolean): Promise<Answer> {
    if (first === null) {
      const aborter = new AbortController();
      const answer = send<Answer>(path, call, aborter);
      // A first call without an answer (offline, for example) has set no cookie, so the next call
      // is sent alone again.
      const settled = answer.catch((error: unknown) => {
        if (!(error instanceof ApiError)) first = null;
      });
      first = { settled, canAbort, aborter };
      return answer.catch(async (error: unknown) => {
        if (error !== GIVEN_UP || isCount(path)) throw error;
        // Repeat the read after the call that has waited for it, which continues at `settled` too.
        await settled;
        return callInTurn<Answer>(path, call, false);
      });
    }
    const awaited = first;
    const timer = awaited.canAbort ? setTimeout(() => awaited.aborter.abort(GIVEN_UP), FIRST_CALL_MS) : undefined;
    await awaited.settled;
    clearTimeout(timer);
    // Without an answer, this call or another one that has waited is the first now.
    return first === awaited ? send(path, call) : callInTurn(path, call, canAbort);
  }

  return async function callApi<Answer>(path: string, call: Call = {}): Promise<Answer> {
    const isRead = (call.method ?? 'GET') === 'GET';
    return call.isPublic === true ? send(path, call) : callInTurn(path, call, isRead || isCount(path));
  };
}

/**
 * Calls our API and returns the JSON of the answer, `undefined` if the body is empty. Throws
 * `ApiError` for a status outside 2xx. Without an answer it throws the error of `fetch`: a
 * `TypeError`, an `AbortError` after `signal`, or a `TimeoutError` after 30 s. Sends credentials
 * unless `isPublic`.
 */
export const callApi = createCallApi((...args) => fetch(...args), attestByAppCheck);
