/**
 * Readers see this in place of the form if the comments of an article are closed. The API answers
 * it to a comment that is sent anyway.
 */
export const COMMENTS_CLOSED = 'Comments are closed on this article';
