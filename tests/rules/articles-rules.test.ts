import { assertFails, assertSucceeds } from '@firebase/rules-unit-testing';
import {
  collection,
  collectionGroup,
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
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openRules, type Documents, type Rules } from './support.ts';

type Person = 'anonymous' | 'moderator' | 'editor' | 'otherEditor' | 'admin' | 'dismissed';
const PEOPLE: readonly Person[] = ['anonymous', 'moderator', 'editor', 'otherEditor', 'admin', 'dismissed'];
const EDITORS: readonly Person[] = ['editor', 'otherEditor', 'admin'];
const NOBODY: readonly Person[] = [];

const documents: Documents = {
  'staff/moderator': { role: 'moderator', isActive: true },
  'staff/editor': { role: 'editor', isActive: true },
  'staff/otherEditor': { role: 'editor', isActive: true },
  'staff/admin': { role: 'admin', isActive: true },
  'staff/dismissed': { role: 'editor', isActive: false },
  'articles/out': { isPublished: true, title: 'Out', publishedAt: '2026-01-01T00:00:00.000Z', scheduledFor: null },
  'articles/draft': { isPublished: false, title: 'Draft', publishedAt: null, scheduledFor: null },
  'articles/scheduled': {
    isPublished: false,
    title: 'At nine',
    publishedAt: null,
    scheduledFor: '2030-01-01T00:00:00.000Z',
  },
  'articles/withdrawn': {
    isPublished: false,
    title: 'Withdrawn',
    publishedAt: '2026-01-01T00:00:00.000Z',
    scheduledFor: null,
  },
  'articleDesk/out': { lastEditedBy: 'Imtiaz', revision: 2 },
  'articleDesk/out/revisions/0000000001': { revision: 1, by: 'Imtiaz' },
  'articleDesk/out/workingCopies/editor': { uid: 'editor', valuesJson: '{}' },
};

let rules: Rules;
const people = new Map<Person, Firestore>();

beforeAll(async () => {
  rules = await openRules('articles', documents);
  const roles = {
    moderator: 'moderator',
    editor: 'editor',
    otherEditor: 'editor',
    admin: 'admin',
    dismissed: 'editor',
  };
  people.set('anonymous', rules.anonymous());
  for (const [uid, role] of Object.entries(roles)) people.set(uid as Person, rules.as(uid, { role }));
});
afterAll(() => rules.close());

async function expectOnly(allowed: readonly Person[], act: (firestore: Firestore) => Promise<unknown>): Promise<void> {
  const outcomes = await Promise.all(
    PEOPLE.map((person) => {
      const done = act(people.get(person) as Firestore);
      return (allowed.includes(person) ? assertSucceeds(done) : assertFails(done)).then(
        () => 'as it should be',
        (error: unknown) => `${person}: ${String(error)}`,
      );
    }),
  );
  expect(outcomes.filter((outcome) => outcome !== 'as it should be')).toEqual([]);
}

describe('an article that is not published', () => {
  it.each(['draft', 'scheduled', 'withdrawn'])('is readable by editors only (%s)', (id) =>
    expectOnly(EDITORS, (firestore) => getDoc(doc(firestore, `articles/${id}`))),
  );
  it('is listed by scheduled time for editors only', () =>
    expectOnly(EDITORS, (firestore) =>
      getDocs(
        query(collection(firestore, 'articles'), where('scheduledFor', '>', ''), orderBy('scheduledFor'), limit(10)),
      ),
    ));
  it('is listed by publication time for editors only', () =>
    expectOnly(EDITORS, (firestore) =>
      getDocs(
        query(
          collection(firestore, 'articles'),
          where('publishedAt', '>', ''),
          orderBy('publishedAt', 'desc'),
          limit(10),
        ),
      ),
    ));
});

describe('the desk’s documents of an article', () => {
  it('are readable by editors only', () =>
    expectOnly(EDITORS, (firestore) => getDoc(doc(firestore, 'articleDesk/out'))));
  it.each([
    'articleDesk/out/revisions/0000000001',
    'articleDesk/out/workingCopies/editor',
    'articleDesk/out/workingCopies/none',
  ])('are hidden from everyone, even from their owner, if only the API reads them: %s', (path) =>
    expectOnly(NOBODY, (firestore) => getDoc(doc(firestore, path))),
  );
  it.each(['articleDesk/out/revisions', 'articleDesk/out/workingCopies'])('are not listed to anybody (%s)', (path) =>
    expectOnly(NOBODY, (firestore) => getDocs(query(collection(firestore, path), limit(1)))),
  );
  it.each(['revisions', 'workingCopies'])('are not found by a collection group query of %s', (name) =>
    expectOnly(NOBODY, (firestore) => getDocs(query(collectionGroup(firestore, name), limit(1)))),
  );
});

describe('an article and its desk documents', () => {
  it.each(Object.keys(documents).filter((path) => path.startsWith('article')))(
    'are not written by any browser: %s',
    async (path) => {
      await expectOnly(NOBODY, (firestore) => setDoc(doc(firestore, path), { isPublished: true }));
      await expectOnly(NOBODY, (firestore) => updateDoc(doc(firestore, path), { scheduledFor: null }));
      await expectOnly(NOBODY, (firestore) => deleteDoc(doc(firestore, path)));
    },
  );
});
