import { styled } from '@mui/material/styles';
import TextField from '@mui/material/TextField';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { contactCategories } from '@first-show/domain/contact/contact.schema';
import type { AdminMessage, MessageStatus } from '@first-show/domain/contact/message-desk.schema';
import { useRested } from '../../lib/desk/use-rested.ts';
import { useSelection } from '../../lib/desk/use-selection.ts';
import { useUrlFilter } from '../../lib/desk/use-url-filter.ts';
import { Button } from '../../ui/controls/button.tsx';
import { DeskHeading } from '../../ui/desk/desk-heading.tsx';
import { FilterRow, SearchField } from '../../ui/desk/filter-row.tsx';
import { ListSkeleton } from '../../ui/desk/list-skeleton.tsx';
import { LoadFailed } from '../../ui/desk/load-failed.tsx';
import { LoadMorePages } from '../../ui/desk/load-more.tsx';
import { QuietButton } from '../../ui/desk/quiet-button.tsx';
import { ToggleChoice } from '../../ui/desk/toggle-choice.tsx';
import { EmptyState } from '../../ui/page/empty-state.tsx';
import { MessageList } from './message-list.tsx';
import { categoryNames, statusNames } from './message-names.ts';
import { MessagePane } from './message-pane.tsx';
import { useInbox } from './use-inbox.ts';
import { useOpenMessage } from './use-open-message.ts';

/** Messages per bulk call. */
const BULK_MAX = 50;

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
  const [status, setStatus] = useUrlFilter<MessageStatus | 'all'>('status', ['all', 'new', 'read', 'done']);
  const [category, setCategory] = useUrlFilter<AdminMessage['category'] | 'all'>('category', [
    'all',
    ...contactCategories,
  ]);
  // Not in the URL: the search is often a name or an email address.
  const [text, setText] = useState('');
  const [, setParams] = useSearchParams();
  const inbox = useInbox({ status, category, text: useRested(text.trim()) });
  const { list, messages, counts } = inbox;
  const message = useOpenMessage(messages, inbox.markOpened);
  const isOpen = message.open === null ? undefined : '';
  const labelOf = (one: MessageStatus) => `${statusNames[one]}${counts === undefined ? '' : ` (${counts[one]})`}`;
  const showAll = () => {
    setText('');
    setParams({}, { replace: true });
  };

  return (
    <>
      <DeskHeading title="Inbox" />
      <Filters data-open={isOpen}>
        <ToggleChoice
          label="State"
          value={status}
          onChange={setStatus}
          options={[
            ['all', 'All'],
            ['new', labelOf('new')],
            ['read', labelOf('read')],
            ['done', labelOf('done')],
          ]}
        />
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
        <Panes data-open={isOpen}>
          <div data-pane="list">
            {list.isPending && <ListSkeleton lines={6} />}
            {list.data?.length === 0 && (
              <NoMessages onShowAll={status === 'all' && category === 'all' && text === '' ? null : showAll} />
            )}
            <SelectableMessages inbox={inbox} openId={message.openId} onOpen={message.show} />
            <LoadMorePages list={list} failed="No more messages could be loaded" />
          </div>
          <OpenMessage inbox={inbox} message={message} />
        </Panes>
      )}
    </>
  );
}

type OpenMessageProps = { inbox: ReturnType<typeof useInbox>; message: ReturnType<typeof useOpenMessage> };

/** The open message, or a line that asks to select one. */
function OpenMessage({ inbox, message }: OpenMessageProps) {
  const { open } = message;
  if (open === null) return inbox.messages.length > 0 && <Nothing>Select a message to read it here.</Nothing>;
  return (
    <MessagePane
      message={open}
      isBusy={inbox.isBusy}
      takesFocus={message.isByClick}
      onBack={message.goBack}
      onStatus={(next) => {
        message.update({ ...open, status: next });
        void inbox.setStatus(open, next);
      }}
      onDelete={() => {
        void inbox.remove(open);
        message.close();
      }}
    />
  );
}

/** `onShowAll`: removes the filter; `null` if there is none. */
function NoMessages({ onShowAll }: { onShowAll: (() => void) | null }) {
  return (
    <EmptyState sentence={onShowAll === null ? 'No messages yet' : 'No matching messages'} role="status">
      {onShowAll !== null && (
        <Button variant="outlined" onClick={onShowAll}>
          Show all
        </Button>
      )}
    </EmptyState>
  );
}

/** The list, and the actions for the selected messages above it. */
function SelectableMessages({
  inbox: { messages, isBusy, setStatusOf },
  openId,
  onOpen,
}: {
  inbox: ReturnType<typeof useInbox>;
  openId: string;
  onOpen: (message: AdminMessage) => void;
}) {
  const selection = useSelection(messages.map(({ id }) => id));
  const mark = async (next: MessageStatus) => {
    await setStatusOf([...selection.ids], next);
    selection.clear();
  };
  if (messages.length === 0) return null;
  return (
    <>
      <Bulk role="group" aria-label="Selected messages">
        {selection.ids.size === 0 ? (
          <QuietButton onClick={() => selection.pickAll(BULK_MAX)}>Select all</QuietButton>
        ) : (
          <>
            <span role="status">{selection.ids.size} selected</span>
            {(['read', 'done', 'new'] as const).map((next) => (
              <QuietButton key={next} aria-disabled={isBusy} onClick={() => void mark(next)}>
                Mark {statusNames[next].toLowerCase()}
              </QuietButton>
            ))}
            <QuietButton onClick={selection.clear}>Select none</QuietButton>
          </>
        )}
      </Bulk>
      <MessageList
        messages={messages}
        currentId={openId}
        selected={selection.ids}
        onOpen={onOpen}
        onPick={(id) => selection.pick(id, false)}
      />
    </>
  );
}
