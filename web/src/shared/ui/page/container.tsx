import { styled } from '../styled.ts';

/**
 * The page's column: at most 1200 px wide, with margins of 16 px on phones, 24 px from 600 px and
 * 40 px from 800 px on.
 */
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
 * A main column with the 344 px rail beside it; below 1000 px the rail is under the main column.
 * Children: the main column, then the rail.
 */
export const WithRail = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 64,
  [BESIDE]: columns,
});

/**
 * A list that is longer than its rail. Its children, in the order in which a phone shows them:
 * - `data-area="main"`: the first part of the list, about as high as the rail.
 * - `data-area="below"`: the rest of the list, in the full width below both.
 * - `data-area="rail"`: the rail.
 *
 * `data-stacked`: one column at every width, for a list that is too short for a rail beside it.
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
 * The cards of a rail, each in a `div`. Beside a longer column, all `div`s except the last share
 * the remaining height, and each card is sticky within its `div`. `data-tall`: the card is higher
 * than the window, so it is not sticky.
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
    // Lay out all sections inside a rail, because estimated heights that change while scrolling
    // would move the sticky cards.
    '& [data-later]': { contentVisibility: 'visible' },
  },
});
