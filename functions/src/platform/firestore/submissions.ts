import { createHash } from 'node:crypto';
import { Timestamp, type DocumentReference, type Firestore, type Transaction } from 'firebase-admin/firestore';
import { collections } from '@first-show/domain/core/collections';
import { REPEAT_WINDOW_MS } from '@first-show/domain/core/limits';
import { fail, ok, type Failure, type Result } from '@first-show/domain/core/result';
import type { Deps } from '../deps.ts';

/**
 * Comments and messages that readers send twice. A retry with the same `Idempotency-Key` finds the
 * document of the first attempt by its id. A double click, or a retry without a key, is found by
 * its content for a minute.
 */

const KEY = /^[\x21-\x7e]{1,200}$/;
const KEY_INVALID: Failure = { status: 400, message: 'Idempotency-Key must be 1 to 200 visible characters' };
/** The reader has used the key for another comment or message. */
export const KEY_REUSED: Failure = { status: 409, message: 'This Idempotency-Key was used for another request' };

/**
 * The id of the document that a submission creates. It is derived from the reader and the
 * `Idempotency-Key`; without a key it is new.
 */
export function submissionIdOf(
  deps: Pick<Deps, 'newId'>,
  { key, readerId }: { key: string | undefined; readerId: string },
): Result<string> {
  if (key === undefined || key === '') return ok(deps.newId());
  return KEY.test(key) ? ok(hash([readerId, key])) : fail(KEY_INVALID);
}

type Stored = { id: string; untilMs: number; expireAt: Timestamp };

/** The document that stores a submission. `parts` identify it (call, reader, content). */
export const repeatRef = (db: Firestore, parts: readonly string[]): DocumentReference =>
  db.collection(collections.idempotency).doc(`repeat_${hash(parts)}`);

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

const hash = (parts: readonly string[]): string =>
  createHash('sha256').update(JSON.stringify(parts)).digest('hex').slice(0, 40);
