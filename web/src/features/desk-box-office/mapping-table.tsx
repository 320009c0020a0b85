import { styled } from '@mui/material/styles';
import type { CsvHead } from '@first-show/domain/box-office/csv-head';
import { IMPORT_COLUMNS, REQUIRED_COLUMNS, type ImportColumn } from '@first-show/domain/box-office/import';
import { COLUMN_TEXTS, type ImportMapping } from '@first-show/domain/box-office/import-mapping';
import { SelectInput } from '../../ui/form/form-field.tsx';

/** A table from 800 px on, labelled cards below. */
const Table = styled('table')(({ theme }) => ({
  width: '100%',
  borderCollapse: 'collapse',
  '& thead': { display: 'none' },
  '& tbody, & tr, & td, & tbody th': { display: 'block' },
  '& tbody tr': { padding: '14px 0', borderTop: '1px solid var(--fs-palette-divider)' },
  '& tbody th': { textAlign: 'start', paddingBottom: 6 },
  '& small': { ...theme.typography.meta, display: 'block', fontWeight: 500, color: 'var(--fs-palette-text-disabled)' },
  '& td:last-of-type': { ...theme.typography.meta, paddingTop: 6, overflowWrap: 'anywhere' },
  '@media (min-width:800px)': {
    '& thead': { display: 'table-header-group' },
    '& tbody': { display: 'table-row-group' },
    '& tr': { display: 'table-row' },
    '& td, & tbody th': { display: 'table-cell' },
    '& th, & td': { padding: '10px 16px 10px 0', verticalAlign: 'middle', borderBottom: '1px solid var(--fs-palette-divider)', textAlign: 'start' },
    '& tbody th': { width: '34%' },
    '& td:nth-of-type(1)': { width: 280 },
    '& thead th': { ...theme.typography.meta, fontWeight: 700, color: 'var(--fs-palette-text-disabled)' },
  },
}));

/** Which heading of the file holds which of our columns, with what the first rows say there. */
export function MappingTable({ head, mapping, onMap }: { head: CsvHead; mapping: ImportMapping; onMap: (column: ImportColumn, heading: string | null) => void }) {
  const samplesOf = (heading: string | null): string => {
    if (heading === null) return '—';
    const at = head.headers.indexOf(heading);
    const cells = head.samples.flatMap((row) => (row[at] === undefined || row[at] === '' ? [] : [row[at].slice(0, 60)]));
    return cells.length === 0 ? 'empty in the first rows' : [...new Set(cells)].join(' · ');
  };
  return (
    <Table role="table" aria-label="Columns of the file">
      <thead role="rowgroup">
        <tr role="row">
          {['Ours', 'Column of the file', 'First rows'].map((name) => (
            <th key={name} role="columnheader" scope="col">
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody role="rowgroup">
        {IMPORT_COLUMNS.map((column) => {
          const isRequired = REQUIRED_COLUMNS.includes(column);
          const { label, hint } = COLUMN_TEXTS[column];
          return (
            <tr key={column} role="row">
              <th role="rowheader" scope="row">
                {label}
                {isRequired && <span aria-hidden="true"> *</span>}
                <small>{hint}</small>
              </th>
              <td role="cell">
                <SelectInput
                  aria-label={`Column for ${label}`}
                  required={isRequired}
                  value={mapping[column] ?? ''}
                  onChange={({ target }) => onMap(column, target.value === '' ? null : target.value)}
                >
                  <option value="">{isRequired ? 'Choose a column' : 'Not in the file'}</option>
                  {[...new Set(head.headers)].filter((heading) => heading !== '').map((heading) => (
                    <option key={heading} value={heading}>
                      {heading}
                    </option>
                  ))}
                </SelectInput>
              </td>
              <td role="cell">{samplesOf(mapping[column])}</td>
            </tr>
          );
        })}
      </tbody>
    </Table>
  );
}
