import TextField from '@mui/material/TextField';
import { newPoll, type AdminPoll } from '@first-show/domain/ballots/ballot-desk.schema';
import { type ItemFormProps, useItemForm } from '../lib/use-desk-form.ts';
import { FormDialog } from '../ui/form-dialog.tsx';
import { OptionsField } from './options-field.tsx';

type Values = Pick<AdminPoll, 'title' | 'question' | 'options'>;
const valuesOf = ({ title, question, options }: AdminPoll): Values => ({ title, question, options });

/** The form for a new poll, or for changes to a poll without votes. */
export function PollForm(props: ItemFormProps<AdminPoll>) {
  const { item: poll, onClose } = props;
  const form = useItemForm<Values, Values, AdminPoll>({
    ...props,
    path: '/api/admin/polls',
    draftKey: 'poll',
    initial: poll === null ? { title: '', question: '', options: ['', ''] } : valuesOf(poll),
    schema: newPoll,
    valuesOf,
    summaryOf: ({ title, question, options }) => [title, question, ...options],
  });
  return (
    <FormDialog
      title={poll === null ? 'New poll' : 'Edit poll'}
      form={form}
      submitLabel={poll === null ? 'Create poll' : 'Save changes'}
      onClose={onClose}
    >
      <TextField label="Title" required {...form.field('title', 'Short label shown on the poll card')} />
      <TextField label="Question" required {...form.field('question')} />
      <OptionsField
        options={form.watch('options')}
        field={(index) => form.field(`options.${index}`)}
        error={form.messageAt('options')}
        onChange={(options) => form.setValue('options', options, { shouldDirty: true })}
      />
    </FormDialog>
  );
}
