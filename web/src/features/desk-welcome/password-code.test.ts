import { expect, it } from 'vitest';
import { problemOf } from './password-code.ts';

it('a used or expired link is final and says what to do', () => {
  expect(problemOf({ code: 'auth/invalid-action-code' })).toMatchObject({ isFinal: true, text: expect.stringContaining('used already') as string });
  expect(problemOf({ code: 'auth/expired-action-code' })).toMatchObject({ isFinal: true, text: expect.stringContaining('expired') as string });
});
it('a lost network, a weak password and surprises can be tried again', () => {
  for (const error of [{ code: 'auth/network-request-failed' }, { code: 'auth/weak-password' }, new Error('?'), null]) {
    expect(problemOf(error).isFinal).toBe(false);
  }
});
