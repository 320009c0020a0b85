import { createServer, type AddressInfo, type Server, type Socket } from 'node:net';
import { deleteApp, initializeApp, type App } from 'firebase-admin/app';
import { initializeFirestore, type Firestore } from 'firebase-admin/firestore';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { publishDue } from '../../jobs/publish-due.ts';
import { fixedClock } from '../clock.ts';
import { DeadlinePassed, isOutage } from '../deadline.ts';
import { silentLogger } from '../logger.ts';
import { addDeadlines, CALL_DEADLINE_MS } from './call-deadlines.ts';

const DEADLINE_MS = 200;
/**
 * Timeout of a test, in ms: long enough for a busy machine, and half of the 60 s that the SDK waits
 * for a write.
 */
const SLOWEST_MS = 30_000;

/** The connections to `server`, a database that accepts connections and never answers. */
const sockets = new Set<Socket>();
let server: Server;
let app: App;
let db: Firestore;

beforeAll(async () => {
  server = createServer((socket) => void sockets.add(socket));
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  app = initializeApp({ projectId: 'demo-silent' }, 'silent');
  db = initializeFirestore(app);
  const { port } = server.address() as AddressInfo;
  db.settings({ host: `127.0.0.1:${port}`, ssl: false });
  addDeadlines(db, DEADLINE_MS);
});
afterAll(async () => {
  for (const socket of sockets) socket.destroy();
  server.close();
  await deleteApp(app);
});

describe('with a database that does not answer, DeadlinePassed rejects', () => {
  const calls: [string, () => Promise<unknown>][] = [
    ['a read of one document', () => db.doc('articles/a').get()],
    ['a read of several documents', () => db.getAll(db.doc('articles/a'), db.doc('articles/b'))],
    ['a query', () => db.collection('articles').limit(1).get()],
    ['a count query', () => db.collection('articles').count().get()],
    ['a write that sets a document', () => db.doc('articles/a').set({ title: 'A' })],
    ['an update of a document', () => db.doc('articles/a').update({ title: 'A' })],
    ['a deletion', () => db.doc('articles/a').delete()],
    ['a batch', () => db.batch().set(db.doc('articles/a'), { title: 'A' }).commit()],
    ['a transaction', () => db.runTransaction((transaction) => transaction.get(db.doc('articles/a')))],
    ['a list of documents', () => db.collection('articles').listDocuments()],
  ];
  it.each(calls)('%s', { timeout: SLOWEST_MS }, async (_what, call) => {
    const error: unknown = await call().catch((reason: unknown) => reason);
    expect(error).toBeInstanceOf(DeadlinePassed);
    expect(isOutage(error)).toBe(true);
  });
});

it(
  'a scheduled job fails if the database does not answer, so that its next run tries again',
  { timeout: SLOWEST_MS },
  async () => {
    const deps = { db: () => db, clock: fixedClock('2026-11-14T12:00:00.000Z'), log: silentLogger };
    await expect(publishDue(deps)).rejects.toBeInstanceOf(DeadlinePassed);
  },
);

it('the deadline of a call is shorter than the 60 s of Hosting', () => {
  expect(CALL_DEADLINE_MS).toBeLessThan(60_000);
});

it('calls get their deadline only once, however often a process connects', () => {
  const { getAll } = db;
  addDeadlines(db, DEADLINE_MS);
  expect(db.getAll).toBe(getAll);
});
