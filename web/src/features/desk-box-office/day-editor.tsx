import Alert from '@mui/material/Alert';
import FormHelperText from '@mui/material/FormHelperText';
import { styled } from '@mui/material/styles';
import MuiTable from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableFooter from '@mui/material/TableFooter';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import { type ClipboardEvent, Fragment, type KeyboardEvent, useEffect, useId, useMemo, useRef, useState } from 'react';
import { useFormState, useWatch } from 'react-hook-form';
import { messageOf } from '../../lib/desk/message-of.ts';
import { useStable } from '../../lib/desk/use-stable.ts';
import { Button } from '../../ui/controls/button.tsx';
import { Change } from '../../ui/figures/change.tsx';
import { QuietButton } from '../../ui/desk/quiet-button.tsx';
import { Money } from '../../ui/figures/money.tsx';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import { DayRow, type FilmControl } from './day-row.tsx';
import {
  caretOf,
  type Cell,
  cellAfterKey,
  COLUMN_NAMES,
  pasteBlock,
  pastedText,
  rowName,
  SHEET_COLUMNS,
  type SheetColumn,
  sheetSums,
  type WeekSum,
} from './day-sheet.ts';
import { type DayValues, isBlankDay, nextDay } from './film-values.ts';

/** A table from 800 px on; a card of three lines a day below. */
const Table = styled(MuiTable)(({ theme }) => ({
  marginTop: 12,
  '& td, & th': { padding: '4px 8px 4px 0', verticalAlign: 'top' },
  '& [data-change]': { paddingTop: 15, minWidth: 84 },
  '& [data-sum] > *': { paddingBlock: 10, fontWeight: 700 },
  '& [data-sum] small': { ...theme.typography.meta, color: theme.vars?.palette.text.disabled },
  '& .MuiInputAdornment-root p': { color: 'inherit', fontSize: '.875rem' },
  '& .MuiOutlinedInput-root': { paddingRight: 8 },
  '& .MuiOutlinedInput-input': { paddingInline: 8 },
  '@media (max-width:799px)': {
    '&, & tbody, & tfoot': { display: 'block' },
    '& thead': { display: 'none' },
    '& tr': {
      display: 'grid',
      gridTemplateColumns: 'repeat(12, minmax(0, 1fr))',
      gap: '8px 10px',
      padding: '12px 0',
      borderTop: `1px solid ${theme.vars?.palette.divider}`,
    },
    '& td, & tbody th, & tfoot th': { display: 'block', width: 'auto', minWidth: 0, padding: 0, border: 0 },
    '& tr > *': { gridColumn: 'span 4' },
    '& [data-label="Date"]': { gridColumn: 'span 8' },
    '& [data-label="Source"]': { gridColumn: 'span 6' },
    '& [data-label="Estimate"]': { gridColumn: 'span 4' },
    '& td:last-of-type': { gridColumn: 'span 2', alignSelf: 'end' },
    '& [data-change]': { minWidth: 0, paddingTop: 0 },
    '& [data-sum] > *': { paddingBlock: 0 },
    '& [data-sum] > th': { gridColumn: '1 / -1' },
    '& [data-sum] > :empty': { display: 'none' },
    '& [data-label]::before': {
      content: 'attr(data-label)',
      display: 'block',
      ...theme.typography.meta,
      fontWeight: 700,
      marginBottom: 2,
    },
  },
}));

type Props = { control: FilmControl; onDays: (days: DayValues[]) => void };

/**
 * The daily figures as a sheet. `onDays` receives the whole new list after days were added, removed
 * or pasted. It does not use `useFieldArray`: react-hook-form is one module, so that would add 1 KB
 * to every reader's form.
 */
export function DayEditor({ control, onDays }: Props) {
  const [days, releaseDate] = useWatch({ control, name: ['days', 'releaseDate'] });
  const table = useRef<HTMLTableElement>(null);
  const [target, goTo] = useState<Cell | null>(null);
  // In an effect, because the cell may be in a row that this render adds.
  useEffect(() => {
    if (target === null) return;
    const name = `days.${target.row}.${target.column}`;
    const input = table.current?.querySelector<HTMLInputElement>(`[name="${name}"]`);
    input?.focus();
    if (input?.type === 'text') input.select();
  }, [target]);
  const addButton = useRef<HTMLButtonElement>(null);
  const hintId = useId();
  const [pasted, setPasted] = useState<{ text: string; before: DayValues[] } | null>(null);
  const add = (column: SheetColumn) => {
    onDays([...days, nextDay(days, releaseDate)]);
    goTo({ row: days.length, column });
  };
  const remove = useStable((index: number) => {
    onDays(days.toSpliced(index, 1));
    addButton.current?.focus();
  });

  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const from = cellOf(event.target);
    if (from === null || event.ctrlKey || event.metaKey || event.altKey || event.nativeEvent.isComposing) return;
    const to = cellAfterKey(event, from, caretOf(event.target as HTMLInputElement));
    if (to === null) return;
    // Enter would submit the form.
    event.preventDefault();
    const last = days.at(-1);
    if (event.key === 'Enter' && to.row === days.length && last !== undefined && !isBlankDay(last)) add(to.column);
    else goTo(to);
  };
  const onPaste = (event: ClipboardEvent<HTMLElement>) => {
    const at = cellOf(event.target);
    const result =
      at === null ? null : pasteBlock(days, at, { text: event.clipboardData.getData('text/plain'), releaseDate });
    if (result === null) return setPasted(null);
    event.preventDefault();
    setPasted({ text: pastedText(result), before: days });
    onDays(result.days);
  };

  return (
    <>
      <p id={hintId} style={{ margin: 0 }}>
        Amounts are in crore: 18.4, 18.4 Cr and 18,40,00,000 mean the same. Enter goes one day down, the arrow keys move
        between cells, and a column or block from a spreadsheet can be pasted into any cell.
      </p>
      {days.length > 0 && (
        <Table
          ref={table}
          aria-label="Collections by day"
          aria-describedby={hintId}
          onKeyDown={onKeyDown}
          onPaste={onPaste}
        >
          <DayRows control={control} days={days} onRemove={remove} />
        </Table>
      )}
      {days.length === 0 && <p>No daily figures yet</p>}
      <p role="status" style={{ margin: 0 }}>
        {pasted?.text}
      </p>
      {pasted !== null && (
        <QuietButton
          onClick={() => {
            onDays(pasted.before);
            setPasted(null);
            addButton.current?.focus();
          }}
        >
          Undo the paste
        </QuietButton>
      )}
      <WrongCells control={control} days={days} />
      <Button ref={addButton} variant="outlined" onClick={() => add('nettRupees')} sx={{ mt: 4 }}>
        Add a day
      </Button>
    </>
  );
}

type RowsProps = { control: FilmControl; days: readonly DayValues[]; onRemove: (index: number) => void };

/** The days, the sum of each week after its last day, and the total. */
function DayRows({ control, days, onRemove }: RowsProps) {
  const { changes, weeks, total } = useMemo(() => sheetSums(days), [days]);
  const weekAfter = new Map(weeks.length > 1 ? weeks.map((week) => [week.lastRow, week]) : []);
  return (
    <>
      <TableHead>
        <TableRow>
          {['Day', 'Date', 'Nett, Cr', 'Gross, Cr', 'Change', 'Source', 'Estimate'].map((name) => (
            <TableCell key={name}>{name}</TableCell>
          ))}
          <TableCell>
            <VisuallyHidden>Remove</VisuallyHidden>
          </TableCell>
        </TableRow>
      </TableHead>
      <TableBody>
        {days.map((day, index) => {
          const week = weekAfter.get(index);
          return (
            <Fragment key={index}>
              <DayRow
                control={control}
                index={index}
                name={rowName(day)}
                changePercent={changes[index] ?? null}
                isTwice={isTwice(days, index)}
                onRemove={onRemove}
              />
              {week !== undefined && <SumRow name={`Week ${week.week}`} sum={week} />}
            </Fragment>
          );
        })}
      </TableBody>
      <TableFooter>
        <SumRow name="Total" sum={total} />
      </TableFooter>
    </>
  );
}

const isTwice = (days: readonly DayValues[], index: number): boolean =>
  days[index]?.day !== '' && days.findIndex(({ day }) => day === days[index]?.day) < index;

/** The cell of an input, by its name: 'days.2.source'. */
function cellOf(target: EventTarget): Cell | null {
  const [, row, column] = (target instanceof HTMLInputElement && target.name.split('.')) || [];
  return column === undefined ? null : { row: Number(row), column: column as SheetColumn };
}

function SumRow({ name, sum }: { name: string; sum: Omit<WeekSum, 'week' | 'lastRow'> }) {
  return (
    <TableRow data-sum="">
      <TableCell component="th" scope="row" colSpan={2}>
        {name} <small>{sum.dayCount === 1 ? '1 day' : `${sum.dayCount} days`}</small>
      </TableCell>
      <TableCell data-label="Nett">
        <Money rupees={sum.nettRupees} />
      </TableCell>
      <TableCell data-label="Gross">
        <Money rupees={sum.grossRupees} />
      </TableCell>
      <TableCell data-label={name === 'Total' ? undefined : 'Change'}>
        {name !== 'Total' && <Change percent={sum.changePercent} size={16} />}
      </TableCell>
      <TableCell colSpan={3} />
    </TableRow>
  );
}

/** The invalid cells by name, after a refused save. */
function WrongCells({ control, days }: { control: FilmControl; days: readonly DayValues[] }) {
  const { errors } = useFormState({ control, name: 'days' });
  if (errors.days === undefined) return null;
  if (!Array.isArray(errors.days)) return <FormHelperText error>{messageOf(errors.days)}</FormHelperText>;
  const cells = days.flatMap((day, row) =>
    SHEET_COLUMNS.flatMap((column) =>
      errors.days?.[row]?.[column] === undefined && !(column === 'day' && isTwice(days, row))
        ? []
        : [`${rowName(day)} ${COLUMN_NAMES[column]}`],
    ),
  );
  if (cells.length === 0) return null;
  return (
    <Alert severity="error" sx={{ mt: 3 }}>
      Not saved yet. Please correct {cells.join(', ')}. Everything you typed is kept.
    </Alert>
  );
}
