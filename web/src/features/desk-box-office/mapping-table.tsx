import type { CsvHead } from '@first-show/domain/box-office/csv-head';
import { IMPORT_COLUMNS, REQUIRED_COLUMNS, type ImportColumn } from '@first-show/domain/box-office/import';
import { COLUMN_TEXTS, type ImportMapping } from '@first-show/domain/box-office/import-mapping';
import { CellNote, DeskTable } from '../../ui/desk/desk-table.tsx';
import { SelectField } from '../../ui/desk/select-field.tsx';

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
  const headings = [...new Set(head.headers)].flatMap((heading) =>
    heading === '' ? [] : [[heading, heading] as const],
  );
  const isRequired = (column: ImportColumn) => REQUIRED_COLUMNS.includes(column);
  return (
    <DeskTable
      caption="CSV columns"
      rows={IMPORT_COLUMNS}
      rowKey={(column) => column}
      empty={null}
      columns={[
        {
          key: 'field',
          header: 'Field',
          isRowHeader: true,
          cell: (column) => (
            <>
              {COLUMN_TEXTS[column].label}
              {isRequired(column) && <span aria-hidden="true"> *</span>}
              <CellNote>{COLUMN_TEXTS[column].hint}</CellNote>
            </>
          ),
        },
        {
          key: 'column',
          header: 'CSV column',
          cell: (column) => (
            <SelectField
              size="small"
              value={mapping[column] ?? ''}
              options={[['', isRequired(column) ? 'Choose a column' : 'Not in the file'], ...headings]}
              onChange={({ target }) => onMap(column, target.value === '' ? null : target.value)}
              slotProps={{
                htmlInput: { 'aria-label': `Column for ${COLUMN_TEXTS[column].label}`, required: isRequired(column) },
              }}
            />
          ),
        },
        { key: 'sample', header: 'Sample', cell: (column) => samplesOf(mapping[column]) },
      ]}
    />
  );
}
