import { WriteBatch, type Firestore } from 'firebase-admin/firestore';

type Batch = { _firestore: Firestore; _ops: unknown[]; _commit: (...input: unknown[]) => Promise<unknown> };

/**
 * The moment of a simulated crash: at the nth write, counted from 1, before the database has it or
 * right after.
 */
export type CrashPoint = { write: number; when: 'before' | 'after' };

class SimulatedCrash extends Error {}

/**
 * Runs `work` as a process that dies at `point`: from then on none of its writes reaches the
 * database. Every write method of the SDK ends in the commit of a batch, so the tested code needs
 * no changes. Returns the number of writes, and whether the process died. For tests.
 */
export async function runAndCrash(
  db: Firestore,
  point: CrashPoint | null,
  work: () => Promise<unknown>,
): Promise<{ writes: number; died: boolean }> {
  const target = WriteBatch.prototype as unknown as Batch;
  const original = target._commit;
  let writes = 0;
  let died = false;
  const killing = async function (this: Batch, ...input: unknown[]) {
    // Do not count the empty commit of a transaction that only reads.
    if (this._firestore !== db || this._ops.length === 0) return original.apply(this, input);
    if (died) throw new SimulatedCrash();
    writes += 1;
    if (point?.write !== writes) return original.apply(this, input);
    died = true;
    if (point.when === 'after') await original.apply(this, input);
    throw new SimulatedCrash();
  };
  target._commit = killing;
  try {
    await work().catch((error: unknown) => {
      // Ignore errors after the simulated crash.
      if (!died) throw error;
    });
  } finally {
    target._commit = original;
  }
  return { writes, died };
}
