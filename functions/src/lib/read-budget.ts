import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';
import type { Failure } from '@first-show/domain/core/result';
import type { Deps } from './deps.ts';
import { tooMany } from './too-many.ts';
import { networkKeyOf, type Caller } from './trust.ts';

/**
 * Documents that the costly calls of one network may read from one instance in a day. With
 * `maxInstances` 20 that is 10 million reads, about 6 dollars, however many calls a network sends.
 * Five thousand phones behind one address of a mobile carrier use less: most of what they ask for
 * comes from the CDN.
 */
export const READS_PER_DAY = 500_000;
const DAY_SECONDS = 86_400;

/** A page of a list, and the article that it goes on after. Calls up to here are not counted. */
export const UNCOUNTED_READS = 13;

/** What a list costs: the skipped ones of `offset` too, or one that places `after`. */
type ListQuery = { limit: number; offset: number; after?: string | undefined };
export const listReads = {
  atMost: ({ limit, offset, after }: ListQuery): number => (after === undefined ? limit + offset : limit + 1),
  unread: ({ limit }: ListQuery, listed: readonly unknown[]): number => limit - listed.length,
};

const budgets = new WeakMap<Deps, RateLimiterMemory>();

function budgetOf(deps: Deps): RateLimiterMemory {
  const known = budgets.get(deps);
  if (known !== undefined) return known;
  const points = Math.ceil(READS_PER_DAY * deps.config.rateLimitScale);
  const budget = new RateLimiterMemory({ keyPrefix: 'reads', points, duration: DAY_SECONDS });
  budgets.set(deps, budget);
  return budget;
}

type Reads = { caller: Caller; reads: number };

/**
 * Takes `reads`, the most that a call may read, from the day's budget of its network: 429 where
 * that is used up, else `null`. Counted in memory, so a refused call costs Firestore nothing.
 */
export async function takeReads(deps: Deps, { caller, reads }: Reads): Promise<Failure | null> {
  if (reads <= UNCOUNTED_READS) return null;
  try {
    await budgetOf(deps).consume(networkKeyOf(deps, caller), reads);
    return null;
  } catch (refusal) {
    if (!(refusal instanceof RateLimiterRes)) throw refusal;
    return tooMany('requests from your network', refusal.msBeforeNext);
  }
}

/** Gives back what a call took and did not read. */
export async function giveBackReads(deps: Deps, { caller, reads }: Reads): Promise<void> {
  if (reads > 0) await budgetOf(deps).reward(networkKeyOf(deps, caller), reads);
}
