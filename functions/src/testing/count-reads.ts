import { Query, Transaction, type Firestore } from 'firebase-admin/firestore';

type Read = (this: object, ...input: unknown[]) => Promise<unknown>;
type Snapshot = { docs?: unknown[]; size?: number } | unknown[];

/** The reads that Firestore bills for one answer: one per document, and one if there is none. */
const billed = (answer: Snapshot): number =>
  Math.max(1, Array.isArray(answer) ? answer.length : (answer.docs?.length ?? 1));

/**
 * The database of any reading object of the SDK: the database itself, a query, an aggregate query
 * or a transaction.
 */
function databaseOf(reader: object): unknown {
  const { firestore, query, _firestore } = reader as {
    firestore?: unknown;
    query?: { firestore?: unknown };
    _firestore?: unknown;
  };
  return firestore ?? query?.firestore ?? _firestore ?? reader;
}

/**
 * Counts the document reads of `db` from now on, by wrapping every read method of the SDK. For
 * tests and measurements.
 */
export function watchReads(db: Firestore): { reads: () => number; stop: () => void } {
  let reads = 0;
  const targets: [object, string][] = [
    [Query.prototype, 'get'],
    [Object.getPrototypeOf(db.collection('any').count()) as object, 'get'],
    [db, 'getAll'],
    [Transaction.prototype, 'get'],
    [Transaction.prototype, 'getAll'],
  ];
  const undo = targets.map(([target, name]) => {
    const isOwn = Object.hasOwn(target, name);
    const methods = target as Record<string, Read>;
    const original = methods[name];
    if (original === undefined) throw new Error(`The Firestore SDK no longer has the method ${name}`);
    const counting: Read = async function (...input) {
      const answer = await original.apply(this, input);
      if (databaseOf(this) === db) reads += billed(answer as Snapshot);
      return answer;
    };
    methods[name] = counting;
    return () => {
      // Another counter may have replaced the methods since.
      if (methods[name] !== counting) return;
      if (isOwn) methods[name] = original;
      else delete methods[name];
    };
  });
  return {
    reads: () => reads,
    stop: () => {
      for (const restore of undo) restore();
    },
  };
}

/** Counts the document reads of `db` while `work` runs. */
export async function countReads<T>(db: Firestore, work: () => Promise<T>): Promise<{ reads: number; result: T }> {
  const watch = watchReads(db);
  try {
    const result = await work();
    return { result, reads: watch.reads() };
  } finally {
    watch.stop();
  }
}
