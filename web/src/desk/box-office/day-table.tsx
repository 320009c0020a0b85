import Checkbox from '@mui/material/Checkbox';
import InputAdornment from '@mui/material/InputAdornment';
import { styled } from '@mui/material/styles';
import MuiTable, { type TableProps } from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableFooter from '@mui/material/TableFooter';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import TextField from '@mui/material/TextField';
import { formatCountOf } from '@first-show/domain/core/money';
import { formatWeekday } from '@first-show/domain/core/dates';
import { Fragment, memo, useState } from 'react';
import { useController } from 'react-hook-form';
import { IconButton } from '../../shared/ui/controls/icon-button.tsx';
import { Change } from '../../shared/ui/figures/change.tsx';
import { Money } from '../../shared/ui/figures/money.tsx';
import { VisuallyHidden } from '../../shared/ui/visually-hidden.tsx';
import {
  cellProblem,
  CLEANED,
  COLUMN_NAMES,
  isTwice,
  rowName,
  sheetSums,
  type Sum,
  type TextColumn,
} from './day-sheet.ts';
import type { DayValues } from './film-values.ts';
import type { FilmForm } from './use-film.ts';

/** A table from 800 px on. On narrower screens, each day is a card of three lines. */
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
    '& [data-label="Source"]': { gridColumn: 'span 8' },
    '& [data-label="Occupancy, %"], & [data-label="Shows"]': { gridColumn: 'span 5' },
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

type Props = TableProps & {
  control: FilmForm['control'];
  days: readonly DayValues[];
  onRemove: (index: number) => void;
};

/** `days` are the form's days with derived dates. Several weeks have a sum for each week. */
export function DayTable({ control, days, onRemove, ...props }: Props) {
  const { changes, weeks, total } = sheetSums(days);
  const weekAfter = new Map(weeks.length > 1 ? weeks.map((week) => [week.lastRow, week]) : []);
  return (
    <Table aria-label="Collections by day" {...props}>
      <TableHead>
        <TableRow>
          {['Day', 'Date', 'Nett, Cr', 'Gross, Cr', 'Change', 'Source', 'Estimate', 'Occupancy, %', 'Shows'].map(
            (name) => (
              <TableCell key={name}>{name}</TableCell>
            ),
          )}
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
                date={day.date}
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
    </Table>
  );
}

type RowProps = {
  control: FilmForm['control'];
  index: number;
  /** The day's name in labels, such as 'Day 3'. */
  name: string;
  /** The date as typed, or else the derived one. */
  date: string;
  /** Change from the day before; `null`: not known. */
  changePercent: number | null;
  isTwice: boolean;
  onRemove: (index: number) => void;
};

/** One day. Memoised, because a film may have 366 of them. */
const DayRow = memo(function DayRow({ control, index, name, date, changePercent, isTwice, onRemove }: RowProps) {
  const row = { control, index, name };
  const { value, ref, ...estimate } = useController({ control, name: `days.${index}.isEstimate` }).field;
  const problem = isTwice ? `${name} is listed twice` : undefined;
  return (
    <TableRow>
      <SheetCell {...row} column="day" label="Day" width={68} problem={problem} />
      <SheetCell {...row} column="date" label="Date" width={174} derived={date} />
      <SheetCell {...row} column="nettRupees" label="Nett, Cr" />
      <SheetCell {...row} column="grossRupees" label="Gross, Cr" />
      <TableCell data-label="Change" data-change="">
        <Change percent={changePercent} size={16} />
      </TableCell>
      <SheetCell {...row} column="source" label="Source" />
      <TableCell data-label="Estimate" sx={{ width: 56 }}>
        <Checkbox
          {...estimate}
          checked={value}
          slotProps={{ input: { ref, 'aria-label': `${name} is an estimate` } }}
        />
      </TableCell>
      <SheetCell {...row} column="occupancyPercent" label="Occupancy, %" width={84} />
      <SheetCell {...row} column="shows" label="Shows" width={92} />
      <TableCell sx={{ width: 44 }}>
        <IconButton icon="x" label={`Remove ${name.toLowerCase()}`} onClick={() => onRemove(index)} />
      </TableCell>
    </TableRow>
  );
});

type CellProps = Pick<RowProps, 'control' | 'index' | 'name'> & {
  column: TextColumn;
  label: string;
  width?: number;
  problem?: string;
  /** Shown while the cell is empty and nobody types in it. */
  derived?: string;
};

/** A text cell. A new error is shown after blur. An invalid amount or date stays as typed. */
function SheetCell({ control, index, name, column, label, width, problem, derived = '' }: CellProps) {
  const [isTyping, setTyping] = useState(false);
  // After a refused save, a new date may resolve the errors of the other days.
  const rules = column === 'date' ? { deps: 'days' as const } : undefined;
  const { field: cell, fieldState } = useController({ control, name: `days.${index}.${column}`, rules });
  const { ref, onChange, onBlur, ...field } = cell;
  const { error } = fieldState;
  const ownProblem = cellProblem(column, field.value);
  const message = isTyping && error === undefined ? undefined : (ownProblem ?? problem ?? error?.message);
  const value = isTyping ? field.value : field.value || derived;
  const date = column === 'date' && value !== '' && ownProblem === null ? CLEANED.date(value) : null;
  return (
    <TableCell data-label={label} sx={{ width }} {...(column === 'day' && { component: 'th', scope: 'row' })}>
      <TextField
        {...field}
        value={value}
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
            'aria-label': `${name} ${COLUMN_NAMES[column]}`,
            inputMode: column === 'day' || column === 'shows' ? 'numeric' : undefined,
          },
          input: { endAdornment: date && <InputAdornment position="end">{formatWeekday(date)}</InputAdornment> },
        }}
      />
    </TableCell>
  );
}

function SumRow({ name, sum }: { name: string; sum: Sum }) {
  return (
    <TableRow data-sum="">
      <TableCell component="th" scope="row" colSpan={2}>
        {name} <small>{formatCountOf(sum.dayCount, 'day')}</small>
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
      <TableCell colSpan={5} />
    </TableRow>
  );
}
