import type { Comment } from '@first-show/domain/comments/comment.schema';
import { COMMENTS_CLOSED } from '@first-show/domain/comments/closed';
import { formatCount } from '@first-show/domain/core/money';
import { useCallback, useEffect, useState } from 'react';
import { Button } from '../../shared/ui/controls/button.tsx';
import { readLocal, writeLocal } from '../../shared/lib/local-store.ts';
import { useReaderState } from '../../shared/lib/reader-state.ts';
import { Icon } from '../../shared/ui/art/icon.tsx';
import { lazyForm } from '../../shared/ui/controls/lazy-form.tsx';
import { CommentAction } from './comment-action.tsx';
import { CommentItem } from './comment-item.tsx';
import { decidedOwnComments, type OwnComment, pendingOwnComments, threadsOf, withOwn } from './comment-tree.ts';
import { ReportAction } from './report-action.tsx';
import { useShownComments } from './use-shown-comments.ts';
import { styled } from '../../shared/ui/styled.ts';

const OWN_KEY = 'fs-own-comments';
const LazyCommentForm = lazyForm({
  name: 'comment',
  load: () => import('./comment-form.tsx').then((module) => module.CommentForm),
  height: 600,
});
const Title = styled('h2')(({ theme }) => ({
  ...theme.typography.h2,
  fontSize: 'clamp(1.625rem, 2.4vw, 1.875rem)',
  margin: '0 0 20px',
}));
const List = styled('ul')({
  listStyle: 'none',
  margin: '0 0 28px',
  padding: 0,
  '& > li': { paddingBlock: 20, borderBottom: '1px solid var(--fs-palette-divider)' },
  '& > li:first-of-type': { paddingTop: 8 },
  '& > li:last-of-type': { borderBottom: 0 },
});
const Replies = styled('ul')(({ theme }) => ({
  listStyle: 'none',
  margin: '16px 0 0',
  // `&&`, because the reset of lists in `global-styles.ts` has a higher specificity than one class.
  '&&': { paddingLeft: 16 },
  borderLeft: '2px dashed var(--fs-palette-divider)',
  display: 'grid',
  gap: 16,
  [theme.breakpoints.up('sm')]: { marginLeft: 68 },
}));
const Empty = styled('p')(({ theme }) => ({
  ...theme.typography.body1,
  margin: '0 0 28px',
  color: 'var(--fs-palette-text-secondary)',
}));
const Closed = styled('p')(({ theme }) => ({
  ...theme.typography.body1,
  margin: 0,
  padding: 16,
  backgroundColor: 'var(--fs-palette-background-paper)',
}));
const ReplyPlace = styled('div')(({ theme }) => ({ marginTop: 16, [theme.breakpoints.up('sm')]: { marginLeft: 68 } }));

type Props = {
  articleId: string;
  comments: readonly Comment[];
  commentTotal: number;
  /**
   * True if moderators have closed the comments: they stay visible, but nobody can write a new one.
   */
  areClosed: boolean;
};

/**
 * The comments of an article with their live total, replies one level deep, the reader's own
 * pending comments, and the form.
 */
export function CommentsSection(props: Props) {
  return <Section key={props.articleId} {...props} />;
}

/**
 * The reader's own comments on this article that are still pending. They are stored on this device.
 */
function useWaitingComments(articleId: string, shown: readonly Comment[]) {
  const [own, setOwn] = useState<readonly OwnComment[]>([]);
  const state = useReaderState(`article:${articleId}`)?.comments ?? null;
  /**
   * Ids of the comments that were sent since the page was opened. The loaded state does not contain
   * them.
   */
  const [sent, setSent] = useState<readonly string[]>([]);

  useEffect(() => setOwn(readLocal<OwnComment[]>(OWN_KEY) ?? []), []);

  const mine = own.filter((comment) => comment.articleId === articleId);
  const knownState = state === null ? null : [...state, ...sent.map((id) => ({ id, status: 'pending' as const }))];
  const waiting = pendingOwnComments(mine, shown, knownState);
  // A published comment stays stored, because a moderator may undo the approval.
  const decided = (knownState === null ? [] : decidedOwnComments(mine, knownState)).map(({ id }) => id).join();

  useEffect(() => {
    if (decided === '') return;
    const gone = new Set(decided.split(','));
    const without = (comments: readonly OwnComment[]) => comments.filter(({ id }) => !gone.has(id));
    // Read the stored comments again, because another tab may have added to them.
    const kept = without(readLocal<OwnComment[]>(OWN_KEY) ?? []);
    writeLocal(OWN_KEY, kept.length === 0 ? null : kept);
    setOwn(without);
  }, [decided]);

  const addOwn = useCallback((comment: OwnComment): void => {
    setSent((current) => [...current, comment.id]);
    writeLocal(OWN_KEY, withOwn(readLocal<OwnComment[]>(OWN_KEY) ?? [], comment));
    // Do not add the comments of other tabs. The loaded state does not contain them, so they would
    // look decided.
    setOwn((current) => withOwn(current, comment));
  }, []);

  return { waiting, addOwn };
}

/** A comment with its replies, and the form for a reply to it. */
function Thread({
  comment,
  replies,
  ownReplies,
  articleId,
  areClosed,
  isReplying,
  onReplying,
  onSent,
}: {
  comment: Comment;
  replies: readonly Comment[];
  /** The reader's own replies that are still pending. */
  ownReplies: readonly OwnComment[];
  articleId: string;
  areClosed: boolean;
  isReplying: boolean;
  onReplying: (isReplying: boolean) => void;
  onSent: (reply: OwnComment) => void;
}) {
  return (
    <li>
      <CommentItem comment={comment}>
        {/* Only a comment on the article can be answered. A reply whose comment is missing is
            shown on its own, without a Reply button. */}
        {!areClosed && comment.parentId === null && (
          <CommentAction
            aria-expanded={isReplying}
            onClick={() => onReplying(!isReplying)}
            aria-label={`Reply to ${comment.authorName}`}
          >
            <Icon name="reply" size={16} />
            Reply
          </CommentAction>
        )}
        <ReportAction comment={comment} />
      </CommentItem>
      {(replies.length > 0 || ownReplies.length > 0) && (
        <Replies role="list">
          {replies.map((reply) => (
            <li key={reply.id}>
              <CommentItem comment={reply} isReply>
                <ReportAction comment={reply} />
              </CommentItem>
            </li>
          ))}
          {ownReplies.map((reply) => (
            <li key={reply.id}>
              <CommentItem comment={reply} isReply isWaiting />
            </li>
          ))}
        </Replies>
      )}
      {!areClosed && isReplying && (
        <ReplyPlace>
          <LazyCommentForm
            articleId={articleId}
            replyTo={comment}
            onSent={(reply) => {
              onSent(reply);
              onReplying(false);
            }}
            onCancel={() => onReplying(false)}
          />
        </ReplyPlace>
      )}
    </li>
  );
}

function Section(props: Props) {
  const { articleId, areClosed } = props;
  const { shown, total, hasOlder, isLoading, loadOlder } = useShownComments(props);
  const { waiting, addOwn } = useWaitingComments(articleId, shown);
  const [replyTo, setReplyTo] = useState<string | null>(null);
  const threads = threadsOf(shown);
  return (
    <section aria-labelledby="comments-title">
      <Title id="comments-title">{`Comments (${formatCount(total)})`}</Title>
      {shown.length === 0 && waiting.length === 0 ? (
        <Empty>{areClosed ? 'No comments yet.' : 'No comments yet. Be the first to share your thoughts!'}</Empty>
      ) : (
        <List role="list" data-later="">
          {waiting
            .filter(({ parentId }) => !threads.some(({ comment }) => comment.id === parentId))
            .map((comment) => (
              <li key={comment.id}>
                <CommentItem comment={comment} isWaiting />
              </li>
            ))}
          {threads.map(({ comment, replies }) => (
            <Thread
              key={comment.id}
              comment={comment}
              replies={replies}
              ownReplies={waiting.filter(({ parentId }) => parentId === comment.id)}
              articleId={articleId}
              areClosed={areClosed}
              isReplying={replyTo === comment.id}
              onReplying={(isReplying) => setReplyTo(isReplying ? comment.id : null)}
              onSent={addOwn}
            />
          ))}
        </List>
      )}
      {hasOlder && (
        <Button
          variant="outlined"
          sx={{ mb: '28px' }}
          aria-disabled={isLoading || undefined}
          className={isLoading ? 'Mui-disabled' : undefined}
          onClick={(event) => void loadOlder(event.currentTarget)}
        >
          {isLoading ? 'Loading…' : 'Show earlier comments'}
        </Button>
      )}
      {areClosed ? <Closed>{COMMENTS_CLOSED}</Closed> : <LazyCommentForm articleId={articleId} onSent={addOwn} />}
    </section>
  );
}
