import { styled } from '@mui/material/styles';
import { isHindi } from '@first-show/domain/core/text';
import { useEffect, useRef } from 'react';
import { Icon } from '../art/icon.tsx';
import { PaintedBar } from '../figures/painted-bar.tsx';
import { VisuallyHidden } from '../visually-hidden.tsx';

const Options = styled('fieldset')({ border: 0, margin: 0, padding: 0, minWidth: 0, display: 'grid', gap: 8 });
const Option = styled('label')({
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  gap: 12,
  minHeight: 50,
  padding: '10px 14px',
  border: '1px solid var(--fs-palette-edge)',
  borderRadius: 4,
  fontSize: '1rem',
  fontWeight: 600,
  lineHeight: 1.3,
  cursor: 'pointer',
  transition: 'background-color 200ms, border-color 200ms',
  '&:hover': { borderColor: 'var(--fs-palette-text-primary)' },
  '&:has(:checked)': { backgroundColor: 'var(--fs-palette-tint)', borderColor: 'var(--fs-palette-primary-main)' },
  '@media (forced-colors: active)': {
    '&:has(:checked)': { borderColor: 'Highlight', borderWidth: 3, padding: '8px 12px' },
  },
  '&:has(:focus-visible)': { outline: '3px solid var(--fs-palette-focus)', outlineOffset: 3 },
  '&:has(:disabled)': { cursor: 'default' },
  '& input': {
    appearance: 'none',
    flex: 'none',
    width: 20,
    height: 20,
    margin: 0,
    borderRadius: '50%',
    border: '2px solid var(--fs-palette-edge)',
    cursor: 'inherit',
    outline: 'none',
  },
  '& input:checked': { border: '7px solid var(--fs-palette-primary-main)' },
});
const Label = styled('span')({ flex: 1, minWidth: 0, overflowWrap: 'anywhere' });
const Odds = styled('span')(({ theme }) => ({
  ...theme.typography.figure,
  fontSize: '1.0625rem',
  color: 'var(--fs-palette-text-disabled)',
}));

/**
 * The options of a poll or prediction, each at least 50 px high. `onSelect` also runs after
 * hydration, for an option that the reader selected before the script loaded. `odds`: a number for
 * each option as text, shown at the right as '2.5×'.
 */
export function BallotOptions({
  name,
  legend,
  options,
  odds,
  selected,
  isDisabled,
  onSelect,
}: {
  name: string;
  legend: string;
  options: readonly string[];
  odds?: readonly (string | null)[];
  selected: number | null;
  isDisabled: boolean;
  onSelect: (index: number) => void;
}) {
  const fieldset = useRef<HTMLFieldSetElement>(null);
  useEffect(() => {
    const chosen = fieldset.current?.querySelector<HTMLInputElement>('input:checked');
    if (chosen) onSelect(Number(chosen.value));
    // eslint-disable-next-line react-hooks/exhaustive-deps -- once, for an option that was checked before hydration
  }, []);
  return (
    <Options ref={fieldset} disabled={isDisabled}>
      <VisuallyHidden as="legend">{legend}</VisuallyHidden>
      {options.map((option, index) => (
        <Option key={`${index}-${option}`}>
          <input
            type="radio"
            name={name}
            value={index}
            defaultChecked={selected === index}
            onChange={() => onSelect(index)}
          />
          <Label lang={isHindi(option) ? 'hi' : undefined}>{option}</Label>
          {odds?.[index] != null && (
            <Odds>
              <span aria-hidden="true">{odds[index]}×</span>
              <VisuallyHidden>, odds {odds[index]} to 1</VisuallyHidden>
            </Odds>
          )}
        </Option>
      ))}
    </Options>
  );
}

const Results = styled('ul')({ listStyle: 'none', margin: 0, padding: 0, display: 'grid', gap: 18 });
const Top = styled('span')({
  display: 'flex',
  alignItems: 'baseline',
  gap: 12,
  marginBottom: 8,
  fontSize: '1rem',
  fontWeight: 600,
  lineHeight: 1.3,
});
const Own = styled('span')({
  color: 'var(--fs-palette-category-celebrities-text)',
  fontSize: '.9375rem',
  whiteSpace: 'nowrap',
  marginLeft: 6,
  '& svg': { marginRight: 3 },
});
const Percent = styled('span')(({ theme }) => ({ ...theme.typography.figure, fontSize: '1.125rem' }));
const Votes = styled('span')(({ theme }) => ({
  ...theme.typography.meta,
  display: 'block',
  marginTop: 4,
  color: 'var(--fs-palette-text-disabled)',
}));

export type BallotResult = { text: string; percentage: number; note: string; isOwn: boolean; mark?: string };

/**
 * Results as bars. The percentage is always shown as text, and the reader's own choice has a tick.
 * `takesFocus`: the list takes the focus, because the reader has just sent a vote.
 */
export function BallotResults({
  label,
  ownLabel,
  results,
  takesFocus,
}: {
  label: string;
  ownLabel: string;
  results: readonly BallotResult[];
  takesFocus: boolean;
}) {
  const list = useRef<HTMLUListElement>(null);
  useEffect(() => {
    if (takesFocus) list.current?.focus({ preventScroll: true });
  }, [takesFocus]);
  return (
    <Results ref={list} role="list" aria-label={label} tabIndex={-1} sx={{ '&:focus': { outline: 'none' } }}>
      {results.map(({ text, percentage, note, isOwn, mark }, index) => (
        <li key={`${index}-${text}`}>
          <Top>
            <Label>
              <span lang={isHindi(text) ? 'hi' : undefined}>{text}</span>
              {isOwn && (
                <Own>
                  <Icon name="check" size={14} />
                  {ownLabel}
                </Own>
              )}
              {mark !== undefined && (
                <Own sx={{ color: 'success.main' }}>
                  <Icon name="star" size={14} />
                  {mark}
                </Own>
              )}
            </Label>
            <Percent>{percentage}%</Percent>
          </Top>
          <PaintedBar percent={percentage} isHighlighted={isOwn} />
          <Votes>{note}</Votes>
        </li>
      ))}
    </Results>
  );
}
