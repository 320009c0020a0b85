import { expect, it } from 'vitest';
import { problemOf } from './password-code.ts';

it('a used or expired link is final and says what to do', () => {
  expect(problemOf({ code: 'auth/invalid-action-code' }, true)).toMatchObject({
    isFinal: true,
    text: expect.stringContaining('used already') as string,
  });
  expect(problemOf({ code: 'auth/expired-action-code' }, true)).toMatchObject({
    isFinal: true,
    text: expect.stringContaining('expired') as string,
  });
});
it('a lost network, a weak password and surprises can be tried again', () => {
  for (const error of [{ code: 'auth/network-request-failed' }, { code: 'auth/weak-password' }, new Error('?'), null]) {
    expect(problemOf(error, true).isFinal).toBe(false);
  }
});
it('says offline only where the browser is', () => {
  const error = { code: 'auth/network-request-failed' };
  expect(problemOf(error, false).text).toContain('You are offline');
  expect(problemOf(error, true).text).toContain('not answering');
});
