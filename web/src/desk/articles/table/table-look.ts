import { styled } from '@mui/material/styles';
import MuiTable from '@mui/material/Table';

const PHONE = '@media (max-width:799px)';
const hidden = { display: 'none' };

/** The table of articles. `data-column`: the name of the column that a cell belongs to. */
export const Table = styled(MuiTable)({
  tableLayout: 'fixed',
  '& tbody tr': { position: 'relative', height: 56 },
  '& tbody tr[data-current]': { boxShadow: 'inset 3px 0 var(--fs-palette-primary-main)' },
  '& th, & td': { padding: '0 12px 0 0' },
  '& tbody th, & tbody td': { paddingBlock: 5, fontSize: '.9375rem', lineHeight: '20px' },
  '& .MuiTableCell-paddingCheckbox': { width: 46, padding: '0 2px 0 4px' },
  '& tbody .MuiLinearProgress-root': { position: 'absolute', insetInline: 0, bottom: 0, height: 4 },
  '& [data-column="category"]': { width: 112 },
  '& [data-column="author"]': { width: 148 },
  // This column has two sort buttons, one below the other like the two lines of its cells.
  '& thead [data-column="author"] > span': { display: 'flex', width: 'fit-content', minHeight: 24 },
  '& [data-column="state"]': { width: 136 },
  '& [data-column="views"]': { width: 78 },
  '& [data-column="comments"]': { width: 108 },
  '& [data-column="date"]': { width: 112, paddingLeft: 8 },
  '& [data-column="enhance"]': { width: 96, whiteSpace: 'nowrap' },
  '& [data-column="menu"]': { width: 48, paddingRight: 0 },
  '@media (max-width:1099px)': { '& [data-column="author"], & [data-column="comments"]': hidden },
  // On phones, a row is a card: checkbox, picture and title, one line about the article, and the
  // menu.
  [PHONE]: {
    '&, & thead, & tbody': { display: 'block' },
    '& tr': { display: 'flex', alignItems: 'center', borderBottom: '1px solid var(--fs-palette-divider)' },
    '& thead tr': { minHeight: 44 },
    '& tbody tr': { height: 'auto', minHeight: 72, padding: '6px 0' },
    '& th, & td': { border: 0 },
    '& td:not(.MuiTableCell-paddingCheckbox, [data-column="menu"]), & thead th:not(:first-of-type)': hidden,
    '& tbody th': { flex: '1 1 0', minWidth: 0 },
    '& thead th:first-of-type': { width: 'auto' },
  },
});
