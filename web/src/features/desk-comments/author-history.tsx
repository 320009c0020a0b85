import { styled } from '@mui/material/styles';
import { truncateAtWord } from '@first-show/domain/core/text';
import { useQuery } from '@tanstack/react-query';
import { langOf } from '../../lib/desk/lang-of.ts';
import { ECZAR } from '../../ui/art/families.ts';
import { Badge } from '../../ui/desk/badge.tsx';
import { ListSkeleton } from '../../ui/desk/list-skeleton.tsx';
import { LoadFailed } from '../../ui/desk/load-failed.tsx';
import { Meta } from '../../ui/desk/text.ts';
import { RelativeTime } from '../../ui/figures/relative-time.tsx';
import { authorHistoryQuery } from './authors.ts';
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

/** An author's latest comments in every state, except the one of the card. */
export function AuthorHistory({ authorId, exceptId }: { authorId: string; exceptId: string }) {
  const { data, error, refetch } = useQuery(authorHistoryQuery(authorId));
  if (error !== null) return <LoadFailed what="the author’s comments" error={error} onRetry={() => void refetch()} />;
  if (data === undefined) return <ListSkeleton lines={2} height={20} label="Loading the author’s comments" />;
  const others = data.comments.filter(({ id }) => id !== exceptId);
  if (others.length === 0) return <Meta>This is the author’s first comment.</Meta>;
  return (
    <List role="list" aria-label="The author’s latest comments">
      {others.map(({ id, content, status, createdAt, articleTitle }) => (
        <Item key={id}>
          <p lang={langOf(content)}>{truncateAtWord(content, SHOWN_CHARACTERS)}</p>
          <Badge tone={statusWords[status].tone}>{statusWords[status].label}</Badge>
          <span>
            <RelativeTime iso={createdAt} />, on <span lang={langOf(articleTitle)}>{articleTitle}</span>
          </span>
        </Item>
      ))}
    </List>
  );
}
