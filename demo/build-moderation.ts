import type { CommentQueueDoc } from '@first-show/domain/comments/comment.schema';
import type { CommentAuthor, ModerationLogDoc } from '@first-show/domain/comments/moderation-desk.schema';
import { staff } from './content/staff.ts';

/**
 * The documents of the moderators' desk apart from the comments themselves, as if the demo's
 * moderators had decided the comments.
 */
export type DemoModeration = {
  authors: CommentAuthor[];
  log: ModerationLogDoc[];
};

/**
 * Name and account of the demo moderator with this user name. For `null` (a pending comment) both
 * are `null`.
 */
export function moderatorOf(username: string | null): Pick<CommentQueueDoc, 'moderatedBy' | 'moderatedByUid'> {
  const person = staff.find((one) => one.username === username);
  return person === undefined
    ? { moderatedBy: null, moderatedByUid: null }
    : { moderatedBy: person.displayName, moderatedByUid: `staff-${person.username}` };
}

/** `emails`: the addresses of the authors by their ids. */
export function buildModeration(
  comments: readonly CommentQueueDoc[],
  emails: ReadonlyMap<string, string>,
): DemoModeration {
  const decided = comments.filter((comment) => comment.moderatedAt !== null);
  const advertiser = decided.find(
    ({ status, flags }) => status === 'rejected' && flags.some(({ rule }) => rule === 'links'),
  );
  return {
    authors: authorsOf(comments, { emails, blocked: advertiser }),
    log: [...decided.map(decisionOf), ...(advertiser === undefined ? [] : [blockOf(advertiser)])],
  };
}

function authorsOf(
  comments: readonly CommentQueueDoc[],
  { emails, blocked }: { emails: ReadonlyMap<string, string>; blocked: CommentQueueDoc | undefined },
): CommentAuthor[] {
  const latest = new Map(
    [...comments]
      .sort((a, b) => (a.moderatedAt ?? '').localeCompare(b.moderatedAt ?? ''))
      .map((comment) => [comment.authorId, comment]),
  );
  return [...latest].flatMap(([authorId, last]) => {
    if (authorId === null) return [];
    const own = comments.filter((comment) => comment.authorId === authorId);
    const isBlocked = authorId === blocked?.authorId;
    return [
      {
        authorId,
        authorName: last.authorName,
        authorEmail: emails.get(authorId) ?? '',
        approved: own.filter(({ status }) => status === 'approved').length,
        rejected: own.filter(({ status }) => status === 'rejected').length,
        deleted: 0,
        lastAt: last.moderatedAt,
        isBlocked,
        blockedBy: isBlocked ? blocked.moderatedBy : null,
        blockedAt: isBlocked ? blocked.moderatedAt : null,
        reason: isBlocked ? 'Advertising' : null,
      },
    ];
  });
}

const entryAbout = (comment: CommentQueueDoc) => ({
  desk: 'moderation' as const,
  uid: comment.moderatedByUid,
  by: comment.moderatedBy ?? '',
  at: comment.moderatedAt ?? comment.createdAt,
  call: null,
});

const decisionOf = (comment: CommentQueueDoc): ModerationLogDoc => ({
  id: `decided-${comment.id}`,
  action: comment.isApproved ? 'approve' : 'reject',
  ...entryAbout(comment),
  subject: comment.articleTitle ?? null,
  subjectId: comment.id,
  details: ['was pending'],
  moderation: {
    commentId: comment.id,
    articleId: comment.articleId,
    articleTitle: comment.articleTitle ?? null,
    authorId: comment.authorId,
    subject: comment.authorName,
    before: { status: 'pending', moderatedBy: null },
  },
});

const blockOf = (comment: CommentQueueDoc): ModerationLogDoc => ({
  id: `blocked-${comment.id}`,
  action: 'block',
  ...entryAbout(comment),
  subject: null,
  subjectId: null,
  details: [],
  moderation: {
    commentId: null,
    articleId: null,
    articleTitle: null,
    authorId: comment.authorId,
    subject: comment.authorName,
    before: { isBlocked: false },
  },
});
