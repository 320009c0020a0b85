import { ApiError } from './call-api.ts';

/** '40 seconds', '1 minute', '3 hours': rounded up, so that trying again then works. */
export function waitText(seconds: number): string {
  const [amount, unit] =
    seconds < 60
      ? [Math.max(1, Math.ceil(seconds)), 'second']
      : seconds < 3600
        ? [Math.ceil(seconds / 60), 'minute']
        : [Math.ceil(seconds / 3600), 'hour'];
  return `${amount} ${unit}${amount === 1 ? '' : 's'}`;
}

/**
 * What to tell a reader whose call failed: that they are offline, when to try again (429), else the
 * server's own text, else `fallback`. Nothing typed is ever lost by a failure, so the texts need
 * not say it.
 */
export function failureText(error: unknown, fallback: string, isOnline: boolean = navigator.onLine): string {
  if (!(error instanceof ApiError)) return isOnline ? fallback : 'You are offline. Try again when you are back.';
  if (error.status === 429 && error.retryAfterSeconds !== null && !/try again in/i.test(error.readerMessage ?? '')) {
    const reason = error.readerMessage ?? 'That was a lot in a short time.';
    return `${reason.replace(/[.!]?$/, '.')} Please try again in ${waitText(error.retryAfterSeconds)}.`;
  }
  return error.readerMessage ?? fallback;
}
