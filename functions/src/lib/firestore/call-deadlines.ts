import { CollectionReference, DocumentReference, Query, WriteBatch, type Firestore } from 'firebase-admin/firestore';
import { within } from '../deadline.ts';

/**
 * Deadline of one call to Firestore, including the SDK's retries, in ms. It is below the 60 s after
 * which Hosting ends a request.
 */
export const CALL_DEADLINE_MS = 55_000;

type Call = (this: object, ...input: unknown[]) => Promise<unknown>;

/**
 * Gives every call of `db` a deadline: reads, commits, and transactions as a whole. Requests have
 * deadlines of their own, which are not longer, but jobs and triggers would wait for more than five
 * minutes for a database that does not answer, because no setting of the SDK bounds a call
 * (`lib/deadline.ts`). A call that is given up rejects with `DeadlinePassed`: the job fails, is
 * reported and runs again. The write of such a call may still happen later, which is harmless
 * because jobs are idempotent.
 *
 * Writes by a `BulkWriter` have no deadline: they are throttled and may take minutes.
 */
export function boundCalls(db: Firestore, ms = CALL_DEADLINE_MS): void {
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
  for (const [target, names] of targets) for (const name of names) bound(target, name, ms);
}

const isBound = Symbol('has a deadline');

function bound(target: object, name: string, ms: number): void {
  const methods = target as Record<string, (Call & { [isBound]?: true }) | undefined>;
  const original = methods[name];
  if (original === undefined) throw new Error(`The Firestore SDK no longer has the method ${name}`);
  if (original[isBound]) return;
  const withDeadline: Call = function (...input) {
    return within(ms, original.apply(this, input));
  };
  methods[name] = Object.assign(withDeadline, { [isBound]: true as const });
}
