import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import { styled } from '@mui/material/styles';
import { formatCountOf } from '@first-show/domain/core/money';
import type { QueuedComment } from '@first-show/domain/comments/comment.schema';
import type { QueueList } from '@first-show/domain/comments/moderation-desk.schema';
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { arrivedAbove } from '../lib/cursor.ts';
import { useAnnounce, useOthersAt } from '../lib/presence.ts';
import { Icon } from '../../shared/ui/art/icon.tsx';
import { Button, ButtonBase } from '../../shared/ui/controls/button.tsx';
import { DeskHeading } from '../ui/desk-heading.tsx';
import { KeyboardDialog } from '../ui/keyboard-help.tsx';
import { ListSkeleton } from '../ui/list-skeleton.tsx';
import { LoadFailed } from '../ui/load-failed.tsx';
import { LoadMore } from '../ui/load-more.tsx';
import { QuietButton } from '../ui/quiet-button.tsx';
import { RailLayout } from '../ui/rail-layout.tsx';
import { Line, Stack } from '../ui/stack.ts';
import { EmptyPage } from '../ui/text.ts';
import { VisuallyHidden } from '../../shared/ui/visually-hidden.tsx';
import { isWaiting } from './acts.ts';
import { useFilterById } from './authors.ts';
import { CommentCard } from './comment-card.tsx';
import { listTexts } from './comment-labels.ts';
import { ActionBar } from './decision-buttons.tsx';
import { KeepPlace } from './keep-place.tsx';
import { isUnfiltered, noFilter, useListFilter, useQueueOrder } from './list-filter.ts';
import { cardId } from './overlay.ts';
import { allKeys, QueueRail } from './queue-rail.tsx';
import { QueueToolbar } from './queue-toolbar.tsx';
import type { QueueView } from './use-queue.ts';
import { type QueueDesk, useQueueDesk, useQueueKeys } from './use-queue-desk.ts';

const Above = styled(ButtonBase)({
  position: 'sticky',
  top: 12,
  zIndex: 2,
  display: 'flex',
  gap: 8,
  minHeight: 44,
  margin: '0 auto 8px',
  padding: '0 18px',
  backgroundColor: 'var(--fs-palette-inverse-bg)',
  color: 'var(--fs-palette-inverse-text)',
  fontWeight: 700,
});

/** A live list of comments, which moderators decide by pointer, touch or keyboard. */
export function CommentQueue({ list }: { list: QueueList }) {
  const [filter] = useListFilter();
  const filterById = useFilterById(filter);
  const [order] = useQueueOrder();
  const [first, setFirst] = useState<QueuedComment | null>(null);
  return (
    <RailLayout rail={<QueueRail list={list} />} railLabel="Numbers and keyboard">
      <DeskHeading title={listTexts[list].title} isHidden />
      <QueueToolbar sample={first} />
      {/* A new list, filter or order changes the key, which resets pages, card and selection. */}
      {filterById !== null && (
        <Queue
          key={`${list} ${order} ${JSON.stringify(filter)}`}
          view={{ list, filter: filterById, order }}
          onFirst={setFirst}
        />
      )}
    </RailLayout>
  );
}

type QueueProps = { view: QueueView; onFirst: (first: QueuedComment) => void };

/** `onFirst` receives the first comment, whose names the toolbar shows. */
function Queue({ view, onFirst }: QueueProps) {
  const { list, order } = view;
  const [isHelpOpen, setHelpOpen] = useState(false);
  const openHelp = () => setHelpOpen(true);
  const desk = useQueueDesk(view);
  const { pages, cards, ids, current, selection, selectable } = desk;
  useAnnounce(current === null ? null : `comment:${current}`);
  useQueueKeys(desk, openHelp);
  const { arrived, clear } = useArrivals(desk);
  const newComments = formatCountOf(arrived.length, 'new comment');
  const showNew = () => {
    clear();
    desk.goTo(ids[0] ?? null);
  };
  const first = cards[0]?.comment;
  useEffect(() => {
    if (first !== undefined) onFirst(first);
  }, [first, onFirst]);

  return (
    <div ref={desk.box}>
      <VisuallyHidden role="status">{arrived.length === 0 ? '' : newComments}</VisuallyHidden>
      {pages.status === 'error' && <LoadFailed what="the comments" onRetry={pages.retry} />}
      {pages.status === 'loading' && <ListSkeleton lines={3} height={180} label="Loading comments" />}
      {pages.status === 'ready' && cards.length === 0 && <Empty list={list} hasMore={pages.more.hasMore} />}
      {cards.length > 0 && (
        <>
          <Line style={{ justifyContent: 'space-between', gap: '0 20px', minHeight: 44, marginBottom: 8 }}>
            {isWaiting(list) ? (
              <FormControlLabel
                label={`Select all shown (${selectable.length})`}
                control={
                  <Checkbox
                    checked={selectable.length > 0 && selection.ids.size === selectable.length}
                    indeterminate={selection.ids.size > 0 && selection.ids.size < selectable.length}
                    onChange={({ target }) => (target.checked ? selection.pickAll() : selection.clear())}
                  />
                }
              />
            ) : (
              <span>
                {cards.length} shown, {order} first
              </span>
            )}
            <QuietButton onClick={openHelp}>Keyboard shortcuts</QuietButton>
          </Line>
          {arrived.length > 0 && (
            <Above onClick={showNew}>
              <Icon name="up" size={16} />
              {newComments} above
            </Above>
          )}
          <KeepPlace desk={desk}>
            <Cards desk={desk} />
          </KeepPlace>
        </>
      )}
      <LoadMore {...pages.more} label="Load more comments" />
      <ActionBar desk={desk} />
      <KeyboardDialog keys={allKeys(list)} isOpen={isHelpOpen} onClose={() => setHelpOpen(false)} />
    </div>
  );
}

/** Ids of new comments at the top that were not in the viewport yet. Restored ones are not new. */
function useArrivals({ ids, pages, restored }: QueueDesk) {
  const [seen, setSeen] = useState<readonly string[] | null>(null);
  const [arrived, setArrived] = useState<readonly string[]>([]);
  if (pages.status === 'ready' && seen !== ids) {
    const fresh = seen === null ? [] : seen.length === 0 ? ids : arrivedAbove(seen, ids);
    setSeen(ids);
    const isNew = (id: string) => ids.includes(id) && restored?.ids.includes(id) !== true;
    setArrived([...new Set([...fresh, ...arrived])].filter(isNew));
  }

  // Clears the ids when the top of the lowest new card is in the viewport.
  const last = arrived.at(-1);
  useEffect(() => {
    const card = last === undefined ? null : document.getElementById(cardId(last));
    if (card === null) return undefined;
    const observer = new IntersectionObserver(
      ([entry]) => entry?.isIntersecting === true && entry.boundingClientRect.top >= 0 && setArrived([]),
    );
    observer.observe(card);
    return () => observer.disconnect();
  }, [last]);
  return { arrived, clear: () => setArrived([]) };
}

function Cards({ desk }: { desk: QueueDesk }) {
  const others = useOthersAt();
  // The ref never changes, so only the cards with changed data render again.
  const latest = useRef(desk);
  useLayoutEffect(() => {
    latest.current = desk;
  });
  return (
    <Stack as="ul" role="list" aria-label={listTexts[desk.list].title} style={{ gap: 12 }}>
      {desk.cards.map((card) => (
        <li key={card.comment.id}>
          <CommentCard
            list={desk.list}
            card={card}
            isCurrent={card.comment.id === desk.current}
            isSelected={desk.selection.ids.has(card.comment.id)}
            others={others.get(`comment:${card.comment.id}`)}
            desk={latest}
          />
        </li>
      ))}
    </Stack>
  );
}

function Empty({ list, hasMore }: { list: QueueList; hasMore: boolean }) {
  const [filter, setFilter] = useListFilter();
  return (
    <EmptyPage tabIndex={-1} data-empty="" role="status">
      {isUnfiltered(filter) ? (
        listTexts[list].empty
      ) : (
        <>
          <p style={{ marginBottom: 12 }}>
            {hasMore ? 'No matches among the comments loaded so far' : 'No matching comments'}
          </p>
          <Button variant="outlined" onClick={() => setFilter(noFilter)}>
            Clear all filters
          </Button>
        </>
      )}
    </EmptyPage>
  );
}
