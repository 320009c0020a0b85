import type { Firestore } from 'firebase-admin/firestore';
import { systemClock, type Clock } from './clock.ts';
import { readConfig, type Config } from './config.ts';
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
  /** Checks a staff member's ID token; left out, the Admin SDK does. Throws for a bad one. */
  verifyIdToken?: (token: string) => Promise<{ uid: string; role?: unknown }>;
};

export function productionDeps(): Deps {
  return { db, clock: systemClock, randomId, log: cloudLogger, config: readConfig() };
}
