import TextField from '@mui/material/TextField';
import { newPoll, type AdminPoll } from '@first-show/domain/polls/poll-desk.schema';
import { saveItem, useDeskForm } from '../../lib/desk/use-desk-form.ts';
import { FormDialog } from '../../ui/desk/form-dialog.tsx';
import { OptionsField } from '../../ui/desk/options-field.tsx';

type Values = { title: string; question: string; options: string[] };
const valuesOf = ({ title, question, options }: AdminPoll): Values => ({ title, question, options });

type Props = {
  poll: AdminPoll | null;
  onSaved: (poll: AdminPoll) => void;
  onChanged: (poll: AdminPoll) => void;
  onClose: () => void;
};

/**
 * Form for a new poll, or for changes to one without votes. `onChanged` receives the server's
 * version after a refused save.
 */
export function PollForm({ poll, onSaved, onChanged, onClose }: Props) {
  const form = useDeskForm<Values, Values, AdminPoll>({
    initial: poll === null ? { title: '', question: '', options: ['', ''] } : valuesOf(poll),
    schema: newPoll,
    draftKey: `poll:${poll?.id ?? 'new'}`,
    revision: poll?.revision,
    shared: {
      item: poll,
      valuesOf,
      onChanged,
      telling: ({ title, question, options }) => [title, question, ...options],
    },
    send: async (body, base) => {
      const saved = await saveItem('/api/admin/polls', base, body);
      if (saved !== null) onSaved(saved);
    },
    onSent: onClose,
  });
  return (
    <FormDialog
      title={poll === null ? 'New poll' : 'Edit poll'}
      form={form}
      submitLabel={poll === null ? 'Open poll' : 'Save changes'}
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
