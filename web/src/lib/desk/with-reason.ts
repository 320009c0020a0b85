import { ApiError } from '../call-api.ts';
import { failureText } from '../failure-text.ts';

/**
 * Why a call of the desk failed: the desk's sentence and, on a line of its own, the reason, where
 * there is one for people.
 */
export function withReason(sentence: string, error: unknown, isOnline?: boolean): string {
  // What went wrong inside the server says nothing to people.
  const isInside = error instanceof ApiError && error.status === 500;
  const why = isInside ? '' : failureText(error, '', isOnline);
  return why === '' ? sentence : `${sentence}\n${why}`;
}
