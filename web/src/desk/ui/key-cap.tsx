import { styled } from '@mui/material/styles';

/** A key of the keyboard. Inside a button, hide it from screen readers. */
export const KeyCap = styled('kbd')({
  display: 'inline-grid',
  placeItems: 'center',
  minWidth: 24,
  height: 22,
  padding: '0 5px',
  border: '1.5px solid currentColor',
  borderRadius: 3,
  fontFamily: 'inherit',
  fontSize: '.875rem',
  fontWeight: 700,
  lineHeight: 1,
});
