import { styled } from '@mui/material/styles';
import { ButtonBase } from '../../ui/controls/button.tsx';
import { Icon } from '../../ui/art/icon.tsx';
import { KeyCap } from '../../ui/desk/key-cap.tsx';
import type { Act } from './acts.ts';

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

/** A bin in the style of the site's other icons. It is here because only this desk needs it. */
const TrashIcon = () => (
  <svg width={18} viewBox="0 0 24 24" fill="none" stroke="currentColor" strokeWidth={1.8} aria-hidden="true">
    <path d="M4 6.500h16M9 6.500V4h6v2.500M6 6.500l1 14h10l1-14M10 10.500v6m4-6v6" strokeLinecap="square" />
  </svg>
);

const looks = {
  approve: { name: 'Approve', shortcut: 'A', icon: <Icon name="check" size={18} /> },
  reject: { name: 'Reject', shortcut: 'R', icon: <Icon name="close" size={18} /> },
  delete: { name: 'Delete', shortcut: 'D', icon: <TrashIcon /> },
  dismiss: { name: 'Dismiss reports', shortcut: undefined, icon: null },
} as const;

type Props = {
  act: Act;
  label?: string;
  /** Shows the shortcut. */
  showsKey?: boolean;
  /** The label is for screen readers only. */
  isIconOnly?: boolean;
  onClick: () => void;
};

/** The button of an action. */
export function DecisionButton({ act, label = looks[act].name, showsKey = false, isIconOnly = false, onClick }: Props) {
  const { icon, shortcut } = looks[act];
  const shown = showsKey ? shortcut : undefined;
  return (
    <Look data-tone={act} aria-keyshortcuts={shown} aria-label={isIconOnly ? label : undefined} onClick={onClick}>
      {icon}
      {!isIconOnly && label}
      {shown !== undefined && <KeyCap aria-hidden="true">{shown}</KeyCap>}
    </Look>
  );
}
