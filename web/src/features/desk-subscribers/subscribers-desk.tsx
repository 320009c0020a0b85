import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { styled } from '@mui/material/styles';
import { useState } from 'react';
import { formatShortDate } from '@first-show/domain/core/dates';
import { formatCount } from '@first-show/domain/core/money';
import type { AdminSubscriber } from '@first-show/domain/newsletter/subscriber-desk.schema';
import { downloadStaffFile } from '../../lib/desk/download-staff-file.ts';
import { useBusy } from '../../ui/desk/use-busy.ts';
import { useRested } from '../../lib/desk/use-rested.ts';
import { useUrlFilter } from '../../lib/desk/use-url-filter.ts';
import { Button } from '../../ui/controls/button.tsx';
import { Badge } from '../../ui/desk/badge.tsx';
import { type Column, DeskTable } from '../../ui/desk/desk-table.tsx';
import { DeskHeading } from '../../ui/desk/desk-heading.tsx';
import { ConfirmDialog } from '../../ui/desk/confirm-dialog.tsx';
import { FilterRow, SearchField } from '../../ui/desk/filter-row.tsx';
import { LoadFailed } from '../../ui/desk/load-failed.tsx';
import { LoadMorePages } from '../../ui/desk/load-more.tsx';
import { RowButton } from '../../ui/desk/quiet-button.tsx';
import { whenChosen } from '../../ui/desk/when-chosen.ts';
import { EmptyState } from '../../ui/page/empty-state.tsx';
import { showToast } from '../../ui/toast/toast.ts';
import { roleHasRight } from '@first-show/domain/staff/staff.schema';
import { useStaff } from '../../lib/desk/session.ts';
import { EraseDialog } from './erase-dialog.tsx';
import { useSubscribers } from './use-subscribers.ts';

const Address = styled('span')({ overflowWrap: 'anywhere' });
const Sum = styled('p')(({ theme }) => ({
  ...theme.typography.body2,
  margin: '-12px 0 20px',
  color: 'var(--fs-palette-text-secondary)',
}));

const states = {
  unconfirmed: { text: 'Not confirmed', tone: 'warn' },
  active: { text: 'Active', tone: 'good' },
  ended: { text: 'Unsubscribed', tone: 'neutral' },
} as const satisfies Record<AdminSubscriber['state'], object>;

const Day = ({ at }: { at: string | null }) => (at === null ? '–' : <time dateTime={at}>{formatShortDate(at)}</time>);

const COLUMNS: readonly Column<AdminSubscriber>[] = [
  { key: 'email', header: 'Email', isRowHeader: true, cell: (row) => <Address>{row.email}</Address> },
  {
    key: 'state',
    header: 'State',
    cell: (row) => <Badge tone={states[row.state].tone}>{states[row.state].text}</Badge>,
  },
  { key: 'since', header: 'Subscribed', cell: (row) => <Day at={row.subscribedAt} /> },
  { key: 'until', header: 'Unsubscribed', hideOnPhone: true, cell: (row) => <Day at={row.unsubscribedAt} /> },
];

/** The action that a row's button asked for. */
type Asked = { what: 'unsubscribe' | 'erase'; subscriber: AdminSubscriber };

/** Subscribers: count, search, export, unsubscribe, erase. */
export function SubscribersDesk() {
  const [status, setStatus] = useUrlFilter('status', ['active', 'all']);
  // Not in the URL: the search is an email address.
  const [text, setText] = useState('');
  const { list, counts, unsubscribe, forget } = useSubscribers({ status, text: useRested(text.trim().toLowerCase()) });
  const mayExport = roleHasRight(useStaff().role, 'staff');
  const { isExporting, exportCsv } = useExport(status);
  const [asked, setAsked] = useState<Asked | null>(null);

  return (
    <>
      <DeskHeading title="Subscribers">
        {mayExport && (
          <Button variant="outlined" aria-disabled={isExporting} onClick={() => void exportCsv()}>
            {isExporting ? 'Exporting…' : 'Export CSV'}
          </Button>
        )}
      </DeskHeading>
      {counts !== undefined && (
        <Sum role="status">
          {formatCount(counts.active)} active, {formatCount(counts.unsubscribed)} unsubscribed
        </Sum>
      )}
      <FilterRow>
        <ToggleButtonGroup aria-label="Show" value={status} onChange={whenChosen(setStatus)}>
          <ToggleButton value="active">Active</ToggleButton>
          <ToggleButton value="all">All</ToggleButton>
        </ToggleButtonGroup>
        <SearchField label="Email begins with" value={text} onChange={setText} />
      </FilterRow>
      {list.isLoadingError ? (
        <LoadFailed what="the subscribers" error={list.error} onRetry={() => void list.refetch()} />
      ) : (
        <DeskTable
          caption="Subscribers"
          isLoading={list.isPending}
          rows={list.data ?? []}
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
              {row.isActive && (
                <RowButton
                  name="Unsubscribe"
                  of={row.email}
                  onClick={() => setAsked({ what: 'unsubscribe', subscriber: row })}
                />
              )}
              <RowButton name="Erase" of={row.email} onClick={() => setAsked({ what: 'erase', subscriber: row })} />
            </>
          )}
          footer={<LoadMorePages list={list} failed="No more subscribers could be loaded" />}
        />
      )}
      {asked !== null && (
        <AskedDialog {...asked} unsubscribe={unsubscribe} forget={forget} onClose={() => setAsked(null)} />
      )}
    </>
  );
}

/** Downloads the list as CSV, once per press. */
function useExport(status: 'active' | 'all') {
  const { isBusy: isExporting, run } = useBusy();
  const exportCsv = () =>
    run('The list was not exported', async () => {
      await downloadStaffFile(`/api/admin/subscribers/export?status=${status}`, `subscribers-${status}.csv`);
      showToast({
        title: 'Subscribers exported',
        description: 'The file contains email addresses. Keep it safe, and delete it when you are done.',
      });
    });
  return { isExporting, exportCsv };
}

type AskedDialogProps = Asked &
  Pick<ReturnType<typeof useSubscribers>, 'unsubscribe' | 'forget'> & { onClose: () => void };

function AskedDialog({ what, subscriber, unsubscribe, forget, onClose }: AskedDialogProps) {
  if (what === 'erase')
    return <EraseDialog subscriber={subscriber} onErased={() => void forget(subscriber.id)} onClose={onClose} />;
  return (
    <ConfirmDialog
      isOpen
      title="Unsubscribe"
      text={`${subscriber.email} will get no more email. Only the owner can subscribe again.`}
      confirmLabel="Unsubscribe"
      onConfirm={async () => {
        await unsubscribe(subscriber);
        onClose();
      }}
      onClose={onClose}
    />
  );
}
