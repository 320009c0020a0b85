import { expect, test } from 'vitest';
import { ApiError } from './call-api.ts';
import { failureText } from './failure-text.ts';

test("shows the server's text, or else the fallback", () => {
  expect(failureText(new ApiError(410, '', '{"message":"This poll is closed"}'), 'Failed to vote', true)).toBe(
    'This poll is closed',
  );
  expect(failureText(new ApiError(502, 'Bad Gateway', '<html>'), 'Failed to vote', true)).toBe('Failed to vote');
});

test('says when the reader can try again', () => {
  expect(failureText(new ApiError(429, '', '{"message":"Too many votes"}', '90'), '', true)).toBe(
    'Too many votes. Please try again in 2 minutes.',
  );
  const told = 'Too many votes in a short time. Please try again in 2 minutes.';
  expect(failureText(new ApiError(429, '', JSON.stringify({ message: told }), '90'), '', true)).toBe(told);
});

test('says that the reader is offline', () => {
  expect(failureText(new TypeError('Failed to fetch'), 'Failed to vote', false)).toMatch(/offline/);
  expect(failureText(new TypeError('Failed to fetch'), 'Failed to vote', true)).toBe('Failed to vote');
});
