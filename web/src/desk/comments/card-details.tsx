import { styled } from '@mui/material/styles';
import type { QueuedComment } from '@first-show/domain/comments/comment.schema';
import { truncateAtWord } from '@first-show/domain/core/text';
import { useQuery } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { langOf } from '../../shared/ui/lang-of.ts';
import { ECZAR } from '../../shared/ui/art/families.ts';
import { Icon } from '../../shared/ui/art/icon.tsx';
import { ButtonBase } from '../../shared/ui/controls/button.tsx';
import { Badge } from '../ui/badge.tsx';
import { ListSkeleton } from '../ui/list-skeleton.tsx';
import { LoadFailed } from '../ui/load-failed.tsx';
import { QuietButton } from '../ui/quiet-button.tsx';
import { Line, Stack } from '../ui/stack.ts';
import { Meta } from '../ui/text.ts';
import { RelativeTime } from '../../shared/ui/figures/relative-time.tsx';
import { VisuallyHidden } from '../../shared/ui/visually-hidden.tsx';
import { authorHistoryQuery, useAuthor } from './authors.ts';
import { BlockButton } from './blocked-authors.tsx';
import { historyText, statusWords } from './comment-labels.ts';
import { CommentsClosedButton } from './closed-articles.tsx';
import { useListFilter } from './list-filter.ts';

const SHOWN_CHARACTERS = 140;

const Opener = styled(ButtonBase)(({ theme }) => ({
  ...theme.typography.meta,
  minHeight: 44,
  gap: 7,
  fontWeight: 600,
  color: 'var(--fs-palette-text-secondary)',
  textAlign: 'start',
  '&:hover': { color: 'var(--fs-palette-text-primary)' },
  '& svg': { transition: 'transform 200ms' },
  '&[aria-expanded="true"] svg': { transform: 'rotate(180deg)' },
}));
const Past = styled('li')(({ theme }) => ({
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

/** The author's history in one line. A click shows their other comments and more actions. */
export function CardDetails({ comment }: { comment: QueuedComment }) {
  const { authorId, authorName, articleId } = comment;
  const author = useAuthor(authorId);
  const [isOpen, setOpen] = useState(false);
  const [, setFilter] = useListFilter();
  /** 'Back' returns to the list as it was. */
  const showOnly = (changes: Parameters<typeof setFilter>[0]) => setFilter(changes, { isNewEntry: true });
  const id = useId();
  return (
    <>
      <Opener aria-expanded={isOpen} aria-controls={isOpen ? id : undefined} onClick={() => setOpen(!isOpen)}>
        {authorId === null ? 'Author and article' : author === undefined ? 'Author’s history' : historyText(author)}
        <VisuallyHidden> by {authorName}: more about author and article</VisuallyHidden>
        <Icon name="down" size={15} />
      </Opener>
      {isOpen && (
        <Stack
          id={id}
          style={{ gap: 12, marginTop: 4, padding: '14px 0 4px', borderTop: '1px solid var(--fs-palette-divider)' }}
        >
          {authorId !== null && <AuthorHistory authorId={authorId} exceptId={comment.id} />}
          <Line style={{ gap: '0 20px' }}>
            <QuietButton
              onClick={() => showOnly(authorId === null ? { authorName, authorId: '' } : { authorId, authorName: '' })}
            >
              Only this author
            </QuietButton>
            <QuietButton onClick={() => showOnly({ articleId })}>Only this article</QuietButton>
            {authorId !== null && (
              <BlockButton authorId={authorId} authorName={authorName} isBlocked={author?.isBlocked === true} />
            )}
            <CommentsClosedButton articleId={articleId} />
          </Line>
        </Stack>
      )}
    </>
  );
}

/** The author's latest comments of every status, without the comment of this card. */
function AuthorHistory({ authorId, exceptId }: { authorId: string; exceptId: string }) {
  const { data, error, refetch } = useQuery(authorHistoryQuery(authorId));
  if (error !== null) return <LoadFailed what="the author’s comments" error={error} onRetry={() => void refetch()} />;
  if (data === undefined) return <ListSkeleton lines={2} height={20} label="Loading the author’s comments" />;
  const others = data.comments.filter(({ id }) => id !== exceptId);
  if (others.length === 0) return <Meta>This is the author’s first comment.</Meta>;
  return (
    <Stack as="ul" role="list" aria-label="The author’s latest comments" style={{ gap: 10 }}>
      {others.map(({ id, content, status, createdAt, articleTitle }) => (
        <Past key={id}>
          <p lang={langOf(content)}>{truncateAtWord(content, SHOWN_CHARACTERS)}</p>
          <Badge tone={statusWords[status].tone}>{statusWords[status].label}</Badge>
          <span>
            <RelativeTime iso={createdAt} />, on <span lang={langOf(articleTitle)}>{articleTitle}</span>
          </span>
        </Past>
      ))}
    </Stack>
  );
}
