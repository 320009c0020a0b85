import FormControlLabel from '@mui/material/FormControlLabel';
import FormHelperText from '@mui/material/FormHelperText';
import Switch, { type SwitchProps } from '@mui/material/Switch';
import { useId } from 'react';

/** A switch with its label, and a hint below. */
export function SwitchWithHint({ label, hint, ...props }: SwitchProps & { label: string; hint?: string }) {
  const hintId = useId();
  return (
    <div>
      <FormControlLabel
        label={label}
        control={<Switch {...props} slotProps={{ input: { 'aria-describedby': hint && hintId } }} />}
      />
      {hint !== undefined && (
        <FormHelperText id={hintId} sx={{ mt: -1.5, ml: 15.5 }}>
          {hint}
        </FormHelperText>
      )}
    </div>
  );
}
