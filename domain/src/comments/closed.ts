/**
 * Shown in place of the form where the comments of an article were closed, and returned by the API
 * to a request that writes one anyway.
 */
export const COMMENTS_CLOSED = 'Comments are closed on this article';
