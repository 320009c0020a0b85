import Checkbox from '@mui/material/Checkbox';
import { styled } from '@mui/material/styles';
import type { CommentQueueDoc } from '@first-show/domain/comments/comment.schema';
import { langOf } from '../../lib/desk/lang-of.ts';
import { PaperInitial } from '../../ui/art/paper-initial.tsx';
import { Badge } from '../../ui/desk/badge.tsx';
import { Meta } from '../../ui/desk/text.ts';
import { RelativeTime } from '../../ui/figures/relative-time.tsx';
import { addressText, statusWords } from './comment-labels.ts';

const Head = styled('header')({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr) auto',
  gap: 14,
  alignItems: 'start',
});
const Name = styled('h2')({ fontSize: '1.125rem', fontWeight: 700, lineHeight: 1.3, overflowWrap: 'anywhere' });
const State = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'end',
  alignItems: 'center',
  gap: 6,
  // On phones, badges beside each other would leave no room for the email address.
  '@media (max-width:799px)': { flexDirection: 'column-reverse', alignItems: 'end' },
});

/** Who wrote a comment and when, its state, and a checkbox to select it. */
export function CardHead({
  comment,
  nameId,
  isSelected,
  onPick,
}: {
  comment: CommentQueueDoc;
  nameId: string;
  isSelected: boolean;
  /** `null`: the comment cannot be selected. */
  onPick: ((isRange: boolean) => void) | null;
}) {
  const { authorName, status, reportCount } = comment;
  return (
    <Head>
      <PaperInitial name={authorName} seed={comment.id} />
      <div>
        <Name id={nameId} lang={langOf(authorName)}>
          {authorName}
        </Name>
        <Meta>{comment.authorEmail ?? 'Email erased'}</Meta>
        <Meta>
          {addressText(comment)} · <RelativeTime iso={comment.createdAt} />
        </Meta>
      </div>
      <State>
        {reportCount > 0 && (
          <Badge tone="bad">
            {reportCount} {reportCount === 1 ? 'report' : 'reports'}
          </Badge>
        )}
        <Badge tone={statusWords[status].tone}>{statusWords[status].label}</Badge>
        {onPick !== null && (
          <Checkbox
            sx={{ m: '-8px -10px -8px 0' }}
            checked={isSelected}
            onChange={({ nativeEvent }) => onPick(nativeEvent instanceof MouseEvent && nativeEvent.shiftKey)}
            slotProps={{ input: { 'aria-label': `Select the comment by ${authorName}` } }}
          />
        )}
      </State>
    </Head>
  );
}
