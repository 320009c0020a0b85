import { SelectField } from './select-field.tsx';
import type { ChoiceProps } from './toggle-choice.tsx';

export function FilterSelect<Value extends string>({ label, value, onChange, options }: ChoiceProps<Value>) {
  return (
    <SelectField
      label={label}
      value={value}
      onChange={({ target }) => onChange(target.value as Value)}
      options={options}
      sx={{ flex: '1 1 200px', maxWidth: 320 }}
    />
  );
}
