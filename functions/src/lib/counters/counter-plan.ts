import { noReactions, reactionTypes, type ReactionCounts } from '@first-show/domain/reactions/reaction-types';

/**
 * The arithmetic of counters, without I/O.
 *
 * A choice (a reaction, a vote, a prediction) is written together with a small delta document; an
 * item has a few of these. One transaction aggregates the deltas into the item's public document
 * and deletes them. So a choice is always in exactly one of the two places, however often a trigger
 * runs.
 */

export type CounterKind = 'reactions' | 'polls' | 'predictions';
export type Counter = { kind: CounterKind; itemId: string };

/**
 * The change per choice: a reaction type, or the index of an option as text. Zeros may be left out.
 */
export type Delta = Readonly<Record<string, number>>;

/** The shortest time between two writes of a public document while readers keep choosing. */
export const AGGREGATION_GAP_MS = 1000;
/**
 * How many delta documents an item has per time slot. Many readers share them, because one document
 * takes only about one sustained write per second.
 */
export const SHARDS = 8;
/**
 * The length of a time slot. Each delta belongs to one, and a busy item aggregates only slots that
 * have ended. Aggregation locks what it reads, and nobody writes to an ended slot any more.
 */
export const DELTA_SLOT_MS = 500;
/**
 * How long after the end of a slot its last writes may still arrive. A later write creates its
 * delta document again, which has its own trigger.
 */
export const DELTA_GRACE_MS = 100;

export const deltaSlotEndMs = (nowMs: number): number => (Math.floor(nowMs / DELTA_SLOT_MS) + 1) * DELTA_SLOT_MS;

/**
 * The counts that a choice changes: a first choice, a move, or the same choice again. `null` if
 * none.
 */
export function deltaOf(before: string | null, after: string): Delta | null {
  if (before === after) return null;
  return before === null ? { [after]: 1 } : { [before]: -1, [after]: 1 };
}

export function addDeltas(deltas: readonly Delta[]): Delta {
  const sum: Record<string, number> = {};
  for (const delta of deltas)
    for (const [choice, change] of Object.entries(delta)) sum[choice] = (sum[choice] ?? 0) + change;
  return sum;
}

export function applyToReactions(counts: Partial<ReactionCounts> | undefined, delta: Delta): ReactionCounts {
  const next = { ...noReactions };
  for (const type of reactionTypes) next[type] = (counts?.[type] ?? 0) + (delta[type] ?? 0);
  return next;
}

/** `votes[i]` for each of `optionCount` options, and their sum. */
export function applyToVotes(
  votes: readonly number[] | undefined,
  delta: Delta,
  optionCount: number,
): { votes: number[]; totalVotes: number } {
  const next = Array.from({ length: optionCount }, (_, index) => (votes?.[index] ?? 0) + (delta[String(index)] ?? 0));
  return { votes: next, totalVotes: next.reduce((sum, count) => sum + count, 0) };
}

/**
 * Whether to aggregate now, or how long to wait. An idle item shows a choice at once, a busy one
 * once a second.
 */
export function planAggregation(state: {
  lastWrittenMs: number | null;
  nowMs: number;
}): { action: 'aggregate' } | { action: 'wait'; waitMs: number } {
  if (state.lastWrittenMs === null) return { action: 'aggregate' };
  // The clocks of two machines differ: treat a document from the future as written just now.
  const ageMs = Math.max(0, state.nowMs - state.lastWrittenMs);
  return ageMs >= AGGREGATION_GAP_MS ? { action: 'aggregate' } : { action: 'wait', waitMs: AGGREGATION_GAP_MS - ageMs };
}
