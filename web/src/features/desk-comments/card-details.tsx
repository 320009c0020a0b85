import { styled } from '@mui/material/styles';
import type { CommentQueueDoc } from '@first-show/domain/comments/comment.schema';
import type { CommentAuthor } from '@first-show/domain/comments/moderation-desk.schema';
import { AuthorHistory } from './author-history.tsx';
import { BlockButton } from './block-button.tsx';
import { CommentsClosedButton } from './comments-closed-button.tsx';
import { QuietButton } from '../../ui/desk/quiet-button.tsx';

const Box = styled('div')({
  display: 'grid',
  gap: 12,
  marginTop: 4,
  padding: '14px 0 4px',
  borderTop: '1px solid var(--fs-palette-divider)',
});
const Actions = styled('div')({ display: 'flex', flexWrap: 'wrap', gap: '0 20px' });

/** Details of one comment: the author's other comments, and closing the article's comments. */
export function CardDetails({
  comment,
  author,
  onAuthor,
  onOnlyArticle,
  onOnlyAuthor,
}: {
  comment: CommentQueueDoc;
  author: CommentAuthor | null;
  onAuthor: (author: CommentAuthor) => void;
  onOnlyArticle: () => void;
  onOnlyAuthor: () => void;
}) {
  return (
    <Box>
      {comment.authorId !== null && (
        <AuthorHistory authorId={comment.authorId} exceptId={comment.id} onLoaded={onAuthor} />
      )}
      <Actions>
        <QuietButton onClick={onOnlyAuthor}>Only this author</QuietButton>
        <QuietButton onClick={onOnlyArticle}>Only this article</QuietButton>
        {comment.authorId !== null && (
          <BlockButton
            authorId={comment.authorId}
            authorName={comment.authorName}
            isBlocked={author?.isBlocked === true}
            onChange={onAuthor}
          />
        )}
        <CommentsClosedButton articleId={comment.articleId} />
      </Actions>
    </Box>
  );
}
