import TextField, { type TextFieldProps } from '@mui/material/TextField';

type Props = TextFieldProps & { options: readonly (readonly [value: string | number, label: string])[] };

export function SelectField({ options, ...props }: Props) {
  return (
    <TextField select {...props}>
      {options.map(([value, label]) => (
        <option key={value} value={value}>
          {label}
        </option>
      ))}
    </TextField>
  );
}
