/** Describes the newsletter, in the same words wherever a reader can subscribe. */
export const NEWSLETTER_PROMISE = 'One letter every morning: new stories and the numbers. Unsubscribe any time.';
