import { styled } from '@mui/material/styles';
import type { NewMessage } from '@first-show/domain/contact/contact.schema';
import { useId, useRef } from 'react';
import { Button } from '../../ui/button.tsx';
import { callApi } from '../../lib/call-api.ts';
import { failureText } from '../../lib/failure-text.ts';
import { useMounted } from '../../lib/use-mounted.ts';
import { AlertBox } from '../../ui/alert-box.tsx';
import { FormField, SelectInput, TextArea, TextInput, WithoutScript } from '../../ui/form/form-field.tsx';
import { useSubmission } from '../../ui/form/use-submission.ts';

const Slab = styled('div')(({ theme }) => ({
  backgroundColor: 'var(--fs-palette-background-paper)',
  padding: '28px 16px',
  marginInline: -16,
  [theme.breakpoints.up('sm')]: { padding: 32, marginInline: 0 },
}));
const Grid = styled('form')(({ theme }) => ({
  display: 'grid',
  gap: 20,
  [theme.breakpoints.up('sm')]: { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)', columnGap: 16 },
  '& > [data-wide]': { gridColumn: '1 / -1' },
}));

const NAMES = ['name', 'email', 'category', 'subject', 'message'] as const;
const DRAFT_NAMES = ['name', 'email', 'subject', 'message'] as const;

/** The order of the contract; the schema itself comes with the validation. */
const categories = [
  { value: 'general', label: 'General' },
  { value: 'feedback', label: 'Feedback' },
  { value: 'partnership', label: 'Partnership' },
  { value: 'press', label: 'Press' },
  { value: 'technical', label: 'Technical' },
] as const satisfies { value: NewMessage['category']; label: string }[];

const SENT = {
  title: 'Message Sent!',
  description: "Thank you for contacting us. We'll get back to you within 24 hours.",
};
const FAILED = 'Your message was not sent. Please try again.';

/** A message to the house. Success is said only after the server took it. `email` is shown where scripts are off. */
export function ContactForm({ email }: { email: string }) {
  const formRef = useRef<HTMLFormElement>(null);
  const id = useId();
  const isMounted = useMounted();
  const { messages, isSending, answer, onSubmit } = useSubmission<NewMessage>({
    formRef,
    names: NAMES,
    load: loadForm,
    draft: { key: 'contact', names: DRAFT_NAMES },
    failureText: (error) => failureText(error, FAILED),
    async send(body, keyFor) {
      await callApi('/api/contact', { method: 'POST', body, idempotencyKey: keyFor(body) });
      return SENT;
    },
  });

  return (
    <Slab>
      <Grid ref={formRef} noValidate onSubmit={onSubmit}>
        <FormField id={`${id}-name`} label="Name" isRequired error={messages.name}>
          {(control) => <TextInput {...control} name="name" autoComplete="name" />}
        </FormField>
        <FormField id={`${id}-email`} label="Email" isRequired error={messages.email}>
          {(control) => <TextInput {...control} name="email" type="email" autoComplete="email" />}
        </FormField>
        <FormField id={`${id}-category`} label="Category" isRequired error={messages.category}>
          {(control) => (
            <SelectInput {...control} name="category" defaultValue="general">
              {categories.map(({ value, label }) => (
                <option key={value} value={value}>
                  {label}
                </option>
              ))}
            </SelectInput>
          )}
        </FormField>
        <FormField id={`${id}-subject`} label="Subject" isRequired error={messages.subject}>
          {(control) => <TextInput {...control} name="subject" autoComplete="off" />}
        </FormField>
        <div data-wide="">
          <FormField id={`${id}-message`} label="Message" isRequired error={messages.message}>
            {(control) => <TextArea {...control} name="message" rows={7} />}
          </FormField>
        </div>
        <div data-wide="">
          {/* Disabled without script, so that Enter cannot send the fields anywhere in an address. */}
          <Button
            type="submit"
            disabled={!isMounted || isSending}
            sx={{
              minWidth: { xs: '100%', sm: 220 },
              ...(!isMounted && {
                '&.Mui-disabled': { bgcolor: 'primary.main', color: 'primary.contrastText' },
                '@media (scripting: none)': { display: 'none' },
              }),
            }}
          >
            {isSending ? 'Sending...' : 'Send Message'}
          </Button>
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

async function loadForm() {
  const [{ createForm }, { newMessage }] = await Promise.all([
    import('../../lib/form/create-form.ts'),
    import('@first-show/domain/contact/contact.schema'),
  ]);
  return (from: Omit<Parameters<typeof createForm<NewMessage>>[0], 'schema'>) =>
    createForm<NewMessage>({ schema: newMessage as never, ...from });
}
