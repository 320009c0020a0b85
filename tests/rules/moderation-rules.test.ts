import { assertFails, assertSucceeds } from '@firebase/rules-unit-testing';
import {
  collection,
  deleteDoc,
  doc,
  getDoc,
  getDocs,
  limit,
  orderBy,
  query,
  setDoc,
  updateDoc,
  where,
  type Firestore,
} from 'firebase/firestore';
import { afterAll, beforeAll, describe, it } from 'vitest';
import { openRules, type Documents, type Rules } from './support.ts';

const ROLES = ['moderator', 'editor', 'admin'] as const;
/** Sign-in time of all people in these tests, in Unix seconds. */
const SIGNED_IN_AT = 1_800_000_000;

const documents: Documents = {
  'commentAuthors/one': { authorId: 'one', authorEmail: 'asha@example.org', approved: 1 },
  'settings/moderation': { words: ['casino'] },
  'settings/followers': { instagram: 1 },
  'deskLog/one': { desk: 'moderation', action: 'approve', at: '2026-11-21T00:00:00.000Z' },
  'commentQueue/one': { status: 'pending', isReported: false, keys: ['w:rain'], createdAt: '2026-11-21T00:00:00.000Z' },
};

let rules: Rules;
beforeAll(async () => {
  rules = await openRules('moderation', {
    ...documents,
    ...Object.fromEntries(ROLES.map((role) => [`staff/${role}`, { role, isActive: true }])),
  });
});
afterAll(() => rules.close());

const as = (uid: string, role: string): Firestore => rules.as(uid, { role, auth_time: SIGNED_IN_AT });

/**
 * Expects a read to succeed for moderators and administrators. Expects the read to fail for
 * editors, readers, anonymous people, people without a staff document, and people whose claim is
 * not the role in their staff document.
 */
async function expectModeratorsOnly(read: (firestore: Firestore) => Promise<unknown>): Promise<void> {
  for (const role of ['moderator', 'admin']) await assertSucceeds(read(as(role, role)));
  const others = [as('editor', 'editor'), as('reader', ''), as('forged', 'admin'), as('editor', 'moderator')];
  for (const other of others) await assertFails(read(other));
  await assertFails(read(rules.anonymous()));
}

describe('the moderators’ desk', () => {
  const pages: [string, (firestore: Firestore) => Promise<unknown>][] = [
    [
      'the log of moderation',
      (firestore) =>
        getDocs(
          query(collection(firestore, 'deskLog'), where('desk', '==', 'moderation'), orderBy('at', 'desc'), limit(50)),
        ),
    ],
    [
      'the queue by a search key',
      (firestore) =>
        getDocs(
          query(
            collection(firestore, 'commentQueue'),
            where('status', '==', 'pending'),
            where('keys', 'array-contains', 'w:rain'),
            orderBy('createdAt', 'desc'),
            limit(50),
          ),
        ),
    ],
    [
      'the reported comments',
      (firestore) =>
        getDocs(
          query(
            collection(firestore, 'commentQueue'),
            where('isReported', '==', true),
            orderBy('createdAt', 'desc'),
            limit(50),
          ),
        ),
    ],
  ];
  for (const [what, read] of pages) it(`reads ${what}, and nobody else does`, () => expectModeratorsOnly(read));

  it('receives no email address: the authors’ documents are closed to everybody', async () => {
    for (const role of ROLES) {
      await assertFails(getDoc(doc(as(role, role), 'commentAuthors/one')));
      await assertFails(getDocs(query(collection(as(role, role), 'commentAuthors'), limit(1))));
    }
  });
  it('lists at most fifty documents', async () => {
    for (const name of ['deskLog', 'commentQueue']) {
      await assertFails(getDocs(collection(as('moderator', 'moderator'), name)));
      await assertFails(getDocs(query(collection(as('admin', 'admin'), name), limit(51))));
    }
  });
  it('has no list of the other entries of the log, which name what other staff did', async () => {
    await assertFails(getDocs(query(collection(as('admin', 'admin'), 'deskLog'), limit(10))));
    for (const desk of ['content', 'staff', 'personal-data'])
      await assertFails(
        getDocs(query(collection(as('moderator', 'moderator'), 'deskLog'), where('desk', '==', desk), limit(10))),
      );
  });
  it('lets every role read the moderation settings, and moderators no other settings', async () => {
    for (const role of ROLES) await assertSucceeds(getDoc(doc(as(role, role), 'settings/moderation')));
    await assertFails(getDoc(doc(as('moderator', 'moderator'), 'settings/followers')));
    await assertFails(getDoc(doc(as('reader', ''), 'settings/moderation')));
    await assertFails(getDocs(query(collection(as('moderator', 'moderator'), 'settings'), limit(10))));
  });
  it('accepts no write from a browser, not even to the moderation log', async () => {
    for (const role of ROLES) {
      const firestore = as(role, role);
      for (const path of Object.keys(documents)) {
        await assertFails(setDoc(doc(firestore, path), { changed: true }));
        await assertFails(updateDoc(doc(firestore, path), { changed: true }));
        await assertFails(deleteDoc(doc(firestore, path)));
      }
      await assertFails(setDoc(doc(firestore, 'deskLog/new'), { action: 'approve' }));
      await assertFails(setDoc(doc(firestore, 'commentAuthors/new'), { isBlocked: true }));
    }
  });
});
