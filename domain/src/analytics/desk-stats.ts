import type { AdminStats } from './analytics.schema.ts';

/** Id in `deskStats` of the numbers that every open desk listens to. */
export const DESK_OVERVIEW_ID = 'overview';

/** `deskStats/overview`. `updatedAt` is ISO: when a number last differed. */
export type DeskOverview = AdminStats & { newMessages: number; updatedAt: string };

/** Id in `deskStats` of what waits for editors. */
export const DESK_TODAY_ID = 'today';

/**
 * `deskStats/today`: what waits for editors besides comments (`deskStats/comments`) and new
 * messages (`deskStats/overview`). Every open desk listens to the three documents. `updatedAt` is
 * ISO: when a number last differed.
 */
export type DeskToday = {
  /** Drafts that a source brought and nobody published or scheduled. */
  sourceDrafts: number;
  /** Articles with a proposal that has open fields. */
  openProposals: number;
  /** Drafts whose time is today in India, and those that are overdue. */
  scheduledToday: number;
  /** Predictions past their end that nobody settled. */
  predictionsDue: number;
  /** Films in cinemas without a figure of today. */
  filmsWithoutFigure: number;
  /** Sources that failed too often and wait for an editor. */
  pausedSources: number;
  updatedAt: string;
};
