/**
 * Where the comments of an article were closed: in place of the form, and as the answer to who
 * writes all the same.
 */
export const COMMENTS_CLOSED = 'Comments are closed on this article';
