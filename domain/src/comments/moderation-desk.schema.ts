import { z } from 'zod';
import { AUTO_APPROVE_MIN, BLOCK_REASON_MAX, BULK_DECISIONS_MAX, MODERATION_WORDS } from '../core/limits.ts';
import { cleanLine } from '../core/text.ts';
import { adminComment, commentStatus } from './comment.schema.ts';
import { foldForWords } from './moderation.ts';

/**
 * Requests and answers of the moderators' desk, and the documents behind it. Lists are Firestore
 * queries of `commentQueue`: `status == X` (or `isReported == true` for reported comments), with a
 * filter also `keys array-contains primaryKey(filter)` (`comment-keys.ts`), ordered by `createdAt`
 * desc, at most 50. `matchesFilter` checks the conditions that the query cannot contain.
 */

/** The desk's lists. 'reported': approved comments with reports that no moderator has looked at. */
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
 * Without it, only pending comments can be approved or rejected, and a decided one is a conflict.
 * With it, a moderator can change a decision at any time: withdraw an approved comment or approve a
 * rejected one.
 */
const isReversal = z.boolean().default(false);
/** Body of `POST /api/admin/comments/{id}/approve` and `/reject`; optional. */
export const singleDecision = z.object({ isReversal });
/** `POST /api/admin/comments/decisions`. */
export const bulkDecision = z.object({ ids, decision, isReversal });
/** `POST /api/admin/comments/undo`. */
export const bulkUndo = z.object({ ids });

/**
 * The outcome for one comment of a bulk call, in the order of the request. 'conflict': somebody
 * else decided the comment before, or changed the decision that is to be undone. 'late': too late
 * to undo, or nothing to undo. Both include the current comment. 'missing': it was deleted.
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
 * An author's history, as stored in `commentAuthors/{authorId}` and as the API returns it. An
 * author is an email address. The document is created by the first decision or block. Comments are
 * counted by their current state: deleting an approved comment moves it from `approved` to
 * `deleted`, and undoing moves it back.
 */
export const commentAuthor = z.object({
  /** Hash of the address. */
  authorId: z.string(),
  /** As in the latest comment. */
  authorName: z.string(),
  authorEmail: z.string(),
  approved: z.number().int(),
  rejected: z.number().int(),
  deleted: z.number().int(),
  /** ISO time of the last decision on a comment of this author. */
  lastAt: z.string().nullable(),
  isBlocked: z.boolean(),
  /** Name of the moderator who blocked the author, while blocked. */
  blockedBy: z.string().nullable(),
  blockedAt: z.string().nullable(),
  /** The reason, for other moderators. */
  reason: z.string().nullable(),
});
export type CommentAuthor = z.infer<typeof commentAuthor>;

/** `GET /api/admin/comment-authors/{id}`: with the author's ten latest comments in any state. */
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
/** Body of a 409 about an author who is already blocked, or not blocked. */
export type AuthorConflict = { message: string; author: CommentAuthor };

const minApproved = z.number().int().min(AUTO_APPROVE_MIN.min, 'At least 1').max(AUTO_APPROVE_MIN.max, 'At most 1000');
const autoApprove = z.object({
  isOn: z.boolean(),
  /**
   * An author is known from this number of approved comments on, if none was rejected or deleted.
   */
  minApproved,
});

/**
 * `settings/moderation`, as stored and as returned by `GET` and `PUT
 * /api/admin/moderation-settings`.
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
 * `PUT /api/admin/moderation-settings`, and the form. Words are lower-cased; duplicates and blanks
 * are dropped.
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
   * The `updatedAt` of the edited settings. If it is stale, the answer is 409 with `{ message,
   * settings }`. Without it there is no check.
   */
  basedOn: z.string().nullable().optional(),
});
export type NewModerationSettings = z.output<typeof newModerationSettings>;
export type SettingsConflict = { message: string; settings: ModerationSettings };

/** `POST /api/admin/articles/{id}/comments-closed`; returns `{ articleId, areCommentsClosed }`. */
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
 * An action of a moderator with the state before, as stored in `moderationLog/{id}` and as returned
 * by `GET /api/admin/moderation-log`. It never contains a comment's text. Entries are not changed
 * after creation, except to remove the name of an erased person.
 */
export const moderationLogEntry = z.object({
  id: z.string(),
  action: logAction,
  /** `null` if a setting decided. */
  uid: z.string().nullable(),
  /** Name of the moderator or of the setting. */
  moderatedBy: z.string(),
  at: z.string(),
  commentId: z.string().nullable(),
  articleId: z.string().nullable(),
  articleTitle: z.string().nullable(),
  /** The author of the comment, or the blocked author. */
  authorId: z.string().nullable(),
  /** The object in a few words: the author's name, the article's title, or 'Settings'. */
  subject: z.string(),
  /** The state before, with only the fields that the action changed. */
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
  /** With 'settings': the changes of the word list. */
  words: z.object({ added: z.array(z.string()), removed: z.array(z.string()) }).optional(),
});
export type ModerationLogDoc = z.infer<typeof moderationLogEntry>;

/**
 * `deskStats/comments`: the live counts of the tabs. `reported` comments are also in `approved`.
 */
export type CommentDeskStats = {
  pending: number;
  approved: number;
  rejected: number;
  reported: number;
  updatedAt: string;
};
/** Id of that document in `deskStats`. */
export const COMMENT_DESK_STATS_ID = 'comments';
