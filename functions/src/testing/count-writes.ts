import { WriteBatch, type Firestore } from 'firebase-admin/firestore';

type Batch = {
  _firestore: Firestore;
  _ops: { docPath: string; op: () => { delete?: unknown } }[];
  _commit: (...input: unknown[]) => Promise<unknown>;
};

/**
 * Counts the documents that this process writes or deletes, by collection. Every write method of
 * the SDK ends in the commit of a batch, so this function wraps the commit. A retried transaction
 * counts only its successful attempt. With `only`, counts only the writes to that database. For
 * tests and measurements.
 */
export function countWrites(only?: Firestore): {
  counts: () => Map<string, number>;
  total: () => number;
  /** How many of the writes were deletes. */
  deletes: () => number;
  stop: () => void;
} {
  const counts = new Map<string, number>();
  let deletes = 0;
  const target = WriteBatch.prototype as unknown as Batch;
  const original = target._commit;
  if (typeof original !== 'function') throw new Error('The Firestore SDK no longer has the method _commit');
  const counting = async function (this: Batch, ...input: unknown[]) {
    const paths = this._ops.map(({ docPath }) => docPath);
    const deleted = this._ops.filter(({ op }) => typeof op().delete === 'string').length;
    const answer = await original.apply(this, input);
    if (only !== undefined && this._firestore !== only) return answer;
    deletes += deleted;
    for (const path of paths) {
      const [collection = ''] = path.split('/');
      counts.set(collection, (counts.get(collection) ?? 0) + 1);
    }
    return answer;
  };
  target._commit = counting;
  return {
    counts: () => new Map(counts),
    total: () => [...counts.values()].reduce((sum, count) => sum + count, 0),
    deletes: () => deletes,
    // Another counter may have replaced the method since.
    stop: () => {
      if (target._commit === counting) target._commit = original;
    },
  };
}
