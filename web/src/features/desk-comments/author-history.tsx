import { styled } from '@mui/material/styles';
import type { CommentAuthor, CommentAuthorHistory } from '@first-show/domain/comments/moderation-desk.schema';
import { isHindi, truncateAtWord } from '@first-show/domain/core/text';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { callStaffApi } from '../../lib/desk/staff-api.ts';
import { Badge } from '../../ui/desk/badge.tsx';
import { RelativeTime } from '../../ui/figures/relative-time.tsx';
import { ECZAR } from '../../ui/art/families.ts';
import { ListSkeleton } from '../../ui/desk/list-skeleton.tsx';
import { LoadFailed } from '../../ui/desk/load-failed.tsx';
import { statusWords } from './comment-labels.ts';

const SHOWN_CHARACTERS = 140;

const List = styled('ul')({ display: 'grid', gap: 10, margin: 0, padding: 0, listStyle: 'none' });
const Item = styled('li')(({ theme }) => ({
  ...theme.typography.meta,
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  gap: '2px 12px',
  alignItems: 'start',
  color: 'var(--fs-palette-text-disabled)',
  '& p': {
    fontFamily: ECZAR,
    fontWeight: 400,
    fontSize: '1rem',
    lineHeight: 1.4,
    color: 'var(--fs-palette-text-primary)',
    overflowWrap: 'anywhere',
  },
}));
const Sentence = styled('p')(({ theme }) => ({ ...theme.typography.meta, color: 'var(--fs-palette-text-secondary)' }));

/** An author's latest comments in every state, except the one of the card. */
export function AuthorHistory({
  authorId,
  exceptId,
  onLoaded,
}: {
  authorId: string;
  exceptId: string;
  onLoaded: (author: CommentAuthor) => void;
}) {
  const { data, error, refetch } = useQuery({
    queryKey: ['comment-author', authorId],
    queryFn: ({ signal }) =>
      callStaffApi<CommentAuthorHistory>(`/api/admin/comment-authors/${encodeURIComponent(authorId)}`, { signal }),
    gcTime: 0,
  });
  useEffect(() => {
    if (data !== undefined) onLoaded(data);
    // eslint-disable-next-line react-hooks/exhaustive-deps -- `onLoaded` is a new function on each render
  }, [data]);

  if (error !== null) return <LoadFailed what="the author’s comments" error={error} onRetry={() => void refetch()} />;
  if (data === undefined) return <ListSkeleton lines={2} height={20} label="Loading the author’s comments" />;
  const others = data.comments.filter(({ id }) => id !== exceptId);
  if (others.length === 0) return <Sentence>This is the author’s first comment.</Sentence>;
  return (
    <List role="list" aria-label="The author’s latest comments">
      {others.map((comment) => (
        <Item key={comment.id}>
          <p lang={isHindi(comment.content) ? 'hi' : undefined}>{truncateAtWord(comment.content, SHOWN_CHARACTERS)}</p>
          <Badge tone={statusWords[comment.status].tone}>{statusWords[comment.status].label}</Badge>
          <span>
            <RelativeTime iso={comment.createdAt} />, on{' '}
            <span lang={isHindi(comment.articleTitle) ? 'hi' : undefined}>{comment.articleTitle}</span>
          </span>
        </Item>
      ))}
    </List>
  );
}
