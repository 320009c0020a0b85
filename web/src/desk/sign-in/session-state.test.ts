import { expect, test } from 'vitest';
import type { Staff } from '../lib/session.ts';
import { ENDED_ELSEWHERE, initialSession, nextSession, type SessionEvent, type SessionState } from './session-state.ts';

const staff: Staff = { uid: 'gauri', displayName: 'Gauri Naik', email: 'gauri@example.org', role: 'moderator' };
const after = (...events: SessionEvent[]): SessionState => events.reduce(nextSession, initialSession);
const admitted: SessionEvent = { type: 'admitted', staff, authTimeSeconds: 1000 };
const admittedAgain: SessionEvent = { ...admitted, authTimeSeconds: 1060 };

test('starts a new epoch after a new sign-in or role, but not after a new name', () => {
  expect(after(admitted)).toEqual({ kind: 'ready', staff, authTimeSeconds: 1000, isAway: false, epoch: 1 });
  expect(after(admitted, { ...admitted, staff: { ...staff, displayName: 'Gauri N.' } }).epoch).toBe(1);
  expect(after(admitted, { ...admitted, staff: { ...staff, role: 'editor' } }).epoch).toBe(2);
  expect(after(admitted, { type: 'token-refused' }, admittedAgain)).toEqual({
    kind: 'ready',
    staff,
    authTimeSeconds: 1060,
    isAway: false,
    epoch: 2,
  });
  expect(after(admitted, { type: 'signed-out', notice: null }, admitted).epoch).toBe(2);
});

test('keeps the page after a lost session, and shows the login page after a sign-out', () => {
  expect(after(admitted, { type: 'no-user', wasMeant: false })).toEqual({
    kind: 'ready',
    staff,
    authTimeSeconds: 1000,
    isAway: true,
    epoch: 1,
  });
  expect(after(admitted, { type: 'no-user', wasMeant: true })).toEqual({
    kind: 'signed-out',
    notice: ENDED_ELSEWHERE,
    epoch: 1,
  });
});

test('waits for a new sign-in after a refused token: a renewed token of the same session is none', () => {
  const refused = after(admitted, { type: 'token-refused' });
  expect(nextSession(refused, admitted)).toBe(refused);
  expect(nextSession(refused, admittedAgain)).toMatchObject({ kind: 'ready', isAway: false });
  // A token of another person is always a new sign-in.
  const other: SessionEvent = { ...admitted, staff: { ...staff, uid: 'hema' } };
  expect(nextSession(refused, other)).toMatchObject({ isAway: false, staff: { uid: 'hema' } });
});

test('keeps the notice of the login page when Firebase then reports that there is no user', () => {
  const ended: SessionEvent = { type: 'signed-out', notice: ENDED_ELSEWHERE };
  expect(after(admitted, ended, { type: 'no-user', wasMeant: true })).toMatchObject({
    kind: 'signed-out',
    notice: ENDED_ELSEWHERE,
  });
});

test('shows the login page without a notice if nobody was at a desk', () => {
  expect(after({ type: 'no-user', wasMeant: false })).toEqual({ kind: 'signed-out', notice: null, epoch: 0 });
  expect(
    after({ type: 'refused', reason: 'inactive', email: staff.email }, { type: 'no-user', wasMeant: false }),
  ).toMatchObject({ kind: 'signed-out', notice: null });
});

test('ignores a refused token before anybody is admitted', () => {
  expect(after({ type: 'token-refused' })).toEqual(initialSession);
});
