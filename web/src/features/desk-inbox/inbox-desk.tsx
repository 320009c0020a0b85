import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { styled } from '@mui/material/styles';
import TextField from '@mui/material/TextField';
import { useEffect, useRef, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { contactCategories } from '@first-show/domain/contact/contact.schema';
import type { AdminMessage, MessageCounts, MessageStatus } from '@first-show/domain/contact/message-desk.schema';
import { useRested } from '../../lib/desk/use-rested.ts';
import { useUrlFilter, useUrlParam } from '../../lib/desk/use-url-filter.ts';
import { Button } from '../../ui/controls/button.tsx';
import { DeskHeading } from '../../ui/desk/desk-heading.tsx';
import { FilterRow, SearchField } from '../../ui/desk/filter-row.tsx';
import { ListSkeleton } from '../../ui/desk/list-skeleton.tsx';
import { LoadFailed } from '../../ui/desk/load-failed.tsx';
import { LoadMorePages } from '../../ui/desk/load-more.tsx';
import { QuietButton } from '../../ui/desk/quiet-button.tsx';
import { whenChosen } from '../../ui/desk/when-chosen.ts';
import { EmptyState } from '../../ui/page/empty-state.tsx';
import { MessageList } from './message-list.tsx';
import { categoryNames, statusNames } from './message-names.ts';
import { MessagePane } from './message-pane.tsx';
import { useInbox } from './use-inbox.ts';

const Panes = styled('div')({
  display: 'grid',
  gap: 24,
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignItems: 'start',
  // A phone shows only one pane: the open message, or else the list.
  '&[data-open] > [data-pane="list"]': { '@media (max-width:999px)': { display: 'none' } },
  '@media (min-width:1000px)': {
    gridTemplateColumns: 'minmax(320px, 400px) minmax(0, 1fr)',
    '& > :last-child': { position: 'sticky', top: 16 },
  },
});
// On a phone, an open message fills the screen.
const Filters = styled(FilterRow)({ '&[data-open]': { '@media (max-width:999px)': { display: 'none' } } });
const Bulk = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '4px 18px',
  alignItems: 'center',
  minHeight: 44,
  marginBottom: 4,
  fontSize: '.9375rem',
});
const Nothing = styled('p')(({ theme }) => ({
  ...theme.typography.body2,
  margin: 0,
  padding: 24,
  backgroundColor: 'var(--fs-palette-background-paper)',
  color: 'var(--fs-palette-text-secondary)',
  '@media (max-width:999px)': { display: 'none' },
}));

/** State, category and text of the shown messages. */
function useFilters() {
  const [status, setStatus] = useUrlFilter<MessageStatus | 'all'>('status', ['all', 'new', 'read', 'done']);
  const [category, setCategory] = useUrlFilter<AdminMessage['category'] | 'all'>('category', [
    'all',
    ...contactCategories,
  ]);
  // Not in the URL: the search is often a name or an email address.
  const [text, setText] = useState('');
  const [, setParams] = useSearchParams();
  return {
    status,
    setStatus,
    category,
    setCategory,
    text,
    setText,
    isFiltered: status !== 'all' || category !== 'all' || text !== '',
    clear: () => {
      setText('');
      setParams({}, { replace: true });
    },
  };
}

/** The message in the URL. On a phone it is a page of its own, and Back returns to the list. */
function useOpenMessage(messages: readonly AdminMessage[], markOpened: (message: AdminMessage) => Promise<void>) {
  const [id, setId] = useUrlParam('message');
  // Keeps showing the message after a filter or a change of state removed it from the list.
  const [last, setLast] = useState<AdminMessage | null>(null);
  const listed = messages.find((message) => message.id === id) ?? null;
  const message = id === null ? null : (listed ?? (last?.id === id ? last : null));
  // Mark as read once per opening, by click or by URL: 'Mark new' must hold while the message stays
  // open.
  const opened = useRef<string | null>(null);
  useEffect(() => {
    if (opened.current === (message?.id ?? null)) return;
    opened.current = message?.id ?? null;
    if (message !== null) void markOpened(message);
  }, [message, markOpened]);
  const [takesFocus, setTakesFocus] = useState(false);

  // Returns the focus after the list has rendered again.
  const left = useRef<string | null>(null);
  useEffect(() => {
    if (id !== null || left.current === null) return;
    document.querySelector<HTMLElement>(`[data-message="${CSS.escape(left.current)}"]`)?.focus();
    left.current = null;
  }, [id]);
  return {
    id,
    message,
    takesFocus,
    open: (next: AdminMessage) => {
      setLast(next);
      setTakesFocus(true);
      // On wide screens another message replaces the history entry. On a phone a message is a page
      // of its own.
      setId(next.id, { isPage: id === null });
    },
    /** Keeps a changed version of the open message on screen. */
    keep: setLast,
    close: () => setId(null),
    back: () => {
      left.current = id;
      setId(null);
    },
  };
}

function InboxFilters({
  filters: { status, setStatus, category, setCategory, text, setText },
  counts,
  isBehindMessage,
}: {
  filters: ReturnType<typeof useFilters>;
  counts: MessageCounts | undefined;
  isBehindMessage: boolean;
}) {
  const label = (name: string, count: number | undefined) => (count === undefined ? name : `${name} (${count})`);
  return (
    <Filters data-open={isBehindMessage ? '' : undefined}>
      <ToggleButtonGroup aria-label="State" value={status} onChange={whenChosen(setStatus)}>
        <ToggleButton value="all">All</ToggleButton>
        <ToggleButton value="new">{label('New', counts?.new)}</ToggleButton>
        <ToggleButton value="read">{label('Read', counts?.read)}</ToggleButton>
        <ToggleButton value="done">{label('Done', counts?.done)}</ToggleButton>
      </ToggleButtonGroup>
      <TextField
        select
        fullWidth={false}
        value={category}
        onChange={(event) => setCategory(event.target.value as typeof category)}
        slotProps={{ htmlInput: { 'aria-label': 'Category' } }}
      >
        <option value="all">All categories</option>
        {contactCategories.map((one) => (
          <option key={one} value={one}>
            {categoryNames[one]}
          </option>
        ))}
      </TextField>
      <SearchField label="Search the newest messages" value={text} onChange={setText} />
    </Filters>
  );
}

/** The messages, and the actions for the chosen ones. */
function ListPane({
  inbox: { messages, isBusy, setStatusOf },
  currentId,
  onOpen,
}: {
  inbox: ReturnType<typeof useInbox>;
  currentId: string | null;
  onOpen: (message: AdminMessage) => void;
}) {
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const chosenIds = messages.filter(({ id }) => chosen.has(id)).map(({ id }) => id);
  const mark = async (next: MessageStatus) => {
    await setStatusOf(chosenIds, next);
    setChosen(new Set());
  };
  return (
    <>
      {messages.length > 0 && (
        <Bulk role="group" aria-label="Selected messages">
          {chosenIds.length === 0 ? (
            <QuietButton onClick={() => setChosen(new Set(messages.slice(0, 50).map(({ id }) => id)))}>
              Select all
            </QuietButton>
          ) : (
            <>
              <span role="status">{chosenIds.length} selected</span>
              {(['read', 'done', 'new'] as const).map((next) => (
                <QuietButton key={next} aria-disabled={isBusy} onClick={() => void mark(next)}>
                  Mark {statusNames[next].toLowerCase()}
                </QuietButton>
              ))}
              <QuietButton onClick={() => setChosen(new Set())}>Select none</QuietButton>
            </>
          )}
        </Bulk>
      )}
      <MessageList
        messages={messages}
        currentId={currentId}
        chosen={chosen}
        onOpen={onOpen}
        onChoose={(id, isChosen) => {
          const next = new Set(chosenIds);
          if (isChosen) next.add(id);
          else next.delete(id);
          setChosen(next);
        }}
      />
    </>
  );
}

/** The messages of the contact page. Two panes on wide screens, one on phones. */
export function InboxDesk() {
  const filters = useFilters();
  const { status, category, text } = filters;
  const inbox = useInbox({ status, category, text: useRested(text.trim()) });
  const { list, messages } = inbox;
  const opening = useOpenMessage(messages, inbox.markOpened);
  const { message } = opening;
  return (
    <>
      <DeskHeading title="Inbox" />
      <InboxFilters filters={filters} counts={inbox.counts} isBehindMessage={message !== null} />
      {list.isLoadingError ? (
        <LoadFailed what="the messages" error={list.error} onRetry={() => void list.refetch()} />
      ) : (
        <Panes data-open={message === null ? undefined : ''}>
          <div data-pane="list">
            {list.isPending && <ListSkeleton lines={6} />}
            {list.data?.length === 0 && (
              <EmptyState sentence={filters.isFiltered ? 'No matching messages' : 'No messages yet'} role="status">
                {filters.isFiltered && (
                  <Button variant="outlined" onClick={filters.clear}>
                    Show all
                  </Button>
                )}
              </EmptyState>
            )}
            <ListPane inbox={inbox} currentId={opening.id} onOpen={opening.open} />
            <LoadMorePages list={list} failed="No more messages could be loaded" />
          </div>
          {message === null ? (
            messages.length > 0 && <Nothing>Select a message to read it here.</Nothing>
          ) : (
            <MessagePane
              message={message}
              isBusy={inbox.isBusy}
              takesFocus={opening.takesFocus}
              onBack={opening.back}
              onStatus={(next) => {
                opening.keep({ ...message, status: next });
                void inbox.setStatus(message, next);
              }}
              onDelete={() => {
                void inbox.remove(message);
                opening.close();
              }}
            />
          )}
        </Panes>
      )}
    </>
  );
}
