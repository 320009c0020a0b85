import Alert from '@mui/material/Alert';
import LinearProgress from '@mui/material/LinearProgress';
import { styled } from '@mui/material/styles';
import TextField from '@mui/material/TextField';
import { csvHead, type CsvDelimiter, type CsvHead } from '@first-show/domain/box-office/csv-head';
import { FILM_MAX } from '@first-show/domain/box-office/change-film';
import { IMPORT_UNITS, type ImportUnit } from '@first-show/domain/box-office/import';
import { mappingProblem, suggestMapping, type ImportMapping } from '@first-show/domain/box-office/import-mapping';
import type { ImportPreview, ImportRequest } from '@first-show/domain/box-office/import-preview';
import { deskPaths } from '@first-show/domain/core/desk-paths';
import { BOX_OFFICE_IMPORT_BODY_MAX_BYTES } from '@first-show/domain/core/limits';
import { formatCount } from '@first-show/domain/core/money';
import { type DragEvent, useEffect, useRef, useState } from 'react';
import { failureText } from '../../lib/failure-text.ts';
import { Button } from '../../ui/controls/button.tsx';
import { Panel } from '../../ui/desk/panel.tsx';
import { LinkButton } from '../../ui/controls/link-button.tsx';
import { showToast } from '../../ui/toast/toast.ts';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import { confirmImport, previewImport } from './box-office-api.ts';
import { decodeCsv, looksBinary } from './decode-csv.ts';
import { ImportReport } from './import-report.tsx';
import { MappingTable } from './mapping-table.tsx';

const Stack = styled('div')({ display: 'grid', gap: 32, gridTemplateColumns: 'minmax(0, 1fr)' });
const Drop = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 16,
  padding: 24,
  border: '2px dashed var(--fs-palette-edge)',
  '&[data-over="true"]': { borderColor: 'var(--fs-palette-primary-main)', backgroundColor: 'var(--fs-palette-tint)' },
  '& b': { overflowWrap: 'anywhere' },
});
const Fields = styled('div')({
  display: 'grid',
  gap: 20,
  marginTop: 24,
  '@media (min-width:600px)': { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' },
});
const Actions = styled('div')({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 16, marginTop: 24 });
const Quiet = styled('p')({ color: 'var(--fs-palette-text-secondary)', margin: 0 });

const DELIMITERS: readonly { value: CsvDelimiter; label: string }[] = [
  { value: ',', label: 'Comma' },
  { value: ';', label: 'Semicolon' },
  { value: '\t', label: 'Tab' },
];
const UNIT_LABELS: Record<ImportUnit, string> = { crore: 'Crore', lakh: 'Lakh', rupees: 'Rupees' };

type Chosen = { name: string; csv: string; head: CsvHead; mapping: ImportMapping };
type Step =
  | { name: 'idle' }
  | { name: 'looking' }
  | { name: 'seen'; preview: ImportPreview; isRenewed: boolean }
  | { name: 'writing'; preview: ImportPreview }
  | { name: 'done'; preview: ImportPreview; conflicts: readonly string[] };

/**
 * Import in steps: file, columns, preview, import. Nothing is saved before the last step. Changing
 * an earlier step drops the preview.
 */
export function ImportScreen() {
  const picker = useRef<HTMLInputElement>(null);
  const result = useRef<HTMLDivElement>(null);
  const [chosen, setChosen] = useState<Chosen | null>(null);
  const [source, setSource] = useState('');
  const [unit, setUnit] = useState<ImportUnit>('crore');
  const [problem, setProblem] = useState<string | null>(null);
  const [step, setStep] = useState<Step>({ name: 'idle' });
  const [isOver, setOver] = useState(false);
  const looking = useRef<AbortController | null>(null);
  const busy = useRef(false);
  useEffect(() => () => looking.current?.abort(), []);

  const isWriting = step.name === 'writing';
  const reset = () => {
    looking.current?.abort();
    setProblem(null);
    setStep({ name: 'idle' });
  };
  const edit = (change: Partial<Chosen>) => {
    if (isWriting) return;
    reset();
    setChosen((before) => before && { ...before, ...change });
  };

  const take = async (file: File | undefined) => {
    if (file === undefined || isWriting) return;
    reset();
    if (file.size > BOX_OFFICE_IMPORT_BODY_MAX_BYTES)
      return setProblem(`${file.name} is larger than 4 MB. Split it and import the parts one after another.`);
    const csv = decodeCsv(new Uint8Array(await file.arrayBuffer()));
    if (looksBinary(csv)) return setProblem(`${file.name} is not a CSV file. Save the sheet as CSV first.`);
    const head = csvHead(csv);
    if (head === null) return setProblem(`${file.name} is empty.`);
    setChosen({ name: file.name, csv, head, mapping: suggestMapping(head.headers) });
  };
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    void take(event.dataTransfer.files[0]);
  };

  const showResult = () =>
    requestAnimationFrame(() => {
      result.current?.focus({ preventScroll: true });
      result.current?.scrollIntoView({ block: 'start' });
    });
  const request = (from: Chosen): ImportRequest => ({
    csv: from.csv,
    mapping: from.mapping,
    delimiter: from.head.delimiter,
    source,
    unit,
  });
  const look = async () => {
    if (chosen === null || step.name === 'looking') return;
    const wrong = mappingProblem(chosen.mapping);
    if (wrong !== null) return setProblem(wrong);
    setProblem(null);
    setStep({ name: 'looking' });
    const abort = new AbortController();
    looking.current = abort;
    try {
      const preview = await previewImport(request(chosen), abort.signal);
      setStep({ name: 'seen', preview, isRenewed: false });
      showResult();
    } catch (error) {
      if (abort.signal.aborted) return;
      setStep({ name: 'idle' });
      setProblem(failureText(error, 'The preview failed. Please try again.'));
    }
  };
  const write = async () => {
    if (chosen === null || step.name !== 'seen' || busy.current) return;
    const { preview } = step;
    busy.current = true;
    setStep({ name: 'writing', preview });
    try {
      const confirmed = await confirmImport(request(chosen), preview.planId);
      if (confirmed.outcome === 'stale') setStep({ name: 'seen', preview: confirmed.preview, isRenewed: true });
      else {
        setStep({ name: 'done', preview: confirmed.result, conflicts: confirmed.result.conflicts });
        showToast({ title: 'Imported', description: `${chosen.name}: ${written(confirmed.result)}.` });
      }
    } catch (error) {
      setStep({ name: 'seen', preview, isRenewed: false });
      setProblem(
        failureText(
          error,
          'The import failed. Please try again: rows that were imported already are not imported twice.',
        ),
      );
    } finally {
      busy.current = false;
      showResult();
    }
  };

  return (
    <Stack>
      <Panel title="1 · File">
        <Drop
          data-over={isOver}
          onDrop={drop}
          onDragOver={(event) => {
            event.preventDefault();
            setOver(true);
          }}
          onDragLeave={() => setOver(false)}
        >
          <Button
            variant={chosen === null ? 'contained' : 'outlined'}
            onClick={() => picker.current?.click()}
            aria-disabled={isWriting}
          >
            {chosen === null ? 'Choose a CSV file' : 'Choose another file'}
          </Button>
          <VisuallyHidden>
            <input
              ref={picker}
              type="file"
              aria-label="CSV file"
              tabIndex={-1}
              accept=".csv,.tsv,.txt,text/csv,text/tab-separated-values"
              onChange={({ target }) => {
                const [file] = target.files ?? [];
                void take(file);
                // Reset, so that the same file can be chosen again after a correction.
                target.value = '';
              }}
            />
          </VisuallyHidden>
          <span role="status">
            {chosen === null ? (
              'or drop it here. At most 4 MB. Nothing is saved until you confirm.'
            ) : (
              <b>{chosen.name}</b>
            )}
          </span>
        </Drop>
      </Panel>
      {chosen !== null && (
        <Panel title="2 · Columns">
          <MappingTable
            head={chosen.head}
            mapping={chosen.mapping}
            onMap={(column, heading) => edit({ mapping: { ...chosen.mapping, [column]: heading } })}
          />
          <Fields>
            <TextField
              label="Source"
              helperText="Shown next to each new day"
              value={source}
              onChange={({ target }) => {
                edit({});
                setSource(target.value);
              }}
              slotProps={{ htmlInput: { maxLength: FILM_MAX.source } }}
            />
            <TextField
              select
              label="Unit of the amounts"
              helperText="For amounts without a unit of their own"
              value={unit}
              onChange={({ target }) => {
                edit({});
                setUnit(target.value as ImportUnit);
              }}
            >
              {(Object.keys(IMPORT_UNITS) as ImportUnit[]).map((value) => (
                <option key={value} value={value}>
                  {UNIT_LABELS[value]}
                </option>
              ))}
            </TextField>
            <TextField
              select
              label="Separator"
              value={chosen.head.delimiter}
              onChange={({ target }) => {
                const head = csvHead(chosen.csv, { delimiter: target.value as CsvDelimiter });
                if (head !== null) edit({ head, mapping: suggestMapping(head.headers) });
              }}
            >
              {DELIMITERS.map(({ value, label }) => (
                <option key={label} value={value}>
                  {label}
                </option>
              ))}
            </TextField>
          </Fields>
          {(step.name === 'idle' || step.name === 'looking') && (
            <Actions>
              <Button onClick={() => void look()} aria-disabled={step.name === 'looking'}>
                {step.name === 'looking' ? 'Reading the file...' : 'Preview'}
              </Button>
              <Quiet>Nothing is saved until you confirm.</Quiet>
            </Actions>
          )}
        </Panel>
      )}
      {problem !== null && <Alert severity="error">{problem}</Alert>}
      {'preview' in step && (
        <div ref={result} tabIndex={-1} style={{ outline: 'none' }}>
          <Panel title={step.name === 'done' ? '4 · Imported' : '3 · Preview'}>
            <Outcome step={step} />
            <Actions style={{ margin: '0 0 24px' }}>
              {step.name !== 'done' && hasUsableRow(step.preview) && films(step.preview) > 0 && (
                <Button onClick={() => void write()} aria-disabled={isWriting}>
                  {isWriting ? 'Importing...' : importLabel(step.preview)}
                </Button>
              )}
              {step.name === 'done' && <LinkButton to={deskPaths.boxOffice}>Back to Box Office</LinkButton>}
              {isWriting && <LinearProgress aria-label="Importing" sx={{ width: '100%' }} />}
            </Actions>
            <ImportReport report={step.preview} isDone={step.name === 'done'} />
          </Panel>
        </div>
      )}
    </Stack>
  );
}

/** 'Import 277 films', or 'Update 4 ranks' if only ranks change. */
function importLabel({ counts }: ImportPreview): string {
  const count = counts.added + counts.changed;
  if (count === 0) return `Update ${formatCount(counts.ranks)} ${counts.ranks === 1 ? 'rank' : 'ranks'}`;
  return `Import ${formatCount(count)} ${count === 1 ? 'film' : 'films'}`;
}

/** Number of films that the import writes, rank changes included. */
const films = ({ counts }: ImportPreview): number => counts.added + counts.changed + counts.ranks;

const hasUsableRow = ({ counts }: ImportPreview): boolean => counts.added + counts.changed + counts.unchanged > 0;

const written = ({ counts }: ImportPreview): string =>
  counts.added + counts.changed === 0
    ? 'nothing new'
    : `${formatCount(counts.added)} added, ${formatCount(counts.changed)} changed`;

function Outcome({ step }: { step: Extract<Step, { preview: ImportPreview }> }) {
  const text = outcomeText(step);
  if (text === null) return null;
  return (
    <Alert severity="info" role="status" sx={{ mb: 6 }}>
      {text}
    </Alert>
  );
}

function outcomeText(step: Extract<Step, { preview: ImportPreview }>): string | null {
  if (step.name === 'done') {
    const { conflicts } = step;
    return conflicts.length === 0
      ? `Done: ${written(step.preview)}.`
      : `Done, but someone else changed ${conflicts.slice(0, 5).join(', ')}${conflicts.length > 5 ? ` and ${conflicts.length - 5} more` : ''} at the same time, and their version was kept. Import the file again to see what is left.`;
  }
  if (step.name === 'seen' && step.isRenewed)
    return 'The box office changed since the preview, so nothing was saved. This is the new preview.';
  if (!hasUsableRow(step.preview)) return 'No row of this file can be imported. The skipped rows below say why.';
  if (films(step.preview) === 0) return 'Nothing to import: the box office already has everything in the file.';
  return step.name === 'seen' ? 'Nothing is saved yet.' : null;
}
