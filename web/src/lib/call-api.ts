import type { ErrorBody } from '@first-show/domain/core/fields';
import { readClientConfig } from './client-config.ts';

/**
 * An answer of the API that is not a success. `message` is generic ('404: …'); people see
 * `readerMessage`.
 */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  readonly status: number;
  /** The server's own text for people; `null` where its body is not ours. */
  readonly readerMessage: string | null;
  readonly issues: NonNullable<ErrorBody['issues']>;
  /** The whole body where it is a JSON object, e.g. the poll that comes with a 409; else `null`. */
  readonly body: Record<string, unknown> | null;
  /** From `Retry-After`, with 429. */
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
  /** Sent as JSON. */
  body?: unknown;
  /** Without the reader's cookie: public reads, so that caches share the answer. */
  isPublic?: boolean;
  /** The same key within a day gives the first answer again. */
  idempotencyKey?: string;
  signal?: AbortSignal;
  /** Lets the call outlive the page. */
  keepalive?: boolean;
};

/** App Check's token for a write; `null` where none is asked for. */
type Attest = (path: string) => Promise<string> | null;

/** Firebase's part and reCAPTCHA load with the first write, where App Check is configured. */
const attestByAppCheck: Attest = (path) => {
  const config = readClientConfig();
  if (config?.appCheck === undefined || path.startsWith('/api/analytics/')) return null;
  return import('./app-check.client.ts').then(({ appCheckToken }) => appCheckToken(config));
};

/**
 * Builds the one function that calls the API. The first call with credentials goes alone and the
 * others wait for it: a new reader gets a cookie with it, and two first calls at once would make
 * two readers of one.
 */
export function createCallApi(fetcher: typeof fetch, attest: Attest = () => null) {
  let firstCall: Promise<unknown> | null = null;

  async function send<Answer>(
    path: string,
    { method = 'GET', body, isPublic = false, idempotencyKey, signal, keepalive }: Call,
  ): Promise<Answer> {
    const token = method === 'GET' ? null : attest(path);
    const response = await fetcher(path, {
      method,
      credentials: isPublic ? 'omit' : 'same-origin',
      headers: {
        ...(body !== undefined && { 'Content-Type': 'application/json' }),
        ...(idempotencyKey !== undefined && { 'Idempotency-Key': idempotencyKey }),
        ...(token !== null && { 'X-Firebase-AppCheck': await token }),
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

  return async function callApi<Answer>(path: string, call: Call = {}): Promise<Answer> {
    if (call.isPublic === true) return send<Answer>(path, call);
    if (firstCall === null) {
      const answer = send<Answer>(path, call);
      // A failed first call (offline, say) set no cookie: the next one is first again.
      firstCall = answer.catch((error: unknown) => {
        if (!(error instanceof ApiError)) firstCall = null;
      });
      return answer;
    }
    await firstCall;
    return send<Answer>(path, call);
  };
}

/**
 * Calls our own API and answers its JSON; throws `ApiError` for every other status, `TypeError`
 * where nothing answered. Credentials go along unless `isPublic`.
 */
export const callApi = createCallApi((...args) => fetch(...args), attestByAppCheck);
