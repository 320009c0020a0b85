import { setTimeout as sleep } from 'node:timers/promises';

/** Work that took longer than whoever waits for it could wait. It may still come to its end. */
export class DeadlinePassed extends Error {
  constructor(ms: number) {
    super(`No answer within ${ms} ms`);
    this.name = 'DeadlinePassed';
  }
}

/**
 * The result of `work`, or `DeadlinePassed` after `ms`. The Firestore SDK repeats a call that gets
 * no answer for a minute and a half, whatever its own settings say, and Hosting ends a request
 * after 60 s. So the wait is bounded here.
 */
export async function within<T>(ms: number, work: Promise<T>): Promise<T> {
  const timer = new AbortController();
  const late = sleep(ms, undefined, { signal: timer.signal, ref: false }).then(
    () => {
      throw new DeadlinePassed(ms);
    },
    // Aborted below: `work` has settled the race by then.
    () => new Promise<never>(() => undefined),
  );
  // Nobody waits for what comes too late.
  work.catch(() => undefined);
  try {
    return await Promise.race([work, late]);
  } finally {
    timer.abort();
  }
}

/** gRPC: DEADLINE_EXCEEDED, RESOURCE_EXHAUSTED, UNAVAILABLE. */
const OUTAGES: ReadonlySet<unknown> = new Set([4, 8, 14]);

/** Whether the database did not answer, so that trying again later makes sense. */
export const isOutage = (error: unknown): boolean =>
  error instanceof DeadlinePassed || OUTAGES.has((error as { code?: unknown } | null | undefined)?.code);

/** For `Retry-After`. */
export const OUTAGE_RETRY_SECONDS = 30;
