import { ApiError } from '../../shared/lib/call-api.ts';
import { failureText } from '../../shared/lib/failure-text.ts';

/** A sentence about a failed call. If people can understand the reason, it is a second line. */
export function withReason(sentence: string, error: unknown, isOnline?: boolean): string {
  // The message of an internal server error (500) does not help people.
  const isInside = error instanceof ApiError && error.status === 500;
  const why = isInside ? '' : failureText(error, '', isOnline);
  return why === '' ? sentence : `${sentence}\n${why}`;
}
