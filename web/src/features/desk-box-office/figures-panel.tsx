import TextField from '@mui/material/TextField';
import { VERDICT_SCALE } from '@first-show/domain/box-office/figures';
import { differs, suggestFigures } from '@first-show/domain/box-office/suggest';
import type { BoxOfficeEntry, BoxOfficeFilm } from '@first-show/domain/box-office/box-office.schema';
import { useMemo } from 'react';
import { Button } from '../../ui/controls/button.tsx';
import { Panel } from '../../ui/desk/panel.tsx';
import { SelectField } from '../../ui/desk/select-field.tsx';
import { FieldGrid } from '../../ui/desk/stack.ts';
import { fieldText } from './film-values.ts';
import { amountText, plainAmount } from './parse-amount.ts';
import { SuggestionNote } from './suggestion-note.tsx';
import type { FilmForm } from './use-film-form.ts';

const AMOUNTS = [
  ['day1Collection', 'Day 1 nett'],
  ['weekendCollection', 'Weekend nett'],
  ['totalCollection', 'Total nett'],
  ['totalGrossRupees', 'Total gross'],
  ['budgetRupees', 'Budget'],
] as const;

const VERDICTS = [['', 'None'] as const, ...VERDICT_SCALE.map(({ verdict, label }) => [verdict, label] as const)];

type Props = { form: FilmForm; draft: BoxOfficeFilm; isRankPinned: boolean; entries: readonly BoxOfficeEntry[] };

/** The film's figures, each with the value that its days suggest. `draft`: the film as typed. */
export function FiguresPanel({ form, draft, isRankPinned, entries }: Props) {
  const { field, set, getValues, values } = form;
  const suggestions = useMemo(
    () =>
      new Map(
        suggestFigures(draft, entries)
          // Wait for the other films: without them every film would be ranked first.
          .filter((one) => one.field !== 'rank' || entries.length > 0)
          .map((one) => [one.field, one]),
      ),
    [draft, entries],
  );
  const differing = [...suggestions.values()].filter(differs);
  const use = ({ field: name, suggested }: (typeof differing)[number]) =>
    set(name, fieldText(name, suggested as never));
  const note = (name: string) => {
    const suggestion = differing.find((one) => one.field === name);
    if (suggestion === undefined) return null;
    // The add form leaves a zero, and an unpinned rank may be out of date.
    const isSet = name === 'rank' ? isRankPinned : suggestion.current !== null && suggestion.current !== 0;
    return <SuggestionNote suggestion={suggestion} isSet={isSet} onUse={() => use(suggestion)} />;
  };
  return (
    <Panel
      title="Figures"
      actions={
        differing.length > 1 && (
          <Button variant="outlined" onClick={() => differing.forEach(use)}>
            Use all {differing.length} suggestions
          </Button>
        )
      }
    >
      <FieldGrid>
        {AMOUNTS.map(([name, label]) => (
          <div key={name}>
            <TextField
              label={label}
              placeholder="Not known"
              {...field(name, amountText(values[name]), { onBlur: () => set(name, plainAmount(getValues(name))) })}
            />
            {note(name)}
          </div>
        ))}
        <div>
          <SelectField label="Verdict" options={VERDICTS} {...field('verdict')} />
          {note('verdict')}
        </div>
        <div>
          <TextField
            label="Change in percent"
            {...field('changePercent', 'The latest day compared with the day before')}
          />
          {note('changePercent')}
        </div>
        <div>
          <TextField label="Rank" {...field('rank')} />
          {note('rank')}
        </div>
      </FieldGrid>
    </Panel>
  );
}
