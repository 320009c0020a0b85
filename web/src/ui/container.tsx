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

const BESIDE = '@media (min-width:1000px)';
const columns = { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 344px)', columnGap: 'clamp(32px, 4.4vw, 56px)' };

/**
 * Main column and the 344 px rail beside it (below it up to 1000 px). Children: the main column,
 * then the rail.
 */
export const WithRail = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 64,
  [BESIDE]: columns,
});

/**
 * A list that is longer than its rail. Children, in the order of a phone: `data-area="main"`, about
 * as high as the rail; "below", under both in the full width; "rail". `data-stacked` has no rail
 * beside it: the list is too short for one.
 */
export const ListWithRail = styled('section')({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  rowGap: 44,
  '& > [data-area="rail"]': { marginTop: 20 },
  [BESIDE]: {
    '&:not([data-stacked])': {
      ...columns,
      '& > [data-area="main"]': { gridArea: '1 / 1' },
      '& > [data-area="rail"]': { gridArea: '1 / 2', marginTop: 0 },
      '& > [data-area="below"]': { gridArea: '2 / 1 / auto / -1' },
    },
  },
});

/**
 * The cards of a rail, each in a `div`. Beside a longer column each stays in view until the next
 * one comes, and the last one ends where the column ends. `data-tall` scrolls away: it is higher
 * than the window.
 */
export const Rail = styled('div')({
  display: 'flex',
  flexDirection: 'column',
  gap: 44,
  minWidth: 0,
  '& > :empty': { display: 'none' },
  [BESIDE]: {
    '& > div': { flexGrow: 1 },
    '& > div:last-child': { flexGrow: 0 },
    '& > div:not([data-tall]) > *': { position: 'sticky', top: 24 },
    // Their estimated heights would move the cards between them.
    '& [data-later]': { contentVisibility: 'visible' },
  },
});
