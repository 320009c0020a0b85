/**
 * The five reactions in the order of their buttons. This module must not import zod, because every
 * article page loads this module.
 */
export const reactionTypes = ['like', 'love', 'wow', 'laugh', 'angry'] as const;
export type ReactionType = (typeof reactionTypes)[number];
export type ReactionCounts = Record<ReactionType, number>;

export const reactionLabels: Record<ReactionType, { label: string; emoji: string }> = {
  like: { label: 'Like', emoji: '👍' },
  love: { label: 'Love', emoji: '❤️' },
  wow: { label: 'Wow', emoji: '😮' },
  laugh: { label: 'Laugh', emoji: '😂' },
  angry: { label: 'Angry', emoji: '😠' },
};

export const noReactions: ReactionCounts = { like: 0, love: 0, wow: 0, laugh: 0, angry: 0 };

export const reactionTotal = (counts: ReactionCounts): number =>
  reactionTypes.reduce((sum, type) => sum + counts[type], 0);
