import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import { styled } from '@mui/material/styles';
import type { CommentFilter } from '@first-show/domain/comments/comment-keys';
import type { CommentQueueDoc } from '@first-show/domain/comments/comment.schema';
import type { QueueList } from '@first-show/domain/comments/moderation-desk.schema';
import { useEffect, useMemo, useState } from 'react';
import { useAnnounce, useOthersAt } from '../../lib/desk/presence.ts';
import { useSelection } from '../../lib/desk/use-selection.ts';
import { useStable } from '../../lib/desk/use-stable.ts';
import { Icon } from '../../ui/art/icon.tsx';
import { Button } from '../../ui/controls/button.tsx';
import { KeyboardDialog } from '../../ui/desk/keyboard-help.tsx';
import { ListSkeleton } from '../../ui/desk/list-skeleton.tsx';
import { LoadFailed } from '../../ui/desk/load-failed.tsx';
import { LoadMore } from '../../ui/desk/load-more.tsx';
import { QuietButton } from '../../ui/desk/quiet-button.tsx';
import { RailLayout } from '../../ui/desk/rail-layout.tsx';
import { EmptyPage } from '../../ui/desk/text.ts';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import { CurrentBar, SelectionBar } from './action-bar.tsx';
import { type Act, canActOn, isWaiting } from './acts.ts';
import { CommentCard } from './comment-card.tsx';
import { emptyTexts, listTitles } from './comment-labels.ts';
import { KeepPlace } from './keep-place.tsx';
import { isWhole, noFilter, useListFilter } from './list-filter.ts';
import { allModerationKeys } from './moderation-keys.ts';
import { cardId } from './overlay.ts';
import { QueueRail } from './queue-rail.tsx';
import { QueueToolbar } from './queue-toolbar.tsx';
import { useArrivals } from './use-arrivals.ts';
import { useOwnMoves } from './use-own-moves.ts';
import { useQueue } from './use-queue.ts';
import { useQueueActions, useQueueKeys } from './use-queue-actions.ts';

const List = styled('ul')({ display: 'grid', gap: 12, margin: 0, padding: 0, listStyle: 'none' });
const Line = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '0 20px',
  minHeight: 44,
  marginBottom: 8,
});
const Above = styled('button')({
  position: 'sticky',
  top: 12,
  zIndex: 2,
  display: 'flex',
  alignItems: 'center',
  gap: 8,
  minHeight: 44,
  margin: '0 auto 8px',
  padding: '0 18px',
  border: 0,
  borderRadius: 4,
  backgroundColor: 'var(--fs-palette-inverse-bg)',
  color: 'var(--fs-palette-inverse-text)',
  fontWeight: 700,
  cursor: 'pointer',
});

/**
 * A live list of comments. Moderators decide by pointer, touch or keyboard. Search and filters are
 * above it, numbers and shortcuts beside it.
 */
export function CommentQueue({ list }: { list: QueueList }) {
  const [filter] = useListFilter();
  const [isHelpOpen, setHelpOpen] = useState(false);
  const [first, setFirst] = useState<CommentQueueDoc | null>(null);
  return (
    <RailLayout rail={<QueueRail />} railLabel="Numbers and keyboard">
      <QueueToolbar sample={first} />
      {/* Remounts for another filter, so that cursor and selection start again. */}
      <Queue
        key={`${list} ${JSON.stringify(filter)}`}
        list={list}
        filter={filter}
        onHelp={() => setHelpOpen(true)}
        onFirst={setFirst}
      />
      <KeyboardDialog keys={allModerationKeys} isOpen={isHelpOpen} onClose={() => setHelpOpen(false)} />
    </RailLayout>
  );
}

type QueueProps = {
  list: QueueList;
  filter: CommentFilter;
  onHelp: () => void;
  /** Called with the first comment. It gives the names of the filtered article and author. */
  onFirst: (first: CommentQueueDoc) => void;
};

function Queue({ list, filter, onHelp, onFirst }: QueueProps) {
  const queue = useQueue(list, filter);
  const { pages, cards, ids, current, currentCard } = queue;
  useAnnounce(current === null ? null : `comment:${current}`);
  const selectable = useMemo(
    () => cards.filter((card) => isWaiting(list) && canActOn(list, card)).map(({ comment }) => comment.id),
    [cards, list],
  );
  const selection = useSelection(selectable);
  const version = ids.join();
  // A filter is an own change: the pressed button is gone, so the first card takes its focus.
  const { box, announceMove, isOwnMove } = useOwnMoves(current, version, !isWhole(filter));
  const actions = useQueueActions({ list, queue, selection, announceMove });
  useQueueKeys({ queue, selection, actions, onHelp });
  const { arrived, clear } = useArrivals(ids, {
    isReady: pages.status === 'ready',
    ignored: queue.restored?.ids ?? [],
  });
  const newComments = `${arrived.length} new ${arrived.length === 1 ? 'comment' : 'comments'}`;
  const first = cards[0]?.comment;
  useEffect(() => {
    if (first !== undefined) onFirst(first);
  }, [first, onFirst]);

  return (
    <div ref={box}>
      <VisuallyHidden role="status">{arrived.length === 0 ? '' : newComments}</VisuallyHidden>
      {pages.status === 'error' && <LoadFailed what="the comments" onRetry={pages.retry} />}
      {pages.status === 'loading' && <ListSkeleton lines={3} height={180} label="Loading comments" />}
      {pages.status === 'ready' && cards.length === 0 && <Empty list={list} hasMore={pages.hasMore} />}
      {cards.length > 0 && (
        <>
          <Line>
            {isWaiting(list) ? (
              <SelectAll count={selectable.length} selection={selection} />
            ) : (
              <span>{cards.length} shown, newest first</span>
            )}
            <QuietButton onClick={onHelp}>Keyboard shortcuts</QuietButton>
          </Line>
          {arrived.length > 0 && (
            <Above
              type="button"
              onClick={() => {
                clear();
                actions.goTo(ids[0] ?? null);
              }}
            >
              <Icon name="up" size={16} />
              {newComments} above
            </Above>
          )}
          <KeepPlace
            anchorIds={[...(current === null ? [] : [current]), ...ids].map(cardId)}
            version={version}
            isOwnChange={isOwnMove}
          >
            <Cards list={list} queue={queue} selection={selection} actions={actions} />
          </KeepPlace>
        </>
      )}
      <LoadMore
        hasMore={pages.hasMore}
        isLoading={pages.isLoadingMore}
        label="Load more comments"
        onLoad={pages.loadMore}
      />
      <Actions list={list} card={currentCard} selection={selection} actions={actions} />
    </div>
  );
}

type ActionsProps = {
  list: QueueList;
  card: ReturnType<typeof useQueue>['currentCard'];
  selection: ReturnType<typeof useSelection>;
  actions: ReturnType<typeof useQueueActions>;
};

/** The buttons for the selection; without one, those for the current comment. */
function Actions({ list, card, selection, actions }: ActionsProps) {
  if (selection.ids.size > 0)
    return (
      <SelectionBar list={list} count={selection.ids.size} onAct={actions.actOnSelection} onClear={selection.clear} />
    );
  if (!isWaiting(list) || card?.notice !== null) return null;
  const { id, authorName } = card.comment;
  return <CurrentBar list={list} authorName={authorName} onAct={(what) => actions.act(new Set([id]), what)} />;
}

function Cards({
  list,
  queue: { cards, current, setCurrent },
  selection,
  actions,
}: {
  list: QueueList;
  queue: ReturnType<typeof useQueue>;
  selection: ReturnType<typeof useSelection>;
  actions: ReturnType<typeof useQueueActions>;
}) {
  const others = useOthersAt();
  // Stable, so that a card renders again only if its own data changed.
  const onCurrent = useStable((id: string) => id !== current && setCurrent(id));
  const onPick = useStable(selection.pick);
  const onDismiss = useStable(actions.dismiss);
  const onAct = useStable((id: string, what: Act) => {
    setCurrent(id);
    actions.act(new Set([id]), what);
  });
  return (
    <List role="list" aria-label={listTitles[list]}>
      {cards.map((card) => (
        <li key={card.comment.id}>
          <CommentCard
            list={list}
            card={card}
            isCurrent={card.comment.id === current}
            isSelected={selection.ids.has(card.comment.id)}
            others={others.get(`comment:${card.comment.id}`)}
            onCurrent={onCurrent}
            onPick={onPick}
            onAct={onAct}
            onDismiss={onDismiss}
          />
        </li>
      ))}
    </List>
  );
}

function SelectAll({ count, selection }: { count: number; selection: ReturnType<typeof useSelection> }) {
  const selected = selection.ids.size;
  return (
    <FormControlLabel
      label={`Select all shown (${count})`}
      control={
        <Checkbox
          checked={count > 0 && selected === count}
          indeterminate={selected > 0 && selected < count}
          onChange={({ target }) => (target.checked ? selection.pickAll() : selection.clear())}
        />
      }
    />
  );
}

function Empty({ list, hasMore }: { list: QueueList; hasMore: boolean }) {
  const [filter, setFilter] = useListFilter();
  return (
    <EmptyPage tabIndex={-1} data-empty="" role="status">
      {isWhole(filter) ? (
        emptyTexts[list]
      ) : (
        <>
          <p style={{ marginBottom: 12 }}>
            {hasMore ? 'No matches among the newest comments' : 'No matching comments'}
          </p>
          <Button variant="outlined" onClick={() => setFilter(noFilter)}>
            Clear all filters
          </Button>
        </>
      )}
    </EmptyPage>
  );
}
