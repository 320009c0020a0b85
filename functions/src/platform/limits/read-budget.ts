import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';
import type { Failure } from '@first-show/domain/core/result';
import type { Deps } from '../deps.ts';
import { tooMany } from './too-many.ts';
import { networkKeyOf, type Caller } from './trust.ts';

/**
 * How many documents the expensive calls of one network may read per day and instance. With
 * `maxInstances` 20 that is 10 million reads, about 6 dollars, however many calls a network sends.
 * Five thousand phones behind one address of a mobile carrier use less, because the CDN answers
 * most of their calls.
 */
export const READS_PER_DAY = 500_000;
const DAY_SECONDS = 86_400;

/**
 * Calls with at most this many reads are not counted: a page of a list, and the article after which
 * it starts.
 */
export const UNCOUNTED_READS = 13;

/**
 * The query parameters that determine how many documents a list reads: `offset` also reads the
 * skipped documents, and `after` costs one read.
 */
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
 * Takes `reads`, the most that a call may read, from the day's budget of its network. Returns 429
 * if the budget is used up, otherwise `null`. Counted in memory, so a refused call costs no reads.
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

/** Returns the part of the budget that a call took but did not use. */
export async function giveBackReads(deps: Deps, { caller, reads }: Reads): Promise<void> {
  if (reads > 0) await budgetOf(deps).reward(networkKeyOf(deps, caller), reads);
}
