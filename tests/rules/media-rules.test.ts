import { assertFails } from '@firebase/rules-unit-testing';
import { collection, deleteDoc, doc, getDoc, getDocs, limit, query, setDoc, type Firestore } from 'firebase/firestore';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openRules, type Documents, type Rules } from './support.ts';

const roles = { editor: 'editor', admin: 'admin', moderator: 'moderator' } as const;
const documents: Documents = {
  ...Object.fromEntries(Object.values(roles).map((role) => [`staff/${role}`, { role, isActive: true }])),
  'media/one': { alt: 'A marquee', createdAt: '2026-11-21T06:00:00.000Z' },
  'trash/picture-two': { kind: 'picture', id: 'two', title: 'A curtain' },
};

let rules: Rules;
const people: Firestore[] = [];
beforeAll(async () => {
  rules = await openRules('media', documents);
  people.push(rules.anonymous(), ...Object.entries(roles).map(([uid, role]) => rules.as(uid, { role })));
});
afterAll(() => rules.close());

it('pictures of the library and the trash are readable by nobody, because the desk uses the API', async () => {
  expect(people).toHaveLength(4);
  for (const firestore of people) {
    await assertFails(getDoc(doc(firestore, 'media/one')));
    await assertFails(getDoc(doc(firestore, 'trash/picture-two')));
    await assertFails(getDocs(query(collection(firestore, 'media'), limit(10))));
  }
});
it('pictures of the library are writable by nobody', async () => {
  for (const firestore of people) {
    await assertFails(setDoc(doc(firestore, 'media/three'), { alt: 'Mine' }));
    await assertFails(deleteDoc(doc(firestore, 'media/one')));
  }
});
