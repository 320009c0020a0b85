import { styled } from '@mui/material/styles';
import { type FormEvent, useRef, useState } from 'react';
import { callApi } from '../../lib/call-api.ts';
import { failureText } from '../../lib/failure-text.ts';
import { Button, ButtonBase } from '../../ui/button.tsx';
import { Dialog } from '../../ui/desk/dialog.tsx';
import { FormField, TextInput } from '../../ui/form/form-field.tsx';

const TextButton = styled(ButtonBase)({ minHeight: 44, fontWeight: 700, textDecoration: 'underline', textUnderlineOffset: 3, justifySelf: 'start' });
const Form = styled('form')({ display: 'grid', gap: 16 });

/** Asks for a mail with a link to a new password. Whether the account exists is not told. */
export function ForgottenPassword() {
  const [isOpen, setOpen] = useState(false);
  const [answer, setAnswer] = useState<{ text: string; isError: boolean } | null>(null);
  const isBusy = useRef(false);
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const account = String(new FormData(event.currentTarget).get('account') ?? '').trim();
    if (isBusy.current) return;
    if (account === '') return setAnswer({ text: 'Please enter your user name or e-mail address', isError: true });
    isBusy.current = true;
    try {
      const { message } = await callApi<{ message: string }>('/api/staff/password-reset', { method: 'POST', body: { account } });
      setAnswer({ text: message, isError: false });
    } catch (error) {
      setAnswer({ text: failureText(error, 'The mail could not be asked for. Please try again.'), isError: true });
    } finally {
      isBusy.current = false;
    }
  };
  const close = () => {
    setOpen(false);
    setAnswer(null);
  };
  return (
    <>
      <TextButton onClick={() => setOpen(true)}>Forgot your password?</TextButton>
      <Dialog isOpen={isOpen} title="A new password" onClose={close} width={460}>
        {answer !== null && !answer.isError ? (
          <p role="status">{answer.text}</p>
        ) : (
          <Form onSubmit={submit} noValidate>
            <FormField id="desk-forgotten" label="User name or e-mail address" error={answer?.text}>
              {(control) => <TextInput {...control} name="account" autoComplete="username" autoCapitalize="none" spellCheck={false} />}
            </FormField>
            <Button type="submit">Send the link</Button>
          </Form>
        )}
      </Dialog>
    </>
  );
}
