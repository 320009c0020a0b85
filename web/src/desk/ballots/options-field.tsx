import FormControl from '@mui/material/FormControl';
import FormHelperText from '@mui/material/FormHelperText';
import FormLabel from '@mui/material/FormLabel';
import TextField, { type TextFieldProps } from '@mui/material/TextField';
import { useRef } from 'react';
import { BALLOT_OPTIONS } from '@first-show/domain/core/limits';
import { Button } from '../../shared/ui/controls/button.tsx';
import { IconButton } from '../../shared/ui/controls/icon-button.tsx';
import { Line, Stack } from '../ui/stack.ts';

type Props = {
  options: readonly string[];
  field: (index: number) => TextFieldProps;
  error: string | undefined;
  lockedReason?: string;
  onChange: (options: string[]) => void;
};

/**
 * The options of a poll or prediction. `field` returns the props of the field at an index.
 * `lockedReason`: why the options cannot be edited; without it they can.
 */
export function OptionsField({ options, field, error, lockedReason, onChange }: Props) {
  const group = useRef<HTMLDivElement>(null);
  const isLocked = lockedReason !== undefined;
  const change = (next: string[], focusAt: number) => {
    onChange(next);
    requestAnimationFrame(() => group.current?.querySelectorAll<HTMLInputElement>('input')[focusAt]?.focus());
  };
  return (
    <FormControl component="fieldset" error={error !== undefined} sx={{ gap: 2.5, minWidth: 0 }}>
      <FormLabel component="legend" sx={{ mb: 1.5, fontSize: '.9375rem', fontWeight: 700 }}>
        Options *
      </FormLabel>
      <Stack ref={group} style={{ gap: 10 }}>
        {options.map((_, index) => (
          <Line key={index} style={{ flexWrap: 'nowrap', alignItems: 'start' }}>
            <TextField
              {...field(index)}
              disabled={isLocked}
              slotProps={{ htmlInput: { 'aria-label': `Option ${index + 1}` } }}
            />
            {!isLocked && options.length > BALLOT_OPTIONS.min && (
              <IconButton
                icon="close"
                label={`Remove option ${index + 1}`}
                onClick={() => change(options.toSpliced(index, 1), Math.max(0, index - 1))}
              />
            )}
          </Line>
        ))}
      </Stack>
      {(error ?? lockedReason) !== undefined && <FormHelperText>{error ?? lockedReason}</FormHelperText>}
      {!isLocked && options.length < BALLOT_OPTIONS.max && (
        <Button
          variant="outlined"
          style={{ justifySelf: 'start', width: 'fit-content' }}
          onClick={() => change([...options, ''], options.length)}
        >
          Add option
        </Button>
      )}
    </FormControl>
  );
}
