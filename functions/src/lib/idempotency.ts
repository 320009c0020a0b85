import { createHash } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { Timestamp } from 'firebase-admin/firestore';
import { collections } from '@first-show/domain/core/collections';
import { IDEMPOTENCY_HOURS } from '@first-show/domain/core/limits';
import { fail, ok, type Failure, type Result } from '@first-show/domain/core/result';
import type { Deps } from './deps.ts';

/**
 * How long a first request may take before a retry does its work again. The work itself must be
 * safe to repeat.
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
   * What the work derives its ids from. By chance: after a day the same key is another request,
   * which must not find the first one's documents.
   */
  workId: string;
  expireAt: Timestamp;
};

/**
 * Does `action` once for one reader, `Idempotency-Key` and body: a retry within 24 hours gets the
 * first answer again, the same key with another body 409. Only successes are remembered: a refusal
 * may be over by the time of the retry. Without a key, just does it.
 *
 * `scope` is the call ('vote:poll-1'). The action gets an id to derive document ids from: the same
 * at every retry of the same key, so that a crash between the write and the remembering still makes
 * no second document.
 *
 * `admit` is asked before anything is written, and of a first try only: limits, and what is known
 * without a transaction. A refusal writes nothing.
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
    return refused === null ? action(deps.randomId(20)) : refusal(refused);
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
    const before = await deps.db().runTransaction(async (transaction) => {
      const found = (await transaction.get(ref)).data() as Stored | undefined;
      const isOver = found === undefined || found.expireAt.toMillis() <= nowMs;
      const isAbandoned = found?.state === 'working' && found.leaseUntilMs <= nowMs && found.bodyHash === bodyHash;
      if (!isOver && !isAbandoned) return found;
      workId = isAbandoned ? found.workId : deps.randomId(20);
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
    });
    if (before === null) break;
    if (before.bodyHash !== bodyHash)
      return fail({ status: 409, message: 'This Idempotency-Key was used for another request' });
    if (before.state === 'done') return ok(JSON.parse(before.value ?? 'null') as T);
    // The first request is still at it, in another tab or before a lost answer.
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
    // Some of the work may be done: a retry goes on with the same ids, at once.
    await ref.update({ leaseUntilMs: 0 }).catch(() => undefined);
    throw error;
  }
}

const refusal = (refused: Failure | Response): Result<never> | Response =>
  refused instanceof Response ? refused : fail(refused);

const hash = (parts: readonly string[]): string =>
  createHash('sha256').update(parts.join('\n')).digest('hex').slice(0, 40);
