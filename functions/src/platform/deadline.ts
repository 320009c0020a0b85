/** Work took longer than its deadline. It may still complete later. */
export class DeadlinePassed extends Error {
  constructor(ms: number) {
    super(`No answer within ${ms} ms`);
    this.name = 'DeadlinePassed';
  }
}

/**
 * Resolves with the result of `work`, or rejects with `DeadlinePassed` after `ms`. Only requests
 * need it: jobs and triggers end with the time limit of their function (`timeoutSeconds`). Hosting
 * ends a request after 60 s, but if the database does not answer, the Firestore SDK waits 60 s for
 * a write and more than five minutes for a read. No setting of the SDK changes that: with a timeout
 * of 8 s for each call (`clientConfig`) a write still took 60 s and a read 163 s, because the SDK
 * repeats the call.
 */
export function within<T>(ms: number, work: Promise<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new DeadlinePassed(ms)), ms).unref();
    void work.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}

/** Deadline for rendering pages and feeds. */
export const PAGE_DEADLINE_MS = 20_000;

/** gRPC codes of an outage: DEADLINE_EXCEEDED, RESOURCE_EXHAUSTED, UNAVAILABLE. */
const OUTAGES: ReadonlySet<unknown> = new Set([4, 8, 14]);

/** Whether the database did not answer, so that a later retry makes sense. */
export const isOutage = (error: unknown): boolean =>
  error instanceof DeadlinePassed || OUTAGES.has((error as { code?: unknown } | null | undefined)?.code);

/** The value of the `Retry-After` header during an outage. */
export const OUTAGE_RETRY_SECONDS = 30;
