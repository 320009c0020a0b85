import { useState } from 'react';
import { SETTLEMENT_SOURCE } from '@first-show/domain/core/limits';
import { newSettlement, type AdminPrediction } from '@first-show/domain/predictions/prediction-desk.schema';
import { callStaffApi } from '../../lib/desk/staff-api.ts';
import { currentOf, useDeskForm } from '../../lib/desk/use-desk-form.ts';
import { BallotOptions } from '../../ui/ballot.tsx';
import { FormDialog } from '../../ui/desk/form-dialog.tsx';
import { FormField, TextInput } from '../../ui/form/form-field.tsx';

type Values = { optionIndex: number | null; source: string };

/** Says how a prediction came out, and by which source. Readers see both. */
export function SettleDialog({
  prediction,
  onSettled,
  onChanged,
  onClose,
}: {
  prediction: AdminPrediction;
  onSettled: (prediction: AdminPrediction) => void;
  onChanged: (prediction: AdminPrediction) => void;
  onClose: () => void;
}) {
  const { form, values, set, messages, problem, isSending, isRestored, discard, submit } = useDeskForm<Values, { optionIndex: number; source: string }>({
    initial: { optionIndex: null, source: '' },
    schema: newSettlement,
    draftKey: `settle:${prediction.id}:${prediction.revision}`,
    toInput: ({ optionIndex, source }) => ({ optionIndex: optionIndex ?? undefined, source }),
  });
  const [base, setBase] = useState(prediction);
  const settle = async () => {
    const isDone = await submit(async (body) => {
      try {
        const path = `/api/admin/predictions/${prediction.id}/settle`;
        onSettled(await callStaffApi<AdminPrediction>(path, { method: 'POST', body: { ...body, revision: base.revision } }));
      } catch (error) {
        const current = currentOf<AdminPrediction>(error);
        if (current !== null) {
          onChanged(current);
          setBase(current);
        }
        throw error;
      }
    });
    if (isDone) onClose();
  };
  return (
    <FormDialog
      title="Settle prediction"
      formRef={form}
      submitLabel="Settle"
      isSending={isSending}
      problem={problem ?? messages.optionIndex ?? null}
      isRestored={isRestored}
      onDiscard={discard}
      onSubmit={() => void settle()}
      onClose={onClose}
    >
      <p style={{ margin: 0 }}>
        <strong>{prediction.title}</strong>
        <br />
        How did it come out? {prediction.closed ? '' : 'Settling also ends it now. '}It can be undone.
      </p>
      <BallotOptions
        key={isRestored ? 'restored' : 'fresh'}
        name="optionIndex"
        legend="How it came out"
        options={base.options}
        selected={values.optionIndex}
        isDisabled={false}
        onSelect={(optionIndex) => set({ optionIndex })}
      />
      <FormField id="settle-source" label="Source" isRequired error={messages.source} hint="A name, or the address of a page. Readers see it.">
        {(control) => <TextInput {...control} name="source" value={values.source} maxLength={SETTLEMENT_SOURCE.max} autoComplete="off" onChange={(event) => set({ source: event.target.value })} />}
      </FormField>
    </FormDialog>
  );
}
