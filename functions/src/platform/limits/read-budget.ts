import type { Failure } from '@first-show/domain/core/result';
import type { Deps } from '../deps.ts';
import { giveBackNetworkPoints, takeNetworkPoints } from './limits.ts';
import type { Caller } from './trust.ts';

/**
 * The read budget (`limits.reads`): how many documents the expensive calls of one network may read
 * per day and instance. With `maxInstances` 20 it is 10 million reads, about 6 dollars, however
 * many calls a network sends. Five thousand phones behind one address of a mobile carrier use less,
 * because the CDN answers most of their calls.
 */

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

type Reads = { caller: Caller; reads: number };

/**
 * Takes `reads`, the most that a call may read, from the day's budget of its network. Returns 429
 * if the budget is used up, otherwise `null`. Counted in memory, so a refused call costs no reads.
 */
export const takeReads = async (deps: Deps, { caller, reads }: Reads): Promise<Failure | null> =>
  reads <= UNCOUNTED_READS ? null : takeNetworkPoints(deps, 'reads', { caller, points: reads });

/** Returns the part of the budget that a call took but did not use. */
export function giveBackReads(deps: Deps, { caller, reads }: Reads): void {
  if (reads > 0) giveBackNetworkPoints(deps, 'reads', { caller, points: reads });
}
