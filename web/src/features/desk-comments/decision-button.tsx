import { styled } from '@mui/material/styles';
import type { Decision } from '@first-show/domain/comments/moderation-desk.schema';
import type { ComponentPropsWithRef } from 'react';
import { ButtonBase } from '../../ui/controls/button.tsx';
import { Icon } from '../../ui/art/icon.tsx';
import { KeyCap } from '../../ui/desk/key-cap.tsx';
import { TrashIcon } from './trash-icon.tsx';

const Look = styled(ButtonBase)(({ theme }) => ({
  ...theme.typography.button,
  minHeight: 48,
  minWidth: 132,
  padding: '0 20px',
  gap: 10,
  border: '1px solid var(--fs-palette-edge)',
  '&:hover': { borderColor: 'var(--fs-palette-text-primary)' },
  '&[data-tone="approve"]': {
    backgroundColor: 'var(--fs-palette-success-main)',
    borderColor: 'var(--fs-palette-success-main)',
    color: 'var(--fs-palette-background-default)',
    '&:hover': { borderColor: 'var(--fs-palette-text-primary)' },
  },
  '&[data-tone="delete"]': {
    borderColor: 'var(--fs-palette-error-main)',
    color: 'var(--fs-palette-error-main)',
    '&:hover': { backgroundColor: 'var(--fs-palette-raised)' },
  },
}));

export const decisionLabels: Readonly<Record<Decision, string>> = {
  approve: 'Approve',
  reject: 'Reject',
  delete: 'Delete',
};
const keys: Readonly<Record<Decision, string>> = { approve: 'A', reject: 'R', delete: 'D' };

/**
 * Approve, Reject or Delete. `showsKey`: shows its shortcut. `isIconOnly`: the label is for screen
 * readers only.
 */
export function DecisionButton({
  decision,
  showsKey = false,
  isIconOnly = false,
  label = decisionLabels[decision],
  ...props
}: { decision: Decision; showsKey?: boolean; isIconOnly?: boolean; label?: string } & Omit<
  ComponentPropsWithRef<'button'>,
  'children' | 'color'
>) {
  return (
    <Look
      data-tone={decision}
      aria-keyshortcuts={showsKey ? keys[decision] : undefined}
      aria-label={isIconOnly ? label : undefined}
      {...props}
    >
      {decision === 'delete' ? <TrashIcon /> : <Icon name={decision === 'approve' ? 'check' : 'close'} size={18} />}
      {!isIconOnly && label}
      {showsKey && <KeyCap aria-hidden="true">{keys[decision]}</KeyCap>}
    </Look>
  );
}
