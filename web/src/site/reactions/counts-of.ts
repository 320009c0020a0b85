import { noReactions, reactionTypes, type ReactionCounts } from '@first-show/domain/reactions/reaction-types';

/**
 * The five counts of a document. A missing or negative count is 0, and other fields are ignored.
 */
export function countsOf(doc: Record<string, unknown>): ReactionCounts {
  const counts = { ...noReactions };
  for (const type of reactionTypes) {
    const count = doc[type];
    if (typeof count === 'number' && Number.isFinite(count)) counts[type] = Math.max(0, count);
  }
  return counts;
}
