import { Query, Transaction, type Firestore } from 'firebase-admin/firestore';

type Patched = Record<string, (...input: unknown[]) => Promise<unknown>>;
type Snapshot = { docs?: unknown[]; size?: number } | unknown[];

/** What Firestore bills for one answer: a read per document, and one for an empty answer. */
const billed = (answer: Snapshot): number => Math.max(1, Array.isArray(answer) ? answer.length : (answer.docs?.length ?? 1));

/** Counts the document reads of `db` while `work` runs, by wrapping every way the SDK reads. For tests. */
export async function countReads<T>(db: Firestore, work: () => Promise<T>): Promise<{ reads: number; result: T }> {
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
    const original = (target as Patched)[name];
    if (original === undefined) throw new Error(`The SDK has no ${name} any more`);
    (target as Patched)[name] = async function (this: unknown, ...input: unknown[]) {
      const answer = await original.apply(this, input);
      reads += billed(answer as Snapshot);
      return answer;
    };
    return () => {
      if (isOwn) (target as Patched)[name] = original;
      else delete (target as Record<string, unknown>)[name];
    };
  });
  try {
    return { result: await work(), reads };
  } finally {
    for (const restore of undo) restore();
  }
}
