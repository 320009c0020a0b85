import type { Failure } from '@first-show/domain/core/result';

/**
 * A waiting time in words ('40 seconds', '3 minutes', '1 hour'), rounded up so that a retry then
 * works.
 */
export function waitText(seconds: number): string {
  const [amount, unit] =
    seconds < 60
      ? [Math.max(1, Math.ceil(seconds)), 'second']
      : seconds <= 5400
        ? [Math.ceil(seconds / 60), 'minute']
        : [Math.ceil(seconds / 3600), 'hour'];
  return `${amount} ${unit}${amount === 1 ? '' : 's'}`;
}

/**
 * The 429 failure for exceeding a limit on `what` (a plural noun), with the time until the limit
 * resets.
 */
export function tooMany(what: string, msBeforeNext: number): Failure {
  const seconds = Math.max(1, Math.ceil(msBeforeNext / 1000));
  return {
    status: 429,
    message: `Too many ${what} in a short time. Please try again in ${waitText(seconds)}.`,
    retryAfterSeconds: seconds,
  };
}
