import Alert from '@mui/material/Alert';
import LinearProgress from '@mui/material/LinearProgress';
import TextField from '@mui/material/TextField';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { csvHead, type CsvDelimiter } from '@first-show/domain/box-office/csv-head';
import { FILM_MAX } from '@first-show/domain/box-office/change-film';
import type { ImportUnit } from '@first-show/domain/box-office/import';
import { mappingProblem, suggestMapping, type ImportMapping } from '@first-show/domain/box-office/import-mapping';
import type { ImportPreview, ImportRequest, ImportResult } from '@first-show/domain/box-office/import-preview';
import { deskPaths } from '@first-show/domain/core/desk-paths';
import { type ReactNode, useRef, useState } from 'react';
import { currentOf } from '../../lib/desk/use-desk-form.ts';
import { failureText } from '../../lib/failure-text.ts';
import { Button } from '../../ui/controls/button.tsx';
import { LinkButton } from '../../ui/controls/link-button.tsx';
import { Panel } from '../../ui/desk/panel.tsx';
import { SelectField } from '../../ui/desk/select-field.tsx';
import { FieldGrid, Line, Stack } from '../../ui/desk/stack.ts';
import { showToast } from '../../ui/toast/toast.ts';
import { confirmImport, previewImport } from './box-office-api.ts';
import { type CsvFile, ImportFile } from './import-file.tsx';
import { ImportReport } from './import-report.tsx';
import { doneText, filmsOf, hasUsableRow, importLabel, previewText, written } from './import-words.ts';
import { MappingTable } from './mapping-table.tsx';

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

type Chosen = CsvFile & { mapping: ImportMapping };
type Options = { source: string; unit: ImportUnit };

/**
 * Import in steps: file, columns, preview, import. Nothing is saved before the last step. Changing
 * an earlier step drops the preview.
 */
export function ImportScreen() {
  const [chosen, setChosen] = useState<Chosen | null>(null);
  const [options, setOptions] = useState<Options>({ source: '', unit: 'crore' });
  const run = useImport(
    chosen === null ? null : { csv: chosen.csv, mapping: chosen.mapping, delimiter: chosen.head.delimiter, ...options },
    chosen?.name ?? '',
  );
  const edit = (change: Partial<Chosen>, option: Partial<Options> = {}) => {
    if (run.isWriting) return;
    run.reset();
    setChosen((before) => before && { ...before, ...change });
    setOptions((before) => ({ ...before, ...option }));
  };
  return (
    <Stack style={{ gap: 32 }}>
      <ImportFile
        name={chosen?.name ?? null}
        isBusy={run.isWriting}
        onFile={(file) => {
          run.reset();
          setChosen({ ...file, mapping: suggestMapping(file.head.headers) });
        }}
        onProblem={run.reset}
      />
      {chosen !== null && (
        <ColumnsPanel chosen={chosen} options={options} onEdit={edit}>
          {run.shown === null && (
            <Line style={{ marginTop: 24 }}>
              <Button onClick={run.look} aria-disabled={run.isLooking}>
                {run.isLooking ? 'Reading the file...' : 'Preview'}
              </Button>
              <span style={{ color: 'var(--fs-palette-text-secondary)' }}>Nothing is saved until you confirm.</span>
            </Line>
          )}
        </ColumnsPanel>
      )}
      {run.problem !== null && <Alert severity="error">{run.problem}</Alert>}
      {run.shown !== null && <ResultPanel {...run} shown={run.shown} />}
    </Stack>
  );
}

const IMPORT_KEY = ['box-office-import'];

/** The preview of `request` and its import. `name`: of the file. */
function useImport(request: (ImportRequest & { mapping: ImportMapping }) | null, name: string) {
  const client = useQueryClient();
  const result = useRef<HTMLDivElement>(null);
  const [refusal, setRefusal] = useState<string | null>(null);
  const preview = useMutation({ mutationFn: previewImport });
  const write = useMutation({
    mutationKey: IMPORT_KEY,
    mutationFn: ({ from, seen }: { from: ImportRequest; seen: ImportPreview }) => confirmImport(from, seen.planId),
  });
  /** The new preview, if the box office changed since the one that was confirmed. */
  const renewed = currentOf<ImportPreview>(write.error, 'preview');
  const shown = write.data ?? renewed ?? write.variables?.seen ?? preview.data ?? null;

  const showResult = () =>
    requestAnimationFrame(() => {
      result.current?.focus({ preventScroll: true });
      result.current?.scrollIntoView({ block: 'start' });
    });
  const problemOf = (error: Error | null, fallback: string) => (error === null ? null : failureText(error, fallback));
  return {
    result,
    shown,
    done: write.data ?? null,
    isRenewed: renewed !== null,
    isLooking: preview.isPending,
    isWriting: write.isPending,
    problem:
      refusal ??
      problemOf(preview.error, 'The preview failed. Please try again.') ??
      problemOf(
        renewed === null ? write.error : null,
        'The import failed. Please try again: rows that were imported already are not imported twice.',
      ),
    /** Drops the preview. `reason`: why the file or its columns were refused. */
    reset: (reason: string | null = null) => {
      setRefusal(reason);
      preview.reset();
      write.reset();
    },
    look: () => {
      if (request === null || preview.isPending) return;
      const wrong = mappingProblem(request.mapping);
      setRefusal(wrong);
      if (wrong === null) preview.mutate(request, { onSuccess: showResult });
    },
    confirm: () => {
      // State would come too late for a double click.
      const isBusy = client.isMutating({ mutationKey: IMPORT_KEY }) > 0;
      if (request === null || shown === null || isBusy) return;
      write.mutate(
        { from: request, seen: shown },
        {
          onSuccess: (answer) => showToast({ title: 'Imported', description: `${name}: ${written(answer)}.` }),
          onSettled: showResult,
        },
      );
    },
  };
}

type ColumnsProps = {
  chosen: Chosen;
  options: Options;
  onEdit: (change: Partial<Chosen>, option?: Partial<Options>) => void;
  children: ReactNode;
};

function ColumnsPanel({ chosen, options, onEdit, children }: ColumnsProps) {
  return (
    <Panel title="2 · Columns">
      <MappingTable
        head={chosen.head}
        mapping={chosen.mapping}
        onMap={(column, heading) => onEdit({ mapping: { ...chosen.mapping, [column]: heading } })}
      />
      <FieldGrid sx={{ mt: 6, gridTemplateColumns: { sm: 'repeat(3, minmax(0, 1fr))' } }}>
        <TextField
          label="Source"
          helperText="Shown next to each new day"
          value={options.source}
          onChange={({ target }) => onEdit({}, { source: target.value })}
          slotProps={{ htmlInput: { maxLength: FILM_MAX.source } }}
        />
        <SelectField
          label="Unit of the amounts"
          helperText="For amounts without a unit of their own"
          value={options.unit}
          options={UNITS}
          onChange={({ target }) => onEdit({}, { unit: target.value as ImportUnit })}
        />
        <SelectField
          label="Separator"
          value={chosen.head.delimiter}
          options={DELIMITERS}
          onChange={({ target }) => {
            const head = csvHead(chosen.csv, { delimiter: target.value as CsvDelimiter });
            if (head !== null) onEdit({ head, mapping: suggestMapping(head.headers) });
          }}
        />
      </FieldGrid>
      {children}
    </Panel>
  );
}

type ResultProps = Pick<ReturnType<typeof useImport>, 'result' | 'isRenewed' | 'isWriting' | 'confirm'> & {
  shown: ImportPreview;
  done: ImportResult | null;
};

/** The preview with its confirm button, or the result of the import. */
function ResultPanel({ result, shown, done, isRenewed, isWriting, confirm }: ResultProps) {
  const text = done !== null ? doneText(done) : previewText(shown, { isRenewed, isWriting });
  return (
    <div ref={result} tabIndex={-1} style={{ outline: 'none' }}>
      <Panel title={done === null ? '3 · Preview' : '4 · Imported'}>
        {text !== null && (
          <Alert severity="info" role="status" sx={{ mb: 6 }}>
            {text}
          </Alert>
        )}
        <Line style={{ marginBottom: 24 }}>
          {done === null && hasUsableRow(shown) && filmsOf(shown) > 0 && (
            <Button onClick={confirm} aria-disabled={isWriting}>
              {isWriting ? 'Importing...' : importLabel(shown)}
            </Button>
          )}
          {done !== null && <LinkButton to={deskPaths.boxOffice}>Back to Box Office</LinkButton>}
          {isWriting && <LinearProgress aria-label="Importing" sx={{ width: '100%' }} />}
        </Line>
        <ImportReport report={shown} isDone={done !== null} />
      </Panel>
    </div>
  );
}
