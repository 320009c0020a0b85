import { z } from 'zod';

/**
 * Counts of waiting work for editors. `AdminStats` has the numbers of new messages and of comments.
 */
export const deskTasks = z.object({
  /** Drafts that came from a source and are not scheduled. */
  sourceDrafts: z.number().int(),
  /** Articles with a proposal that has open fields. */
  openProposals: z.number().int(),
  /** Drafts scheduled for today in India, and overdue ones. */
  scheduledToday: z.number().int(),
  /** Predictions that have ended and are not settled. */
  predictionsDue: z.number().int(),
  /** Films that need a figure for today and have none (`lacksFigure`). */
  filmsWithoutFigure: z.number().int(),
  /** Sources that are paused after repeated failures, until an editor resumes them. */
  pausedSources: z.number().int(),
  /** Pictures whose licence has ended. Readers do not see them. */
  endedLicences: z.number().int(),
});
export type DeskTasks = z.infer<typeof deskTasks>;
