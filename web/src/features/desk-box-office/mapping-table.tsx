import MuiTable from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import { styled } from '@mui/material/styles';
import TextField from '@mui/material/TextField';
import type { CsvHead } from '@first-show/domain/box-office/csv-head';
import { IMPORT_COLUMNS, REQUIRED_COLUMNS, type ImportColumn } from '@first-show/domain/box-office/import';
import { COLUMN_TEXTS, type ImportMapping } from '@first-show/domain/box-office/import-mapping';

/** A table from 800 px on; cards below. */
const Table = styled(MuiTable)(({ theme }) => ({
  '& small': { ...theme.typography.meta, display: 'block', color: theme.vars?.palette.text.disabled },
  '@media (max-width:799px)': {
    '&, & tbody, & tbody tr, & tbody th, & tbody td': { display: 'block' },
    '& thead': { display: 'none' },
    '& tbody th, & tbody td': { border: 0, paddingBlock: 4 },
    '& tbody tr': { padding: '10px 0', borderTop: `1px solid ${theme.vars?.palette.divider}` },
  },
}));

/** Maps the file's headings to our fields. Shows samples from the first rows. */
export function MappingTable({
  head,
  mapping,
  onMap,
}: {
  head: CsvHead;
  mapping: ImportMapping;
  onMap: (column: ImportColumn, heading: string | null) => void;
}) {
  const samplesOf = (heading: string | null): string => {
    if (heading === null) return '—';
    const at = head.headers.indexOf(heading);
    const cells = head.samples.flatMap((row) =>
      row[at] === undefined || row[at] === '' ? [] : [row[at].slice(0, 60)],
    );
    return cells.length === 0 ? 'Empty in the first rows' : [...new Set(cells)].join(' · ');
  };
  return (
    <Table aria-label="CSV columns">
      <TableHead>
        <TableRow>
          {['Field', 'CSV column', 'Sample'].map((name) => (
            <TableCell key={name}>{name}</TableCell>
          ))}
        </TableRow>
      </TableHead>
      <TableBody>
        {IMPORT_COLUMNS.map((column) => {
          const isRequired = REQUIRED_COLUMNS.includes(column);
          const { label, hint } = COLUMN_TEXTS[column];
          return (
            <TableRow key={column}>
              <TableCell component="th" scope="row" sx={{ width: { md: '34%' } }}>
                {label}
                {isRequired && <span aria-hidden="true"> *</span>}
                <small>{hint}</small>
              </TableCell>
              <TableCell sx={{ width: { md: 280 } }}>
                <TextField
                  select
                  size="small"
                  value={mapping[column] ?? ''}
                  onChange={({ target }) => onMap(column, target.value === '' ? null : target.value)}
                  slotProps={{ htmlInput: { 'aria-label': `Column for ${label}`, required: isRequired } }}
                >
                  <option value="">{isRequired ? 'Choose a column' : 'Not in the file'}</option>
                  {[...new Set(head.headers)]
                    .filter((heading) => heading !== '')
                    .map((heading) => (
                      <option key={heading} value={heading}>
                        {heading}
                      </option>
                    ))}
                </TextField>
              </TableCell>
              <TableCell>{samplesOf(mapping[column])}</TableCell>
            </TableRow>
          );
        })}
      </TableBody>
    </Table>
  );
}
