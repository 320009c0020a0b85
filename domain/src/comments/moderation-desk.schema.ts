import { z } from 'zod';
import { AUTO_APPROVE_MIN, BLOCK_REASON_MAX, BULK_DECISIONS_MAX, MODERATION_WORDS } from '../core/limits.ts';
import { cleanLine } from '../core/text.ts';
import { adminComment, commentStatus } from './comment.schema.ts';
import { foldForWords } from './moderation.ts';

/**
 * What the moderators' desk and the API exchange, and what is stored for it. Lists are Firestore
 * queries of `commentQueue`: `status == X` (or `isReported == true` for the reported ones), with a
 * filter also `keys array-contains primaryKey(filter)` (`comment-keys.ts`), ordered by `createdAt`
 * desc, at most 50; `matchesFilter` judges what the query could not ask.
 */

/**
 * The desk's lists. 'reported': approved ones that readers reported and nobody has looked at since.
 */
export const queueList = z.enum(['pending', 'approved', 'rejected', 'reported']);
export type QueueList = z.infer<typeof queueList>;

export const decision = z.enum(['approve', 'reject', 'delete']);
export type Decision = z.infer<typeof decision>;

const ids = z
  .array(z.string().min(1).max(200))
  .min(1, 'Name at least one comment')
  .max(BULK_DECISIONS_MAX, `At most ${BULK_DECISIONS_MAX} comments at once`)
  .transform((list) => [...new Set(list)]);

/**
 * Without it only pending comments are approved or rejected, and a decided one is a conflict. With
 * it a moderator changes the outcome at any time: withdraws an approved comment, approves a
 * rejected one.
 */
const isReversal = z.boolean().default(false);
/** Body of `POST /api/admin/comments/{id}/approve` and `/reject`; may be left out. */
export const singleDecision = z.object({ isReversal });
/** `POST /api/admin/comments/decisions`. */
export const bulkDecision = z.object({ ids, decision, isReversal });
/** `POST /api/admin/comments/undo`. */
export const bulkUndo = z.object({ ids });

/**
 * One comment's part in a bulk call, in the order asked. 'conflict': somebody else decided before,
 * or since what is to be undone; 'late': too late to undo, or nothing to undo; both carry the
 * comment as it is. 'missing': gone.
 */
export const bulkOutcome = z.object({
  id: z.string(),
  outcome: z.enum(['done', 'conflict', 'late', 'missing']),
  comment: adminComment.optional(),
});
export type BulkOutcome = z.infer<typeof bulkOutcome>;
export const bulkResult = z.object({ results: z.array(bulkOutcome) });
export type BulkResult = z.infer<typeof bulkResult>;

/**
 * As stored in `commentAuthors/{authorId}` and answered: an author's history. An author is an
 * address; before the first decision (or block) there is no document. Counts are of comments by
 * what became of them: deleting an approved one moves it from `approved` to `deleted`, undoing
 * moves it back.
 */
export const commentAuthor = z.object({
  /** Hash of the address. */
  authorId: z.string(),
  /** As last seen. */
  authorName: z.string(),
  authorEmail: z.string(),
  approved: z.number().int(),
  rejected: z.number().int(),
  deleted: z.number().int(),
  /** When a comment of this author was last decided, ISO. */
  lastAt: z.string().nullable(),
  isBlocked: z.boolean(),
  /** Name of the moderator who blocked, while blocked. */
  blockedBy: z.string().nullable(),
  blockedAt: z.string().nullable(),
  /** Why, for other moderators. */
  reason: z.string().nullable(),
});
export type CommentAuthor = z.infer<typeof commentAuthor>;

/** `GET /api/admin/comment-authors/{id}`: with the ten latest comments, whatever became of them. */
export const commentAuthorHistory = commentAuthor.extend({ comments: z.array(adminComment) });
export type CommentAuthorHistory = z.infer<typeof commentAuthorHistory>;

/** `POST /api/admin/comment-authors/{id}/block`. */
export const blockRequest = z.object({
  reason: z
    .string()
    .nullish()
    .transform((text) => cleanLine(text ?? ''))
    .pipe(z.string().max(BLOCK_REASON_MAX, `At most ${BLOCK_REASON_MAX} characters`))
    .transform((text) => (text === '' ? null : text)),
});
/** Body of a 409 about an author: already blocked, or not blocked. */
export type AuthorConflict = { message: string; author: CommentAuthor };

const minApproved = z.number().int().min(AUTO_APPROVE_MIN.min, 'At least 1').max(AUTO_APPROVE_MIN.max, 'At most 1000');
const autoApprove = z.object({
  isOn: z.boolean(),
  /** Approved comments, with none rejected or deleted, from which on an author is known. */
  minApproved,
});

/**
 * `settings/moderation`, as stored and as answered by `GET` and
 * `PUT /api/admin/moderation-settings`.
 */
export const moderationSettings = z.object({
  /** Words and phrases that flag a comment. The default list until moderators save their own. */
  words: z.array(z.string()),
  autoApprove,
  /** `null` until the first save. */
  updatedAt: z.string().nullable(),
  updatedBy: z.string().nullable(),
});
export type ModerationSettings = z.infer<typeof moderationSettings>;
export const defaultAutoApprove: ModerationSettings['autoApprove'] = {
  isOn: false,
  minApproved: AUTO_APPROVE_MIN.default,
};

const isWord = (word: string): boolean => foldForWords(word) !== '';

/**
 * `PUT /api/admin/moderation-settings`, and the form. Words are lower-cased, doubles and blanks
 * left out.
 */
export const newModerationSettings = z.object({
  words: z
    .array(
      z
        .string()
        .transform((word) => cleanLine(word).toLowerCase())
        .pipe(z.string().max(MODERATION_WORDS.wordMax, `A word has at most ${MODERATION_WORDS.wordMax} characters`)),
    )
    .transform((words) => [...new Set(words.filter(isWord))])
    .pipe(z.array(z.string()).max(MODERATION_WORDS.max, `At most ${MODERATION_WORDS.max} words`)),
  autoApprove,
  /**
   * `updatedAt` of the settings that were edited; another one now is 409 with
   * `{ message, settings }`. Left out: not compared.
   */
  basedOn: z.string().nullable().optional(),
});
export type NewModerationSettings = z.output<typeof newModerationSettings>;
export type SettingsConflict = { message: string; settings: ModerationSettings };

/** `POST /api/admin/articles/{id}/comments-closed`; answers `{ articleId, areCommentsClosed }`. */
export const commentsClosedRequest = z.object({ isClosed: z.boolean() });
export const commentsClosed = z.object({ articleId: z.string(), areCommentsClosed: z.boolean() });

export const logAction = z.enum([
  'approve',
  'reject',
  'delete',
  'undo',
  'auto-approve',
  'auto-reject',
  'dismiss-reports',
  'block',
  'unblock',
  'close-comments',
  'open-comments',
  'settings',
]);
export type LogAction = z.infer<typeof logAction>;

/**
 * As stored in `moderationLog/{id}` and answered by `GET /api/admin/moderation-log`: who did what
 * and when, and what was before. Never the text of a comment. Entries are created and not changed,
 * but for a person's name when that person is erased.
 */
export const moderationLogEntry = z.object({
  id: z.string(),
  action: logAction,
  /** `null` where a setting decided. */
  uid: z.string().nullable(),
  /** Name of the moderator or of the setting. */
  moderatedBy: z.string(),
  at: z.string(),
  commentId: z.string().nullable(),
  articleId: z.string().nullable(),
  articleTitle: z.string().nullable(),
  /** Whose comment, or who was blocked. */
  authorId: z.string().nullable(),
  /** What it was about, in a few words: the author's name, the article's title, 'Settings'. */
  subject: z.string(),
  /** The state before; of it only what the action changed. */
  before: z
    .object({
      status: commentStatus.optional(),
      moderatedBy: z.string().nullable().optional(),
      isReported: z.boolean().optional(),
      isBlocked: z.boolean().optional(),
      areCommentsClosed: z.boolean().optional(),
      autoApprove: autoApprove.optional(),
    })
    .nullable(),
  /** Of 'settings': how the word list changed. */
  words: z.object({ added: z.array(z.string()), removed: z.array(z.string()) }).optional(),
});
export type ModerationLogDoc = z.infer<typeof moderationLogEntry>;

/** `deskStats/comments`: the numbers in the tabs, live. `reported` is a part of `approved`. */
export type CommentDeskStats = {
  pending: number;
  approved: number;
  rejected: number;
  reported: number;
  updatedAt: string;
};
/** Id of that document in `deskStats`. */
export const COMMENT_DESK_STATS_ID = 'comments';
