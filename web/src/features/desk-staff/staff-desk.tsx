import { styled } from '@mui/material/styles';
import { useState } from 'react';
import type { Invitation, StaffAccount } from '@first-show/domain/staff/staff.schema';
import { useStaff } from '../../lib/desk/session.ts';
import { AlertBox } from '../../ui/alert-box.tsx';
import { Button } from '../../ui/button.tsx';
import { DeskHeading } from '../../ui/desk/desk-heading.tsx';
import { InvitationLink } from './invitation-link.tsx';
import { InviteDialog } from './invite-dialog.tsx';
import { StaffTable } from './staff-table.tsx';
import { useStaffList } from './use-staff-list.ts';

const Footer = styled('div')({ marginTop: 24 });

/** Who may work here: inviting, roles, switching off. For administrators. */
export function StaffDesk() {
  const { role } = useStaff();
  if (role !== 'admin')
    return (
      <>
        <DeskHeading title="Staff" />
        <AlertBox>Accounts and roles are looked after by administrators. Ask one of them if something should change.</AlertBox>
      </>
    );
  return <StaffForAdmins />;
}

function StaffForAdmins() {
  const list = useStaffList();
  const [isInviting, setInviting] = useState(false);
  const [invitation, setInvitation] = useState<Invitation | null>(null);
  const [isLoadingMore, setLoadingMore] = useState(false);
  const invited = (found: Invitation) => {
    setInviting(false);
    setInvitation(found);
    list.replace(found.staff);
  };
  const loadMore = async () => {
    if (isLoadingMore) return;
    setLoadingMore(true);
    await list.loadMore().catch(() => undefined);
    setLoadingMore(false);
  };
  return (
    <>
      <DeskHeading title="Staff">
        <Button onClick={() => setInviting(true)}>Invite somebody</Button>
      </DeskHeading>
      {list.hasFailed ? (
        <AlertBox tone="error">
          <p style={{ marginBottom: 12 }}>The accounts could not be loaded.</p>
          <Button variant="outlined" onClick={list.retry}>
            Try again
          </Button>
        </AlertBox>
      ) : (
        <StaffTable people={list.people} onChanged={(account: StaffAccount) => list.replace(account)} onInvited={invited} />
      )}
      {list.hasMore && (
        <Footer>
          <Button variant="outlined" aria-disabled={isLoadingMore} onClick={() => void loadMore()}>
            {isLoadingMore ? 'Loading …' : 'Load more'}
          </Button>
        </Footer>
      )}
      <InviteDialog isOpen={isInviting} onClose={() => setInviting(false)} onInvited={invited} />
      <InvitationLink invitation={invitation} onClose={() => setInvitation(null)} />
    </>
  );
}
