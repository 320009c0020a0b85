import { assertFails, assertSucceeds } from '@firebase/rules-unit-testing';
import {
  collection,
  collectionGroup,
  doc,
  getDoc,
  getDocs,
  limit,
  query,
  setDoc,
  type Firestore,
} from 'firebase/firestore';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openRules, type Documents, type Rules } from './support.ts';

const FILM = 'films/rain';
const UNPUBLISHED = 'films/sun';
const VERSION = 'films/rain/versions/telugu';
const DESK = 'filmDesk/rain';
const ENTRY = 'filmDesk/rain/history/00000001';

const documents: Documents = {
  ...Object.fromEntries(['moderator', 'editor', 'admin'].map((role) => [`staff/${role}`, { role, isActive: true }])),
  [FILM]: { movieName: 'Rain', isPublished: true },
  [UNPUBLISHED]: { movieName: 'Sun', isPublished: false },
  [VERSION]: { id: 'telugu', days: [] },
  [DESK]: { pinnedRank: 3 },
  [ENTRY]: { revision: 1, by: 'Imtiaz', changes: [] },
};

let rules: Rules;
const people = new Map<string, Firestore>();

beforeAll(async () => {
  rules = await openRules('box-office', documents);
  people.set('anonymous', rules.anonymous());
  for (const role of ['moderator', 'editor', 'admin']) people.set(role, rules.as(role, { role }));
});
afterAll(() => rules.close());

it('hides the days of languages and re-releases, which the API answers for published films', async () => {
  for (const person of people.values()) {
    await assertFails(getDoc(doc(person, VERSION)));
    await assertFails(getDocs(query(collection(person, 'films/rain/versions'), limit(10))));
  }
});

it('hides the desk’s notes on a film and its history from every browser, editors included', async () => {
  expect(people.size).toBe(4);
  for (const person of people.values()) {
    await assertFails(getDoc(doc(person, DESK)));
    await assertFails(getDoc(doc(person, ENTRY)));
    await assertFails(getDocs(query(collection(person, 'filmDesk'), limit(10))));
    await assertFails(getDocs(query(collection(person, 'filmDesk/rain/history'), limit(10))));
    await assertFails(getDocs(query(collectionGroup(person, 'history'), limit(10))));
  }
});
it('shows an unpublished film to editors only', async () => {
  for (const [role, person] of people) {
    const read = getDoc(doc(person, UNPUBLISHED));
    await (role === 'editor' || role === 'admin' ? assertSucceeds(read) : assertFails(read));
  }
});
it('lets everybody read a published film, and no browser write a film, its history or its slug', async () => {
  for (const person of people.values()) {
    await assertSucceeds(getDoc(doc(person, FILM)));
    for (const path of [FILM, DESK, ENTRY, 'films/new', 'filmDesk/rain/history/00000002', 'filmSlugs/rain'])
      await assertFails(setDoc(doc(person, path), { rank: 1 }));
  }
});
