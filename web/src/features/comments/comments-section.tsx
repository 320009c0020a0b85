import { styled } from '@mui/material/styles';
import { livePaths } from '@first-show/domain/core/live-paths';
import type { Comment } from '@first-show/domain/comments/comment.schema';
import { COMMENTS_CLOSED } from '@first-show/domain/comments/closed';
import { formatCount } from '@first-show/domain/core/money';
import { useEffect, useState } from 'react';
import { Button, ButtonBase } from '../../ui/button.tsx';
import { ApiError, callApi } from '../../lib/call-api.ts';
import { failureText } from '../../lib/failure-text.ts';
import { useLiveDoc } from '../../lib/live/use-live.ts';
import { readLocal, writeLocal } from '../../lib/local-store.ts';
import { useReaderState } from '../../lib/reader-state.ts';
import { Icon } from '../../ui/icon.tsx';
import { showToast } from '../../ui/toast/toast.ts';
import { CommentForm } from './comment-form.tsx';
import { CommentItem } from './comment-item.tsx';
import { mergeComments, stillWaiting, threadsOf, withOwn, type OwnComment } from './comment-tree.ts';

const OWN_KEY = 'fs-own-comments';
/** The API's limit of a list. */
const PAGE = 50;

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
  // The reset of lists weighs more than one class.
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
const Action = styled(ButtonBase)({
  minHeight: 44,
  gap: 7,
  fontSize: '.9375rem',
  fontWeight: 600,
  borderRadius: 4,
  color: 'var(--fs-palette-text-disabled)',
  '&:hover': { color: 'var(--fs-palette-text-primary)' },
  '@media (scripting: none)': { display: 'none' },
});
const ReplyPlace = styled('div')(({ theme }) => ({ marginTop: 16, [theme.breakpoints.up('sm')]: { marginLeft: 68 } }));

type Shown = { comments: readonly Comment[]; total: number };

type Props = {
  articleId: string;
  comments: readonly Comment[];
  commentTotal: number;
  /** Moderators closed them: they can be read, and no longer written. */
  areClosed: boolean;
};

/** Comments of an article with their live total, answers one level deep, own ones that wait, and the form. */
export function CommentsSection(props: Props) {
  return <Section key={props.articleId} {...props} />;
}

function Section({ articleId, comments, commentTotal, areClosed }: Props) {
  const path = `/api/articles/${encodeURIComponent(articleId)}/comments`;
  // One document holds the newest comments and their total: one listener instead of a query and a document.
  const { comments: newest, total } = useLiveDoc<{ comments?: Comment[]; commentTotal?: number }, Shown>(
    livePaths.articleExtras(articleId),
    { comments, total: commentTotal },
    (doc) => ({ comments: doc.comments ?? [], total: doc.commentTotal ?? 0 }),
    {
      refresh: async () => {
        const fresh = await callApi<Comment[]>(`${path}?limit=${PAGE}`, { isPublic: true });
        return { comments: fresh, total: Math.max(commentTotal, fresh.length) };
      },
    },
  );
  const [older, setOlder] = useState<readonly Comment[]>([]);
  const [isLoading, setIsLoading] = useState(false);
  const [own, setOwn] = useState<readonly OwnComment[]>([]);
  const [replyTo, setReplyTo] = useState<string | null>(null);
  const [reported, setReported] = useState<ReadonlySet<string>>(new Set());
  const state = useReaderState(`article:${articleId}`)?.comments ?? null;
  /** Sent since the page was opened: the state that was asked for cannot know of them. */
  const [sent, setSent] = useState<readonly string[]>([]);

  useEffect(() => setOwn(readLocal<OwnComment[]>(OWN_KEY) ?? []), []);

  const shown = mergeComments(newest, older);
  const mine = own.filter((comment) => comment.articleId === articleId);
  const knownState = state === null ? null : [...state, ...sent.map((id) => ({ id, status: 'pending' as const }))];
  const waiting = stillWaiting(mine, shown, knownState);
  const decided = mine
    .filter((comment) => !waiting.includes(comment))
    .map(({ id }) => id)
    .join();

  useEffect(() => {
    if (decided === '') return;
    const gone = new Set(decided.split(','));
    setOwn((current) => {
      const kept = current.filter(({ id }) => !gone.has(id));
      writeLocal(OWN_KEY, kept.length === 0 ? null : kept);
      return kept;
    });
  }, [decided]);

  function addOwn(comment: OwnComment): void {
    setSent((current) => [...current, comment.id]);
    const next = withOwn(readLocal<OwnComment[]>(OWN_KEY) ?? [], comment);
    writeLocal(OWN_KEY, next);
    setOwn(next);
  }

  async function loadOlder(): Promise<void> {
    const last = shown.reduce<Comment | null>(
      (oldest, comment) => (oldest === null || comment.createdAt < oldest.createdAt ? comment : oldest),
      null,
    );
    if (last === null || isLoading) return;
    setIsLoading(true);
    try {
      const page = await callApi<Comment[]>(`${path}?limit=${PAGE}&after=${encodeURIComponent(last.id)}`, {
        isPublic: true,
      });
      setOlder((current) => mergeComments(current, page));
    } catch (error) {
      showToast({
        title: 'Error',
        description: failureText(error, 'The earlier comments did not come. Please try again.'),
        tone: 'error',
      });
    } finally {
      setIsLoading(false);
    }
  }

  async function report(id: string): Promise<void> {
    setReported((current) => new Set(current).add(id));
    try {
      const { message } = await callApi<{ message: string }>(`/api/comments/${encodeURIComponent(id)}/report`, {
        method: 'POST',
        body: {},
      });
      showToast({ title: 'Reported', description: message });
    } catch (error) {
      // 409: this reader reported it before.
      if (error instanceof ApiError && error.status === 409) return;
      setReported((current) => new Set([...current].filter((other) => other !== id)));
      showToast({
        title: 'Failed',
        description: failureText(error, 'Could not report the comment. Please try again.'),
        tone: 'error',
      });
    }
  }

  const reportAction = (comment: Comment) => (
    <Action
      disabled={reported.has(comment.id)}
      onClick={() => void report(comment.id)}
      aria-label={`Report what ${comment.authorName} wrote`}
    >
      <Icon name="flag" size={16} />
      {reported.has(comment.id) ? 'Reported' : 'Report'}
    </Action>
  );

  return (
    <section aria-labelledby="comments-title">
      <Title id="comments-title">Comments ({formatCount(total)})</Title>
      {shown.length === 0 && waiting.length === 0 ? (
        <Empty>{areClosed ? 'No comments yet.' : 'No comments yet. Be the first to share your thoughts!'}</Empty>
      ) : (
        <List role="list" data-later="">
          {waiting
            .filter(({ parentId }) => parentId === null)
            .map((comment) => (
              <li key={comment.id}>
                <CommentItem comment={comment} isWaiting />
              </li>
            ))}
          {threadsOf(shown).map(({ comment, replies }) => {
            const ownReplies = waiting.filter(({ parentId }) => parentId === comment.id);
            return (
              <li key={comment.id}>
                <CommentItem comment={comment}>
                  {!areClosed && (
                    <Action
                      aria-expanded={replyTo === comment.id}
                      onClick={() => setReplyTo(replyTo === comment.id ? null : comment.id)}
                      aria-label={`Reply to ${comment.authorName}`}
                    >
                      <Icon name="reply" size={16} />
                      Reply
                    </Action>
                  )}
                  {reportAction(comment)}
                </CommentItem>
                {(replies.length > 0 || ownReplies.length > 0) && (
                  <Replies role="list">
                    {replies.map((reply) => (
                      <li key={reply.id}>
                        <CommentItem comment={reply} isReply>
                          {reportAction(reply)}
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
                {!areClosed && replyTo === comment.id && (
                  <ReplyPlace>
                    <CommentForm
                      articleId={articleId}
                      replyTo={comment}
                      onSent={(reply) => {
                        addOwn(reply);
                        setReplyTo(null);
                      }}
                      onCancel={() => setReplyTo(null)}
                    />
                  </ReplyPlace>
                )}
              </li>
            );
          })}
        </List>
      )}
      {shown.length > 0 && shown.length < total && (
        <Button variant="outlined" sx={{ mb: '28px' }} disabled={isLoading} onClick={() => void loadOlder()}>
          {isLoading ? 'Loading…' : 'Show earlier comments'}
        </Button>
      )}
      {areClosed ? <Closed>{COMMENTS_CLOSED}</Closed> : <CommentForm articleId={articleId} onSent={addOwn} />}
    </section>
  );
}
