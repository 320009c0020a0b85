import { z } from 'zod';
import { emailField, lineField, textField } from '../core/fields.ts';
import { COMMENT_CONTENT, COMMENT_NAME } from '../core/limits.ts';
import { cleanLine } from '../core/text.ts';

/** What the public gets. */
export const comment = z.object({
  id: z.string(),
  authorName: z.string(),
  content: z.string(),
  createdAt: z.string(),
  /** The comment this one answers; one level only. */
  parentId: z.string().nullable(),
});
export type Comment = z.infer<typeof comment>;

/** As stored in `comments/{id}`: readable by everybody once approved. */
export type CommentDoc = Comment & {
  articleId: string;
  isApproved: boolean;
  /** When it became public: live lists listen for what was approved after they were rendered. */
  approvedAt?: string | null;
};

export const moderationFlag = z.object({
  /** Name of the phase, see `moderation.ts`. */
  rule: z.string(),
  detail: z.string(),
  score: z.number(),
});
export type ModerationFlag = z.infer<typeof moderationFlag>;

/** What moderators get. */
export const adminComment = comment.extend({
  articleId: z.string(),
  articleSlug: z.string(),
  articleTitle: z.string(),
  authorEmail: z.string().nullable(),
  ipAddress: z.string().nullable(),
  isApproved: z.boolean(),
  moderatedAt: z.string().nullable(),
  moderatedBy: z.string().nullable(),
  flags: z.array(moderationFlag),
  reportCount: z.number().int(),
});
export type AdminComment = z.infer<typeof adminComment>;

/** As stored in `commentQueue/{id}`: staff only. */
export type CommentQueueDoc = AdminComment & {
  /** 'pending' until moderated; 'deleted' for the ten seconds in which that can be undone, then the document is gone. */
  status: 'pending' | 'approved' | 'rejected' | 'deleted';
  readerId: string | null;
  /** Sum of the flags' scores: what to look at first. */
  score?: number;
  /** When the network address is removed, ISO; `null` once it was. */
  addressExpiresAt?: string | null;
  /** The state before the last decision, while it can be undone. */
  undo?: {
    until: string;
    before: Pick<CommentQueueDoc, 'status' | 'isApproved' | 'moderatedAt' | 'moderatedBy'>;
  } | null;
};

/** As stored in `moderationLog/{id}`: who decided what, never the text. */
export type ModerationLogDoc = {
  id: string;
  commentId: string;
  articleId: string;
  action: 'approve' | 'reject' | 'delete' | 'undo';
  uid: string;
  moderatedBy: string;
  at: string;
};

const captchaText = z
  .union([z.string(), z.number()], 'Please complete the captcha')
  .transform((answer) => cleanLine(String(answer)))
  .pipe(z.string().min(1, 'Please complete the captcha').max(20, 'Please complete the captcha'));

/** `POST /api/articles/{id}/comments`, and the form. */
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
  /** Honeypot: people do not see this field. What fills it in is flagged, not refused. */
  website: z
    .string()
    .max(2000)
    .nullish()
    .transform((text) => text ?? ''),
});
export type NewComment = z.output<typeof newComment>;
