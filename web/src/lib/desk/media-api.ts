export const MEDIA_PATH = '/api/admin/media';
/**
 * The key of every query for pictures starts with `MEDIA_KEY`. A change of a picture invalidates
 * all of these queries.
 */
export const MEDIA_KEY = ['media'] as const;
