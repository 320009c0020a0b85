import type { contactCategories } from '@first-show/domain/contact/contact.schema';
import { useId } from 'react';
import { useForm } from 'react-hook-form';
import { callApi } from '../../shared/lib/call-api.ts';
import { failureText } from '../../shared/lib/failure-text.ts';
import { lazyZodResolver } from '../../shared/lib/form/lazy-zod-resolver.ts';
import { useDraft } from '../../shared/lib/form/use-draft.ts';
import { AlertBox } from '../../shared/ui/alert-box.tsx';
import { FormField, SelectInput, TextArea, TextInput } from '../../shared/ui/form/form-field.tsx';
import { SubmitButton } from '../../shared/ui/form/submit-button.tsx';
import { useSubmission } from '../../shared/ui/form/use-submission.ts';
import { WithoutScript } from '../../shared/ui/page/without-script.tsx';
import { styled } from '../../shared/ui/styled.ts';

const Slab = styled('div')(({ theme }) => ({
  backgroundColor: 'var(--fs-palette-background-paper)',
  padding: '28px 16px',
  marginInline: -16,
  [theme.breakpoints.up('sm')]: { padding: 32, marginInline: 0 },
}));
const MessageArea = styled(TextArea)({ '@media (min-width:1000px)': { minHeight: 384 } });
const Grid = styled('form')(({ theme }) => ({
  display: 'grid',
  gap: 20,
  [theme.breakpoints.up('sm')]: { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)', columnGap: 16 },
  '& > [data-wide]': { gridColumn: '1 / -1' },
}));

const DRAFT_NAMES = ['name', 'email', 'subject', 'message'] as const;

const categoryLabels: Record<(typeof contactCategories)[number], string> = {
  general: 'General',
  feedback: 'Feedback',
  partnership: 'Partnership',
  press: 'Press',
  technical: 'Technical',
};

const SENT = {
  title: 'Message Sent!',
  description: "Thank you for contacting us. We'll get back to you within 24 hours.",
};
const message = lazyZodResolver(() =>
  import('@first-show/domain/contact/contact.schema').then((module) => module.newMessage),
);
const FAILED = 'Your message was not sent. Please try again.';

/**
 * The form for a message to the editors. It reports success only after the server has accepted the
 * message. `email` is shown where scripts are disabled. Loaded by `lazyForm`.
 */
export function ContactForm({ email }: { email: string }) {
  const id = useId();
  const form = useForm({
    resolver: message.resolver,
    mode: 'onTouched',
    defaultValues: { name: '', email: '', category: 'general' as const, subject: '', message: '' },
  });
  const { register } = form;
  const { errors, isSubmitting } = form.formState;
  useDraft(form, { key: 'contact', names: DRAFT_NAMES });
  const { answer, formProps } = useSubmission(form, {
    kind: 'contact',
    failureText: (error) => failureText(error, FAILED),
    send: (body, { keyFor, formTicket }) =>
      callApi('/api/contact', { method: 'POST', body, idempotencyKey: keyFor(body), formTicket }),
    onSuccess: () => SENT,
  });

  return (
    <Slab>
      <Grid {...formProps} onFocus={message.preload}>
        <FormField id={`${id}-name`} label="Name" isRequired error={errors.name?.message}>
          {(props) => <TextInput {...props} {...register('name')} autoComplete="name" />}
        </FormField>
        <FormField id={`${id}-email`} label="Email" isRequired error={errors.email?.message}>
          {(props) => <TextInput {...props} {...register('email')} type="email" autoComplete="email" />}
        </FormField>
        <FormField id={`${id}-category`} label="Category" isRequired error={errors.category?.message}>
          {(props) => (
            <SelectInput {...props} {...register('category')}>
              {Object.entries(categoryLabels).map(([value, label]) => (
                <option key={value} value={value}>
                  {label}
                </option>
              ))}
            </SelectInput>
          )}
        </FormField>
        <FormField id={`${id}-subject`} label="Subject" isRequired error={errors.subject?.message}>
          {(props) => <TextInput {...props} {...register('subject')} autoComplete="off" />}
        </FormField>
        <div data-wide="">
          <FormField id={`${id}-message`} label="Message" isRequired error={errors.message?.message}>
            {(props) => <MessageArea {...props} {...register('message')} rows={7} />}
          </FormField>
        </div>
        <div data-wide="">
          <SubmitButton
            isSending={isSubmitting}
            sx={{ minWidth: { xs: '100%', sm: 220 }, '@media (scripting: none)': { display: 'none' } }}
          >
            {isSubmitting ? 'Sending...' : 'Send Message'}
          </SubmitButton>
        </div>
        {answer !== null && (
          <div data-wide="">
            <AlertBox tone={answer.isError ? 'error' : 'info'}>{answer.text}</AlertBox>
          </div>
        )}
        <WithoutScript data-wide="">
          The form needs JavaScript. Write to <a href={`mailto:${email}`}>{email}</a> instead.
        </WithoutScript>
      </Grid>
    </Slab>
  );
}
