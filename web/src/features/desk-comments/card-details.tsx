import { styled } from '@mui/material/styles';
import type { CommentQueueDoc } from '@first-show/domain/comments/comment.schema';
import { useId, useState } from 'react';
import { Icon } from '../../ui/art/icon.tsx';
import { ButtonBase } from '../../ui/controls/button.tsx';
import { QuietButton } from '../../ui/desk/quiet-button.tsx';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import { AuthorHistory } from './author-history.tsx';
import { useAuthor } from './authors.ts';
import { BlockButton } from './block-button.tsx';
import { historyText } from './comment-labels.ts';
import { CommentsClosedButton } from './comments-closed-button.tsx';
import { useListFilter } from './list-filter.ts';

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
const Box = styled('div')({
  display: 'grid',
  gap: 12,
  marginTop: 4,
  padding: '14px 0 4px',
  borderTop: '1px solid var(--fs-palette-divider)',
});
const Actions = styled('div')({ display: 'flex', flexWrap: 'wrap', gap: '0 20px' });

/**
 * The author's history in one line. It opens the author's other comments and actions on author and
 * article.
 */
export function CardDetails({ comment }: { comment: CommentQueueDoc }) {
  const { authorId, authorName, articleId } = comment;
  const author = useAuthor(authorId);
  const [isOpen, setOpen] = useState(false);
  const [, setFilter] = useListFilter();
  const id = useId();
  return (
    <>
      <Opener aria-expanded={isOpen} aria-controls={isOpen ? id : undefined} onClick={() => setOpen(!isOpen)}>
        {authorId === null ? 'Author and article' : author === undefined ? 'Author’s history' : historyText(author)}
        <VisuallyHidden> by {authorName}: more about author and article</VisuallyHidden>
        <Icon name="down" size={15} />
      </Opener>
      {isOpen && (
        <Box id={id}>
          {authorId !== null && <AuthorHistory authorId={authorId} exceptId={comment.id} />}
          <Actions>
            <QuietButton
              onClick={() => setFilter(authorId === null ? { authorName, authorId: '' } : { authorId, authorName: '' })}
            >
              Only this author
            </QuietButton>
            <QuietButton onClick={() => setFilter({ articleId })}>Only this article</QuietButton>
            {authorId !== null && (
              <BlockButton authorId={authorId} authorName={authorName} isBlocked={author?.isBlocked === true} />
            )}
            <CommentsClosedButton articleId={articleId} />
          </Actions>
        </Box>
      )}
    </>
  );
}
