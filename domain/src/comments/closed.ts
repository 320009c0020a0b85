/**
 * The text that readers see in place of the form if the comments of an article are closed. The API
 * refuses a comment with the same message.
 */
export const COMMENTS_CLOSED = 'Comments are closed on this article';
