import { createHash } from 'node:crypto';
import { Timestamp, type DocumentReference, type Firestore, type Transaction } from 'firebase-admin/firestore';
import { collections } from '@first-show/domain/core/collections';
import { REPEAT_WINDOW_MS } from '@first-show/domain/core/limits';

/**
 * Detects duplicates: the same content that is sent twice within a minute counts once. This catches
 * a retry without an idempotency key, and a double click that reached two instances.
 */

type Stored = { id: string; untilMs: number; expireAt: Timestamp };

/** The document that stores a submission. `parts` identify it (call, reader, content). */
export function repeatRef(db: Firestore, parts: readonly string[]): DocumentReference {
  const hash = createHash('sha256').update(JSON.stringify(parts)).digest('hex').slice(0, 40);
  return db.collection(collections.idempotency).doc(`repeat_${hash}`);
}

/**
 * The id of the first submission of the same content in the last minute; `null` if there was none.
 * Call it before the transaction's writes.
 */
export async function findRepeat(transaction: Transaction, ref: DocumentReference, now: Date): Promise<string | null> {
  const found = (await transaction.get(ref)).data() as Stored | undefined;
  return found !== undefined && found.untilMs > now.getTime() ? found.id : null;
}

export function rememberFirst(
  transaction: Transaction,
  ref: DocumentReference,
  input: { id: string; now: Date },
): void {
  const untilMs = input.now.getTime() + REPEAT_WINDOW_MS;
  transaction.set(ref, { id: input.id, untilMs, expireAt: Timestamp.fromMillis(untilMs) } satisfies Stored);
}
