import { LetterLinkForm } from './letter-link-form.tsx';

/** The form that confirms the subscription of the address to which the link was sent. */
export function ConfirmForm() {
  return (
    <LetterLinkForm
      text="One press, and the morning letter comes to the address this link was mailed to. Every letter carries a link that ends it."
      button="Confirm"
      buttonWhileSending="Confirming..."
      path="/api/newsletter/confirm"
      failed="We could not confirm your subscription. Please try again."
      withoutScript="This page needs script. Please open the link in a browser that runs it."
    />
  );
}
