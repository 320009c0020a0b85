import Checkbox from '@mui/material/Checkbox';
import { styled } from '@mui/material/styles';
import type { CommentQueueDoc } from '@first-show/domain/comments/comment.schema';
import type { CommentAuthor, QueueList } from '@first-show/domain/comments/moderation-desk.schema';
import { paths } from '@first-show/domain/core/paths';
import { isHindi } from '@first-show/domain/core/text';
import { memo, useId, useState } from 'react';
import { Button, ButtonBase } from '../../ui/controls/button.tsx';
import { Badge } from '../../ui/desk/badge.tsx';
import { ECZAR } from '../../ui/art/families.ts';
import { Icon } from '../../ui/art/icon.tsx';
import { PaperInitial } from '../../ui/art/paper-initial.tsx';
import { RelativeTime } from '../../ui/figures/relative-time.tsx';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import { CardDetails } from './card-details.tsx';
import { DecisionButton } from './decision-button.tsx';
import type { Act } from './decision-texts.ts';
import { KeyCap } from '../../ui/desk/key-cap.tsx';
import type { CardData } from './overlay.ts';
import { ReplyContext } from './reply-context.tsx';
import { addressText, historyText, ruleText, statusWords } from './comment-labels.ts';

const PHONE = '@media (max-width:799px)';

const Card = styled('article')({
  padding: '24px',
  backgroundColor: 'var(--fs-palette-background-paper)',
  scrollMarginBlock: '16px calc(24px + var(--fs-bottom-bar, 0px))',
  // The ring is drawn outside the card, with a gap.
  '&[data-current]': { boxShadow: '0 0 0 2px var(--fs-palette-background-default), 0 0 0 5px var(--fs-palette-focus)' },
  // The current card has the focus, so its own ring is enough.
  '&[data-current]:focus-visible': { outline: 'none' },
  '&[data-selected]': { backgroundColor: 'var(--fs-palette-tint)' },
  [PHONE]: {
    padding: '16px',
    marginInline: -16,
    '&[data-current]': { boxShadow: 'inset 0 0 0 3px var(--fs-palette-focus)' },
  },
});
const Head = styled('header')({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr) auto',
  gap: 14,
  alignItems: 'start',
});
const Name = styled('h2')({ fontSize: '1.125rem', fontWeight: 700, lineHeight: 1.3, overflowWrap: 'anywhere' });
const Meta = styled('p')(({ theme }) => ({
  ...theme.typography.meta,
  color: 'var(--fs-palette-text-disabled)',
  overflowWrap: 'anywhere',
}));
const State = styled('div')({ display: 'flex', flexWrap: 'wrap', justifyContent: 'end', alignItems: 'center', gap: 6 });
const Content = styled('p')({
  fontFamily: ECZAR,
  fontWeight: 400,
  fontSize: '1.25rem',
  lineHeight: 1.45,
  maxWidth: 680,
  marginTop: 16,
  whiteSpace: 'pre-line',
  overflowWrap: 'anywhere',
  [PHONE]: { fontSize: '1.125rem' },
});
const On = styled('p')(({ theme }) => ({
  ...theme.typography.meta,
  marginTop: 12,
  color: 'var(--fs-palette-text-disabled)',
  '& a': { color: 'var(--fs-palette-text-primary)', textUnderlineOffset: 3, fontWeight: 600 },
}));
const Flags = styled('ul')(({ theme }) => ({
  ...theme.typography.meta,
  display: 'grid',
  gap: 4,
  margin: '14px 0 0',
  padding: 0,
  listStyle: 'none',
  '& li': {
    display: 'grid',
    gridTemplateColumns: '18px minmax(0, 1fr)',
    gap: 8,
    overflowWrap: 'anywhere',
    color: 'var(--fs-palette-text-secondary)',
  },
  '& svg': { color: 'var(--fs-palette-primary-main)', marginTop: 2 },
  '& strong': { color: 'var(--fs-palette-text-primary)' },
}));
const Buttons = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  gap: 10,
  marginTop: 8,
  '& > [data-tone="delete"]': { marginLeft: 'auto' },
  // On phones, the bar at the bottom has these buttons.
  [PHONE]: { display: 'none' },
});
const History = styled(ButtonBase)(({ theme }) => ({
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
const Note = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '8px 16px',
  marginTop: 14,
  padding: '10px 14px',
  border: '1px solid var(--fs-palette-edge)',
  fontWeight: 600,
  '& > span': { flex: '1 1 200px' },
});
const Looking = styled('p')(({ theme }) => ({
  ...theme.typography.meta,
  display: 'flex',
  alignItems: 'center',
  gap: 7,
  marginTop: 12,
  fontWeight: 600,
  color: 'var(--fs-palette-primary-main)',
}));

/** The `id` attribute of a comment's card. */
export const cardId = (id: string): string => `card-${id}`;

/**
 * The action that reverses a decided comment: 'reject' for an approved one, 'approve' for a
 * rejected one. `null` in the other lists.
 */
export const reversalOf = (list: QueueList): 'approve' | 'reject' | null =>
  list === 'approved' ? 'reject' : list === 'rejected' ? 'approve' : null;

/** True if the comment still needs a decision. */
export const isOpen = ({ comment, notice }: CardData): boolean => notice === null && comment.moderatedAt === null;

const langOf = (text: string): 'hi' | undefined => (isHindi(text) ? 'hi' : undefined);

export type CardHandlers = {
  onCurrent: (id: string) => void;
  onPick: (id: string, isRange: boolean) => void;
  onAct: (id: string, act: Act) => void;
  onDismiss: (id: string) => void;
  onOnlyArticle: (comment: CommentQueueDoc) => void;
  onOnlyAuthor: (comment: CommentQueueDoc) => void;
  onAuthor: (author: CommentAuthor) => void;
};

type Props = CardHandlers & {
  shown: CardData;
  list: QueueList;
  /** `undefined`: not known yet. */
  author: CommentAuthor | null | undefined;
  isCurrent: boolean;
  isSelected: boolean;
  /** Shows the keyboard shortcuts on the current card's buttons. */
  showsKeys: boolean;
  /** Names of other moderators who are looking at the comment. */
  others: readonly string[] | undefined;
};

/**
 * A comment with everything a decision needs. Memoised, because a list of fifty re-renders with
 * every arrival and key press.
 */
export const CommentCard = memo(function CommentCard({
  shown,
  list,
  author,
  isCurrent,
  isSelected,
  showsKeys,
  others,
  ...handlers
}: Props) {
  const { comment, notice } = shown;
  const { id } = comment;
  const [isExpanded, setExpanded] = useState(false);
  const detailsId = useId();
  const nameId = useId();
  const contentId = useId();
  const state = statusWords[comment.status];
  const isPickable = notice === null && (isOpen(shown) || list === 'reported');
  return (
    <Card
      id={cardId(id)}
      tabIndex={isCurrent ? 0 : -1}
      aria-labelledby={nameId}
      aria-describedby={contentId}
      aria-current={isCurrent ? 'true' : undefined}
      data-current={isCurrent ? '' : undefined}
      data-selected={isSelected ? '' : undefined}
      onFocus={() => handlers.onCurrent(id)}
      onClick={() => handlers.onCurrent(id)}
    >
      <Head>
        <PaperInitial name={comment.authorName} seed={id} />
        <div>
          <Name id={nameId} lang={langOf(comment.authorName)}>
            {comment.authorName}
          </Name>
          <Meta>{comment.authorEmail ?? 'Email erased'}</Meta>
          <Meta>
            {addressText(comment)} · <RelativeTime iso={comment.createdAt} />
          </Meta>
        </div>
        <State>
          {comment.reportCount > 0 && (
            <Badge tone="bad">
              {comment.reportCount} {comment.reportCount === 1 ? 'report' : 'reports'}
            </Badge>
          )}
          <Badge tone={state.tone}>{state.label}</Badge>
          {isPickable && (
            <Checkbox
              sx={{ m: '-8px -10px -8px 0' }}
              checked={isSelected}
              onChange={(event) =>
                handlers.onPick(id, event.nativeEvent instanceof MouseEvent && event.nativeEvent.shiftKey)
              }
              slotProps={{ input: { 'aria-label': `Select the comment by ${comment.authorName}` } }}
            />
          )}
        </State>
      </Head>
      {comment.parentId !== null && <ReplyContext parentId={comment.parentId} />}
      <Content id={contentId} lang={langOf(comment.content)}>
        {comment.content}
      </Content>
      {comment.flags.length > 0 && (
        <Flags role="list" aria-label="Why it was flagged">
          {comment.flags.map((flag, index) => (
            <li key={index}>
              <Icon name="flag" size={16} />
              <span>
                <strong>{ruleText(flag.rule)}</strong> · {flag.detail}
              </span>
            </li>
          ))}
        </Flags>
      )}
      <On>
        On{' '}
        <a href={paths.article(comment.articleSlug)} target="_blank" rel="noopener" lang={langOf(comment.articleTitle)}>
          {comment.articleTitle}
          <VisuallyHidden lang="en"> (opens in a new tab)</VisuallyHidden>
        </a>
      </On>
      {comment.moderatedAt !== null && notice === null && (
        <Meta style={{ marginTop: 8 }}>
          Moderated by {comment.moderatedBy ?? 'another moderator'} <RelativeTime iso={comment.moderatedAt} />
        </Meta>
      )}
      {others !== undefined && others.length > 0 && (
        <Looking>
          <Icon name="eye" size={17} />
          {others.join(' and ')} {others.length === 1 ? 'is' : 'are'} looking at this
        </Looking>
      )}
      <History
        aria-expanded={isExpanded}
        aria-controls={isExpanded ? detailsId : undefined}
        onClick={() => setExpanded(!isExpanded)}
      >
        {comment.authorId === null
          ? 'Author and article'
          : author === undefined
            ? 'Author’s history'
            : historyText(author)}
        <VisuallyHidden> by {comment.authorName}: more about author and article</VisuallyHidden>
        <Icon name="down" size={15} />
      </History>
      {isExpanded && (
        <div id={detailsId}>
          <CardDetails
            comment={comment}
            author={author ?? null}
            onAuthor={handlers.onAuthor}
            onOnlyArticle={() => handlers.onOnlyArticle(comment)}
            onOnlyAuthor={() => handlers.onOnlyAuthor(comment)}
          />
        </div>
      )}
      {notice !== null ? (
        <Note>
          <span role="status">{notice}</span>
          <Button
            variant="outlined"
            aria-keyshortcuts={isCurrent && showsKeys ? 'Escape' : undefined}
            onClick={() => handlers.onDismiss(id)}
            style={{ minHeight: 44 }}
          >
            Dismiss
            {isCurrent && showsKeys && (
              <KeyCap aria-hidden="true" style={{ marginLeft: 10 }}>
                Esc
              </KeyCap>
            )}
          </Button>
        </Note>
      ) : (
        <CardButtons
          shown={shown}
          list={list}
          showsKeys={isCurrent && showsKeys}
          onAct={(act) => handlers.onAct(id, act)}
        />
      )}
    </Card>
  );
});

/**
 * The buttons of a card: Approve, Reject and Delete for an undecided comment, 'Dismiss reports' and
 * Delete for a reported one, the reverse decision for a decided one.
 */
function CardButtons({
  shown,
  list,
  showsKeys,
  onAct,
}: {
  shown: CardData;
  list: QueueList;
  showsKeys: boolean;
  onAct: (act: Act) => void;
}) {
  if (list === 'reported')
    return (
      <Buttons>
        <Button variant="outlined" onClick={() => onAct('dismiss')}>
          Dismiss reports
        </Button>
        <DecisionButton decision="delete" showsKey={showsKeys} onClick={() => onAct('delete')} />
      </Buttons>
    );
  if (!isOpen(shown)) {
    const reversal = reversalOf(list);
    if (reversal === null) return null;
    return (
      <Buttons>
        <DecisionButton
          decision={reversal}
          label={reversal === 'reject' ? 'Withdraw' : 'Approve'}
          onClick={() => onAct(reversal)}
        />
      </Buttons>
    );
  }
  return (
    <Buttons>
      <DecisionButton decision="approve" showsKey={showsKeys} onClick={() => onAct('approve')} />
      <DecisionButton decision="reject" showsKey={showsKeys} onClick={() => onAct('reject')} />
      <DecisionButton decision="delete" showsKey={showsKeys} onClick={() => onAct('delete')} />
    </Buttons>
  );
}
