import { expect, it } from 'vitest';
import { ApiError } from '../../shared/lib/call-api.ts';
import { withReason } from './with-reason.ts';

const failed = 'Failed to create article. Please try again.';
const answer = (status: number, message: string, retryAfter?: string) =>
  new ApiError(status, 'Refused', JSON.stringify({ message }), retryAfter);

it('appends the reason on a second line', () => {
  expect(withReason(failed, answer(413, 'Body is over 256 KiB'))).toBe(`${failed}\nBody is over 256 KiB`);
  expect(withReason(failed, answer(429, 'Too many articles', '90'))).toBe(
    `${failed}\nToo many articles. Please try again in 2 minutes.`,
  );
  expect(withReason(failed, new TypeError('fetch'), false)).toBe(
    `${failed}\nYou are offline. Try again when you are back.`,
  );
});

it('shows only the sentence if the server failed, did not answer or gave no readable reason', () => {
  expect(withReason(failed, new TypeError('fetch'), true)).toBe(failed);
  expect(withReason(failed, answer(500, 'Something went wrong'))).toBe(failed);
  expect(withReason(failed, new ApiError(409, 'Conflict', '{}'))).toBe(failed);
});
