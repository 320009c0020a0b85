import { styled } from '@mui/material/styles';

/**
 * One line of meta data in ink 3: dates, views, reading time. Children are `span`s or `time`s; an
 * `Icon` may stand before text.
 */
export const MetaLine = styled('div')(({ theme }) => ({
  ...theme.typography.meta,
  color: 'var(--fs-palette-text-disabled)',
  // A live count must not move its neighbours. The 1 of Anek Latin is so narrow that no fallback
  // face has its width.
  fontVariantNumeric: 'tabular-nums',
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: 14,
  rowGap: 2,
  '& > *': { display: 'inline-flex', alignItems: 'center', gap: 6 },
}));
