import { createHash } from 'node:crypto';
import { Timestamp, type DocumentReference, type Firestore } from 'firebase-admin/firestore';
import { collections } from '@first-show/domain/core/collections';
import { BROWSER_ERROR_DAYS } from '@first-show/domain/core/limits';
import type { BrowserError, NewBrowserError } from '@first-show/domain/field-reports/browser-error';
import { scriptName, withoutPersonalData } from '@first-show/domain/field-reports/error-text';

/** `browserErrors/{fingerprint}`: one document for each error. */
const KEPT_MS = BROWSER_ERROR_DAYS * 86_400_000;
/**
 * At most this many different errors are stored. All others are counted together under one
 * fingerprint.
 */
export const ERRORS_MAX = 200;
const LISTED = 50;
const OTHERS = { script: 'other scripts', line: 0, message: 'Further errors' };

type BrowserErrorDoc = Omit<BrowserError, 'id'> & { expireAt: Timestamp };

const errorRef = (db: Firestore, id: string): DocumentReference => db.collection(collections.browserErrors).doc(id);

const fingerprintOf = (fault: { script: string; line: number; message: string }): string =>
  createHash('sha256').update(`${fault.script}\n${fault.line}\n${fault.message}`).digest('hex').slice(0, 20);

const isFull = async (db: Firestore): Promise<boolean> =>
  (await db.collection(collections.browserErrors).count().get()).data().count >= ERRORS_MAX;

/**
 * Counts an error, with at most three reads and one write besides those of `mayAdd`. `mayAdd` is
 * called before an unknown error is added. If `mayAdd` returns false, the error is counted together
 * with all other errors that are not listed.
 */
export async function recordBrowserError(
  db: Firestore,
  { report, now, mayAdd }: { report: NewBrowserError; now: Date; mayAdd: () => Promise<boolean> },
): Promise<void> {
  const fault = {
    script: scriptName(report.script),
    line: report.line,
    message: withoutPersonalData(report.message),
  };
  const isKnown = (await errorRef(db, fingerprintOf(fault)).get()).exists;
  const isListed = isKnown || ((await mayAdd()) && !(await isFull(db)));
  const counted = isListed ? fault : OTHERS;
  const ref = errorRef(db, fingerprintOf(counted));
  await db.runTransaction(async (transaction) => {
    const before = (await transaction.get(ref)).data() as BrowserErrorDoc | undefined;
    const doc: BrowserErrorDoc = {
      ...counted,
      count: (before?.count ?? 0) + 1,
      firstVersion: before?.firstVersion ?? report.version,
      lastVersion: report.version,
      firstSeenAt: before?.firstSeenAt ?? now.toISOString(),
      lastSeenAt: now.toISOString(),
      expireAt: Timestamp.fromMillis(now.getTime() + KEPT_MS),
    };
    transaction.set(ref, doc);
  });
}

/** At most 50 errors, the most recently reported first. */
export async function listBrowserErrors(db: Firestore): Promise<BrowserError[]> {
  const found = await db.collection(collections.browserErrors).orderBy('lastSeenAt', 'desc').limit(LISTED).get();
  return found.docs.map((snapshot) => {
    const { expireAt: _, ...doc } = snapshot.data() as BrowserErrorDoc;
    return { id: snapshot.id, ...doc };
  });
}
