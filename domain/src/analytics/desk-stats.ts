import type { AdminStats } from './analytics.schema.ts';

/** Id in `deskStats` of the overview numbers. */
export const DESK_OVERVIEW_ID = 'overview';

/** `deskStats/overview`. `updatedAt` is the ISO time of the last change of a number. */
export type DeskOverview = AdminStats & { newMessages: number; updatedAt: string };

/** Id in `deskStats` of the counts of waiting work for editors. */
export const DESK_TODAY_ID = 'today';

/**
 * `deskStats/today`: counts of waiting work for editors. New messages are counted in
 * `deskStats/overview`, comments in `deskStats/comments`. `updatedAt`: ISO time of the last change
 * of a number.
 */
export type DeskToday = {
  /** Drafts that came from a source and are not scheduled. */
  sourceDrafts: number;
  /** Articles with a proposal that has open fields. */
  openProposals: number;
  /** Drafts scheduled for today in India, and overdue ones. */
  scheduledToday: number;
  /** Predictions that have ended and are not settled. */
  predictionsDue: number;
  /** Films that need a figure for today and have none (`lacksFigure`). */
  filmsWithoutFigure: number;
  /** Sources that are paused after repeated failures, until an editor resumes them. */
  pausedSources: number;
  /** Pictures whose licence has ended. Readers do not see them. */
  endedLicences: number;
  updatedAt: string;
};
