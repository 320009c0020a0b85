import { expect, it } from 'vitest';
import { problemOf } from './password-code.ts';

it('treats a used or expired link as final and says what to do', () => {
  expect(problemOf({ code: 'auth/invalid-action-code' }, true)).toMatchObject({
    isFinal: true,
    text: expect.stringContaining('used already') as string,
  });
  expect(problemOf({ code: 'auth/expired-action-code' }, true)).toMatchObject({
    isFinal: true,
    text: expect.stringContaining('expired') as string,
  });
});
it('allows another try after a lost network, a weak password or an unknown error', () => {
  for (const error of [{ code: 'auth/network-request-failed' }, { code: 'auth/weak-password' }, new Error('?'), null]) {
    expect(problemOf(error, true).isFinal).toBe(false);
  }
});
it('says offline only if the browser is offline', () => {
  const error = { code: 'auth/network-request-failed' };
  expect(problemOf(error, false).text).toContain('You are offline');
  expect(problemOf(error, true).text).toContain('not answering');
});
