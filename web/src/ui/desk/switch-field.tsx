import { styled } from '@mui/material/styles';
import { useId } from 'react';

const Row = styled('label')({ display: 'flex', alignItems: 'center', gap: 14, minHeight: 44, cursor: 'pointer', '&[data-disabled]': { cursor: 'default', color: 'var(--fs-palette-text-disabled)' } });
const Input = styled('input')({ position: 'absolute', opacity: 0, width: 1, height: 1 });
const Track = styled('span')({
  position: 'relative',
  flex: 'none',
  width: 48,
  height: 28,
  border: '1.5px solid var(--fs-palette-edge)',
  borderRadius: 14,
  backgroundColor: 'var(--fs-palette-background-default)',
  transition: 'background-color 200ms',
  '&::after': {
    content: '""',
    position: 'absolute',
    top: 3.5,
    left: 4,
    width: 18,
    height: 18,
    borderRadius: '50%',
    backgroundColor: 'var(--fs-palette-text-secondary)',
    transition: 'transform 200ms, background-color 200ms',
  },
  'input:checked + &': { backgroundColor: 'var(--fs-palette-primary-main)', borderColor: 'var(--fs-palette-primary-main)' },
  'input:checked + &::after': { transform: 'translateX(19px)', backgroundColor: 'var(--fs-palette-primary-contrastText)' },
  '@media (forced-colors: active)': { '&::after': { forcedColorAdjust: 'none', backgroundColor: 'ButtonText' }, 'input:checked + &::after': { backgroundColor: 'Highlight' } },
  'input:focus-visible + &': { outline: '3px solid var(--fs-palette-focus)', outlineOffset: 3 },
});
const Label = styled('span')({ fontWeight: 700 });
const Hint = styled('span')(({ theme }) => ({ ...theme.typography.meta, display: 'block', color: 'var(--fs-palette-text-disabled)', fontWeight: 500 }));

/** A setting that is on or off. */
export function SwitchField({ label, hint, isOn, onChange, disabled = false }: { label: string; hint?: string; isOn: boolean; onChange: (isOn: boolean) => void; disabled?: boolean }) {
  const id = useId();
  return (
    <Row data-disabled={disabled ? '' : undefined} style={{ position: 'relative' }}>
      <Input
        type="checkbox"
        role="switch"
        checked={isOn}
        disabled={disabled}
        aria-labelledby={`${id}-label`}
        aria-describedby={hint === undefined ? undefined : `${id}-hint`}
        onChange={(event) => onChange(event.target.checked)}
      />
      <Track />
      <span>
        <Label id={`${id}-label`}>{label}</Label>
        {hint !== undefined && <Hint id={`${id}-hint`}>{hint}</Hint>}
      </span>
    </Row>
  );
}
