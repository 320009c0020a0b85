import { ApiError } from '../call-api.ts';
import { failureText } from '../failure-text.ts';

/**
 * Message for a failed call: the desk's sentence and, on its own line, the reason if the answer has
 * a readable one.
 */
export function withReason(sentence: string, error: unknown, isOnline?: boolean): string {
  // Internal errors of the server mean nothing to people.
  const isInside = error instanceof ApiError && error.status === 500;
  const why = isInside ? '' : failureText(error, '', isOnline);
  return why === '' ? sentence : `${sentence}\n${why}`;
}
