import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { styled } from '@mui/material/styles';
import TextField from '@mui/material/TextField';
import { useEffect, useRef, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { contactCategories } from '@first-show/domain/contact/contact.schema';
import type { AdminMessage, MessageStatus } from '@first-show/domain/contact/message-desk.schema';
import { useRested } from '../../lib/desk/use-rested.ts';
import { useUrlFilter } from '../../lib/desk/use-url-filter.ts';
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

/** The messages of the contact page. Two panes on wide screens, one on phones. */
export function InboxDesk() {
  const [status, setStatusFilter] = useUrlFilter<MessageStatus | 'all'>('status', ['all', 'new', 'read', 'done']);
  const [category, setCategory] = useUrlFilter<AdminMessage['category'] | 'all'>('category', [
    'all',
    ...contactCategories,
  ]);
  // Not in the URL: the search is often a name or an email address.
  const [text, setText] = useState('');
  const inbox = useInbox({ status, category, text: useRested(text.trim()) });
  const { list, messages, counts } = inbox;

  const [params, setParams] = useSearchParams();
  const openId = params.get('message');
  // Keeps showing the message after a filter or a change of state removed it from the list.
  const [last, setLast] = useState<AdminMessage | null>(null);
  const listed = messages.find(({ id }) => id === openId) ?? null;
  const open = openId === null ? null : (listed ?? (last?.id === openId ? last : null));
  // Mark as read once per opening, by click or by URL: 'Mark new' must hold while the message stays
  // open.
  const { markOpened } = inbox;
  const opened = useRef<string | null>(null);
  useEffect(() => {
    if (opened.current === (open?.id ?? null)) return;
    opened.current = open?.id ?? null;
    if (open !== null) void markOpened(open);
  }, [open, markOpened]);
  const [takesFocus, setTakesFocus] = useState(false);
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const chosenIds = messages.filter(({ id }) => chosen.has(id)).map(({ id }) => id);

  const show = (message: AdminMessage | null, isHistory = true) =>
    setParams(
      (before) => {
        const after = new URLSearchParams(before);
        if (message === null) after.delete('message');
        else after.set('message', message.id);
        return after;
      },
      { replace: !isHistory },
    );
  const openMessage = (message: AdminMessage) => {
    setLast(message);
    setTakesFocus(true);
    // On wide screens another message replaces the history entry. On a phone a message is a page of
    // its own.
    show(message, openId === null);
  };
  // Returns the focus after the list has rendered again.
  const left = useRef<string | null>(null);
  const back = () => {
    left.current = openId;
    show(null, false);
  };
  useEffect(() => {
    if (openId !== null || left.current === null) return;
    document.querySelector<HTMLElement>(`[data-message="${CSS.escape(left.current)}"]`)?.focus();
    left.current = null;
  }, [openId]);
  const mark = async (next: MessageStatus) => {
    await inbox.setStatusOf(chosenIds, next);
    setChosen(new Set());
  };
  const label = (name: string, count: number | undefined) => (count === undefined ? name : `${name} (${count})`);

  return (
    <>
      <DeskHeading title="Inbox" />
      <Filters data-open={open === null ? undefined : ''}>
        <ToggleButtonGroup aria-label="State" value={status} onChange={whenChosen(setStatusFilter)}>
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
      {list.isLoadingError ? (
        <LoadFailed what="the messages" error={list.error} onRetry={() => void list.refetch()} />
      ) : (
        <Panes data-open={open === null ? undefined : ''}>
          <div data-pane="list">
            {list.isPending && <ListSkeleton lines={6} />}
            {list.data?.length === 0 && (
              <EmptyState
                sentence={
                  status === 'all' && category === 'all' && text === '' ? 'No messages yet' : 'No matching messages'
                }
                role="status"
              >
                {(status !== 'all' || category !== 'all' || text !== '') && (
                  <Button
                    variant="outlined"
                    onClick={() => {
                      setText('');
                      setParams({}, { replace: true });
                    }}
                  >
                    Show all
                  </Button>
                )}
              </EmptyState>
            )}
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
                      <QuietButton key={next} aria-disabled={inbox.isBusy} onClick={() => void mark(next)}>
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
              currentId={openId}
              chosen={chosen}
              onOpen={openMessage}
              onChoose={(id, isChosen) => {
                const next = new Set(chosenIds);
                if (isChosen) next.add(id);
                else next.delete(id);
                setChosen(next);
              }}
            />
            <LoadMorePages list={list} failed="No more messages could be loaded" />
          </div>
          {open === null ? (
            messages.length > 0 && <Nothing>Select a message to read it here.</Nothing>
          ) : (
            <MessagePane
              message={open}
              isBusy={inbox.isBusy}
              takesFocus={takesFocus}
              onBack={back}
              onStatus={(next) => {
                setLast({ ...open, status: next });
                void inbox.setStatus(open, next);
              }}
              onDelete={() => {
                void inbox.remove(open);
                show(null, false);
              }}
            />
          )}
        </Panes>
      )}
    </>
  );
}
