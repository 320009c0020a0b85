import { styled } from '../styled.ts';

/**
 * A line of metadata in a muted colour: dates, views, reading time. Children are `span`s or
 * `time`s; an `Icon` may precede the text.
 */
export const MetaLine = styled('div')(({ theme }) => ({
  ...theme.typography.meta,
  color: 'var(--fs-palette-text-disabled)',
  // Digits of equal width, because a change of a live count must not shift its neighbours. Also,
  // the digit 1 of Anek Latin is so narrow that no fallback font matches its width.
  fontVariantNumeric: 'tabular-nums',
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: 14,
  rowGap: 2,
  '& > *': { display: 'inline-flex', alignItems: 'center', gap: 6 },
}));
