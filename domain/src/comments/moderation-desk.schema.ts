import { z } from 'zod';
import {
  AUTO_APPROVE_MIN,
  BLOCK_REASON_MAX,
  BULK_DECISIONS_MAX,
  MODERATION_WORDS,
  SEARCH_MAX_CHARACTERS,
} from '../core/limits.ts';
import { cleanLine } from '../core/text.ts';
import { commentStatus, queuedComment } from './comment.schema.ts';
import { foldForWords } from './moderation.ts';
import type { DeskLogDoc } from '../staff/desk-log.schema.ts';

/**
 * Requests and answers of the moderators' desk, and the documents behind it. Lists are Firestore
 * queries of `commentQueue`: `status == X` (or `isReported == true` for reported comments), with a
 * filter also `keys array-contains primaryKey(filter)` (`comment-keys.ts`), ordered by `createdAt`
 * (`queueOrder`), at most 50. `matchesFilter` checks the conditions that the query cannot contain.
 */

/**
 * The lists of the desk. 'reported' are approved comments with reports that no moderator has
 * checked.
 */
export const queueList = z.enum(['pending', 'approved', 'rejected', 'reported']);
export type QueueList = z.infer<typeof queueList>;

/** The order of a list, by the time of the comments. */
export const queueOrder = z.enum(['newest', 'oldest']);
export type QueueOrder = z.infer<typeof queueOrder>;

const condition = z.string().max(200).optional();
/**
 * `POST /api/admin/comments/search`: one list with any filter (`comment-keys.ts`), fifty comments a
 * page. A filter may be a name or an email address, so it is in the body: URLs are logged.
 */
export const queueSearch = z.object({
  list: queueList,
  filter: z.object({
    text: z.string().max(SEARCH_MAX_CHARACTERS).optional(),
    articleId: condition,
    authorId: condition,
    authorName: condition,
    rule: condition,
  }),
  order: queueOrder.default('newest'),
  /** `nextAfter` of the page before. */
  after: z.string().min(1).max(200).optional(),
});

/**
 * A page of a search. `nextAfter` is `null` on the last page. A page with fewer comments than fifty
 * may have a next one, because a call checks only some of the comments.
 */
export const queueSearchPage = z.object({ comments: z.array(queuedComment), nextAfter: z.string().nullable() });
export type QueueSearchPage = z.infer<typeof queueSearchPage>;

const decision = z.enum(['approve', 'reject', 'delete']);
export type Decision = z.infer<typeof decision>;

const ids = z
  .array(z.string().min(1).max(200))
  .min(1, 'Name at least one comment')
  .max(BULK_DECISIONS_MAX, `At most ${BULK_DECISIONS_MAX} comments at once`)
  .transform((list) => [...new Set(list)]);

/**
 * False: only pending comments can be approved or rejected; for a decided comment the outcome is
 * 'conflict'. True: a moderator changes an earlier decision, withdrawing an approved comment or
 * approving a rejected one.
 */
const isReversal = z.boolean().default(false);
/** Body of `POST /api/admin/comments/{id}/approve` and `/reject`. It may be omitted. */
export const singleDecision = z.object({ isReversal });
/** `POST /api/admin/comments/decisions`. */
export const bulkDecision = z.object({ ids, decision, isReversal });
/** `POST /api/admin/comments/undo`. */
export const bulkUndo = z.object({ ids });

/**
 * The outcome for one comment of a bulk call. The outcomes are in the order of the request.
 * 'conflict': the comment is already decided, or another moderator has replaced the decision that
 * the caller wants to undo. 'late': the time for undo is over, or there is nothing to undo.
 * 'missing': the comment does not exist or was deleted. All outcomes except 'missing' include the
 * current comment.
 */
const bulkOutcome = z.object({
  id: z.string(),
  outcome: z.enum(['done', 'conflict', 'late', 'missing']),
  comment: queuedComment.optional(),
});
export type BulkOutcome = z.infer<typeof bulkOutcome>;
export const bulkResult = z.object({ results: z.array(bulkOutcome) });
export type BulkResult = z.infer<typeof bulkResult>;

/**
 * An author's history, as stored in `commentAuthors/{authorId}` and as the API returns it. Comments
 * with the same email address have the same author. The author's first comment creates the
 * document. Comments are counted by their current state: deleting an approved comment moves it from
 * `approved` to `deleted`, and undoing moves it back.
 */
export const commentAuthor = z.object({
  /** The author's id: a hash of the email address. */
  authorId: z.string(),
  /** The name on the comment that was decided last; before the first decision, on the first one. */
  authorName: z.string(),
  authorEmail: z.string(),
  approved: z.number().int(),
  rejected: z.number().int(),
  deleted: z.number().int(),
  /** ISO time of the last decision on a comment of this author. */
  lastAt: z.string().nullable(),
  isBlocked: z.boolean(),
  /** Name of the moderator who blocked the author; `null` unless blocked. */
  blockedBy: z.string().nullable(),
  blockedAt: z.string().nullable(),
  /** Why the author was blocked, for other moderators. */
  reason: z.string().nullable(),
});
export type CommentAuthor = z.infer<typeof commentAuthor>;

/**
 * `GET /api/admin/comment-authors/{id}`: an author with the ten latest comments, without those of
 * the ten that are deleted.
 */
export const commentAuthorHistory = commentAuthor.extend({ comments: z.array(queuedComment) });
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
/** Body of the 409 for an author who is already blocked, or is not blocked. */
export type AuthorConflict = { message: string; author: CommentAuthor };

const minApproved = z.number().int().min(AUTO_APPROVE_MIN.min, 'At least 1').max(AUTO_APPROVE_MIN.max, 'At most 1000');
const autoApprove = z.object({
  isOn: z.boolean(),
  /**
   * An author with at least this many approved comments is known, unless a comment of theirs was
   * rejected or deleted. If `isOn`, a comment of a known author is approved automatically, provided
   * that it has no flag and the same reader wrote an approved comment of this author before.
   */
  minApproved,
});

/**
 * `settings/moderation`, as stored and as returned by `GET` and `PUT
 * /api/admin/moderation-settings`.
 */
export const moderationSettings = z.object({
  /** Words and phrases that flag a comment: the default list until moderators save their own. */
  words: z.array(z.string()),
  autoApprove,
  /** ISO time of the last save; `null` before the first. */
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
 * `PUT /api/admin/moderation-settings`, and the schema of the form. Words are lower-cased;
 * duplicates and blanks are dropped.
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
   * The `updatedAt` of the settings that were edited. If it is stale, the answer is 409 with `{
   * message, settings }`. If omitted, there is no check.
   */
  basedOn: z.string().nullable().optional(),
});
export type NewModerationSettings = z.output<typeof newModerationSettings>;
export type SettingsConflict = { message: string; settings: ModerationSettings };

/** `POST /api/admin/articles/{id}/comments-closed`. Returns `{ articleId, areCommentsClosed }`. */
export const commentsClosedRequest = z.object({ isClosed: z.boolean() });
export const commentsClosed = z.object({ articleId: z.string(), areCommentsClosed: z.boolean() });

const logAction = z.enum([
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
 * What only moderators see of an entry of the log. It never contains a comment's text. An erasure
 * removes the name and the id of the erased person.
 */
const moderationFacts = z.object({
  commentId: z.string().nullable(),
  articleId: z.string().nullable(),
  articleTitle: z.string().nullable(),
  /** Id of the comment's author, or of the blocked author. */
  authorId: z.string().nullable(),
  /** What the action was about: the author's name, the article's title, or 'Settings'. */
  subject: z.string(),
  /** The state before the action, with only the fields that the action changed. */
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
  /** For the action 'settings': the changes of the word list. */
  words: z.object({ added: z.array(z.string()), removed: z.array(z.string()) }).optional(),
});
export type ModerationFacts = z.infer<typeof moderationFacts>;

/**
 * An action of a moderator or of a setting, with the state before it, as returned by `GET
 * /api/admin/moderation-log`.
 */
export const moderationLogEntry = moderationFacts.extend({
  id: z.string(),
  action: logAction,
  /** Account of the moderator; `null` if a setting decided. */
  uid: z.string().nullable(),
  /** Name of the moderator or of the setting. */
  moderatedBy: z.string(),
  at: z.string(),
});
export type ModerationLogEntry = z.infer<typeof moderationLogEntry>;

/** As stored in `deskLog`. */
export type ModerationLogDoc = DeskLogDoc & { desk: 'moderation'; action: LogAction; moderation: ModerationFacts };

export const moderationLogEntryOf = ({
  id,
  at,
  action,
  uid,
  by,
  moderation,
}: ModerationLogDoc): ModerationLogEntry => ({
  id,
  action,
  uid,
  moderatedBy: by,
  at,
  ...moderation,
});
