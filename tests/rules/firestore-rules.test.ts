import { assertFails, assertSucceeds } from '@firebase/rules-unit-testing';
import {
  addDoc,
  collection,
  collectionGroup,
  deleteDoc,
  doc,
  getCountFromServer,
  getDoc,
  getDocs,
  limit,
  or,
  orderBy,
  query,
  setDoc,
  updateDoc,
  where,
  type Firestore,
} from 'firebase/firestore';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openRules, type Documents, type Rules } from './support.ts';
import { collections } from '../../domain/src/core/collections.ts';

type Person = 'anonymous' | 'moderator' | 'editor' | 'admin' | 'inactive' | 'forged' | 'mismatched' | 'signedIn';
const PEOPLE: readonly Person[] = [
  'anonymous',
  'moderator',
  'editor',
  'admin',
  'inactive',
  'forged',
  'mismatched',
  'signedIn',
];
const MODERATORS: readonly Person[] = ['moderator', 'admin'];
const EDITORS: readonly Person[] = ['editor', 'admin'];

let rules: Rules;
const people = new Map<Person, Firestore>();
const as = (person: Person): Firestore => {
  const firestore = people.get(person);
  if (firestore === undefined) throw new Error(`nobody is called ${person}`);
  return firestore;
};

/** The documents that these tests read, by path. */
const documents: Documents = {
  'staff/moderator': { role: 'moderator', isActive: true },
  'staff/editor': { role: 'editor', isActive: true },
  'staff/admin': { role: 'admin', isActive: true },
  'staff/inactive': { role: 'admin', isActive: false },
  'staff/mismatched': { role: 'moderator', isActive: true },
  'categories/music': { name: 'Music', order: 1 },
  'articles/published': { isPublished: true, title: 'Out', publishedAt: '2026-01-01T00:00:00.000Z' },
  'articles/draft': { isPublished: false, title: 'Draft', publishedAt: null },
  'articleDesk/draft': { note: 'later' },
  'films/war': { rank: 1, isPublished: true },
  'comments/approved': { isApproved: true, articleId: 'published', createdAt: '2026-01-01T00:00:00.000Z' },
  'comments/pending': { isApproved: false, articleId: 'published', createdAt: '2026-01-02T00:00:00.000Z' },
  'commentQueue/pending': { status: 'pending' },
  'deskLog/one': { desk: 'moderation', action: 'approve' },
  'reactionCounts/published': { like: 1 },
  'polls/poll': { votes: [1, 2], createdAt: '2026-01-01T00:00:00.000Z' },
  'predictions/prediction': { votes: [1, 2], endsAt: '2026-01-01T00:00:00.000Z' },
  'rollups/home': { latest: [] },
  'stats/site': { activeUsers: 1 },
  'stats/other': { activeUsers: 1 },
  'messages/one': { email: 'a@example.org' },
  'subscribers/one': { email: 'a@example.org' },
  'settings/one': { followers: [] },
  'counters/reactions_published': { any: true },
  'counters/reactions_published/readers/reader': { choice: 'like' },
  'counters/polls_poll/readers/reader': { choice: '1' },
  'counters/polls_poll/shards/0': { counts: { 1: 1 }, changedAt: '2026-01-01T00:00:00.000Z' },
  'viewShards/one': { views: 1 },
  'presence/reader': { seenAt: '2026-01-01T00:00:00.000Z' },
  'idempotency/one': { status: 201 },
  'limits/one': { points: 1 },
  'mail/one': { to: 'a@example.org' },
  'system/one': { any: true },
  'articleSlugs/one': { articleId: 'published' },
  'filmSlugs/one': { filmId: 'war' },
  'people/one': { name: 'Asha', isPublished: true },
  'personSlugs/one': { personId: 'one' },
  'ratings/war': { count: 1, mean: null },
  'searchIndex/one': { keys: {} },
  'searchCounts/2026-01-01': { searches: [] },
  'fieldSpeed/2026-01-01_0': { counts: {} },
  'browserErrors/one': { count: 1 },
  'somethingNew/one': { any: true },
};

beforeAll(async () => {
  rules = await openRules('all', documents);
  const claims: Record<Exclude<Person, 'anonymous'>, Record<string, unknown>> = {
    moderator: { role: 'moderator' },
    editor: { role: 'editor' },
    admin: { role: 'admin' },
    inactive: { role: 'admin' },
    // A person with a staff claim but without a staff document.
    forged: { role: 'admin' },
    // A person whose staff document says moderator and whose claim says admin.
    mismatched: { role: 'admin' },
    signedIn: {},
  };
  people.set('anonymous', rules.anonymous());
  for (const [uid, claim] of Object.entries(claims)) {
    people.set(uid as Person, rules.as(uid, claim));
  }
});

afterAll(() => rules.close());

/**
 * Expects that exactly the people in `allowed` may read. Names each person whose result differs.
 */
async function expectOnly(allowed: readonly Person[], read: (firestore: Firestore) => Promise<unknown>): Promise<void> {
  const outcomes = await Promise.all(
    PEOPLE.map(async (person) => {
      const answered = await (
        allowed.includes(person) ? assertSucceeds(read(as(person))) : assertFails(read(as(person)))
      ).then(
        () => 'as it should be',
        (error: unknown) => `${person}: ${String(error)}`,
      );
      return answered;
    }),
  );
  expect(outcomes.filter((outcome) => outcome !== 'as it should be')).toEqual([]);
}

describe('a public document', () => {
  for (const path of [
    'categories/music',
    'articles/published',
    'films/war',
    'reactionCounts/published',
    'polls/poll',
    'predictions/prediction',
    'rollups/home',
    'stats/site',
    // This document does not exist. A listener may wait for a public document that does not exist
    // yet.
    'reactionCounts/nobody-reacted-yet',
  ]) {
    it(`is read by anyone: ${path}`, () => expectOnly(PEOPLE, (firestore) => getDoc(doc(firestore, path))));
  }
});

describe('a document of the desks', () => {
  const rows: [string, readonly Person[]][] = [
    ['articles/draft', EDITORS],
    ['articleDesk/draft', EDITORS],
    ['settings/one', EDITORS],
    ['comments/pending', MODERATORS],
    // Its article may be withdrawn. Readers get approved comments from the article's roll-up.
    ['comments/approved', MODERATORS],
    ['commentQueue/pending', MODERATORS],
    ['deskLog/one', MODERATORS],
    ['staff/moderator', ['moderator']],
    ['staff/inactive', ['inactive']],
  ];
  for (const [path, allowed] of rows) {
    it(`is read by ${allowed.join(' and ')} only: ${path}`, () =>
      expectOnly(allowed, (firestore) => getDoc(doc(firestore, path))));
  }
  it('that does not exist is refused to all but editors, like a draft', () =>
    expectOnly(EDITORS, (firestore) => getDoc(doc(firestore, 'articles/none'))));
});

describe('an internal document', () => {
  for (const path of [
    'stats/other',
    'counters/reactions_published',
    'counters/reactions_published/readers/reader',
    'counters/polls_poll/readers/reader',
    'counters/polls_poll/shards/0',
    'viewShards/one',
    'presence/reader',
    'idempotency/one',
    'limits/one',
    'mail/one',
    'system/one',
    'articleSlugs/one',
    'filmSlugs/one',
    'people/one',
    'personSlugs/one',
    'ratings/war',
    'searchIndex/one',
    'searchCounts/2026-01-01',
    'fieldSpeed/2026-01-01_0',
    'browserErrors/one',
    'somethingNew/one',
    // Sub-collections of public documents are not public.
    'articles/published/revisions/one',
    'rollups/home/parts/one',
  ]) {
    it(`is read by nobody: ${path}`, () => expectOnly([], (firestore) => getDoc(doc(firestore, path))));
  }
});

const STAFF: readonly Person[] = ['moderator', 'editor', 'admin'];
/**
 * The lists of the desks, the people who may read them, and the maximum limit of a query. Readers
 * may list nothing.
 */
const CEILINGS: readonly (readonly [name: string, allowed: readonly Person[], documentsMax: number])[] = [
  ['articles', EDITORS, 50],
  ['films', EDITORS, 50],
  ['polls', EDITORS, 50],
  ['predictions', EDITORS, 50],
  ['commentQueue', MODERATORS, 50],
  ['deskPresence', STAFF, 50],
  ['sources', EDITORS, 50],
  ['scrapeJobs', EDITORS, 20],
];

describe('lists', () => {
  for (const [name, allowed, documentsMax] of CEILINGS) {
    it(`answers ${documentsMax} ${name} to ${allowed.join(', ')} only`, () =>
      expectOnly(allowed, (firestore) => getDocs(query(collection(firestore, name), limit(documentsMax)))));
    it(`refuses ${documentsMax + 1} ${name} to everyone`, () =>
      expectOnly([], (firestore) => getDocs(query(collection(firestore, name), limit(documentsMax + 1)))));
    it(`refuses ${name} without a limit to everyone`, () =>
      expectOnly([], (firestore) => getDocs(collection(firestore, name))));
  }

  it('answers a page of published articles to staff only', () =>
    expectOnly(STAFF, (firestore) =>
      getDocs(
        query(
          collection(firestore, 'articles'),
          where('isPublished', '==', true),
          orderBy('publishedAt', 'desc'),
          limit(50),
        ),
      ),
    ));
  it('refuses 51 published articles, and published articles without a limit, to everyone', async () => {
    await expectOnly([], (firestore) =>
      getDocs(query(collection(firestore, 'articles'), where('isPublished', '==', true), limit(51))),
    );
    await expectOnly([], (firestore) =>
      getDocs(query(collection(firestore, 'articles'), where('isPublished', '==', true))),
    );
  });
  it('refuses drafts to all but editors', () =>
    expectOnly(EDITORS, (firestore) =>
      getDocs(query(collection(firestore, 'articles'), where('isPublished', '==', false), limit(10))),
    ));
  it('refuses an `or` query for drafts and published articles to all but editors', () =>
    expectOnly(EDITORS, (firestore) =>
      getDocs(
        query(
          collection(firestore, 'articles'),
          or(where('isPublished', '==', true), where('isPublished', '==', false)),
          limit(10),
        ),
      ),
    ));
  it('refuses an `in` query for drafts and published articles to all but editors', () =>
    expectOnly(EDITORS, (firestore) =>
      getDocs(query(collection(firestore, 'articles'), where('isPublished', 'in', [true, false]), limit(10))),
    ));
  it('refuses a query by title alone to all but editors', () =>
    expectOnly(EDITORS, (firestore) =>
      getDocs(query(collection(firestore, 'articles'), where('title', '==', 'Draft'), limit(1))),
    ));

  it('refuses lists of approved, pending or all comments to everyone, because readers get them from a roll-up', async () => {
    for (const filters of [
      [where('articleId', '==', 'published'), where('isApproved', '==', true)],
      [where('isApproved', '==', false)],
      [where('articleId', '==', 'published')],
    ])
      await expectOnly([], (firestore) =>
        getDocs(query(collection(firestore, 'comments'), ...filters, orderBy('createdAt', 'desc'), limit(1))),
      );
  });
  for (const name of [
    'categories',
    'comments',
    'articleDesk',
    'dailyStats',
    'reactionCounts',
    'rollups',
    'stats',
    'staff',
    'settings',
    'counters',
    'counters/reactions_published/readers',
    'counters/polls_poll/readers',
    'counters/polls_poll/shards',
    'viewShards',
    'presence',
    'idempotency',
    'limits',
    'mail',
    'system',
    'articleSlugs',
    'filmSlugs',
    'people',
    'personSlugs',
    'ratings',
    'searchIndex',
    'searchCounts',
    'fieldSpeed',
    'browserErrors',
    'somethingNew',
  ]) {
    it(`lists ${name} to nobody`, () =>
      expectOnly([], (firestore) => getDocs(query(collection(firestore, name), limit(1)))));
  }
  for (const name of ['comments', 'articles', 'commentQueue', 'readers', 'shards', 'staff', 'subscribers']) {
    it(`refuses a collection group query of ${name}`, () =>
      expectOnly([], (firestore) =>
        getDocs(
          query(
            collectionGroup(firestore, name),
            where('isApproved', '==', true),
            where('isPublished', '==', true),
            limit(1),
          ),
        ),
      ));
  }
  it('refuses to count all articles or subscribers', async () => {
    await expectOnly([], (firestore) => getCountFromServer(query(collection(firestore, 'articles'))));
    await expectOnly([], (firestore) => getCountFromServer(query(collection(firestore, 'subscribers'))));
  });
});

describe('writes', () => {
  const inCounters = ['counters/polls_poll/readers', 'counters/polls_poll/shards'];
  const names = [...Object.keys(collections), 'somethingNew', ...inCounters];
  for (const name of names) {
    it(`lets nobody write ${name}`, async () => {
      await expectOnly([], (firestore) =>
        setDoc(doc(firestore, `${name}/mine`), { role: 'admin', isActive: true, isApproved: true }),
      );
      await expectOnly([], (firestore) => addDoc(collection(firestore, name), { isPublished: true }));
    });
  }
  for (const path of Object.keys(documents)) {
    it(`lets nobody change or delete ${path}`, async () => {
      await expectOnly([], (firestore) => updateDoc(doc(firestore, path), { isApproved: true, isPublished: true }));
      await expectOnly([], (firestore) => deleteDoc(doc(firestore, path)));
    });
  }
});
