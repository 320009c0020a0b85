import { ApiError } from '../../shared/lib/call-api.ts';

/** Gives API calls their tokens. The session implements it. */
export type TokenSource = {
  /**
   * The token; `null` if nobody is signed in. `isFresh` requests a new one. Throws if a new one is
   * needed and the browser is offline.
   */
  token(options: { isFresh: boolean }): Promise<string | null>;
  /** Asks the person to sign in again, in a dialog. Resolves with false if they do not. */
  renew(): Promise<boolean>;
};

export type StaffCall = {
  method?: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  body?: unknown;
  /** A file to send instead of `body`. `onProgress` receives the share that was sent, 0 to 1. */
  file?: { blob: Blob; onProgress: (share: number) => void };
  signal?: AbortSignal;
  /** The time for each attempt, without a new sign-in. After it, the call fails. */
  timeoutMs?: number;
  /** Lets the request outlive the page. */
  keepalive?: boolean;
};

/**
 * Creates the function that calls the API as staff. If the API refuses the token, the call is
 * retried with a new token. If the API refuses that too, the person is asked to sign in again, and
 * the call is retried once more, so that no work is lost.
 */
export function createStaffFetch(fetcher: typeof fetch) {
  let source: TokenSource | null = null;

  const send = (
    path: string,
    { method = 'GET', body, file, timeoutMs, ...rest }: StaffCall,
    token: string,
  ): Promise<Response> => {
    if (file !== undefined) return sendFile(path, { ...file, method, token, signal: rest.signal });
    return fetcher(path, {
      method,
      // Staff are authenticated by their token only, never by cookies.
      credentials: 'omit',
      headers: { Authorization: `Bearer ${token}`, ...(body !== undefined && { 'Content-Type': 'application/json' }) },
      body: body === undefined ? undefined : JSON.stringify(body),
      ...(timeoutMs !== undefined && { signal: AbortSignal.timeout(timeoutMs) }),
      ...rest,
    });
  };

  async function attempt(path: string, call: StaffCall, isFresh: boolean): Promise<Response | null> {
    const token = (await source?.token({ isFresh })) ?? null;
    if (token === null) return null;
    const response = await send(path, call, token);
    return response.status === 401 ? null : response;
  }

  return {
    setTokens(next: TokenSource): void {
      source = next;
    },
    /** Resolves with the first response that is not a 401, else throws `ApiError` 401. */
    async fetch(path: string, call: StaffCall = {}): Promise<Response> {
      const answer = (await attempt(path, call, false)) ?? (await attempt(path, call, true));
      if (answer !== null) return answer;
      if ((await source?.renew()) === true) {
        const again = await attempt(path, call, false);
        if (again !== null) return again;
      }
      throw new ApiError(401, 'Unauthorized', JSON.stringify({ message: 'Please log in again' }));
    },
  };
}

type SentFile = NonNullable<StaffCall['file']> & { method: string; token: string; signal: AbortSignal | undefined };

/** Uses XMLHttpRequest, because `fetch` does not report upload progress. */
function sendFile(path: string, { blob, onProgress, method, token, signal }: SentFile): Promise<Response> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    request.open(method, path);
    request.setRequestHeader('Authorization', `Bearer ${token}`);
    request.setRequestHeader('Content-Type', blob.type || 'application/octet-stream');
    request.upload.onprogress = ({ loaded, total }) => onProgress(total === 0 ? 1 : loaded / total);
    request.onload = () => resolve(new Response(request.responseText, { status: request.status }));
    request.onerror = () => reject(new TypeError('The upload failed'));
    request.onabort = () => reject(new DOMException('The upload was ended', 'AbortError'));
    signal?.addEventListener('abort', () => request.abort());
    request.send(blob);
  });
}

const staffFetcher = createStaffFetch((...args) => fetch(...args));
/** Only the session may call this. */
export const setTokens = staffFetcher.setTokens;
/** Calls the API with the token and resolves with the response; for downloads and heartbeats. */
export const staffFetch = staffFetcher.fetch;

let changedAtMs = -Infinity;
/** Seconds since this window last changed something; `Infinity` if it has not changed anything. */
export const secondsSinceOwnChange = (): number => (Date.now() - changedAtMs) / 1000;

/** Resolves with the JSON. Throws `ApiError` for an error response, `TypeError` without one. */
export async function callStaffApi<Answer>(path: string, call: StaffCall = {}): Promise<Answer> {
  const response = await staffFetch(path, call).finally(() => {
    if ((call.method ?? 'GET') !== 'GET') changedAtMs = Date.now();
  });
  const text = await response.text();
  if (!response.ok) throw new ApiError(response.status, response.statusText, text, response.headers.get('Retry-After'));
  return (text === '' ? undefined : JSON.parse(text)) as Answer;
}

/** The item's current version from a 409 response, in the body's field `field`; else `null`. */
export const currentOf = <Current>(error: unknown, field = 'current'): Current | null =>
  error instanceof ApiError && error.status === 409 ? ((error.body?.[field] as Current | undefined) ?? null) : null;
