import {
  appendFileSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { deleteApp, initializeApp, type App } from 'firebase-admin/app';
import { initializeFirestore, type Firestore } from 'firebase-admin/firestore';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { addressId } from '../../functions/src/platform/limits/address-id.ts';
import { makeBackup, restoreBackup } from '../../scripts/lib/backup.ts';
import type { Emulators, Stack } from '../../scripts/lib/emulators.ts';
import { erasingWith } from '../../scripts/lib/erasing.ts';
import { differences, fingerprintDatabase, type DatabaseFingerprint } from '../../scripts/lib/fingerprint-database.ts';
import { root } from '../../scripts/lib/paths.ts';
import { host } from '../../scripts/lib/ports.ts';
import { ownStack, raiseOwnSite } from '../../scripts/lib/site.ts';

/**
 * A restore drill: a site is filled, backed up, lost and restored.
 *
 * @module-tag slow: it starts a whole site three times.
 */

const email = 'zubeida.c@example.org';
const MINUTES = 60_000;

let stack: Stack & { dataFolder: string };
let site: Emulators;
let app: App;
let db: Firestore;
let backup: string;
const emulatorHost = process.env.FIRESTORE_EMULATOR_HOST;

beforeAll(async () => {
  // Build only the functions, because the test reads no pages.
  vi.stubEnv('SKIP_WEB', '1');
  mkdirSync(join(root, '.build'), { recursive: true });
  const folder = mkdtempSync(join(root, '.build/drill-'));
  const dataFolder = join(folder, 'data');
  backup = join(folder, 'backup');
  stack = { ...(await ownStack({ projectId: 'demo-first-show', folder, dataFolder })), dataFolder };
  await start();
}, 4 * MINUTES);

afterAll(async () => {
  await end();
  rmSync(stack.folder, { recursive: true, force: true });
  vi.unstubAllEnvs();
  process.env.FIRESTORE_EMULATOR_HOST = emulatorHost;
}, MINUTES);

async function start(): Promise<void> {
  site = await raiseOwnSite(stack, { onEmulators: (started) => (site = started) });
  process.env.FIRESTORE_EMULATOR_HOST = `${host}:${stack.ports.firestore}`;
  app = initializeApp({ projectId: stack.projectId }, `drill-${Math.random()}`);
  db = initializeFirestore(app);
}

async function end(): Promise<void> {
  try {
    await deleteApp(app);
  } finally {
    // A site that started only in part would go on running after the tests.
    await site.stop();
  }
}

let cookie = '';
async function send(method: string, path: string, body?: unknown): Promise<{ status: number; body: unknown }> {
  const answer = await fetch(`${stack.siteUrl}${path}`, {
    method,
    headers: { 'Content-Type': 'application/json', ...(cookie === '' ? {} : { cookie }) },
    body: body === undefined ? null : JSON.stringify(body),
  });
  cookie = answer.headers.get('set-cookie')?.split(';')[0] ?? cookie;
  return { status: answer.status, body: await answer.json() };
}

async function signIn(): Promise<number> {
  const address = `http://${host}:${stack.ports.auth}/identitytoolkit.googleapis.com/v1`;
  const answer = await fetch(`${address}/accounts:signInWithPassword?key=demo`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ email: 'editor@example.com', password: 'editor-demo', returnSecureToken: true }),
  });
  return answer.status;
}

const isQuiet = async () => (await db.collection('viewShards').limit(1).get()).empty;

/**
 * Makes a backup while nothing writes, and returns the fingerprint of the database in this backup.
 * Tries again if something wrote to the database during the backup.
 */
async function backUpAtRest(): Promise<DatabaseFingerprint> {
  for (;;) {
    await expect.poll(isQuiet, { timeout: MINUTES, interval: 500 }).toBe(true);
    const before = await fingerprintDatabase(db);
    rmSync(backup, { recursive: true, force: true });
    await makeBackup(stack, backup);
    if (differences(before, await fingerprintDatabase(db)).length === 0) return before;
  }
}

const loseEverything = () => rmSync(stack.dataFolder, { recursive: true, force: true });

const personIsThere = async () => ({
  subscriber: (await db.doc(`subscribers/${addressId(email)}`).get()).exists,
  comments: (await db.collection('commentQueue').where('authorId', '==', addressId(email)).get()).size,
});

describe('the restore drill', () => {
  it('restores everything from a backup and repeats the erasures made after it', async () => {
    const polls = (await send('GET', '/api/polls')).body as { id: string; closed: boolean }[];
    const poll = polls.find(({ closed }) => !closed)?.id;
    expect((await send('POST', `/api/polls/${poll}/vote`, { optionIndex: 0 })).status).toBe(200);
    const [article] = (await send('GET', '/api/articles?limit=1')).body as { id: string }[];
    const comment = {
      authorName: 'Zubeida',
      authorEmail: email,
      content: 'The rain scene stayed with me.',
      captcha: '8',
    };
    expect((await send('POST', `/api/articles/${article?.id}/comments`, comment)).status).toBe(201);
    expect((await send('POST', '/api/newsletter/subscribe', { email })).status).toBe(200);
    const picture = join(stack.dataFolder, 'files', 'abc');
    mkdirSync(picture, { recursive: true });
    writeFileSync(join(picture, '640.webp'), 'a picture');

    const filled = await backUpAtRest();
    expect(Object.keys(filled).length).toBeGreaterThan(20);
    expect(filled['*/readers']?.documents).toBeGreaterThan(0);
    expect(() => restoreBackup(stack, { from: backup, replaces: true, erasuresFile: undefined })).toThrow(
      'The site is running',
    );

    const secret = (JSON.parse(readFileSync(join(stack.dataFolder, 'secrets.json'), 'utf8')) as Record<string, string>)
      .SIGNING_SECRET;
    const erasing = await erasingWith(db, [secret ?? '']);
    await erasing.erase({ email }, { followsLinks: false, allowsWide: false });
    expect(await personIsThere()).toEqual({ subscriber: false, comments: 0 });
    const register = join(stack.folder, 'register.json');
    writeFileSync(register, JSON.stringify(await erasing.register()));
    expect(readFileSync(register, 'utf8')).not.toContain('zubeida');

    // Restored without the register, the data equals the backup.
    await end();
    loseEverything();
    restoreBackup(stack, { from: backup, replaces: false, erasuresFile: undefined });
    await start();
    expect(differences(filled, await fingerprintDatabase(db))).toEqual([]);
    expect(readFileSync(join(picture, '640.webp'), 'utf8')).toBe('a picture');
    expect(await personIsThere()).toEqual({ subscriber: true, comments: 1 });

    await end();
    loseEverything();
    restoreBackup(stack, { from: backup, replaces: false, erasuresFile: register });
    await start();
    expect(await personIsThere()).toEqual({ subscriber: false, comments: 0 });
    const again = await fingerprintDatabase(db);
    expect(again['*/readers']?.documents).toBe(filled['*/readers']?.documents);
    expect(differences(filled, again)).not.toContain('articles');
    expect(await send('POST', `/api/polls/${poll}/vote`, { optionIndex: 1 })).toMatchObject({
      status: 409,
      body: { message: 'You have already voted in this poll' },
    });
    expect(await signIn()).toBe(200);
    // The start has applied the erasures and removed `restored.json`, so the next start has nothing
    // left to do.
    expect(existsSync(join(stack.dataFolder, 'restored.json'))).toBe(false);
  });

  it('refuses a damaged backup, a full target folder, and replacing data without confirmation', async () => {
    const dataFolder = join(stack.folder, 'other-data');
    const folder = join(stack.folder, 'not-running');
    const damaged = join(stack.folder, 'damaged');
    cpSync(backup, damaged, { recursive: true });
    appendFileSync(join(damaged, 'export/auth_export/accounts.json'), ' ');
    const where = { folder, dataFolder };
    const options = { replaces: false, erasuresFile: undefined };
    expect(() => restoreBackup(where, { ...options, from: damaged })).toThrow('export/auth_export/accounts.json');
    expect(existsSync(dataFolder)).toBe(false);
    restoreBackup(where, { ...options, from: backup });
    expect(() => restoreBackup(where, { ...options, from: backup })).toThrow('--replace');
    await expect(makeBackup(where, backup)).rejects.toThrow('not empty');
    await makeBackup(where, join(stack.folder, 'of-a-stopped-site'));
    expect(existsSync(join(stack.folder, 'of-a-stopped-site/export/auth_export/accounts.json'))).toBe(true);
  });
});
