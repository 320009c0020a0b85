import { assertFails, assertSucceeds } from '@firebase/rules-unit-testing';
import { collection, doc, getDoc, getDocs, limit, orderBy, query, type Firestore } from 'firebase/firestore';
import { afterAll, beforeAll, beforeEach, describe, it } from 'vitest';
import { openRules, type Rules } from './support.ts';

const ROLES = ['moderator', 'editor', 'admin'] as const;
const SIGNED_IN_AT = 1_800_000_000;

let rules: Rules;

beforeAll(async () => {
  rules = await openRules('staff');
});
beforeEach(async () => {
  await rules.clear();
  for (const role of ROLES) await write(`staff/${role}`, { role, isActive: true });
  await write('deskPresence/editor', { uid: 'editor', target: null, at: '2026-11-21T00:00:00.000Z' });
  await write('dailyStats/2026-11-21', { day: '2026-11-21', views: 1 });
  await write('deskLog/staff', { desk: 'staff', uid: 'editor', action: 'change' });
  await write('deskLog/content', { desk: 'content', uid: 'editor', action: 'Create an article' });
  await write('articles/draft', { isPublished: false });
  await write('commentQueue/one', { status: 'pending' });
});
afterAll(() => rules.close());

const write = (path: string, data: Record<string, unknown>): Promise<void> => rules.write({ [path]: data });
/** A person who signed in at `authTime`, in Unix seconds. */
const as = (uid: string, role: string, authTime = SIGNED_IN_AT): Firestore =>
  rules.as(uid, { role, auth_time: authTime });
const anonymous = (): Firestore => rules.anonymous();

describe('the rules for the presence, the numbers and the logs of the desks', () => {
  const reads: [string, (firestore: Firestore) => Promise<unknown>][] = [
    ['one presence', (firestore) => getDoc(doc(firestore, 'deskPresence/editor'))],
    [
      'a page of presences',
      (firestore) => getDocs(query(collection(firestore, 'deskPresence'), orderBy('at', 'desc'), limit(50))),
    ],
  ];
  for (const [what, read] of reads) {
    it(`let every role read ${what}, and nobody else`, async () => {
      for (const role of ROLES) await assertSucceeds(read(as(role, role)));
      await assertFails(read(anonymous()));
      await assertFails(read(as('reader', '')));
      await assertFails(read(as('stranger', 'admin')));
    });
  }
  it('refuse lists without a limit, or with a higher limit than the desks use', async () => {
    await assertFails(getDocs(collection(as('admin', 'admin'), 'deskPresence')));
    await assertFails(getDocs(query(collection(as('admin', 'admin'), 'deskPresence'), limit(51))));
  });
  it('give an administrator no access to the days, the logs, the list of staff or another account', async () => {
    await assertFails(getDoc(doc(as('admin', 'admin'), 'dailyStats/2026-11-21')));
    await assertFails(getDocs(query(collection(as('admin', 'admin'), 'dailyStats'), limit(10))));
    await assertFails(getDoc(doc(as('admin', 'admin'), 'deskLog/staff')));
    await assertFails(getDoc(doc(as('admin', 'admin'), 'deskLog/content')));
    await assertFails(getDocs(query(collection(as('admin', 'admin'), 'staff'), limit(10))));
    await assertFails(getDoc(doc(as('admin', 'admin'), 'staff/editor')));
  });
});

describe('a session', () => {
  const readDraft = (firestore: Firestore) => getDoc(doc(firestore, 'articles/draft'));
  it('that began before a sign-out everywhere cannot read a draft, and a later one can', async () => {
    await assertSucceeds(readDraft(as('editor', 'editor')));
    await write('staff/editor', { role: 'editor', isActive: true, sessionsValidAfterSeconds: SIGNED_IN_AT + 1 });
    await assertFails(readDraft(as('editor', 'editor')));
    await assertSucceeds(readDraft(as('editor', 'editor', SIGNED_IN_AT + 1)));
  });
  it('that was logged out cannot read a draft, and the account’s other sessions still can', async () => {
    await write('staff/editor', { role: 'editor', isActive: true, endedSessions: [SIGNED_IN_AT] });
    await assertFails(readDraft(as('editor', 'editor')));
    await assertSucceeds(readDraft(as('editor', 'editor', SIGNED_IN_AT + 1)));
    await assertSucceeds(readDraft(as('editor', 'editor', SIGNED_IN_AT - 1)));
  });
  it('that has ended can still read its staff document, which says so', async () => {
    await write('staff/editor', { role: 'editor', isActive: false, sessionsValidAfterSeconds: SIGNED_IN_AT + 1 });
    await assertSucceeds(getDoc(doc(as('editor', 'editor'), 'staff/editor')));
  });
  it('reads nothing if the account is disabled, has no staff document, or has different roles in its staff document and its claim', async () => {
    await write('staff/editor', { role: 'editor', isActive: false });
    await assertFails(readDraft(as('editor', 'editor')));
    await write('staff/editor', { role: 'moderator', isActive: true });
    await assertFails(readDraft(as('editor', 'editor')));
    await assertFails(getDoc(doc(as('editor', 'editor'), 'commentQueue/one')));
    await assertSucceeds(getDoc(doc(as('editor', 'moderator'), 'commentQueue/one')));
    await assertFails(readDraft(as('nobody', 'admin')));
  });
});
