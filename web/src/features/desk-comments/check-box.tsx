import { styled } from '@mui/material/styles';

/** A checkbox in the site's colours. Give it a label of 44 px. */
export const CheckBox = styled('input')({
  appearance: 'none',
  flex: 'none',
  width: 22,
  height: 22,
  margin: 0,
  border: '1.5px solid var(--fs-palette-edge)',
  borderRadius: 3,
  backgroundColor: 'var(--fs-palette-background-default)',
  cursor: 'pointer',
  '&:checked, &:indeterminate': {
    backgroundColor: 'var(--fs-palette-primary-main)',
    borderColor: 'var(--fs-palette-primary-main)',
  },
  '&::after': {
    content: '""',
    display: 'block',
    margin: '5px auto 0',
    width: 11,
    height: 6,
    transform: 'rotate(-45deg)',
  },
  '&:checked::after': {
    borderLeft: '2.5px solid var(--fs-palette-primary-contrastText)',
    borderBottom: '2.5px solid var(--fs-palette-primary-contrastText)',
  },
  '&:indeterminate::after': {
    margin: '8px auto 0',
    height: 0,
    transform: 'none',
    borderTop: '2.5px solid var(--fs-palette-primary-contrastText)',
  },
  // Forced colours draw no backgrounds: the system's own box is better there.
  '@media (forced-colors: active)': { appearance: 'auto' },
});
