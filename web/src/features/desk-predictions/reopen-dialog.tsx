import TextField from '@mui/material/TextField';
import { newEnd, type AdminPrediction } from '@first-show/domain/predictions/prediction-desk.schema';
import { isoOfIndianInput } from '../../lib/desk/india-time.ts';
import { callStaffApi } from '../../lib/desk/staff-api.ts';
import { type ItemFormProps, useDeskForm } from '../../lib/desk/use-desk-form.ts';
import { FormDialog } from '../../ui/desk/form-dialog.tsx';

type Props = Omit<ItemFormProps<AdminPrediction>, 'onChanged'> & { item: AdminPrediction };

/** Reopens a prediction that has ended, with another end date. */
export function ReopenDialog({ item: prediction, onSaved, onClose }: Props) {
  const form = useDeskForm<{ endsAt: string }, { endsAt: string }>({
    initial: { endsAt: '' },
    schema: newEnd,
    draftKey: `reopen:${prediction.id}`,
    revision: prediction.revision,
    toInput: ({ endsAt }) => ({ endsAt: isoOfIndianInput(endsAt) ?? '' }),
    send: async (body) =>
      onSaved(
        await callStaffApi<AdminPrediction>(`/api/admin/predictions/${prediction.id}/reopen`, { method: 'POST', body }),
      ),
    onSent: onClose,
  });
  return (
    <FormDialog title="Reopen prediction" form={form} submitLabel="Reopen" onClose={onClose}>
      <strong>{prediction.title}</strong>
      <TextField label="Ends (India time)" type="datetime-local" required {...form.field('endsAt')} />
    </FormDialog>
  );
}
