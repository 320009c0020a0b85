import { z } from 'zod';
import { reactionTypes } from './reaction-types.ts';

export const reactionType = z.enum(reactionTypes);

export const reactionCounts = z.object({
  like: z.number().int(),
  love: z.number().int(),
  wow: z.number().int(),
  laugh: z.number().int(),
  angry: z.number().int(),
});

/** `POST /api/articles/{id}/react`. */
export const newReaction = z.object({ reactionType });
