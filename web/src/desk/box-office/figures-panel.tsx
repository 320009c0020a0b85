import { styled } from '@mui/material/styles';
import TextField from '@mui/material/TextField';
import { fieldLabel, valueKind } from '@first-show/domain/box-office/history';
import { differs, type FilmSuggestion, rankByTotal, suggestFigures } from '@first-show/domain/box-office/suggest';
import type { BoxOfficeEntry } from '@first-show/domain/box-office/box-office.schema';
import { formatRupees } from '@first-show/domain/core/money';
import { useState, type ReactNode } from 'react';
import { Button } from '../../shared/ui/controls/button.tsx';
import { Panel } from '../ui/panel.tsx';
import { SelectField } from '../ui/select-field.tsx';
import { FieldGrid, Line } from '../ui/stack.ts';
import { VisuallyHidden } from '../../shared/ui/visually-hidden.tsx';
import { changeText } from './change-list.tsx';
import { fieldText, type TextField as FieldName } from './film-values.ts';
import { amountText, plainAmount } from '../lib/parse-amount.ts';
import { VERDICTS } from '../lib/verdicts.ts';
import type { FilmForm } from './use-film.ts';

const Note = styled(Line)(({ theme }) => ({
  ...theme.typography.meta,
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
  'day1Collection',
  'weekendCollection',
  'totalCollection',
  'totalGrossRupees',
  'overseasGrossRupees',
  'worldwideGrossRupees',
  'budgetRupees',
] as const;
const CHANGE_HINT = 'The latest day compared with the day before';

type Props = { form: FilmForm; isRankPinned: boolean; entries: readonly BoxOfficeEntry[] };

/** The film's figures, with suggestions from its days, its budget and the other films. */
export function FiguresPanel({ form, isRankPinned, entries }: Props) {
  const { field, set, getValues, values, draft } = form;
  const [now] = useState(() => new Date());
  const suggestions = suggestFigures(draft, { others: entries, now })
    .filter(differs)
    // Suggest no rank until the other films are loaded: without them every film would be first.
    .filter((one) => one.field !== 'rank' || entries.length > 0);
  const use = ({ field: name, suggested }: FilmSuggestion) => set(name, fieldText(name, suggested as never));
  const useAll = () => {
    suggestions.forEach(use);
    const suggested = Object.fromEntries(suggestions.map((one) => [one.field, one.suggested]));
    // The suggested rank is by the total before the suggestions.
    const rank = entries.length === 0 ? null : rankByTotal({ ...draft, ...suggested }, entries);
    if (rank !== null) set('rank', fieldText('rank', rank));
  };
  /** A field, with a note if there is a suggestion for it. */
  const figure = (name: FieldName, input: ReactNode) => {
    const suggestion = suggestions.find((one) => one.field === name);
    return (
      <div key={name}>
        {input}
        {suggestion && (
          <SuggestionNote suggestion={suggestion} isRankPinned={isRankPinned} onUse={() => use(suggestion)} />
        )}
      </div>
    );
  };
  return (
    <Panel
      title="Figures"
      actions={
        suggestions.length > 1 && (
          <Button variant="outlined" onClick={useAll}>
            Use all {suggestions.length} suggestions
          </Button>
        )
      }
    >
      <FieldGrid>
        {AMOUNTS.map((name) =>
          figure(
            name,
            <TextField
              label={fieldLabel(name)}
              placeholder="Not known"
              {...field(name, amountText(values[name]), { onBlur: () => set(name, plainAmount(getValues(name))) })}
            />,
          ),
        )}
        {figure('verdict', <SelectField label="Verdict" options={VERDICTS} {...field('verdict')} />)}
        {figure('changePercent', <TextField label="Change in percent" {...field('changePercent', CHANGE_HINT)} />)}
        {figure('rank', <TextField label="Rank" {...field('rank')} />)}
      </FieldGrid>
    </Panel>
  );
}

/** The suggested value. An amount is rounded, unless it would then equal the current one. */
function suggestedText({ field, suggested, current }: FilmSuggestion): string {
  if (field === 'rank') return `No. ${suggested}`;
  const rounded = formatRupees(Number(suggested));
  const isAlike = typeof current === 'number' && formatRupees(current) === rounded;
  return valueKind(field) === 'rupees' && !isAlike ? rounded : changeText(field, suggested);
}

type NoteProps = { suggestion: FilmSuggestion; isRankPinned: boolean; onUse: () => void };

function SuggestionNote({ suggestion, isRankPinned, onUse }: NoteProps) {
  const { field, current, suggested, why } = suggestion;
  // 0 counts as empty: the add form saves an empty field as 0. A pinned rank was set by hand.
  const isSet = field === 'rank' ? isRankPinned : current !== null && current !== 0;
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
