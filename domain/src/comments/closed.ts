/**
 * Shown to readers in place of the form if the comments of an article are closed. It is also the
 * message with which the API refuses a comment.
 */
export const COMMENTS_CLOSED = 'Comments are closed on this article';
