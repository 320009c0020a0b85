import { invalidField, type Failure } from '@first-show/domain/core/result';
import { OUTAGE_RETRY_SECONDS } from '../deadline.ts';

/**
 * A `Failure` as an exception, so that the functions between the throw and the API need not pass it
 * on. The API answers it like a returned failure.
 */
export class HttpFailure extends Error {
  readonly failure: Failure;
  constructor(failure: Failure) {
    super(failure.message);
    this.failure = failure;
  }
}

export const NOT_FOUND: Failure = { status: 404, message: 'Not found' };

/** The entry with the id `after` does not exist, or not in this list. */
export const UNKNOWN_AFTER = invalidField('after', 'after names nothing in this list');

/**
 * The database did not answer in time. A write of the call may still have succeeded; a retry with
 * the same `Idempotency-Key` is safe.
 */
export const DATABASE_DOWN: Failure = {
  status: 503,
  message: 'The database does not answer. Please try again soon.',
  retryAfterSeconds: OUTAGE_RETRY_SECONDS,
};
