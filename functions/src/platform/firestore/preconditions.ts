import type {
  DocumentData,
  DocumentReference,
  DocumentSnapshot,
  Precondition,
  SetOptions,
} from 'firebase-admin/firestore';

/**
 * Maximum number of attempts. Few callers write the same document at once, so more conflicts in a
 * row mean that something is wrong.
 */
const ATTEMPTS = 20;
/**
 * gRPC codes of a conflict: the document is not as it was read (NOT_FOUND, ALREADY_EXISTS,
 * FAILED_PRECONDITION), or somebody was writing it (ABORTED).
 */
const CONFLICT_CODES: ReadonlySet<unknown> = new Set([5, 6, 9, 10]);
export const isConflict = (error: unknown): boolean => CONFLICT_CODES.has((error as { code?: unknown }).code);

/**
 * Runs an attempt that reads a document and writes it under a precondition (`lastUpdateTime`,
 * `create`), and retries if somebody else wrote the document in between. It is meant for an API
 * call and the trigger that the call causes, which write at the same moment: with transactions,
 * both would hold a read lock and wait for each other for seconds. Other errors are thrown.
 */
export async function retryOnConflict<T>(attempt: () => Promise<T>): Promise<T> {
  for (let left = ATTEMPTS; ; left -= 1) {
    try {
      return await attempt();
    } catch (error) {
      if (left <= 1 || !isConflict(error)) throw error;
    }
  }
}

/** The common part of a transaction and a batch, for helpers that only write. */
export type Writes = {
  create(ref: DocumentReference, data: DocumentData): unknown;
  set(ref: DocumentReference, data: DocumentData, options: SetOptions): unknown;
  set(ref: DocumentReference, data: DocumentData): unknown;
  update(ref: DocumentReference, data: DocumentData, precondition?: Precondition): unknown;
  delete(ref: DocumentReference): unknown;
};

/**
 * Writes fields of the document `read`, or creates the document, on the condition that nobody has
 * changed it since it was read.
 */
export function writeIfUnchanged(writes: Writes, read: DocumentSnapshot, fields: DocumentData): void {
  if (read.updateTime === undefined) writes.create(read.ref, fields);
  else writes.update(read.ref, fields, { lastUpdateTime: read.updateTime });
}
