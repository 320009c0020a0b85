import type { Firestore } from 'firebase-admin/firestore';
import type { Deps } from '../../../functions/src/platform/deps.ts';
import { newId, randomId } from '../../../functions/src/platform/firestore/ids.ts';
import { silentLogger } from '../../../functions/src/platform/logger.ts';
import { NOW } from './archive.ts';
import { EDITOR_UID } from './fill-archive.ts';

/** The secret that signs the readers' cookies. */
export const SECRET = 'of these measurements';

/**
 * The API's dependencies, with an archive as the database: no rate limits, no accounts, and every
 * token is an administrator's.
 */
export const depsOf = (archive: { db: Firestore }): Deps => ({
  db: () => archive.db,
  // A fixed clock, so that roll-ups stay fresh.
  clock: { now: () => NOW },
  randomId,
  newId,
  log: { ...silentLogger, error: (event, cause) => process.stderr.write(`${event}: ${String(cause)}\n`) },
  config: {
    siteUrl: 'http://site.test',
    isDemo: false,
    emulatorOrigins: [],
    feedHosts: [],
    version: 'bench',
    rateLimitScale: 1_000_000,
    viewShards: 50,
    signingSecret: SECRET,
    previousSigningSecret: null,
    appCheck: null,
    hostingNetworks: [],
    hsts: 'max-age=31536000',
    checksAnswers: false,
  },
  verifyIdToken: () => Promise.resolve({ uid: EDITOR_UID, role: 'admin' }),
});
