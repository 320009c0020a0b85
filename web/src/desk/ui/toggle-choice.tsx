import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';

/** Props of a choice between a few options. */
export type ChoiceProps<Value extends string> = {
  label: string;
  value: Value;
  onChange: (value: Value) => void;
  options: readonly (readonly [value: Value, label: string])[];
};

export function ToggleChoice<Value extends string>({ label, value, onChange, options }: ChoiceProps<Value>) {
  return (
    <ToggleButtonGroup
      aria-label={label}
      value={value}
      // `null`: a click on the selected button.
      onChange={(_event, next: Value | null) => next !== null && onChange(next)}
    >
      {options.map(([key, name]) => (
        <ToggleButton key={key} value={key}>
          {name}
        </ToggleButton>
      ))}
    </ToggleButtonGroup>
  );
}
