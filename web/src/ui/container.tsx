import { styled } from '@mui/material/styles';

/** The page's column: 1200 px at most, 16 px margins on phones, 40 from tablets on. */
export const Container = styled('div')(({ theme }) => ({
  width: '100%',
  maxWidth: 1280,
  marginInline: 'auto',
  paddingInline: 16,
  [theme.breakpoints.up('sm')]: { paddingInline: 24 },
  [theme.breakpoints.up('md')]: { paddingInline: 40 },
}));

/** Main column and the 344 px rail beside it (below it up to 1000 px). Children: the main column, then the rail. */
export const WithRail = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 64,
  '@media (min-width:1000px)': { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 344px)', columnGap: 'clamp(32px, 4.4vw, 56px)' },
});
