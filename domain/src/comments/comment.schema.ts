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
export type CommentDoc = Comment & { articleId: string; isApproved: boolean };

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
  /** 'pending' until moderated; 'deleted' ones keep no text. */
  status: 'pending' | 'approved' | 'rejected';
  readerId: string | null;
};

const captchaText = z
  .union([z.string(), z.number()], 'Please complete the captcha')
  .transform((answer) => cleanLine(String(answer)))
  .pipe(z.string().min(1, 'Please complete the captcha').max(20, 'Please complete the captcha'));

/** `POST /api/articles/{id}/comments`, and the form. */
export const newComment = z.object({
  authorName: lineField([COMMENT_NAME.min, 'Name must be at least 2 characters'], [COMMENT_NAME.max, 'Name too long']),
  authorEmail: emailField('Please enter a valid email address'),
  content: textField([COMMENT_CONTENT.min, 'Comment must be at least 10 characters'], [COMMENT_CONTENT.max, 'Comment too long']),
  captcha: captchaText,
  parentId: z.string().min(1).max(100).nullish().transform((id) => id ?? null),
  /** Honeypot: people do not see this field. What fills it in is flagged, not refused. */
  website: z.string().max(2000).nullish().transform((text) => text ?? ''),
});
export type NewComment = z.output<typeof newComment>;
