import { styled } from '@mui/material/styles';

/**
 * A table whose rows become small grids below `md`, so that a phone shows every column. The user of
 * it sets `grid-template-areas` per row and the area of each cell. Browsers may forget that such an
 * element is a table, so the elements name their roles.
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
    // Column headings stand in the cells instead, but stay for screen readers.
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
 * The column's name before a figure, where the row is a grid. Screen readers read it from the
 * column's heading.
 */
export function CellLabel({ children }: { children: string }) {
  return <Label aria-hidden="true">{children}</Label>;
}
