import { styled } from '../styled.ts';

/** A text that is shown only in browsers where scripts are disabled. */
export const WithoutScript = styled('p')(({ theme }) => ({
  ...theme.typography.body2,
  color: 'var(--fs-palette-text-secondary)',
  '@media (scripting: enabled)': { display: 'none' },
}));
