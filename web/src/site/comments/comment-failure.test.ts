import { expect, test } from 'vitest';
import { ApiError } from '../../shared/lib/call-api.ts';
import { commentFailureText } from './comment-failure.ts';

test("returns the server's text, or a text that depends on the kind of failure", () => {
  expect(commentFailureText(new ApiError(400, '', '{"message":"Incorrect captcha answer"}'), true)).toBe(
    'Incorrect captcha answer',
  );
  expect(commentFailureText(new ApiError(502, '', '<h1>Bad gateway</h1>'), true)).toBe('Network error');
  expect(commentFailureText(new ApiError(500, '', '{}'), true)).toBe('HTTP error! status: 500');
  expect(commentFailureText(new TypeError('Failed to fetch'), true)).toBe('Failed to submit comment');
  expect(commentFailureText(new TypeError('Failed to fetch'), false)).toMatch(/offline/);
});
