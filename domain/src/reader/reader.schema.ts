import { z } from 'zod';
import { reactionType } from '../reactions/reaction.schema.ts';

/**
 * `GET /api/reader?items=…`: what this reader did with the listed items. `items` is a
 * comma-separated list of `article:<id>`, `poll:<id>`, `prediction:<id>`, `film:<id>`, at
 * most 50.
 */
export const readerState = z.object({
  /** The reader's reactions by article id. */
  reactions: z.record(z.string(), reactionType),
  /** The chosen option's index, by poll id. */
  votes: z.record(z.string(), z.number().int()),
  /** The chosen option's index, by prediction id. */
  predictions: z.record(z.string(), z.number().int()),
  /** The reader's stars by film id. */
  ratings: z.record(z.string(), z.number()),
  /**
   * The reader's comments on the listed articles that are pending or were decided in the last seven
   * days. Only the reader's 30 newest comments are searched. A deleted comment has the status
   * 'rejected'.
   */
  comments: z.array(z.object({ id: z.string(), status: z.enum(['pending', 'approved', 'rejected']) })),
});
export type ReaderState = z.infer<typeof readerState>;
