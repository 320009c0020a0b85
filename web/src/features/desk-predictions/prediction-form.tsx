import { useState } from 'react';
import { PREDICTION_DESCRIPTION_MAX, PREDICTION_TITLE } from '@first-show/domain/core/limits';
import { newPrediction, type AdminPrediction, type NewPrediction } from '@first-show/domain/predictions/prediction-desk.schema';
import type { PredictionCategory } from '@first-show/domain/predictions/prediction.schema';
import { formatIndianTime, indianInputTime, isoOfIndianInput } from '../../lib/desk/india-time.ts';
import { callStaffApi } from '../../lib/desk/staff-api.ts';
import { currentOf, FormProblem, useDeskForm } from '../../lib/desk/use-desk-form.ts';
import { useUnsavedGuard } from '../../lib/desk/use-unsaved-guard.ts';
import { FormDialog } from '../../ui/desk/form-dialog.tsx';
import { OptionsField } from '../../ui/desk/options-field.tsx';
import { FormField, SelectInput, TextArea, TextInput } from '../../ui/form/form-field.tsx';

type Values = { title: string; description: string; category: PredictionCategory; options: string[]; end: string };

export const categoryNames: Record<PredictionCategory, string> = { 'box-office': 'Box office', awards: 'Awards', other: 'Off the Chart' };

/** A new prediction, or changes to one: only its end once somebody has predicted, and that only while it is open. */
export function PredictionForm({
  prediction,
  onSaved,
  onChanged,
  onClose,
}: {
  prediction: AdminPrediction | null;
  onSaved: (prediction: AdminPrediction) => void;
  onChanged: (prediction: AdminPrediction) => void;
  onClose: () => void;
}) {
  const hasVotes = (prediction?.totalVotes ?? 0) > 0;
  const isClosed = prediction?.closed ?? false;
  const { form, values, set, messages, problem, isSending, isDirty, isRestored, discard, submit } = useDeskForm<Values, NewPrediction>({
    initial:
      prediction === null
        ? { title: '', description: '', category: 'box-office', options: ['', ''], end: '' }
        : { title: prediction.title, description: prediction.description, category: prediction.category, options: prediction.options, end: indianInputTime(prediction.endsAt) },
    schema: newPrediction,
    draftKey: `prediction:${prediction === null ? 'new' : `${prediction.id}:${prediction.revision}`}`,
    // The control has no seconds: an end that was not touched must not move by them.
    toInput: ({ end, ...rest }) => ({ ...rest, endsAt: prediction !== null && end === indianInputTime(prediction.endsAt) ? prediction.endsAt : (isoOfIndianInput(end) ?? '') }),
  });
  /** What the next save is based on. */
  const [base, setBase] = useState(prediction);
  useUnsavedGuard(isDirty);
  const fixed = 'Somebody has predicted already: this stays as it is.';

  const save = async () => {
    const isSaved = await submit(async (body) => {
      try {
        onSaved(
          prediction === null
            ? await callStaffApi<AdminPrediction>('/api/admin/predictions', { method: 'POST', body })
            : await callStaffApi<AdminPrediction>(`/api/admin/predictions/${prediction.id}`, { method: 'PATCH', body: { ...body, revision: base?.revision } }),
        );
      } catch (error) {
        const current = currentOf<AdminPrediction>(error);
        if (current === null) throw error;
        onChanged(current);
        if (current.revision === base?.revision) throw error;
        // Somebody else was faster: said once, then what is typed here may replace it.
        setBase(current);
        throw new FormProblem(`Somebody else changed it meanwhile. It now says: ${[current.title, ...current.options, `ends ${formatIndianTime(current.endsAt)}`].join(' · ')}. Save again to replace that with yours.`);
      }
    });
    if (isSaved) onClose();
  };

  return (
    <FormDialog
      title={prediction === null ? 'New prediction' : 'Edit prediction'}
      formRef={form}
      submitLabel={prediction === null ? 'Open prediction' : 'Save changes'}
      isSending={isSending}
      problem={problem}
      isRestored={isRestored}
      onDiscard={discard}
      onSubmit={() => void save()}
      onClose={onClose}
    >
      <FormField id="prediction-title" label="Title" isRequired error={messages.title} hint={hasVotes ? fixed : undefined}>
        {(control) => <TextInput {...control} name="title" value={values.title} maxLength={PREDICTION_TITLE.max} disabled={hasVotes} autoComplete="off" onChange={(event) => set({ title: event.target.value })} />}
      </FormField>
      <FormField id="prediction-description" label="Description" error={messages.description} count={`${values.description.length} / ${PREDICTION_DESCRIPTION_MAX}`}>
        {(control) => <TextArea {...control} name="description" value={values.description} maxLength={PREDICTION_DESCRIPTION_MAX} disabled={hasVotes} onChange={(event) => set({ description: event.target.value })} />}
      </FormField>
      <FormField id="prediction-category" label="Category" isRequired error={messages.category}>
        {(control) => (
          <SelectInput {...control} name="category" value={values.category} disabled={hasVotes} onChange={(event) => set({ category: event.target.value as PredictionCategory })}>
            {Object.entries(categoryNames).map(([value, name]) => (
              <option key={value} value={value}>
                {name}
              </option>
            ))}
          </SelectInput>
        )}
      </FormField>
      <OptionsField options={values.options} messages={messages} isFixed={hasVotes} fixedReason={fixed} onChange={(options) => set({ options })} />
      <FormField id="prediction-end" label="Ends (India time)" isRequired error={messages.endsAt} hint={isClosed ? 'It has ended. Reopen it to give it another end.' : undefined}>
        {(control) => <TextInput {...control} type="datetime-local" name="endsAt" value={values.end} disabled={isClosed} onChange={(event) => set({ end: event.target.value })} />}
      </FormField>
    </FormDialog>
  );
}
