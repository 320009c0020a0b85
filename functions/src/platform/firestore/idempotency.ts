import { createHash } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { Timestamp, type Transaction } from 'firebase-admin/firestore';
import { collections } from '@first-show/domain/core/collections';
import { IDEMPOTENCY_HOURS } from '@first-show/domain/core/limits';
import { fail, ok, type Failure, type Result } from '@first-show/domain/core/result';
import type { Deps } from '../deps.ts';
import { createLocks } from './lock.ts';

/**
 * How long the first request with a key may take, in ms. After that, a retry repeats the work,
 * which must be safe to repeat.
 */
const LEASE_MS = 20_000;
const POLL_MS = 100;
const KEY = /^[\x21-\x7e]{1,200}$/;

type Stored = {
  bodyHash: string;
  state: 'working' | 'done';
  leaseUntilMs: number;
  value: string | null;
  /**
   * The work derives its document ids from this id. It is random, because after a day the same key
   * is a new request, which must not find the documents of the first one.
   */
  workId: string;
  expireAt: Timestamp;
};

/**
 * Runs `action` once per reader, `Idempotency-Key` and body. A retry within 24 hours gets the first
 * answer again; the same key with another body gets 409. Only successes are stored, because a
 * refusal may no longer apply to a retry. Without a key, every call runs `admit` and then `action`.
 *
 * `scope` names the call ('vote:poll-1'). The action gets an id from which to derive document ids.
 * All retries of a key get the same id, so a crash between the write and storing the answer does
 * not create a second document.
 *
 * `admit` runs before any write, and only for a first attempt: it checks limits and everything else
 * that needs no transaction. A refusal writes nothing.
 */
export async function withIdempotency<T>(
  deps: Deps,
  request: { key: string | null | undefined; scope: string; readerId: string; body: unknown },
  action: (stableId: string) => Promise<Result<T> | Response>,
  admit: () => Promise<Failure | Response | null>,
): Promise<Result<T> | Response> {
  const { key } = request;
  if (key === null || key === undefined || key === '') {
    const refused = await admit();
    return refused === null ? action(deps.newId()) : refusal(refused);
  }
  if (!KEY.test(key)) return fail({ status: 400, message: 'Idempotency-Key must be 1 to 200 visible characters' });

  const ref = deps
    .db()
    .collection(collections.idempotency)
    .doc(hash([request.readerId, key]));
  const bodyHash = hash([request.scope, JSON.stringify(request.body ?? null)]);
  const patienceUntilMs = Date.now() + LEASE_MS + 1000;
  let workId = '';
  const found = (await ref.get()).data() as Stored | undefined;
  if (found === undefined || found.expireAt.toMillis() <= deps.clock.now().getTime()) {
    const refused = await admit();
    if (refused !== null) return refusal(refused);
  }

  for (;;) {
    const nowMs = deps.clock.now().getTime();
    const claim = async (transaction: Transaction) => {
      const found = (await transaction.get(ref)).data() as Stored | undefined;
      const isOver = found === undefined || found.expireAt.toMillis() <= nowMs;
      const isAbandoned = found?.state === 'working' && found.leaseUntilMs <= nowMs && found.bodyHash === bodyHash;
      if (!isOver && !isAbandoned) return found;
      workId = isAbandoned ? found.workId : deps.newId();
      const mine: Stored = {
        bodyHash,
        state: 'working',
        leaseUntilMs: nowMs + LEASE_MS,
        value: null,
        workId,
        expireAt: Timestamp.fromMillis(nowMs + IDEMPOTENCY_HOURS * 3_600_000),
      };
      transaction.set(ref, mine);
      return null;
    };
    const before = await inTurn(ref.path, () => deps.db().runTransaction(claim));
    if (before === null) break;
    if (before.bodyHash !== bodyHash)
      return fail({ status: 409, message: 'This Idempotency-Key was used for another request' });
    if (before.state === 'done') return ok(JSON.parse(before.value ?? 'null') as T);
    // The first request is still running, from another tab or with a lost connection.
    if (Date.now() >= patienceUntilMs)
      return fail({ status: 409, message: 'The first request is still being worked on' });
    await sleep(POLL_MS);
  }

  try {
    const result = await action(workId);
    if (result instanceof Response || !result.ok) await ref.delete();
    else await ref.update({ state: 'done', value: JSON.stringify(result.value) });
    return result;
  } catch (error) {
    // The work may be half done. End the lease, so that a retry can continue at once with the same
    // ids.
    await ref.update({ leaseUntilMs: 0 }).catch(() => undefined);
    throw error;
  }
}

/**
 * Runs requests with the same key one after the other: both requests of a double click may reach
 * the same instance, and their transactions would wait for each other.
 */
const inTurn = createLocks();

const refusal = (refused: Failure | Response): Result<never> | Response =>
  refused instanceof Response ? refused : fail(refused);

const hash = (parts: readonly string[]): string =>
  createHash('sha256').update(parts.join('\n')).digest('hex').slice(0, 40);
