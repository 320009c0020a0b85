import { styled } from '@mui/material/styles';
import { ButtonBase } from '../controls/button.tsx';

/** A secondary button: underlined text, 44 px high. */
export const QuietButton = styled(ButtonBase)({
  minHeight: 44,
  fontSize: '.9375rem',
  fontWeight: 700,
  textDecoration: 'underline',
  textUnderlineOffset: 3,
  '&:disabled, &[aria-disabled="true"]': { color: 'var(--fs-palette-text-disabled)' },
});
