import { styled } from '@mui/material/styles';
import { formatWeekday } from '@first-show/domain/core/dates';
import { memo, useCallback, useRef } from 'react';
import { Button } from '../../ui/button.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import { TextInput } from '../../ui/form/form-field.tsx';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import { amountText, plainAmount } from './amount-field.tsx';
import { nextDay, type DayValues } from './film-values.ts';

const WIDE = '@media (min-width:800px)';

/** A table from 800 px on; a card a day below. Roles are spelled out because `display` would take them from it. */
const Table = styled('table')(({ theme }) => ({
  width: '100%',
  borderCollapse: 'collapse',
  fontVariantNumeric: 'tabular-nums',
  '& thead': { display: 'none' },
  '& tbody, & td': { display: 'block' },
  '& tbody tr': { display: 'grid', gridTemplateColumns: '1fr 1fr', gap: 10, borderTop: '1px solid var(--fs-palette-divider)', padding: '16px 0' },
  '& td::before': { content: 'attr(data-label)', display: 'block', ...theme.typography.meta, fontWeight: 700, marginBottom: 4 },
  '& td[data-label=""]::before': { content: 'none' },
  '& td input:not([type="checkbox"])': { minHeight: 46, padding: '8px 10px' },
  '& small': { ...theme.typography.meta, display: 'block', marginTop: 3, color: 'var(--fs-palette-text-disabled)' },
  '& [data-problem]': { color: 'var(--fs-palette-error-main)', fontWeight: 600 },
  '& td[data-wide]': { gridColumn: '1 / -1' },
  [WIDE]: {
    '& thead': { display: 'table-header-group' },
    '& tbody': { display: 'table-row-group' },
    '& tr, & tbody tr': { display: 'table-row' },
    '& td': { display: 'table-cell' },
    '& td::before': { content: 'none' },
    '& th, & td': { padding: '8px 10px 8px 0', verticalAlign: 'top', borderBottom: '1px solid var(--fs-palette-divider)' },
    '& thead th': { ...theme.typography.meta, textAlign: 'start', fontWeight: 700, color: 'var(--fs-palette-text-disabled)' },
    '& td:last-of-type': { paddingRight: 0 },
  },
}));
const Check = styled('label')({ display: 'inline-flex', alignItems: 'center', gap: 8, minHeight: 46, cursor: 'pointer', fontWeight: 600, '& input': { width: 22, height: 22, accentColor: 'var(--fs-palette-primary-main)' } });

type Messages = Partial<Record<string, string>>;

/** The day-wise figures. `onDays` takes the new list; `messages` by 'days.{place}.{field}'. */
export function DayEditor({ days, releaseDate, messages, onDays }: { days: readonly DayValues[]; releaseDate: string; messages: Messages; onDays: (change: (days: DayValues[]) => DayValues[]) => void }) {
  const body = useRef<HTMLTableSectionElement>(null);
  const add = useRef<HTMLButtonElement>(null);
  const change = useCallback(
    (key: string, next: Partial<DayValues>) => onDays((all) => all.map((day) => (day.key === key ? { ...day, ...next } : day))),
    [onDays],
  );
  const remove = useCallback(
    (key: string) => {
      onDays((all) => all.filter((day) => day.key !== key));
      add.current?.focus();
    },
    [onDays],
  );
  const addDay = () => {
    onDays((all) => [...all, nextDay(all, releaseDate)]);
    requestAnimationFrame(() => body.current?.querySelector<HTMLElement>('tr:last-of-type [data-field="nett"]')?.focus());
  };
  return (
    <>
      {messages.days !== undefined && (
        <p role="alert" style={{ color: 'var(--fs-palette-error-main)', fontWeight: 600 }}>
          {messages.days}
        </p>
      )}
      {days.length > 0 && (
        <Table role="table" aria-label="Collections by day">
          <thead role="rowgroup">
            <tr role="row">
              {['Day', 'Date', 'Nett', 'Gross', 'Source', 'State'].map((name) => (
                <th key={name} role="columnheader" scope="col" style={{ width: name === 'Day' ? 64 : undefined }}>
                  {name}
                </th>
              ))}
              <th role="columnheader" scope="col">
                <VisuallyHidden>Remove</VisuallyHidden>
              </th>
            </tr>
          </thead>
          <tbody role="rowgroup" ref={body}>
            {days.map((day, index) => (
              <DayRow key={day.key} day={day} problem={problemsOf(messages, index)} onChange={change} onRemove={remove} />
            ))}
          </tbody>
        </Table>
      )}
      {days.length === 0 && <p>No day is known yet.</p>}
      <Button ref={add} variant="outlined" onClick={addDay} sx={{ mt: 4 }}>
        Add a day
      </Button>
    </>
  );
}

const COLUMN_KEYS = ['day', 'date', 'nettRupees', 'grossRupees', 'source'] as const;
/** One text a row, so that rows without one stay as they are. */
const problemsOf = (messages: Messages, index: number): string =>
  COLUMN_KEYS.flatMap((key) => messages[`days.${index}.${key}`] ?? []).join('. ');

type RowProps = { day: DayValues; problem: string; onChange: (key: string, next: Partial<DayValues>) => void; onRemove: (key: string) => void };

/** Memoised: a year of days has two thousand fields. */
const DayRow = memo(function DayRow({ day, problem, onChange, onRemove }: RowProps) {
  const name = day.day === '' ? 'New day' : `Day ${day.day}`;
  const amount = (field: 'nett' | 'gross', label: string) => (
    <td role="cell" data-label={label}>
      <TextInput
        data-field={field}
        aria-label={`${name} ${label.toLowerCase()}`}
        autoComplete="off"
        placeholder="Not known"
        value={day[field]}
        onChange={({ target }) => onChange(day.key, { [field]: target.value })}
        onBlur={() => onChange(day.key, { [field]: plainAmount(day[field]) })}
      />
      {day[field] !== '' && <small>{amountText(day[field])}</small>}
    </td>
  );
  return (
    <tr role="row">
      <td role="cell" data-label="Day">
        <TextInput aria-label={`${name} number`} inputMode="numeric" autoComplete="off" value={day.day} onChange={({ target }) => onChange(day.key, { day: target.value.replace(/\D/g, '') })} />
        {problem !== '' && (
          <small data-problem="" role="alert">
            {problem}
          </small>
        )}
      </td>
      <td role="cell" data-label="Date">
        <TextInput type="date" aria-label={`${name} date`} value={day.date} onChange={({ target }) => onChange(day.key, { date: target.value })} />
        {day.date !== '' && <small>{formatWeekday(day.date)}</small>}
      </td>
      {amount('nett', 'Nett')}
      {amount('gross', 'Gross')}
      <td role="cell" data-label="Source" data-wide="">
        <TextInput aria-label={`${name} source`} autoComplete="off" value={day.source} onChange={({ target }) => onChange(day.key, { source: target.value })} />
      </td>
      <td role="cell" data-label="">
        <Check>
          <input type="checkbox" aria-label={`${name} is an estimate`} checked={day.isEstimate} onChange={({ target }) => onChange(day.key, { isEstimate: target.checked })} />
          Estimate
        </Check>
      </td>
      <td role="cell" data-label="">
        <IconButton icon="x" label={`Remove ${name.toLowerCase()}`} onClick={() => onRemove(day.key)} />
      </td>
    </tr>
  );
});
