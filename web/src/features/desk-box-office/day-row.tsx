import Checkbox from '@mui/material/Checkbox';
import InputAdornment from '@mui/material/InputAdornment';
import TableCell from '@mui/material/TableCell';
import TableRow from '@mui/material/TableRow';
import TextField from '@mui/material/TextField';
import type { FilmChanges } from '@first-show/domain/box-office/change-film';
import { formatWeekday } from '@first-show/domain/core/dates';
import { memo, useState } from 'react';
import { type Control, Controller, useController } from 'react-hook-form';
import { IconButton } from '../../ui/controls/icon-button.tsx';
import { Change } from '../../ui/figures/change.tsx';
import { cellProblem, CLEANED, COLUMN_NAMES, type TextColumn } from './day-sheet.ts';
import type { FilmValues } from './film-values.ts';

export type FilmControl = Control<FilmValues, unknown, FilmChanges>;
type Props = {
  control: FilmControl;
  index: number;
  /** 'Day 3' */
  name: string;
  /** Change against the day before; `null`: not known. */
  changePercent: number | null;
  /** Another row has the same day number. */
  isTwice: boolean;
  onRemove: (index: number) => void;
};

/** One day. Memoised, because a film may have 366 of them. */
export const DayRow = memo(function DayRow({ control, index, name, changePercent, isTwice, onRemove }: Props) {
  const row = { control, index, row: name };
  return (
    <TableRow>
      <SheetCell
        {...row}
        column="day"
        label="Day"
        width={68}
        problem={isTwice ? `${name} is there twice` : undefined}
      />
      <SheetCell {...row} column="date" label="Date" width={174} />
      <SheetCell {...row} column="nettRupees" label="Nett, Cr" />
      <SheetCell {...row} column="grossRupees" label="Gross, Cr" />
      <TableCell data-label="Change" data-change="">
        <Change percent={changePercent} size={16} />
      </TableCell>
      <SheetCell {...row} column="source" label="Source" />
      <TableCell data-label="Estimate" sx={{ width: 56 }}>
        <Controller
          control={control}
          name={`days.${index}.isEstimate`}
          render={({ field: { value, ...field } }) => (
            <Checkbox {...field} checked={value} slotProps={{ input: { 'aria-label': `${name} is an estimate` } }} />
          )}
        />
      </TableCell>
      <TableCell sx={{ width: 44 }}>
        <IconButton icon="x" label={`Remove ${name.toLowerCase()}`} onClick={() => onRemove(index)} />
      </TableCell>
    </TableRow>
  );
});

type CellProps = Pick<Props, 'control' | 'index'> & {
  row: string;
  column: TextColumn;
  label: string;
  width?: number;
  problem?: string;
};

/** A text cell. Its error shows after blur; the text stays as typed until it is valid. */
function SheetCell({ control, index, row, column, label, width, problem }: CellProps) {
  const [isTyping, setTyping] = useState(false);
  const {
    field: { ref, onChange, onBlur, ...field },
    fieldState: { error },
  } = useController({ control, name: `days.${index}.${column}` });
  const ownProblem = cellProblem(column, field.value);
  const message = isTyping && error === undefined ? undefined : (ownProblem ?? problem ?? error?.message);
  const date = column === 'date' && field.value !== '' && ownProblem === null ? CLEANED.date(field.value) : null;
  return (
    <TableCell data-label={label} sx={{ width }} {...(column === 'day' && { component: 'th', scope: 'row' })}>
      <TextField
        {...field}
        size="small"
        inputRef={ref}
        onChange={(event) => {
          setTyping(true);
          onChange(event);
        }}
        onBlur={() => {
          setTyping(false);
          const cleaned = CLEANED[column](field.value);
          if (cleaned !== field.value) onChange(cleaned);
          onBlur();
        }}
        error={message !== undefined}
        helperText={message}
        slotProps={{
          htmlInput: {
            'aria-label': `${row} ${COLUMN_NAMES[column]}`,
            inputMode: column === 'day' ? 'numeric' : undefined,
          },
          input: { endAdornment: date && <InputAdornment position="end">{formatWeekday(date)}</InputAdornment> },
        }}
      />
    </TableCell>
  );
}
