import { styled } from '@mui/material/styles';
import type { CommentDoc } from '@first-show/domain/comments/comment.schema';
import { truncateAtWord } from '@first-show/domain/core/text';
import { langOf } from '../../lib/desk/lang-of.ts';
import { useLiveDocState } from '../../lib/desk/use-live-state.ts';
import { ECZAR } from '../../ui/art/families.ts';

const QUOTED_CHARACTERS = 180;

const Quote = styled('blockquote')(({ theme }) => ({
  ...theme.typography.meta,
  margin: '14px 0 0',
  padding: '2px 0 2px 12px',
  borderLeft: '2px dashed var(--fs-palette-edge)',
  color: 'var(--fs-palette-text-secondary)',
  '& p': { fontFamily: ECZAR, fontWeight: 400, fontSize: '1rem', lineHeight: 1.4, overflowWrap: 'anywhere' },
}));

/** The comment that this comment replies to. */
export function ReplyContext({ parentId }: { parentId: string }) {
  const { status, doc } = useLiveDocState<CommentDoc>(`comments/${parentId}`);
  if (status === 'loading') return <Quote aria-busy="true">In reply to …</Quote>;
  if (doc === null) return <Quote>In reply to a deleted comment</Quote>;
  return (
    <Quote>
      In reply to <bdi lang={langOf(doc.authorName)}>{doc.authorName}</bdi>
      <p lang={langOf(doc.content)}>{truncateAtWord(doc.content, QUOTED_CHARACTERS)}</p>
    </Quote>
  );
}
