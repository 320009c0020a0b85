import { useState } from 'react';
import type { Invitation } from '@first-show/domain/staff/staff.schema';
import { Button } from '../../ui/controls/button.tsx';
import { AdminsOnly } from '../../ui/desk/admins-only.tsx';
import { DeskHeading } from '../../ui/desk/desk-heading.tsx';
import { LoadFailed } from '../../ui/desk/load-failed.tsx';
import { LoadMorePages } from '../../ui/desk/load-more.tsx';
import { InvitationLink, InviteDialog } from './invite-dialog.tsx';
import { StaffTable } from './staff-table.tsx';
import { useStaffList } from './use-staff-list.ts';

/** Staff accounts. Administrators invite colleagues, change roles and disable accounts. */
export function StaffDesk() {
  return (
    <AdminsOnly title="Staff" sentence="Administrators manage accounts and roles. Ask one of them for changes.">
      <StaffForAdmins />
    </AdminsOnly>
  );
}

function StaffForAdmins() {
  const { list, put } = useStaffList();
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
      {list.isLoadingError ? (
        <LoadFailed what="the accounts" error={list.error} onRetry={() => void list.refetch()} />
      ) : (
        <StaffTable people={list.data ?? null} onChanged={put} onInvited={invited} />
      )}
      <LoadMorePages list={list} failed="More accounts could not be loaded" />
      {isInviting && <InviteDialog onClose={() => setInviting(false)} onInvited={invited} />}
      {invitation !== null && <InvitationLink invitation={invitation} onClose={() => setInvitation(null)} />}
    </>
  );
}
