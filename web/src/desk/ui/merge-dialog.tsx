import FormControl from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormLabel from '@mui/material/FormLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import type { BoxOfficeDay } from '@first-show/domain/box-office/box-office.schema';
import { formatIndianDate } from '@first-show/domain/core/dates';
import { formatRupeesInFull } from '@first-show/domain/core/money';
import type { DifferingDay } from '@first-show/domain/films/merge.schema';
import { useState } from 'react';
import type { NameOption } from '../lib/name-search.ts';
import { callStaffApi, currentOf } from '../lib/staff-api.ts';
import { Button } from '../../shared/ui/controls/button.tsx';
import { restore } from './delete-with-undo.ts';
import { DeskDialog } from './desk-dialog.tsx';
import { NameSearch } from './name-search.tsx';
import { showUndo } from './show-undo.ts';
import { Line, Stack } from './stack.ts';
import { useBusy } from './use-busy.ts';

type Choice = 'keep' | 'take';
type Item = { id: string; name: string; revision: number };

type Props<Option extends NameOption> = {
  kind: 'film' | 'person';
  duplicate: Item;
  search: (text: string, signal: AbortSignal) => Promise<Option[]>;
  /** Receives the id of the item that stays. */
  onMerged: (keptId: string) => void;
  onUndone: () => void;
  onClose: () => void;
};

const KINDS = {
  film: {
    path: '/api/films',
    moves: 'Its stories, ratings, missing facts and missing figures move',
    stays: ' If both have days of one language or re-release, those of the film that stays are kept.',
  },
  person: { path: '/api/people', moves: 'Its credits, stories and missing facts move', stays: '' },
} as const;

/** Merges an item that is there twice into another one. Asks which figures of a day are right. */
export function MergeDialog<Option extends NameOption>(props: Props<Option>) {
  const { kind, duplicate, search, onMerged, onUndone, onClose } = props;
  const { path, moves, stays } = KINDS[kind];
  const [into, setInto] = useState<Option | null>(null);
  const [revision, setRevision] = useState(duplicate.revision);
  const [days, setDays] = useState<readonly DifferingDay[]>([]);
  const [choices, setChoices] = useState<Record<string, Choice>>({});
  const { isBusy, run } = useBusy();
  const own = `${path}/${encodeURIComponent(duplicate.id)}`;
  const chooseAll = (of: readonly DifferingDay[], choice: Choice) =>
    setChoices(Object.fromEntries(of.map(({ day }) => [String(day), choice])));

  const merge = (kept: Option) =>
    run('Not merged', async () => {
      const body = { into: kept.id, revision, ...(days.length > 0 && { figures: choices }) };
      try {
        await callStaffApi(`${own}/merge`, { method: 'POST', body });
      } catch (error) {
        const current = currentOf<Item>(error);
        if (current !== null) setRevision(current.revision);
        const differing = currentOf<DifferingDay[]>(error, 'differingDays');
        if (differing === null) throw error;
        setDays(differing);
        chooseAll(differing, 'keep');
        return;
      }
      const undo = () => void restore({ path: own, name: duplicate.name }, onUndone);
      showUndo('Merged', `${duplicate.name} is now ${kept.name}.`, undo);
      onMerged(kept.id);
    });

  return (
    <DeskDialog
      title={`Merge ${duplicate.name}`}
      maxWidth="md"
      closeLabel="Cancel"
      onClose={onClose}
      actions={
        into !== null && (
          <Button aria-disabled={isBusy} onClick={() => void merge(into)}>
            {isBusy ? 'Merging…' : 'Merge'}
          </Button>
        )
      }
    >
      <Stack>
        <NameSearch
          label={`The ${kind} that stays`}
          queryKey={`merge-${kind}`}
          search={async (text, signal) => (await search(text, signal)).filter(({ id }) => id !== duplicate.id)}
          onPick={(option) => {
            setInto(option);
            setDays([]);
          }}
        />
        {into !== null && (
          <p role="status">
            {`“${duplicate.name}” goes to the trash. ${moves} to “${into.name}”${into.note && ` (${into.note})`}.${stays} Restoring it from the trash undoes this.`}
          </p>
        )}
        {into !== null && days.length > 0 && (
          <>
            <p role="alert">Both have figures of these days. Which ones are right?</p>
            <Line>
              <Button variant="outlined" onClick={() => chooseAll(days, 'keep')}>
                All of the one that stays
              </Button>
              <Button variant="outlined" onClick={() => chooseAll(days, 'take')}>
                All of the duplicate
              </Button>
            </Line>
            {days.map((one) => (
              <DayChoice
                key={one.day}
                differing={one}
                choice={choices[String(one.day)] ?? 'keep'}
                onChoose={(choice) => setChoices({ ...choices, [String(one.day)]: choice })}
              />
            ))}
          </>
        )}
      </Stack>
    </DeskDialog>
  );
}

type DayProps = { differing: DifferingDay; choice: Choice; onChoose: (choice: Choice) => void };

/** The figures of one day, side by side. */
function DayChoice({ differing: { day, kept, duplicate }, choice, onChoose }: DayProps) {
  return (
    <FormControl component="fieldset">
      <FormLabel component="legend" sx={{ fontWeight: 700 }}>
        {`Day ${day}, ${formatIndianDate(kept.date)}`}
      </FormLabel>
      <RadioGroup
        value={choice}
        onChange={(_event, value) => onChoose(value as Choice)}
        sx={{ display: 'grid', gridTemplateColumns: { sm: '1fr 1fr' } }}
      >
        <FormControlLabel value="keep" control={<Radio />} label={`Stays: ${figuresText(kept)}`} />
        <FormControlLabel value="take" control={<Radio />} label={`Duplicate: ${figuresText(duplicate)}`} />
      </RadioGroup>
    </FormControl>
  );
}

const figuresText = ({ nettRupees, grossRupees, source }: BoxOfficeDay): string =>
  [
    nettRupees === null ? '' : `${formatRupeesInFull(nettRupees)} nett`,
    grossRupees === null ? '' : `${formatRupeesInFull(grossRupees)} gross`,
    source ?? '',
  ]
    .filter((part) => part !== '')
    .join(' · ');
