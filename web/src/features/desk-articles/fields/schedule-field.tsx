import TextField from '@mui/material/TextField';
import { formatIndianTime, indianInputTime, isoOfIndianInput } from '../../../lib/desk/india-time.ts';
import { Button } from '../../../ui/controls/button.tsx';
import { Stack } from '../../../ui/desk/stack.ts';

type Props = { id: string; value: string | null; error?: string; onChange: (iso: string | null) => void };

/** Time of publication in India's time, whatever the device's time zone. `value`: ISO. */
export function ScheduleField({ id, value, error, onChange }: Props) {
  const hint =
    value === null
      ? 'Date and time in India (Asia/Kolkata). It stays a draft until then.'
      : `Will be published on ${formatIndianTime(value)}, India time (Asia/Kolkata)`;
  return (
    <Stack style={{ gap: 8, justifyItems: 'start' }}>
      <TextField
        id={id}
        label="Schedule"
        type="datetime-local"
        value={indianInputTime(value)}
        onChange={(event) => onChange(isoOfIndianInput(event.target.value))}
        error={error !== undefined}
        helperText={error ?? hint}
      />
      {value !== null && (
        <Button variant="outlined" style={{ minHeight: 44 }} onClick={() => onChange(null)}>
          Clear schedule
        </Button>
      )}
    </Stack>
  );
}
