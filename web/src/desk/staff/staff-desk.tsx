import { type InfiniteData, infiniteQueryOptions, useInfiniteQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { Invitation, StaffAccount } from '@first-show/domain/staff/staff.schema';
import { callStaffApi } from '../lib/staff-api.ts';
import { Button } from '../../shared/ui/controls/button.tsx';
import { AdminsOnly } from '../ui/admins-only.tsx';
import { DeskHeading } from '../ui/desk-heading.tsx';
import { LoadMorePages } from '../ui/load-more.tsx';
import { QueryState } from '../ui/query-state.tsx';
import { InvitationLink, InviteDialog } from './invite-dialog.tsx';
import { StaffTable } from './staff-table.tsx';

const PAGE = 50;
/** The refetch interval. It keeps the column 'Last seen' up to date. */
const AGAIN_MS = 30_000;

type Pages = InfiniteData<StaffAccount[], unknown>;

const staffQuery = infiniteQueryOptions({
  queryKey: ['staff'],
  queryFn: ({ pageParam, signal }) => {
    const query = new URLSearchParams({ limit: String(PAGE), ...pageParam });
    return callStaffApi<StaffAccount[]>(`/api/admin/staff?${query.toString()}`, { signal });
  },
  initialPageParam: {} as { after?: string },
  getNextPageParam: (page) => (page.length < PAGE ? undefined : { after: page.at(-1)?.uid ?? '' }),
  select: byName,
  refetchOnMount: 'always',
  refetchInterval: AGAIN_MS,
});

/** Administrators invite colleagues, change roles, and disable or enable accounts. */
export function StaffDesk() {
  return (
    <AdminsOnly title="Staff" sentence="Administrators manage accounts and roles. Ask one of them for changes.">
      <StaffForAdmins />
    </AdminsOnly>
  );
}

function StaffForAdmins() {
  const client = useQueryClient();
  const list = useInfiniteQuery(staffQuery);
  const put = (account: StaffAccount) =>
    client.setQueryData(staffQuery.queryKey, (data) => data && withAccount(data, account));
  const [isInviting, setInviting] = useState(false);
  const [invitation, setInvitation] = useState<Invitation | null>(null);
  const invited = (found: Invitation) => {
    setInviting(false);
    setInvitation(found);
    put(found.staff);
  };
  return (
    <>
      <DeskHeading title="Staff">
        <Button onClick={() => setInviting(true)}>Invite a colleague</Button>
      </DeskHeading>
      <QueryState query={list} what="the accounts" lines={6} height={38} />
      {list.data && <StaffTable people={list.data} onChanged={put} onInvited={invited} />}
      <LoadMorePages list={list} failed="More accounts could not be loaded" />
      {isInviting && <InviteDialog onClose={() => setInviting(false)} onInvited={invited} />}
      {invitation !== null && <InvitationLink invitation={invitation} onClose={() => setInvitation(null)} />}
    </>
  );
}

export function byName({ pages }: Pages): StaffAccount[] {
  return pages
    .flat()
    .toSorted((one, other) => (one.displayName < other.displayName ? -1 : one.displayName > other.displayName ? 1 : 0));
}

/**
 * Replaces an account, or adds a new one at the start of the first page. At the end of a page, the
 * new account would become the cursor of the next page.
 */
export function withAccount(data: Pages, account: StaffAccount): Pages {
  const isSame = ({ uid }: StaffAccount) => uid === account.uid;
  const [first = [], ...rest] = data.pages;
  const pages = data.pages.flat().some(isSame)
    ? data.pages.map((page) => page.map((one) => (isSame(one) ? account : one)))
    : [[account, ...first], ...rest];
  return { ...data, pages };
}
