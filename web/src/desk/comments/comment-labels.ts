import type { CommentAuthor, QueueList } from '@first-show/domain/comments/moderation-desk.schema';
import type { QueuedComment, CommentStatus } from '@first-show/domain/comments/comment.schema';

/** Labels of the moderation phases, by the name of the phase. */
const ruleWords: Readonly<Record<string, string>> = {
  honeypot: 'Spam trap',
  names: 'Misleading name',
  length: 'Length',
  links: 'Links',
  repeats: 'Repeated text',
  rate: 'Rapid posting',
  words: 'Word list',
  capitals: 'Capital letters',
  lookalikes: 'Disguised letters',
};
export const ruleNames: readonly string[] = Object.keys(ruleWords);
export const ruleText = (rule: string): string => ruleWords[rule] ?? rule;

export const listTexts: Readonly<Record<QueueList, { title: string; empty: string }>> = {
  pending: { title: 'Pending Comments', empty: 'No pending comments to review.' },
  approved: { title: 'Approved Comments', empty: 'No approved comments yet.' },
  rejected: { title: 'Rejected Comments', empty: 'No rejected comments yet.' },
  reported: { title: 'Reported Comments', empty: 'No reported comments to review.' },
};

export const statusWords = {
  pending: { label: 'Pending', tone: 'warn' },
  approved: { label: 'Approved', tone: 'good' },
  rejected: { label: 'Rejected', tone: 'bad' },
  deleted: { label: 'Deleted', tone: 'neutral' },
} as const satisfies Record<CommentStatus, object>;

/** '4 approved, 1 rejected, 2 deleted · Blocked'. `null`: none of their comments was decided. */
export function historyText(
  author: Pick<CommentAuthor, 'approved' | 'rejected' | 'deleted' | 'isBlocked'> | null,
): string {
  if (author === null || author.approved + author.rejected + author.deleted === 0)
    return author?.isBlocked === true ? 'Blocked' : 'No earlier comments';
  const counts = [`${author.approved} approved`, `${author.rejected} rejected`];
  if (author.deleted > 0) counts.push(`${author.deleted} deleted`);
  return `${counts.join(', ')}${author.isBlocked ? ' · Blocked' : ''}`;
}

/** The IP address of a comment. Adds '(not verified)' if the client may have forged it. */
export function addressText(comment: Pick<QueuedComment, 'ipAddress' | 'isAddressVerified'>): string {
  if (comment.ipAddress === null) return 'No IP address';
  return comment.isAddressVerified === false ? `${comment.ipAddress} (not verified)` : comment.ipAddress;
}
