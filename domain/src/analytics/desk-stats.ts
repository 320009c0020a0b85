import type { AdminStats } from './analytics.schema.ts';

/** Id in `deskStats` of the numbers that every open desk listens to. */
export const DESK_OVERVIEW_ID = 'overview';

/** `deskStats/overview`. `updatedAt` is ISO: when a number last differed. */
export type DeskOverview = AdminStats & { newMessages: number; updatedAt: string };
