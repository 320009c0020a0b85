import { fail, ok, type Result } from '@first-show/domain/core/result';
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
const UNCOUNTED_READS = 13;

/**
 * The query parameters that determine how many documents a list reads: `offset` also reads the
 * skipped documents, and `after` costs one read.
 */
type ListQuery = { limit: number; offset: number; after?: string | undefined };
export const listReads = {
  atMost: ({ limit, offset, after }: ListQuery): number => (after === undefined ? limit + offset : limit + 1),
  unread: ({ limit }: ListQuery, listed: readonly unknown[]): number => limit - listed.length,
};

/** Reads that a call took from the budget. */
export type TakenReads = {
  /** Gives back reads that the call did not use; without a number all that are left. */
  giveBack: (unread?: number) => void;
};

/** For a call that reads nothing, such as a cached page. */
export const NO_READS: TakenReads = { giveBack: () => undefined };

/**
 * Takes `reads`, the most that a call may read, from the day's budget of its network. Fails with
 * 429 if the budget is used up. Counted in memory, so a refused call costs no reads.
 */
export async function takeReads(
  deps: Deps,
  { caller, reads }: { caller: Caller; reads: number },
): Promise<Result<TakenReads>> {
  if (reads <= UNCOUNTED_READS) return ok(NO_READS);
  const refused = await takeNetworkPoints(deps, 'reads', { caller, points: reads });
  if (refused !== null) return fail(refused);
  let left = reads;
  return ok({
    giveBack: (unread = left) => {
      const points = Math.min(unread, left);
      left -= points;
      if (points > 0) giveBackNetworkPoints(deps, 'reads', { caller, points });
    },
  });
}

/** Gives the reads back if `work` fails, so that an outage uses up nobody's budget. */
export async function giveBackOnFailure<T>(taken: TakenReads, work: () => T | Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    taken.giveBack();
    throw error;
  }
}
