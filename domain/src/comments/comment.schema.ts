import { z } from 'zod';
import { westernDigits } from '../core/digits.ts';
import { emailField, lineField, textField } from '../core/fields.ts';
import { COMMENT_CONTENT, COMMENT_NAME } from '../core/limits.ts';
import { cleanLine } from '../core/text.ts';

/** A comment as readers see it. */
export const comment = z.object({
  id: z.string(),
  authorName: z.string(),
  content: z.string(),
  createdAt: z.string(),
  /** Id of the comment that this one answers. An answer cannot be answered. */
  parentId: z.string().nullable(),
});
export type Comment = z.infer<typeof comment>;

/** As stored in `comments/{id}`. Everybody can read it once it is approved. */
export type CommentDoc = Comment & {
  articleId: string;
  isApproved: boolean;
  /** ISO time of the approval. */
  approvedAt?: string | null;
};

const moderationFlag = z.object({
  /** Name of the moderation phase that raised the flag, see `moderation.ts`. */
  rule: z.string(),
  detail: z.string(),
  score: z.number(),
});
export type ModerationFlag = z.infer<typeof moderationFlag>;

/**
 * 'pending' until a moderator or a setting of the desk decides. A 'deleted'
 * comment is removed in the next night.
 */
export const commentStatus = z.enum(['pending', 'approved', 'rejected', 'deleted']);
export type CommentStatus = z.infer<typeof commentStatus>;

/** A comment in the lists of the moderators' desk. */
export const queuedComment = comment.extend({
  articleId: z.string(),
  articleSlug: z.string(),
  articleTitle: z.string(),
  ipAddress: z.string().nullable(),
  /** Whether the network address cannot be forged; `null` if that was not checked. */
  isAddressVerified: z.boolean().nullable(),
  isApproved: z.boolean(),
  moderatedAt: z.string().nullable(),
  /** Name of the moderator, or of the setting that decided (see `automaticModerators`). */
  moderatedBy: z.string().nullable(),
  flags: z.array(moderationFlag),
  reportCount: z.number().int(),
  status: commentStatus,
  /**
   * Id in `commentAuthors`, which has the email address: a hash of the address. `null` if the
   * address is unknown.
   */
  authorId: z.string().nullable(),
  /** True if a reader has reported the public comment and no moderator has checked it since. */
  isReported: z.boolean(),
  /** Account of the moderator; `null` while the comment is pending, and if a setting decided. */
  moderatedByUid: z.string().nullable(),
});
export type QueuedComment = z.infer<typeof queuedComment>;

/** A queued comment with the email address of its author, which only the API returns. */
export const adminComment = queuedComment.extend({ authorEmail: z.string().nullable() });
export type AdminComment = z.infer<typeof adminComment>;

/** Values of `moderatedBy` for comments that a setting decided. */
export const automaticModerators = { block: 'Block list', autoApproval: 'Auto-approval' } as const;

/**
 * As stored in `commentQueue/{id}`. Only moderators can read it. Desks listen to these documents,
 * so they contain no email address.
 */
export type CommentQueueDoc = QueuedComment & {
  /** Keys for search and filters of the desk; see `comment-keys.ts`. */
  keys: string[];
  readerId: string | null;
  /** ISO time at which the network address is removed; `null` if it was removed. */
  addressExpiresAt: string | null;
  /** The moderator who last dismissed the reports as unfounded, and when. */
  reportsDismissed: { by: string; at: string } | null;
  /**
   * The state before the last decision or dismissal of reports. Until `until`, the moderator
   * `byUid` can restore it.
   */
  undo: { until: string; byUid: string; before: CommentStateDoc } | null;
};

/** The fields that a decision changes and an undo restores. */
export type CommentStateDoc = Pick<
  CommentQueueDoc,
  'status' | 'isApproved' | 'moderatedAt' | 'moderatedBy' | 'moderatedByUid' | 'isReported' | 'reportsDismissed'
>;

const captchaText = z
  .union([z.string(), z.number()], 'Please complete the captcha')
  .transform((answer) => westernDigits(cleanLine(String(answer))))
  .pipe(z.string().min(1, 'Please complete the captcha').max(20, 'Please complete the captcha'));

/** `POST /api/articles/{id}/comments`, and the schema of the form. */
export const newComment = z.object({
  authorName: lineField([COMMENT_NAME.min, 'Name must be at least 2 characters'], [COMMENT_NAME.max, 'Name too long']),
  authorEmail: emailField('Please enter a valid email address'),
  content: textField(
    [COMMENT_CONTENT.min, 'Comment must be at least 10 characters'],
    [COMMENT_CONTENT.max, 'Comment too long'],
  ),
  captcha: captchaText,
  parentId: z
    .string()
    .min(1)
    .max(100)
    .nullish()
    .transform((id) => id ?? null),
  /** Honeypot: people do not see this field. A comment that fills it in is flagged, not refused. */
  website: z
    .string()
    .max(2000)
    .nullish()
    .transform((text) => text ?? ''),
});
export type NewComment = z.output<typeof newComment>;
