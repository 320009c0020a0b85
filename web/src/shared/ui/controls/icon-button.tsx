import type { ComponentPropsWithRef } from 'react';
import { ButtonBase } from './button.tsx';
import { Icon } from '../art/icon.tsx';
import { styled } from '../styled.ts';

const Base = styled(ButtonBase)({
  width: 44,
  height: 44,
  flex: 'none',
  borderRadius: 4,
  color: 'inherit',
  transition: 'color 120ms, background-color 120ms',
  '&:hover': { backgroundColor: 'var(--fs-palette-raised)' },
  '&.Mui-disabled': { color: 'var(--fs-palette-text-disabled)' },
  '&[data-framed]': {
    border: '1px solid var(--fs-palette-edge)',
    '&:hover': { borderColor: 'var(--fs-palette-text-primary)', backgroundColor: 'transparent' },
  },
});

/**
 * A button that is only an icon, 44 × 44 px. `label` is its name for screen readers and the text of
 * its tooltip. `framed`: with a border.
 */
export function IconButton({
  icon,
  label,
  size = 22,
  framed = false,
  ...props
}: { icon: string; label: string; size?: number; framed?: boolean } & Omit<
  ComponentPropsWithRef<'button'>,
  'children' | 'color'
>) {
  return (
    <Base {...props} aria-label={label} data-tip={label} data-framed={framed ? '' : undefined}>
      <Icon name={icon} size={size} />
    </Base>
  );
}
