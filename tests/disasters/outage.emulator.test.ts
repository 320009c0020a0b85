import { spawn, type ChildProcess } from 'node:child_process';
import { connect } from 'node:net';
import { setTimeout } from 'node:timers/promises';
import { deleteApp, initializeApp, type App } from 'firebase-admin/app';
import { initializeFirestore, type Firestore } from 'firebase-admin/firestore';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { rebuildAllRollups } from '../../functions/src/lists/rebuild.ts';
import { createApp } from '../../functions/src/api/app.ts';
import type { ApiApp } from '../../functions/src/platform/http/api-app.ts';
import { systemClock } from '../../functions/src/platform/clock.ts';
import { readConfig } from '../../functions/src/platform/config/config.ts';
import type { Deps } from '../../functions/src/platform/deps.ts';
import { newId, randomId } from '../../functions/src/platform/firestore/ids.ts';
import { silentLogger } from '../../functions/src/platform/logger.ts';
import { createPages } from '../../functions/src/pages/page.ts';
import { articleDoc, categoryDoc, writeContent } from '../../functions/src/testing/content.ts';
import { newReader } from '../../functions/src/testing/reader-app.ts';
import { findFirestoreEmulator } from '../../scripts/lib/find-hidane.ts';
import { anyPort, host } from '../../scripts/lib/ports.ts';

/**
 * Pauses Firestore, then kills and restarts it, while readers use the site. The test starts its own
 * emulator.
 *
 * @module-tag slow: it waits for timeouts, and for clients that connect again after the outage.
 */

const READERS = 12;
const projectId = 'demo-outage';
const emulatorHost = process.env.FIRESTORE_EMULATOR_HOST;
const paths = [
  '/',
  '/article/a',
  '/category/music-slug',
  '/rss.xml',
  '/sitemap.xml',
  '/api/categories',
  '/api/articles?limit=5',
  '/api/articles/a',
];

let emulator: ChildProcess;
let port: number;
let app: App;
let db: Firestore;
let api: ApiApp;
let pages: ReturnType<typeof createPages>;

async function startEmulator(): Promise<void> {
  const found = await findFirestoreEmulator();
  if (found.kind !== 'hidane') throw new Error('This test starts the emulator by itself, which needs hidane');
  emulator = spawn(found.file, ['--host', host, '--port', String(port)], { stdio: 'ignore' });
  for (const end = Date.now() + 20_000; !(await isListening()) && Date.now() < end;) await setTimeout(50);
}

const isListening = () =>
  new Promise<boolean>((resolve) => {
    const socket = connect({ host, port });
    socket.once('error', () => resolve(false)).once('connect', () => (socket.destroy(), resolve(true)));
  });

const fill = async () => {
  await writeContent(db, {
    categories: [categoryDoc('music', 1)],
    articles: [articleDoc('a'), articleDoc('b')],
  });
  await db.doc('polls/p').set({
    id: 'p',
    title: 'P',
    question: 'Q',
    options: ['x', 'y'],
    votes: [0, 0],
    totalVotes: 0,
    closed: false,
    createdAt: '2026-01-01T00:00:00.000Z',
  });
  await rebuildAllRollups(db);
};

beforeAll(async () => {
  port = await anyPort();
  process.env.METADATA_SERVER_DETECTION ??= 'none';
  process.env.FIRESTORE_EMULATOR_HOST = `${host}:${port}`;
  await startEmulator();
  app = initializeApp({ projectId }, projectId);
  db = initializeFirestore(app);
  db.settings({ ignoreUndefinedProperties: true });
  const config = {
    ...readConfig({ FIRESTORE_EMULATOR_HOST: 'x', SITE_URL: 'http://site.test' }),
    checksAnswers: false,
  };
  const deps: Deps = { db: () => db, clock: systemClock, randomId, newId, log: silentLogger, config };
  api = createApp(deps);
  pages = createPages(deps, () =>
    Promise.resolve({
      inlineScript: '',
      renderPage: ({ envelope }) => {
        const html = `<h1>${envelope.page.kind}</h1>`;
        return Promise.resolve({ html, styleTags: '', status: envelope.status, preload: [], earlyScript: null });
      },
    }),
  );
  await fill();
}, 60_000);

afterAll(async () => {
  emulator.kill('SIGCONT');
  emulator.kill('SIGKILL');
  await deleteApp(app);
  process.env.FIRESTORE_EMULATOR_HOST = emulatorHost;
}, 60_000);

type Seen = { path: string; status: number; ms: number };

async function read(path: string): Promise<Seen> {
  const begun = performance.now();
  const { status, body } = await (path.startsWith('/api') ? api.request(path) : pages.request(path));
  await body?.cancel();
  return { path, status, ms: performance.now() - begun };
}

/** Simulates readers who open one page after another until `done` resolves. */
async function readOn(done: Promise<unknown>): Promise<Seen[]> {
  let isOver = false;
  void done.finally(() => (isOver = true));
  const seen: Seen[] = [];
  const one = async (offset: number) => {
    for (let turn = offset; !isOver; turn += 1) {
      seen.push(await read(paths[turn % paths.length] ?? '/'));
      await new Promise((resolve) => setImmediate(resolve));
    }
  };
  await Promise.all(Array.from({ length: READERS }, (_, index) => one(index)));
  return seen;
}

/**
 * Reads of Firestore time out after two seconds, and then the cache answers. The other two seconds
 * are tolerance for a busy machine.
 */
const SLOWEST_MS = 4000;

function expectNothingBroken(seen: readonly Seen[]): void {
  expect(seen.length).toBeGreaterThan(READERS);
  expect(seen.filter(({ status }) => status !== 200)).toEqual([]);
  expect(Math.max(...seen.map(({ ms }) => ms))).toBeLessThan(SLOWEST_MS);
}

const vote = () => newReader(api).send('POST', '/api/polls/p/vote', { optionIndex: 0 });

describe('an outage of Firestore', () => {
  it('in which it hangs: readers get cached pages, a vote answers 503, and everything works again afterwards', async () => {
    for (const path of paths) expect((await read(path)).status).toBe(200);
    emulator.kill('SIGSTOP');
    const voting = vote();
    expectNothingBroken(await readOn(voting));
    const refused = await voting;
    expect(refused.status).toBe(503);
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
    expect(refused.body).toEqual({ message: 'The database does not answer. Please try again soon.' });
    expect(refused.headers.get('set-cookie')).toBeNull();
    emulator.kill('SIGCONT');
    await expect.poll(async () => (await vote()).status, { timeout: 60_000, interval: 500 }).toBe(200);
  });

  it('in which it is killed: readers get cached pages, a vote answers 503, and new data shows after the restart', async () => {
    for (const path of paths) await read(path);
    emulator.kill('SIGKILL');
    await expect.poll(isListening).toBe(false);
    const voting = vote();
    expectNothingBroken(await readOn(voting));
    expect((await voting).status).toBe(503);
    // A page that was never read before the outage is not in the cache.
    const unknown = await pages.request('/article/b');
    expect(unknown.status).toBe(503);
    expect(unknown.headers.get('retry-after')).not.toBeNull();

    await startEmulator();
    await expect.poll(() => fill().then(() => 'filled', String), { timeout: 120_000 }).toBe('filled');
    await db.doc('articles/a').update({ title: 'A title after the outage' });
    const title = async () => ((await (await api.request('/api/articles/a')).json()) as { title: string }).title;
    await expect.poll(title, { timeout: 60_000 }).toBe('A title after the outage');
    expect((await vote()).status).toBe(200);
  });
});
