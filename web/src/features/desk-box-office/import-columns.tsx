import TextField from '@mui/material/TextField';
import { FILM_MAX } from '@first-show/domain/box-office/change-film';
import { type CsvDelimiter, csvHead, type CsvHead } from '@first-show/domain/box-office/csv-head';
import { IMPORT_COLUMNS, type ImportUnit, REQUIRED_COLUMNS } from '@first-show/domain/box-office/import';
import { COLUMN_TEXTS, suggestMapping, type ImportMapping } from '@first-show/domain/box-office/import-mapping';
import type { ReactNode } from 'react';
import { CellNote, DeskTable } from '../../ui/desk/desk-table.tsx';
import { Panel } from '../../ui/desk/panel.tsx';
import { SelectField } from '../../ui/desk/select-field.tsx';
import { FieldGrid } from '../../ui/desk/stack.ts';
import type { CsvFile } from './import-file.tsx';

const DELIMITERS = [
  [',', 'Comma'],
  [';', 'Semicolon'],
  ['\t', 'Tab'],
] as const;
const UNITS = [
  ['crore', 'Crore'],
  ['lakh', 'Lakh'],
  ['rupees', 'Rupees'],
] as const;

export type ImportOptions = { mapping: ImportMapping; source: string; unit: ImportUnit };

type Props = {
  file: CsvFile;
  options: ImportOptions;
  onEdit: (change: Partial<ImportOptions>, file?: CsvFile) => void;
  children: ReactNode;
};

/** Maps the file’s headings to our fields, with samples from the first rows. Sets the options. */
export function ColumnsPanel({ file, options, onEdit, children }: Props) {
  const { csv, head } = file;
  const { mapping, source, unit } = options;
  const headings = [...new Set(head.headers)].filter((heading) => heading !== '');
  return (
    <Panel title="2 · Columns">
      <DeskTable
        caption="CSV columns"
        rows={IMPORT_COLUMNS.map((column) => ({
          column,
          ...COLUMN_TEXTS[column],
          isRequired: REQUIRED_COLUMNS.includes(column),
        }))}
        rowKey={({ column }) => column}
        empty={null}
        columns={[
          {
            key: 'field',
            header: 'Field',
            isRowHeader: true,
            cell: ({ label, hint, isRequired }) => (
              <>
                {label}
                {isRequired && <span aria-hidden="true"> *</span>}
                <CellNote>{hint}</CellNote>
              </>
            ),
          },
          {
            key: 'column',
            header: 'CSV column',
            cell: ({ column, label, isRequired }) => (
              <SelectField
                size="small"
                value={mapping[column] ?? ''}
                options={[
                  ['', isRequired ? 'Choose a column' : 'Not in the file'],
                  ...headings.map((heading) => [heading, heading] as const),
                ]}
                onChange={({ target }) => onEdit({ mapping: { ...mapping, [column]: target.value || null } })}
                slotProps={{ htmlInput: { 'aria-label': `Column for ${label}`, required: isRequired } }}
              />
            ),
          },
          { key: 'sample', header: 'Sample', cell: ({ column }) => samplesOf(head, mapping[column]) },
        ]}
      />
      <FieldGrid sx={{ mt: 6, gridTemplateColumns: { sm: 'repeat(3, minmax(0, 1fr))' } }}>
        <TextField
          label="Source"
          helperText="Shown next to each new day"
          value={source}
          onChange={({ target }) => onEdit({ source: target.value })}
          slotProps={{ htmlInput: { maxLength: FILM_MAX.source } }}
        />
        <SelectField
          label="Unit of the amounts"
          helperText="For amounts without a unit of their own"
          value={unit}
          options={UNITS}
          onChange={({ target }) => onEdit({ unit: target.value as ImportUnit })}
        />
        <SelectField
          label="Separator"
          value={head.delimiter}
          options={DELIMITERS}
          onChange={({ target }) => {
            const next = csvHead(csv, { delimiter: target.value as CsvDelimiter });
            if (next !== null) onEdit({ mapping: suggestMapping(next.headers) }, { ...file, head: next });
          }}
        />
      </FieldGrid>
      {children}
    </Panel>
  );
}

function samplesOf({ headers, samples }: CsvHead, heading: string | null): string {
  if (heading === null) return '—';
  const at = headers.indexOf(heading);
  const cells = samples.map((row) => (row[at] ?? '').slice(0, 60)).filter((cell) => cell !== '');
  return cells.length === 0 ? 'Empty in the first rows' : [...new Set(cells)].join(' · ');
}
