import TextField from '@mui/material/TextField';
import { PREDICTION_DESCRIPTION_MAX } from '@first-show/domain/core/limits';
import { newPrediction, type AdminPrediction, type NewPrediction } from '@first-show/domain/ballots/ballot-desk.schema';
import { categoryLabels } from '../../site/ballots/ballot.ts';
import { formatIndianTime, indianInputTime, isoOfIndianInput } from '../lib/india-time.ts';
import { type ItemFormProps, useItemForm } from '../lib/use-desk-form.ts';
import { FormDialog } from '../ui/form-dialog.tsx';
import { OptionsField } from './options-field.tsx';
import { SelectField } from '../ui/select-field.tsx';

/** `endsAt` is the value of the `datetime-local` control, in India's time and without seconds. */
type Values = Pick<AdminPrediction, 'title' | 'description' | 'category' | 'options' | 'endsAt'>;
const blank: Values = { title: '', description: '', category: 'box-office', options: ['', ''], endsAt: '' };

const valuesOf = ({ title, description, category, options, endsAt }: AdminPrediction): Values => ({
  title,
  description,
  category,
  options,
  endsAt: indianInputTime(endsAt),
});

/** Of a prediction with votes, only the end date can change, and only until it is closed. */
export function PredictionForm(props: ItemFormProps<AdminPrediction>) {
  const { item: prediction, onClose } = props;
  const hasVotes = (prediction?.totalVotes ?? 0) > 0;
  const isClosed = prediction?.closed ?? false;
  const form = useItemForm<Values, NewPrediction, AdminPrediction>({
    ...props,
    path: '/api/admin/predictions',
    draftKey: 'prediction',
    initial: prediction === null ? blank : valuesOf(prediction),
    labels: { endsAt: 'Ends' },
    schema: newPrediction,
    // If the editor did not change the end, send the stored time, which may have seconds.
    toInput: ({ endsAt, ...rest }, base) => ({
      ...rest,
      endsAt: base !== null && endsAt === indianInputTime(base.endsAt) ? base.endsAt : (isoOfIndianInput(endsAt) ?? ''),
    }),
    valuesOf,
    summaryOf: ({ title, options, endsAt }) => [title, ...options, `ends ${formatIndianTime(endsAt)}`],
  });
  const locked = hasVotes ? 'Can’t be edited once votes are in' : undefined;

  return (
    <FormDialog
      title={prediction === null ? 'New prediction' : 'Edit prediction'}
      form={form}
      submitLabel={prediction === null ? 'Create prediction' : 'Save changes'}
      onClose={onClose}
    >
      <TextField label="Title" required disabled={hasVotes} {...form.field('title', locked)} />
      <TextField
        label="Description"
        multiline
        minRows={4}
        disabled={hasVotes}
        {...form.field('description', `${form.watch('description').length} / ${PREDICTION_DESCRIPTION_MAX}`)}
      />
      <SelectField
        label="Category"
        required
        disabled={hasVotes}
        options={Object.entries(categoryLabels)}
        {...form.field('category')}
      />
      <OptionsField
        options={form.watch('options')}
        field={(index) => form.field(`options.${index}`)}
        error={form.messageAt('options')}
        lockedReason={locked}
        onChange={(options) => form.setValue('options', options, { shouldDirty: true })}
      />
      <TextField
        label="Ends (India time)"
        type="datetime-local"
        required
        disabled={isClosed}
        {...form.field('endsAt', isClosed ? 'It has ended. Reopen it to change the end date.' : undefined)}
      />
    </FormDialog>
  );
}
