import { expect, it } from 'vitest';
import { linkProblem, signInFailure } from './auth-problems.ts';

it('says that the browser is offline only if it is', () => {
  const error = { code: 'auth/network-request-failed' };
  expect(signInFailure(error, false)).toContain('You are offline');
  expect(signInFailure(error, true)).toContain('not answering');
  expect(signInFailure({ code: 'auth/internal-error' }, true)).toContain('not answering');
  expect(linkProblem(error, false).text).toContain('You are offline');
  expect(linkProblem(error, true).text).toContain('not answering');
});
it('does not reveal whether the user name or the password was wrong', () => {
  for (const code of [
    'auth/invalid-credential',
    'auth/wrong-password',
    'auth/user-not-found',
    'auth/user-disabled',
    undefined,
  ])
    expect(signInFailure({ code }, true)).toBe('Invalid credentials');
  expect(signInFailure({ code: 'auth/too-many-requests' }, true)).toContain('Too many attempts');
});
it('treats a used or expired link as final', () => {
  expect(linkProblem({ code: 'auth/invalid-action-code' }, true)).toMatchObject({
    isFinal: true,
    text: expect.stringContaining('already used') as string,
  });
  expect(linkProblem({ code: 'auth/expired-action-code' }, true)).toMatchObject({
    isFinal: true,
    text: expect.stringContaining('expired') as string,
  });
});
it('allows another try after a lost network, a weak password or an unknown error', () => {
  for (const error of [{ code: 'auth/network-request-failed' }, { code: 'auth/weak-password' }, new Error('?'), null]) {
    expect(linkProblem(error, true).isFinal).toBe(false);
  }
});
