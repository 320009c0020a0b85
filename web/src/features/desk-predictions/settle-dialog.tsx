import { useState } from 'react';
import { SETTLEMENT_SOURCE } from '@first-show/domain/core/limits';
import { newSettlement, type AdminPrediction } from '@first-show/domain/predictions/prediction-desk.schema';
import { callStaffApi } from '../../lib/desk/staff-api.ts';
import { currentOf, useDeskForm } from '../../lib/desk/use-desk-form.ts';
import { BallotOptions } from '../../ui/ballot.tsx';
import { FormDialog } from '../../ui/desk/form-dialog.tsx';
import { FormField, TextInput } from '../../ui/form/form-field.tsx';

/** The option by its text: its number may be another's once somebody changed the options. */
type Values = { option: string | null; source: string };

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
  const [base, setBase] = useState(prediction);
  const indexOf = (option: string | null): number | undefined => {
    const index = option === null ? -1 : base.options.indexOf(option);
    return index === -1 ? undefined : index;
  };
  const { form, values, set, messages, problem, isSending, isRestored, discard, submit } = useDeskForm<Values, { optionIndex: number; source: string }>({
    initial: { option: null, source: '' },
    schema: newSettlement,
    draftKey: `settle:${prediction.id}`,
    revision: prediction.revision,
    toInput: ({ option, source }) => ({ optionIndex: indexOf(option), source }),
  });
  const selected = indexOf(values.option) ?? null;
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
      problem={problem ?? (selected === null ? messages.optionIndex : undefined) ?? null}
      isRestored={isRestored}
      onDiscard={discard}
      onSubmit={() => void settle()}
      onClose={onClose}
    >
      <p style={{ margin: 0 }}>
        <strong>{base.title}</strong>
        <br />
        How did it come out? {base.closed ? '' : 'Settling also ends it now. '}It can be undone.
      </p>
      <BallotOptions
        key={isRestored ? 'restored' : 'fresh'}
        name="optionIndex"
        legend="How it came out"
        options={base.options}
        selected={selected}
        isDisabled={false}
        onSelect={(index) => set({ option: base.options[index] ?? null })}
      />
      <FormField id="settle-source" label="Source" isRequired error={messages.source} hint="A name, or the address of a page. Readers see it.">
        {(control) => <TextInput {...control} name="source" value={values.source} maxLength={SETTLEMENT_SOURCE.max} autoComplete="off" onChange={(event) => set({ source: event.target.value })} />}
      </FormField>
    </FormDialog>
  );
}
