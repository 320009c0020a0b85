import { ApiError } from '../../lib/call-api.ts';
import { failureText } from '../../lib/failure-text.ts';

/**
 * What to tell a reader whose comment was not taken: the server's text, or what can be said without
 * one.
 */
export function commentFailureText(error: unknown, isOnline?: boolean): string {
  if (!(error instanceof ApiError)) return failureText(error, 'Failed to submit comment', isOnline);
  // A body that is not JSON did not come from our API: something between failed.
  return failureText(error, error.body === null ? 'Network error' : `HTTP error! status: ${error.status}`, isOnline);
}
