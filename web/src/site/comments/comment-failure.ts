import { ApiError } from '../../shared/lib/call-api.ts';
import { failureText } from '../../shared/lib/failure-text.ts';

/**
 * The text for a reader whose comment was not accepted: the server's text, or a text that depends
 * on the kind of failure.
 */
export function commentFailureText(error: unknown, isOnline?: boolean): string {
  if (!(error instanceof ApiError)) return failureText(error, 'Failed to submit comment', isOnline);
  // A body that is not JSON comes from a proxy in between and not from our API.
  return failureText(error, error.body === null ? 'Network error' : `HTTP error! status: ${error.status}`, isOnline);
}
