import { styled } from '@mui/material/styles';
import { useState } from 'react';
import { formatShortDate } from '@first-show/domain/core/dates';
import { formatCount } from '@first-show/domain/core/money';
import type { AdminSubscriber } from '@first-show/domain/newsletter/subscriber-desk.schema';
import { downloadStaffFile } from '../../lib/desk/download-staff-file.ts';
import { useBusy } from '../../ui/desk/use-busy.ts';
import { useRested } from '../../lib/desk/use-rested.ts';
import { useUrlFilter } from '../../lib/desk/use-url-filter.ts';
import { Button } from '../../ui/button.tsx';
import { Badge } from '../../ui/desk/badge.tsx';
import { DataTable } from '../../ui/desk/data-table.tsx';
import { DeskHeading } from '../../ui/desk/desk-heading.tsx';
import { ConfirmDialog } from '../../ui/desk/dialog.tsx';
import { FilterRow, SearchField } from '../../ui/desk/filter-row.tsx';
import { LoadFailed } from '../../ui/desk/load-failed.tsx';
import { QuietButton } from '../../ui/desk/quiet-button.tsx';
import { Segmented } from '../../ui/desk/segmented.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { showToast } from '../../ui/toast/toast.ts';
import { EraseDialog } from './erase-dialog.tsx';
import { useSubscribers } from './use-subscribers.ts';

const Address = styled('span')({ overflowWrap: 'anywhere' });
const Actions = styled('span')({ display: 'inline-flex', flexWrap: 'wrap', gap: '0 18px' });
const Sum = styled('p')(({ theme }) => ({ ...theme.typography.body2, margin: '-12px 0 20px', color: 'var(--fs-palette-text-secondary)' }));

const states = {
  unconfirmed: { text: 'Not confirmed', tone: 'warn' },
  active: { text: 'Active', tone: 'good' },
  ended: { text: 'Unsubscribed', tone: 'neutral' },
} as const satisfies Record<AdminSubscriber['state'], object>;

const Day = ({ at }: { at: string | null }) => (at === null ? '–' : <time dateTime={at}>{formatShortDate(at)}</time>);

/** Subscribers: how many, search, export, unsubscribe, erase. */
export function SubscribersDesk() {
  const [status, setStatus] = useUrlFilter('status', ['active', 'all']);
  // Not in the address: what is looked for is somebody's mail address.
  const [text, setText] = useState('');
  const list = useSubscribers({ status, text: useRested(text.trim().toLowerCase()) });
  const { isBusy: isExporting, run } = useBusy();
  const [asked, setAsked] = useState<{ what: 'unsubscribe' | 'erase'; subscriber: AdminSubscriber } | null>(null);

  const exportCsv = () =>
    run('The list was not exported', async () => {
      await downloadStaffFile(`/api/admin/subscribers/export?status=${status}`, `subscribers-${status}.csv`);
      showToast({ title: 'Subscribers exported', description: 'The file holds addresses of people: keep it safe, and delete it when you are done.' });
    });

  return (
    <>
      <DeskHeading title="Subscribers">
        <Button variant="outlined" aria-disabled={isExporting} onClick={() => void exportCsv()}>
          {isExporting ? 'Exporting…' : 'Export CSV'}
        </Button>
      </DeskHeading>
      {list.counts !== null && (
        <Sum role="status">
          {formatCount(list.counts.active)} active, {formatCount(list.counts.unsubscribed)} unsubscribed
        </Sum>
      )}
      <FilterRow>
        <Segmented
          label="Show"
          value={status}
          onChange={setStatus}
          options={[
            { value: 'active', label: 'Active' },
            { value: 'all', label: 'All' },
          ]}
        />
        <SearchField id="subscriber-search" label="Address begins with" value={text} onChange={setText} />
      </FilterRow>
      {list.status === 'error' ? (
        <LoadFailed what="the subscribers" error={list.error} onRetry={list.reload} />
      ) : (
        <DataTable
          caption="Subscribers"
          isLoading={list.status === 'loading'}
          rows={list.subscribers}
          rowKey={({ id }) => id}
          empty={
            <EmptyState sentence={text === '' ? 'Nobody has subscribed yet.' : 'No address begins like that.'} role="status">
              {text !== '' && (
                <Button variant="outlined" onClick={() => setText('')}>
                  Show all
                </Button>
              )}
            </EmptyState>
          }
          columns={[
            { key: 'email', header: 'Address', isRowHeader: true, cell: (row) => <Address>{row.email}</Address> },
            { key: 'state', header: 'State', cell: (row) => <Badge tone={states[row.state].tone}>{states[row.state].text}</Badge> },
            { key: 'since', header: 'Subscribed', cell: (row) => <Day at={row.subscribedAt} /> },
            { key: 'until', header: 'Unsubscribed', hideOnPhone: true, cell: (row) => <Day at={row.unsubscribedAt} /> },
            {
              key: 'actions',
              header: 'Actions',
              isHeaderHidden: true,
              cell: (row) => (
                <Actions>
                  {row.isActive && (
                    <QuietButton aria-label={`Unsubscribe ${row.email}`} onClick={() => setAsked({ what: 'unsubscribe', subscriber: row })}>
                      Unsubscribe
                    </QuietButton>
                  )}
                  <QuietButton aria-label={`Erase ${row.email}`} onClick={() => setAsked({ what: 'erase', subscriber: row })}>
                    Erase
                  </QuietButton>
                </Actions>
              ),
            },
          ]}
          footer={
            list.hasMore && (
              <Button variant="outlined" style={{ marginTop: 20 }} aria-disabled={list.isLoadingMore} onClick={() => void list.loadMore()}>
                {list.isLoadingMore ? 'Loading…' : 'Load more'}
              </Button>
            )
          }
        />
      )}
      {asked?.what === 'unsubscribe' && (
        <ConfirmDialog
          isOpen
          title="Unsubscribe"
          text={`${asked.subscriber.email} gets no more mail. Only its owner can subscribe again.`}
          confirmLabel="Unsubscribe"
          onConfirm={async () => {
            await list.unsubscribe(asked.subscriber);
            setAsked(null);
          }}
          onClose={() => setAsked(null)}
        />
      )}
      {asked?.what === 'erase' && <EraseDialog subscriber={asked.subscriber} onErased={() => list.forget(asked.subscriber.id)} onClose={() => setAsked(null)} />}
    </>
  );
}
