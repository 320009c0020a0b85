import { styled } from '@mui/material/styles';
import TextField from '@mui/material/TextField';
import { newBoxOfficeEntry } from '@first-show/domain/box-office/box-office.schema';
import { formatRupees, formatRupeesInFull } from '@first-show/domain/core/money';
import type { z } from 'zod';
import { useDeskForm } from '../../lib/desk/use-desk-form.ts';
import { withReason } from '../../lib/desk/with-reason.ts';
import { Button } from '../../ui/button.tsx';
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
const Submit = styled('div')({
  '@media (min-width:1000px)': { paddingTop: 28 },
  '& button': { minHeight: 50, width: '100%' },
});

const EMPTY = { movieName: '', day1Collection: '0', weekendCollection: '0', totalCollection: '0', rank: '1' };
type Values = typeof EMPTY;
const AMOUNTS = [
  ['day1Collection', 'Day 1 Collection'],
  ['weekendCollection', 'Weekend Collection'],
  ['totalCollection', 'Total Collection'],
] as const;
type NewBoxOfficeEntry = z.output<typeof newBoxOfficeEntry>;

/** The add form of the box office. Its draft stays on this device until it is sent. */
export function AddForm() {
  const form = useDeskForm<Values, NewBoxOfficeEntry>({
    initial: EMPTY,
    schema: newBoxOfficeEntry,
    toInput: ({ movieName, ...numbers }) => ({
      movieName,
      ...Object.fromEntries(Object.entries(numbers).map(([name, text]) => [name, integerOrZero(text)])),
    }),
    draftKey: 'new-film',
    send: async ({ movieName, day1Collection, weekendCollection, totalCollection, rank }) => {
      try {
        await createEntry({ movieName, day1Collection, weekendCollection, totalCollection, rank });
      } catch (error) {
        showToast({
          tone: 'error',
          title: 'Error',
          description: withReason('Failed to create box office entry. Please try again.', error),
        });
        throw error;
      }
      showToast({ title: 'Success', description: 'Box office entry created successfully.' });
      form.setFocus('movieName');
      return { values: EMPTY, revision: null };
    },
  });
  const values = form.watch();
  const number = (name: Exclude<keyof Values, 'movieName'>, label: string, hint?: string) => (
    <TextField
      key={name}
      label={label}
      onFocus={({ target }) => target.select()}
      {...form.field(name, hint, {
        onBlur: () => form.setValue(name, String(integerOrZero(form.getValues(name))), { shouldDirty: true }),
      })}
      slotProps={{ htmlInput: { inputMode: 'numeric' } }}
    />
  );
  return (
    <Grid noValidate onSubmit={form.submit}>
      <TextField label="Movie Name" required {...form.field('movieName')} />
      {AMOUNTS.map(([name, label]) => number(name, label, amountHint(values[name])))}
      {number('rank', 'Rank')}
      <Submit>
        <Button type="submit" aria-disabled={form.isSending}>
          {form.isSending ? 'Adding...' : 'Add Entry'}
        </Button>
      </Submit>
    </Grid>
  );
}

const amountHint = (text: string): string => {
  const rupees = integerOrZero(text);
  return rupees < 10_000 ? formatRupeesInFull(rupees) : formatRupees(rupees);
};
