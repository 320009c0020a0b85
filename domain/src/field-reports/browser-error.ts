import { z } from 'zod';

/**
 * Script errors in visitors' browsers. They are counted by kind, and nothing about the visitor is
 * stored.
 */

/** `POST /api/analytics/browser-errors`. `version` is the release of the script that failed. */
export const newBrowserError = z.object({
  script: z.string().max(2000),
  line: z.number().int().min(0).max(10_000_000),
  message: z.string().min(1, 'Please send the message').max(4000),
  version: z
    .string()
    .max(40)
    .regex(/^[\w.-]*$/),
});
export type NewBrowserError = z.output<typeof newBrowserError>;

export const browserError = z.object({
  id: z.string(),
  script: z.string(),
  line: z.number(),
  message: z.string(),
  count: z.number(),
  /** The first release that reported the error. */
  firstVersion: z.string(),
  lastVersion: z.string(),
  firstSeenAt: z.string(),
  lastSeenAt: z.string(),
});
export type BrowserError = z.output<typeof browserError>;
