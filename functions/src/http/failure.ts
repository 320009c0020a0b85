import type { Failure } from '@first-show/domain/core/result';
import { OUTAGE_RETRY_SECONDS } from '../lib/deadline.ts';

/**
 * A `Failure` that is thrown where returning it would burden every caller. The API answers it like
 * a returned one.
 */
export class HttpFailure extends Error {
  readonly failure: Failure;
  constructor(failure: Failure) {
    super(failure.message);
    this.failure = failure;
  }
}

export const NOT_FOUND: Failure = { status: 404, message: 'Not found' };

/** The write may have succeeded all the same. A retry with the same `Idempotency-Key` finds out. */
export const DATABASE_DOWN: Failure = {
  status: 503,
  message: 'The database does not answer. Please try again soon.',
  retryAfterSeconds: OUTAGE_RETRY_SECONDS,
};
