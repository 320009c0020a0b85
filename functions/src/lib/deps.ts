import type { Firestore } from 'firebase-admin/firestore';
import type { VerifyAppCheck } from './app-check.ts';
import type { Accounts, VerifyIdToken } from './auth.ts';
import { systemClock, type Clock } from './clock.ts';
import { readConfig, type Config } from './config.ts';
import { openFileStore } from './file-store/open-file-store.ts';
import type { FileStore } from './file-store/file-store.ts';
import { db } from './firestore.ts';
import { randomId } from './ids.ts';
import { cloudLogger, type Logger } from './logger.ts';

/** What a handler needs of the world. Tests pass their own. */
export type Deps = {
  /** Lazy: `deps.db()` connects on first use. */
  db: () => Firestore;
  clock: Clock;
  randomId: (length?: number) => string;
  log: Logger;
  config: Config;
  /** The accounts of staff; left out, those of Firebase Auth (`lib/auth.ts`). */
  accounts?: Accounts;
  /** Checks a staff member's ID token; left out, the accounts do. Throws for a bad one. */
  verifyIdToken?: VerifyIdToken;
  /** Checks an App Check token; left out, Firebase does. Throws for a bad one. */
  verifyAppCheck?: VerifyAppCheck;
  /** Pictures and other files; left out where nothing stores any. */
  files?: FileStore;
  /**
   * How long an answer waits for readers' lists, which triggers build as well; left out (where no
   * triggers run), until they are done.
   */
  listsWaitMs?: number;
};

/** With sign-in and the write itself an editor's change is answered well within a second. */
const LISTS_WAIT_MS = 700;

export function productionDeps(): Deps {
  return {
    db,
    clock: systemClock,
    randomId,
    log: cloudLogger,
    config: readConfig(),
    files: openFileStore(),
    listsWaitMs: LISTS_WAIT_MS,
  };
}

/** The store of files; throws where `deps` has none. */
export function filesOf({ files }: Pick<Deps, 'files'>): FileStore {
  if (files === undefined) throw new Error('These deps have no store of files');
  return files;
}
