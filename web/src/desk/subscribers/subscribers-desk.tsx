import { useInfiniteQuery, useQuery, useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { formatShortDate } from '@first-show/domain/core/dates';
import { formatCount } from '@first-show/domain/core/money';
import type { AdminSubscriber, SubscriberStatus } from '@first-show/domain/newsletter/subscriber-desk.schema';
import { roleHasRight } from '@first-show/domain/staff/staff.schema';
import { downloadStaffFile } from '../lib/download-staff-file.ts';
import { changeItems, subscriberCountsQuery, subscribersQuery } from '../lib/queries.ts';
import { useStaff } from '../lib/session.ts';
import { callStaffApi } from '../lib/staff-api.ts';
import { useDebouncedValue } from '../lib/use-debounced-value.ts';
import { useUrlFilter } from '../lib/use-url-filter.ts';
import { Button } from '../../shared/ui/controls/button.tsx';
import { Badge } from '../ui/badge.tsx';
import { type Column, DeskTable } from '../ui/desk-table.tsx';
import { DeskHeading } from '../ui/desk-heading.tsx';
import { ConfirmDialog } from '../ui/confirm-dialog.tsx';
import { FilterRow, SearchField } from '../ui/filter-row.tsx';
import { LoadMorePages } from '../ui/load-more.tsx';
import { QueryState } from '../ui/query-state.tsx';
import { RowButton } from '../ui/quiet-button.tsx';
import { Sentence } from '../ui/text.ts';
import { ToggleChoice } from '../ui/toggle-choice.tsx';
import { useBusy } from '../ui/use-busy.ts';
import { EmptyState } from '../../shared/ui/page/empty-state.tsx';
import { showToast } from '../../shared/ui/toast/toast.ts';
import { EraseDialog } from './erase-dialog.tsx';

const badges: Record<AdminSubscriber['state'], ReactNode> = {
  unconfirmed: <Badge tone="warn">Not confirmed</Badge>,
  active: <Badge tone="good">Active</Badge>,
  ended: <Badge>Unsubscribed</Badge>,
};

const Day = ({ at }: { at: string | null }) => (at === null ? '—' : <time dateTime={at}>{formatShortDate(at)}</time>);

const COLUMNS: readonly Column<AdminSubscriber>[] = [
  {
    header: 'Email',
    isRowHeader: true,
    cell: ({ email }) => <span style={{ overflowWrap: 'anywhere' }}>{email}</span>,
  },
  { header: 'Status', cell: ({ state }) => badges[state] },
  { header: 'Subscribed', cell: (row) => <Day at={row.subscribedAt} /> },
  { header: 'Unsubscribed', hideOnPhone: true, cell: (row) => <Day at={row.unsubscribedAt} /> },
];

/** The subscribers that match `filter`, the counts, and the actions. */
function useSubscribers(filter: { status: SubscriberStatus; text: string }) {
  const client = useQueryClient();
  const query = subscribersQuery(filter);
  const list = useInfiniteQuery(query);
  const { data: counts } = useQuery(subscriberCountsQuery);
  const { run } = useBusy();

  // Changes the loaded list, so that an unsubscribed address stays visible until the next refetch.
  const change = async (next: (shown: AdminSubscriber[]) => AdminSubscriber[]): Promise<void> => {
    await client.cancelQueries({ queryKey: query.queryKey });
    client.setQueryData(query.queryKey, changeItems(next));
    void client.invalidateQueries({ queryKey: subscriberCountsQuery.queryKey });
  };
  return {
    list,
    counts,
    unsubscribe: ({ id }: AdminSubscriber): Promise<void> =>
      run('The subscription was not ended', async () => {
        const path = `/api/admin/subscribers/${id}/unsubscribe`;
        const ended = await callStaffApi<AdminSubscriber>(path, { method: 'POST' });
        await change((shown) => shown.map((one) => (one.id === id ? ended : one)));
        showToast({ title: 'Unsubscribed', description: ended.email });
      }),
    forget: ({ id }: AdminSubscriber): Promise<void> => change((shown) => shown.filter((one) => one.id !== id)),
  };
}

/** Searches and exports subscribers, ends subscriptions and erases addresses. */
export function SubscribersDesk() {
  const [status, setStatus] = useUrlFilter('status', ['active', 'all']);
  // The search is an email address, so keep it out of the URL.
  const [text, setText] = useState('');
  const { list, counts, unsubscribe, forget } = useSubscribers({
    status,
    text: useDebouncedValue(text.trim().toLowerCase()),
  });
  const mayExport = roleHasRight(useStaff().role, 'staff');
  const [unsubscribing, setUnsubscribing] = useState<AdminSubscriber | null>(null);
  const [erasing, setErasing] = useState<AdminSubscriber | null>(null);

  return (
    <>
      <DeskHeading title="Subscribers">{mayExport && <ExportButton status={status} />}</DeskHeading>
      {counts !== undefined && (
        <Sentence role="status" style={{ margin: '-12px 0 20px' }}>
          {formatCount(counts.active)} active, {formatCount(counts.unsubscribed)} unsubscribed
        </Sentence>
      )}
      <FilterRow>
        <ToggleChoice
          label="Show"
          value={status}
          onChange={setStatus}
          options={[
            ['active', 'Active'],
            ['all', 'All'],
          ]}
        />
        <SearchField label="Email begins with" value={text} onChange={setText} />
      </FilterRow>
      <QueryState query={list} what="the subscribers" lines={6} height={38} />
      {list.data && (
        <DeskTable
          caption="Subscribers"
          rows={list.data}
          rowKey={({ id }) => id}
          empty={
            <EmptyState sentence={text === '' ? 'No subscribers yet' : 'No matching addresses'} role="status">
              {text !== '' && (
                <Button variant="outlined" onClick={() => setText('')}>
                  Show all
                </Button>
              )}
            </EmptyState>
          }
          columns={COLUMNS}
          actions={(row) => (
            <>
              {row.isActive && <RowButton name="Unsubscribe" of={row.email} onClick={() => setUnsubscribing(row)} />}
              <RowButton name="Erase" of={row.email} onClick={() => setErasing(row)} />
            </>
          )}
          footer={<LoadMorePages list={list} failed="More subscribers could not be loaded" />}
        />
      )}
      {unsubscribing !== null && (
        <ConfirmDialog
          isOpen
          title="Unsubscribe"
          text={`${unsubscribing.email} will get no more email. Only the owner can subscribe again.`}
          confirmLabel="Unsubscribe"
          onConfirm={() => unsubscribe(unsubscribing).then(() => setUnsubscribing(null))}
          onClose={() => setUnsubscribing(null)}
        />
      )}
      {erasing !== null && (
        <EraseDialog subscriber={erasing} onErased={() => void forget(erasing)} onClose={() => setErasing(null)} />
      )}
    </>
  );
}

function ExportButton({ status }: { status: SubscriberStatus }) {
  const { isBusy, run } = useBusy();
  const exportCsv = async () => {
    await downloadStaffFile(`/api/admin/subscribers/export?status=${status}`, `subscribers-${status}.csv`);
    showToast({
      title: 'Subscribers exported',
      description: 'The file contains email addresses. Keep it safe, and delete it when you are done.',
    });
  };
  return (
    <Button variant="outlined" aria-disabled={isBusy} onClick={() => void run('The list was not exported', exportCsv)}>
      {isBusy ? 'Exporting…' : 'Export CSV'}
    </Button>
  );
}
