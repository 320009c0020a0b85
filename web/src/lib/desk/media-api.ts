export const MEDIA_PATH = '/api/admin/media';
/** The key of every query for pictures starts with this. A change invalidates all of them. */
export const MEDIA_KEY = ['media'] as const;
