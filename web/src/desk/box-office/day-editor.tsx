import Alert from '@mui/material/Alert';
import FormHelperText from '@mui/material/FormHelperText';
import { type ClipboardEvent, type KeyboardEvent, useCallback, useId, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { isSame } from '../lib/form-draft.ts';
import { messageOf } from '../lib/message-of.ts';
import { Button } from '../../shared/ui/controls/button.tsx';
import { QuietButton } from '../ui/quiet-button.tsx';
import { caretOf, type Cell, cellAfterKey, pasteBlock, pastedText, type SheetColumn, wrongCells } from './day-sheet.ts';
import { DayTable } from './day-table.tsx';
import { type DayValues, isBlankDay, nextDay, withDates } from './film-values.ts';
import type { FilmForm } from './use-film.ts';

/** The form of a film, or of a version of it, with the fields that the sheet uses. */
export type DayForm = Pick<FilmForm, 'control' | 'getValues' | 'set' | 'formState'> & {
  values: Pick<FilmForm['values'], 'days'>;
};

type Props = {
  form: DayForm;
  /** The date of day 1, as typed. */
  startsOn: string;
  /** Where that date is entered. */
  startPlace: string;
};

export function DayEditor({ form, startsOn, startPlace }: Props) {
  const { control, getValues, set } = form;
  const { days } = form.values;
  const dated = withDates(days, startsOn);
  const addButton = useRef<HTMLButtonElement>(null);
  const hintId = useId();
  const [pasted, setPasted] = useState<{ text: string; before: DayValues[]; after: DayValues[] } | null>(null);
  const add = (column: SheetColumn) => {
    // The new row must be rendered before it can take the focus.
    flushSync(() => set('days', [...days, nextDay(days)]));
    goTo({ row: days.length, column });
  };
  const remove = useCallback(
    (index: number) => {
      set('days', getValues('days').toSpliced(index, 1));
      addButton.current?.focus();
    },
    [set, getValues],
  );

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
    set('days', result.days);
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
          Set the release date{startPlace}, and every day gets its date.
        </Alert>
      )}
      <p role="status">{pasted?.text}</p>
      {/* Hidden after another edit, because the undo would discard that edit too. */}
      {pasted !== null && isSame(days, pasted.after) && (
        <QuietButton
          onClick={() => {
            set('days', pasted.before);
            setPasted(null);
            addButton.current?.focus();
          }}
        >
          Undo the paste
        </QuietButton>
      )}
      <WrongCells form={form} />
      <Button ref={addButton} variant="outlined" onClick={() => add('nettRupees')} sx={{ mt: 4 }}>
        Add a day
      </Button>
    </>
  );
}

/**
 * Focuses a cell at once. react-hook-form's `setFocus` waits, so a quick key could go to the old
 * cell.
 */
function goTo({ row, column }: Cell): void {
  const input = document.querySelector<HTMLInputElement>(`[name="days.${row}.${column}"]`);
  input?.focus();
  if (input?.type === 'text') input.select();
}

/** The cell of an input, read from the input's name, such as 'days.2.source'. */
function cellOf(target: EventTarget): Cell | null {
  if (!(target instanceof HTMLInputElement)) return null;
  const [, row, column] = target.name.split('.');
  return { row: Number(row), column: column as SheetColumn };
}

/** Names the invalid cells after a save was refused. */
function WrongCells({ form }: { form: DayForm }) {
  const errors = form.formState.errors.days;
  if (errors === undefined) return null;
  if (!Array.isArray(errors)) return <FormHelperText error>{messageOf(errors)}</FormHelperText>;
  const cells = wrongCells(form.values.days, (row, column) => errors[row]?.[column] !== undefined);
  if (cells.length === 0) return null;
  return (
    <Alert severity="error" sx={{ mt: 3 }}>
      Not saved yet. Please correct {cells.join(', ')}. Everything you typed is kept.
    </Alert>
  );
}
