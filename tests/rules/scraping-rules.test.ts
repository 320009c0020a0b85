import { assertFails, assertSucceeds } from '@firebase/rules-unit-testing';
import {
  collection,
  doc,
  getDoc,
  getDocs,
  limit,
  orderBy,
  query,
  setDoc,
  updateDoc,
  type Firestore,
} from 'firebase/firestore';
import { afterAll, beforeAll, describe, it } from 'vitest';
import { openRules, type Documents, type Rules } from './support.ts';

const roles = { editor: 'editor', admin: 'admin', moderator: 'moderator', dismissed: 'editor' } as const;
const EDITORS = ['editor', 'admin'];

const documents: Documents = {
  'staff/editor': { role: 'editor', isActive: true },
  'staff/admin': { role: 'admin', isActive: true },
  'staff/moderator': { role: 'moderator', isActive: true },
  'staff/dismissed': { role: 'editor', isActive: false },
  'sources/one': { name: 'One', isActive: true },
  'scrapeJobs/one': { state: 'running', startedAt: '2026-11-21T06:00:00.000Z' },
  'stories/one': { articleId: 'one' },
  'storyGuids/one': { storyId: 'one' },
  'recentStories/2026-11-21T06': { stories: {} },
  'system/scrapeLease': { jobId: 'one' },
};

let rules: Rules;
const people = new Map<string, Firestore>();

beforeAll(async () => {
  rules = await openRules('scraping', documents);
  people.set('anonymous', rules.anonymous());
  for (const [uid, role] of Object.entries(roles)) people.set(uid, rules.as(uid, { role }));
});
afterAll(() => rules.close());

async function expectOnly(allowed: readonly string[], read: (firestore: Firestore) => Promise<unknown>): Promise<void> {
  for (const [person, firestore] of people)
    await (allowed.includes(person) ? assertSucceeds(read(firestore)) : assertFails(read(firestore)));
}

describe('sources and runs', () => {
  it('are readable by editors and administrators only', async () => {
    await expectOnly(EDITORS, (firestore) => getDoc(doc(firestore, 'sources/one')));
    await expectOnly(EDITORS, (firestore) => getDoc(doc(firestore, 'scrapeJobs/one')));
    await expectOnly(EDITORS, (firestore) => getDocs(query(collection(firestore, 'sources'), limit(50))));
    await expectOnly(EDITORS, (firestore) =>
      getDocs(query(collection(firestore, 'scrapeJobs'), orderBy('startedAt', 'desc'), limit(20))),
    );
  });
  it('cannot be listed without a limit, or with a higher limit than the desk uses', async () => {
    for (const [name, documentsMax] of [
      ['sources', 50],
      ['scrapeJobs', 20],
    ] as const) {
      await expectOnly([], (firestore) => getDocs(collection(firestore, name)));
      await expectOnly([], (firestore) => getDocs(query(collection(firestore, name), limit(documentsMax + 1))));
    }
  });
  it('cannot be written by any browser', async () => {
    await expectOnly([], (firestore) => updateDoc(doc(firestore, 'sources/one'), { isTrusted: true }));
    await expectOnly([], (firestore) => setDoc(doc(firestore, 'scrapeJobs/two'), { state: 'running' }));
  });
});

it('hides the known stories and the scraper’s lease from every browser', async () => {
  for (const path of ['stories/one', 'storyGuids/one', 'recentStories/2026-11-21T06', 'system/scrapeLease'])
    await expectOnly([], (firestore) => getDoc(doc(firestore, path)));
});
