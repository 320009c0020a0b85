import { styled } from '@mui/material/styles';
import TextField from '@mui/material/TextField';
import type { BoxOfficeEntry, BoxOfficeFilm } from '@first-show/domain/box-office/box-office.schema';
import { VERDICT_SCALE, verdictLabel } from '@first-show/domain/box-office/figures';
import { fieldLabel } from '@first-show/domain/box-office/history';
import { differs, type FilmSuggestion, suggestFigures } from '@first-show/domain/box-office/suggest';
import { formatChange, formatRupees, formatRupeesInFull } from '@first-show/domain/core/money';
import { Button } from '../../ui/controls/button.tsx';
import { Panel } from '../../ui/desk/panel.tsx';
import { SelectField } from '../../ui/desk/select-field.tsx';
import { FieldGrid } from '../../ui/desk/stack.ts';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import { fieldText } from './film-values.ts';
import { amountText, plainAmount } from './parse-amount.ts';
import type { FilmForm } from './use-film.ts';

const Note = styled('div')(({ theme }) => ({
  ...theme.typography.meta,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '4px 10px',
  marginTop: 8,
  padding: '6px 6px 6px 12px',
  borderLeft: '3px solid var(--fs-palette-primary-main)',
  backgroundColor: 'var(--fs-palette-raised)',
  '& button': { minHeight: 44, padding: '0 14px' },
  '& > span': { flex: '1 1 130px' },
}));

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
  const suggestions = suggestFigures(draft, entries)
    .filter(differs)
    // Wait for the other films: without them every film would be ranked first.
    .filter((one) => one.field !== 'rank' || entries.length > 0);
  const use = ({ field: name, suggested }: FilmSuggestion) => set(name, fieldText(name, suggested as never));
  const note = (name: string) => {
    const suggestion = suggestions.find((one) => one.field === name);
    if (suggestion === undefined) return null;
    // The add form leaves a zero, and an unpinned rank may be out of date.
    const isSet = name === 'rank' ? isRankPinned : suggestion.current !== null && suggestion.current !== 0;
    return <SuggestionNote suggestion={suggestion} isSet={isSet} onUse={() => use(suggestion)} />;
  };
  return (
    <Panel
      title="Figures"
      actions={
        suggestions.length > 1 && (
          <Button variant="outlined" onClick={() => suggestions.forEach(use)}>
            Use all {suggestions.length} suggestions
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

/** '₹64.2 Cr', 'No. 5', 'Super hit'. Amounts that look alike when rounded are shown in full. */
function suggestedText({ field, suggested, current }: FilmSuggestion): string {
  if (field === 'verdict') return verdictLabel(String(suggested));
  if (typeof suggested !== 'number') return '—';
  if (field === 'rank') return `No. ${suggested}`;
  if (field === 'changePercent') return formatChange(suggested);
  return typeof current === 'number' && formatRupees(current) === formatRupees(suggested)
    ? formatRupeesInFull(suggested)
    : formatRupees(suggested);
}

type NoteProps = { suggestion: FilmSuggestion; isSet: boolean; onUse: () => void };

/** The value computed from the days, and a button for it. `isSet`: an editor set another one. */
function SuggestionNote({ suggestion, isSet, onUse }: NoteProps) {
  const { field, suggested, why } = suggestion;
  const text = suggestedText(suggestion);
  return (
    <Note>
      <span>
        <b>
          {isSet && 'Set by hand. '}
          {field === 'rank' ? `Suggested rank: ${suggested}` : `Suggested: ${text}`}
        </b>
        {field === 'rank' ? ` ${why}` : `. ${why}`}
      </span>
      <Button variant="outlined" onClick={onUse}>
        Use
        <VisuallyHidden>
          {' '}
          {text} as {fieldLabel(field)}
        </VisuallyHidden>
      </Button>
    </Note>
  );
}
