import { formatWait } from '@first-show/domain/core/dates';
import type { Failure } from '@first-show/domain/core/result';

/**
 * The 429 failure for exceeding a limit on `what` (a plural noun), with the time until the limit
 * resets.
 */
export function tooMany(what: string, msBeforeNext: number): Failure {
  const seconds = Math.max(1, Math.ceil(msBeforeNext / 1000));
  return {
    status: 429,
    message: `Too many ${what} in a short time. Please try again in ${formatWait(seconds)}.`,
    retryAfterSeconds: seconds,
  };
}
