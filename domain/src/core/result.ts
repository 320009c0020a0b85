/** A value or an expected failure. Callers must check which one it is. */
export type Result<T, E = Failure> = { ok: true; value: T } | { ok: false; error: E };

/** A failure that the client may see: an HTTP status, and a message for people. */
export type Failure = {
  status: 400 | 401 | 403 | 404 | 405 | 409 | 410 | 413 | 415 | 429 | 502 | 503;
  message: string;
  issues?: { path: string; message: string }[];
  /** Seconds; only with 429 and 503. */
  retryAfterSeconds?: number;
};

/** Status 400, because of one field of the body or query. `path`: the field's name. */
export const invalidField = (path: string, message: string): Failure => ({
  status: 400,
  message,
  issues: [{ path, message }],
});

export const ok = <T>(value: T): { ok: true; value: T } => ({ ok: true, value });
export const fail = <E>(error: E): { ok: false; error: E } => ({ ok: false, error });
