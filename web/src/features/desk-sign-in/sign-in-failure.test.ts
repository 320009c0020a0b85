import { expect, it } from 'vitest';
import { signInFailureOf } from './sign-in-failure.ts';

it('says offline only if the browser is offline', () => {
  expect(signInFailureOf('auth/network-request-failed', false)).toBe('offline');
  expect(signInFailureOf('auth/network-request-failed', true)).toBe('server');
  expect(signInFailureOf('auth/internal-error', true)).toBe('server');
});
it('does not tell whether the name or the password was wrong', () => {
  for (const code of [
    'auth/invalid-credential',
    'auth/wrong-password',
    'auth/user-not-found',
    'auth/user-disabled',
    undefined,
  ])
    expect(signInFailureOf(code, true)).toBe('invalid');
  expect(signInFailureOf('auth/too-many-requests', true)).toBe('too-many');
});
