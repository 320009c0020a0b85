/**
 * The message after subscribing. It is the same for known and unknown addresses, so that it does
 * not reveal who subscribes.
 */
export const SUBSCRIBED_TEXT =
  "You've been subscribed to our newsletter. Please confirm with the link in the email we just sent.";
