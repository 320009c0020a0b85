import { styled } from '@mui/material/styles';
import { verdictLabel } from '@first-show/domain/box-office/figures';
import { fieldLabel } from '@first-show/domain/box-office/history';
import type { FilmSuggestion } from '@first-show/domain/box-office/suggest';
import { formatChange, formatRupees, formatRupeesInFull } from '@first-show/domain/core/money';
import { Button } from '../../ui/controls/button.tsx';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';

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

/** '₹64.2 Cr', '#5', 'Super hit'. Amounts that look alike when rounded are shown in full. */
function suggestedText({ field, suggested, current }: FilmSuggestion): string {
  if (field === 'verdict') return verdictLabel(String(suggested));
  if (typeof suggested !== 'number') return '—';
  if (field === 'rank') return `No. ${suggested}`;
  if (field === 'changePercent') return formatChange(suggested);
  return typeof current === 'number' && formatRupees(current) === formatRupees(suggested)
    ? formatRupeesInFull(suggested)
    : formatRupees(suggested);
}

type Props = { suggestion: FilmSuggestion; isSet: boolean; onUse: () => void };

/** The value computed from the days, and a button for it. `isSet`: an editor set another one. */
export function SuggestionNote({ suggestion, isSet, onUse }: Props) {
  return (
    <Note>
      <span>
        <b>
          {isSet && 'Set by hand. '}
          {suggestion.field === 'rank'
            ? `Suggested rank: ${suggestion.suggested}`
            : `Suggested: ${suggestedText(suggestion)}`}
        </b>
        {suggestion.field === 'rank' ? ` ${suggestion.why}` : `. ${suggestion.why}`}
      </span>
      <Button variant="outlined" onClick={onUse}>
        Use
        <VisuallyHidden>
          {' '}
          {suggestedText(suggestion)} as {fieldLabel(suggestion.field)}
        </VisuallyHidden>
      </Button>
    </Note>
  );
}
