import { expect, it } from 'vitest';
import type { StaffAccount } from '@first-show/domain/staff/staff.schema';
import { byName, withAccount } from './staff-desk.tsx';

const account = (uid: string, displayName: string): StaffAccount => ({
  uid,
  displayName,
  email: `${uid}@example.org`,
  role: 'editor',
  isActive: true,
  invitedAt: null,
  invitedBy: null,
  changedAt: null,
  changedBy: null,
  lastSeenAt: null,
  isSettled: true,
  revision: 1,
});

it('inserts a new account by name and replaces a changed one', () => {
  const people = { pages: [[account('a', 'Amol'), account('c', 'Charu')]], pageParams: [{}] };
  const uids = byName(withAccount(people, account('b', 'Bela'))).map(({ uid }) => uid);
  expect(uids).toEqual(['a', 'b', 'c']);
  const names = byName(withAccount(people, account('a', 'Zoya'))).map(({ displayName }) => displayName);
  expect(names).toEqual(['Charu', 'Zoya']);
});
