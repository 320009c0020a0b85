import TextField from '@mui/material/TextField';
import { formatIndianTime, indianInputTime, isoOfIndianInput } from '../../../lib/desk/india-time.ts';
import { Button } from '../../../ui/controls/button.tsx';
import { Stack } from '../../../ui/desk/stack.ts';
import { useArticleField, useEditorForm } from './article-field.tsx';

/** Time of publication in India's time, whatever the device's time zone. The value is ISO. */
export function ScheduleField() {
  const { setValue } = useEditorForm();
  const { id, label, value, error, onChange } = useArticleField('scheduledFor');
  const change = (iso: string | null) => {
    onChange(iso);
    if (iso !== null) setValue('isPublished', false);
  };
  const hint =
    value === null
      ? 'Date and time in India (Asia/Kolkata). It stays a draft until then.'
      : `Will be published on ${formatIndianTime(value)}, India time (Asia/Kolkata)`;
  return (
    <Stack style={{ gap: 8, justifyItems: 'start' }}>
      <TextField
        id={id}
        label={label}
        type="datetime-local"
        value={indianInputTime(value)}
        onChange={(event) => change(isoOfIndianInput(event.target.value))}
        error={error !== undefined}
        helperText={error ?? hint}
      />
      {value !== null && (
        <Button variant="outlined" style={{ minHeight: 44 }} onClick={() => change(null)}>
          Clear schedule
        </Button>
      )}
    </Stack>
  );
}
