import { expect, test } from 'vitest';
import { admissionOf, type Account } from './desk-admission.ts';

const account: Account = { displayName: 'Gauri Naik', role: 'moderator', isActive: true };
const claims = { role: 'moderator', authTimeSeconds: 1000 };

test('admits an active account whose token has the same role', () => {
  expect(admissionOf(claims, account)).toEqual({
    outcome: 'admitted',
    role: 'moderator',
    displayName: 'Gauri Naik',
    authTimeSeconds: 1000,
  });
  expect(admissionOf(claims, { ...account, sessionsValidAfterSeconds: 1000 }).outcome).toBe('admitted');
});

test('ends only the session that was logged out', () => {
  expect(admissionOf({ ...claims, authTimeSeconds: 100 }, { ...account, endedSessions: [100] })).toEqual({
    outcome: 'ended',
  });
  expect(admissionOf({ ...claims, authTimeSeconds: 101 }, { ...account, endedSessions: [100] })).toMatchObject({
    outcome: 'admitted',
  });
});

test('ends a session that began before the person logged out everywhere', () => {
  expect(admissionOf(claims, { ...account, sessionsValidAfterSeconds: 1001 })).toEqual({ outcome: 'ended' });
});

test('requires a new token after a change of role', () => {
  expect(admissionOf({ ...claims, role: undefined }, account)).toEqual({ outcome: 'renew-token' });
});

test('refuses an unknown or disabled account, whatever its token says', () => {
  expect(admissionOf(claims, null)).toEqual({ outcome: 'refused', reason: 'unknown' });
  expect(admissionOf({ role: 'admin', authTimeSeconds: 0 }, { ...account, isActive: false })).toEqual({
    outcome: 'refused',
    reason: 'inactive',
  });
});
