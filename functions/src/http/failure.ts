import type { Failure } from '@first-show/domain/core/result';
import { OUTAGE_RETRY_SECONDS } from '../lib/deadline.ts';

/**
 * A `Failure` thrown from where returning it would litter every caller. The edge answers it like a
 * returned one.
 */
export class HttpFailure extends Error {
  readonly failure: Failure;
  constructor(failure: Failure) {
    super(failure.message);
    this.failure = failure;
  }
}

export const NOT_FOUND: Failure = { status: 404, message: 'Not found' };

/** A write may have been done all the same: a retry with the same `Idempotency-Key` tells. */
export const DATABASE_DOWN: Failure = {
  status: 503,
  message: 'The database does not answer. Please try again soon.',
  retryAfterSeconds: OUTAGE_RETRY_SECONDS,
};
