import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { whenChosen } from './when-chosen.ts';

type Props<Value extends string> = {
  label: string;
  value: Value;
  onChange: (value: Value) => void;
  options: readonly (readonly [value: Value, label: string])[];
};

/** A row of toggle buttons, one of which is selected. */
export function ToggleChoice<Value extends string>({ label, value, onChange, options }: Props<Value>) {
  return (
    <ToggleButtonGroup aria-label={label} value={value} onChange={whenChosen(onChange)}>
      {options.map(([key, name]) => (
        <ToggleButton key={key} value={key}>
          {name}
        </ToggleButton>
      ))}
    </ToggleButtonGroup>
  );
}
