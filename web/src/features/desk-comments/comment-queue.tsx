import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import { styled } from '@mui/material/styles';
import type { CommentQueueDoc } from '@first-show/domain/comments/comment.schema';
import type { QueueList } from '@first-show/domain/comments/moderation-desk.schema';
import { paths } from '@first-show/domain/core/paths';
import { useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useAnnounce, useOthersAt } from '../../lib/desk/presence.ts';
import { Button } from '../../ui/controls/button.tsx';
import { ListSkeleton } from '../../ui/desk/list-skeleton.tsx';
import { LoadFailed } from '../../ui/desk/load-failed.tsx';
import { LoadMore } from '../../ui/desk/load-more.tsx';
import { RailLayout } from '../../ui/desk/rail-layout.tsx';
import { Icon } from '../../ui/art/icon.tsx';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import { CurrentBar, SelectionBar } from './action-bar.tsx';
import { useAuthors } from './authors.ts';
import { cardId, CommentCard, isOpen, reversalOf, type CardHandlers } from './comment-card.tsx';
import { step } from '../../lib/desk/cursor.ts';
import type { Act } from './decision-texts.ts';
import { decisions } from './desk-decisions.ts';
import { KeepPlace } from './keep-place.tsx';
import { KeyboardDialog } from '../../ui/desk/keyboard-help.tsx';
import { filterOf, isWhole, noFilter, withFilter } from './list-filter.ts';
import { QueueRail } from './queue-rail.tsx';
import { QueueToolbar } from './queue-toolbar.tsx';
import { QuietButton } from '../../ui/desk/quiet-button.tsx';
import { emptySelection, keepShown, selectAll, selectRange, toggle } from '../../lib/desk/selection.ts';
import { allModerationKeys } from './moderation-keys.ts';
import { useSingleKeys } from '../../lib/desk/single-keys.ts';
import { useArrivals, useQueue } from './use-queue.ts';
import { useDeskKeys } from '../../lib/desk/use-desk-keys.ts';
import { emptyTexts, listTitles } from './comment-labels.ts';

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
const Empty = styled('div')({
  padding: '44px 24px',
  textAlign: 'center',
  backgroundColor: 'var(--fs-palette-background-paper)',
  fontSize: '1.125rem',
  fontWeight: 600,
  '&:focus': { outline: 'none' },
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
  const [search, setSearch] = useSearchParams();
  const filter = filterOf(search);
  const change = (changes: Partial<typeof noFilter>) => setSearch((now) => withFilter(now, changes), { replace: true });
  const [isHelpOpen, setHelpOpen] = useState(false);
  const [first, setFirst] = useState<CommentQueueDoc | null>(null);
  return (
    <RailLayout rail={<QueueRail />} railLabel="Numbers and keyboard">
      <QueueToolbar
        filter={filter}
        names={{
          article: first !== null && first.articleId === filter.articleId ? first.articleTitle : null,
          author: first !== null && first.authorId === filter.authorId ? first.authorName : null,
        }}
        onChange={change}
      />
      {/* Remounts for another filter, so that cursor and selection start again. */}
      <Queue
        key={`${list} ${JSON.stringify(filter)}`}
        list={list}
        filter={filter}
        onFilter={change}
        onHelp={() => setHelpOpen(true)}
        onFirst={setFirst}
      />
      <KeyboardDialog keys={allModerationKeys} isOpen={isHelpOpen} onClose={() => setHelpOpen(false)} />
    </RailLayout>
  );
}

function Queue({
  list,
  filter,
  onFilter,
  onHelp,
  onFirst,
}: {
  list: QueueList;
  filter: ReturnType<typeof filterOf>;
  onFilter: (changes: Partial<typeof noFilter>) => void;
  onHelp: () => void;
  /** Called with the first comment. It gives the names of the filtered article and author. */
  onFirst: (first: CommentQueueDoc | null) => void;
}) {
  const { pages, shown, ids, current, currentShown, restored, setCurrent } = useQueue(list, filter);
  const canDecide = list === 'pending' || list === 'reported';
  const authors = useAuthors(shown.map(({ comment }) => comment.authorId));
  const others = useOthersAt();
  useAnnounce(current === null ? null : `comment:${current}`);
  const usesKeys = useSingleKeys();

  const [picked, setPicked] = useState(emptySelection);
  const open = useMemo(
    () =>
      shown
        .filter((one) => isOpen(one) || (list === 'reported' && one.notice === null))
        .map(({ comment }) => comment.id),
    [shown, list],
  );
  const selection = useMemo(() => keepShown(picked, open), [picked, open]);
  const { arrived, clear: clearArrived } = useArrivals(ids, {
    isReady: pages.status === 'ready',
    ignored: restored?.ids ?? [],
  });
  useClearWhenSeen(arrived, clearArrived);

  // Only the moderator's own changes may scroll the page and move the focus. A filter is such a
  // change: the pressed button is gone, so the first card takes its focus.
  const isOwnChange = useRef(!isWhole(filter));
  const listBox = useRef<HTMLDivElement>(null);
  const version = ids.join();
  useLayoutEffect(() => {
    if (!isOwnChange.current) return;
    const element =
      current === null
        ? listBox.current?.querySelector<HTMLElement>('[data-empty]')
        : document.getElementById(cardId(current));
    if (element === null || element === undefined) return;
    isOwnChange.current = false;
    const { activeElement } = document;
    const isElsewhere =
      activeElement !== null && activeElement !== document.body && listBox.current?.contains(activeElement) !== true;
    if (!isElsewhere) element.focus({ preventScroll: true });
    element.scrollIntoView({ block: 'nearest' });
  }, [version, current]);

  const byId = (id: string | null) => shown.find(({ comment }) => comment.id === id);
  function go(id: string | null): void {
    if (id === null) return;
    if (id === current) {
      document.getElementById(cardId(id))?.focus();
      return;
    }
    isOwnChange.current = true;
    setCurrent(id);
  }

  function act(on: readonly string[], what: Act): void {
    const isReversal = what === reversalOf(list);
    if (!isReversal && (!canDecide || (what !== 'delete' && (what === 'dismiss') !== (list === 'reported')))) return;
    const comments = on
      .filter((id) => isReversal || open.includes(id))
      .map((id) => byId(id)?.comment)
      .filter((comment): comment is CommentQueueDoc => comment !== undefined);
    if (comments.length === 0) return;
    isOwnChange.current = true;
    const authorIds = comments.map(({ authorId }) => authorId).filter((id): id is string => id !== null);
    void decisions.decide(list, comments, what).then(() => authors.refresh(authorIds));
  }
  function actOnSelection(what: Act): void {
    act([...selection.ids], what);
    setPicked(emptySelection);
  }
  function dismiss(id: string): void {
    isOwnChange.current = true;
    const at = ids.indexOf(id);
    if (id === current) setCurrent(ids[at + 1] ?? ids[at - 1] ?? null);
    decisions.dismiss(id);
  }
  function pick(id: string, isRange: boolean): void {
    setPicked((now) => (isRange ? selectRange(keepShown(now, open), open, id) : toggle(keepShown(now, open), id)));
  }

  // If comments are selected, the key applies to all of them, as the bar says.
  const decide = (what: Act) => () => {
    if (current === null) return;
    if (selection.ids.size > 0) actOnSelection(what);
    else act([current], what);
  };
  const pickCurrent = (isRange: boolean) => () => current !== null && open.includes(current) && pick(current, isRange);
  useDeskKeys({
    j: () => go(step(ids, current, 1)),
    k: () => go(step(ids, current, -1)),
    a: decide('approve'),
    r: decide('reject'),
    d: decide('delete'),
    x: pickCurrent(false),
    'shift+x': pickCurrent(true),
    u: () => {
      isOwnChange.current = true;
      void decisions.undo();
    },
    o: () =>
      current !== null &&
      void window.open(paths.article(byId(current)?.comment.articleSlug ?? ''), '_blank', 'noopener'),
    escape: () => {
      if (current === null) return;
      if (byId(current)?.notice) dismiss(current);
      else setPicked(emptySelection);
    },
    '?': onHelp,
    'shift+?': onHelp,
  });

  // After an undo, the restored comment becomes the current card again.
  const heardRestored = useRef(restored);
  useEffect(() => {
    if (heardRestored.current === restored) return;
    heardRestored.current = restored;
    const back = restored?.ids.find((id) => ids.includes(id));
    if (back === undefined) return;
    isOwnChange.current = true;
    setCurrent(back);
  });

  const handlers = useStableHandlers({
    onCurrent: (id) => id !== current && setCurrent(id),
    onPick: pick,
    onAct: (id, what) => {
      setCurrent(id);
      act([id], what);
    },
    onDismiss: dismiss,
    onOnlyArticle: (comment) => onFilter({ articleId: comment.articleId }),
    onOnlyAuthor: (comment) =>
      onFilter(
        comment.authorId === null
          ? { authorName: comment.authorName, authorId: '' }
          : { authorId: comment.authorId, authorName: '' },
      ),
    onAuthor: authors.put,
  });

  const first = shown[0]?.comment ?? null;
  useEffect(() => {
    if (first !== null) onFirst(first);
  }, [first, onFirst]);
  const isLoading = pages.status === 'loading';
  return (
    <div ref={listBox}>
      <VisuallyHidden role="status">
        {arrived.length === 0 ? '' : `${arrived.length} new ${arrived.length === 1 ? 'comment' : 'comments'}`}
      </VisuallyHidden>
      {pages.status === 'error' && <LoadFailed what="the comments" onRetry={pages.retry} />}
      {isLoading && <ListSkeleton lines={3} height={180} label="Loading comments" />}
      {!isLoading && shown.length === 0 && pages.status === 'ready' && (
        <Empty tabIndex={-1} data-empty="" role="status">
          {isWhole(filter) ? (
            emptyTexts[list]
          ) : (
            <>
              <p style={{ marginBottom: 12 }}>
                {pages.hasMore ? 'No matches among the newest comments' : 'No matching comments'}
              </p>
              <Button variant="outlined" onClick={() => onFilter(noFilter)}>
                Clear all filters
              </Button>
            </>
          )}
        </Empty>
      )}
      {shown.length > 0 && (
        <>
          <Line>
            {canDecide ? (
              <FormControlLabel
                label={`Select all shown (${open.length})`}
                control={
                  <Checkbox
                    checked={open.length > 0 && selection.ids.size === open.length}
                    indeterminate={selection.ids.size > 0 && selection.ids.size < open.length}
                    onChange={(event) => setPicked(event.target.checked ? selectAll(open) : emptySelection)}
                  />
                }
              />
            ) : (
              <span>{shown.length} shown, newest first</span>
            )}
            <QuietButton onClick={onHelp}>Keyboard shortcuts</QuietButton>
          </Line>
          {arrived.length > 0 && (
            <Above
              type="button"
              onClick={() => {
                clearArrived();
                go(ids[0] ?? null);
              }}
            >
              <Icon name="up" size={16} />
              {arrived.length} new {arrived.length === 1 ? 'comment' : 'comments'} above
            </Above>
          )}
          <KeepPlace
            anchorIds={[...(current === null ? [] : [current]), ...ids].map(cardId)}
            version={version}
            isOwnChange={() => isOwnChange.current}
          >
            <List role="list" aria-label={listTitles[list]}>
              {shown.map((one) => (
                <li key={one.comment.id}>
                  <CommentCard
                    shown={one}
                    list={list}
                    author={one.comment.authorId === null ? null : authors.get(one.comment.authorId)}
                    isCurrent={one.comment.id === current}
                    isSelected={selection.ids.has(one.comment.id)}
                    showsKeys={usesKeys}
                    others={others.get(`comment:${one.comment.id}`)}
                    {...handlers}
                  />
                </li>
              ))}
            </List>
          </KeepPlace>
        </>
      )}
      <LoadMore
        hasMore={pages.hasMore}
        isLoading={pages.isLoadingMore}
        label="Load more comments"
        onLoad={pages.loadMore}
      />
      {selection.ids.size > 0 ? (
        <SelectionBar
          list={list}
          count={selection.ids.size}
          onAct={actOnSelection}
          onClear={() => setPicked(emptySelection)}
        />
      ) : (
        canDecide &&
        currentShown !== null &&
        currentShown.notice === null && (
          <CurrentBar
            list={list}
            authorName={currentShown.comment.authorName}
            onAct={(what) => act([currentShown.comment.id], what)}
          />
        )
      )}
    </div>
  );
}

/** Stable functions across renders, so that a card re-renders only if its own data changed. */
function useStableHandlers(handlers: CardHandlers): CardHandlers {
  const latest = useRef(handlers);
  useLayoutEffect(() => {
    latest.current = handlers;
  });
  return useMemo<CardHandlers>(
    () => ({
      onCurrent: (...args) => latest.current.onCurrent(...args),
      onPick: (...args) => latest.current.onPick(...args),
      onAct: (...args) => latest.current.onAct(...args),
      onDismiss: (...args) => latest.current.onDismiss(...args),
      onOnlyArticle: (...args) => latest.current.onOnlyArticle(...args),
      onOnlyAuthor: (...args) => latest.current.onOnlyAuthor(...args),
      onAuthor: (...args) => latest.current.onAuthor(...args),
    }),
    [],
  );
}

/** Clears the notice of new comments once their first card is in the viewport. */
function useClearWhenSeen(arrived: readonly string[], clear: () => void): void {
  const [last] = arrived.slice(-1);
  useEffect(() => {
    const card = last === undefined ? null : document.getElementById(cardId(last));
    if (card === null) return undefined;
    const observer = new IntersectionObserver(
      ([entry]) => entry?.isIntersecting === true && entry.boundingClientRect.top >= 0 && clear(),
    );
    observer.observe(card);
    return () => observer.disconnect();
    // eslint-disable-next-line react-hooks/exhaustive-deps -- `clear` is a new function on each render
  }, [last]);
}
