/** Describes the newsletter, in the same words beside each of its forms. */
export const NEWSLETTER_PROMISE = 'One letter every morning: new stories and the numbers. Unsubscribe any time.';
