import { z } from 'zod';
import { SEARCH_MAX_CHARACTERS, SEARCH_MIN_EXCLUSIVE } from '../core/limits.ts';
import { cleanLine } from '../core/text.ts';

export const siteStats = z.object({
  activeUsers: z.number().int(),
  totalVisits: z.number().int(),
  totalPageViews: z.number().int(),
  totalUniqueVisitors: z.number().int(),
});
export type SiteStats = z.infer<typeof siteStats>;

export const adminStats = z.object({
  totalArticles: z.number().int(),
  publishedArticles: z.number().int(),
  totalViews: z.number().int(),
  totalSubscribers: z.number().int(),
  /** `reported` comments are also in `approved`. Deleted comments are in no number. */
  comments: z.object({
    total: z.number().int(),
    pending: z.number().int(),
    approved: z.number().int(),
    rejected: z.number().int(),
    reported: z.number().int(),
  }),
  newMessages: z.number().int(),
});
export type AdminStats = z.infer<typeof adminStats>;

/** `POST /api/analytics/page-views`. `path` is the page's path without origin. */
export const newPageView = z.object({
  path: z.string().min(1).max(2048).startsWith('/'),
  articleId: z.string().min(1).max(100).optional(),
});

/** `POST /api/analytics/searches`: a query whose results were shown to a reader. */
export const newSearch = z.object({
  query: z
    .string()
    .transform(cleanLine)
    .pipe(
      z
        .string()
        .min(SEARCH_MIN_EXCLUSIVE + 1)
        .max(SEARCH_MAX_CHARACTERS),
    ),
});
