import { RATING_VALUES, ratingOf, type RaterClass, type RatingDoc } from '@first-show/domain/films/rating';
import { noReactions, reactionTypes, type ReactionCounts } from '@first-show/domain/reactions/reaction-types';

/**
 * A counter is an item that readers choose for, with its public count. It is a distributed counter
 * as Firestore's documentation describes it: a choice adds to one of the item's few permanent
 * shards, in the transaction that writes the choice, and the public count is the sum of the shards.
 * This module has its calculations, without I/O.
 */

export type CounterKind = 'reactions' | 'polls' | 'predictions' | 'ratings';
export type Counter = { kind: CounterKind; itemId: string };

/**
 * Numbers by choice: by reaction type, by the option's index as text, or by `ratingChoice`. Zeros
 * may be missing.
 */
export type Counts = Readonly<Record<string, number>>;

/**
 * Number of shards of a counter. One document takes only about one sustained write a second. Every
 * publication reads all shards.
 */
export const SHARDS = 10;

/** The shard to which a reader's choices for an item are added. Reader ids are random. */
export const shardOf = (readerId: string): number =>
  [...readerId].reduce((sum, letter) => sum + (letter.codePointAt(0) ?? 0), 0) % SHARDS;

/**
 * What a choice adds to the counts: a first choice, another one, or none any more (`after` is
 * `null`). `null` if nothing changes.
 */
export function changeOf(before: string | null, after: string | null): Counts | null {
  if (before === after) return null;
  return { ...(before !== null && { [before]: -1 }), ...(after !== null && { [after]: 1 }) };
}

export function sumOf(all: readonly Counts[]): Counts {
  const sum: Record<string, number> = {};
  for (const counts of all)
    for (const [choice, count] of Object.entries(counts)) sum[choice] = (sum[choice] ?? 0) + count;
  return sum;
}

export function reactionsOf(counts: Counts): ReactionCounts {
  const reactions = { ...noReactions };
  for (const type of reactionTypes) reactions[type] = counts[type] ?? 0;
  return reactions;
}

const raterClasses: readonly RaterClass[] = ['trusted', 'new'];

/** The choice of a rating: halves of a star, and the reader's class at the time of the choice. */
export const ratingChoice = (stars: number, raterClass: RaterClass): string => `${stars * 2}-${raterClass}`;
export const starsOfChoice = (choice: string): number => Number(choice.split('-')[0]) / 2;

export const ratingChoices: readonly string[] = raterClasses.flatMap((raterClass) =>
  Array.from({ length: RATING_VALUES }, (_, index) => ratingChoice((index + 1) / 2, raterClass)),
);

export function ratingOfCounts(counts: Counts): RatingDoc {
  const of = (raterClass: RaterClass): number[] =>
    Array.from({ length: RATING_VALUES }, (_, index) => counts[ratingChoice((index + 1) / 2, raterClass)] ?? 0);
  return ratingOf({ trusted: of('trusted'), new: of('new') });
}

/** The votes of each of `optionCount` options, and their sum. */
export function votesOf(counts: Counts, optionCount: number): { votes: number[]; totalVotes: number } {
  const votes = Array.from({ length: optionCount }, (_, index) => counts[String(index)] ?? 0);
  return { votes, totalVotes: votes.reduce((sum, count) => sum + count, 0) };
}
