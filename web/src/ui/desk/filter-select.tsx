import { SelectField } from './select-field.tsx';

type Props<Value extends string> = {
  label: string;
  value: Value;
  onChange: (value: Value) => void;
  options: readonly (readonly [value: Value, label: string])[];
};

/** A select field for a `FilterRow`. */
export function FilterSelect<Value extends string>({ label, value, onChange, options }: Props<Value>) {
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
