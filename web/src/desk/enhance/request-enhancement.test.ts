import { describe, expect, it, vi } from 'vitest';
import { setTokens } from '../lib/staff-api.ts';
import { onToast, type Toast } from '../../shared/ui/toast/toast.ts';
import { requestEnhancement } from './request-enhancement.ts';

setTokens({ token: () => Promise.resolve('a token'), renew: () => Promise.resolve(false) });
vi.stubGlobal('navigator', { onLine: true });

/** The description in the toast after this answer of the server. */
async function toastAfter(answer: () => Promise<Response>): Promise<string | undefined> {
  vi.stubGlobal('fetch', answer);
  const toasts: Toast[] = [];
  const stop = onToast((toast) => toasts.push(toast));
  expect(await requestEnhancement('a', () => undefined)).toBeNull();
  stop();
  return toasts[0]?.description;
}
const refusal = (status: number, message: string, headers?: HeadersInit) => () =>
  Promise.resolve(new Response(JSON.stringify({ message }), { status, headers }));

describe('toast of a failed enhancement', () => {
  const failed = 'Failed to enhance article. Please try again.';
  it("has the server's message if there is one", async () => {
    expect(await toastAfter(refusal(409, 'There is nothing to propose for this article.'))).toBe(
      `${failed}\nThere is nothing to propose for this article.`,
    );
    expect(await toastAfter(refusal(429, 'The daily budget is used up', { 'Retry-After': '7200' }))).toBe(
      `${failed}\nThe daily budget is used up. Please try again in 2 hours.`,
    );
  });
  it('has only the general sentence if the server failed or did not answer', async () => {
    expect(await toastAfter(() => Promise.reject(new TypeError('fetch')))).toBe(failed);
    expect(await toastAfter(refusal(500, 'Something went wrong'))).toBe(failed);
  });
});
