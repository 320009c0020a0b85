import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormHelperText from '@mui/material/FormHelperText';
import { styled } from '@mui/material/styles';
import MuiTable from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import TextField from '@mui/material/TextField';
import type { FilmChanges } from '@first-show/domain/box-office/change-film';
import { formatWeekday } from '@first-show/domain/core/dates';
import { useRef } from 'react';
import { type Control, Controller, useFormState, useWatch } from 'react-hook-form';
import { messageOf } from '../../lib/desk/message-of.ts';
import { Button } from '../../ui/button.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import { amountText, plainAmount } from './amount-text.ts';
import { nextDay, type DayValues, type FilmValues } from './film-values.ts';

/** A table from 800 px on; a card a day below. */
const Table = styled(MuiTable)(({ theme }) => ({
  '& tbody td': { verticalAlign: 'top', padding: '8px 10px 8px 0', minWidth: 90 },
  '@media (max-width:799px)': {
    '&, & tbody': { display: 'block' },
    '& thead': { display: 'none' },
    '& tbody tr': {
      display: 'grid',
      gridTemplateColumns: '1fr 1fr',
      gap: 10,
      borderTop: `1px solid ${theme.vars?.palette.divider}`,
      padding: '16px 0',
    },
    '& tbody td': { display: 'block', padding: 0, border: 0 },
    '& td[data-label]::before': {
      content: 'attr(data-label)',
      display: 'block',
      ...theme.typography.meta,
      fontWeight: 700,
      marginBottom: 4,
    },
    '& td[data-wide]': { gridColumn: '1 / -1' },
  },
}));

type FilmControl = { control: Control<FilmValues, unknown, FilmChanges> };
type Props = FilmControl & { onDays: (days: DayValues[], focused?: `days.${number}.nettRupees`) => void };

/**
 * The figures by day. `onDays` takes the new list after a day was added or removed. Not
 * `useFieldArray`, which would be part of the script of every reader's form (1 KB): react-hook-form
 * is one module.
 */
export function DayEditor({ control, onDays }: Props) {
  const { errors } = useFormState({ control, name: 'days' });
  const [days, releaseDate] = useWatch({ control, name: ['days', 'releaseDate'] });
  const addButton = useRef<HTMLButtonElement>(null);
  const add = () => onDays([...days, nextDay(days, releaseDate)], `days.${days.length}.nettRupees`);
  const listProblem = Array.isArray(errors.days) ? undefined : messageOf(errors.days);
  return (
    <>
      {listProblem !== undefined && <FormHelperText error>{listProblem}</FormHelperText>}
      {days.length > 0 && (
        <Table aria-label="Collections by day">
          <TableHead>
            <TableRow>
              {['Day', 'Date', 'Nett', 'Gross', 'Source', 'State'].map((name) => (
                <TableCell key={name} sx={name === 'Day' ? { width: 76 } : undefined}>
                  {name}
                </TableCell>
              ))}
              <TableCell>
                <VisuallyHidden>Remove</VisuallyHidden>
              </TableCell>
            </TableRow>
          </TableHead>
          <TableBody>
            {days.map((_, index) => (
              <DayRow
                key={index}
                control={control}
                index={index}
                onRemove={() => {
                  onDays(days.toSpliced(index, 1));
                  addButton.current?.focus();
                }}
              />
            ))}
          </TableBody>
        </Table>
      )}
      {days.length === 0 && <p>No daily figures yet</p>}
      <Button ref={addButton} variant="outlined" onClick={add} sx={{ mt: 4 }}>
        Add a day
      </Button>
    </>
  );
}

type TextCell = Exclude<keyof DayValues, 'isEstimate'>;

function DayRow({ control, index, onRemove }: FilmControl & { index: number; onRemove: () => void }) {
  const day = useWatch({ control, name: `days.${index}` });
  const { errors } = useFormState({ control, name: 'days' });
  const name = day.day === '' ? 'New day' : `Day ${day.day}`;
  const cell = (
    key: TextCell,
    label: string,
    { cleaned, hint, type }: { cleaned?: (text: string) => string; hint?: string; type?: string } = {},
  ) => {
    const error = errors.days?.[index]?.[key]?.message;
    return (
      <TableCell data-label={label} data-wide={key === 'source' ? '' : undefined}>
        <Controller
          control={control}
          name={`days.${index}.${key}`}
          render={({ field: { onBlur, ref, ...field } }) => (
            <TextField
              size="small"
              inputRef={ref}
              type={type}
              {...field}
              onBlur={() => {
                if (cleaned !== undefined) field.onChange(cleaned(field.value));
                onBlur();
              }}
              placeholder={cleaned === plainAmount ? 'Not known' : undefined}
              error={error !== undefined}
              helperText={error ?? hint}
              slotProps={{ htmlInput: { 'aria-label': `${name} ${label === 'Day' ? 'number' : label.toLowerCase()}` } }}
            />
          )}
        />
      </TableCell>
    );
  };
  const amountHint = (text: string): string | undefined => (text === '' ? undefined : amountText(text));
  return (
    <TableRow>
      {cell('day', 'Day', { cleaned: (text) => text.replace(/\D/g, '') })}
      {cell('date', 'Date', { type: 'date', hint: day.date === '' ? undefined : formatWeekday(day.date) })}
      {cell('nettRupees', 'Nett', { cleaned: plainAmount, hint: amountHint(day.nettRupees) })}
      {cell('grossRupees', 'Gross', { cleaned: plainAmount, hint: amountHint(day.grossRupees) })}
      {cell('source', 'Source')}
      <TableCell>
        <Controller
          control={control}
          name={`days.${index}.isEstimate`}
          render={({ field: { value, ...field } }) => (
            <FormControlLabel
              label="Estimate"
              sx={{ whiteSpace: 'nowrap' }}
              control={
                <Checkbox
                  {...field}
                  checked={value}
                  slotProps={{ input: { 'aria-label': `${name} is an estimate` } }}
                />
              }
            />
          )}
        />
      </TableCell>
      <TableCell>
        <IconButton icon="x" label={`Remove ${name.toLowerCase()}`} onClick={onRemove} />
      </TableCell>
    </TableRow>
  );
}
