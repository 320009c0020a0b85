import { Timestamp, type Firestore } from 'firebase-admin/firestore';
import { RateLimiterRes } from 'rate-limiter-flexible';
import RateLimiterStoreAbstract from 'rate-limiter-flexible/lib/RateLimiterStoreAbstract.js';
import { collections } from '@first-show/domain/core/collections';

type Stored = { points: number; expireAt: Timestamp };

/**
 * Stores the counts of rate-limiter-flexible in `limits/{key}`, as `{ points, expireAt }`. The TTL
 * policy on `expireAt` removes old documents.
 */
export class FirestoreLimiter extends RateLimiterStoreAbstract {
  readonly #db: Firestore;

  constructor(options: {
    storeClient: Firestore;
    keyPrefix: string;
    points: number;
    duration: number;
    inMemoryBlockOnConsumed: number;
  }) {
    super(options);
    this.#db = options.storeClient;
  }

  /** Whether the key has no points left. Writes nothing, and takes no point. */
  async isUsedUp(key: string): Promise<boolean> {
    const limitKey = this.getKey(key);
    if (this.getInMemoryBlockMsBeforeExpire(limitKey) > 0) return true;
    const stored = await this._get(limitKey);
    return stored !== null && stored.points >= this.points;
  }

  _getRateLimiterRes(_key: string, changedPoints: number, stored: Stored): RateLimiterRes {
    const remaining = Math.max(this.points - stored.points, 0);
    const msBeforeNext = Math.max(0, stored.expireAt.toMillis() - Date.now());
    return new RateLimiterRes(remaining, msBeforeNext, stored.points, stored.points === changedPoints);
  }

  async _upsert(key: string, points: number, durationMs: number, isForced: boolean): Promise<Stored> {
    const ref = this.#ref(key);
    return this.#db.runTransaction(async (transaction) => {
      const found = (await transaction.get(ref)).data() as Stored | undefined;
      const isCurrent = !isForced && found !== undefined && found.expireAt.toMillis() > Date.now();
      const next: Stored = isCurrent
        ? { points: found.points + points, expireAt: found.expireAt }
        : { points, expireAt: Timestamp.fromMillis(Date.now() + durationMs) };
      // A refused call writes nothing.
      if (next.points <= this.points) transaction.set(ref, next);
      return next;
    });
  }

  async _get(key: string): Promise<Stored | null> {
    const found = (await this.#ref(key).get()).data() as Stored | undefined;
    return found === undefined || found.expireAt.toMillis() <= Date.now() ? null : found;
  }

  async _delete(key: string): Promise<boolean> {
    await this.#ref(key).delete();
    return true;
  }

  #ref(key: string) {
    return this.#db.collection(collections.limits).doc(key.replaceAll('/', '_'));
  }
}
