import { type ComponentProps, useState } from 'react';
import type { Invitation, StaffAccount, StaffChanges, StaffRole } from '@first-show/domain/staff/staff.schema';
import { useStaff } from '../lib/session.ts';
import { callStaffApi, currentOf } from '../lib/staff-api.ts';
import { Badge } from '../ui/badge.tsx';
import { type Column, DeskTable } from '../ui/desk-table.tsx';
import { ConfirmDialog } from '../ui/confirm-dialog.tsx';
import { QuietButton, RowButton } from '../ui/quiet-button.tsx';
import { SelectField } from '../ui/select-field.tsx';
import { showFailure } from '../ui/show-failure.ts';
import { useBusy } from '../ui/use-busy.ts';
import { EmptyState } from '../../shared/ui/page/empty-state.tsx';
import { RelativeTime } from '../../shared/ui/figures/relative-time.tsx';
import { showToast } from '../../shared/ui/toast/toast.ts';
import { roleOptions, roles } from './roles.ts';

/** A change to confirm. `done`: title of the toast after the change. */
type Question = Pick<ComponentProps<typeof ConfirmDialog>, 'title' | 'text' | 'confirmLabel' | 'tone'> & {
  account: StaffAccount;
  changes: StaffChanges;
  done: string;
};

type Props = {
  people: readonly StaffAccount[];
  onChanged: (account: StaffAccount) => void;
  onInvited: (invitation: Invitation) => void;
};

export function StaffTable({ people, onChanged, onInvited }: Props) {
  const { uid: ownUid } = useStaff();
  const [question, setQuestion] = useState<Question | null>(null);
  const { run } = useBusy();

  const change = async ({ account, changes, done }: Question) => {
    try {
      const body = { ...changes, revision: account.revision };
      onChanged(await callStaffApi<StaffAccount>(`/api/admin/staff/${account.uid}`, { method: 'PATCH', body }));
      showToast({ title: done });
    } catch (error) {
      // If a colleague changed the account first, the error contains the current account.
      const current = currentOf<StaffAccount>(error);
      if (current !== null) onChanged(current);
      showFailure('Not changed', error, 'The account could not be changed. Please try again.');
    } finally {
      setQuestion(null);
    }
  };
  const inviteAgain = async ({ uid, displayName, email }: StaffAccount) => {
    const invitation = await callStaffApi<Invitation>(`/api/admin/staff/${uid}/invite-again`, { method: 'POST' });
    if (invitation.invitationLink !== null) return onInvited(invitation);
    showToast({ title: 'Link sent', description: `${displayName} gets it by email at ${email}.` });
  };
  const invite = (account: StaffAccount) =>
    void run('Not sent', () => inviteAgain(account), 'The link could not be sent. Please try again.');

  return (
    <>
      <DeskTable
        caption="Staff"
        rows={people}
        rowKey={({ uid }) => uid}
        empty={<EmptyState sentence="No staff accounts yet" />}
        columns={columnsOf(ownUid, setQuestion)}
        actions={(account) => {
          const { uid, displayName, isActive, lastSeenAt } = account;
          if (uid === ownUid) return null;
          const [text, label] =
            lastSeenAt === null ? ['Invite again', 'Invite again:'] : ['New password', 'New password for'];
          return (
            <>
              {isActive && (
                <QuietButton aria-label={`${label} ${displayName}`} onClick={() => invite(account)}>
                  {text}
                </QuietButton>
              )}
              <RowButton
                name={isActive ? 'Disable' : 'Enable'}
                of={displayName}
                onClick={() => setQuestion(stateQuestion(account))}
              />
            </>
          );
        }}
      />
      {question !== null && (
        <ConfirmDialog isOpen {...question} onConfirm={() => change(question)} onClose={() => setQuestion(null)} />
      )}
    </>
  );
}

/** Administrators cannot change their own account, whose uid is `ownUid`. */
const columnsOf = (ownUid: string, onAsk: (question: Question) => void): readonly Column<StaffAccount>[] => [
  {
    header: 'Name',
    isRowHeader: true,
    cell: ({ displayName, uid }) => (uid === ownUid ? `${displayName} (you)` : displayName),
  },
  { header: 'Email', cell: ({ email }) => <span style={{ overflowWrap: 'anywhere' }}>{email}</span> },
  {
    header: 'Role',
    cell: (account) =>
      account.uid === ownUid ? (
        roles[account.role].name
      ) : (
        <SelectField
          size="small"
          fullWidth={false}
          value={account.role}
          options={roleOptions}
          onChange={({ target }) => onAsk(roleQuestion(account, target.value as StaffRole))}
          slotProps={{ htmlInput: { 'aria-label': `Role of ${account.displayName}` } }}
        />
      ),
  },
  { header: 'Status', cell: (account) => <State account={account} /> },
  {
    header: 'Last seen',
    cell: ({ lastSeenAt }) => (lastSeenAt === null ? 'Never' : <RelativeTime iso={lastSeenAt} />),
  },
];

function State({ account }: { account: StaffAccount }) {
  if (!account.isActive) return <Badge tone="bad">Disabled</Badge>;
  if (!account.isSettled) return <Badge tone="warn">Interrupted</Badge>;
  if (account.lastSeenAt === null && account.invitedAt !== null) return <Badge tone="warn">Invited</Badge>;
  return <Badge tone="good">Active</Badge>;
}

/** 'a moderator', 'an editor'. */
const nounOf = (role: StaffRole): string => {
  const { name } = roles[role];
  return `${/^[AE]/.test(name) ? 'an' : 'a'} ${name.toLowerCase()}`;
};

function roleQuestion(account: StaffAccount, role: StaffRole): Question {
  const who = nounOf(role);
  return {
    account,
    changes: { role },
    title: `Make ${account.displayName} ${who}?`,
    text: `A${who.slice(1)} ${roles[role].may}. This takes effect at once, also on open pages.`,
    confirmLabel: 'Change role',
    done: `${account.displayName} is now ${who}`,
  };
}

function stateQuestion(account: StaffAccount): Question {
  const { displayName, isActive, role } = account;
  const action = isActive ? 'Disable' : 'Enable';
  return {
    account,
    changes: { isActive: !isActive },
    title: `${action} ${displayName}?`,
    text: isActive
      ? 'They are logged out everywhere and can’t log in. Their articles and decisions stay. You can enable the account again.'
      : `They can log in again with their old password, as ${nounOf(role)}.`,
    confirmLabel: action,
    tone: isActive ? 'danger' : undefined,
    done: `${displayName} is ${isActive ? 'disabled' : 'enabled'}`,
  };
}
