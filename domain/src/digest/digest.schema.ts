import { z } from 'zod';
import { wholeNumberParam } from '../core/fields.ts';
import { LIST_MAX } from '../core/limits.ts';

/** The digest is one mail a day with the day's articles and the box office. */

/** 'sending' is also the status of an interrupted run. The next run continues it. */
const digestStatus = z.enum(['sending', 'sent', 'skipped']);
export type DigestStatus = z.infer<typeof digestStatus>;

/** One day's digest as the desk sees it. */
export const digestRun = z.object({
  /** Day in India, 'YYYY-MM-DD'. */
  day: z.string(),
  status: digestStatus,
  /** ISO time of the start. */
  startedAt: z.string(),
  finishedAt: z.string().nullable(),
  subject: z.string(),
  stories: z.array(z.object({ id: z.string(), slug: z.string(), title: z.string() })),
  /** Number of mails that were handed over to the mail service. */
  sent: z.number().int(),
  /** The reason for the result, if it needs one: 'No new stories'. */
  note: z.string().nullable(),
});
export type DigestRun = z.infer<typeof digestRun>;

/** `GET /api/admin/digests?limit`: newest first. */
export const digestRunsQuery = z.object({ limit: wholeNumberParam('limit', { max: LIST_MAX }).default(10) });

/**
 * `GET /api/admin/digest/preview`: the mail as it would be sent now. The texts are empty if
 * `stories` is 0, because nothing would be sent.
 */
export const digestPreview = z.object({
  subject: z.string(),
  html: z.string(),
  text: z.string(),
  /** Current number of active subscribers. */
  recipients: z.number().int(),
  stories: z.number().int(),
});
export type DigestPreview = z.infer<typeof digestPreview>;

/** A digest as stored in `digests/{day}`. */
export type DigestDoc = DigestRun & {
  /** Id of the last subscriber who was processed; `null` before the first one and at the end. */
  after: string | null;
  /** The holder of the run's lock, and the ISO time at which the lock expires. */
  lease: { holder: string; until: string } | null;
};
