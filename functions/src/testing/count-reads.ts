import { DocumentReference, Query, Transaction, type Firestore } from 'firebase-admin/firestore';

type Read = (this: object, ...input: unknown[]) => Promise<unknown>;
type Snapshot = { docs?: unknown[] } | unknown[];

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

/** The name of the collection of a document or a query. */
function collectionOf(read: unknown): string {
  if (read instanceof DocumentReference) return read.parent.id;
  // An aggregate query has the query whose documents it counts.
  const { query = read } = read as { query?: unknown };
  return (query as { _queryOptions: { collectionId: string } })._queryOptions.collectionId;
}

/**
 * The reads that Firestore bills for one answer, each as the name of its collection: one per
 * document, and one if there is none. A `count()` is one read here, although Firestore bills one
 * for each thousand documents.
 */
function billed(reader: object, input: readonly unknown[], answer: Snapshot): string[] {
  if (Array.isArray(answer)) return input.filter((read) => read instanceof DocumentReference).map(collectionOf);
  const collection = collectionOf(reader instanceof Transaction ? input[0] : reader);
  return Array.from({ length: Math.max(1, answer.docs?.length ?? 1) }, () => collection);
}

/**
 * Counts the document reads of `db` from now on, by wrapping every read method of the SDK. For
 * tests and measurements.
 */
export function watchReads(db: Firestore): {
  reads: () => number;
  /** The reads by collection. */
  counts: () => Map<string, number>;
  stop: () => void;
} {
  const counts = new Map<string, number>();
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
      if (databaseOf(this) !== db) return answer;
      for (const collection of billed(this, input, answer as Snapshot))
        counts.set(collection, (counts.get(collection) ?? 0) + 1);
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
    reads: () => [...counts.values()].reduce((sum, count) => sum + count, 0),
    counts: () => new Map(counts),
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
