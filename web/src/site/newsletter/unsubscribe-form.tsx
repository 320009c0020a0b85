import { LetterLinkForm } from './letter-link-form.tsx';

/** The form that unsubscribes the address to which the link was sent. */
export function UnsubscribeForm() {
  return (
    <LetterLinkForm
      text="We will stop sending emails to this address. You can come back any morning."
      button="Unsubscribe"
      buttonWhileSending="Unsubscribing..."
      path="/api/newsletter/one-click"
      failed="We could not unsubscribe you. Please try again."
      withoutScript="This page needs JavaScript. The unsubscribe button of your email app works without it."
    />
  );
}
