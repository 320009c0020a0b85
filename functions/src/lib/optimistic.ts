import type {
  DocumentData,
  DocumentReference,
  DocumentSnapshot,
  Precondition,
  SetOptions,
} from 'firebase-admin/firestore';

/**
 * Others who write the same document at the same moment are few: more in a row means that something
 * is wrong.
 */
const ATTEMPTS = 20;
/**
 * gRPC: the document is another one than was read (NOT_FOUND, ALREADY_EXISTS, FAILED_PRECONDITION),
 * or was being written (ABORTED).
 */
const OVERTAKEN: ReadonlySet<unknown> = new Set([5, 6, 9, 10]);
export const isOvertaken = (error: unknown): boolean => OVERTAKEN.has((error as { code?: unknown }).code);

/**
 * Reads a document and writes it under the precondition that nobody wrote it meanwhile
 * (`lastUpdateTime`, `create`), again where somebody did. For what a call and the trigger that it
 * causes do at the same moment: two transactions would both hold a read lock, and wait for each
 * other for seconds. `attempt` begins with the read; its other errors are passed on.
 */
export async function optimistically<T>(attempt: () => Promise<T>): Promise<T> {
  for (let left = ATTEMPTS; ; left -= 1) {
    try {
      return await attempt();
    } catch (error) {
      if (left <= 1 || !isOvertaken(error)) throw error;
    }
  }
}

/** What a transaction and a batch have in common: helpers that only write take either. */
export type Writes = {
  create(ref: DocumentReference, data: DocumentData): unknown;
  set(ref: DocumentReference, data: DocumentData, options: SetOptions): unknown;
  set(ref: DocumentReference, data: DocumentData): unknown;
  update(ref: DocumentReference, data: DocumentData, precondition?: Precondition): unknown;
  delete(ref: DocumentReference): unknown;
};

/**
 * Writes fields of a document, or makes it of them, under the precondition that it is as it was
 * read.
 */
export function writeAsRead(writes: Writes, read: DocumentSnapshot, fields: DocumentData): void {
  if (read.updateTime === undefined) writes.create(read.ref, fields);
  else writes.update(read.ref, fields, { lastUpdateTime: read.updateTime });
}
