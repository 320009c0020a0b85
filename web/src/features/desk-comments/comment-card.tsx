import { styled } from '@mui/material/styles';
import type { CommentQueueDoc } from '@first-show/domain/comments/comment.schema';
import type { QueueList } from '@first-show/domain/comments/moderation-desk.schema';
import { memo, useId } from 'react';
import { langOf } from '../../lib/desk/lang-of.ts';
import { ECZAR } from '../../ui/art/families.ts';
import { Icon } from '../../ui/art/icon.tsx';
import { Button } from '../../ui/controls/button.tsx';
import { useSingleKeys } from '../../lib/desk/single-keys.ts';
import { KeyCap } from '../../ui/desk/key-cap.tsx';
import { Meta } from '../../ui/desk/text.ts';
import { RelativeTime } from '../../ui/figures/relative-time.tsx';
import { type Act, actsOf, canActOn, isWaiting } from './acts.ts';
import { ArticleLink } from './article-link.tsx';
import { CardDetails } from './card-details.tsx';
import { CardHead } from './card-head.tsx';
import { ruleText } from './comment-labels.ts';
import { DecisionButton } from './decision-button.tsx';
import { type CardData, cardId } from './overlay.ts';
import { ReplyContext } from './reply-context.tsx';

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
const FlagList = styled('ul')(({ theme }) => ({
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

type Props = {
  list: QueueList;
  card: CardData;
  isCurrent: boolean;
  isSelected: boolean;
  /** Names of other moderators who are looking at the comment. */
  others: readonly string[] | undefined;
  onCurrent: (id: string) => void;
  onPick: (id: string, isRange: boolean) => void;
  onAct: (id: string, act: Act) => void;
  onDismiss: (id: string) => void;
};

/**
 * A comment with everything a decision needs. Memoised, because a list of fifty re-renders with
 * every arrival and key press.
 */
export const CommentCard = memo(function CommentCard(props: Props) {
  const { list, card, isCurrent, isSelected, others = [] } = props;
  const { comment, notice } = card;
  const { id, content, flags } = comment;
  const nameId = useId();
  const contentId = useId();
  const isSelectable = isWaiting(list) && canActOn(list, card);
  return (
    <Card
      id={cardId(id)}
      tabIndex={isCurrent ? 0 : -1}
      aria-labelledby={nameId}
      aria-describedby={contentId}
      aria-current={isCurrent ? 'true' : undefined}
      data-current={isCurrent ? '' : undefined}
      data-selected={isSelected ? '' : undefined}
      onFocus={() => props.onCurrent(id)}
      onClick={() => props.onCurrent(id)}
    >
      <CardHead
        comment={comment}
        nameId={nameId}
        isSelected={isSelected}
        onPick={isSelectable ? (isRange) => props.onPick(id, isRange) : null}
      />
      {comment.parentId !== null && <ReplyContext parentId={comment.parentId} />}
      <Content id={contentId} lang={langOf(content)}>
        {content}
      </Content>
      {flags.length > 0 && <Flags flags={flags} />}
      <Meta style={{ marginTop: 12 }}>
        On <ArticleLink slug={comment.articleSlug} title={comment.articleTitle} />
      </Meta>
      {comment.moderatedAt !== null && notice === null && (
        <Meta style={{ marginTop: 8 }}>
          Moderated by {comment.moderatedBy ?? 'another moderator'} <RelativeTime iso={comment.moderatedAt} />
        </Meta>
      )}
      {others.length > 0 && (
        <Looking>
          <Icon name="eye" size={17} />
          {others.join(' and ')} {others.length === 1 ? 'is' : 'are'} looking at this
        </Looking>
      )}
      <CardDetails comment={comment} />
      <CardEnd {...props} />
    </Card>
  );
});

function Flags({ flags }: Pick<CommentQueueDoc, 'flags'>) {
  return (
    <FlagList role="list" aria-label="Why it was flagged">
      {flags.map((flag, index) => (
        <li key={index}>
          <Icon name="flag" size={16} />
          <span>
            <strong>{ruleText(flag.rule)}</strong> · {flag.detail}
          </span>
        </li>
      ))}
    </FlagList>
  );
}

/** The buttons of a card, or who decided the comment first. */
function CardEnd({ list, card, isCurrent, onAct, onDismiss }: Props) {
  const { id } = card.comment;
  const showsKey = useSingleKeys() && isCurrent;
  if (card.notice !== null)
    return (
      <Note>
        <span role="status">{card.notice}</span>
        <Button
          variant="outlined"
          aria-keyshortcuts={showsKey ? 'Escape' : undefined}
          style={{ minHeight: 44, gap: 10 }}
          onClick={() => onDismiss(id)}
        >
          Dismiss
          {showsKey && <KeyCap aria-hidden="true">Esc</KeyCap>}
        </Button>
      </Note>
    );
  if (!canActOn(list, card)) return null;
  return (
    <Buttons>
      {actsOf[list].map((act) => (
        <DecisionButton
          key={act}
          act={act}
          label={list === 'approved' ? 'Withdraw' : undefined}
          showsKey={showsKey && isWaiting(list)}
          onClick={() => onAct(id, act)}
        />
      ))}
    </Buttons>
  );
}
