import Alert from '@mui/material/Alert';
import FormHelperText from '@mui/material/FormHelperText';
import { type ClipboardEvent, type KeyboardEvent, useEffect, useId, useMemo, useRef, useState } from 'react';
import { useFormState, useWatch } from 'react-hook-form';
import { isSame } from '../../lib/desk/form-draft.ts';
import { messageOf } from '../../lib/desk/message-of.ts';
import { useStableCallback } from '../../lib/desk/use-stable-callback.ts';
import { Button } from '../../ui/controls/button.tsx';
import { QuietButton } from '../../ui/desk/quiet-button.tsx';
import { caretOf, type Cell, cellAfterKey, pasteBlock, pastedText, type SheetColumn, wrongCells } from './day-sheet.ts';
import { DayTable, type FilmControl } from './day-table.tsx';
import { type DayValues, isBlankDay, nextDay, withDates } from './film-values.ts';

/**
 * The daily figures as a sheet. `onDays` receives the new list after days were added, removed or
 * pasted.
 */
export function DayEditor({ control, onDays }: { control: FilmControl; onDays: (days: DayValues[]) => void }) {
  const [days, releaseDate] = useWatch({ control, name: ['days', 'releaseDate'] });
  const dated = useMemo(() => withDates(days, releaseDate), [days, releaseDate]);
  const { table, goTo } = useCellFocus();
  const addButton = useRef<HTMLButtonElement>(null);
  const hintId = useId();
  const [pasted, setPasted] = useState<{ text: string; before: DayValues[]; after: DayValues[] } | null>(null);
  const add = (column: SheetColumn) => {
    onDays([...days, nextDay(days)]);
    goTo({ row: days.length, column });
  };
  const remove = useStableCallback((index: number) => {
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
    const result = at === null ? null : pasteBlock(days, at, event.clipboardData.getData('text/plain'));
    if (result === null) return setPasted(null);
    event.preventDefault();
    setPasted({ text: pastedText(result), before: days, after: result.days });
    onDays(result.days);
  };

  return (
    <>
      <p id={hintId}>
        Amounts are in crore: 18.4, 18.4 Cr and 18,40,00,000 mean the same. Enter goes one day down, the arrow keys move
        between cells, and a column or block from a spreadsheet can be pasted into any cell.
      </p>
      {days.length === 0 ? (
        <p>No daily figures yet</p>
      ) : (
        <DayTable
          ref={table}
          control={control}
          days={dated}
          onRemove={remove}
          aria-describedby={hintId}
          onKeyDown={onKeyDown}
          onPaste={onPaste}
        />
      )}
      {dated.some(({ day, date }) => day !== '' && date === '') && (
        <Alert severity="info" role="status" sx={{ mt: 3 }}>
          Set the release date under ‘The film’, and every day gets its date.
        </Alert>
      )}
      <p role="status">{pasted?.text}</p>
      {/* Hidden after another edit, because the undo would discard that edit too. */}
      {pasted !== null && isSame(days, pasted.after) && (
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

/** `goTo` focuses a cell of the table and selects its text. */
function useCellFocus() {
  const table = useRef<HTMLTableElement>(null);
  const [cell, goTo] = useState<Cell | null>(null);
  // The effect runs after the render, because the same render may add the cell's row.
  useEffect(() => {
    if (cell === null) return;
    const input = table.current?.querySelector<HTMLInputElement>(`[name="days.${cell.row}.${cell.column}"]`);
    input?.focus();
    if (input?.type === 'text') input.select();
  }, [cell]);
  return { table, goTo };
}

/** The cell of an input, read from the input's name, such as 'days.2.source'. */
function cellOf(target: EventTarget): Cell | null {
  if (!(target instanceof HTMLInputElement)) return null;
  const [, row, column] = target.name.split('.');
  return { row: Number(row), column: column as SheetColumn };
}

/** Names the invalid cells after a save was refused. */
function WrongCells({ control, days }: { control: FilmControl; days: readonly DayValues[] }) {
  const { errors } = useFormState({ control, name: 'days' });
  if (errors.days === undefined) return null;
  if (!Array.isArray(errors.days)) return <FormHelperText error>{messageOf(errors.days)}</FormHelperText>;
  const cells = wrongCells(days, (row, column) => errors.days?.[row]?.[column] !== undefined);
  if (cells.length === 0) return null;
  return (
    <Alert severity="error" sx={{ mt: 3 }}>
      Not saved yet. Please correct {cells.join(', ')}. Everything you typed is kept.
    </Alert>
  );
}
