export const MEDIA_PATH = '/api/admin/media';
/** Key prefix of all picture lists. A change invalidates all of them. */
export const MEDIA_KEY = ['media'] as const;
