import { styled } from '../styled.ts';

/**
 * A table whose rows become small grids below 800 px, so that a phone shows every column. Set
 * `grid-template-areas` on each row and `grid-area` on each cell. Browsers may drop the table
 * semantics of elements with another `display`, so set their roles explicitly.
 */
export const StackedTable = styled('table')(({ theme }) => ({
  width: '100%',
  borderCollapse: 'collapse',
  '& th, & td': { textAlign: 'right', verticalAlign: 'middle' },
  [theme.breakpoints.down('md')]: {
    display: 'block',
    '& thead, & tbody, & caption': { display: 'block' },
    '& tr': { display: 'grid', alignItems: 'center', columnGap: 8 },
    '& tbody th, & td': { minWidth: 0, padding: 0 },
    // Hide the head row visually: in the grids, `CellLabel` names the figures that need a name.
    // Screen readers still read the head row.
    '& thead': {
      position: 'absolute',
      width: 1,
      height: 1,
      overflow: 'hidden',
      clipPath: 'inset(50%)',
      whiteSpace: 'nowrap',
    },
  },
}));

const Label = styled('span')(({ theme }) => ({
  ...theme.typography.meta,
  fontStretch: '100%',
  color: 'var(--fs-palette-text-disabled)',
  marginRight: 6,
  [theme.breakpoints.up('md')]: { display: 'none' },
}));

/**
 * The column's name before a figure, shown only where the row is a grid. Screen readers read the
 * column's heading instead.
 */
export function CellLabel({ children }: { children: string }) {
  return <Label aria-hidden="true">{children}</Label>;
}
