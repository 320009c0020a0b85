/**
 * Shown to readers in place of the form if the comments of an article are closed. The API refuses a
 * comment that is sent anyway with the same text.
 */
export const COMMENTS_CLOSED = 'Comments are closed on this article';
