import { useEffect, useRef } from 'react';
import { VisuallyHidden } from '../../shared/ui/visually-hidden.tsx';
import { langOf } from '../../shared/ui/lang-of.ts';
import { styled } from '../../shared/ui/styled.ts';

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
          <Label lang={langOf(option)}>{option}</Label>
          {odds?.[index] != null && (
            <Odds>
              <span aria-hidden="true">{`${odds[index]}×`}</span>
              <VisuallyHidden>{`, odds ${odds[index]} to 1`}</VisuallyHidden>
            </Odds>
          )}
        </Option>
      ))}
    </Options>
  );
}
