import { paths } from '@first-show/domain/core/paths';
import { SUBSCRIBED_TEXT } from '@first-show/domain/newsletter/subscribed-text';
import type { FormEvent } from 'react';
import { useForm } from 'react-hook-form';
import { ApiError, callApi } from '../../shared/lib/call-api.ts';
import { failureText } from '../../shared/lib/failure-text.ts';
import { lazyZodResolver } from '../../shared/lib/form/lazy-zod-resolver.ts';
import { TextInput } from '../../shared/ui/form/form-field.tsx';
import { SubmitButton } from '../../shared/ui/form/submit-button.tsx';
import { useSubmission } from '../../shared/ui/form/use-submission.ts';
import { VisuallyHidden } from '../../shared/ui/visually-hidden.tsx';
import { WithoutScript } from '../../shared/ui/page/without-script.tsx';
import { styled } from '../../shared/ui/styled.ts';

const Form = styled('form')({
  display: 'grid',
  gap: 8,
  position: 'relative',
  '& > label': { position: 'absolute' },
  '@media (scripting: none)': { display: 'none' },
  // The newsletter's ticket has the same colours in both schemes.
  '&[data-tone="ticket"] input': {
    backgroundColor: '#FFF3D6',
    color: '#2A0B14',
    borderColor: '#7E4A00',
    '&::placeholder': { color: '#6B4030' },
    '&:hover': { borderColor: '#2A0B14' },
    '&[aria-invalid="true"]': { borderColor: '#A3160F' },
  },
  '&[data-tone="ticket"] button': {
    backgroundColor: '#2A0B14',
    color: '#FFD98A',
    '&:hover': { backgroundColor: '#3D1222' },
    '&.Mui-disabled': { backgroundColor: '#5A3036', color: '#FFE6B8' },
  },
  '&[data-tone="ticket"] :focus-visible': { outlineColor: '#2A0B14' },
});
const Problem = styled('p')({
  margin: 0,
  fontSize: '.9375rem',
  fontWeight: 600,
  color: 'var(--fs-palette-error-main)',
  '[data-tone="ticket"] &': { color: '#7A0C12' },
});

const email = lazyZodResolver(() =>
  import('@first-show/domain/newsletter/newsletter.schema').then((module) => module.newsletterEmail),
);
const SUBSCRIBED = { title: 'Success!', description: SUBSCRIBED_TEXT };
const FAILED = 'Failed to subscribe. Please try again.';

/**
 * The text of the toast after a failure. The error of an invalid address is shown beside its field,
 * so the toast does not repeat it.
 */
const toastText = (error: unknown): string =>
  error instanceof ApiError && error.status !== 429 ? FAILED : failureText(error, FAILED);

/**
 * An email field and a button. While the field is empty, the button does nothing. `id` is the
 * beginning of the field's id, `tone` the background that the colours must fit. Loaded by
 * `lazyForm`.
 */
export function NewsletterForm({ id, tone }: { id: string; tone: 'ticket' | 'footer' }) {
  const form = useForm({ resolver: email.resolver, mode: 'onTouched', defaultValues: { email: '' } });
  const { getValues, register } = form;
  const { errors, isSubmitting } = form.formState;
  const { formProps } = useSubmission(form, {
    kind: 'newsletter',
    failureText: toastText,
    send: (body, { formTicket }) => callApi('/api/newsletter/subscribe', { method: 'POST', body, formTicket }),
    onSuccess: () => SUBSCRIBED,
  });
  const onSubmit = (event: FormEvent) =>
    getValues('email').trim() === '' ? event.preventDefault() : formProps.onSubmit(event);

  return (
    <>
      <Form data-tone={tone} {...formProps} onFocus={email.preload} onSubmit={onSubmit}>
        <label htmlFor={`${id}-email`}>
          <VisuallyHidden>Newsletter address</VisuallyHidden>
        </label>
        <TextInput
          {...register('email')}
          id={`${id}-email`}
          type="email"
          inputMode="email"
          autoComplete="email"
          placeholder="Enter your email"
          required
          readOnly={isSubmitting}
          aria-invalid={errors.email !== undefined || undefined}
          aria-describedby={errors.email === undefined ? undefined : `${id}-problem`}
        />
        {errors.email !== undefined && (
          <Problem id={`${id}-problem`} role="alert">
            {errors.email.message}
          </Problem>
        )}
        <SubmitButton isSending={isSubmitting}>{isSubmitting ? 'Subscribing...' : 'Subscribe'}</SubmitButton>
      </Form>
      <WithoutScript as="div">
        <a href={`${paths.contact}#newsletter`}>How to subscribe</a>
      </WithoutScript>
    </>
  );
}
