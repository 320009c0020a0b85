import Checkbox from '@mui/material/Checkbox';
import { styled } from '@mui/material/styles';
import { formatCountOf } from '@first-show/domain/core/money';
import type { CommentDoc } from '@first-show/domain/comments/comment.schema';
import type { QueueList } from '@first-show/domain/comments/moderation-desk.schema';
import { truncateAtWord } from '@first-show/domain/core/text';
import { memo, type RefObject, useId } from 'react';
import { langOf } from '../../shared/ui/lang-of.ts';
import { useSingleKeys } from '../lib/single-keys.ts';
import { useLiveDocState } from '../lib/use-live-state.ts';
import { ECZAR } from '../../shared/ui/art/families.ts';
import { Icon } from '../../shared/ui/art/icon.tsx';
import { PaperInitial } from '../../shared/ui/art/paper-initial.tsx';
import { Button } from '../../shared/ui/controls/button.tsx';
import { Badge } from '../ui/badge.tsx';
import { KeyCap } from '../ui/key-cap.tsx';
import { Line } from '../ui/stack.ts';
import { Meta } from '../ui/text.ts';
import { RelativeTime } from '../../shared/ui/figures/relative-time.tsx';
import { actsOf, canActOn, isSelectable, isWaiting } from './acts.ts';
import { ArticleLink } from './article-link.tsx';
import { useAuthor } from './authors.ts';
import { CardDetails } from './card-details.tsx';
import { addressText, ruleText, statusWords } from './comment-labels.ts';
import { DecisionButton } from './decision-buttons.tsx';
import { type CardData, cardId } from './overlay.ts';
import type { QueueDesk } from './use-queue-desk.ts';

const PHONE = '@media (max-width:799px)';
const QUOTED_CHARACTERS = 180;

const Card = styled('article')({
  padding: '24px',
  backgroundColor: 'var(--fs-palette-background-paper)',
  scrollMarginBlock: '16px calc(24px + var(--fs-bottom-bar, 0px))',
  // The current card has a ring. Between card and ring is a gap in the colour of the page.
  '&[aria-current]': { boxShadow: '0 0 0 2px var(--fs-palette-background-default), 0 0 0 5px var(--fs-palette-focus)' },
  // The ring of the current card replaces the focus outline.
  '&[aria-current]:focus-visible': { outline: 'none' },
  '&[data-selected]': { backgroundColor: 'var(--fs-palette-tint)' },
  [PHONE]: {
    padding: '16px',
    marginInline: -16,
    '&[aria-current]': { boxShadow: 'inset 0 0 0 3px var(--fs-palette-focus)' },
  },
});
const Head = styled('header')({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr) auto',
  gap: 14,
  alignItems: 'start',
  '& h2': { fontSize: '1.125rem', fontWeight: 700, lineHeight: 1.3, overflowWrap: 'anywhere' },
});
const State = styled(Line)({
  justifyContent: 'end',
  gap: 6,
  // On phones, badges in one row would leave no room for the email address.
  [PHONE]: { flexDirection: 'column-reverse', alignItems: 'end' },
});
const Quote = styled('blockquote')(({ theme }) => ({
  ...theme.typography.meta,
  margin: '14px 0 0',
  padding: '2px 0 2px 12px',
  borderLeft: '2px dashed var(--fs-palette-edge)',
  color: 'var(--fs-palette-text-secondary)',
  '& p': { fontFamily: ECZAR, fontWeight: 400, fontSize: '1rem', lineHeight: 1.4, overflowWrap: 'anywhere' },
}));
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
  marginTop: 14,
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
const Buttons = styled(Line)({
  gap: 10,
  marginTop: 8,
  '& > [data-tone="delete"]': { marginLeft: 'auto' },
  // In lists that wait for a decision, `ActionBar` has the buttons for the current card on phones.
  '&[data-waiting]': { [PHONE]: { display: 'none' } },
});

type Props = {
  list: QueueList;
  card: CardData;
  isCurrent: boolean;
  isSelected: boolean;
  /** Names of other moderators who are looking at the comment. */
  others: readonly string[] | undefined;
  desk: RefObject<QueueDesk>;
};

/** Memoised, because the list renders again at every new comment and every move. */
export const CommentCard = memo(function CommentCard(props: Props) {
  const { card, isCurrent, isSelected, others = [], desk } = props;
  const { comment, notice } = card;
  const nameId = useId();
  const contentId = useId();
  return (
    <Card
      id={cardId(comment.id)}
      tabIndex={isCurrent ? 0 : -1}
      aria-labelledby={nameId}
      aria-describedby={contentId}
      aria-current={isCurrent ? 'true' : undefined}
      data-selected={isSelected ? '' : undefined}
      onFocus={() => desk.current.select(comment.id, { isClick: false })}
      onClick={() => desk.current.select(comment.id, { isClick: true })}
    >
      <CardHead {...props} nameId={nameId} />
      {comment.parentId !== null && <ReplyContext parentId={comment.parentId} />}
      <Content id={contentId} lang={langOf(comment.content)}>
        {comment.content}
      </Content>
      {comment.flags.length > 0 && (
        <FlagList role="list" aria-label="Why it was flagged">
          {comment.flags.map((flag, index) => (
            <li key={index}>
              <Icon name="flag" size={16} />
              <span>
                <strong>{ruleText(flag.rule)}</strong> · {flag.detail}
              </span>
            </li>
          ))}
        </FlagList>
      )}
      <Meta style={{ marginTop: 12 }}>
        On <ArticleLink slug={comment.articleSlug} title={comment.articleTitle} />
      </Meta>
      {comment.moderatedAt !== null && notice === null && (
        <Meta style={{ marginTop: 8 }}>
          Moderated by {comment.moderatedBy ?? 'another moderator'} <RelativeTime iso={comment.moderatedAt} />
        </Meta>
      )}
      {others.length > 0 && (
        <Meta sx={{ display: 'flex', alignItems: 'center', gap: '7px', mt: 3, fontWeight: 600, color: 'primary.main' }}>
          <Icon name="eye" size={17} />
          {others.join(' and ')} {others.length === 1 ? 'is' : 'are'} looking at this
        </Meta>
      )}
      <CardDetails comment={comment} />
      <CardEnd {...props} />
    </Card>
  );
});

/** Author, time and status of a comment. Waiting comments have a checkbox that selects them. */
function CardHead({ list, card, isSelected, desk, nameId }: Props & { nameId: string }) {
  const { comment } = card;
  const { authorName, reportCount } = comment;
  const author = useAuthor(comment.authorId);
  const { label, tone } = statusWords[comment.status];
  return (
    <Head>
      <PaperInitial name={authorName} seed={comment.id} />
      <div>
        <h2 id={nameId} lang={langOf(authorName)}>
          {authorName}
        </h2>
        <Meta>{author === undefined ? '\u00a0' : author?.authorEmail || 'Email erased'}</Meta>
        <Meta>
          {addressText(comment)} · <RelativeTime iso={comment.createdAt} />
        </Meta>
      </div>
      <State>
        {reportCount > 0 && <Badge tone="bad">{formatCountOf(reportCount, 'report')}</Badge>}
        <Badge tone={tone}>{label}</Badge>
        {isSelectable(list, card) && (
          <Checkbox
            sx={{ m: '-8px -10px -8px 0' }}
            checked={isSelected}
            onChange={({ nativeEvent }) =>
              desk.current.selection.pick(comment.id, nativeEvent instanceof MouseEvent && nativeEvent.shiftKey)
            }
            slotProps={{ input: { 'aria-label': `Select the comment by ${authorName}` } }}
          />
        )}
      </State>
    </Head>
  );
}

/** The comment that this comment replies to. */
function ReplyContext({ parentId }: { parentId: string }) {
  const { status, doc } = useLiveDocState<CommentDoc>(`comments/${parentId}`);
  if (status === 'loading') return <Quote aria-busy="true">In reply to …</Quote>;
  if (doc === null) return <Quote>In reply to a deleted comment</Quote>;
  return (
    <Quote>
      In reply to <bdi lang={langOf(doc.authorName)}>{doc.authorName}</bdi>
      {!doc.isApproved && ' (not public)'}
      <p lang={langOf(doc.content)}>{truncateAtWord(doc.content, QUOTED_CHARACTERS)}</p>
    </Quote>
  );
}

/** The buttons of a card, or a notice if somebody else decided the comment first. */
function CardEnd({ list, card, isCurrent, desk }: Props) {
  const { id } = card.comment;
  const showsKey = useSingleKeys() && isCurrent;
  if (card.notice !== null)
    return (
      <Line
        style={{ marginTop: 14, padding: '10px 14px', border: '1px solid var(--fs-palette-edge)', fontWeight: 600 }}
      >
        <span role="status" style={{ flex: '1 1 200px' }}>
          {card.notice}
        </span>
        <Button
          variant="outlined"
          aria-keyshortcuts={showsKey ? 'Escape' : undefined}
          style={{ minHeight: 44, gap: 10 }}
          onClick={() => desk.current.dismiss(id)}
        >
          Dismiss
          {showsKey && <KeyCap aria-hidden="true">Esc</KeyCap>}
        </Button>
      </Line>
    );
  if (!canActOn(list, card)) return null;
  return (
    <Buttons data-waiting={isWaiting(list) ? '' : undefined}>
      {actsOf[list].map((act) => (
        <DecisionButton
          key={act}
          act={act}
          label={list === 'approved' ? 'Withdraw' : undefined}
          showsKey={showsKey && isWaiting(list)}
          onClick={() => desk.current.act(id, act)}
        />
      ))}
    </Buttons>
  );
}
