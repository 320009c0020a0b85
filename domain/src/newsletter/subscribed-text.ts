/** What a reader is told after subscribing, whether or not the address was known. */
export const SUBSCRIBED_TEXT =
  "You've been subscribed to our newsletter. Please confirm with the link in the email we just sent.";
