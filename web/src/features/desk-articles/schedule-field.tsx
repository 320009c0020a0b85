import { styled } from '@mui/material/styles';
import { Button } from '../../ui/button.tsx';
import { FormField, TextInput } from '../../ui/form/form-field.tsx';
import { formatIndianTime, indianInputTime, isoOfIndianInput } from '../../lib/desk/india-time.ts';

const Row = styled('div')({ display: 'flex', flexWrap: 'wrap', gap: 10, '& > input': { flex: '1 1 220px', minWidth: 0 } });
// The calendar's own button follows the scheme.
const TimeInput = styled(TextInput)({ '[data-theme="dark"] &': { colorScheme: 'dark' } });

/** When the article publishes itself, in India's time whatever the device's clock. `value`: ISO. */
export function ScheduleField({ id, value, error, onChange }: { id: string; value: string | null; error?: string; onChange: (iso: string | null) => void }) {
  const hint = value === null ? 'Date and time in India (Asia/Kolkata). Until then it is a draft to everyone' : `Publishes itself on ${formatIndianTime(value)}, time in India (Asia/Kolkata)`;
  return (
    <FormField id={id} label="Schedule" error={error} hint={hint}>
      {(control) => (
        <Row>
          <TimeInput {...control} type="datetime-local" value={indianInputTime(value)} onChange={(event) => onChange(isoOfIndianInput(event.target.value))} />
          {value !== null && (
            <Button variant="outlined" onClick={() => onChange(null)}>
              Do not schedule
            </Button>
          )}
        </Row>
      )}
    </FormField>
  );
}
