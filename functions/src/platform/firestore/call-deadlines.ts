import { CollectionReference, DocumentReference, Query, WriteBatch, type Firestore } from 'firebase-admin/firestore';
import { within } from '../deadline.ts';

/**
 * Deadline of one call to Firestore, including the SDK's retries, in ms. It is below the 60 s after
 * which Hosting ends a request.
 */
export const CALL_DEADLINE_MS = 55_000;

type Call = (this: object, ...input: unknown[]) => Promise<unknown>;

/**
 * Gives every Firestore call of this process a deadline: reads, commits, and transactions as a
 * whole. Most methods are wrapped on the SDK's prototypes, so for all instances, and the first call
 * of this function decides their `ms`. Only `getAll`, `runTransaction` and `listCollections` are
 * wrapped on `db` itself.
 *
 * Requests have deadlines of their own, which are not longer, but jobs and triggers would wait for
 * more than five minutes for a database that does not answer, because no setting of the SDK limits
 * the duration of a call (`platform/deadline.ts`). A call that is given up rejects with
 * `DeadlinePassed`: the job fails, is reported and runs again. The write of such a call may still
 * happen later, which is harmless because jobs are idempotent.
 *
 * Writes by a `BulkWriter` have no deadline: they are throttled and may take minutes.
 */
export function addDeadlines(db: Firestore, ms = CALL_DEADLINE_MS): void {
  const targets: [object, readonly string[]][] = [
    [DocumentReference.prototype, ['get', 'listCollections']],
    [Query.prototype, ['get']],
    // The SDK does not export the class of aggregate queries.
    [Object.getPrototypeOf(db.collection('any').count()) as object, ['get']],
    [CollectionReference.prototype, ['listDocuments']],
    // A single write (`set`, `update`, `delete` …) is the commit of a batch, too.
    [WriteBatch.prototype, ['commit']],
    [db, ['getAll', 'runTransaction', 'listCollections']],
  ];
  for (const [target, names] of targets) for (const name of names) addDeadline(target, name, ms);
}

const hasDeadline = Symbol('has a deadline');

function addDeadline(target: object, name: string, ms: number): void {
  const methods = target as Record<string, (Call & { [hasDeadline]?: true }) | undefined>;
  const original = methods[name];
  if (original === undefined) throw new Error(`The Firestore SDK no longer has the method ${name}`);
  if (original[hasDeadline]) return;
  const withDeadline: Call = function (...input) {
    return within(ms, original.apply(this, input));
  };
  methods[name] = Object.assign(withDeadline, { [hasDeadline]: true as const });
}
