import { z } from 'zod';
import { wholeNumberParam } from '../core/fields.ts';
import { LIST_MAX } from '../core/limits.ts';

/** The digest: one letter a day with the day's stories and the box office. */

/** 'sending' is also what a run looks like that was interrupted: the next one goes on with it. */
export const digestStatus = z.enum(['sending', 'sent', 'skipped']);
export type DigestStatus = z.infer<typeof digestStatus>;

/** One day's digest, as the desk sees it. */
export const digestRun = z.object({
  /** Day in India, 'YYYY-MM-DD'. */
  day: z.string(),
  status: digestStatus,
  /** ISO. */
  startedAt: z.string(),
  finishedAt: z.string().nullable(),
  subject: z.string(),
  stories: z.array(z.object({ id: z.string(), slug: z.string(), title: z.string() })),
  /** Letters that were handed over. */
  sent: z.number().int(),
  /** Why it ended as it did, where that is not plain: 'No new stories'. */
  note: z.string().nullable(),
});
export type DigestRun = z.infer<typeof digestRun>;

/** `GET /api/admin/digests?limit`: newest first. */
export const digestRunsQuery = z.object({ limit: wholeNumberParam('limit', { max: LIST_MAX }).default(10) });

/**
 * `GET /api/admin/digest/preview`: the letter as it would go out now; texts are empty where
 * `stories` is 0, and nothing would be sent.
 */
export const digestPreview = z.object({
  subject: z.string(),
  html: z.string(),
  text: z.string(),
  /** Active subscribers now. */
  recipients: z.number().int(),
  stories: z.number().int(),
});
export type DigestPreview = z.infer<typeof digestPreview>;

/** As stored in `digests/{day}`. */
export type DigestDoc = DigestRun & {
  /** Id of the last subscriber who was looked at; `null` before the first and after the last. */
  after: string | null;
  /** Whose run it is, and until when (ISO) nobody else may go on with it. */
  lease: { holder: string; until: string } | null;
};
