import { LetterLinkForm } from './letter-link-form.tsx';

/** The form that confirms the subscription of the address to which the link was sent. */
export function ConfirmForm() {
  return (
    <LetterLinkForm
      text="Confirm, and the newsletter comes every morning to the address that received this link. You can unsubscribe with a link in every email."
      button="Confirm"
      buttonWhileSending="Confirming..."
      path="/api/newsletter/confirm"
      failed="We could not confirm your subscription. Please try again."
      withoutScript="This page needs JavaScript. Please open the link in a browser where it is switched on."
    />
  );
}
