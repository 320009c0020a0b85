import { styled } from '@mui/material/styles';
import { newBoxOfficeEntry } from '@first-show/domain/box-office/box-office.schema';
import { formatRupees, formatRupeesInFull } from '@first-show/domain/core/money';
import { type SubmitEvent, useEffect, useId, useRef, useState } from 'react';
import { ApiError } from '../../lib/call-api.ts';
import { withReason } from '../../lib/desk/with-reason.ts';
import { readLocal, writeLocal } from '../../lib/local-store.ts';
import { Button } from '../../ui/button.tsx';
import { FormField, TextInput } from '../../ui/form/form-field.tsx';
import { showToast } from '../../ui/toast/toast.ts';
import { createEntry } from './box-office-api.ts';
import { integerOrZero } from './parse-amount.ts';

const Grid = styled('form')({
  display: 'grid',
  gap: '16px 20px',
  alignItems: 'start',
  '@media (min-width:600px)': { gridTemplateColumns: 'repeat(2, 1fr)', '& > :first-of-type': { gridColumn: '1 / -1' } },
  '@media (min-width:1000px)': {
    gridTemplateColumns: '2fr repeat(3, 1.25fr) 92px auto',
    '& > :first-of-type': { gridColumn: 'auto' },
  },
});
/** In line with the inputs, whose labels stand above. */
const Submit = styled('div')({ '@media (min-width:1000px)': { paddingTop: 28 }, '& button': { minHeight: 50, width: '100%' } });

const EMPTY = { movieName: '', day1Collection: '0', weekendCollection: '0', totalCollection: '0', rank: '1' };
type Values = typeof EMPTY;
const AMOUNTS = [
  ['day1Collection', 'Day 1 Collection'],
  ['weekendCollection', 'Weekend Collection'],
  ['totalCollection', 'Total Collection'],
] as const;
const DRAFT_KEY = 'fs-desk-new-film';

/** The spec's form. What is typed stays on this device until it is sent. */
export function AddForm() {
  const id = useId();
  const form = useRef<HTMLFormElement>(null);
  const [values, setValues] = useState<Values>(() => ({ ...EMPTY, ...readLocal<Partial<Values>>(DRAFT_KEY) }));
  const [messages, setMessages] = useState<Partial<Record<string, string>>>({});
  const [isSending, setSending] = useState(false);
  const busy = useRef(false);

  useEffect(() => writeLocal(DRAFT_KEY, JSON.stringify(values) === JSON.stringify(EMPTY) ? null : values), [values]);

  const set = (name: keyof Values, value: string) => {
    setValues((before) => ({ ...before, [name]: value }));
    setMessages(({ [name]: _old, ...others }) => others);
  };
  const showMessages = (issues: readonly { path: string; message: string }[]) => {
    setMessages(Object.fromEntries(issues.map(({ path, message }) => [path, message])));
    (form.current?.elements.namedItem(issues[0]?.path ?? '') as HTMLElement | null)?.focus();
  };

  const submit = async (event: SubmitEvent) => {
    event.preventDefault();
    if (busy.current) return;
    const parsed = newBoxOfficeEntry.safeParse({
      movieName: values.movieName,
      day1Collection: integerOrZero(values.day1Collection),
      weekendCollection: integerOrZero(values.weekendCollection),
      totalCollection: integerOrZero(values.totalCollection),
      rank: integerOrZero(values.rank),
    });
    if (!parsed.success) return showMessages(parsed.error.issues.map(({ path, message }) => ({ path: String(path[0]), message })));
    const { movieName, day1Collection, weekendCollection, totalCollection, rank } = parsed.data;
    busy.current = true;
    setSending(true);
    try {
      await createEntry({ movieName, day1Collection, weekendCollection, totalCollection, rank });
      setValues(EMPTY);
      setMessages({});
      showToast({ title: 'Success', description: 'Box office entry created successfully.' });
      (form.current?.elements.namedItem('movieName') as HTMLElement | null)?.focus();
    } catch (error) {
      if (error instanceof ApiError && error.issues.length > 0) showMessages(error.issues);
      showToast({ tone: 'error', title: 'Error', description: withReason('Failed to create box office entry. Please try again.', error) });
    } finally {
      busy.current = false;
      setSending(false);
    }
  };

  return (
    <Grid ref={form} noValidate onSubmit={(event) => void submit(event)}>
      <FormField id={`${id}-name`} label="Movie Name" isRequired error={messages.movieName}>
        {(control) => <TextInput {...control} name="movieName" autoComplete="off" value={values.movieName} onChange={({ target }) => set('movieName', target.value)} />}
      </FormField>
      {AMOUNTS.map(([name, label]) => (
        <FormField key={name} id={`${id}-${name}`} label={label} error={messages[name]} hint={amountHint(values[name])}>
          {(control) => <NumberInput {...control} name={name} value={values[name]} onValue={(value) => set(name, value)} />}
        </FormField>
      ))}
      <FormField id={`${id}-rank`} label="Rank" error={messages.rank}>
        {(control) => <NumberInput {...control} name="rank" value={values.rank} onValue={(value) => set('rank', value)} />}
      </FormField>
      <Submit>
        <Button type="submit" aria-disabled={isSending}>
          {isSending ? 'Adding...' : 'Add Entry'}
        </Button>
      </Submit>
    </Grid>
  );
}

const amountHint = (text: string): string => {
  const rupees = integerOrZero(text);
  return rupees < 10_000 ? formatRupeesInFull(rupees) : formatRupees(rupees);
};

type NumberProps = { name: string; value: string; onValue: (value: string) => void; id: string };

/** Takes digits however they are grouped; once left, it shows the integer that will be sent. */
function NumberInput({ value, onValue, ...control }: NumberProps) {
  return (
    <TextInput
      {...control}
      inputMode="numeric"
      autoComplete="off"
      value={value}
      onChange={({ target }) => onValue(target.value)}
      onFocus={({ target }) => target.select()}
      onBlur={() => onValue(String(integerOrZero(value)))}
    />
  );
}
