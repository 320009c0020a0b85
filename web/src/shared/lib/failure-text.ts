import { formatWait } from '@first-show/domain/core/dates';
import { ApiError } from './call-api.ts';

/**
 * The text for a reader whose call failed. If no answer came, the text says that the reader is
 * offline, or is `fallback` if the browser is online. After 429 with `Retry-After`, the text says
 * when to try again. In all other cases the text comes from the server, or is `fallback` if the
 * server sent none.
 */
export function failureText(error: unknown, fallback: string, isOnline: boolean = navigator.onLine): string {
  if (!(error instanceof ApiError)) return isOnline ? fallback : 'You are offline. Try again when you are back.';
  if (error.status === 429 && error.retryAfterSeconds !== null && !/try again in/i.test(error.readerMessage ?? '')) {
    const reason = error.readerMessage ?? 'That was a lot in a short time.';
    return `${reason.replace(/[.!]?$/, '.')} Please try again in ${formatWait(error.retryAfterSeconds)}.`;
  }
  return error.readerMessage ?? fallback;
}
