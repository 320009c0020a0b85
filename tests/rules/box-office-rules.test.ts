import { readFileSync } from 'node:fs';
import { assertFails, assertSucceeds, initializeTestEnvironment, type RulesTestEnvironment } from '@firebase/rules-unit-testing';
import { collection, collectionGroup, doc, getDoc, getDocs, limit, query, setDoc, setLogLevel, type Firestore } from 'firebase/firestore';
import { afterAll, beforeAll, expect, it } from 'vitest';

const [host = '127.0.0.1', port = '8080'] = (process.env.FIRESTORE_EMULATOR_HOST ?? '127.0.0.1:8080').split(':');
const FILM = 'boxOffice/rain';
const DESK = 'filmDesk/rain';
const ENTRY = 'filmDesk/rain/history/00000001';

let environment: RulesTestEnvironment;
const people = new Map<string, Firestore>();

beforeAll(async () => {
  setLogLevel('silent');
  environment = await initializeTestEnvironment({
    projectId: 'demo-rules-box-office',
    firestore: { host, port: Number(port), rules: readFileSync(new URL('../../firestore.rules', import.meta.url), 'utf8') },
  });
  await environment.clearFirestore();
  await environment.withSecurityRulesDisabled(async (context) => {
    const firestore = context.firestore() as unknown as Firestore;
    for (const role of ['moderator', 'editor', 'admin']) await setDoc(doc(firestore, `staff/${role}`), { role, isActive: true });
    await setDoc(doc(firestore, FILM), { movieName: 'Rain', rank: 1 });
    await setDoc(doc(firestore, DESK), { isRankPinned: true });
    await setDoc(doc(firestore, ENTRY), { revision: 1, by: 'Imtiaz', changes: [] });
  });
  people.set('anonymous', environment.unauthenticatedContext().firestore() as unknown as Firestore);
  for (const role of ['moderator', 'editor', 'admin'])
    people.set(role, environment.authenticatedContext(role, { role }).firestore() as unknown as Firestore);
});
afterAll(() => environment.cleanup());

it('gives what the desk knows of a film, and its history, to no browser: editors ask the API', async () => {
  expect(people.size).toBe(4);
  for (const person of people.values()) {
    await assertFails(getDoc(doc(person, DESK)));
    await assertFails(getDoc(doc(person, ENTRY)));
    await assertFails(getDocs(query(collection(person, 'filmDesk'), limit(10))));
    await assertFails(getDocs(query(collection(person, 'filmDesk/rain/history'), limit(10))));
    await assertFails(getDocs(query(collectionGroup(person, 'history'), limit(10))));
  }
});
it('lets everybody read a film and nobody write one, its history or its slug', async () => {
  for (const person of people.values()) {
    await assertSucceeds(getDoc(doc(person, FILM)));
    for (const path of [FILM, DESK, ENTRY, 'boxOffice/new', 'filmDesk/rain/history/00000002', 'movieSlugs/rain'])
      await assertFails(setDoc(doc(person, path), { rank: 1 }));
  }
});
