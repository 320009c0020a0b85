import Alert from '@mui/material/Alert';
import TextField from '@mui/material/TextField';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { FILM_MAX } from '@first-show/domain/box-office/change-film';
import { type CsvDelimiter, csvHead, type CsvHead } from '@first-show/domain/box-office/csv-head';
import { IMPORT_COLUMNS, REQUIRED_COLUMNS } from '@first-show/domain/box-office/import';
import {
  COLUMN_TEXTS,
  type ImportMapping,
  mappingProblem,
  suggestMapping,
} from '@first-show/domain/box-office/import-mapping';
import type { ImportPreview, ImportRequest, ImportResult } from '@first-show/domain/box-office/import-preview';
import type { MoneyUnit } from '@first-show/domain/core/parse-rupees';
import { deskPaths } from '@first-show/domain/core/desk-paths';
import { FACT_COLUMNS, factHeadings } from '@first-show/domain/films/import-facts';
import { type ReactNode, useState } from 'react';
import { callStaffApi, currentOf } from '../lib/staff-api.ts';
import { useUrlFilter } from '../lib/use-url-filter.ts';
import { failureText } from '../../shared/lib/failure-text.ts';
import { Button } from '../../shared/ui/controls/button.tsx';
import { LinkButton } from '../../shared/ui/controls/link-button.tsx';
import { DeskHeading } from '../ui/desk-heading.tsx';
import { CellNote, DeskTable } from '../ui/desk-table.tsx';
import { Panel } from '../ui/panel.tsx';
import { SelectField } from '../ui/select-field.tsx';
import { FieldGrid, Line, Stack } from '../ui/stack.ts';
import { showToast } from '../../shared/ui/toast/toast.ts';
import { type CsvFile, ImportFile } from './import-file.tsx';
import { type Content, ResultPanel, written } from './import-result.tsx';

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

const CONTENTS = [
  ['figures', 'Figures'],
  ['facts', 'Facts and credits'],
] as const;

type ImportOptions = { content: Content; mapping: ImportMapping; source: string; unit: MoneyUnit };

/** The options that fit the headings of a file. */
const optionsFor = ({ headers }: CsvHead): Pick<ImportOptions, 'content' | 'mapping'> => {
  const mapping = suggestMapping(headers);
  return {
    content: mappingProblem(mapping) !== null && factHeadings(headers).length > 1 ? 'facts' : 'figures',
    mapping,
  };
};

/** Only the last step saves something. A change in an earlier step discards the preview. */
export function ImportScreen() {
  const [file, setFile] = useState<CsvFile | null>(null);
  const [wanted] = useUrlFilter('content', ['figures', 'facts']);
  const [options, setOptions] = useState<ImportOptions>({
    content: wanted,
    mapping: suggestMapping([]),
    source: '',
    unit: 'crore',
  });
  const { look, confirm, reset, ...run } = useImport(file, options);
  const edit = (change: Partial<ImportOptions>, newFile = file) => {
    if (run.isWriting) return;
    reset();
    setFile(newFile);
    setOptions((before) => ({ ...before, ...change }));
  };
  return (
    <>
      <DeskHeading title="Import from CSV">
        {options.content === 'facts' ? (
          <LinkButton to={deskPaths.films} variant="outlined">
            All films
          </LinkButton>
        ) : (
          <LinkButton to={deskPaths.boxOffice} variant="outlined">
            All entries
          </LinkButton>
        )}
      </DeskHeading>
      <Stack style={{ gap: 32 }}>
        <ImportFile
          name={file?.name ?? null}
          isBusy={run.isWriting}
          onRead={(found) => (typeof found === 'string' ? reset(found) : edit(optionsFor(found.head), found))}
        />
        {file === null && options.content === 'facts' && <FactsHelp />}
        {file !== null && (
          <ColumnsPanel file={file} options={options} onEdit={edit}>
            {run.shown === null && (
              <Line style={{ marginTop: 24 }}>
                <Button onClick={look} aria-disabled={run.isLooking}>
                  {run.isLooking ? 'Reading the file…' : 'Preview'}
                </Button>
                <span style={{ color: 'var(--fs-palette-text-secondary)' }}>Nothing is saved until you confirm.</span>
              </Line>
            )}
          </ColumnsPanel>
        )}
        {run.problem !== null && <Alert severity="error">{run.problem}</Alert>}
        {run.shown !== null && <ResultPanel {...run} content={options.content} shown={run.shown} onConfirm={confirm} />}
      </Stack>
    </>
  );
}

type ColumnsProps = {
  file: CsvFile;
  options: ImportOptions;
  onEdit: (change: Partial<ImportOptions>, file?: CsvFile) => void;
  children: ReactNode;
};

function ColumnsPanel({ file, options, onEdit, children }: ColumnsProps) {
  const { csv, head } = file;
  const { content, mapping, source, unit } = options;
  const headings = [...new Set(head.headers)].filter((heading) => heading !== '');
  return (
    <Panel title="2 · Columns">
      <SelectField
        label="The file has"
        value={content}
        options={CONTENTS}
        onChange={({ target }) => onEdit({ content: target.value as Content })}
        sx={{ mb: 6, minWidth: 240 }}
      />
      {content === 'facts' ? (
        <FactColumns headers={head.headers} />
      ) : (
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
            { header: 'Sample', cell: ({ column }) => samplesOf(head, mapping[column]) },
          ]}
        />
      )}
      <FieldGrid sx={{ mt: 6, gridTemplateColumns: { sm: 'repeat(3, minmax(0, 1fr))' } }}>
        {content === 'figures' && (
          <>
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
              onChange={({ target }) => onEdit({ unit: target.value as MoneyUnit })}
            />
          </>
        )}
        <SelectField
          label="Separator"
          value={head.delimiter}
          options={DELIMITERS}
          onChange={({ target }) => {
            const next = csvHead(csv, { delimiter: target.value as CsvDelimiter });
            if (next !== null) onEdit(optionsFor(next), { ...file, head: next });
          }}
        />
      </FieldGrid>
      {children}
    </Panel>
  );
}

/** The columns of a file of facts. They have fixed names, and are not mapped. */
const FactsHelp = () => (
  <p>
    One row for each film; an empty cell changes nothing. Columns: {FACT_COLUMNS.join(', ')}. Names stand between
    commas, a character in brackets: <i>Asha Rao (Mira), Dev Sen</i>. A name is linked if exactly one person has it.
  </p>
);

function FactColumns({ headers }: { headers: readonly string[] }) {
  const known = factHeadings(headers);
  const unknown = headers.filter((heading) => heading !== '' && !known.includes(heading));
  return (
    <>
      <FactsHelp />
      <p role="status">
        {known.length === 0 ? 'The file has none of these columns.' : `In this file: ${known.join(', ')}.`}
        {unknown.length > 0 && ` Not read: ${unknown.join(', ')}.`}
      </p>
    </>
  );
}

function samplesOf({ headers, samples }: CsvHead, heading: string | null): string {
  if (heading === null) return '—';
  const at = headers.indexOf(heading);
  const cells = samples.map((row) => (row[at] ?? '').slice(0, 60)).filter((cell) => cell !== '');
  return cells.length === 0 ? 'Empty in the first rows' : [...new Set(cells)].join(' · ');
}

const API = { figures: '/api/admin/box-office/import', facts: '/api/admin/films/import' } as const;
const IMPORT_KEY = ['box-office-import'];

function useImport(file: CsvFile | null, options: ImportOptions) {
  const client = useQueryClient();
  const [refusal, setRefusal] = useState<string | null>(null);
  const api = API[options.content];
  const preview = useMutation({
    mutationFn: (body: ImportRequest) => callStaffApi<ImportPreview>(`${api}/preview`, { method: 'POST', body }),
  });
  const write = useMutation({
    mutationKey: IMPORT_KEY,
    /** Throws 409 with a new preview if the box office has changed since the preview `seen`. */
    mutationFn: ({ from, seen }: { from: ImportRequest; seen: ImportPreview }) =>
      callStaffApi<ImportResult>(api, { method: 'POST', body: { ...from, planId: seen.planId } }),
  });
  const renewed = currentOf<ImportPreview>(write.error, 'preview');
  const shown = write.data ?? renewed ?? write.variables?.seen ?? preview.data ?? null;
  const { content, ...figureOptions } = options;
  const request = file && { csv: file.csv, delimiter: file.head.delimiter, ...figureOptions };
  const failure = (error: Error | null, fallback: string) => error && failureText(error, fallback);
  return {
    shown,
    done: write.data ?? null,
    isRenewed: renewed !== null,
    isLooking: preview.isPending,
    isWriting: write.isPending,
    problem:
      refusal ??
      failure(preview.error, 'The preview failed. Please try again.') ??
      failure(
        renewed === null ? write.error : null,
        'The import failed. Please try again: rows already imported will stay as they are.',
      ),
    /** Discards the preview. `reason`: why a file was refused; it is shown as the problem. */
    reset: (reason: string | null = null) => {
      setRefusal(reason);
      preview.reset();
      write.reset();
    },
    look: () => {
      if (request === null || preview.isPending) return;
      const wrong = content === 'figures' ? mappingProblem(request.mapping) : null;
      setRefusal(wrong);
      if (wrong === null) preview.mutate(request);
    },
    confirm: () => {
      // `isPending` would be set too late for a double click.
      const isBusy = client.isMutating({ mutationKey: IMPORT_KEY }) > 0;
      if (request === null || shown === null || isBusy) return;
      write.mutate(
        { from: request, seen: shown },
        { onSuccess: (answer) => showToast({ title: 'Imported', description: `${file?.name}: ${written(answer)}.` }) },
      );
    },
  };
}
