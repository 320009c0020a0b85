import { styled } from '@mui/material/styles';

/** Shown only where scripting is disabled. */
export const WithoutScript = styled('p')(({ theme }) => ({
  ...theme.typography.body2,
  color: 'var(--fs-palette-text-secondary)',
  '@media (scripting: enabled)': { display: 'none' },
}));
