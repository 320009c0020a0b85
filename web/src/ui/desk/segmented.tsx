import { styled } from '@mui/material/styles';
import { useId } from 'react';

const Group = styled('div')({ display: 'inline-flex', flexWrap: 'wrap', border: '1.5px solid var(--fs-palette-edge)', borderRadius: 4, width: 'fit-content' });
const Option = styled('label')({
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: 44,
  padding: '0 16px',
  fontWeight: 700,
  cursor: 'pointer',
  '&:has(:checked)': { backgroundColor: 'var(--fs-palette-primary-main)', color: 'var(--fs-palette-primary-contrastText)' },
  '@media (forced-colors: active)': { '&:has(:checked)': { forcedColorAdjust: 'none', color: 'HighlightText', backgroundColor: 'Highlight' } },
  '&:has(:focus-visible)': { outline: '3px solid var(--fs-palette-focus)', outlineOffset: 3 },
});
const Input = styled('input')({ position: 'absolute', opacity: 0, width: 1, height: 1 });

/** A choice of a few, all of them visible: radio buttons in a row. `label` names the choice for screen readers. */
export function Segmented<Value extends string>({
  label,
  options,
  value,
  onChange,
}: {
  label: string;
  options: readonly { value: Value; label: string }[];
  value: Value;
  onChange: (value: Value) => void;
}) {
  const name = useId();
  return (
    <Group role="radiogroup" aria-label={label}>
      {options.map((option) => (
        <Option key={option.value} style={{ position: 'relative' }}>
          <Input type="radio" name={name} checked={option.value === value} onChange={() => onChange(option.value)} />
          {option.label}
        </Option>
      ))}
    </Group>
  );
}
