import { styled } from '@mui/material/styles';
import { useEffect, useRef } from 'react';
import { Icon } from '../../shared/ui/art/icon.tsx';
import { PaintedBar } from '../../shared/ui/figures/painted-bar.tsx';
import { langOf } from '../../shared/ui/lang-of.ts';

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
const Label = styled('span')({ flex: 1, minWidth: 0, overflowWrap: 'anywhere' });
const Mark = styled('span')({
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

type Result = { text: string; percentage: number; note: string; isOwn: boolean; isOutcome: boolean };

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
  results: readonly Result[];
  takesFocus: boolean;
}) {
  const list = useRef<HTMLUListElement>(null);
  useEffect(() => {
    if (takesFocus) list.current?.focus({ preventScroll: true });
  }, [takesFocus]);
  return (
    <Results ref={list} role="list" aria-label={label} tabIndex={-1} sx={{ '&:focus': { outline: 'none' } }}>
      {results.map(({ text, percentage, note, isOwn, isOutcome }, index) => (
        <li key={`${index}-${text}`}>
          <Top>
            <Label>
              <span lang={langOf(text)}>{text}</span>
              {isOwn && (
                <Mark>
                  <Icon name="check" size={14} />
                  {ownLabel}
                </Mark>
              )}
              {isOutcome && (
                <Mark sx={{ color: 'success.main' }}>
                  <Icon name="star" size={14} />
                  Outcome
                </Mark>
              )}
            </Label>
            <Percent>{`${percentage}%`}</Percent>
          </Top>
          <PaintedBar percent={percentage} isHighlighted={isOwn} />
          <Votes>{note}</Votes>
        </li>
      ))}
    </Results>
  );
}
