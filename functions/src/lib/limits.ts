import { Timestamp, type Firestore } from 'firebase-admin/firestore';
import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';
import RateLimiterStoreAbstract from 'rate-limiter-flexible/lib/RateLimiterStoreAbstract.js';
import { collections } from '@first-show/domain/core/collections';
import type { Failure } from '@first-show/domain/core/result';
import type { Deps } from './deps.ts';
import { networkOf } from './network-address.ts';
import { signature } from './reader-cookie.ts';

/**
 * How much one reader may do. `points` in `seconds` for the reader; `newcomers` in the same time for all readers of one network whose
 * id is younger than an hour, so that clearing the cookie does not clear the limit. A network never limits a reader who has been
 * here longer: thousands of phones share one address of a mobile carrier.
 *
 * `shared` limits are counted in Firestore, for what fills queues and mailboxes. The others are counted by each instance for itself:
 * what they bound is one document a reader anyway, and counting it together would cost more writes than doing it.
 *
 * `RATE_LIMIT_SCALE` multiplies every number of points.
 */
export const limits = {
  newReader: { points: 1, newcomers: 2000, seconds: 3600, isShared: false, what: 'new readers from your network' },
  react: { points: 60, newcomers: 6000, seconds: 60, isShared: false, what: 'reactions' },
  vote: { points: 30, newcomers: 3000, seconds: 60, isShared: false, what: 'votes' },
  comment: { points: 10, newcomers: 300, seconds: 600, isShared: true, what: 'comments' },
  report: { points: 20, newcomers: 200, seconds: 3600, isShared: true, what: 'reports' },
  contact: { points: 5, newcomers: 100, seconds: 3600, isShared: true, what: 'messages' },
  newsletter: { points: 10, newcomers: 200, seconds: 3600, isShared: true, what: 'newsletter requests' },
  passwordReset: { points: 5, newcomers: 50, seconds: 3600, isShared: true, what: 'password requests' },
  pageView: { points: 240, newcomers: 20_000, seconds: 60, isShared: false, what: 'page views' },
  search: { points: 30, newcomers: 3000, seconds: 60, isShared: false, what: 'searches' },
  sourcePreview: { points: 20, newcomers: 200, seconds: 600, isShared: false, what: 'previews' },
  readerState: { points: 240, newcomers: 20_000, seconds: 60, isShared: false, what: 'requests' },
} as const satisfies Record<string, Limit>;

type Limit = {
  points: number;
  newcomers: number;
  seconds: number;
  isShared: boolean;
  /** What there is too much of, for the message. */
  what: string;
};
export type LimitName = keyof typeof limits;

/** An id this young counts against its network too. */
const NEWCOMER_SECONDS = 3600;

export type Visitor = { readerId: string; createdAtSeconds: number; isNew: boolean; address: string | null };

/** Takes one point of `name` from the reader; the refusal (429) when none is left, else `null`. Call it when all else is valid. */
export async function takePoint(deps: Deps, name: LimitName, reader: Visitor): Promise<Failure | null> {
  const limiters = limitersOf(deps, name);
  const networkKey = networkKeyOf(deps, reader);
  if (reader.isNew) {
    const refused = await consume(limitersOf(deps, 'newReader').newcomers, networkKey, 'newReader');
    if (refused !== null) return refused;
  }
  if (ageSecondsOf(deps, reader) < NEWCOMER_SECONDS) {
    const refused = await consume(limiters.newcomers, networkKey, name);
    if (refused !== null) return refused;
  }
  return consume(limiters.readers, reader.readerId, name);
}

/** What a network is counted under: its address is nowhere kept. */
export function networkKeyOf(deps: Pick<Deps, 'config'>, reader: Pick<Visitor, 'address'>): string {
  const network = networkOf(reader.address);
  return network === '' ? 'unknown' : signature('limit-network', network, deps.config.signingSecret).slice(0, 22);
}

export const ageSecondsOf = (deps: Pick<Deps, 'clock'>, reader: Pick<Visitor, 'createdAtSeconds'>): number =>
  deps.clock.now().getTime() / 1000 - reader.createdAtSeconds;

/** '40 seconds', '3 minutes', '1 hour': rounded up, so that trying then works. */
export function waitText(seconds: number): string {
  const [amount, unit] =
    seconds < 60
      ? [Math.max(1, Math.ceil(seconds)), 'second']
      : seconds <= 5400
        ? [Math.ceil(seconds / 60), 'minute']
        : [Math.ceil(seconds / 3600), 'hour'];
  return `${amount} ${unit}${amount === 1 ? '' : 's'}`;
}

type Consumer = { consume: (key: string) => Promise<RateLimiterRes> };

async function consume(limiter: Consumer, key: string, name: LimitName): Promise<Failure | null> {
  try {
    await limiter.consume(key);
    return null;
  } catch (refusal) {
    if (!(refusal instanceof RateLimiterRes)) throw refusal;
    return tooMany(limits[name].what, refusal.msBeforeNext);
  }
}

export function tooMany(what: string, msBeforeNext: number): Failure {
  const seconds = Math.max(1, Math.ceil(msBeforeNext / 1000));
  return {
    status: 429,
    message: `Too many ${what} in a short time. Please try again in ${waitText(seconds)}.`,
    retryAfterSeconds: seconds,
  };
}

type Limiters = { readers: Consumer; newcomers: Consumer };
const limitersByDeps = new WeakMap<Deps, Map<LimitName, Limiters>>();

function limitersOf(deps: Deps, name: LimitName): Limiters {
  const known = limitersByDeps.get(deps) ?? new Map<LimitName, Limiters>();
  limitersByDeps.set(deps, known);
  const made = known.get(name) ?? makeLimiters(deps, name);
  known.set(name, made);
  return made;
}

function makeLimiters(deps: Deps, name: LimitName): Limiters {
  const limit: Limit = limits[name];
  const scale = deps.config.rateLimitScale;
  const points = Math.ceil(limit.points * scale);
  const base = { keyPrefix: name, points, duration: limit.seconds };
  return {
    readers: limit.isShared
      ? // Once a key is used up this process remembers it: hammering on costs no writes.
        new FirestoreLimiter({ ...base, storeClient: deps.db(), inMemoryBlockOnConsumed: points + 1 })
      : new RateLimiterMemory(base),
    newcomers: new RateLimiterMemory({
      ...base,
      keyPrefix: `${name}-network`,
      points: Math.ceil(limit.newcomers * scale),
    }),
  };
}

type Stored = { points: number; expireAt: Timestamp };

/** The store of rate-limiter-flexible in `limits/{key}`: `{ points, expireAt }`, removed by the TTL policy on `expireAt`. */
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
      transaction.set(ref, next);
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
