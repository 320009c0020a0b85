import type { Firestore } from 'firebase-admin/firestore';
import type { VerifyAppCheck } from './identity/app-check.ts';
import type { Accounts, VerifyIdToken } from './identity/auth.ts';
import { systemClock, type Clock } from './clock.ts';
import { readConfig, type Config } from './config/config.ts';
import { openFileStore } from './files/open-file-store.ts';
import type { FileStore } from './files/file-store.ts';
import { db } from './firestore/firestore.ts';
import { newId, randomId } from './firestore/ids.ts';
import { cloudLogger, type Logger } from './logger.ts';

/** The dependencies of a handler. Tests pass their own. */
export type Deps = {
  /** Lazy: the first call creates the client. */
  db: () => Firestore;
  clock: Clock;
  randomId: (length?: number) => string;
  /** The id of a new document, in the order of creation (`platform/firestore/ids.ts`). */
  newId: () => string;
  log: Logger;
  config: Config;
  /** The staff's accounts. By default those of Firebase Auth (`platform/identity/auth.ts`). */
  accounts?: Accounts;
  /**
   * Checks a staff member's ID token, and throws if it is invalid. By default `accounts` does that.
   */
  verifyIdToken?: VerifyIdToken;
  /** Checks an App Check token, and throws if it is invalid. By default Firebase does that. */
  verifyAppCheck?: VerifyAppCheck;
  /** The store of pictures and other files. Omitted if there is none. */
  files?: FileStore;
};

export function productionDeps(): Deps {
  return {
    db,
    clock: systemClock,
    randomId,
    newId,
    log: cloudLogger,
    config: readConfig(),
    files: openFileStore(),
  };
}

/** The file store. Throws if `deps` has none. */
export function filesOf({ files }: Pick<Deps, 'files'>): FileStore {
  if (files === undefined) throw new Error('No file store in these deps');
  return files;
}
