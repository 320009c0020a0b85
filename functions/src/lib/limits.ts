import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';
import type { Failure } from '@first-show/domain/core/result';
import type { Deps } from './deps.ts';
import { FirestoreLimiter } from './firestore-limiter.ts';
import { networkShareOf } from './network-share.ts';
import { tooMany } from './too-many.ts';
import { isTrusted, networkKeyOf, type Caller, type Visitor } from './trust.ts';

/**
 * How much one reader may do. `points` in `seconds` for the reader; `newcomers` in the same time
 * for all readers of one network who are not trusted yet, so that clearing the cookie does not
 * clear the limit.
 *
 * What fills queues and mailboxes (`isShared`) is counted in Firestore, and its network has a share
 * (`network-share.ts`) in place of `newcomers`. The others are counted by each instance for itself:
 * what they bound is one document a reader anyway, and counting it together would cost more writes
 * than doing it.
 *
 * `RATE_LIMIT_SCALE` multiplies every number of points.
 */
export const limits = {
  // Calls of readers that are refused for what they say, such as a wrong captcha answer.
  refused: { points: 1000, newcomers: 1000, seconds: 600, isShared: false, what: 'refused requests' },
  newReader: { points: 1, newcomers: 2000, seconds: 3600, isShared: false, what: 'new readers from your network' },
  react: { points: 60, newcomers: 6000, seconds: 60, isShared: false, what: 'reactions' },
  vote: { points: 30, newcomers: 3000, seconds: 60, isShared: false, what: 'votes' },
  comment: { points: 10, seconds: 600, isShared: true, what: 'comments' },
  report: { points: 20, seconds: 3600, isShared: true, what: 'reports' },
  contact: { points: 5, seconds: 3600, isShared: true, what: 'messages' },
  newsletter: { points: 10, seconds: 3600, isShared: true, what: 'newsletter requests' },
  passwordReset: { points: 5, seconds: 3600, isShared: true, what: 'password requests' },
  pageView: { points: 240, newcomers: 20_000, seconds: 60, isShared: false, what: 'page views' },
  search: { points: 30, newcomers: 3000, seconds: 60, isShared: false, what: 'searches' },
  // Measurements and errors of browsers, of a network: they come without a reader.
  fieldReport: { points: 600, newcomers: 600, seconds: 600, isShared: false, what: 'reports' },
  sourcePreview: { points: 20, newcomers: 200, seconds: 600, isShared: false, what: 'previews' },
  readerState: { points: 240, newcomers: 20_000, seconds: 60, isShared: false, what: 'requests' },
} as const satisfies Record<string, Limit>;

type Limit = {
  points: number;
  seconds: number;
  /** What there is too much of, for the message. */
  what: string;
} & ({ isShared: false; newcomers: number } | { isShared: true });
export type LimitName = keyof typeof limits;
/** Limits that each instance counts for itself. */
type NetworkLimitName = {
  [Name in LimitName]: (typeof limits)[Name]['isShared'] extends true ? never : Name;
}[LimitName];
const isSharedLimit = (name: LimitName): name is Exclude<LimitName, NetworkLimitName> => limits[name].isShared;

/**
 * Takes one point of `name` from the reader; the refusal (429) when none is left, else `null`. Call
 * it when all else is valid.
 */
export async function takePoint(deps: Deps, name: LimitName, reader: Visitor): Promise<Failure | null> {
  const limiter = limiterOf(deps, name);
  const networkKey = networkKeyOf(deps, reader);
  if (reader.isNew) {
    const refused = await consume(networkLimiterOf(deps, 'newReader'), networkKey, 'newReader');
    if (refused !== null) return refused;
  }
  if (isSharedLimit(name)) {
    const share = networkShareOf(deps, { name, reader });
    const refused = await share.refusal();
    if (refused !== null) return refused;
    share.spend();
  } else if (!isTrusted(reader)) {
    const refused = await consume(networkLimiterOf(deps, name), networkKey, name);
    if (refused !== null) return refused;
  }
  return consume(limiter, reader.readerId, name);
}

/** Charges a refused call to its network: 429 once there were too many, else `null`. */
export const takeRefusal = (deps: Deps, caller: Caller): Promise<Failure | null> =>
  consume(networkLimiterOf(deps, 'refused'), networkKeyOf(deps, caller), 'refused');

/** Takes one point of `name` from the network alone, for calls that know no reader. */
export const takeNetworkPoint = (deps: Deps, name: NetworkLimitName, caller: Caller): Promise<Failure | null> =>
  consume(networkLimiterOf(deps, name), networkKeyOf(deps, caller), name);

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

const limitersByDeps = new WeakMap<Deps, Map<string, Consumer>>();

function kept(deps: Deps, key: string, make: () => Consumer): Consumer {
  const limiters = limitersByDeps.get(deps) ?? new Map<string, Consumer>();
  limitersByDeps.set(deps, limiters);
  const limiter = limiters.get(key) ?? make();
  limiters.set(key, limiter);
  return limiter;
}

const limiterOf = (deps: Deps, name: LimitName): Consumer =>
  kept(deps, name, () => {
    const limit: Limit = limits[name];
    const points = Math.ceil(limit.points * deps.config.rateLimitScale);
    const base = { keyPrefix: name, points, duration: limit.seconds };
    // Once a key is used up this process remembers it: hammering on costs no writes.
    return limit.isShared
      ? new FirestoreLimiter({ ...base, storeClient: deps.db(), inMemoryBlockOnConsumed: points + 1 })
      : new RateLimiterMemory(base);
  });

const networkLimiterOf = (deps: Deps, name: NetworkLimitName): Consumer =>
  kept(deps, `${name}-network`, () => {
    const { newcomers, seconds } = limits[name];
    return new RateLimiterMemory({
      keyPrefix: `${name}-network`,
      points: Math.ceil(newcomers * deps.config.rateLimitScale),
      duration: seconds,
    });
  });
