import type { Failure } from '@first-show/domain/core/result';

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
