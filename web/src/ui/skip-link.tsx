import { styled } from '@mui/material/styles';

/** The first stop of the keyboard, seen only while it has the focus: past the header, to the page's own part. */
export const SkipLink = styled('a')({
  position: 'absolute',
  left: 16,
  top: -80,
  zIndex: 6,
  padding: '12px 20px',
  backgroundColor: 'var(--fs-palette-inverse-bg)',
  color: 'var(--fs-palette-inverse-text)',
  fontWeight: 700,
  '&:focus': { top: 8 },
});
