import { useState } from 'react';
import { newPoll, type AdminPoll } from '@first-show/domain/polls/poll-desk.schema';
import { POLL_QUESTION, POLL_TITLE } from '@first-show/domain/core/limits';
import { callStaffApi } from '../../lib/desk/staff-api.ts';
import { currentOf, FormProblem, useDeskForm } from '../../lib/desk/use-desk-form.ts';
import { useUnsavedGuard } from '../../lib/desk/use-unsaved-guard.ts';
import { FormDialog } from '../../ui/desk/form-dialog.tsx';
import { OptionsField } from '../../ui/desk/options-field.tsx';
import { FormField, TextInput } from '../../ui/form/form-field.tsx';

type Values = { title: string; question: string; options: string[] };

/**
 * A new poll, or another text for one on which nobody voted. `onChanged`: what the server has now, also where it refused because somebody
 * voted or another editor was faster.
 */
export function PollForm({ poll, onSaved, onChanged, onClose }: { poll: AdminPoll | null; onSaved: (poll: AdminPoll) => void; onChanged: (poll: AdminPoll) => void; onClose: () => void }) {
  const { form, values, set, messages, problem, isSending, isDirty, isRestored, discard, submit } = useDeskForm<Values, Values>({
    initial: poll === null ? { title: '', question: '', options: ['', ''] } : { title: poll.title, question: poll.question, options: poll.options },
    schema: newPoll,
    draftKey: `poll:${poll === null ? 'new' : `${poll.id}:${poll.revision}`}`,
  });
  /** What the next save is based on. */
  const [base, setBase] = useState(poll);
  useUnsavedGuard(isDirty);

  const save = async () => {
    const isSaved = await submit(async (body) => {
      try {
        onSaved(
          poll === null
            ? await callStaffApi<AdminPoll>('/api/admin/polls', { method: 'POST', body })
            : await callStaffApi<AdminPoll>(`/api/admin/polls/${poll.id}`, { method: 'PATCH', body: { ...body, revision: base?.revision } }),
        );
      } catch (error) {
        const current = currentOf<AdminPoll>(error);
        if (current === null) throw error;
        onChanged(current);
        if (current.revision === base?.revision) throw error;
        // Somebody else was faster: said once, then what is typed here may replace it.
        setBase(current);
        throw new FormProblem(`Somebody else changed it meanwhile. It now says: ${[current.title, current.question, ...current.options].join(' · ')}. Save again to replace that with yours.`);
      }
    });
    if (isSaved) onClose();
  };

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
