import { newPoll, type AdminPoll } from '@first-show/domain/polls/poll-desk.schema';
import { POLL_QUESTION, POLL_TITLE } from '@first-show/domain/core/limits';
import { useItemForm } from '../../lib/desk/use-item-form.ts';
import { FormDialog } from '../../ui/desk/form-dialog.tsx';
import { OptionsField } from '../../ui/desk/options-field.tsx';
import { FormField, TextInput } from '../../ui/form/form-field.tsx';

type Values = { title: string; question: string; options: string[] };

/**
 * A new poll, or another text for one on which nobody voted. `onChanged`: what the server has now, also where it refused because somebody
 * voted or another editor was faster.
 */
export function PollForm({ poll, onSaved, onChanged, onClose }: { poll: AdminPoll | null; onSaved: (poll: AdminPoll) => void; onChanged: (poll: AdminPoll) => void; onClose: () => void }) {
  const { form, values, set, messages, problem, isSending, isRestored, discard, save } = useItemForm<Values, Values, AdminPoll>({
    item: poll,
    name: 'poll',
    path: '/api/admin/polls',
    initial: poll === null ? { title: '', question: '', options: ['', ''] } : { title: poll.title, question: poll.question, options: poll.options },
    schema: newPoll,
    telling: ({ title, question, options }) => [title, question, ...options],
    onSaved,
    onChanged,
    onClose,
  });

  return (
    <FormDialog
      title={poll === null ? 'New poll' : 'Edit poll'}
      formRef={form}
      submitLabel={poll === null ? 'Open poll' : 'Save changes'}
      isSending={isSending}
      problem={problem}
      isRestored={isRestored}
      onDiscard={discard}
      onSubmit={() => void save()}
      onClose={onClose}
    >
      <FormField id="poll-title" label="Title" isRequired error={messages.title} hint="Stands on the ticket’s stub: a few words.">
        {(control) => <TextInput {...control} name="title" value={values.title} maxLength={POLL_TITLE.max} autoComplete="off" onChange={(event) => set({ title: event.target.value })} />}
      </FormField>
      <FormField id="poll-question" label="Question" isRequired error={messages.question}>
        {(control) => <TextInput {...control} name="question" value={values.question} maxLength={POLL_QUESTION.max} autoComplete="off" onChange={(event) => set({ question: event.target.value })} />}
      </FormField>
      <OptionsField options={values.options} messages={messages} onChange={(options) => set({ options })} />
    </FormDialog>
  );
}
