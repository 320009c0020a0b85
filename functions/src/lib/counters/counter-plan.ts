import { noReactions, reactionTypes, type ReactionCounts } from '@first-show/domain/reactions/reaction-types';

/**
 * The calculations of counters, without I/O.
 *
 * A choice (a reaction, a vote, a prediction) is written together with a small delta document; an
 * item has several of these. One commit adds the deltas to the item's public document and deletes
 * them. So a choice is always in exactly one of the two places, however often a trigger runs.
 */

export type CounterKind = 'reactions' | 'polls' | 'predictions';
export type Counter = { kind: CounterKind; itemId: string };

/**
 * The change of each count, by reaction type or by the option's index as text. Zeros may be
 * omitted.
 */
export type Delta = Readonly<Record<string, number>>;

/** Minimum time between two writes of a public document while readers are choosing, in ms. */
export const AGGREGATION_GAP_MS = 1000;
/**
 * Number of delta documents per item and time slot. One document is too few, because it takes only
 * about one sustained write per second.
 */
export const SHARDS = 8;
/**
 * Length of a time slot, in ms. Each delta belongs to a slot, and for a busy item only slots that
 * have ended are aggregated: an aggregation has to start again if a delta changes after it was
 * read, and nobody writes to an ended slot.
 */
export const DELTA_SLOT_MS = 500;
/**
 * How long after the end of a slot its last writes may still arrive, in ms. A later write creates
 * the delta document again, and the trigger aggregates that document.
 */
export const DELTA_GRACE_MS = 100;

export const deltaSlotEndMs = (nowMs: number): number => (Math.floor(nowMs / DELTA_SLOT_MS) + 1) * DELTA_SLOT_MS;

/**
 * The changes of the counts by a first choice, another choice or the same choice again. `null` if
 * there are none.
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

/**
 * Adds a delta to the votes of `optionCount` options. Returns the votes by option and their sum.
 */
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
  // Clocks of two machines differ, so treat a write in the future as one made just now.
  const ageMs = Math.max(0, state.nowMs - state.lastWrittenMs);
  return ageMs >= AGGREGATION_GAP_MS ? { action: 'aggregate' } : { action: 'wait', waitMs: AGGREGATION_GAP_MS - ageMs };
}
