import { newEnd, type AdminPrediction } from '@first-show/domain/predictions/prediction-desk.schema';
import { isoOfIndianInput } from '../../lib/desk/india-time.ts';
import { callStaffApi } from '../../lib/desk/staff-api.ts';
import { useDeskForm } from '../../lib/desk/use-desk-form.ts';
import { FormDialog } from '../../ui/desk/form-dialog.tsx';
import { FormField, TextInput } from '../../ui/form/form-field.tsx';

/** Opens a prediction again that has ended: with another end. */
export function ReopenDialog({ prediction, onReopened, onClose }: { prediction: AdminPrediction; onReopened: (prediction: AdminPrediction) => void; onClose: () => void }) {
  const { form, values, set, messages, problem, isSending, isRestored, discard, submit } = useDeskForm<{ end: string }, { endsAt: string }>({
    initial: { end: '' },
    schema: newEnd,
    draftKey: `reopen:${prediction.id}`,
    revision: prediction.revision,
    toInput: ({ end }) => ({ endsAt: (isoOfIndianInput(end) ?? '') }),
  });
  const reopen = async () => {
    const isDone = await submit(async (body) => {
      onReopened(await callStaffApi<AdminPrediction>(`/api/admin/predictions/${prediction.id}/reopen`, { method: 'POST', body }));
    });
    if (isDone) onClose();
  };
  return (
    <FormDialog
      title="Reopen prediction"
      formRef={form}
      submitLabel="Reopen"
      isSending={isSending}
      problem={problem}
      isRestored={isRestored}
      onDiscard={discard}
      onSubmit={() => void reopen()}
      onClose={onClose}
    >
      <p style={{ margin: 0 }}>
        <strong>{prediction.title}</strong>
      </p>
      <FormField id="reopen-end" label="Ends (India time)" isRequired error={messages.endsAt}>
        {(control) => <TextInput {...control} type="datetime-local" name="endsAt" value={values.end} onChange={(event) => set({ end: event.target.value })} />}
      </FormField>
    </FormDialog>
  );
}
