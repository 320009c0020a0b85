import { deleteApp, initializeApp, type App } from 'firebase-admin/app';
import { initializeFirestore, type Firestore } from 'firebase-admin/firestore';
import { createApp } from '../api/app.ts';
import type { ApiApp } from '../platform/http/api-app.ts';
import type { Accounts } from '../platform/identity/auth.ts';
import { systemClock, type Clock } from '../platform/clock.ts';
import type { Config } from '../platform/config/config.ts';
import type { Deps } from '../platform/deps.ts';
import { newId, randomId } from '../platform/firestore/ids.ts';
import { encodeReaderCookie, READER_COOKIE_NAME } from '../platform/identity/reader-cookie.ts';
import { TRUSTED_DAYS } from '../platform/limits/trust.ts';
import { silentLogger } from '../platform/logger.ts';

/** For emulator tests: the API with an empty database of its own. */
export type TestApp = { app: ApiApp; db: Firestore; deps: Deps; projectId: string; close: () => Promise<void> };

export function openTestApp(
  name: string,
  register: (app: ApiApp, deps: Deps) => void,
  options: {
    clock?: Clock;
    config?: Partial<Config>;
    verifyIdToken?: Deps['verifyIdToken'];
    verifyAppCheck?: Deps['verifyAppCheck'];
    /** Accounts of the test's project, such as those of the Auth emulator. */
    accounts?: (adminApp: App) => Accounts;
  } = {},
): TestApp {
  if (process.env.FIRESTORE_EMULATOR_HOST === undefined) throw new Error('FIRESTORE_EMULATOR_HOST is not set');
  // Without this variable the SDK first looks for Google's metadata server, which takes long or
  // logs a warning.
  process.env.METADATA_SERVER_DETECTION ??= 'none';
  // Test files run in parallel, so each has a project of its own.
  const projectId = `demo-${name}-${randomId(6).toLowerCase()}`;
  const adminApp = initializeApp({ projectId }, projectId);
  const db = initializeFirestore(adminApp);
  db.settings({ ignoreUndefinedProperties: true });
  const deps: Deps = {
    db: () => db,
    clock: options.clock ?? systemClock,
    randomId,
    newId,
    log: { ...silentLogger, error: (event, cause) => process.stderr.write(`${event}: ${String(cause)}\n`) },
    config: {
      siteUrl: 'http://site.test',
      isDemo: true,
      emulatorOrigins: [],
      feedHosts: [],
      version: 'test',
      rateLimitScale: 1,
      viewShards: 50,
      signingSecret: 'a secret of these tests',
      previousSigningSecret: null,
      appCheck: null,
      hostingNetworks: [],
      hsts: 'max-age=31536000',
      checksAnswers: true,
      ...options.config,
    },
    verifyIdToken: options.verifyIdToken,
    verifyAppCheck: options.verifyAppCheck,
    accounts: options.accounts?.(adminApp),
  };
  return { app: createApp(deps, register), db, deps, projectId, close: () => deleteApp(adminApp) };
}

export type Reply = { status: number; body: unknown; headers: Headers };
export type TestReader = {
  get: (path: string, headers?: Record<string, string>) => Promise<Reply>;
  send: (method: string, path: string, body?: unknown, headers?: Record<string, string>) => Promise<Reply>;
  cookie: () => string | null;
  setCookie: (value: string | null) => void;
};

/** A minimal browser: stores the cookie and sends it with every request. */
export function newReader(app: ApiApp, always: Record<string, string> = {}): TestReader {
  let cookie: string | null = null;
  const send = async (
    method: string,
    path: string,
    body?: unknown,
    headers: Record<string, string> = {},
  ): Promise<Reply> => {
    const response = await app.request(path, {
      method,
      headers: {
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        ...(cookie === null ? {} : { cookie }),
        'user-agent': 'Mozilla/5.0 (Linux; Android 15) Chrome/130 Mobile',
        ...always,
        ...headers,
      },
      body: body === undefined ? undefined : typeof body === 'string' ? body : JSON.stringify(body),
    });
    cookie = response.headers.get('set-cookie')?.split(';')[0] ?? cookie;
    const text = await response.text();
    return {
      status: response.status,
      body: text === '' ? null : (JSON.parse(text) as unknown),
      headers: response.headers,
    };
  };
  return {
    get: (path, headers) => send('GET', path, undefined, headers),
    send,
    cookie: () => cookie,
    setCookie: (value) => {
      cookie = value;
    },
  };
}

/**
 * A trusted reader, who has an id from the start. Exact counts need that: a late call may be
 * repeated, and the repetition of a call without a cookie would come from another new reader.
 */
export function trustedReader(
  { app, deps }: TestApp,
  readerId = randomId(),
  always: Record<string, string> = {},
): TestReader {
  const reader = newReader(app, always);
  const cookie = { readerId, createdAtSeconds: 1, lastViewAtSeconds: 0, activeDays: TRUSTED_DAYS, lastActiveDay: 0 };
  reader.setCookie(`${READER_COOKIE_NAME}=${encodeReaderCookie(cookie, deps.config.signingSecret)}`);
  return reader;
}
