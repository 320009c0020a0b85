import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';
import type { FormKind } from '@first-show/domain/core/form-ticket';
import type { Failure } from '@first-show/domain/core/result';
import type { Deps } from '../deps.ts';
import { FirestoreLimiter } from './firestore-limiter.ts';
import type { FormTicket } from './form-ticket.ts';
import { networkShareOf, unticketedShareOf } from './network-share.ts';
import { tooMany } from './too-many.ts';
import { isTrusted, networkKeyOf, type Caller, type Visitor } from './trust.ts';

/**
 * The rate limits of readers: `points` per `seconds` for one reader, and `newcomers` in the same
 * time for all newcomers of one network together. Because of `newcomers`, clearing the cookie does
 * not reset a limit.
 *
 * Limits of actions that fill queues and mailboxes (`isShared`) are counted in Firestore, with a
 * share for the network (`network-share.ts`) in place of `newcomers`. The other limits are counted
 * in the memory of each instance, because a shared count would cost more writes than the action
 * itself.
 *
 * `RATE_LIMIT_SCALE` multiplies all points.
 */
export const limits = {
  // Readers' calls that are refused: invalid input, unknown or closed items.
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
  // Counted per network, because the call carries no reader.
  formTicket: { points: 600, newcomers: 600, seconds: 60, isShared: false, what: 'forms' },
  // Measurements and errors from browsers, counted per network because they carry no reader.
  fieldReport: { points: 600, newcomers: 600, seconds: 600, isShared: false, what: 'reports' },
  // Without this limit, one network could fill the list of errors with invented ones.
  newBrowserError: { points: 20, newcomers: 20, seconds: 86_400, isShared: false, what: 'new errors' },
  sourcePreview: { points: 20, newcomers: 200, seconds: 600, isShared: false, what: 'previews' },
  readerState: { points: 240, newcomers: 20_000, seconds: 60, isShared: false, what: 'requests' },
} as const satisfies Record<string, Limit>;

type Limit = {
  points: number;
  seconds: number;
  /** Plural noun for the error message. */
  what: string;
} & ({ isShared: false; newcomers: number } | { isShared: true });
export type LimitName = keyof typeof limits;
type NetworkLimitName = {
  [Name in LimitName]: (typeof limits)[Name]['isShared'] extends true ? never : Name;
}[LimitName];
const isSharedLimit = (name: LimitName): name is Exclude<LimitName, NetworkLimitName> => limits[name].isShared;

/**
 * Takes one point of `name` from the reader and, where a limit of the network applies, one from the
 * network. Returns a 429 failure if a limit is used up, otherwise `null`. Call this function after
 * all other checks.
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
    const refused =
      (await refusalOfReader(limiter, name, reader)) ??
      (await share.refusal()) ??
      (await consume(limiter, reader.readerId, name));
    if (refused === null) share.spend();
    share.release();
    return refused;
  }
  // The reader's own limit comes first: a reader who is over it must not use up the network's
  // points.
  const refused = await consume(limiter, reader.readerId, name);
  if (refused !== null || isTrusted(reader)) return refused;
  return consume(networkLimiterOf(deps, name), networkKey, name);
}

/**
 * Takes one point for a reader's form. A form without a valid ticket also takes a point from the
 * network's smaller share for such forms.
 */
export async function takeFormPoint(
  deps: Deps,
  { form, reader, ticket }: { form: FormKind; reader: Visitor; ticket: FormTicket | null },
): Promise<Failure | null> {
  if (ticket !== null) return takePoint(deps, form, reader);
  const share = unticketedShareOf(deps, { name: form, reader });
  const refused =
    (await refusalOfReader(limiterOf(deps, form), form, reader)) ??
    (await share.refusal()) ??
    (await takePoint(deps, form, reader));
  if (refused === null) share.spend();
  share.release();
  return refused;
}

/**
 * 429 for a reader who has used up the limit, otherwise `null`. Takes no point. Call it before a
 * network's share reserves points, because a refused call must write nothing.
 */
const refusalOfReader = async (limiter: Consumer, name: LimitName, reader: Visitor): Promise<Failure | null> =>
  !reader.isNew && (await limiter.isUsedUp?.(reader.readerId)) === true
    ? consume(limiter, reader.readerId, name)
    : null;

/** Charges a refused call to its network. Returns 429 after too many, otherwise `null`. */
export const takeRefusal = (deps: Deps, caller: Caller): Promise<Failure | null> =>
  consume(networkLimiterOf(deps, 'refused'), networkKeyOf(deps, caller), 'refused');

/** Takes one point of `name` from the network alone, for calls without a reader. */
export const takeNetworkPoint = (deps: Deps, name: NetworkLimitName, caller: Caller): Promise<Failure | null> =>
  consume(networkLimiterOf(deps, name), networkKeyOf(deps, caller), name);

type Consumer = {
  consume: (key: string) => Promise<RateLimiterRes>;
  isUsedUp?: (key: string) => Promise<boolean>;
};

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
    // The process remembers keys that were refused, so that further calls do not read Firestore.
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
