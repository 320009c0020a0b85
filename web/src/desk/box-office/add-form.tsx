import Alert from '@mui/material/Alert';
import { styled } from '@mui/material/styles';
import TextField from '@mui/material/TextField';
import {
  newBoxOfficeEntry,
  type BoxOfficeEntry,
  type NewBoxOfficeEntry,
} from '@first-show/domain/box-office/box-office.schema';
import { chartFilms, hasFigures } from '@first-show/domain/box-office/figures';
import { rankByTotal } from '@first-show/domain/box-office/suggest';
import { deskPaths } from '@first-show/domain/core/desk-paths';
import { formatRupees } from '@first-show/domain/core/money';
import { useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { entriesKey } from '../lib/queries.ts';
import { callStaffApi } from '../lib/staff-api.ts';
import { useDeskForm } from '../lib/use-desk-form.ts';
import { useNamesake } from '../lib/use-namesake.ts';
import { Button } from '../../shared/ui/controls/button.tsx';
import { Line } from '../ui/stack.ts';
import { TextLink } from '../../shared/ui/controls/text-link.tsx';
import { showToast } from '../../shared/ui/toast/toast.ts';
import { integerOrZero } from '../lib/parse-amount.ts';
import { RankDialog, useRankByTotal } from './rank.tsx';
import { useEntries } from './use-entries.ts';

const Grid = styled('form')({
  display: 'grid',
  gap: '16px 20px',
  alignItems: 'start',
  '& > button': { minHeight: 50 },
  '@media (min-width:600px) and (max-width:999.95px)': {
    gridTemplateColumns: 'repeat(2, 1fr)',
    '& > div:first-of-type': { gridColumn: '1 / -1' },
  },
  '@media (min-width:1000px)': {
    gridTemplateColumns: '2fr repeat(3, 1.25fr) 92px auto',
    // Aligns the button with the inputs, which have labels above them.
    '& > button': { marginTop: 28 },
  },
});

const EMPTY = { movieName: '', day1Collection: '0', weekendCollection: '0', totalCollection: '0', rank: '1' };
type Values = typeof EMPTY;
const AMOUNTS = [
  ['day1Collection', 'Day 1 collection'],
  ['weekendCollection', 'Weekend collection'],
  ['totalCollection', 'Total collection'],
] as const;
const inputOf = (values: Values) => ({
  movieName: values.movieName,
  day1Collection: integerOrZero(values.day1Collection),
  weekendCollection: integerOrZero(values.weekendCollection),
  totalCollection: integerOrZero(values.totalCollection),
  rank: integerOrZero(values.rank),
});
type Figures = Omit<ReturnType<typeof inputOf>, 'rank'>;
const hasRank = (film: Figures) => hasFigures({ ...film, totalGrossRupees: null });

/** The form that adds a film. Its local draft stays in the browser until the film is added. */
export function AddForm() {
  const { status, entries } = useEntries();
  const byTotalOf = (film: Figures) =>
    status === 'ready' ? rankByTotal({ ...film, id: '', totalGrossRupees: null }, chartFilms(entries)) : null;
  const [isAskingRank, setAskingRank] = useState(false);
  const namesake = useNamesake<BoxOfficeEntry>('Failed to create box office entry. Please try again.');
  /** The name that the server refused. */
  const [refusedName, setRefusedName] = useState('');
  const client = useQueryClient();
  const form = useDeskForm<Values, Omit<NewBoxOfficeEntry, 'changePercent' | 'releaseDate'>>({
    initial: EMPTY,
    schema: newBoxOfficeEntry.omit({ changePercent: true, releaseDate: true }),
    toInput: inputOf,
    draftKey: 'new-film',
    send: async (film) => {
      // Without a rank, the server ranks the film by its total.
      const rank = !hasRank(film) || film.rank === byTotalOf(film) ? undefined : film.rank;
      const body = { ...film, rank, isNamesake: namesake.isConfirmed.current };
      await callStaffApi('/api/box-office', { method: 'POST', body });
      void client.invalidateQueries({ queryKey: entriesKey });
      namesake.forget();
      showToast({ title: 'Success', description: 'Box office entry created successfully.' });
      form.setFocus('movieName');
      return { values: EMPTY, revision: null };
    },
    onFailed: (error) => {
      setRefusedName(form.getValues('movieName'));
      return namesake.onFailed(error);
    },
  });
  const values = form.watch();
  const byTotal = byTotalOf(inputOf(values));
  const isRankContradicted = useRankByTotal({
    rank: values.rank,
    setRank: (rank) => form.setValue('rank', rank),
    byTotal,
    initial: EMPTY.rank,
  });
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (isRankContradicted && (await form.trigger(undefined, { shouldFocus: true }))) setAskingRank(true);
    else await form.submit();
  };
  const chooseRank = (rank: string) => {
    setAskingRank(false);
    form.setValue('rank', rank);
    void form.submit();
  };
  const goBack = () => {
    namesake.forget();
    form.setFocus('movieName');
  };
  const number = (name: Exclude<keyof Values, 'movieName'>, label: string, hint?: string) => (
    <TextField
      key={name}
      label={label}
      onFocus={({ target }) => target.select()}
      {...form.field(name, hint, {
        onBlur: () => {
          const number = integerOrZero(form.getValues(name));
          if (!Number.isNaN(number)) form.setValue(name, String(number), { shouldDirty: true });
        },
      })}
      slotProps={{ htmlInput: { inputMode: 'numeric' } }}
    />
  );
  return (
    <Grid noValidate onSubmit={(event) => void submit(event)}>
      <TextField label="Movie name" required {...form.field('movieName')} />
      {AMOUNTS.map(([name, label]) => number(name, label, formatRupees(integerOrZero(values[name]))))}
      {number('rank', 'Rank', hasRank(inputOf(values)) ? undefined : 'Unranked until it has figures')}
      <Button type="submit" aria-disabled={form.isSending}>
        {form.isSending ? 'Adding…' : 'Add film'}
      </Button>
      {isAskingRank && byTotal !== null && (
        <RankDialog
          movieName={values.movieName}
          rank={values.rank}
          byTotal={byTotal}
          onChoose={chooseRank}
          onClose={() => setAskingRank(false)}
        />
      )}
      {namesake.existing !== null && refusedName === values.movieName && (
        <Alert severity="warning" sx={{ gridColumn: '1 / -1' }}>
          A film with this name is already in the box office:{' '}
          <TextLink to={deskPaths.film(namesake.existing.id)} style={{ textDecoration: 'underline' }}>
            {titleOf(namesake.existing)}
          </TextLink>
          . Is yours a different film?
          <Line style={{ marginTop: 12 }}>
            <Button onClick={() => void namesake.createAnyway(form.submit)} aria-disabled={form.isSending}>
              Add anyway
            </Button>
            <Button variant="outlined" onClick={goBack}>
              Back
            </Button>
          </Line>
        </Alert>
      )}
    </Grid>
  );
}

const titleOf = ({ movieName, releaseDate }: BoxOfficeEntry): string =>
  releaseDate === null ? movieName : `${movieName} (${releaseDate.slice(0, 4)})`;
