import { styled } from '@mui/material/styles';
import { useState } from 'react';
import { contactCategories } from '@first-show/domain/contact/contact.schema';
import type { MessageStatus } from '@first-show/domain/contact/message-desk.schema';
import { useDebouncedValue } from '../lib/use-debounced-value.ts';
import { useClearUrl, useUrlFilter } from '../lib/use-url-filter.ts';
import { Button } from '../../shared/ui/controls/button.tsx';
import { DeskHeading } from '../ui/desk-heading.tsx';
import { FilterRow, SearchField } from '../ui/filter-row.tsx';
import { ListSkeleton } from '../ui/list-skeleton.tsx';
import { LoadFailed } from '../ui/load-failed.tsx';
import { LoadMorePages } from '../ui/load-more.tsx';
import { SelectField } from '../ui/select-field.tsx';
import { Stack } from '../ui/stack.ts';
import { ToggleChoice } from '../ui/toggle-choice.tsx';
import { EmptyState } from '../../shared/ui/page/empty-state.tsx';
import { MessageList } from './message-list.tsx';
import { categoryNames, statusNames } from './message-names.ts';
import { MessagePane } from './message-pane.tsx';
import { useInbox, useOpenMessage } from './use-inbox.ts';

const categoryOptions = [
  ['all', 'All categories'],
  ...contactCategories.map((category) => [category, categoryNames[category]] as const),
] as const;

const Panes = styled(Stack)({
  gap: 24,
  alignItems: 'start',
  '@media (min-width:1000px)': {
    gridTemplateColumns: 'minmax(320px, 400px) minmax(0, 1fr)',
    '& > :last-child': { position: 'sticky', top: 16 },
  },
});
// Below 1000 px, an open message hides the filters and the list.
const hiddenOnPhone = { '@media (max-width:999px)': { display: 'none' } };

/** Messages from the contact page: list and open message, side by side from 1000 px on. */
export function InboxDesk() {
  const [status, setStatus] = useUrlFilter('status', ['all', 'new', 'read', 'done']);
  const [category, setCategory] = useUrlFilter('category', ['all', ...contactCategories]);
  // Keep the text out of the URL, because it is often a name or an email address.
  const [text, setText] = useState('');
  const clearUrl = useClearUrl();
  const inbox = useInbox({ status, category, text: useDebouncedValue(text.trim()) });
  const { list, counts } = inbox;
  const message = useOpenMessage(inbox);
  const isOpen = message.open !== null;
  const isFiltered = status !== 'all' || category !== 'all' || text !== '';
  const labelOf = (one: MessageStatus) => `${statusNames[one]}${counts === undefined ? '' : ` (${counts[one]})`}`;
  const showAll = () => {
    setText('');
    clearUrl();
  };

  return (
    <>
      <DeskHeading title="Inbox" />
      <FilterRow sx={isOpen ? hiddenOnPhone : undefined}>
        <ToggleChoice
          label="Status"
          value={status}
          onChange={setStatus}
          options={[['all', 'All'], ...(['new', 'read', 'done'] as const).map((one) => [one, labelOf(one)] as const)]}
        />
        <SelectField
          fullWidth={false}
          value={category}
          onChange={({ target }) => setCategory(target.value as typeof category)}
          options={categoryOptions}
          slotProps={{ htmlInput: { 'aria-label': 'Category' } }}
        />
        <SearchField label="Search the newest messages" value={text} onChange={setText} />
      </FilterRow>
      {list.isLoadingError ? (
        <LoadFailed what="the messages" error={list.error} onRetry={() => void list.refetch()} />
      ) : (
        <Panes sx={isOpen ? { '& > :first-child': hiddenOnPhone } : undefined}>
          <div>
            {list.isPending && <ListSkeleton lines={6} />}
            {list.data?.length === 0 && (
              <EmptyState sentence={isFiltered ? 'No matching messages' : 'No messages yet'} role="status">
                {isFiltered && (
                  <Button variant="outlined" onClick={showAll}>
                    Show all
                  </Button>
                )}
              </EmptyState>
            )}
            <MessageList inbox={inbox} openId={message.openId} onOpen={message.show} />
            <LoadMorePages list={list} failed="More messages could not be loaded" />
          </div>
          <MessagePane inbox={inbox} message={message} />
        </Panes>
      )}
    </>
  );
}
