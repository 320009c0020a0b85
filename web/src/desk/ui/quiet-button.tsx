import { styled } from '@mui/material/styles';
import type { ComponentProps } from 'react';
import { ButtonBase } from '../../shared/ui/controls/button.tsx';

/** A secondary button: underlined text, at least 44 px high. */
export const QuietButton = styled(ButtonBase)({
  minHeight: 44,
  fontSize: '.9375rem',
  fontWeight: 700,
  textDecoration: 'underline',
  textUnderlineOffset: 3,
  '&:disabled, &[aria-disabled="true"]': { color: 'var(--fs-palette-text-disabled)' },
});

/** A quiet button in a table row. `of`: the row's name, which only screen readers read. */
export function RowButton({ name, of, ...props }: { name: string; of: string } & ComponentProps<typeof QuietButton>) {
  return (
    <QuietButton aria-label={`${name} ${of}`} {...props}>
      {name}
    </QuietButton>
  );
}
