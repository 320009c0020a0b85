import { noReactions, reactionTypes, type ReactionCounts } from '@first-show/domain/reactions/reaction-types';

/**
 * The arithmetic of counters, apart from all I/O.
 *
 * A choice (a reaction, a vote, a prediction) is written together with a small delta document, one
 * of a few per item. Deltas are folded into the item's public document and deleted in one
 * transaction, so a choice is in exactly one of the two places at any time: however often a trigger
 * runs, it finds a delta or it does not.
 */

export type CounterKind = 'reactions' | 'polls' | 'predictions';
export type Counter = { kind: CounterKind; itemId: string };

/** Change per choice: a reaction type, or the index of an option as text. Zeros may be left out. */
export type Delta = Readonly<Record<string, number>>;

/** A public document is written at most this often while readers keep choosing. */
export const FOLD_GAP_MS = 1000;
/**
 * Delta documents of one item that many readers share in one slot: a document takes about one
 * sustained write a second.
 */
export const SHARDS = 8;
/**
 * A delta belongs to a slot of time, and a busy item folds slots that are over: folding locks what
 * it reads, and nobody writes to those any more.
 */
export const DELTA_SLOT_MS = 500;
/**
 * After the end of a slot, for writes under way. One that comes later still makes its document
 * anew, with a trigger of its own.
 */
export const DELTA_GRACE_MS = 100;

export const deltaSlotEndMs = (nowMs: number): number => (Math.floor(nowMs / DELTA_SLOT_MS) + 1) * DELTA_SLOT_MS;

/** What a first choice, a move or the same choice again changes. `null`: nothing. */
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

/** Fold now, or how long to wait: an idle item shows a choice at once, a busy one once a second. */
export function planFold(state: {
  lastWrittenMs: number | null;
  nowMs: number;
}): { action: 'fold' } | { action: 'wait'; waitMs: number } {
  if (state.lastWrittenMs === null) return { action: 'fold' };
  // Clocks of two machines differ: a document from the future was written just now.
  const ageMs = Math.max(0, state.nowMs - state.lastWrittenMs);
  return ageMs >= FOLD_GAP_MS ? { action: 'fold' } : { action: 'wait', waitMs: FOLD_GAP_MS - ageMs };
}
