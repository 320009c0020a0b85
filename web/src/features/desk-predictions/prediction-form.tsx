import { PREDICTION_DESCRIPTION_MAX, PREDICTION_TITLE } from '@first-show/domain/core/limits';
import { newPrediction, type AdminPrediction, type NewPrediction } from '@first-show/domain/predictions/prediction-desk.schema';
import type { PredictionCategory } from '@first-show/domain/predictions/prediction.schema';
import { formatIndianTime, indianInputTime, isoOfIndianInput } from '../../lib/desk/india-time.ts';
import { useItemForm } from '../../lib/desk/use-item-form.ts';
import { FormDialog } from '../../ui/desk/form-dialog.tsx';
import { OptionsField } from '../../ui/desk/options-field.tsx';
import { FormField, SelectInput, TextArea, TextInput } from '../../ui/form/form-field.tsx';

type Values = { title: string; description: string; category: PredictionCategory; options: string[]; end: string };

const valuesOf = ({ title, description, category, options, endsAt }: AdminPrediction): Values => ({ title, description, category, options, end: indianInputTime(endsAt) });

export const categoryNames: Record<PredictionCategory, string> = { 'box-office': 'Box office', awards: 'Awards', other: 'Other' };

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
  const { form, values, set, messages, problem, isSending, isRestored, discard, save } = useItemForm<Values, NewPrediction, AdminPrediction>({
    item: prediction,
    name: 'prediction',
    path: '/api/admin/predictions',
    initial: prediction === null ? { title: '', description: '', category: 'box-office', options: ['', ''], end: '' } : valuesOf(prediction),
    valuesOf,
    labels: { end: 'Ends' },
    schema: newPrediction,
    // The control has no seconds: an end that was not touched must not move by them.
    toInput: ({ end, ...rest }, base) => ({ ...rest, endsAt: base !== null && end === indianInputTime(base.endsAt) ? base.endsAt : (isoOfIndianInput(end) ?? '') }),
    telling: ({ title, options, endsAt }) => [title, ...options, `ends ${formatIndianTime(endsAt)}`],
    onSaved,
    onChanged,
    onClose,
  });
  const fixed = 'Somebody has predicted already: this stays as it is.';

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
