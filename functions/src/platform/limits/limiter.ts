import { LRUCache } from 'lru-cache';
import { Timestamp, type Firestore } from 'firebase-admin/firestore';
import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';
import { collections } from '@first-show/domain/core/collections';

/** Counts points by key (a reader or a network): at most `points` in `seconds`. */
export type Limiter = {
  /**
   * Takes points. Returns 0, or if there are too few, the time until there are new ones in ms.
   */
  take: (key: string, points: number) => Promise<number>;
  /** The time until the key has points again in ms; 0 if it has some. Writes nothing. */
  waitMs: (key: string) => Promise<number>;
  giveBack: (key: string, points: number) => void;
};

export type Limit = { points: number; seconds: number };

/** A limiter that each instance counts for itself. */
export function createMemoryLimiter({ points, seconds }: Limit): Limiter {
  const limiter = new RateLimiterMemory({ points, duration: seconds });
  return {
    take: async (key, wanted) => {
      try {
        await limiter.consume(key, wanted);
        return 0;
      } catch (refusal) {
        if (!(refusal instanceof RateLimiterRes)) throw refusal;
        return Math.max(1, refusal.msBeforeNext);
      }
    },
    waitMs: async (key) => {
      const used = await limiter.get(key);
      return used === null || used.remainingPoints > 0 ? 0 : Math.max(1, used.msBeforeNext);
    },
    giveBack: (key, points) => void limiter.reward(key, points),
  };
}

type Stored = { points: number; expireAt: Timestamp };
/** The points that this instance has reserved for a key, and when the key gets new points. */
type Reserve = { left: number; untilMs: number; isUsedUp: boolean; reserving: Promise<void> | null };

/** Maximum number of keys that a limiter keeps in memory. */
const KEYS_MAX = 5_000;
/**
 * Maximum number of points that an instance reserves in one write, so that the readers of a network
 * do not queue for one document. Of a small limit it reserves only a fiftieth in one write.
 */
export const BLOCK_MAX = 20;

/**
 * A limiter that all instances share. It counts in `limits/{name}:{key}`, from which an instance
 * reserves points in blocks. A TTL policy removes old documents.
 */
export function createSharedLimiter(db: Firestore, { name, points, seconds }: Limit & { name: string }): Limiter {
  const block = Math.min(BLOCK_MAX, Math.ceil(points / 50));
  const reserves = new LRUCache<string, Reserve>({ max: KEYS_MAX });
  const refOf = (key: string) => db.collection(collections.limits).doc(`${name}:${key}`.replaceAll('/', '_'));
  const isCurrent = (stored: Stored | undefined): stored is Stored =>
    stored !== undefined && stored.expireAt.toMillis() > Date.now();

  function reserveOf(key: string): Reserve {
    const known = reserves.get(key);
    if (known !== undefined && known.untilMs > Date.now()) return known;
    const fresh = { left: 0, untilMs: Date.now() + seconds * 1000, isUsedUp: false, reserving: null };
    reserves.set(key, fresh);
    return fresh;
  }

  /** Reserves a block, or what is left of the limit. If nothing is left, nothing is written. */
  async function fill(reserve: Reserve, key: string, wanted: number): Promise<void> {
    const ref = refOf(key);
    const { granted, expireAt } = await db.runTransaction(async (transaction) => {
      const stored = (await transaction.get(ref)).data() as Stored | undefined;
      const { points: used, expireAt } = isCurrent(stored)
        ? stored
        : { points: 0, expireAt: Timestamp.fromMillis(Date.now() + seconds * 1000) };
      const granted = Math.min(wanted, points - used);
      if (granted > 0) transaction.set(ref, { points: used + granted, expireAt } satisfies Stored);
      return { granted, expireAt };
    });
    reserve.left += granted;
    reserve.isUsedUp = granted < wanted;
    reserve.untilMs = expireAt.toMillis();
  }

  return {
    take: async (key, wanted) => {
      for (;;) {
        const reserve = reserveOf(key);
        if (reserve.left >= wanted) {
          reserve.left -= wanted;
          return 0;
        }
        if (reserve.isUsedUp) return Math.max(1, reserve.untilMs - Date.now());
        reserve.reserving ??= fill(reserve, key, Math.max(block, wanted)).finally(() => (reserve.reserving = null));
        await reserve.reserving;
      }
    },
    waitMs: async (key) => {
      const reserve = reserveOf(key);
      if (reserve.left > 0) return 0;
      if (reserve.isUsedUp) return Math.max(1, reserve.untilMs - Date.now());
      const stored = (await refOf(key).get()).data() as Stored | undefined;
      return isCurrent(stored) && stored.points >= points ? Math.max(1, stored.expireAt.toMillis() - Date.now()) : 0;
    },
    giveBack: (key, points) => {
      reserveOf(key).left += points;
    },
  };
}
