import { expect, it } from 'vitest';
import { isSessionOver, type StaffDoc } from '@first-show/domain/staff/staff.schema';
import { withEndedSession } from './store/staff.ts';

it('keeps an ended session ended, however many sessions end after it', () => {
  let staff: Pick<StaffDoc, 'endedSessions' | 'sessionsValidAfterSeconds'> = {};
  const began = Array.from({ length: 500 }, (_, index) => 1_000 + index);
  for (const seconds of began) staff = { ...staff, ...withEndedSession(staff, seconds) };
  expect(began.filter((seconds) => !isSessionOver(staff, seconds))).toEqual([]);
  expect(isSessionOver(staff, 1_500)).toBe(false);
  expect(staff.endedSessions).toHaveLength(100);
});

it('ends no other session while the list has room, and keeps an earlier end of all sessions', () => {
  const staff = withEndedSession({ sessionsValidAfterSeconds: 50, endedSessions: [70] }, 60);
  expect(staff).toEqual({ sessionsValidAfterSeconds: 50, endedSessions: [70, 60] });
  expect(isSessionOver(staff, 55)).toBe(false);
});
